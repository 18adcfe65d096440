<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\WholeNumber;

/** Reads what was typed into a form. */
final class FormInput
{
    /**
     * @param array<string, string> $fields
     * @throws ApiError 400, naming the field, for anything but a whole number
     */
    public static function integer(array $fields, string $name, ?int $default = null): int
    {
        $value = trim($fields[$name] ?? '');
        if ('' === $value && null !== $default) {
            return $default;
        }
        if (!WholeNumber::isSigned($value)) {
            throw ApiError::invalid([$name => 'quantity' === $name ? __('Quantity must be a whole number.', 'coleman') : WholeNumber::fault($name)]);
        }

        return (int) $value;
    }

    /**
     * @param array<string, string> $fields
     * @param int $longest in characters; what is longer is cut
     */
    public static function text(array $fields, string $name, int $longest): string
    {
        return trim(mb_substr($fields[$name] ?? '', 0, $longest));
    }
}
