<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Locations\OpeningHours;

/** Rules that are written in both languages, as compiled views call them: with the values that TypeScript has. */
final class Rules
{
    /** @return array{values: array<string, list<string>>, sort: string} as choiceIn() of src/rules/machine-choice.ts */
    public static function choiceIn(string $query): array
    {
        parse_str($query, $parameters);

        return self::choice(MachineChoice::fromQuery($parameters));
    }

    /** @param array{values: array<string, non-empty-list<string>>, sort: string} $choice */
    public static function queryOf(array $choice): string
    {
        return (new MachineChoice($choice['values'], $choice['sort']))->query();
    }

    /**
     * @param array{values: array<string, non-empty-list<string>>, sort: string} $choice
     * @return array{values: array<string, list<string>>, sort: string}
     */
    public static function without(array $choice, string $facet, ?string $value = null): array
    {
        return self::choice((new MachineChoice($choice['values'], $choice['sort']))->without($facet, $value));
    }

    /**
     * Which of the rows of opening hours holds on a date: its own, else its day of the week's; -1 when none does.
     *
     * @param list<array{days: list<int>, date: string, ...}> $rows
     */
    public static function rowOf(array $rows, string $date): int
    {
        $own = array_search($date, array_column($rows, 'date'), true);
        if (is_int($own)) {
            return $own;
        }
        $day = OpeningHours::weekday($date);

        return Js::findIndex($rows, static fn (array $row): bool => in_array($day, $row['days'], true));
    }

    /** @return array{values: array<string, list<string>>, sort: string} */
    private static function choice(MachineChoice $choice): array
    {
        return ['values' => $choice->values, 'sort' => $choice->sort];
    }
}
