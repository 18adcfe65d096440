<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** How far a run has come. */
enum RunState: string
{
    /** Its file arrives piece by piece; nothing is done with it before somebody starts it. */
    case Receiving = 'receiving';
    /** The file is read into a snapshot. */
    case Reading = 'reading';
    /** The snapshot is held against the site; nothing is written. */
    case Comparing = 'comparing';
    /** It would change so much that somebody has to look at it first. */
    case Held = 'held';
    /** A dry run ends here. */
    case Compared = 'compared';
    case Applying = 'applying';
    /** What the feed does not bring any more is taken out. */
    case Vanishing = 'vanishing';
    /** What search finds by is brought up to date. */
    case Indexing = 'indexing';
    case Applied = 'applied';
    /** Was applied, and another run has put back what it had changed. */
    case Undone = 'undone';
    /** Thrown away by whoever looked at it. */
    case Discarded = 'discarded';
    case Failed = 'failed';

    /** Whether somebody is at work on it, or has to go on with it. */
    public function isUnderWay(): bool
    {
        return in_array($this->value, self::underWay(), true);
    }

    /** Whether nothing more will come of it. */
    public function isOver(): bool
    {
        return in_array($this->value, self::over(), true);
    }

    /** @return non-empty-list<string> the values of those that are over */
    public static function over(): array
    {
        return [self::Compared->value, self::Applied->value, self::Undone->value, self::Discarded->value, self::Failed->value];
    }

    /** @return non-empty-list<string> the values of those that are under way */
    public static function underWay(): array
    {
        return [self::Reading->value, self::Comparing->value, self::Applying->value, self::Vanishing->value, self::Indexing->value];
    }
}
