<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\ItemTypes;

use Coleman\Api\Support\ZipCode;

/** How branches and salesmen are reached. */
final class People
{
    /** Ten digits as they are written here, "913-555-0142" or "(913) 555-0142", with an extension behind if need be. */
    private const PHONE = '/^\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}( ?(x|ext\.?) ?\d{1,5})?$/Di';

    /**
     * @param array<string, mixed> $values
     * @return array<string, string>
     */
    public static function contactFaults(array $values, string $phone, string $zip = '', string $email = ''): array
    {
        $text = static fn (string $field): string => is_string($values[$field] ?? null) ? $values[$field] : '';
        $faults = [];
        if ('' !== $text($phone) && 1 !== preg_match(self::PHONE, $text($phone))) {
            $faults[$phone] = __('Enter a 10-digit phone number, such as 913-555-0142.', 'coleman');
        }
        if ('' !== $zip && '' === ZipCode::five($text($zip))) {
            $faults[$zip] = __('Enter a 5-digit ZIP code.', 'coleman');
        }
        if ('' !== $text($email) && false === is_email($text($email))) {
            $faults[$email] = __('Enter a valid email address.', 'coleman');
        }

        return $faults;
    }
}
