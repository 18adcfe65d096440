<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Locations\OpeningHours;

/**
 * Rules that are written in both languages, as compiled views call them: with the values that TypeScript has.
 *
 * @phpstan-import-type Facet from MachineChoice
 * @phpstan-import-type Sort from MachineChoice
 * @phpstan-type Choice array{
 *     values: array{
 *         brand?: list<string>,
 *         branch?: list<string>,
 *         price?: list<string>,
 *         model_year?: list<string>,
 *         hours?: list<string>,
 *         horsepower?: list<string>,
 *     },
 *     sort: Sort,
 * }
 */
final class Rules
{
    /** @return Choice as choiceIn() of src/rules/machine-choice.ts */
    public static function choiceIn(string $query): array
    {
        parse_str($query, $parameters);

        return self::choice(MachineChoice::fromQuery($parameters));
    }

    /** @param Choice $choice */
    public static function queryOf(array $choice): string
    {
        return self::read($choice)->query();
    }

    /**
     * @param Choice $choice
     * @param Facet $facet
     * @return Choice
     */
    public static function without(array $choice, string $facet, ?string $value = null): array
    {
        return self::choice(self::read($choice)->without($facet, $value));
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

    /** @param Choice $choice */
    private static function read(array $choice): MachineChoice
    {
        return new MachineChoice(array_filter($choice['values']), $choice['sort']);
    }

    /** @return Choice */
    private static function choice(MachineChoice $choice): array
    {
        return ['values' => $choice->values, 'sort' => $choice->sort];
    }
}
