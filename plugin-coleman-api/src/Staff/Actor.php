<?php

declare(strict_types=1);

namespace Coleman\Api\Staff;

/** Who did something. */
final readonly class Actor
{
    private function __construct(public string $kind, public int $id = 0)
    {
    }

    public static function customer(int $id): self
    {
        return new self('customer', $id);
    }

    public static function guest(): self
    {
        return new self('guest');
    }

    public static function staff(int $id): self
    {
        return new self('staff', $id);
    }

    public static function system(): self
    {
        return new self('system');
    }

    public static function stored(string $kind, int $id): self
    {
        return new self($kind, $id);
    }
}
