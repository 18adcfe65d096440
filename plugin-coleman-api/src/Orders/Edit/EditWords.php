<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Customers\Address;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;

/** What changes of an order's contact, in words. */
final class EditWords
{
    public static function money(?int $cents): string
    {
        return null === $cents ? __('price on request', 'coleman') : Money::format($cents);
    }

    /** @param string $city '' for what is shipped */
    public static function how(string $city): string
    {
        /* translators: %s: city */
        return '' === $city ? __('Ship', 'coleman') : sprintf(__('Pickup at %s', 'coleman'), $city);
    }

    public static function total(int $from, int $to): string
    {
        /* translators: 1: amount of money, 2: amount of money */
        return sprintf(__('Total changed from %1$s to %2$s.', 'coleman'), Money::format($from), Money::format($to));
    }

    /** @return list<EditChange> empty where it stays */
    public static function payMethod(PayMethod $from, PayMethod $to): array
    {
        /* translators: 1: way of payment, 2: way of payment */
        $text = sprintf(__('Payment changed from %1$s to %2$s.', 'coleman'), $from->label(), $to->label());

        return $from === $to ? [] : [new EditChange($text, $text)];
    }

    /** @return array<string, array{string, EditChange}> what is stored and what is said, by column of the order; only what changes */
    public static function contact(Order $order, OrderEdit $edit): array
    {
        $changed = [];
        if (null !== $edit->email && $edit->email !== $order->email) {
            /* translators: 1: email address, 2: email address */
            $changed['email'] = [$edit->email, new EditChange(self::fromTo(__('Email changed from %1$s to %2$s.', 'coleman'), $order->email, $edit->email), __('The email address was changed.', 'coleman'))];
        }
        $billing = $edit->billingOf($order);
        if ($billing->fields() !== $order->billing->fields()) {
            /* translators: 1: address, 2: address */
            $changed['billing'] = [Json::encode($billing->fields()), new EditChange(self::fromTo(__('Billing address changed from %1$s to %2$s.', 'coleman'), self::address($order->billing), self::address($billing)), __('The billing address was changed.', 'coleman'))];
        }
        $shipping = $edit->shippingOf($order);
        if ($shipping?->fields() !== $order->shipping?->fields()) {
            $same = __('the billing address', 'coleman');
            /* translators: 1: address, 2: address */
            $changed['shipping'] = [null === $shipping ? '' : Json::encode($shipping->fields()), new EditChange(self::fromTo(__('Shipping address changed from %1$s to %2$s.', 'coleman'), null === $order->shipping ? $same : self::address($order->shipping), null === $shipping ? $same : self::address($shipping)), __('The shipping address was changed.', 'coleman'))];
        }
        if (null !== $edit->poNumber && $edit->poNumber !== $order->poNumber) {
            /* translators: 1: number of a purchase order, 2: number of a purchase order */
            $changed['po_number'] = [$edit->poNumber, new EditChange(self::fromTo(__('PO number changed from %1$s to %2$s.', 'coleman'), $order->poNumber, $edit->poNumber), __('The PO number was changed.', 'coleman'))];
        }
        if (null !== $edit->note && $edit->note !== $order->note) {
            /* translators: 1: text, 2: text */
            $changed['note'] = [$edit->note, new EditChange(self::fromTo(__('Note changed from “%1$s” to “%2$s”.', 'coleman'), $order->note, $edit->note), __('The note was changed.', 'coleman'))];
        }

        return $changed;
    }

    private static function fromTo(string $sentence, string $from, string $to): string
    {
        $none = __('none', 'coleman');

        return sprintf($sentence, '' === $from ? $none : $from, '' === $to ? $none : $to);
    }

    private static function address(Address $address): string
    {
        return implode(', ', array_filter([str_replace("\n", ', ', $address->lines()), $address->phone]));
    }
}
