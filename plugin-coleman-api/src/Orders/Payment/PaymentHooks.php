<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Hooks\Callbacks;

/** How another plugin brings a payment gateway (docs/hooks.md). */
final class PaymentHooks
{
    public static function gateway(?PaymentGateway $gateway): ?PaymentGateway
    {
        if (false === has_filter('coleman_payment_gateway')) {
            return $gateway;
        }
        /**
         * Filters who takes cards. Asked several times a request: make the object once, and ask nobody over the network.
         *
         * @since 0.1.0
         *
         * @param PaymentGateway|null $gateway The gateway of the settings; null while it has no keys.
         */
        $filtered = Callbacks::guarded('coleman_payment_gateway', static fn (): mixed => apply_filters('coleman_payment_gateway', $gateway));
        if (null === $filtered || $filtered instanceof PaymentGateway) {
            return $filtered;
        }
        Callbacks::refuse('coleman_payment_gateway', 'a ' . PaymentGateway::class . ' or null', $filtered);

        return $gateway;
    }

    /** @param array<string, string> $headers */
    public static function signature(string $signature, array $headers): string
    {
        if (false === has_filter('coleman_payment_signature')) {
            return $signature;
        }
        /**
         * Filters what a gateway's own call to `payments/webhook` is signed with; `PaymentGateway::readWebhook()` gets it.
         *
         * @since 0.1.0
         *
         * @param string   $signature The header Stripe-Signature, or ''.
         * @param string[] $headers   All headers by their names, in lower case with underscores.
         */
        $filtered = Callbacks::guarded('coleman_payment_signature', static fn (): mixed => apply_filters('coleman_payment_signature', $signature, $headers));
        if (is_string($filtered)) {
            return $filtered;
        }
        Callbacks::refuse('coleman_payment_signature', 'a text', $filtered);

        return $signature;
    }
}
