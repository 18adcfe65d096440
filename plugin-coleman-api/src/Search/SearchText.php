<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Parts\PartKey;

/** What somebody looks for, read as a part number and as words. */
final readonly class SearchText
{
    /** So many characters of a text are looked at. */
    public const MAX_LENGTH = 200;

    /** So many words of it. */
    public const MAX_WORDS = 8;

    /** A number has a digit and so many characters. */
    public const MIN_NUMBER = 3;

    /** So many must be known of the middle of a number. */
    public const MIN_CONTAINED = 4;

    public const SUFFIX_LENGTH = 16;

    /** The longest key that a part can have. */
    public const LONGEST_KEY = 60;

    /**
     * @param list<array{key: string, words: list<string>}> $numbers the ways to read it as a number with words around it, the likeliest first; none when it is not number-like
     * @param list<string> $words of it all
     */
    private function __construct(public string $text, public array $numbers, public array $words, public string $key)
    {
    }

    public static function parse(string $text): self
    {
        // Nobody types what is cut off here; it is scrubbed first, or a character would be cut in two.
        $text = mb_scrub(substr($text, 0, 8 * self::MAX_LENGTH), 'UTF-8');
        $text = preg_replace('/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/u', ' ', $text) ?? '';
        $text = SearchPath::text(mb_substr(SearchPath::text($text), 0, self::MAX_LENGTH));
        $key = PartKey::normalize($text);

        $words = Words::tokenize($text);
        // A sentence says first that something is needed, then what.
        $words = count($words) > self::MAX_WORDS ? Words::withoutFillers($words) : $words;

        return new self($text, self::readAsNumber($text), array_slice($words, 0, self::MAX_WORDS), $key);
    }

    /** Without the words that only make a sentence of it; null when it has none, or nothing else. */
    public function withoutFillers(): ?self
    {
        $words = Words::withoutFillers($this->words);
        if ($words === $this->words) {
            return null;
        }
        $numbers = array_map(static fn (array $number): array => ['key' => $number['key'], 'words' => array_values(array_intersect($number['words'], $words))], $this->numbers);

        return new self($this->text, $numbers, $words, $this->key);
    }

    public function isEmpty(): bool
    {
        return '' === $this->text;
    }

    public function isNumberLike(): bool
    {
        return [] !== $this->numbers;
    }

    /**
     * "filter F 00M.145 274" is a number as a whole, or "F 00M.145 274" with a word before it, or "00M.145 274" with two.
     *
     * @return list<array{key: string, words: list<string>}>
     */
    private static function readAsNumber(string $text): array
    {
        $pieces = explode(' ', $text);
        $numbers = [];
        foreach ([PHP_INT_MAX, 3, 1] as $leastLetters) {
            $middle = $pieces;
            $words = [];
            while ([] !== $middle && self::isWord($middle[0], $leastLetters)) {
                $words[] = array_shift($middle);
            }
            while ([] !== $middle && self::isWord($middle[array_key_last($middle)], $leastLetters)) {
                $words[] = array_pop($middle);
            }
            $key = PartKey::normalize(implode('', $middle));
            if (strlen($key) >= self::MIN_NUMBER && strlen($key) <= self::LONGEST_KEY && 1 === preg_match('/\d/', $key)) {
                $numbers[$key] ??= ['key' => $key, 'words' => array_slice(Words::tokenize(implode(' ', $words)), 0, self::MAX_WORDS)];
            }
        }

        return array_values($numbers);
    }

    private static function isWord(string $piece, int $leastLetters): bool
    {
        return mb_strlen($piece) >= $leastLetters && 1 !== preg_match('/\d/', $piece);
    }
}
