<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Parts\Replacement;
use Coleman\Api\Parts\Supersessions;

/**
 * The order of the steps: numbers, what replaces them, words; and, only where all of that found nothing, spellings.
 *
 * @phpstan-import-type Term from Vocabulary
 */
final readonly class Finder
{
    public function __construct(
        private Vocabulary $vocabulary,
        private PartNumbers $numbers,
        private Candidates $candidates,
        private Supersessions $supersessions,
    ) {
    }

    /**
     * @param list<Kind> $kinds
     * @param bool $isTyping whether the text may go on
     * @param int $most of what is found by words, of each kind
     */
    public function find(SearchText $text, array $kinds, bool $isTyping = false, int $most = Candidates::MAX): SearchResults
    {
        if ($text->isEmpty()) {
            return new SearchResults($text, []);
        }
        $terms = $this->vocabulary->terms($text->words, $kinds, $isTyping);
        [$parts, $numbersAlone] = $this->byNumber($text, $kinds, $terms);
        $replacements = $this->replacements($parts);
        $toFind = [] === $parts || !$text->isNumberLike() ? $terms : array_diff_key($terms, [Kind::Part->value => true]);
        $hits = $this->candidates->find($toFind, most: $most);
        if ([] !== $parts) {
            $hits[Kind::Part->value] = SearchHit::sorted([...$parts, ...$this->replacing($replacements), ...$hits[Kind::Part->value] ?? []]);
        } elseif ([] !== $numbersAlone && [] === $hits[Kind::Part->value]) {
            $hits[Kind::Part->value] = $numbersAlone;
        }
        $found = new SearchResults($text, $hits, replacements: $replacements);

        return $found->isNothing() && !$isTyping ? $this->guess($text, $kinds, $terms, $most) : $found;
    }

    /**
     * @param list<Kind> $kinds
     * @param array<int, array<array-key, Term>> $terms
     * @return array{list<SearchHit>, list<SearchHit>}
     */
    private function byNumber(SearchText $text, array $kinds, array $terms): array
    {
        if (!in_array(Kind::Part, $kinds, true)) {
            return [[], []];
        }

        if ($text->isNumberLike()) {
            return $this->numbers->find($text, $terms[Kind::Part->value] ?? []);
        }

        // A number may also be made of letters, or of dots.
        return [str_contains($text->text, ' ') ? [] : $this->numbers->exact($text), []];
    }

    /**
     * @param list<SearchHit> $parts
     * @return array<int, Replacement> by the old part's id
     */
    private function replacements(array $parts): array
    {
        $exact = array_map(
            static fn (SearchHit $hit): int => $hit->id,
            array_values(array_filter($parts, static fn (SearchHit $hit): bool => SearchHit::EXACT === $hit->tier())),
        );

        return [] === $exact ? [] : array_filter(
            $this->supersessions->resolveAll(array_slice($exact, 0, 20)),
            static fn (Replacement $replacement): bool => $replacement->isSuperseded(),
        );
    }

    /**
     * @param array<int, Replacement> $replacements
     * @return list<SearchHit>
     */
    private function replacing(array $replacements): array
    {
        $ids = [];
        foreach ($replacements as $replacement) {
            foreach ($replacement->choices as $pieces) {
                array_push($ids, ...array_column(array_column($pieces, 'part'), 'part_id'));
            }
        }

        return [] === $ids ? [] : $this->numbers->superseding(array_values(array_unique($ids)));
    }

    /**
     * @param list<Kind> $kinds
     * @param array<int, array<array-key, Term>> $terms
     */
    private function guess(SearchText $text, array $kinds, array $terms, int $most): SearchResults
    {
        $parts = in_array(Kind::Part, $kinds, true) ? $this->numbers->loosely($text) : [];
        if ([] !== $parts) {
            return new SearchResults($text, [Kind::Part->value => $parts], true);
        }
        $spelled = $this->vocabulary->spelled($terms);
        $hits = $spelled === $terms ? [] : $this->candidates->find($spelled, SearchHit::LOOSE, $most);

        return new SearchResults($text, $hits, array_any($hits, static fn (array $ofKind): bool => [] !== $ofKind));
    }
}
