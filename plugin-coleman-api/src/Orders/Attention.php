<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** Why somebody of the parts desk has to look at an order. It stays until staff clear it. */
enum Attention: string
{
    case Cancelled = 'cancelled';
    case Message = 'message';
    case PaymentFailed = 'payment_failed';
    case PaymentLate = 'payment_late';
    case RefundFailed = 'refund_failed';

    public function label(): string
    {
        return match ($this) {
            self::Cancelled => __('Canceled by the customer', 'coleman'),
            self::Message => __('Message from the customer', 'coleman'),
            self::PaymentFailed => __('Card payment failed', 'coleman'),
            self::PaymentLate => __('Unexpected card payment', 'coleman'),
            self::RefundFailed => __('Card refund failed', 'coleman'),
        };
    }
}
