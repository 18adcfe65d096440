<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Parts\Replacement;

/**
 * All that a text finds, in order, before it is shown.
 *
 * @phpstan-import-type Equal from PartNumbers
 * @phpstan-import-type Fit from ModelParts
 */
final readonly class SearchResults
{
    /**
     * @param array<int, list<SearchHit>> $hits by kind
     * @param array<int, Replacement> $replacements of parts of exactly this number, by the old part's id
     * @param array<int, Equal> $equals the other maker's number by which a part was found, by its id
     * @param array<int, Fit> $fits the model by which a part was found, by its id
     * @param bool $isModel whether all the words are ones that models are called by
     * @param list<int> $synonyms ids of staff's rules by which the text was read
     * @param bool $hasMostWords nothing has all the words; these have most of them
     * @param list<string> $missing of several numbers those that were not found, as typed
     */
    public function __construct(
        public SearchText $text,
        public array $hits,
        public bool $isGuess = false,
        public array $replacements = [],
        public array $equals = [],
        public array $fits = [],
        public bool $isModel = false,
        public array $synonyms = [],
        public bool $hasMostWords = false,
        public array $missing = [],
    ) {
    }

    /** @return list<SearchHit> */
    public function ofKind(Kind $kind): array
    {
        return $this->hits[$kind->value] ?? [];
    }

    /** @return list<SearchHit> */
    public function parts(bool $discontinued): array
    {
        return array_values(array_filter($this->ofKind(Kind::Part), static fn (SearchHit $hit): bool => $discontinued === $hit->isDiscontinued));
    }

    public function isNothing(): bool
    {
        return array_all($this->hits, static fn (array $hits): bool => [] === $hits);
    }

    /** How the best part was found. */
    public function how(): string
    {
        $best = $this->ofKind(Kind::Part)[0] ?? null;
        if (null === $best) {
            return 'nothing';
        }

        return SearchHit::EXACT === $best->tier() && isset($this->replacements[$best->id]) ? 'superseded' : $best->how();
    }
}
