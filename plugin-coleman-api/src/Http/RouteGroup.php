<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** Calls that one class answers; it and its services are made when one of their paths is asked for. */
final class RouteGroup
{
    /** @var list<Route>|null */
    private ?array $made = null;

    /**
     * @param string $first first pieces of their paths, as a pattern: `cart` or `parts|products`
     * @param \Closure(): list<Route> $make
     */
    public function __construct(private readonly string $first, private readonly \Closure $make)
    {
    }

    /** Whether a path, as WordPress gives it, may be one of theirs. */
    public function mayHave(string $path): bool
    {
        return 1 === preg_match('@^/' . Route::NAMESPACE . '/(' . $this->first . ')(/|$)@i', $path);
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return $this->made ??= ($this->make)();
    }
}
