<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

use Coleman\Api\Feeds\FeedProgress;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\RunState;

/**
 * How far a run is (`FeedProgress`), and how long it will still take.
 *
 * Records are told by the lines of the file, which are counted beforehand: that holds for packed files too. The time left
 * follows from the speed of the last while, and comes near to what follows from it bit by bit, so that it does not jump
 * where a phase is slower than the one before.
 */
final class ImportProgress
{
    /** Seconds over which speed is averaged, and over which the time left settles, at most. */
    private const MEMORY = 15.0;

    /** The same in a run that takes less than a minute. */
    private const SHORTEST = 3.0;

    /** Nothing is foretold from less than this: share of the whole, seconds. */
    private const MIN_SHARE = 0.005;
    private const MIN_SECONDS = 2.0;

    private const CELLS = 24;

    private ?float $begun = null;
    private float $beganAt = 0.0;
    private float $last = 0.0;
    private float $share = 0.0;
    private float $speed = 0.0;
    private ?float $left = null;

    private string $phase = '';
    private float $phaseBegun = 0.0;
    private int $phaseRows = 0;
    private int $rows = 0;

    /** @param int $lines of the file; 0 where they are not known */
    public function __construct(private readonly int $lines)
    {
    }

    /** @param float $now in seconds, of whatever clock */
    public function move(FeedRun $run, float $now): void
    {
        $share = FeedProgress::share($run, $this->lines) ?? 0.0;
        $rows = self::rowsOf($run);
        $isNewPhase = $this->phase !== $run->state->value;
        if ($isNewPhase) {
            [$this->phase, $this->phaseBegun, $this->phaseRows] = [$run->state->value, $now, RunState::Reading === $run->state || null === $this->begun ? $rows : 0];
        }
        $this->rows = $rows;
        if (null === $this->begun) {
            [$this->begun, $this->beganAt, $this->share, $this->last] = [$now, $share, $share, $now];

            return;
        }
        $seconds = $now - $this->last;
        if ($seconds <= 0.0 || $isNewPhase) {
            // Where phases meet, and where one has nothing to do, the share leaps; that is no speed.
            $this->share = max($this->share, $share);
            $this->left = null === $this->left ? null : max(0.0, $this->left - max(0.0, $seconds));
            $this->last = max($this->last, $now);

            return;
        }
        $sinceBegun = $now - $this->begun;
        // At first the mean of all; later the past counts less and less.
        $memory = max(self::SHORTEST, min(self::MEMORY, $sinceBegun / 5));
        $weight = max(1 - exp(-$seconds / $memory), $seconds / max($seconds, $sinceBegun));
        $this->speed += $weight * (max(0.0, $share - $this->share) / $seconds - $this->speed);
        $this->share = max($this->share, $share);
        $this->last = $now;
        if ($this->share - $this->beganAt < self::MIN_SHARE || $sinceBegun < self::MIN_SECONDS || $this->speed <= 0.0) {
            return;
        }
        $reckoned = (1 - $this->share) / $this->speed;
        $expected = null === $this->left ? $reckoned : max(0.0, $this->left - $seconds);
        // What is soon over has to be right sooner.
        $settling = max(self::SHORTEST, min(self::MEMORY, max($reckoned, $expected) / 4));
        $this->left = $expected + (1 - exp(-$seconds / $settling)) * ($reckoned - $expected);
    }

    /** @return float from 0 to 1; it never goes back */
    public function share(): float
    {
        return $this->share;
    }

    /** @return float|null seconds; null while it is too early to tell */
    public function left(): ?float
    {
        return $this->left;
    }

    /** For a terminal, in less than 80 characters. */
    public function bar(): string
    {
        $full = (int) round(self::CELLS * $this->share);

        return sprintf('[%s%s] %3d %%  %s', str_repeat('#', $full), str_repeat('.', self::CELLS - $full), (int) (100 * $this->share), $this->words(' '));
    }

    /** For a log. */
    public function line(): string
    {
        return sprintf('%d %%, %s', (int) (100 * $this->share), $this->words(', '));
    }

    private function words(string $between): string
    {
        $seconds = $this->last - $this->phaseBegun;
        $speed = $seconds > 0.0 ? ($this->rows - $this->phaseRows) / $seconds : 0.0;

        return implode($between, array_filter([
            $this->phase,
            number_format($this->rows) . ' rows',
            $speed >= 1.0 ? number_format($speed) . '/s' : '',
            null === $this->left ? '' : self::duration($this->left) . ' left',
        ], static fn (string $word): bool => '' !== $word));
    }

    /** Rough where it is long: nobody needs the seconds of an hour. */
    private static function duration(float $seconds): string
    {
        $whole = (int) ceil($seconds);

        return match (true) {
            $whole < 60 => $whole . ' s',
            $whole < 3_600 => sprintf('%d:%02d min', intdiv($whole, 60), $whole % 60),
            default => sprintf('%d:%02d h', intdiv($whole, 3_600), intdiv($whole % 3_600, 60)),
        };
    }

    private static function rowsOf(FeedRun $run): int
    {
        return match ($run->state) {
            RunState::Comparing, RunState::Applying => (int) round($run->records * min(1.0, $run->progress / max(1, $run->snapshotBytes))),
            RunState::Vanishing => $run->count('done_vanish'),
            RunState::Indexing => $run->progress,
            default => $run->records,
        };
    }
}
