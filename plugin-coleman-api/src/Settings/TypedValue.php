<?php

declare(strict_types=1);

namespace Coleman\Api\Settings;

use Coleman\Api\Customers\Address;
use Coleman\Api\Support\Text;

/** Reads what was typed into a setting, into the unit that is kept; says what is wrong with it. */
final class TypedValue
{
    /** More rows than this are no table that somebody keeps by hand. */
    private const MAX_ROWS = 500;

    /**
     * @param array<string, string> $errors gets a sentence under the field's name
     * @return mixed meaningless when there was an error
     */
    public static function read(Field $field, mixed $typed, array &$errors, string $prefix = ''): mixed
    {
        $name = $prefix . $field->name;

        return match ($field->kind) {
            FieldKind::Toggle => in_array($typed, [true, 1, '1', 'true', 'on'], true),
            FieldKind::Choices => self::choices($field, $typed, $errors, $name),
            FieldKind::Rows => self::rows($field, $typed, $errors, $name),
            default => self::line($field, $typed, $errors, $name),
        };
    }

    /** @param array<string, string> $errors */
    private static function line(Field $field, mixed $typed, array &$errors, string $name): mixed
    {
        $text = is_string($typed) || is_int($typed) || is_float($typed) ? trim((string) $typed) : '';
        $most = in_array($field->kind, [FieldKind::Text, FieldKind::Email, FieldKind::Secret], true) ? $field->most : 1_000;
        if (!(is_scalar($typed) || null === $typed) || mb_strlen($text) > $most || !Text::isClean($text) || 1 === preg_match('/[\r\n]/', $text)) {
            /* translators: %s: name of a setting */
            $errors[$name] = sprintf(__('%s must be shorter, plain text.', 'coleman'), $field->label);

            return null;
        }
        if ('' === $text && $field->isRequired) {
            /* translators: %s: name of a setting */
            $errors[$name] = sprintf(__('%s is required.', 'coleman'), $field->label);

            return null;
        }

        return match ($field->kind) {
            FieldKind::Email => self::email($field, $text, $errors, $name),
            FieldKind::Money => self::decimal($field, $text, 2, $errors, $name),
            FieldKind::Percent => self::decimal($field, rtrim($text, '% '), 3, $errors, $name),
            FieldKind::Whole => self::decimal($field, $text, 0, $errors, $name),
            FieldKind::Choice => self::choice($field, $text, $errors, $name),
            FieldKind::States => self::states($field, $text, $errors, $name),
            default => $text,
        };
    }

    /** @param array<string, string> $errors */
    private static function email(Field $field, string $text, array &$errors, string $name): string
    {
        if ('' !== $text && false === is_email($text)) {
            /* translators: %s: name of a setting */
            $errors[$name] = sprintf(__('%s must be a valid email address.', 'coleman'), $field->label);
        }

        return $text;
    }

    /**
     * "8.95", "$1,234.50": digits as people write them, without a detour over floating point.
     *
     * @param array<string, string> $errors
     */
    private static function decimal(Field $field, string $text, int $places, array &$errors, string $name): int
    {
        $plain = FieldKind::Money === $field->kind ? ltrim($text, '$ ') : $text;
        $isGood = 1 === preg_match(sprintf('/^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})%s$/D', 0 === $places ? '' : sprintf('(?:\.(\d{0,%d}))?', $places)), $plain, $match);
        $whole = $isGood ? (int) str_replace(',', '', $match[1]) : -1;
        $value = $isGood ? $whole * 10 ** $places + (int) str_pad($match[2] ?? '', $places, '0') : -1;
        if (!$isGood || $value < $field->least || $value > $field->most) {
            $errors[$name] = sprintf(
                /* translators: 1: name of a setting, 2: smallest value, 3: largest value */
                __('%1$s must be between %2$s and %3$s.', 'coleman'),
                $field->label,
                self::words($field, $field->least),
                self::words($field, $field->most),
            );
        }

        return $value;
    }

    private static function words(Field $field, int $value): string
    {
        $shown = $field->shown($value);
        $text = is_string($shown) ? $shown : '';

        return match ($field->kind) {
            FieldKind::Money => '$' . $text,
            FieldKind::Percent => $text . '%',
            default => $text,
        };
    }

    /** @param array<string, string> $errors */
    private static function choice(Field $field, string $text, array &$errors, string $name): string
    {
        if (!isset($field->choices[$text])) {
            /* translators: %s: name of a setting */
            $errors[$name] = sprintf(__('Choose an option for %s.', 'coleman'), $field->label);
        }

        return $text;
    }

    /**
     * @param array<string, string> $errors
     * @return list<string> in the order of the field's choices
     */
    private static function choices(Field $field, mixed $typed, array &$errors, string $name): array
    {
        $values = is_array($typed) ? array_filter($typed, is_string(...)) : [];
        $known = array_map(strval(...), array_keys($field->choices));
        if (!is_array($typed) || [] !== array_diff($values, $known)) {
            /* translators: %s: name of a setting */
            $errors[$name] = sprintf(__('Choose a valid option for %s.', 'coleman'), $field->label);
        } elseif ($field->isRequired && [] === $values) {
            /* translators: %s: name of a setting */
            $errors[$name] = sprintf(__('Choose at least one option for %s.', 'coleman'), $field->label);
        }

        return array_values(array_intersect($known, $values));
    }

    /**
     * @param array<string, string> $errors
     * @return list<string>
     */
    private static function states(Field $field, string $text, array &$errors, string $name): array
    {
        $states = array_values(array_unique(preg_split('/[\s,;]+/', strtoupper($text), -1, PREG_SPLIT_NO_EMPTY) ?: []));
        $unknown = array_values(array_diff($states, Address::STATES));
        if ([] !== $unknown) {
            /* translators: %s: letters that are no state */
            $errors[$name] = sprintf(__('%s isn’t a US state. Enter two letters, such as KS.', 'coleman'), $unknown[0]);
        }

        return $states;
    }

    /**
     * Rows in which nothing was typed are left out.
     *
     * @param array<string, string> $errors
     * @return list<array<string, mixed>>
     */
    private static function rows(Field $field, mixed $typed, array &$errors, string $name): array
    {
        if (!is_array($typed) || count($typed) > self::MAX_ROWS) {
            /* translators: 1: name of a setting, 2: number of rows */
            $errors[$name] = sprintf(__('%1$s can have up to %2$d rows.', 'coleman'), $field->label, self::MAX_ROWS);

            return [];
        }
        $rows = [];
        foreach (array_values($typed) as $index => $row) {
            $row = is_array($row) ? $row : [];
            if ([] === array_filter($row, static fn (mixed $cell): bool => is_scalar($cell) && '' !== trim((string) $cell))) {
                continue;
            }
            $read = [];
            foreach ($field->columns as $column) {
                $read[$column->name] = self::read($column, $row[$column->name] ?? '', $errors, sprintf('%s.%d.', $name, $index));
            }
            $rows[] = $read;
        }

        return $rows;
    }
}
