<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Payment\Payment;
use Coleman\Api\Orders\Payment\PaymentDue;
use Coleman\Api\Orders\Payment\PaymentGateway;
use Coleman\Api\Orders\Payment\PaymentOutcome;
use Coleman\Api\Orders\Payment\PaymentSession;

/** A gateway whose page is in the test's hands. */
final class FakeGateway implements PaymentGateway
{
    /** @var array<string, PaymentDue> by reference */
    public array $due = [];

    /** @var array<string, Payment> by reference */
    public array $payments = [];

    /** @var list<string> */
    public array $closed = [];

    public bool $isAway = false;

    public function start(string $name, PaymentDue $due): PaymentSession
    {
        $this->reach();
        $reference = 'page-' . $name;
        $this->due[$reference] = $due;
        $this->payments[$reference] = new Payment($due->orderId, $reference, PaymentOutcome::Open, $due->cents);

        return new PaymentSession($reference, 'https://pay.example/' . $reference);
    }

    public function find(string $reference): ?Payment
    {
        $this->reach();

        return $this->payments[$reference] ?? null;
    }

    /** The body names the page; the signature is "signed". */
    public function readWebhook(string $body, string $signature): ?Payment
    {
        if ('signed' !== $signature) {
            throw new ApiError('coleman_bad_signature', 'No.', 400);
        }

        return $this->payments[$body] ?? null;
    }

    public function close(string $reference): void
    {
        $this->reach();
        $this->closed[] = $reference;
    }

    public function refund(string $payment, int $cents, string $name): void
    {
        $this->reach();
    }

    /** The customer pays, or tries to, at the gateway's page. */
    public function pay(string $reference, PaymentOutcome $outcome = PaymentOutcome::Paid, ?int $cents = null): void
    {
        $open = $this->payments[$reference];
        $this->payments[$reference] = new Payment($open->orderId, $reference, $outcome, $cents ?? $open->cents, 'pi_1');
    }

    private function reach(): void
    {
        if ($this->isAway) {
            throw new ApiError('coleman_payment_unavailable', 'Away.', 503);
        }
    }
}
