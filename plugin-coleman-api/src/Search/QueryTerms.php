<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * What the words of a text stand for, by kind: several readings of it, each of which has a term for every word.
 *
 * @phpstan-import-type Term from Vocabulary
 */
final readonly class QueryTerms
{
    /**
     * @param array<int, non-empty-list<array<array-key, Term>>> $readings by kind; the first has the words as they were typed
     * @param list<int> $synonyms ids of the rules that gave a reading
     */
    public function __construct(public array $readings, public array $synonyms = [])
    {
    }

    /** @return array<int, array<array-key, Term>> by kind and word, as they were typed */
    public function asTyped(): array
    {
        return array_map(static fn (array $ofKind): array => $ofKind[0], $this->readings);
    }

    /** @return array<array-key, Term> of a kind, by word as typed */
    public function ofKind(Kind $kind): array
    {
        return $this->readings[$kind->value][0] ?? [];
    }

    public function without(Kind $kind): self
    {
        return new self(array_diff_key($this->readings, [$kind->value => true]), $this->synonyms);
    }

    /**
     * With one more reading of a kind.
     *
     * @param array<array-key, Term> $reading
     */
    public function with(Kind $kind, array $reading): self
    {
        $readings = $this->readings;
        $readings[$kind->value][] = $reading;

        return new self($readings, $this->synonyms);
    }
}
