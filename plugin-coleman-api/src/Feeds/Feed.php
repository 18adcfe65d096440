<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A source that brings one kind of thing again and again. */
final readonly class Feed
{
    /**
     * @param bool $isFull each run brings everything: what is missing has vanished
     * @param array<string, string> $mapping our column by the file's; '' for one to leave out
     * @param array<string, string> $constants what stands in columns of ours that the file does not have
     * @param Removal $removal when a thing that a full file lacks is removed
     * @param int|null $expectedHours a file comes at least this often; null where nobody waits for one
     * @param string $frozenAt UTC, Y-m-d H:i:s; '' where files are applied
     * @param string $silentAt since when it is told that no file came; '' while all is well
     * @param string $sameAt since when it is told that the same file comes again and again; '' while all is well
     */
    public function __construct(
        public int $id,
        public string $name,
        public string $kind,
        public bool $isFull,
        public array $mapping,
        public array $constants,
        public Removal $removal,
        public ?int $expectedHours = null,
        public string $frozenAt = '',
        public string $silentAt = '',
        public string $sameAt = '',
        public FeedOptions $options = new FeedOptions(),
    ) {
    }

    public function isFrozen(): bool
    {
        return '' !== $this->frozenAt;
    }

    /** @param array<string, mixed> $changes by property */
    public function with(array $changes): self
    {
        /** @phpstan-ignore argument.type (the names are this class's own) */
        return new self(...$changes + get_object_vars($this));
    }
}
