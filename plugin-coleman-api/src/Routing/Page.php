<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** What a path of ours leads to: the theme's block template, and what it is about. */
final readonly class Page
{
    /**
     * @param string $canonical path of the page, with or without final slash as the route table has it
     * @param bool $cacheable the same for every visitor, so that shared caches may keep it
     * @param object|null $entity what the page shows, for its blocks
     * @param list<array{name: string, path: string}> $trail the pages above this one, the home page left out
     * @param int $status 200, 404 where a page of its own says that nothing is here, or 410 for what was here and is gone for good
     * @param bool $indexed whether search engines may list it; a page that is not cacheable, or not there, never is
     * @param bool $isPaged whether its list goes on by `?after=`
     * @param string $query without which the page is another one, such as the machines compared; no part of the canonical address
     */
    public function __construct(
        public string $name,
        public string $template,
        public string $canonical,
        public string $title,
        public string $description = '',
        public bool $cacheable = true,
        public ?object $entity = null,
        public string $image = '',
        public array $trail = [],
        public int $status = 200,
        private bool $indexed = true,
        public bool $isPaged = false,
        public string $query = '',
    ) {
    }

    /** Whether search engines may list the page. */
    public function isIndexed(): bool
    {
        return $this->indexed && $this->cacheable && 200 === $this->status;
    }

    /** A page with a fixed address, named after its template. */
    public static function fixed(string $name, string $path, string $title, string $description = ''): self
    {
        return new self($name, $name, $path, $title, $description);
    }

    /** A fixed page of one person: never kept by a shared cache, never indexed. */
    public static function personal(string $name, string $path, string $title): self
    {
        return new self($name, $name, $path, $title, cacheable: false);
    }
}
