<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** What JavaScript does with values where PHP does something else. Compiled views call it. */
final class Js
{
    private const SPACE = '\t\n\x0B\f\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

    /**
     * Whether a condition takes it for true: '0' and empty lists are, '', 0 and null are not.
     *
     * @phpstan-assert-if-true !(0|0.0|''|false|null) $value
     */
    public static function isTrue(mixed $value): bool
    {
        return !(null === $value || false === $value || '' === $value || 0 === $value || 0.0 === $value || (is_float($value) && is_nan($value)));
    }

    /**
     * `$value || $other`
     *
     * @template T
     * @template U
     * @param T|0|0.0|''|false|null $value
     * @param U $other
     * @return T|U
     */
    public static function either(mixed $value, mixed $other): mixed
    {
        return self::isTrue($value) ? $value : $other;
    }

    /** Whether two texts or numbers are the same; 1 and 1.0 are. */
    public static function isSame(mixed $one, mixed $other): bool
    {
        return $one === $other || (self::isNumber($one) && self::isNumber($other) && 0 === ($one <=> $other));
    }

    public static function isNumber(mixed $value): bool
    {
        return is_int($value) || is_float($value);
    }

    public static function isInteger(mixed $value): bool
    {
        return is_int($value) || (is_float($value) && is_finite($value) && floor($value) === $value);
    }

    /** A number as text: the shortest that reads back as it. */
    public static function text(int|float $number): string
    {
        if (is_int($number)) {
            return (string) $number;
        }
        if (is_nan($number)) {
            return 'NaN';
        }
        if (is_infinite($number)) {
            return $number > 0 ? 'Infinity' : '-Infinity';
        }
        if (0.0 === $number) {
            return '0';
        }
        $json = (string) json_encode($number);
        if (!str_contains($json, 'e')) {
            return str_ends_with($json, '.0') ? substr($json, 0, -2) : $json;
        }
        $size = abs($number);
        if ($size < 1e-6 || $size >= 1e21) {
            return str_replace('.0e', 'e', $json);
        }
        // The same digits, without an exponent.
        [$digits, $exponent] = explode('e', ltrim($json, '-'));
        $digits = rtrim(str_replace('.', '', $digits), '0');
        $sign = $number < 0 ? '-' : '';

        return $sign . ($size >= 1 ? str_pad($digits, (int) $exponent + 1, '0') : '0.' . str_repeat('0', -1 - (int) $exponent) . $digits);
    }

    /** Any value as text. */
    public static function string(mixed $value): string
    {
        return match (true) {
            is_string($value) => $value,
            is_int($value), is_float($value) => self::text($value),
            is_bool($value) => $value ? 'true' : 'false',
            default => '',
        };
    }

    /** A value of an attribute that says "true" or "false". */
    public static function said(mixed $value): string|int|float|null
    {
        return is_bool($value) ? ($value ? 'true' : 'false') : (is_string($value) || is_int($value) || is_float($value) ? $value : null);
    }

    /** `Number( $text )` */
    public static function number(mixed $text): int|float
    {
        if (is_int($text) || is_float($text)) {
            return $text;
        }
        if (true === $text) {
            return 1;
        }
        $digits = is_string($text) ? self::trim($text) : '';
        if ('' === $digits) {
            return 0;
        }
        if (1 === preg_match('/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/D', $digits)) {
            $number = (float) $digits;

            return floor($number) === $number && abs($number) < 2 ** 53 ? (int) $number : $number;
        }
        if (1 === preg_match('/^0(?:x[0-9a-f]+|o[0-7]+|b[01]+)$/Di', $digits)) {
            return intval(substr($digits, 2), ['x' => 16, 'o' => 8, 'b' => 2][strtolower($digits[1])]);
        }

        return match ($digits) {
            'Infinity', '+Infinity' => INF,
            '-Infinity' => -INF,
            default => NAN,
        };
    }

