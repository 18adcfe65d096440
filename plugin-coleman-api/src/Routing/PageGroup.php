<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** Rows of the table of pages that one class has; it and its services are made when one of their paths is asked for. */
final class PageGroup
{
    /** @var list<PageRoute>|null */
    private ?array $made = null;

    /**
     * @param list<string> $first first pieces of their paths: `cart` of `/cart/quote`, '' of the home page
     * @param \Closure(): list<PageRoute> $make
     */
    public function __construct(private readonly array $first, private readonly \Closure $make)
    {
    }

    /** Whether a path below the site's folder may be one of theirs. */
    public function mayHave(string $path): bool
    {
        return in_array(explode('/', $path, 3)[1] ?? '', $this->first, true);
    }

    /** @return list<PageRoute> in the order they are tried */
    public function routes(): array
    {
        return $this->made ??= ($this->make)();
    }
}
