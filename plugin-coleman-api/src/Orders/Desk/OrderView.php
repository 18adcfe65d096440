<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\OrderState;

/** A queue of orders on the desk. */
enum OrderView: string
{
    /** Somebody of the desk has to do something. */
    case ToDo = 'to_do';
    /** Large orders by who is not known: they take no stock until somebody of the desk has called. */
    case ToConfirm = 'to_confirm';
    /** A price is to be named, or the customer has yet to accept the quote. */
    case WaitingForPrice = 'waiting_for_price';
    /** Open orders with a line that is on backorder. */
    case Backordered = 'backordered';
    case All = 'all';

    /**
     * What of the orders `o` is in it.
     *
     * @return array{string, list<string>} SQL and its values
     */
    public function condition(): array
    {
        $open = [OrderState::Received->value, OrderState::Confirmed->value, OrderState::Processing->value];

        return match ($this) {
            self::ToDo => ['o.state IN (%s, %s, %s)', $open],
            self::ToConfirm => ['o.is_to_confirm = %d', ['1']],
            self::WaitingForPrice => ['o.state = %s', [OrderState::AwaitingPrice->value]],
            self::Backordered => [
                'o.state IN (%s, %s, %s) AND o.id IN (SELECT l.order_id FROM {order_lines} l WHERE l.state = %s)',
                [...$open, LineState::Backordered->value],
            ],
            self::All => ['1 = 1', []],
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::ToDo => __('To do', 'coleman'),
            self::ToConfirm => __('To be confirmed', 'coleman'),
            self::WaitingForPrice => __('Waiting for price', 'coleman'),
            self::Backordered => __('Backordered', 'coleman'),
            self::All => __('All', 'coleman'),
        };
    }
}
