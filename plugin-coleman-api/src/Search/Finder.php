<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Parts\Replacement;
use Coleman\Api\Parts\Supersessions;

/**
 * The order of the steps: numbers, what replaces them, parts of a model, words; and, only where all of that found
 * nothing, several numbers, what a sentence is about, spellings, then most of the words.
 *
 * @phpstan-import-type Equal from PartNumbers
 */
final readonly class Finder
{
    public function __construct(
        private Vocabulary $vocabulary,
        private PartNumbers $numbers,
        private SeveralNumbers $severalNumbers,
        private Candidates $candidates,
        private Supersessions $supersessions,
        private ModelParts $modelParts,
        private MostWords $mostWords,
    ) {
    }

    /**
     * @param list<Kind> $kinds
     * @param bool $isTyping whether the text may go on
     * @param int $most of what is found by words, of each kind
     * @param bool $isStrict only what has all the words
     */
    public function find(SearchText $text, array $kinds, bool $isTyping = false, int $most = Candidates::MAX, bool $isStrict = false): SearchResults
    {
        if ($text->isEmpty()) {
            return new SearchResults($text, []);
        }
        $terms = $this->vocabulary->terms($text->words, $kinds, $isTyping);
        [$found, $isOpen] = $this->asTyped($text, $kinds, $terms, $most);
        if ($isStrict || !$isOpen) {
            return $found;
        }

        return $this->several($found, $kinds) ?? $this->plainly($found, $kinds, $isTyping, $most) ?? match (true) {
            !$found->isNothing() => $found,
            $isTyping => $this->withMostWords($text, $text->words, $terms, $kinds, true, $most),
            default => $this->guess($text, $kinds, $terms, $most),
        };
    }

    /**
     * @param list<Kind> $kinds
     * @return array{SearchResults, bool} what has the number or all the words; and whether the text may mean something else
     */
    private function asTyped(SearchText $text, array $kinds, QueryTerms $terms, int $most): array
    {
        [$parts, $numbersAlone, $equals] = $this->byNumber($text, $kinds, $terms);
        $replacements = $this->replacements($parts);
        $toFind = [] === $parts || !$text->isNumberLike() ? $terms : $terms->without(Kind::Part);
        $model = $this->isKnownNumber($parts) || !in_array(Kind::Part, $kinds, true) ? [] : ModelParts::modelWords($text, $terms);
        if ([] !== $model) {
            // The model itself is found too, by its name alone.
            $toFind = $toFind->with(Kind::Model, array_intersect_key($terms->ofKind(Kind::Model), array_flip($model)));
        }
        $hits = $this->candidates->find($toFind, most: $most);
        [$fitting, $fits] = [] === $model ? [[], []] : $this->modelParts->find($hits[Kind::Model->value], $text, $model, $terms);
        $isNumberAlone = false;
        if ([] !== $parts || [] !== $fitting) {
            $hits[Kind::Part->value] = SearchHit::sorted([...$parts, ...$this->replacing($replacements), ...$fitting, ...$hits[Kind::Part->value] ?? []]);
        } elseif (array_all($hits, static fn (array $ofKind): bool => [] === $ofKind)) {
            $hits[Kind::Part->value] = $numbersAlone;
            $isNumberAlone = [] !== $numbersAlone;
        }
        $isModel = !in_array([], $terms->ofKind(Kind::Model), true);
        $found = new SearchResults($text, $hits, replacements: $replacements, equals: $equals, fits: $fits, isModel: $isModel, synonyms: $terms->synonyms);

        // What a model is called may be a piece of a list of numbers, or stand in a sentence.
        return [$found, $isNumberAlone || ([] === $found->ofKind(Kind::Part) && ([] !== $model || $found->isNothing()))];
    }

    /** @param list<SearchHit> $parts found by number */
    private function isKnownNumber(array $parts): bool
    {
        return [] !== $parts && $parts[0]->tier() <= SearchHit::EQUAL;
    }

    /**
     * @param list<Kind> $kinds
     * @return array{list<SearchHit>, list<SearchHit>, array<int, Equal>}
     */
    private function byNumber(SearchText $text, array $kinds, QueryTerms $terms): array
    {
        if (!in_array(Kind::Part, $kinds, true)) {
            return [[], [], []];
        }

        if ($text->isNumberLike()) {
            return $this->numbers->find($text, $terms->ofKind(Kind::Part));
        }

        // A number may also be made of letters, or of dots.
        return [str_contains($text->text, ' ') ? [] : $this->numbers->exact($text), [], []];
    }

    /**
     * @param list<SearchHit> $parts
     * @return array<int, Replacement> by the old part's id
     */
    private function replacements(array $parts): array
    {
        $exact = array_map(
            static fn (SearchHit $hit): int => $hit->id,
            array_values(array_filter($parts, static fn (SearchHit $hit): bool => in_array($hit->tier(), [SearchHit::EXACT, SearchHit::EQUAL], true))),
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
     * The parts of a pasted list of numbers; those of which one is missing are but most of what is looked for.
     *
     * @param list<Kind> $kinds
     */
    private function several(SearchResults $found, array $kinds): ?SearchResults
    {
        [$parts, $equals, $missing] = in_array(Kind::Part, $kinds, true) ? $this->severalNumbers->find($found->text) : [[], [], []];
        if ([] === $parts) {
            return null;
        }
        $replacements = $this->replacements($parts);
        $hits = [Kind::Part->value => SearchHit::sorted([...$parts, ...$this->replacing($replacements)])] + ([] === $missing ? [] : $found->hits);

        return new SearchResults($found->text, $hits, replacements: $replacements, equals: $equals, hasMostWords: [] !== $missing, missing: $missing);
    }

    /**
     * What a sentence is about; null of what is none.
     *
     * @param list<Kind> $kinds
     */
    private function plainly(SearchResults $found, array $kinds, bool $isTyping, int $most): ?SearchResults
    {
        $plain = $found->text->withoutFillers();
        if (null === $plain) {
            return null;
        }
        $meant = $this->find($plain, $kinds, $isTyping, $most);

        return $meant->isNothing() ? $found : $meant;
    }

    /**
     * @param list<Kind> $kinds
     */
    private function guess(SearchText $text, array $kinds, QueryTerms $terms, int $most): SearchResults
    {
        $parts = in_array(Kind::Part, $kinds, true) ? $this->numbers->loosely($text) : [];
        if ([] !== $parts) {
            return new SearchResults($text, [Kind::Part->value => $parts], true);
        }
        $spelled = $this->vocabulary->spelled($text->words, $terms->asTyped());
        if ($spelled !== $text->words) {
            $terms = $this->vocabulary->terms($spelled, $kinds);
            $hits = $this->candidates->find($terms, SearchHit::LOOSE, $most);
            if (array_any($hits, static fn (array $ofKind): bool => [] !== $ofKind)) {
                return new SearchResults($text, $hits, true);
            }
        }

        return $this->withMostWords($text, $spelled, $terms, $kinds, false, $most);
    }

    /**
     * @param list<string> $words of the text, as they may be meant
     * @param QueryTerms $terms of these
     * @param list<Kind> $kinds
     */
    private function withMostWords(SearchText $text, array $words, QueryTerms $terms, array $kinds, bool $isTyping, int $most): SearchResults
    {
        $hits = $this->mostWords->find($words, $terms, $kinds, $isTyping, $most);

        return new SearchResults($text, $hits, hasMostWords: array_any($hits, static fn (array $ofKind): bool => [] !== $ofKind));
    }
}
