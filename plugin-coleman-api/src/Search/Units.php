<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Units of measure as people write them. They are few and they do not change, so this is a list. */
final class Units
{
    /** As Words::tokenize() gives them, all names of a unit together. */
    private const NAMES = [
        ['v', 'volt', 'volts'],
        ['a', 'amp', 'amps', 'ampere'],
        ['ah', 'amphour'],
        ['w', 'watt'],
        ['kw', 'kilowatt'],
        ['hz', 'hertz'],
        ['hp', 'horsepower'],
        ['in', 'inch'],
        ['ft', 'foot', 'feet'],
        ['yd', 'yard'],
        ['mm', 'millimeter', 'millimetre'],
        ['cm', 'centimeter', 'centimetre'],
        ['m', 'meter', 'metre'],
        ['gal', 'gallon'],
        ['qt', 'qts', 'quart'],
        ['pt', 'pint'],
        ['oz', 'ounce'],
        ['l', 'liter', 'litre'],
        ['ml', 'milliliter'],
        ['lb', 'lbs', 'pound'],
        ['kg', 'kilogram'],
        ['ton', 'tonne'],
        ['psi'],
        ['gpm'],
        ['rpm'],
        ['mph'],
        ['cca'],
        ['hr', 'hrs', 'hour'],
        ['pc', 'pcs', 'piece'],
        ['pk', 'pack'],
    ];

    /**
     * @param string $word of Words::tokenize()
     * @return list<string> every name of the unit, as asked first; none for what is no unit
     */
    public static function names(string $word): array
    {
        $names = array_find(self::NAMES, static fn (array $names): bool => in_array($word, $names, true));

        return null === $names ? [] : [$word, ...array_values(array_diff($names, [$word]))];
    }

    /**
     * "12v" in its number and its unit.
     *
     * @return array{string, non-empty-list<string>}|null the number and the unit's names; null for any other word
     */
    public static function split(string $word): ?array
    {
        if (1 !== preg_match('/^(\d+)([a-z]+)$/D', $word, $found)) {
            return null;
        }
        $names = self::names($found[2]);

        return [] === $names ? null : [$found[1], $names];
    }
}
