<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** A family of parts, such as Engine Oil Filters. */
final readonly class PartFamily
{
    public function __construct(public int $id, public string $name, public string $image)
    {
    }

    public function url(): string
    {
        return PartUrls::category($this->id, $this->name);
    }
}
