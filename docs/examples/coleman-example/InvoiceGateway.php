<?php

declare(strict_types=1);

namespace ColemanExample;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Payment\Payment;
use Coleman\Api\Orders\Payment\PaymentDue;
use Coleman\Api\Orders\Payment\PaymentGateway;
use Coleman\Api\Orders\Payment\PaymentOutcome;
use Coleman\Api\Orders\Payment\PaymentSession;
use Coleman\Api\Orders\Payment\Refund;
use Coleman\Api\Orders\Payment\RefundOutcome;

/** A gateway that asks nobody: what is due is kept in an option, and a call signed "example" says that it was paid. */
final class InvoiceGateway implements PaymentGateway
{
    public function start(string $name, PaymentDue $due): PaymentSession
    {
        update_option('example_due_' . $name, ['order' => $due->orderId, 'cents' => $due->cents], false);

        return new PaymentSession($name, home_url('/example-invoice/' . $name));
    }

    public function find(string $reference): ?Payment
    {
        return $this->payment($reference, PaymentOutcome::Open);
    }

    public function readWebhook(string $body, string $signature): ?Payment
    {
        if ('example' !== $signature) {
            throw new ApiError('coleman_bad_signature', 'This is not signed by the gateway.', 400);
        }

        return $this->payment($body, PaymentOutcome::Paid);
    }

    public function close(string $reference): void
    {
        delete_option('example_due_' . $reference);
    }

    public function refund(string $payment, int $cents, string $name): Refund
    {
        update_option('example_refund_' . $name, ['payment' => $payment, 'cents' => $cents], false);

        return new Refund($name, RefundOutcome::Done, 'credit-' . $name);
    }

    public function findRefund(string $payment, string $name): ?Refund
    {
        return false === get_option('example_refund_' . $name) ? null : new Refund($name, RefundOutcome::Done, 'credit-' . $name);
    }

    private function payment(string $reference, PaymentOutcome $outcome): ?Payment
    {
        $due = get_option('example_due_' . $reference);

        return is_array($due) && is_int($due['order'] ?? null) && is_int($due['cents'] ?? null)
            ? new Payment($due['order'], $reference, $outcome, $due['cents'], PaymentOutcome::Paid === $outcome ? 'invoice-' . $reference : '')
            : null;
    }
}
