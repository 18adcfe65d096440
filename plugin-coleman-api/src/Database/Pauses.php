<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Support\Clock;

/**
 * Servers that kept us waiting, each by a name: a try that took five seconds and came to nothing held a process for so
 * long, and the next one would again. From then on one try a minute is made, by whoever is first, until one ends in
 * time or works.
 *
 * A pause has two Unix times: that of the first slow try, and that of the next try.
 *
 * @phpstan-type Pause array{since: int, next: int}
 */
final readonly class Pauses
{
    private const SLOW_SECONDS = 5.0;
    private const SECONDS = 60;

    /** A next try that is further off was noted by a clock that was wrong: it must not end all tries for ever. */
    private const FAR_SECONDS = 3_600;

    public function __construct(private GuardedOption $option, private Clock $clock)
    {
    }

    /** Whether a try may be made now, as far as this request knows: claim() decides. */
    public function mayTry(string $name): bool
    {
        $pause = self::read($this->option->stored())[$name] ?? null;

        return null === $pause || $this->isDue($pause);
    }

    /** @return list<string> names that may not be tried now, as far as this request knows */
    public function resting(): array
    {
        return array_map(strval(...), array_keys(array_filter(self::read($this->option->stored()), fn (array $pause): bool => !$this->isDue($pause))));
    }

    /**
     * Before a try: of several who wait for the same server one may make it.
     *
     * @throws DatabaseError
     */
    public function claim(string $name): bool
    {
        if (null === $this->since($name)) {
            return true;
        }
        $isOurs = false;
        $this->option->change(function (array $stored) use ($name, &$isOurs): array {
            $pauses = self::read($stored);
            $isOurs = !isset($pauses[$name]) || $this->isDue($pauses[$name]);
            if ($isOurs && isset($pauses[$name])) {
                $pauses[$name]['next'] = $this->now() + self::SECONDS;
            }

            return $pauses;
        });

        return $isOurs;
    }

    /**
     * Notes how a try ended.
     *
     * @param bool $isDone whether it worked
     * @throws DatabaseError
     */
    public function ended(string $name, float $seconds, bool $isDone): void
    {
        $isSlow = !$isDone && $seconds >= self::SLOW_SECONDS;
        if (!$isSlow && null === $this->since($name)) {
            return;
        }
        $this->option->change(function (array $stored) use ($name, $isSlow): array {
            $pauses = self::read($stored);
            if (!$isSlow) {
                unset($pauses[$name]);
            } elseif (!isset($pauses[$name])) {
                $pauses[$name] = ['since' => $this->now(), 'next' => $this->now() + self::SECONDS];
            }

            return $pauses;
        });
    }

    /**
     * The server has become another one, or is needed no longer.
     *
     * @throws DatabaseError
     */
    public function forget(string $name): void
    {
        $this->ended($name, 0.0, true);
    }

    /** Unix time of the first slow try; null where there is no pause. */
    public function since(string $name): ?int
    {
        return self::read($this->option->stored())[$name]['since'] ?? null;
    }

    /** @param Pause $pause */
    private function isDue(array $pause): bool
    {
        return $pause['next'] <= $this->now() || $pause['next'] > $this->now() + self::FAR_SECONDS;
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }

    /**
     * @param array<mixed> $stored
     * @return array<array-key, Pause> by name
     */
    private static function read(array $stored): array
    {
        $pauses = [];
        foreach ($stored as $name => $pause) {
            if (is_array($pause) && is_int($pause['since'] ?? null) && is_int($pause['next'] ?? null)) {
                $pauses[$name] = ['since' => $pause['since'], 'next' => $pause['next']];
            }
        }

        return $pauses;
    }
}
