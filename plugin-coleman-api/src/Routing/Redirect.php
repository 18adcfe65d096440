<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** The path leads elsewhere on this site; the query of the request goes along when `$keepQuery`. */
final readonly class Redirect
{
    public function __construct(public string $path, public int $status = 301, public bool $keepQuery = true)
    {
    }
}