    public static function divide(int|float $one, int|float $other): int|float
    {
        $result = fdiv($one, $other);

        return floor($result) === $result && abs($result) < 2 ** 53 ? (int) $result : $result;
    }

    public static function modulo(int|float $one, int|float $other): int|float
    {
        return is_int($one) && is_int($other) && 0 !== $other ? $one % $other : fmod($one, $other);
    }

    public static function trim(string $text): string
    {
        return preg_replace('/^[' . self::SPACE . ']+|[' . self::SPACE . ']+$/uD', '', $text) ?? $text;
    }

    /** How long a text is, in units of UTF-16. */
    public static function length(string $text): int
    {
        return 1 === preg_match('/^[\x00-\x7F]*$/D', $text) ? strlen($text) : intdiv(strlen(mb_convert_encoding($text, 'UTF-16LE', 'UTF-8')), 2);
    }

    /** Part of a text, in units of UTF-16; ends may be counted from behind. */
    public static function slice(string $text, int $from = 0, ?int $to = null): string
    {
        $length = self::length($text);
        $from = $from < 0 ? max(0, $length + $from) : min($from, $length);
        $to = null === $to ? $length : ($to < 0 ? max(0, $length + $to) : min($to, $length));
        if ($to <= $from) {
            return '';
        }
        if (strlen($text) === $length) {
            return substr($text, $from, $to - $from);
        }

        return mb_convert_encoding(substr(mb_convert_encoding($text, 'UTF-16LE', 'UTF-8'), $from * 2, ($to - $from) * 2), 'UTF-8', 'UTF-16LE');
    }

    /** The sign at a place, if there is one. */
    public static function at(string $text, int $at): ?string
    {
        return $at < 0 || $at >= self::length($text) ? null : self::slice($text, $at, $at + 1);
    }

    public static function padStart(string $text, int $length, string $by = ' '): string
    {
        $missing = $length - self::length($text);

        return $missing <= 0 || '' === $by ? $text : self::slice(str_repeat($by, $missing), 0, $missing) . $text;
    }

    /** As a part of an address: all but letters, digits and `-_.!~*'()` in percents. */
    public static function encodeUriComponent(string $text): string
    {
        return strtr(rawurlencode($text), ['%21' => '!', '%27' => "'", '%28' => '(', '%29' => ')', '%2A' => '*']);
    }

    public static function indexOfText(string $text, string $part): int
    {
        $at = mb_strpos($text, $part);

        return false === $at ? -1 : self::length(mb_substr($text, 0, $at));
    }

    public static function replaceFirst(string $text, string $part, string $by): string
    {
        $at = strpos($text, $part);

        return false === $at ? $text : substr_replace($text, self::replacement($part, $by), $at, strlen($part));
    }

    public static function replaceAll(string $text, string $part, string $by): string
    {
        return str_replace($part, self::replacement($part, $by), $text);
    }

    /** In what replaces, `$&` is what is replaced, and `$$` a dollar. */
    private static function replacement(string $part, string $by): string
    {
        return strtr($by, ['$$' => '$', '$&' => $part]);
    }

    /**
     * `/…/.exec( $text )`
     *
     * @return list<string|null>|null
     */
    public static function exec(string $pattern, string $text): ?array
    {
        return 1 === preg_match($pattern, $text, $found, PREG_UNMATCHED_AS_NULL) ? array_values(array_filter($found, is_int(...), ARRAY_FILTER_USE_KEY)) : null;
    }

