<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\InvalidRow;

/** What rows of several kinds are looked over for alike. */
final class RowChecks
{
    /**
     * The server fetches no picture from elsewhere, and none from outside of the folder of pictures.
     *
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    public static function picture(array $values, string $column = 'image'): void
    {
        $path = PartColumns::text($values, $column);
        if (1 === preg_match('#^[a-z][a-z0-9+.-]*:|^//#i', $path)) {
            throw new InvalidRow($column, __('Pictures can’t be loaded from a URL. Add the picture to the pictures folder and enter its path.', 'coleman'));
        }
        if (1 === preg_match('#\.\.|^/|\\\\#', $path)) {
            throw new InvalidRow($column, __('Enter a path inside the pictures folder.', 'coleman'));
        }
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @param array<string, array{int, int}> $ranges least and most, by column
     * @throws InvalidRow
     */
    public static function ranges(array $values, array $ranges): void
    {
        foreach ($ranges as $column => [$least, $most]) {
            $value = $values[$column] ?? null;
            if (is_int($value) && ($value < $least || $value > $most)) {
                /* translators: 1: a number, 2: a number */
                throw new InvalidRow($column, sprintf(__('Enter a value from %1$d to %2$d.', 'coleman'), $least, $most));
            }
        }
    }
}
