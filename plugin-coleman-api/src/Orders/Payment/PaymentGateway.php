<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Http\ApiError;

/**
 * Who takes cards for us, on a page of its own: no number of a card ever reaches this site.
 *
 * What it cannot do just now it tells by an ApiError 503 coleman_payment_unavailable.
 */
interface PaymentGateway
{
    /**
     * Opens a page to pay at. Asked twice with the same name it opens one.
     *
     * @param string $name of the payment, for the gateway to know it again
     * @throws ApiError 503
     */
    public function start(string $name, PaymentDue $due): PaymentSession;

    /**
     * How a payment stands; null for one that the gateway does not know.
     *
     * @throws ApiError 503
     */
    public function find(string $reference): ?Payment;

    /**
     * What the gateway tells by itself; null when it is of no concern here.
     *
     * @param string $body as it came, byte for byte
     * @throws ApiError 400 coleman_bad_signature for what others have sent
     */
    public function readWebhook(string $body, string $signature): Payment|Refund|null;

    /**
     * Closes a page that nobody has paid at.
     *
     * @throws ApiError 503
     */
    public function close(string $reference): void;

    /**
     * Gives money back.
     *
     * @param string $payment as Payment has it
     * @param string $name of the refund: asked twice with the same it is one
     * @return Refund what became of it; Failed for what the gateway refuses for good
     * @throws ApiError 503 when nobody knows what became of it, after a timeout too: it is asked again later
     */
    public function refund(string $payment, int $cents, string $name): Refund;

    /**
     * How a refund of this name stands; null when the gateway has never heard of it.
     *
     * @throws ApiError 503
     */
    public function findRefund(string $payment, string $name): ?Refund;
}