    public static function json(mixed $value): string
    {
        return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_THROW_ON_ERROR);
    }

    /**
     * @param list<mixed>|false $values
     * @return list<mixed>
     */
    public static function list(array|false $values): array
    {
        return false === $values ? [] : $values;
    }

    /**
     * @template T
     * @template U
     * @param list<T> $values
     * @param \Closure(T, int): U $make
     * @return list<U> each with its place
     */
    public static function map(array $values, \Closure $make): array
    {
        return array_map($make, $values, array_keys($values));
    }

    /**
     * @template T
     * @param list<T> $values
     * @return list<T>
     */
    public static function sliceList(array $values, int $from, int $to): array
    {
        $length = count($values);
        $from = $from < 0 ? max(0, $length + $from) : $from;
        $to = $to < 0 ? max(0, $length + $to) : $to;

        return $to > $from ? array_slice($values, $from, $to - $from) : [];
    }

    /**
     * @template T
     * @param list<T> $values
     * @return T|null
     */
    public static function last(array $values): mixed
    {
        return [] === $values ? null : $values[count($values) - 1];
    }

    /**
     * @template T
     * @param list<T> $values
     * @return T|null counted from behind, if the place is less than 0
     */
    public static function itemAt(array $values, int $at): mixed
    {
        return $values[$at < 0 ? count($values) + $at : $at] ?? null;
    }

    /**
     * @template T
     * @param list<T> $values
     * @return list<T> each once
     */
    public static function unique(array $values): array
    {
        $once = [];
        foreach ($values as $value) {
            if (!self::includes($once, $value)) {
                $once[] = $value;
            }
        }

        return $once;
    }

    /** @param list<mixed> $values */
    public static function indexOf(array $values, mixed $value): int
    {
        foreach ($values as $at => $one) {
            if (self::isSame($one, $value)) {
                return $at;
            }
        }

        return -1;
    }

    /** @param list<mixed> $values */
    public static function includes(array $values, mixed $value): bool
    {
        return self::indexOf($values, $value) >= 0;
    }

    /** @param list<mixed> $values */
    public static function join(array $values, string $by): string
    {
        return implode($by, array_map(self::string(...), $values));
    }

    /**
     * @template T
     * @param list<T> $values
     * @param \Closure(T, int): bool $test
     */
    public static function findIndex(array $values, \Closure $test): int
    {
        foreach ($values as $at => $value) {
            if ($test($value, $at)) {
                return $at;
            }
        }

        return -1;
    }

    /**
     * @template T
     * @param list<T> $values
     * @param \Closure(T, int): bool $test
     */
    public static function findLastIndex(array $values, \Closure $test): int
    {
        for ($at = count($values) - 1; $at >= 0; $at--) {
            if ($test($values[$at], $at)) {
                return $at;
            }
        }

        return -1;
    }

    /**
     * @template T
     * @param list<T> $values
     * @param (\Closure(T, T): (int|float))|null $compare
     * @return list<T>
     */
    public static function sorted(array $values, ?\Closure $compare = null): array
    {
        if (null === $compare) {
            usort($values, static fn (mixed $one, mixed $other): int => strcmp(self::string($one), self::string($other)));
        } else {
            usort($values, static fn (mixed $one, mixed $other): int => self::number($compare($one, $other)) <=> 0);
        }

        return $values;
    }

    /**
     * @template T
     * @param \Closure(null, int): T $make
     * @return list<T> what is made for each place of a list of that length
     */
    public static function times(int|float $count, \Closure $make): array
    {
        $made = [];
        for ($at = 0; $at < $count; $at++) {
            $made[] = $make(null, $at);
        }

        return $made;
    }

    /**
     * A record in JavaScript's order: keys that are whole numbers first, from the least on.
     *
     * @template T
     * @param array<array-key, T> $record
     * @return array<array-key, T>
     */
    public static function ordered(array $record): array
    {
        $numbers = array_filter($record, static fn (int|string $key): bool => is_int($key) && $key >= 0, ARRAY_FILTER_USE_KEY);
        if ([] === $numbers) {
            return $record;
        }
        ksort($numbers);

        return $numbers + $record;
    }

    /**
     * @template T
     * @param array<array-key, T> $record
     * @return list<array{string, T}>
     */
    public static function entries(array $record): array
    {
        return array_map(static fn (int|string $key, mixed $value): array => [(string) $key, $value], array_keys($record), $record);
    }

    /**
     * @param array<array-key, mixed> $record
     * @return list<string>
     */
    public static function keys(array $record): array
    {
        return array_map(strval(...), array_keys($record));
    }
}
