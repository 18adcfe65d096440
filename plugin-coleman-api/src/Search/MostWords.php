<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * What has most of the words of a text, where nothing has all of them: without numbers and unknown words, which are half
 * of the words at most; then, of three to five words, without any one of them.
 */
final readonly class MostWords
{
    /** Of two words one is not most of them; of many there would be too many ways to leave one out. */
    private const LEAVING_ONE = [3, 4, 5];

    public function __construct(private Vocabulary $vocabulary, private Candidates $candidates)
    {
    }

    /**
     * @param list<string> $words
     * @param QueryTerms $terms of these words
     * @param list<Kind> $kinds
     * @param bool $isTyping whether the last word may go on
     * @param int $most of each kind
     * @return array<int, list<SearchHit>> by kind, in order
     */
    public function find(array $words, QueryTerms $terms, array $kinds, bool $isTyping, int $most): array
    {
        $typed = $terms->asTyped();
        $telling = array_values(array_filter($words, static fn (string $word): bool => self::isTelling($word) && array_any($typed, static fn (array $ofKind): bool => [] !== ($ofKind[$word] ?? []))));
        if ([] === $telling || 2 * count($telling) < count($words)) {
            return [];
        }
        $goesOn = $isTyping && $telling[count($telling) - 1] === $words[count($words) - 1];
        $hits = $telling === $words ? [] : $this->candidates->find($this->vocabulary->terms($telling, $kinds, $goesOn), SearchHit::MOST, $most);

        return array_any($hits, static fn (array $ofKind): bool => [] !== $ofKind) || !in_array(count($telling), self::LEAVING_ONE, true)
            ? $hits
            : $this->candidates->find(self::leavingOne($typed, $telling), SearchHit::MOST, $most);
    }

    /**
     * @param array<int, array<array-key, array<int, int>>> $typed terms by kind and word
     * @param list<string> $words
     */
    private static function leavingOne(array $typed, array $words): QueryTerms
    {
        $readings = [];
        foreach ($typed as $kind => $terms) {
            foreach ($words as $left) {
                $readings[$kind][] = array_intersect_key($terms, array_flip(array_diff($words, [$left])));
            }
        }

        return new QueryTerms($readings);
    }

    /** Whether a word alone says what is looked for. */
    private static function isTelling(string $word): bool
    {
        return strlen($word) > 1 && !ctype_digit($word);
    }
}
