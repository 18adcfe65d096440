<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

/** Which name somebody may have meant. */
final class SimilarName
{
    /** Letters that may be wrong. */
    private const MOST = 2;

    /** Shorter names are too much alike to tell. */
    private const SHORTEST = 3;

    /**
     * @param list<string> $known
     * @return string the known name that this one is most like: a letter or two are wrong, or it goes on; '' for none
     */
    public static function find(string $name, array $known): string
    {
        $plain = NameLookup::plain($name);
        $best = '';
        $least = PHP_INT_MAX;
        foreach ($known as $one) {
            $other = NameLookup::plain($one);
            $shorter = min(strlen($plain), strlen($other));
            if ($shorter < self::SHORTEST) {
                continue;
            }
            $apart = str_starts_with($plain, $other) || str_starts_with($other, $plain) ? 0 : levenshtein($plain, $other);
            if ($apart <= min(self::MOST, intdiv($shorter, self::SHORTEST)) && $apart < $least) {
                [$best, $least] = [$one, $apart];
            }
        }

        return $best;
    }
}
