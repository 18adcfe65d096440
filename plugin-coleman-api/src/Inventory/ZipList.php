<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Support\Text;

/** ZIP codes as they are pasted: "66012, 66018-66021 66030", on as many lines as they come. */
final class ZipList
{
    /** A salesman of more looks after half of a state: that is a slip of the keys. */
    private const MAX = 2_000;
    private const LONGEST_RANGE = 500;
    /** So many are named in a refusal. */
    private const NAMED = 10;

    /**
     * @param mixed $typed a text, or a list of texts
     * @return list<string> five digits each, ascending
     * @throws FieldFault naming those that are no ZIP codes, or are there twice
     */
    public static function read(mixed $typed): array
    {
        $text = is_array($typed) ? implode(' ', array_filter($typed, is_scalar(...))) : (is_scalar($typed) ? (string) $typed : '');
        if (!Text::isClean($text)) {
            throw new FieldFault(__('Enter text.', 'coleman'));
        }
        $zips = [];
        $bad = [];
        $twice = [];
        // "66012 - 66018" is one range.
        $joined = preg_replace('/(\d)\s*[-–—]\s*(\d)/u', '$1-$2', $text) ?? '';
        foreach (preg_split('/[\s,;]+/u', $joined, -1, PREG_SPLIT_NO_EMPTY) ?: [] as $word) {
            $range = self::range($word);
            if ([] === $range) {
                $bad[] = $word;
            }
            foreach ($range as $zip) {
                if (isset($zips[$zip])) {
                    $twice[] = $zip;
                }
                $zips[$zip] = $zip;
            }
        }
        if ([] !== $bad) {
            /* translators: %s: words that were typed */
            throw new FieldFault(sprintf(__('Enter 5-digit ZIP codes, or ranges of up to 500 such as 66012-66018. Not valid: %s.', 'coleman'), self::named($bad)));
        }
        if ([] !== $twice) {
            /* translators: %s: ZIP codes */
            throw new FieldFault(sprintf(__('These are listed twice: %s.', 'coleman'), self::named($twice)));
        }
        if (count($zips) > self::MAX) {
            /* translators: %s: number of ZIP codes */
            throw new FieldFault(sprintf(__('A salesperson can have up to %s ZIP codes.', 'coleman'), number_format(self::MAX)));
        }
        sort($zips, SORT_STRING);

        return $zips;
    }

    /**
     * ZIP codes in few words: "66012, 66018-66021".
     *
     * @param list<string> $zips ascending
     */
    public static function short(array $zips): string
    {
        $spans = [];
        foreach ($zips as $zip) {
            $last = count($spans) - 1;
            if ($last >= 0 && (int) $zip === (int) $spans[$last][1] + 1) {
                $spans[$last][1] = $zip;
            } else {
                $spans[] = [$zip, $zip];
            }
        }

        return implode(', ', array_map(static fn (array $span): string => $span[0] === $span[1] ? $span[0] : "{$span[0]}-{$span[1]}", $spans));
    }

    /** @return list<string> nothing for what is neither a ZIP code nor a range of them */
    private static function range(string $word): array
    {
        if (1 !== preg_match('/^(\d{5})(?:-(\d{5}))?$/D', $word, $match)) {
            return [];
        }
        $first = (int) $match[1];
        $last = (int) ($match[2] ?? $match[1]);
        if ($last < $first || $last - $first >= self::LONGEST_RANGE) {
            return [];
        }

        return array_map(static fn (int $zip): string => sprintf('%05d', $zip), range($first, $last));
    }

    /** @param non-empty-list<string> $words */
    private static function named(array $words): string
    {
        $words = array_values(array_unique(array_map(static fn (string $word): string => mb_substr($word, 0, 20), $words)));

        return implode(', ', array_slice($words, 0, self::NAMED)) . (count($words) > self::NAMED ? ', …' : '');
    }
}
