<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * The words of a text as they are indexed and looked for: lower case, without accents, plurals folded.
 *
 * A word beyond ASCII is kept as the hexadecimal of its UTF-8, so that both database engines compare and order
 * words alike, byte by byte; a word's beginning is still the beginning of its hexadecimal.
 */
final class Words
{
    /** Longer ones are cut, on both sides alike. */
    public const MAX_LENGTH = 40;

    /** Where WordPress would drop half of a letter, or knows none. */
    private const LETTERS = ['ß' => 'ss', 'ẞ' => 'ss', 'Ø' => 'o', 'ø' => 'o'];

    /** So many words are remembered as they are indexed. */
    private const REMEMBERED = 10_000;

    private const COMMON = ['a', 'an', 'and', 'are', 'as', 'at', 'by', 'for', 'from', 'in', 'is', 'it', 'of', 'on', 'or', 'the', 'this', 'to', 'with'];

    /** What sentences have around what is looked for. They are indexed, for there are pages about them. */
    private const FILLERS = ['any', 'anyone', 'anything', 'but', 'buy', 'can', 'carry', 'cost', 'could', 'do', 'does', 'find', 'finding', 'get', 'good', 'got', 'guy', 'have', 'hello', 'help', 'hi', 'how', 'i', 'im', 'ive', 'if', 'know', 'like', 'look', 'looking', 'me', 'much', 'my', 'need', 'order', 'our', 'please', 'sell', 'some', 'thank', 'that', 'there', 'trying', 'want', 'we', 'what', 'where', 'which', 'will', 'would', 'you', 'your'];

    /** The same in Spanish, but for words that mean something in English, such as "hay". */
    private const SPANISH_FILLERS = ['al', 'algun', 'alguna', 'busco', 'buscando', 'comprar', 'como', 'con', 'cual', 'cuanto', 'cuesta', 'de', 'del', 'donde', 'el', 'en', 'esta', 'estoy', 'favor', 'gracia', 'hola', 'la', 'las', 'lo', 'los', 'mi', 'necesito', 'nuestro', 'para', 'pedir', 'por', 'precio', 'puedo', 'que', 'quiero', 'quisiera', 'se', 'su', 'tengo', 'tiene', 'tienen', 'un', 'una', 'uno', 'usted', 'ustede', 'venden', 'y'];

    /** @var array<array-key, string> as they are indexed, by the word: a catalogue says the same ones again and again */
    private static array $known = [];

    /**
     * What is looked for, each word once, in order. Words that say nothing are left out where others remain.
     *
     * @return list<string>
     */
    public static function tokenize(string $text): array
    {
        $all = array_values(array_unique(array_map(self::folded(...), self::split(self::plain($text)))));
        $telling = array_values(array_diff($all, self::COMMON));

        return [] === $telling ? $all : $telling;
    }

    /**
     * What a text is found by: its words, and what is written with a hyphen, slash or dot also as one word, if there
     * is a digit in it ("10W-30" by "10w30").
     *
     * @return list<string>
     */
    public static function indexed(string $text): array
    {
        $plain = self::plain($text);
        $words = array_diff(array_map(self::folded(...), self::split($plain)), self::COMMON);
        preg_match_all('#[a-z0-9]+(?:[-/.][a-z0-9]+)+#', $plain, $compounds);
        foreach ($compounds[0] as $compound) {
            if (1 === preg_match('/\d/', $compound)) {
                $words[] = self::cut(str_replace(['-', '/', '.'], '', $compound));
            }
        }

        return array_values(array_unique($words));
    }

    /**
     * A model's name, which people write with and without spaces and hyphens: also as one word, and by its groups of
     * letters and of digits ("SVL75-3" by "svl753" and by "svl 75 3").
     *
     * @return list<string>
     */
    public static function ofModel(string $name): array
    {
        $plain = self::plain($name);
        preg_match_all('/[a-z]+|\d+/', $plain, $groups);

        return array_values(array_unique([
            ...self::indexed($name),
            ...array_map(self::cut(...), $groups[0]),
            ...array_filter([self::cut(preg_replace('/[^a-z0-9]/', '', $plain) ?? '')], static fn (string $word): bool => '' !== $word),
        ]));
    }

    /**
     * Without those that only make a sentence of it, where others remain.
     *
     * @param list<string> $words of tokenize()
     * @return list<string>
     */
    public static function withoutFillers(array $words): array
    {
        $telling = array_values(array_diff($words, self::FILLERS, self::SPANISH_FILLERS));

        return [] === $telling ? $words : $telling;
    }

    /** Whether a word of tokenize() is one that texts are indexed by. */
    public static function isTelling(string $word): bool
    {
        return !in_array($word, self::COMMON, true);
    }

    /**
     * @param string $plain of plain()
     * @return list<string>
     */
    private static function split(string $plain): array
    {
        $words = preg_split('/[^\p{L}\p{N}\p{M}]+/u', $plain, -1, PREG_SPLIT_NO_EMPTY);

        return false === $words ? [] : $words;
    }

    /** Lower case, without accents and quotes. */
    private static function plain(string $text): string
    {
        if (mb_check_encoding($text, 'ASCII')) {
            return strtolower(str_replace(["'", '"', '`'], '', $text));
        }
        $text = str_replace(["'", '’', '‘', '"', '“', '”', '`'], '', mb_scrub($text, 'UTF-8'));

        return mb_strtolower(remove_accents(strtr($text, self::LETTERS)), 'UTF-8');
    }

    private static function folded(string $word): string
    {
        if (count(self::$known) >= self::REMEMBERED) {
            self::$known = [];
        }

        return self::$known[$word] ??= self::fold($word);
    }

    private static function fold(string $word): string
    {
        if (1 === preg_match('/[^a-z0-9]/', $word)) {
            return self::cut('x' . bin2hex($word));
        }
        $singular = match (true) {
            strlen($word) < 4 || 1 === preg_match('/\d|[^s]?(?:ss|us|is)$/', $word) => $word,
            str_ends_with($word, 'ies') && strlen($word) > 4 => substr($word, 0, -3) . 'y',
            1 === preg_match('/(?:ch|sh|x|ss|zz)es$/', $word) => substr($word, 0, -2),
            str_ends_with($word, 's') => substr($word, 0, -1),
            default => $word,
        };

        return self::cut($singular);
    }

    private static function cut(string $word): string
    {
        return substr($word, 0, self::MAX_LENGTH);
    }
}
