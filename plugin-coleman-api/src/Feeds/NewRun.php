<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A run that is to begin. */
final readonly class NewRun
{
    /**
     * @param string $sourceName as who sent the file calls it
     * @param bool $isDry whether it is only tried
     * @param bool $isForced whether nothing holds it
     * @param array{size?: int, rows?: int, counted_at?: string, packed_at?: string, sent_at?: string, removal?: 'approved'|'kept', again?: bool} $about see FeedRun
     * @param int $undoes the run that it puts back; 0 for none
     */
    public function __construct(
        public Feed $feed,
        public string $sourceName,
        public int $userId,
        public bool $isDry = false,
        public bool $isForced = false,
        public RunState $state = RunState::Reading,
        public int $snapshotBytes = 0,
        public array $about = [],
        public int $undoes = 0,
    ) {
    }
}
