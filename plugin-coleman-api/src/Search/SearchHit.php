<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Something found, with its place among the others: hits are in order of their ranks, compared as texts. */
final readonly class SearchHit
{
    // How a part was found, the best first.
    public const EXACT = 0;
    public const SUPERSEDED = 1;
    /** By the number of another maker that it stands in for. */
    public const EQUAL = 2;
    public const PREFIX = 3;
    public const CONTAINS = 4;
    /** By a model whose diagrams show it. */
    public const FITS = 5;
    public const WORDS = 6;
    public const LOOSE = 7;
    /** By most of the words. */
    public const MOST = 8;

    private const HOW = [
        self::EXACT => 'exact',
        self::SUPERSEDED => 'superseded',
        self::EQUAL => 'equal',
        self::PREFIX => 'prefix',
        self::CONTAINS => 'contains',
        self::FITS => 'fits',
        self::WORDS => 'words',
        self::LOOSE => 'loose',
        self::MOST => 'most',
    ];

    private function __construct(public Kind $kind, public int $id, public string $rank, public bool $isDiscontinued)
    {
    }

    /** A part by its number: by how it was found, what is on a shelf first, then by number. */
    public static function ofKey(int $id, int $how, string $key, bool $stocked, bool $discontinued): self
    {
        return new self(Kind::Part, $id, sprintf('%d%d%s.%09d', $how, $stocked ? 0 : 1, $key, $id), $discontinued);
    }

    /** Anything by its entry: what is on a shelf first, then by where the words stand in it, then the most wanted. */
    public static function ofDoc(Kind $kind, int $doc, int $how, bool $stocked = true, int $place = 0): self
    {
        return new self($kind, RankedId::id($doc), sprintf('%d%d%d%017d', $how, $stocked ? 0 : 1, min($place, 9), $doc), RankedId::isDiscontinued($doc));
    }

    public function tier(): int
    {
        return (int) $this->rank[0];
    }

    /** Of what was found by words: whether they all stand in its name. */
    public function isTitled(): bool
    {
        return '0' === $this->rank[2];
    }

    /** Of what was found by words: whether they all stand in its name or its family. */
    public function isNamed(): bool
    {
        return (int) $this->rank[2] < Document::TEXT;
    }

    /** Of what was found by words: how much it is wanted, as its entry says it. */
    public function popularity(): int
    {
        return RankedId::popularity((int) substr($this->rank, 3));
    }

    public function how(): string
    {
        return self::HOW[$this->tier()] ?? 'nothing';
    }

    /**
     * In order, each entity once, where it is best.
     *
     * @param list<self> $hits
     * @return list<self>
     */
    public static function sorted(array $hits): array
    {
        // A rank ends with the id: only the same entity has the same.
        $ranked = array_column($hits, null, 'rank');
        ksort($ranked, SORT_STRING);
        $once = [];
        foreach ($ranked as $hit) {
            $once[$hit->id] ??= $hit;
        }

        return array_values($once);
    }
}
