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
     */
    public function __construct(public int $id, public string $name, public string $kind, public bool $isFull, public array $mapping, public array $constants)
    {
    }
}
