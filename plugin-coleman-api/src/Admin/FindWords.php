<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/**
 * Words that the desks find something by: names, e-mail addresses, telephone numbers, numbers of all kinds. A word is
 * letters a-z and digits, so that the words that begin with one are a range on both engines, whatever their collation.
 * They are kept in a table of their own: `word` and the id of what it belongs to.
 */
final class FindWords
{
    /** So many words of a search are looked for; what is typed beyond them narrows nothing. */
    private const MOST_SOUGHT = 6;

    private const LONGEST = 60;

    /**
     * @param list<string> $texts of which each word counts: names
     * @param list<string> $wholes that are one word each, however they are written: numbers, e-mail addresses
     * @return list<string> each once
     */
    public static function of(array $texts, array $wholes): array
    {
        $words = [...array_merge(...array_map(self::split(...), $texts)), ...array_map(self::whole(...), $wholes)];

        return array_values(array_unique(array_filter($words, static fn (string $word): bool => '' !== $word)));
    }

    /** A telephone number without the country's 1, to be kept whole. */
    public static function phone(string $phone): string
    {
        $digits = preg_replace('/\D/', '', $phone) ?? '';

        return 11 === strlen($digits) && '1' === $digits[0] ? substr($digits, 1) : $digits;
    }

    /**
     * What a search asks of `$owner`, such as `o.id`: a condition for each word, that another begins with it.
     *
     * @param string $table of the words, `order_words`
     * @param string $column of it, that names what a word belongs to
     * @return array{list<string>, list<string>} SQL and its values; nothing for an empty search
     */
    public static function conditions(string $search, string $owner, string $table, string $column): array
    {
        $sought = self::sought($search);
        if ([] === $sought) {
            return ['' === trim($search) ? [] : ['1 = 0'], []];
        }
        $where = [];
        $values = [];
        foreach ($sought as $index => $word) {
            $where[] = sprintf('%2$s IN (SELECT w%1$d.%4$s FROM {%3$s} w%1$d WHERE w%1$d.word >= %%s AND w%1$d.word < %%s)', $index, $owner, $table, $column);
            array_push($values, $word, self::beyond($word));
        }

        return [$where, $values];
    }

    /**
     * What is looked for: each piece between spaces as one word, for so numbers and e-mails were kept whole.
     *
     * @return list<string>
     */
    private static function sought(string $text): array
    {
        $text = trim($text);
        // A telephone number is one word, however it is written.
        $pieces = 1 === preg_match('/^[\d\s().+-]{7,}$/D', $text) ? [self::phone($text)] : (preg_split('/\s+/', $text) ?: []);
        $words = array_values(array_unique(array_filter(array_map(self::whole(...), $pieces), static fn (string $word): bool => '' !== $word)));

        return array_slice($words, 0, self::MOST_SOUGHT);
    }

    /** The first word that is no longer one that begins so: the range's end. */
    private static function beyond(string $word): string
    {
        $last = $word[strlen($word) - 1];

        // In every collation digits stand before letters; what follows 9 is a, what follows z are two of them.
        return match ($last) {
            '9' => substr($word, 0, -1) . 'a',
            'z' => $word . str_repeat('z', self::LONGEST),
            default => substr($word, 0, -1) . chr(ord($last) + 1),
        };
    }

    /** @return list<string> */
    private static function split(string $text): array
    {
        return array_map(self::whole(...), preg_split('/[^\p{L}\p{N}]+/u', $text) ?: []);
    }

    private static function whole(string $text): string
    {
        return substr(preg_replace('/[^a-z0-9]/', '', strtolower(remove_accents($text))) ?? '', 0, self::LONGEST);
    }
}
