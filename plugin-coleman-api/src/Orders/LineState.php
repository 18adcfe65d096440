<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** Where one line of an order stands. */
enum LineState: string
{
    case Open = 'open';
    case Backordered = 'backordered';
    case Ready = 'ready';
    case PartiallyReady = 'partially_ready';
    case PartiallyShipped = 'partially_shipped';
    case PartiallyPickedUp = 'partially_picked_up';
    case Shipped = 'shipped';
    case PickedUp = 'picked_up';
    case Delivered = 'delivered';
    case Cancelled = 'cancelled';

    /** Whether any piece of the line is out of the house. */
    public function hasLeft(): bool
    {
        return in_array($this, [self::PartiallyShipped, self::PartiallyPickedUp, self::Shipped, self::PickedUp, self::Delivered], true);
    }

    /** Whether some pieces of the line have left or lie ready, and others are still to come. */
    public function isInPart(): bool
    {
        return in_array($this, [self::PartiallyReady, self::PartiallyShipped, self::PartiallyPickedUp], true);
    }

    public function label(): string
    {
        return match ($this) {
            self::Open => __('Open', 'coleman'),
            self::Backordered => __('On backorder', 'coleman'),
            self::Ready => __('Ready for pickup', 'coleman'),
            self::PartiallyReady => __('Partly ready for pickup', 'coleman'),
            self::PartiallyShipped => __('Partly shipped', 'coleman'),
            self::PartiallyPickedUp => __('Partly picked up', 'coleman'),
            self::Shipped => __('Shipped', 'coleman'),
            self::PickedUp => __('Picked up', 'coleman'),
            self::Delivered => __('Delivered', 'coleman'),
            self::Cancelled => __('Canceled', 'coleman'),
        };
    }
}
