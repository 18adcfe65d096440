<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/**
 * The search terms of the desks: names, email addresses, phone numbers, numbers of all kinds. A term is letters a-z and
 * digits, so that the terms that begin with one are a range on both engines, whatever their collation. They are kept in a
 * table of their own: `word` and the id of what it belongs to.
 *
 * A name gives one term per word, and each term runs on to the end of the name: "Pat O'Brien" gives "patobrien",
 * "obrien" and "brien". So a name is found by any of its words, and with or without the marks between them.
 */
final class SearchTerms
{
    /** So many words of a search are looked for; what is typed beyond them narrows nothing. */
    private const MAX_SOUGHT = 6;

    private const LONGEST = 60;

    /** A word that more rows than these begin with is common: it is tested, row by row, and not looked up. */
    private const COMMON = 2_000;

    /** With so few rows the longest word is rare enough: how many begin with the others is not counted. */
    private const FEW = 100;

    /** A phone number is found by so many of its last digits, as people name it at the counter; 7 are it without its area code. */
    private const LAST_DIGITS = [7, 6, 5, 4];

    /**
     * @param list<string> $texts found by the beginning of each word: names, email addresses
     * @param list<string> $wholes found by their own beginning, however they are written: numbers
     * @param list<string> $phones found with and without the country's 1, and by their last four to seven digits
     * @return list<string> each once
     */
    public static function extract(array $texts, array $wholes, array $phones = []): array
    {
        $words = [...array_merge(...array_map(self::endings(...), $texts)), ...array_map(self::whole(...), $wholes)];
        foreach (array_map(self::phone(...), $phones) as $phone) {
            array_push($words, $phone, ...array_map(static fn (int $digits): string => strlen($phone) > $digits ? substr($phone, -$digits) : '', self::LAST_DIGITS));
        }

        return array_values(array_unique(array_filter($words, static fn (string $word): bool => '' !== $word)));
    }

    /**
     * What a newer version finds a phone number by, of something that is found by the whole number already: not of an
     * order whose customer was erased.
     *
     * @param list<string> $there terms that it has
     * @param list<string> $phones
     * @return list<string> terms that it lacks, each once
     */
    public static function lacking(array $there, array $phones): array
    {
        $known = array_values(array_filter($phones, static fn (string $phone): bool => in_array(self::phone($phone), $there, true)));

        return array_values(array_diff(self::extract([], [], $known), $there));
    }

    /** A phone number without the country's 1 and an extension. */
    public static function phone(string $phone): string
    {
        $digits = preg_replace(['/(?<=\d)[\s,;.]*(?:x|ext|#).*/is', '/\D/'], '', $phone) ?? '';

        return 11 === strlen($digits) && '1' === $digits[0] ? substr($digits, 1) : $digits;
    }

    /**
     * What a search asks of `$owner`, such as `o.id`: a condition for each word, that another begins with it.
     *
     * @param string $table of the words, `order_words`
     * @param string $column of it, that names what a word belongs to
     * @param (\Closure(string, list<string>): (array<string, string|null>|null))|null $row reads a row, so that of many
     *        words only the rarest is looked up; for tables that may have millions of rows. A number with spaces in it is
     *        found whole
     * @return array{list<string>, list<string>} SQL and its values; nothing for an empty search
     */
    public static function conditions(string $search, string $owner, string $table, string $column, ?\Closure $row = null): array
    {
        $sought = self::sought($search);
        if ([] === $sought) {
            return ['' === trim($search) ? [] : ['1 = 0'], []];
        }
        $whole = self::whole($search);
        if (null !== $row && count($sought) > 1 && self::isNumber($whole, $table, $row)) {
            $sought = [$whole];
        }
        $where = [];
        $values = [];
        $rarest = null === $row ? null : self::rarest($sought, $table, $row);
        foreach ($sought as $index => $word) {
            $isLookedUp = null === $rarest || $index === $rarest;
            // No EXISTS: MariaDB makes a lookup of it, which reads all rows of a common word.
            $where[] = sprintf($isLookedUp
                ? '%2$s IN (SELECT w%1$d.%4$s FROM {%3$s} w%1$d WHERE w%1$d.word >= %%s AND w%1$d.word < %%s)'
                : '(SELECT 1 FROM {%3$s} w%1$d WHERE w%1$d.%4$s = %2$s AND w%1$d.word >= %%s AND w%1$d.word < %%s LIMIT 1) = 1', $index, $owner, $table, $column);
            array_push($values, $word, self::beyond($word));
        }

        return [$where, $values];
    }

