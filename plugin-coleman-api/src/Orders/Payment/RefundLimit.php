<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Order;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Money;

/** How much may be given back for an order before a manager has to do it. */
final class RefundLimit
{
    public const OPTION = 'coleman_refund_limit_cents';

    /** @return int cents for all refunds of an order together; 0 for no limit */
    public static function cents(): int
    {
        $cents = get_option(self::OPTION, 0);

        return is_numeric($cents) ? max(0, (int) $cents) : 0;
    }

    /**
     * All refunds of the order count, so that several small ones are no way around it.
     *
     * @throws ApiError 403 coleman_refund_needs_manager
     */
    public static function demand(Order $order, int $cents, Actor $actor): void
    {
        $limit = self::cents();
        if ('staff' === $actor->kind && $limit > 0 && $order->refundedCents + $cents > $limit && !user_can($actor->id, Roles::RATES)) {
            /* translators: %s: amount of money */
            throw new ApiError('coleman_refund_needs_manager', sprintf(__('Refunds of more than %s for an order need a manager. Ask one to do it.', 'coleman'), Money::format($limit)), 403);
        }
    }
}
