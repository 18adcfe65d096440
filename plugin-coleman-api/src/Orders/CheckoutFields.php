<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\Text;
use Coleman\Api\Support\WholeNumber;

/**
 * Reads a checkout from the fields of a form or of a call, and tells of every fault at once.
 *
 * Names: email; billing_id for an address of the book, or billing_name, billing_street …, and the same with shipping_;
 * has_shipping; fulfilment (ship, will_call); location_id, also the branch for what cannot be shipped; line_{cartItemId}
 * ("ship", "will_call:3" for the branch 3, or empty for as the order goes); pay_method; po_number; note;
 * expected_total_cents; cart_version. An order that is picked up whole needs a name and a phone number
 * alone; one to be called about needs a phone number beside its address. Nested groups of a call are read as `billing[name]`.
 */
final readonly class CheckoutFields
{
    /**
     * @param array<mixed> $fields
     * @param bool $needsEmail false at the desk, for customers who have no email address, or no phone
     * @param (\Closure(int): (array<string, mixed>|null))|null $book an address of the customer's book by its id; null where there is no book
     * @throws ApiError 400 with a sentence for each field at fault
     */
    public static function read(array $fields, bool $needsEmail = true, ?\Closure $book = null): CheckoutRequest
    {
        $flat = self::flat($fields);
        $errors = [];
        $email = trim($flat['email'] ?? '');
        if ('' === $email) {
            if ($needsEmail) {
                $errors['email'] = __('Email Address is required.', 'coleman');
            }
        } elseif (false === is_email($email) || strlen($email) > 190) {
            $errors['email'] = __('Invalid email address provided.', 'coleman');
        }
        $isPickup = self::isPickup($flat);
        $billing = self::address($flat, 'billing_', $book, $errors, $isPickup, !$needsEmail);
        $hasShipping = !$isPickup && in_array($flat['has_shipping'] ?? '', ['1', 'true', 'on'], true);
        $shipping = $hasShipping ? self::address($flat, 'shipping_', $book, $errors, false, !$needsEmail) : null;
        $fulfilment = Fulfilment::tryFrom($flat['fulfilment'] ?? 'ship');
        if (null === $fulfilment) {
            $errors['fulfilment'] = __('Choose shipping or pickup.', 'coleman');
        }
        $payMethod = PayMethod::tryFrom($flat['pay_method'] ?? '');
        if (null === $payMethod) {
            $errors['pay_method'] = __('Choose how you want to pay.', 'coleman');
        }
        if ($needsEmail && null !== $billing && '' === $billing->phone && PayMethod::CallMe === $payMethod) {
            $errors += '' === ($flat['billing_id'] ?? '')
                ? ['billing_phone' => __('Phone is required so we can call you.', 'coleman')]
                : ['billing_id' => __('This address has no phone number. Enter one under “Another address”, or choose another way to pay.', 'coleman')];
        }
        $lines = [];
        foreach (self::lineFields($flat) as $item => $value) {
            $line = self::line($value);
            if (null === $line) {
                $errors['line_' . $item] = __('Choose shipping or pickup.', 'coleman');
            } else {
                $lines[$item] = $line;
            }
        }
        foreach (['po_number' => 60, 'note' => 4_000] as $name => $limit) {
            $value = $flat[$name] ?? '';
            if (mb_strlen($value) > $limit || !Text::isClean($value)) {
                /* translators: %d: number of characters */
                $errors[$name] = sprintf(__('Use up to %d characters.', 'coleman'), $limit);
            }
        }
        $expected = self::integer($fields, 'expected_total_cents', $errors);
        $version = self::integer($fields, 'cart_version', $errors);
        $location = self::integer($fields, 'location_id', $errors) ?? 0;
        if ([] !== $errors || null === $billing || null === $fulfilment || null === $payMethod) {
            throw ApiError::invalid($errors);
        }

        return new CheckoutRequest(
            $email,
            $billing,
            $shipping,
            $fulfilment,
            $location,
            $lines,
            $payMethod,
            trim(preg_replace('/[\x00-\x1F\x7F]+/', ' ', $flat['po_number'] ?? '') ?? ''),
            trim($flat['note'] ?? ''),
            $expected,
            $version,
        );
    }

    /**
     * The addresses that were typed, not chosen from the book, and that parcels or bills go to.
     *
     * @param array<mixed> $fields as read() takes them
     * @return array<string, Address> by the prefix of their fields
     */
    public static function typed(array $fields, CheckoutRequest $request): array
    {
        $flat = self::flat($fields);
        $addresses = self::isPickup($flat) ? [] : array_filter(['billing_' => $request->billing, 'shipping_' => $request->shipping]);

        return array_filter($addresses, static fn (string $prefix): bool => in_array($flat[$prefix . 'id'] ?? '', ['', '0'], true), ARRAY_FILTER_USE_KEY);
    }

    /**
     * Whether everything is picked up, as far as the form says: then a name and a phone number will do.
     *
     * @param array<string, string> $flat
     */
    private static function isPickup(array $flat): bool
    {
        return Fulfilment::WillCall->value === ($flat['fulfilment'] ?? '') && !in_array(Fulfilment::Ship->value, self::lineFields($flat), true);
    }

    /**
     * What is said of single lines; a line of which nothing is said goes as the order does.
     *
     * @param array<mixed> $fields
     * @return array<int, string> by cart item
     */
    public static function lineFields(array $fields): array
    {
        $lines = [];
        foreach ($fields as $name => $value) {
            if (is_string($value) && '' !== $value && 1 === preg_match('/^line_(\d{1,9})$/D', (string) $name, $match)) {
                $lines[(int) $match[1]] = $value;
            }
        }

        return $lines;
    }

    /**
     * "ship", or "will_call:3"; null for anything else.
     *
     * @return array{fulfilment: Fulfilment, location_id: int}|null
     */
    public static function line(string $value): ?array
    {
        if ('ship' === $value) {
            return ['fulfilment' => Fulfilment::Ship, 'location_id' => 0];
        }

        return 1 === preg_match('/^will_call:(\d{1,9})$/D', $value, $match)
            ? ['fulfilment' => Fulfilment::WillCall, 'location_id' => (int) $match[1]]
            : null;
    }

    /**
     * @param array<string, string> $flat
     * @param (\Closure(int): (array<string, mixed>|null))|null $book
     * @param array<string, string> $errors
     * @param bool $isContact whether a name and a phone number will do
     * @param bool $isDesk whether staff type it, who may write down whatever number they were told
     */
    private static function address(array $flat, string $prefix, ?\Closure $book, array &$errors, bool $isContact, bool $isDesk): ?Address
    {
        $id = $flat[$prefix . 'id'] ?? '';
        if ('' !== $id && '0' !== $id) {
            $kept = null !== $book && 1 === preg_match('/^\d{1,9}$/D', $id) ? $book((int) $id) : null;
            if (null === $kept) {
                $errors[$prefix . 'id'] = __('This address is not in your address book.', 'coleman');

                return null;
            }

            $address = Address::stored($kept);
            if ($isContact && '' === $address->phone) {
                $errors[$prefix . 'id'] = __('This address has no phone number. Choose “Another address” and enter your name and phone number.', 'coleman');
            }

            return $address;
        }
        $fields = [];
        foreach ($flat as $name => $value) {
            if (str_starts_with((string) $name, $prefix)) {
                $fields[substr((string) $name, strlen($prefix))] = $value;
            }
        }
        $phone = $isDesk ? $fields['phone'] ?? '' : '';
        try {
            return $isContact ? Address::contact($fields, $prefix, $phone) : Address::fromFields($fields, $prefix, $phone);
        } catch (ApiError $refusal) {
            $errors += $refusal->params;

            return null;
        }
    }

    /**
     * A whole number of zero or more, as JSON's number or as a form's text. Absent, null and empty text are "not given";
     * every other shape is an error, so that a value nobody could read is never taken for one that was not sent.
     *
     * @param array<mixed> $fields
     * @param array<string, string> $errors
     */
    private static function integer(array $fields, string $name, array &$errors): ?int
    {
        $value = $fields[$name] ?? '';
        $value = is_string($value) ? trim($value) : $value;
        if ('' === $value) {
            return null;
        }
        if ((!is_int($value) && !is_string($value)) || !WholeNumber::isOne((string) $value, WholeNumber::CENTS_DIGITS)) {
            $errors[$name] = WholeNumber::fault($name);

            return null;
        }

        return (int) $value;
    }

    /**
     * `billing[name]` becomes `billing_name`; what is no text is left out.
     *
     * @param array<mixed> $fields
     * @return array<string, string>
     */
    private static function flat(array $fields): array
    {
        $flat = [];
        foreach ($fields as $name => $value) {
            if (is_array($value)) {
                foreach ($value as $inner => $text) {
                    if (is_scalar($text)) {
                        $flat[$name . '_' . $inner] = (string) $text;
                    }
                }
            } elseif (is_scalar($value)) {
                $flat[(string) $name] = true === $value ? '1' : (string) $value;
            }
        }

        return $flat;
    }
}
