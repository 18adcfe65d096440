<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Customers\AccountRegistration;
use Coleman\Api\Customers\Address;
use Coleman\Api\Support\Phone;
use Coleman\Api\Support\Text;
use Coleman\Api\Support\ZipCode;

/**
 * What is wrong with what somebody typed into the rental form. The twin of `faults` is
 * src/rentals/rental-form.ts; both run tests/seed/vectors/rental-form.json.
 */
final readonly class RentalForm
{
    public const PLACE = 'pickup_or_delivery';
    public const BRANCH = 'pickup_location';

    /** The fields in the order of the form, each with the most characters it may have. */
    private const LIMITS = [
        RentalDates::START => 10, RentalDates::RETURN => 10, 'your_name' => 120, 'phone_number' => 40, 'your_email' => 100,
        'your_city' => 80, 'your_state' => 10, 'your_zip' => 10, self::PLACE => 10, self::BRANCH => 60,
        'jobsite_street' => 120, 'jobsite_street_city' => 80, 'jobsite_street_state' => 10, 'jobsite_street_zip' => 10,
        'rental_purpose' => 4_000,
    ];

    /** The one field that line breaks may stand in. */
    private const LONG = 'rental_purpose';

    /**
     * The form's own fields, without the spaces around them; what is no text is empty.
     *
     * @param array<mixed> $fields as they came
     * @return array<string, string>
     */
    public static function typed(array $fields): array
    {
        $typed = [];
        foreach (array_keys(self::LIMITS) as $field) {
            $typed[$field] = is_string($fields[$field] ?? null) ? trim($fields[$field]) : '';
        }

        return $typed;
    }

    /**
     * A sentence for each field at fault, in the order of the form.
     *
     * @param array<string, string> $typed
     * @param string $today of the dealership
     * @return array<string, string>
     */
    public static function faults(array $typed, string $today): array
    {
        $value = static fn (string $field): string => trim($typed[$field] ?? '');
        $faults = [];
        foreach (self::required(RentalFulfilment::typed($value(self::PLACE))) as $field => $sentence) {
            if ('' === $value($field)) {
                $faults[$field] = $sentence;
            }
        }
        $faults += RentalDates::alerts($value(RentalDates::START), $value(RentalDates::RETURN), $today);
        if ('' !== $value('your_email')) {
            $faults += array_combine(['your_email'], AccountRegistration::emailErrors($value('your_email')) + ['email' => '']);
        }
        $faults += Phone::faults('phone_number', $value('phone_number'));
        if (null === RentalFulfilment::typed($value(self::PLACE))) {
            $faults[self::PLACE] = __('Choose pickup or delivery.', 'coleman');
        }
        $faults += self::placeFaults('your', $value);
        if (RentalFulfilment::Delivery === RentalFulfilment::typed($value(self::PLACE))) {
            $faults += self::placeFaults('jobsite_street', $value);
        }

        return self::inOrder(array_filter($faults, static fn (string $sentence): bool => '' !== $sentence));
    }

    /**
     * What no browser that shows the form would send: texts beyond its lengths, or that are none.
     *
     * @param array<mixed> $fields as they came
     * @return array<string, string>
     */
    public static function oddities(array $fields): array
    {
        $odd = [];
        foreach (self::LIMITS as $field => $limit) {
            $value = $fields[$field] ?? '';
            $isText = is_string($value) && mb_strlen(trim($value)) <= $limit && Text::isClean($value)
                && (self::LONG === $field || 1 !== preg_match('/[\r\n\t]/', trim($value)));
            if (!$isText) {
                $odd[$field] = __('Enter shorter, plain text.', 'coleman');
            }
        }

        return $odd;
    }

    /** @return array<string, string> what is said where one of these is empty */
    private static function required(?RentalFulfilment $fulfilment): array
    {
        return [
            RentalDates::START => __('Start Date is required.', 'coleman'),
            RentalDates::RETURN => __('Return Date is required.', 'coleman'),
            'your_name' => __('Name is required.', 'coleman'),
            'phone_number' => __('Phone Number is required.', 'coleman'),
            'your_email' => __('Email Address is required.', 'coleman'),
            'your_city' => __('City is required.', 'coleman'),
            'your_state' => __('State is required.', 'coleman'),
            'your_zip' => __('ZIP code is required.', 'coleman'),
        ] + match ($fulfilment) {
            RentalFulfilment::Pickup => [self::BRANCH => __('Pickup Location is required.', 'coleman')],
            RentalFulfilment::Delivery => [
                'jobsite_street' => __('Street is required.', 'coleman'),
                'jobsite_street_city' => __('City is required.', 'coleman'),
                'jobsite_street_state' => __('State is required.', 'coleman'),
                'jobsite_street_zip' => __('ZIP code is required.', 'coleman'),
            ],
            null => [],
        };
    }

    /**
     * @param string $prefix of the names of state and ZIP Code
     * @param \Closure(string): string $value of a field
     * @return array<string, string>
     */
    private static function placeFaults(string $prefix, \Closure $value): array
    {
        $state = strtoupper($value($prefix . '_state'));
        $zip = $value($prefix . '_zip');

        return [
            $prefix . '_state' => '' === $state || in_array($state, Address::STATES, true) ? '' : __('Choose a state.', 'coleman'),
            $prefix . '_zip' => '' === $zip || '' !== ZipCode::five($zip) ? '' : __('Enter a 5-digit ZIP code.', 'coleman'),
        ];
    }

    /**
     * @param array<string, string> $faults
     * @return array<string, string>
     */
    public static function inOrder(array $faults): array
    {
        return array_replace(array_intersect_key(array_fill_keys(array_keys(self::LIMITS), ''), $faults), $faults);
    }
}
