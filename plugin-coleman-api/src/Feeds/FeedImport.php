<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A file that somebody brings, and how it is to be taken in. What is null stays as the feed has been until now. */
final readonly class FeedImport
{
    /**
     * @param string $kind of feed, such as "parts"
     * @param string $path of the file; it is copied
     * @param string $sourceName what its sender calls it
     * @param string $feed name; files of one name are one feed. Empty: the kind
     * @param bool|null $isFull the file lists everything; a new feed does not
     * @param array<string, string>|null $mapping our column by the file's
     * @param array<string, string>|null $constants what stands in columns of ours that the file does not have
     * @param Removal|null $removal when a thing that a full file lacks is removed
     * @param int $userId 0 for the command line
     * @param FeedOptions|null $options how its cells and rows are read
     * @param int $rows how many its sender says there are; 0 where nobody says
     * @param string $countedAt when its numbers were counted, UTC; '' where nobody says
     */
    public function __construct(
        public string $kind,
        public string $path,
        public string $sourceName = '',
        public string $feed = '',
        public ?bool $isFull = null,
        public ?array $mapping = null,
        public ?array $constants = null,
        public ?Removal $removal = null,
        public bool $isDry = false,
        public bool $isForced = false,
        public int $userId = 0,
        public ?FeedOptions $options = null,
        public int $rows = 0,
        public string $countedAt = '',
    ) {
    }

    public function feedName(): string
    {
        return '' === $this->feed ? $this->kind : $this->feed;
    }
}
