<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

/** A queue of orders on the desk. */
enum OrderView: string
{
    /** Somebody of the desk has to do something. */
    case ToDo = 'to_do';
    /** Something has happened that the desk did not do: the customer canceled or wrote, money did not come or go. */
    case Attention = 'attention';
    /** Large orders by who is not known: they take no stock until somebody of the desk has called. */
    case ToConfirm = 'to_confirm';
    /** A price is to be named, or the customer has yet to accept the quote. */
    case WaitingForPrice = 'waiting_for_price';
    /** Open orders with a line that is on backorder. */
    case Backordered = 'backordered';
    /** Orders with a return that somebody of the desk has yet to finish. */
    case Returns = 'returns';
    case All = 'all';

    /** @return list<self> views whose number of orders is shown */
    public static function counted(): array
    {
        return array_filter(self::cases(), static fn (self $view): bool => self::All !== $view);
    }

    public function label(): string
    {
        return match ($this) {
            self::ToDo => __('To do', 'coleman'),
            self::Attention => __('Needs attention', 'coleman'),
            self::ToConfirm => __('To be confirmed', 'coleman'),
            self::WaitingForPrice => __('Waiting for price', 'coleman'),
            self::Backordered => __('Backordered', 'coleman'),
            self::Returns => __('Returns', 'coleman'),
            self::All => __('All', 'coleman'),
        };
    }
}
