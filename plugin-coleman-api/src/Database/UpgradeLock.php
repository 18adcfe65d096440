<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Support\Clock;

/**
 * Whose turn it is to upgrade the tables: one row of WordPress's options, which is there before our own tables are.
 *
 * Each write replaces exactly the value that was read, so of two takers one wins. The turn ends at an instant that its
 * holder moves on while working; when the holder is killed the next taker has it after that instant.
 *
 * until: seconds since 1970; asked: visitors who asked for an upgrade since somebody had the turn; error: of the last try.
 *
 * @phpstan-type Turn array{holder: string, until: int, writes: int, asked: int, error: string}
 */
final class UpgradeLock
{
    public const OPTION = 'coleman_upgrade_turn';

    /** Seconds after a fault in which nobody tries again. */
    private const PAUSE = 10;

    /** How often a write is tried that visitors may come before. */
    private const TRIES = 100;

    private const FREE = ['holder' => '', 'until' => 0, 'writes' => 0, 'asked' => 0, 'error' => ''];

    private string $mine = '';

    /** @param int $seconds how long a turn lasts that nobody moves on: more than the slowest statement of a step takes */
    public function __construct(private readonly Connection $connection, private readonly Clock $clock, private readonly int $seconds)
    {
    }

    public function acquire(): bool
    {
        $this->make();
        $now = $this->state();
        if ($this->isHeld($now)) {
            return false;
        }
        $this->mine = bin2hex(random_bytes(8));

        return $this->put($now, ['holder' => $this->mine, 'until' => $this->now() + $this->seconds, 'asked' => 0] + $now);
    }

    /**
     * Moves the end of the turn on.
     *
     * @throws UpgradeBusy when somebody else has it by now
     */
    public function renew(): void
    {
        if (!$this->change(['until' => $this->now() + $this->seconds])) {
            throw new UpgradeBusy();
        }
    }

    /** @param string $error why the work could not be done; '' when it is done */
    public function release(string $error): void
    {
        // After a fault nobody tries again at once: each page would.
        $this->change(['holder' => '', 'until' => '' === $error ? 0 : $this->now() + self::PAUSE, 'error' => $error]);
        $this->mine = '';
    }

    /** Counts a visitor who could only ask for an upgrade. */
    public function ask(): void
    {
        $this->make();
        $now = $this->state();
        $this->put($now, ['asked' => $now['asked'] + 1] + $now);
    }

    /** @return Turn */
    public function state(): array
    {
        $value = $this->connection->value('SELECT option_value FROM {wp:options} WHERE option_name = %s', [self::OPTION]);
        $state = null === $value ? null : json_decode($value, true);
        if (!is_array($state)) {
            return self::FREE;
        }
        $number = static fn (string $name): int => is_int($state[$name] ?? null) ? $state[$name] : 0;
        $text = static fn (string $name): string => is_string($state[$name] ?? null) ? $state[$name] : '';

        return ['holder' => $text('holder'), 'until' => $number('until'), 'writes' => $number('writes'), 'asked' => $number('asked'), 'error' => $text('error')];
    }

    /** @param Turn|null $state as it was read */
    public function isHeld(?array $state = null): bool
    {
        return ($state ?? $this->state())['until'] > $this->now();
    }

    private function make(): void
    {
        $this->connection->insertMissing('wp:options', [['option_name' => self::OPTION, 'option_value' => self::encode(self::FREE), 'autoload' => 'off']]);
    }

    /**
     * Changes the turn of this holder, also when a visitor is counted at the same moment.
     *
     * @param array{holder?: string, until: int, error?: string} $columns
     * @return bool false when somebody else has it
     */
    private function change(array $columns): bool
    {
        for ($try = 0; $try < self::TRIES; $try++) {
            $now = $this->state();
            if ('' === $this->mine || $now['holder'] !== $this->mine) {
                return false;
            }
            if ($this->put($now, $columns + $now)) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param Turn $before
     * @param Turn $after
     */
    private function put(array $before, array $after): bool
    {
        // Counted up, so that no two values are equal: MariaDB calls a row unaffected that is set to what it is.
        $after['writes'] = $before['writes'] + 1;

        return 1 === $this->connection->execute(
            'UPDATE {wp:options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
            [self::encode($after), self::OPTION, self::encode($before)],
        );
    }

    /** @param Turn $state */
    private static function encode(array $state): string
    {
        ksort($state);

        return json_encode($state, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }
}
