<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Payment\Payment;
use Coleman\Api\Orders\Payment\PaymentDue;
use Coleman\Api\Orders\Payment\PaymentGateway;
use Coleman\Api\Orders\Payment\PaymentOutcome;
use Coleman\Api\Orders\Payment\PaymentSession;
use Coleman\Api\Orders\Payment\Refund;
use Coleman\Api\Orders\Payment\RefundOutcome;

/** A gateway whose page is in the test's hands, and whose bank gives back at most what a payment brought in. */
final class FakeGateway implements PaymentGateway
{
    /** @var array<string, PaymentDue> by reference */
    public array $due = [];

    /** @var array<string, Payment> by reference */
    public array $payments = [];

    /** @var list<string> */
    public array $closed = [];

    public bool $isAway = false;

    /** Whether the next refunds are done while nobody hears of it. */
    public bool $losesAnswers = false;

    /** What the next refunds come to; null for what the bank says at once. */
    public ?RefundOutcome $answer = null;

    /** @var array<string, array{payment: string, cents: int, outcome: RefundOutcome}> by name */
    public array $refunds = [];

    /** @var list<string> names, as often as they were asked for */
    public array $asked = [];

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
    public function readWebhook(string $body, string $signature): Payment|Refund|null
    {
        if ('signed' !== $signature) {
            throw new ApiError('coleman_bad_signature', 'No.', 400);
        }

        return $this->payments[$body] ?? $this->told($body);
    }

    public function close(string $reference): void
    {
        $this->reach();
        $this->closed[] = $reference;
    }

    public function refund(string $payment, int $cents, string $name): Refund
    {
        $this->reach();
        $this->asked[] = $name;
        $isOver = $cents > $this->paidBy($payment) - $this->refundedOf($payment);
        $this->refunds[$name] ??= ['payment' => $payment, 'cents' => $cents, 'outcome' => $isOver ? RefundOutcome::Failed : $this->answer ?? RefundOutcome::Done];
        if ($this->losesAnswers) {
            throw new ApiError('coleman_payment_unavailable', 'Nothing was heard.', 503);
        }

        return $this->told($name) ?? throw new \LogicException();
    }

    public function findRefund(string $payment, string $name): ?Refund
    {
        $this->reach();

        return $payment === ($this->refunds[$name]['payment'] ?? '') ? $this->told($name) : null;
    }

    /** What really went back to a card. */
    public function refundedOf(string $payment): int
    {
        return array_sum(array_column(array_filter($this->refunds, static fn (array $one): bool => $payment === $one['payment'] && RefundOutcome::Failed !== $one['outcome']), 'cents'));
    }

    private function paidBy(string $payment): int
    {
        $paid = array_filter($this->payments, static fn (Payment $one): bool => $payment === $one->id && PaymentOutcome::Paid === $one->outcome);

        return array_sum(array_map(static fn (Payment $one): int => $one->cents, $paid));
    }

    private function told(string $name): ?Refund
    {
        return isset($this->refunds[$name]) ? new Refund($name, $this->refunds[$name]['outcome'], 're-' . $name, RefundOutcome::Failed === $this->refunds[$name]['outcome'] ? 'The bank said no.' : '') : null;
    }

    /** The customer pays, or tries to, at the gateway's page. */
    public function pay(string $reference, PaymentOutcome $outcome = PaymentOutcome::Paid, ?int $cents = null): void
    {
        $open = $this->payments[$reference];
        $this->payments[$reference] = new Payment($open->orderId, $reference, $outcome, $cents ?? $open->cents, 'pi-' . $reference);
    }

    private function reach(): void
    {
        if ($this->isAway) {
            throw new ApiError('coleman_payment_unavailable', 'Away.', 503);
        }
    }
}
