<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Customers\Address;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\CheckoutFields;
use Coleman\Api\Orders\Edit\AddedLine;
use Coleman\Api\Orders\Edit\LineEdit;
use Coleman\Api\Orders\Edit\OrderEdit;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Parts\Part;
use Coleman\Api\Support\Text;

/** Reads what the desk wants to be different about an order. What is not sent stays as it is. */
final class OrderEditFields
{
    private const MAX_PIECES = 9_999;

    private const MAX_CENTS = 100_000_000;

    /**
     * @param array<string, mixed> $fields of schema/requests/desk-order-edit.json
     * @throws ApiError 400 with a sentence for each field at fault: email, billing_zip, shipping_city, line_12, added_0
     */
    public static function read(array $fields, Order $order, bool $mayPrice): OrderEdit
    {
        $errors = [];
        $lines = self::lines($fields, $order, $mayPrice, $errors);
        $added = self::added($fields, $mayPrice, $errors);
        $ships = array_any($added, static fn (AddedLine $line): bool => Fulfilment::Ship === $line->fulfilment)
            || array_any($order->lines, static fn (OrderLine $line): bool => LineState::Cancelled !== $line->state
                && 0 !== ($lines[$line->id]->quantity ?? $line->quantity)
                && Fulfilment::Ship === ($lines[$line->id]->fulfilment ?? $line->fulfilment));
        $hasShipping = is_bool($fields['has_shipping'] ?? null) ? $fields['has_shipping'] : null !== $order->shipping;
        $email = self::email($fields, $order, $errors);
        $edit = new OrderEdit(
            $email,
            self::address($fields, 'billing', !$ships || $hasShipping, $errors),
            $hasShipping ? self::address($fields, 'shipping', false, $errors) : null,
            !$hasShipping && null !== $order->shipping,
            self::text($fields, 'po_number', 60, $errors),
            self::text($fields, 'note', 4_000, $errors),
            $lines,
            $added,
        );
        if ($hasShipping && null === $edit->shipping && null === $order->shipping && !isset($errors['shipping_street'])) {
            $errors['shipping_street'] = __('Street is required.', 'coleman');
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return $edit;
    }

    /**
     * @param array<string, mixed> $fields
     * @param array<string, string> $errors
     */
    private static function email(array $fields, Order $order, array &$errors): ?string
    {
        $email = is_string($fields['email'] ?? null) ? trim($fields['email']) : null;
        if (null === $email || $email === $order->email) {
            return null;
        }
        if ('' === $email && '' !== $order->email && 'phone' !== $order->source) {
            // A guest opens the order by it.
            $errors['email'] = __('Email Address is required.', 'coleman');
        } elseif ('' !== $email && (mb_strlen($email) > 190 || false === is_email($email))) {
            $errors['email'] = __('Enter a valid email address.', 'coleman');
        }

        return $email;
    }

    /**
     * @param array<string, mixed> $fields
     * @param bool $isContact whether a name and a phone number will do
     * @param array<string, string> $errors
     */
    private static function address(array $fields, string $name, bool $isContact, array &$errors): ?Address
    {
        if (!is_array($fields[$name] ?? null)) {
            return null;
        }
        $street = $fields[$name]['street'] ?? '';
        // Staff may write down whatever number they were told.
        $phone = is_string($fields[$name]['phone'] ?? null) ? $fields[$name]['phone'] : '';
        try {
            return $isContact && (!is_string($street) || '' === trim($street)) ? Address::contact($fields[$name], $name . '_', $phone) : Address::fromFields($fields[$name], $name . '_', $phone);
        } catch (ApiError $refusal) {
            $errors += $refusal->params;

            return null;
        }
    }

    /**
     * @param array<string, mixed> $fields
     * @param array<string, string> $errors
     */
    private static function text(array $fields, string $name, int $limit, array &$errors): ?string
    {
        if (!is_string($fields[$name] ?? null)) {
            return null;
        }
        $text = trim('note' === $name ? $fields[$name] : (preg_replace('/[\x00-\x1F\x7F]+/', ' ', $fields[$name]) ?? ''));
        if (mb_strlen($text) > $limit || !Text::isClean($text)) {
            /* translators: %d: number of characters */
            $errors[$name] = sprintf(__('Use up to %d characters.', 'coleman'), $limit);
        }

        return $text;
    }

    /**
     * @param array<string, mixed> $fields
     * @param array<string, string> $errors
     * @return array<int, LineEdit> by line
     */
    private static function lines(array $fields, Order $order, bool $mayPrice, array &$errors): array
    {
        $prices = array_column($order->lines, 'priceCents', 'id');
        $lines = [];
        foreach (is_array($fields['lines'] ?? null) ? $fields['lines'] : [] as $row) {
            $id = is_array($row) && is_int($row['line'] ?? null) ? $row['line'] : 0;
            $one = is_array($row) ? self::line($row, 0) : __('Enter a valid line.', 'coleman');
            if (is_string($one)) {
                $errors['line_' . $id] = $one;
            } elseif (null !== $one['price'] && $one['price'] !== ($prices[$id] ?? null) && !$mayPrice) {
                $errors['line_' . $id] = __('You aren’t allowed to set prices.', 'coleman');
            } else {
                $lines[$id] = new LineEdit($one['quantity'], $one['how']['fulfilment'], $one['how']['location_id'], $one['price']);
            }
        }

        return $lines;
    }

    /**
     * @param array<string, mixed> $fields
     * @param array<string, string> $errors
     * @return list<AddedLine>
     */
    private static function added(array $fields, bool $mayPrice, array &$errors): array
    {
        $lines = [];
        foreach (array_values(is_array($fields['added'] ?? null) ? $fields['added'] : []) as $index => $row) {
            $one = is_array($row) ? self::line($row, 1) : __('Enter a valid line.', 'coleman');
            $text = static fn (string $name): string => is_array($row) && is_string($row[$name] ?? null) ? trim($row[$name]) : '';
            $part = is_array($row) && is_int($row['part_id'] ?? null) ? $row['part_id'] : 0;
            $isPlaceholder = Part::PLACEHOLDER_ID === $part;
            if (is_string($one)) {
                $errors['added_' . $index] = $one;
            } elseif (null !== $one['price'] && !$mayPrice) {
                $errors['added_' . $index] = __('You aren’t allowed to set prices.', 'coleman');
            } elseif ($isPlaceholder && ('' === $text('number') || mb_strlen($text('number')) > 60 || mb_strlen($text('description')) > 250 || !Text::isClean($text('number') . $text('description')))) {
                $errors['added_' . $index] = __('Enter the part.', 'coleman');
            } else {
                $lines[] = new AddedLine($part, $one['quantity'], $one['how']['fulfilment'], $one['how']['location_id'], $one['price'], $isPlaceholder ? $text('number') : '', $isPlaceholder ? $text('description') : '');
            }
        }

        return $lines;
    }

    /**
     * @param array<mixed> $row
     * @return array{quantity: int, how: array{fulfilment: Fulfilment, location_id: int}, price: int|null}|string what is wrong with it
     */
    private static function line(array $row, int $least): array|string
    {
        $quantity = $row['quantity'] ?? null;
        $price = $row['price_cents'] ?? null;
        $how = CheckoutFields::line(is_string($row['how'] ?? null) ? $row['how'] : '');

        return match (true) {
            !is_int($quantity) || $quantity < $least || $quantity > self::MAX_PIECES => 0 === $least
                ? __('Quantity must be 0 or more.', 'coleman')
                : __('Quantity must be 1 or more.', 'coleman'),
            null === $how => __('Choose shipping or pickup.', 'coleman'),
            null !== $price && (!is_int($price) || $price < 0 || $price > self::MAX_CENTS) => __('Enter a valid price.', 'coleman'),
            default => ['quantity' => $quantity, 'how' => $how, 'price' => $price],
        };
    }
}
