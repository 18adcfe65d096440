<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** An entity as the index keeps it. */
final readonly class Document
{
    public const TITLE = 0;
    public const FAMILY = 1;
    public const TEXT = 2;

    /** So many words of an entity are kept, those of its title first. */
    private const MAX_WORDS = 40;

    /**
     * @param int $doc of RankedId::encode()
     * @param array<array-key, int> $words place by word; PHP makes numbers of keys that look like one
     * @param string $key of a part's number; empty for everything else
     */
    private function __construct(public int $id, public int $doc, public array $words, public string $key)
    {
    }

    /**
     * @param array<int, list<string>> $words of Words, by place
     */
    public static function create(int $id, int $doc, array $words, string $key = ''): self
    {
        ksort($words);
        $places = [];
        foreach ($words as $place => $ofPlace) {
            foreach ($ofPlace as $word) {
                $places[$word] ??= $place;
            }
        }

        return new self($id, $doc, array_slice($places, 0, self::MAX_WORDS, true), $key);
    }
}
