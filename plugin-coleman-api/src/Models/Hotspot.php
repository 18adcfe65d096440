<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/** Where a number stands in a picture: left, top, width and height in 0–1 of the picture. */
final readonly class Hotspot
{
    public function __construct(public string $ref, public float $x, public float $y, public float $w, public float $h)
    {
    }
}
