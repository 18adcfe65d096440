<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** How much of a run is done, over all its phases. */
final class FeedProgress
{
    /** How long reading and comparing take of a whole run; what is left is applying. */
    private const READING = 0.4;
    private const COMPARING = 0.2;

    /** @return float|null from 0 to 1; null while nobody can tell */
    public static function share(FeedRun $run): ?float
    {
        $part = $run->snapshotBytes > 0 ? min(1.0, $run->progress / $run->snapshotBytes) : 1.0;
        $expected = $run->about['expected'] ?? 0;
        // A dry run ends where the others begin to write.
        $whole = $run->isDry ? self::READING + self::COMPARING : 1.0;
        $done = match ($run->state) {
            RunState::Receiving => 0.0,
            // How many rows there are is a guess: the last hundredth is kept until the end is seen.
            RunState::Reading => $expected > 0 ? self::READING * min(0.99, $run->records / $expected) : null,
            RunState::Comparing => self::READING + self::COMPARING * $part,
            RunState::Applying => self::READING + self::COMPARING + (1 - self::READING - self::COMPARING) * $part,
            RunState::Vanishing => 0.99,
            default => $whole,
        };

        return null === $done ? null : round(min(1.0, $done / $whole), 4);
    }
}
