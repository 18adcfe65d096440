<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** One call of coleman/v1: who may make it, what it takes, what it gives, and the service behind it. */
final readonly class Route
{
    public const NAMESPACE = 'coleman/v1';

    /**
     * @param non-falsy-string $path after the namespace, `/cart/add`; a named group for a path parameter
     * @param string $request name of a file in schema/requests without its ending; '' takes nothing
     * @param string $answer name of a file in schema/ without its ending, of `results`, or of its items with `[]` behind; '' answers 204, a media type such as image/jpeg a file
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     * @param bool $isSigned whether the caller shows a signature in place of coming from our own pages
     * @param string $limit how often a visitor may write by it, a name in Limits that has a `_network` beside it
     * @param int $fileBytes the longest file that it takes as its body, as it is; 0 for a call of fields
     */
    public function __construct(
        public string $method,
        public string $path,
        public Permission $permission,
        public Caching $caching,
        public string $request,
        public string $answer,
        public \Closure $handler,
        public string $summary,
        public string $limit = 'writes',
        public bool $isSigned = false,
        public int $fileBytes = 0,
    ) {
    }

    public function isWrite(): bool
    {
        return 'GET' !== $this->method;
    }

    public function takes(string $method): bool
    {
        return $method === $this->method || ('HEAD' === $method && 'GET' === $this->method);
    }

    /** Whether it is a call of this path, by whatever method. */
    public function isAt(string $route): bool
    {
        return 1 === preg_match('@^/' . self::NAMESPACE . $this->path . '/?$@i', $route);
    }
}
