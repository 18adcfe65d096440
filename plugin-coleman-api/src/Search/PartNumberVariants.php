<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** How part keys are mistyped. */
final class PartNumberVariants
{
    /** Shorter keys are too near to too many others, longer ones are not typed by hand. */
    private const EDITED = [4, 16];

    /** Of loose keys: the letters that look like digits have become these. */
    private const ALPHABET = '0123456789ACDEFGHJKMNPQRTUVWXYZ';

    /** One key for all that look alike: O is 0, I and L are 1, S is 5, B is 8. */
    public static function loose(string $key): string
    {
        return strtr($key, 'OILSB', '01158');
    }

    /**
     * The ends of a key that it is found by when its beginning is not known, from the second character on.
     *
     * @return list<string>
     */
    public static function suffixes(string $key): array
    {
        $suffixes = [];
        for ($from = 1; $from <= strlen($key) - SearchText::MIN_CONTAINED; $from++) {
            $suffixes[] = substr($key, $from, SearchText::SUFFIX_LENGTH);
        }

        return array_values(array_unique($suffixes));
    }

    /**
     * All loose keys one edit away: a character too many, missing, wrong, or two swapped.
     *
     * @return list<string> none for a key too short or too long to guess at
     */
    public static function oneEdit(string $loose): array
    {
        $length = strlen($loose);
        if ($length < self::EDITED[0] || $length > self::EDITED[1]) {
            return [];
        }

        $edits = [];
        for ($at = 0; $at <= $length; $at++) {
            $before = substr($loose, 0, $at);
            $after = substr($loose, $at);
            if ('' !== $after) {
                $edits[] = $before . substr($after, 1);
            }
            if (strlen($after) > 1) {
                $edits[] = $before . $after[1] . $after[0] . substr($after, 2);
            }
            foreach (str_split(self::ALPHABET) as $character) {
                $edits[] = $before . $character . $after;
                if ('' !== $after) {
                    $edits[] = $before . $character . substr($after, 1);
                }
            }
        }

        return array_values(array_diff(array_unique($edits), [$loose]));
    }
}
