<?php

declare(strict_types=1);

namespace Coleman\Api\Fast;

/**
 * What the constant COLEMAN_FAST_CALLS says: nothing, and the note decides; `false`, and no call is fast; `true`, and all
 * are; or the names of plugins, with commas between, that are in nobody's way whatever they do.
 */
final readonly class FastSwitch
{
    /** @param list<string> $harmless names of plugins, as Strangers gives them */
    private function __construct(public bool $isOff, public bool $isForced, public array $harmless)
    {
    }

    public static function ofSite(): self
    {
        return self::from(defined('COLEMAN_FAST_CALLS') ? constant('COLEMAN_FAST_CALLS') : '');
    }

    public static function from(mixed $value): self
    {
        $names = is_string($value) ? array_filter(array_map('trim', explode(',', $value)), static fn (string $name): bool => '' !== $name) : [];

        return new self(false === $value, true === $value, array_values($names));
    }
}
