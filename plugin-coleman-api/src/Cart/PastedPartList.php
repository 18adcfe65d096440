<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

/**
 * Reads part numbers and quantities out of what people paste: a column of a spreadsheet, a CSV file, a note.
 *
 * The same rule lives in blocks/quick-order/pasted-part-list.ts; both run tests/seed/vectors/pasted-part-list.json.
 *
 * @phpstan-type PastedRow array{number: string, quantity: int, description: string}
 */
final class PastedPartList
{
    /** So many rows are taken at once. */
    public const MAX_ROWS = 200;

    private const LONGEST_NUMBER = 60;

    private const LONGEST_DESCRIPTION = 250;

    private const SPACE = '[\s\x{A0}\x{2007}\x{202F}\x{FEFF}]';

    private const QUANTITY = '/^(?:x ?)?(\d{1,4})(?:[.,]0+)?(?: ?(?:x|pcs?\.?|ea\.?|each))?$/Di';

    /** @return list<PastedRow> rows of quantity 0 are not wanted; of the first line, column heads are left out */
    public static function read(string $text): array
    {
        $rows = [];
        $isFirst = true;
        foreach (preg_split('/\r\n|\r|\n/', $text) ?: [] as $line) {
            $line = self::trim($line);
            if ('' === $line) {
                continue;
            }
            $row = $isFirst && self::isHead($line) ? null : self::row($line);
            $isFirst = false;
            if (null !== $row && '' !== $row['number'] && $row['quantity'] > 0) {
                $rows[] = $row;
            }
        }

        return $rows;
    }

    private static function isHead(string $line): bool
    {
        return 1 !== preg_match('/\d/', $line) && 1 === preg_match('/\b(?:part|number|item|sku|qty|quantity|description)\b/i', $line);
    }

    /** @return PastedRow */
    private static function row(string $line): array
    {
        $fields = self::fields($line);

        return count($fields) > 1 ? self::ofFields($fields) : self::ofText($fields[0] ?? '');
    }

    /** @return list<string> what stands between tabs, else semicolons, else commas; empty fields left out */
    private static function fields(string $line): array
    {
        $delimiter = array_find(["\t", ';'], static fn (string $one): bool => str_contains($line, $one)) ?? ',';
        $fields = [''];
        $isQuoted = false;
        foreach (mb_str_split($line) as $character) {
            $last = count($fields) - 1;
            if ($delimiter === $character && !$isQuoted) {
                $fields[] = '';
            } else {
                // A quote opens only at the beginning of a field: 3/8" is an inch.
                if ('"' === $character && ($isQuoted || '' === self::trim($fields[$last]))) {
                    $isQuoted = !$isQuoted;
                }
                $fields[$last] .= $character;
            }
        }
        $fields = array_map(static function (string $field): string {
            $field = self::trim($field);

            return 1 === preg_match('/^"(.*)"$/Ds', $field, $match) ? self::trim(str_replace('""', '"', $match[1])) : $field;
        }, $fields);

        return array_values(array_filter($fields, static fn (string $field): bool => '' !== $field));
    }

    /**
     * @param non-empty-list<string> $fields
     * @return PastedRow
     */
    private static function ofFields(array $fields): array
    {
        $at = self::quantityAt($fields);
        $quantity = null === $at ? 1 : self::quantity($fields[$at]) ?? 1;
        if (null !== $at) {
            array_splice($fields, $at, 1);
        }

        return self::made($fields[0] ?? '', $quantity, $fields[1] ?? '');
    }

    /**
     * Beside the number, before or after it; of two that could be quantities the shorter one, of two as long the second.
     *
     * @param non-empty-list<string> $fields
     */
    private static function quantityAt(array $fields): ?int
    {
        $able = array_keys(array_filter($fields, static fn (string $field): bool => null !== self::quantity($field)));
        if (in_array(0, $able, true) && in_array(1, $able, true)) {
            return strlen($fields[0]) < strlen($fields[1]) ? 0 : 1;
        }

        return array_find([1, 0], static fn (int $at): bool => in_array($at, $able, true)) ?? $able[0] ?? null;
    }

    /** @return PastedRow */
    private static function ofText(string $text): array
    {
        foreach ([
            // 3x NUMBER, 3 x NUMBER
            '/^(?<quantity>\d{1,4}) ?[x×] (?<number>.*\S)$/Dui',
            // NUMBER x3, NUMBER x 3
            '/^(?<number>.*\S) [x×] ?(?<quantity>\d{1,4})$/Dui',
            // 3 pcs NUMBER, 3 ea NUMBER; before "ea" must be a space: 1EA 996 is a maker's number
            '/^(?<quantity>\d{1,4})(?: ?pcs?\.?| ea\.?| each) (?<number>.*\S)$/Dui',
            // NUMBER 3 pcs, NUMBER 3ea
            '/^(?<number>.*\S) (?<quantity>\d{1,4}) ?(?:pcs?\.?|ea\.?|each)$/Dui',
            // NUMBER (3)
            '/^(?<number>.*\S) ?\((?<quantity>\d{1,4})\)$/Du',
            // NUMBER 3: of at most three digits, for a number may have a space too
            '/^(?<number>\S*\d\S*) (?<quantity>\d{1,3})$/Du',
            // 3 NUMBER
            '/^(?<quantity>\d{1,3}) (?<number>\S*\d\S*)$/Du',
        ] as $way) {
            if (1 === preg_match($way, $text, $match)) {
                return self::made($match['number'], (int) $match['quantity'], '');
            }
        }

        return self::made($text, 1, '');
    }

    private static function quantity(string $field): ?int
    {
        return 1 === preg_match(self::QUANTITY, $field, $match) ? (int) $match[1] : null;
    }

    /** @return PastedRow */
    private static function made(string $number, int $quantity, string $description): array
    {
        return [
            'number' => self::trim(mb_substr($number, 0, self::LONGEST_NUMBER)),
            'quantity' => $quantity,
            'description' => self::trim(mb_substr($description, 0, self::LONGEST_DESCRIPTION)),
        ];
    }

    /** Without what only looks like nothing: control characters, and spaces at the ends or in a row. */
    private static function trim(string $text): string
    {
        $text = preg_replace('/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text) ?? '';
        $text = preg_replace('/^' . self::SPACE . '+|' . self::SPACE . '+$/Du', '', $text) ?? '';

        return preg_replace('/[ \x{A0}\x{2007}\x{202F}]+/u', ' ', $text) ?? '';
    }
}
