<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/**
 * How much of a run is done, over all its phases. Reading is measured in records, comparing and applying in bytes of the
 * snapshot, indexing in entries.
 */
final class FeedProgress
{
    /** What of the whole time each phase takes, about. */
    private const WEIGHTS = ['reading' => 0.2, 'comparing' => 0.1, 'applying' => 0.35, 'vanishing' => 0.05, 'indexing' => 0.3];

    /** Those of a dry run, which ends where the others begin to write. */
    private const DRY = ['reading' => 1, 'comparing' => 1];

    /**
     * @param int $expected records of the file, where somebody has counted them; else what was guessed when it came
     * @return float|null from 0 to 1; null while nobody can tell
     */
    public static function share(FeedRun $run, int $expected = 0): ?float
    {
        if (RunState::Receiving === $run->state) {
            return 0.0;
        }
        $weights = $run->isDry ? array_intersect_key(self::WEIGHTS, self::DRY) : array_diff_key(self::WEIGHTS, $run->feed->isFull ? [] : ['vanishing' => 0]);
        $done = 0.0;
        foreach ($weights as $phase => $weight) {
            if ($phase === $run->state->value) {
                $part = self::part($run, $expected);

                return null === $part ? null : round(($done + $weight * $part) / array_sum($weights), 6);
            }
            $done += $weight;
        }

        return 1.0;
    }

    /** How much of the phase that it is in. */
    private static function part(FeedRun $run, int $expected): ?float
    {
        $expected = $expected > 0 ? $expected : $run->about['expected'] ?? 0;
        [$is, $of] = match ($run->state) {
            // How many there are is a guess: the last hundredth is kept until the end is seen.
            RunState::Reading => $expected > 0 ? [min($run->records, 0.99 * $expected), $expected] : [null, 1],
            RunState::Vanishing => [$run->count('done_vanish'), $run->count('vanish')],
            RunState::Indexing => [$run->progress, $run->count('done_new') + $run->count('done_changed') + $run->count('done_vanish')],
            default => [$run->progress, $run->snapshotBytes],
        };

        return null === $is ? null : min(1.0, $is / max(1, $of));
    }
}
