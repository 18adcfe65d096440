<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;

/**
 * Which indexed words are meant by the words of a text.
 *
 * A word that is not indexed stands for those that begin with it. A term is the words that one word of the text may
 * stand for, ids with the number of entities that have each; an empty term matches nothing.
 *
 * Besides, a text is read with words split and joined ("skidsteer" as "skid steer", "12 volt" as "12v"), and with what
 * staff have said that people mean ("bushhog" as "rotary cutter"). All of them are looked up by one statement.
 *
 * @phpstan-type Term array<int, int>
 * @phpstan-type Known array<string, Term>
 */
final readonly class Vocabulary
{
    /** So many endings of a beginning are tried, the most used first. */
    private const ENDINGS = 6;

    /** So many words of a text may be beginnings; a text of more unknown words matches nothing. */
    private const BEGINNINGS = 2;

    /** With so many words a misspelled one is compared, the most used first. */
    private const COMPARED = 1000;

    /** From so many letters on a word may have two spelling errors. */
    private const LONG_WORD = 7;

    /** A word is split into two of at least so many letters; but one letter may stand before a longer word, as in "oring". */
    private const LEAST_LETTERS = 3;

    /** So many readings of a text are tried. */
    private const READINGS = 4;

    /** So many words may be meant as one by a rule of the staff. */
    public const PHRASE = 3;

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param list<string> $words of Words::tokenize()
     * @param list<Kind> $kinds
     * @param bool $isTyping whether the last word may go on
     */
    public function terms(array $words, array $kinds, bool $isTyping = false): QueryTerms
    {
        $terms = [];
        foreach ($kinds as $kind) {
            $terms[$kind->value] = array_fill_keys($words, []);
        }
        if ([] === $words || [] === $kinds) {
            return new QueryTerms(array_map(static fn (array $ofKind): array => [$ofKind], $terms));
        }
        [$known, $rules] = $this->known($words);
        $others = [];
        $synonyms = [];
        foreach ($terms as $kind => $ofKind) {
            $ofWords = $known[$kind] ?? [];
            foreach ($words as $at => $word) {
                $terms[$kind][$word] = self::asTyped($words, $at, $ofWords);
            }
            [$others[$kind], $used] = self::otherReadings($words, $terms[$kind], $ofWords, $rules[$kind] ?? []);
            $synonyms += array_fill_keys($used, true);
        }
        $isRead = array_map(static fn (array $readings): bool => [] !== $readings, $others);
        $terms = $this->withEndings($terms, $isTyping ? $words[count($words) - 1] : null, $isRead);
        $readings = [];
        foreach ($terms as $kind => $ofKind) {
            $readings[$kind] = [$ofKind, ...$others[$kind] ?? []];
        }

        return new QueryTerms($readings, array_keys($synonyms));
    }

    /**
     * The words of a text that found nothing, those that no kind knows as the indexed word spelled most like it; of
     * equally near ones the most used.
     *
     * @param list<string> $words of Words::tokenize()
     * @param array<int, array<array-key, Term>> $terms what they stand for, by kind
     * @return list<string>
     */
    public function spelled(array $words, array $terms): array
    {
        $unknown = array_filter($words, static fn (string $word): bool => 1 === preg_match('/^[a-z]{4,16}$/D', $word)
            && array_all($terms, static fn (array $ofKind): bool => [] === ($ofKind[$word] ?? [])));
        $branches = [];
        $values = [];
        foreach (array_slice($unknown, 0, self::BEGINNINGS) as $word) {
            // Nearly everyone gets the first letter right.
            $branches[] = 'SELECT * FROM (SELECT %s AS asked, word, SUM(uses) AS uses FROM {search_words} WHERE word >= %s AND word < %s AND uses > 0 GROUP BY word ORDER BY SUM(uses) DESC, word LIMIT %d) w' . count($branches);
            array_push($values, $word, $word[0], $word[0] . '~', self::COMPARED);
        }
        $best = [];
        foreach ([] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values) as $row) {
            [$word, $other] = [(string) $row['asked'], (string) $row['word']];
            $distance = [self::edits($word, $other), -(int) $row['uses'], $other];
            if ($distance[0] <= self::mostEdits($word) && (!isset($best[$word]) || $distance < $best[$word])) {
                $best[$word] = $distance;
            }
        }

        return array_map(static fn (string $word): string => $best[$word][2] ?? $word, $words);
    }

    /**
     * The words of a text that are indexed, with all that they may be read as, and what staff's rules say they mean.
     *
     * @param non-empty-list<string> $words
     * @return array{array<int, Known>, array<int, array<string, array<string, Known>>>} by kind; the rules by the words as typed and their name, of which all words are known
     */
    private function known(array $words): array
    {
        $asked = self::lookedUp($words);
        $phrases = [$words[0]];
        foreach (array_keys($words) as $from) {
            for ($length = 1; $length <= self::PHRASE && $from + $length <= count($words); $length++) {
                $phrases[] = implode(' ', array_slice($words, $from, $length));
            }
        }
        $rows = $this->connection->rows(
            sprintf(
                "SELECT id, kind, word, uses, '' AS typed, '' AS rule, 0 AS words FROM {search_words} WHERE word IN (%s) AND uses > 0"
                // CROSS JOIN keeps SQLite from beginning with all the words.
                . ' UNION ALL SELECT w.id, w.kind, w.word, w.uses, m.typed, m.rule, m.words FROM {search_meanings} m CROSS JOIN {search_words} w ON w.word = m.word WHERE m.typed IN (%s) AND w.uses > 0',
                Connection::placeholders($asked, '%s'),
                Connection::placeholders($phrases, '%s'),
            ),
            [...$asked, ...$phrases],
        );
        /** @var array<int, Known> $known */
        $known = [];
        $rules = [];
        $lengths = [];
        foreach ($rows as $row) {
            $term = [(int) $row['id'] => (int) $row['uses']];
            if ('' === (string) $row['typed']) {
                $known[(int) $row['kind']][(string) $row['word']] = $term;
            } else {
                $rules[(int) $row['kind']][(string) $row['typed']][(string) $row['rule']][(string) $row['word']] = $term;
                $lengths[(string) $row['rule']] = (int) $row['words'];
            }
        }
        foreach ($rules as $kind => $ofKind) {
            foreach ($ofKind as $typed => $meanings) {
                $rules[$kind][$typed] = array_filter($meanings, static fn (array $meant, string $rule): bool => count($meant) === $lengths[$rule], ARRAY_FILTER_USE_BOTH);
            }
        }

        return [$known, $rules];
    }

    /**
     * @param non-empty-list<string> $words
     * @return non-empty-list<string> the words, and all into which they may be split or joined
     */
    private static function lookedUp(array $words): array
    {
        $asked = $words;
        foreach ($words as $at => $word) {
            $next = $words[$at + 1] ?? '';
            [$number, $names] = Units::split($word) ?? [$word, ctype_digit($word) ? Units::names($next) : []];
            foreach ($names as $name) {
                array_push($asked, $number, $name, $number . $name);
            }
            array_push($asked, ...Units::names($word));
            if ('' !== $next) {
                $asked[] = substr($word . $next, 0, Words::MAX_LENGTH);
            }
            foreach (self::splits($word) as $pieces) {
                array_push($asked, ...$pieces);
            }
        }

        return array_values(array_unique(array_map(strval(...), $asked)));
    }

    /**
     * The ways to split a word in two: between letters and digits, or between letters.
     *
     * @return list<array{string, string}>
     */
    private static function splits(string $word): array
    {
        if (1 === preg_match('/^([a-z]+)(\d+)$/D', $word, $found) || 1 === preg_match('/^(\d+)([a-z]{2,})$/D', $word, $found)) {
            return [[$found[1], $found[2]]];
        }
        if (1 !== preg_match('/^[a-z]{5,24}$/D', $word)) {
            return [];
        }
        $splits = [[$word[0], substr($word, 1)]];
        for ($at = self::LEAST_LETTERS; $at <= strlen($word) - self::LEAST_LETTERS; $at++) {
            $splits[] = [substr($word, 0, $at), substr($word, $at)];
        }

        return $splits;
    }

    /**
     * What one word stands for as it was typed: itself, and in the place of a unit the unit's other names.
     *
     * @param non-empty-list<string> $words
     * @param array<string, Term> $known by word
     * @return Term
     */
    private static function asTyped(array $words, int $at, array $known): array
    {
        $word = $words[$at];
        $split = Units::split($word);
        $same = match (true) {
            null !== $split => array_map(static fn (string $name): string => $split[0] . $name, $split[1]),
            ($at > 0 && ctype_digit($words[$at - 1])) || !isset($known[$word]) => Units::names($word),
            default => [],
        };

        return self::any([$word, ...$same], $known);
    }

    /**
     * The other ways to read the words, of which every word is indexed.
     *
     * @param non-empty-list<string> $words
     * @param array<array-key, Term> $typed the words as they were typed
     * @param array<string, Term> $known by word
     * @param array<string, array<string, array<string, Term>>> $rules by the words as typed and rule
     * @return array{list<array<array-key, Term>>, list<int>} readings, and the ids of the rules that gave some
     */
    private static function otherReadings(array $words, array $typed, array $known, array $rules): array
    {
        // At each word, what may stand for it and for words after it: how many, their terms, and the rule that says so.
        $pieces = [];
        foreach ($words as $at => $word) {
            $pieces[$at] = array_values(array_filter([
                [1, [$word => $typed[$word]], ''],
                self::splitPiece($word, $typed[$word], $known),
                self::joinedPiece($words, $at, $known),
                self::bareNumber($words, $at, $typed),
            ]));
            for ($length = 1; $length <= self::PHRASE && $at + $length <= count($words); $length++) {
                foreach ($rules[implode(' ', array_slice($words, $at, $length))] ?? [] as $rule => $meant) {
                    $pieces[$at][] = [$length, $meant, $rule];
                }
            }
        }
        $readings = [];
        $used = [];
        // The first way is the words as they were typed.
        foreach (array_slice(self::ways($pieces, count($words)), 1) as $way) {
            $reading = [];
            foreach ($way as [, $terms]) {
                $reading += $terms;
            }
            if (!in_array([], $reading, true) && !in_array($reading, $readings, true) && count($readings) < self::READINGS - 1) {
                $readings[] = $reading;
                array_push($used, ...array_map(intval(...), array_filter(array_column($way, 2), static fn (string $rule): bool => '' !== $rule)));
            }
        }

        return [$readings, $used];
    }

    /**
     * All ways to put pieces one after the other, the ones named first first.
     *
     * @param array<int, list<array{int, array<array-key, Term>, string}>> $pieces by the word at which they begin
     * @return list<list<array{int, array<array-key, Term>, string}>>
     */
    private static function ways(array $pieces, int $count): array
    {
        $from = [$count => [[]]];
        for ($at = $count - 1; $at >= 0; $at--) {
            $from[$at] = [];
            foreach ($pieces[$at] as $piece) {
                foreach ($from[$at + $piece[0]] as $rest) {
                    $from[$at][] = [$piece, ...$rest];
                }
            }
            // Of a long text the likeliest: those with the fewest words read otherwise were made first.
            $from[$at] = array_slice($from[$at], 0, 64);
        }

        return $from[0];
    }

    /**
     * "12v" as "12 v", "skidsteer" as "skid steer". A word that is used more than its pieces is meant as it is.
     *
     * @param Term $typed
     * @param array<string, Term> $known by word
     * @return array{int, array<array-key, Term>, string}|null
     */
    private static function splitPiece(string $word, array $typed, array $known): ?array
    {
        $unit = Units::split($word);
        if (null !== $unit) {
            // A unit such as "in" is not indexed: the number alone has to do.
            $terms = [$unit[0] => $known[$unit[0]] ?? []] + (array_all($unit[1], Words::isTelling(...)) ? [$unit[1][0] => self::any($unit[1], $known)] : []);

            return in_array([], $terms, true) ? null : [1, $terms, ''];
        }
        $best = null;
        $most = array_sum($typed);
        foreach (self::splits($word) as [$one, $other]) {
            $uses = min(array_sum($known[$one] ?? []), array_sum($known[$other] ?? []));
            if ($uses > $most) {
                [$best, $most] = [[1, [$one => $known[$one], $other => $known[$other]], ''], $uses];
            }
        }

        return $best;
    }

    /**
     * "12 volt" as "12v", "zero turn" as "zeroturn".
     *
     * @param non-empty-list<string> $words
     * @param array<string, Term> $known by word
     * @return array{int, array<array-key, Term>, string}|null
     */
    private static function joinedPiece(array $words, int $at, array $known): ?array
    {
        $next = $words[$at + 1] ?? '';
        if ('' === $next) {
            return null;
        }
        $joined = substr($words[$at] . $next, 0, Words::MAX_LENGTH);
        $names = ctype_digit($words[$at]) ? array_map(static fn (string $name): string => $words[$at] . $name, Units::names($next)) : [];
        $term = self::any([$joined, ...$names], $known);

        return [] === $term ? null : [2, [$joined => $term], ''];
    }

    /**
     * "72 inch" as "72": a unit that is also written as a word that says nothing ("in") is not indexed.
     *
     * @param non-empty-list<string> $words
     * @param array<array-key, Term> $typed
     * @return array{int, array<array-key, Term>, string}|null
     */
    private static function bareNumber(array $words, int $at, array $typed): ?array
    {
        $names = ctype_digit($words[$at]) ? Units::names($words[$at + 1] ?? '') : [];

        return array_all($names, Words::isTelling(...)) || [] === $typed[$words[$at]] ? null : [2, [$words[$at] => $typed[$words[$at]]], ''];
    }

    /**
     * @param list<string> $words
     * @param array<string, Term> $known by word
     * @return Term of any of them
     */
    private static function any(array $words, array $known): array
    {
        $term = [];
        foreach (array_unique($words) as $word) {
            $term += $known[$word] ?? [];
        }

        return $term;
    }

    /** In a long word two letters may be wrong, as in "hydrolic". */
    private static function mostEdits(string $word): int
    {
        return strlen($word) < self::LONG_WORD ? 1 : 2;
    }

    /** So many letters are too many, missing or wrong; two that are swapped are one. */
    private static function edits(string $one, string $other): int
    {
        $edits = levenshtein($one, $other);
        if (2 !== $edits || strlen($one) !== strlen($other)) {
            return $edits;
        }
        $at = strspn($one ^ $other, "\0");
        $isSwapped = $one[$at] === ($other[$at + 1] ?? '') && ($one[$at + 1] ?? '') === $other[$at] && substr($one, $at + 2) === substr($other, $at + 2);

        return $isSwapped ? 1 : 2;
    }

    /**
     * @param array<int, array<array-key, Term>> $terms
     * @param array<int, bool> $isRead kinds for which the text has another reading, so that unknown words are no beginnings
     * @return array<int, array<array-key, Term>>
     */
    private function withEndings(array $terms, ?string $typed, array $isRead): array
    {
        $branches = [];
        $values = [];
        foreach ($terms as $kind => $ofKind) {
            $begun = $isRead[$kind] ? [] : array_map(strval(...), array_keys(array_filter($ofKind, static fn (array $term): bool => [] === $term)));
            if (count($begun) > self::BEGINNINGS) {
                continue;
            }
            if (null !== $typed && !in_array($typed, $begun, true)) {
                $begun[] = $typed;
            }
            foreach ($begun as $word) {
                if (strlen($word) > 1 || $word === $typed) {
                    $branches[] = 'SELECT * FROM (SELECT %s AS begun, id, kind, uses FROM {search_words} WHERE word >= %s AND word < %s AND kind = %d AND uses > 0 ORDER BY uses DESC, word LIMIT %d) w' . count($branches);
                    array_push($values, $word, $word, $word . '~', $kind, self::ENDINGS);
                }
            }
        }
        foreach ([] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values) as $row) {
            $terms[(int) $row['kind']][(string) $row['begun']][(int) $row['id']] = (int) $row['uses'];
        }

        return $terms;
    }
}
