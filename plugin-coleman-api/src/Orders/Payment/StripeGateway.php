<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Log;

/** Stripe Checkout: the customer pays on Stripe's own page, and Stripe tells us by a signed call. */
final readonly class StripeGateway implements PaymentGateway
{
    private const API = 'https://api.stripe.com/v1/';
    private const TIMEOUT_SECONDS = 10.0;

    /** The shortest life that Stripe gives a page; ours is closed sooner when the hold runs out. */
    private const PAGE_SECONDS = 1_860;

    /** Under which Stripe keeps our name of a refund. */
    private const NAME = 'coleman_refund';

    /** A signature older than that was caught and is played again. */
    private const TOLERANCE_SECONDS = 300;

    public function __construct(private StripeKeys $keys, private Clock $clock)
    {
    }

    public function start(string $name, PaymentDue $due): PaymentSession
    {
        $session = $this->call('POST', 'checkout/sessions', [
            'mode' => 'payment',
            'client_reference_id' => (string) $due->orderId,
            'customer_email' => $due->email,
            'success_url' => $due->returnUrl,
            'cancel_url' => $due->cancelUrl,
            'payment_method_types' => ['card'],
            'expires_at' => (string) ($this->clock->now()->getTimestamp() + self::PAGE_SECONDS),
            'line_items' => [['quantity' => '1', 'price_data' => ['currency' => 'usd', 'unit_amount' => (string) $due->cents, 'product_data' => ['name' => $due->title]]]],
        ], $name);
        $reference = self::text($session, 'id');
        $url = self::text($session, 'url');
        if ('' === $reference || !str_starts_with($url, 'https://')) {
            throw self::unavailable('Stripe gave no page to pay at.');
        }

        return new PaymentSession($reference, $url);
    }

    public function find(string $reference): ?Payment
    {
        return self::payment($this->call('GET', 'checkout/sessions/' . rawurlencode($reference)));
    }

    public function readWebhook(string $body, string $signature): Payment|Refund|null
    {
        $this->refuseForged($body, $signature);
        $event = json_decode($body, true);
        $event = is_array($event) ? $event : [];
        $data = is_array($event['data'] ?? null) ? $event['data'] : [];
        $session = is_array($data['object'] ?? null) ? $data['object'] : [];

        return match (self::text($event, 'type')) {
            'checkout.session.completed', 'checkout.session.async_payment_succeeded' => self::payment($session),
            'checkout.session.async_payment_failed' => self::payment($session, PaymentOutcome::Failed),
            'refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated' => self::toldRefund($session),
            default => null,
        };
    }

    public function close(string $reference): void
    {
        $this->call('POST', sprintf('checkout/sessions/%s/expire', rawurlencode($reference)), []);
    }

    public function refund(string $payment, int $cents, string $name): Refund
    {
        // Found by its name even when Stripe has long forgotten the key of the call.
        [$status, $answer] = $this->ask('POST', 'refunds', ['payment_intent' => $payment, 'amount' => (string) $cents, 'metadata' => [self::NAME => $name]], $name);
        if (200 === $status) {
            return self::toldRefund($answer) ?? throw self::unavailable('Stripe gave back a refund of another name.');
        }
        // Stripe has looked at it and says no. What it was too busy for, or did twice at once, is asked again.
        if (in_array($status, [400, 402, 404], true)) {
            return new Refund($name, RefundOutcome::Failed, reason: self::error($answer));
        }
        throw self::unavailable(sprintf('Stripe answered %d: %s', $status, self::error($answer)));
    }

    public function findRefund(string $payment, string $name): ?Refund
    {
        $list = $this->call('GET', 'refunds?' . http_build_query(['payment_intent' => $payment, 'limit' => '100']));
        foreach (is_array($list['data'] ?? null) ? $list['data'] : [] as $one) {
            $told = is_array($one) ? self::toldRefund($one) : null;
            if ($told?->name === $name) {
                return $told;
            }
        }

        return null;
    }

    private function refuseForged(string $body, string $signature): void
    {
        preg_match('/(?:^|,)t=(\d{1,12})(?:,|$)/', $signature, $time);
        preg_match_all('/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/', $signature, $signed);
        $expected = hash_hmac('sha256', ($time[1] ?? '') . '.' . $body, $this->keys->webhook);
        $isOurs = array_any($signed[1], static fn (string $one): bool => hash_equals($expected, $one));
        if (!$isOurs || abs($this->clock->now()->getTimestamp() - (int) ($time[1] ?? 0)) > self::TOLERANCE_SECONDS) {
            throw new ApiError('coleman_bad_signature', __('This was not signed by the payment gateway.', 'coleman'), 400);
        }
    }

    /** @param array<mixed> $session of Stripe */
    private static function payment(array $session, ?PaymentOutcome $outcome = null): ?Payment
    {
        $order = self::text($session, 'client_reference_id');
        if (1 !== preg_match('/^\d{1,9}$/D', $order)) {
            return null;
        }

        return new Payment(
            (int) $order,
            self::text($session, 'id'),
            $outcome ?? ('paid' === self::text($session, 'payment_status') ? PaymentOutcome::Paid : PaymentOutcome::Open),
            is_int($session['amount_total'] ?? null) ? $session['amount_total'] : 0,
            self::text($session, 'payment_intent'),
        );
    }

    /**
     * @param array<mixed> $refund of Stripe
     * @return Refund|null null for one that was not asked for here
     */
    private static function toldRefund(array $refund): ?Refund
    {
        $metadata = is_array($refund['metadata'] ?? null) ? $refund['metadata'] : [];
        $name = self::text($metadata, self::NAME);

        return '' === $name ? null : new Refund(
            $name,
            match (self::text($refund, 'status')) {
                'succeeded' => RefundOutcome::Done,
                'failed', 'canceled' => RefundOutcome::Failed,
                default => RefundOutcome::Pending,
            },
            self::text($refund, 'id'),
            self::text($refund, 'failure_reason'),
        );
    }

    /**
     * @param array<string, mixed>|null $fields
     * @return array<mixed>
     */
    private function call(string $method, string $path, ?array $fields = null, string $name = ''): array
    {
        [$status, $answer] = $this->ask($method, $path, $fields, $name);
        if (200 !== $status) {
            throw self::unavailable(sprintf('Stripe answered %d: %s', $status, self::error($answer)));
        }

        return $answer;
    }

    /**
     * @param array<string, mixed>|null $fields
     * @return array{int, array<mixed>} status and answer; 0 for an answer that is none
     */
    private function ask(string $method, string $path, ?array $fields = null, string $name = ''): array
    {
        $answer = wp_remote_request(self::API . $path, [
            'method' => $method,
            'timeout' => self::TIMEOUT_SECONDS,
            'redirection' => 0,
            'headers' => ['Authorization' => 'Bearer ' . $this->keys->secret] + ('' === $name ? [] : ['Idempotency-Key' => $name]),
        ] + (null === $fields ? [] : ['body' => http_build_query($fields)]));
        if ($answer instanceof \WP_Error) {
            throw self::unavailable($answer->get_error_message());
        }
        $decoded = json_decode(wp_remote_retrieve_body($answer), true);

        return is_array($decoded) ? [(int) wp_remote_retrieve_response_code($answer), $decoded] : [0, []];
    }

    /** @param array<mixed> $answer of Stripe */
    private static function error(array $answer): string
    {
        return is_array($answer['error'] ?? null) ? self::text($answer['error'], 'message') : '';
    }

    /** @param string $reason for the log alone */
    private static function unavailable(string $reason): ApiError
    {
        Log::error($reason);

        return new ApiError('coleman_payment_unavailable', __('We can’t open the card payment page right now. Please try again in a moment.', 'coleman'), 503);
    }

    /** @param array<mixed> $from */
    private static function text(array $from, string $name): string
    {
        return is_string($from[$name] ?? null) ? $from[$name] : '';
    }
}