    /**
     * Whether a search of several words is the beginning of one number, such as "F 00M.145 435". Names have no digits:
     * they are found by their words in any order.
     *
     * @param \Closure(string, list<string>): (array<string, string|null>|null) $row
     */
    private static function isNumber(string $whole, string $table, \Closure $row): bool
    {
        return 1 === preg_match('/\d/', $whole)
            && null !== $row(sprintf('SELECT 1 FROM {%s} WHERE word >= %%s AND word < %%s LIMIT 1', $table), [$whole, self::beyond($whole)]);
    }

    /**
     * Which of the words has the fewest rows.
     *
     * @param non-empty-list<string> $sought
     * @param \Closure(string, list<string>): (array<string, string|null>|null) $row
     * @return int -1 where all are common
     */
    private static function rarest(array $sought, string $table, \Closure $row): int
    {
        $count = static fn (string $name, int $most): string => sprintf('(SELECT COUNT(*) FROM (SELECT 1 FROM {%2$s} c WHERE c.word >= %%s AND c.word < %%s LIMIT %3$d) %1$s)', $name, $table, $most + 1);
        $lengths = array_map(strlen(...), $sought);
        $longest = (int) array_search(max($lengths), $lengths, true);
        $counts = [];
        $values = [];
        foreach ($sought as $index => $word) {
            if ($index !== $longest) {
                $counts[] = sprintf('CASE WHEN %2$s <= %3$d THEN %4$d ELSE %5$s END AS w%1$d', $index, $count("few_$index", self::FEW), self::FEW, self::COMMON + 1, $count("counted_$index", self::COMMON));
                array_push($values, $sought[$longest], self::beyond($sought[$longest]));
            } else {
                $counts[] = $count("counted_$index", self::COMMON) . " AS w$index";
            }
            array_push($values, $word, self::beyond($word));
        }
        $numbers = array_map(intval(...), array_values($row('SELECT ' . implode(', ', $counts), $values) ?? []));
        $least = [] === $numbers ? self::COMMON + 1 : min($numbers);

        return $least > self::COMMON ? -1 : (int) array_search($least, $numbers, true);
    }

    /**
     * What is looked for: each piece between spaces as one word, for so numbers and emails were kept whole.
     *
     * @return list<string>
     */
    private static function sought(string $text): array
    {
        $text = trim($text);
        // A phone number is one term, however it is written; so is "K & K".
        $pieces = 1 === preg_match('/^[\d\s().+-]{7,}$/D', $text)
            ? [self::phone($text)]
            : (preg_split('/\s+/u', preg_replace('/\s*&\s*/u', '&', $text) ?? '') ?: []);
        $words = array_values(array_unique(array_filter(array_map(self::whole(...), $pieces), static fn (string $word): bool => '' !== $word)));

        return array_slice($words, 0, self::MAX_SOUGHT);
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

    /** @return list<string> for each word the text from there on */
    private static function endings(string $text): array
    {
        $endings = [];
        $rest = '';
        // From the last word to the first. A combining accent (\p{M}) is part of its letter.
        foreach (array_reverse(preg_split('/[^\p{L}\p{M}\p{N}]+/u', $text) ?: []) as $word) {
            $rest = self::whole($word) . $rest;
            $endings[] = substr($rest, 0, self::LONGEST);
        }

        return $endings;
    }

    private static function whole(string $text): string
    {
        return substr(preg_replace('/[^a-z0-9]/', '', strtolower(remove_accents($text))) ?? '', 0, self::LONGEST);
    }
}
