<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\AccountRegistration;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\EmailHash;

/**
 * For who has lost the mail with the link to an order.
 *
 * Whoever asks is answered the same, and in the same time, whether there is such an order or not: what is queued is a
 * mail to the email address that was typed, and only when it is written is it looked up whether there is anything to write.
 */
final readonly class OrderLookup
{
    public function __construct(private Outbox $outbox, private RateLimiter $limiter)
    {
    }

    /**
     * @param string $number as it was typed
     * @throws ApiError 400 with fields, 429 coleman_rate_limited
     */
    public function send(string $number, string $email): void
    {
        $email = trim($email);
        $id = Order::idOf($number);
        $errors = AccountRegistration::emailErrors($email);
        if (0 === $id) {
            $errors = ['number' => '' === trim($number) ? __('Order number is required.', 'coleman') : __('An order number looks like W001234.', 'coleman')] + $errors;
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        $this->limiter->demand('order_lookup:' . Network::ofRequest(), 'order_lookup');
        // Beyond the limit of mails it says the same, and sends nothing.
        if ($this->limiter->take('order_link:' . EmailHash::of($email), Limits::get('order_link'))) {
            $this->outbox->queue(new Mail('order-link', $email, ['id' => $id, 'email' => $email], sprintf('order:%d', $id)));
        }
    }
}
