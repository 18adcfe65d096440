<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Clock;
use Coleman\Api\DealerTime;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;

/**
 * How much may be ordered without the desk by who is not known: guests, and accounts whose email address nobody has
 * confirmed. An order above it waits until staff confirm it, and takes no stock before.
 */
final readonly class OrderLimits
{
    public const OPTION = 'coleman_order_limits';

    /** Amounts in cents; 0 is no limit. A network's day is the dealer's. */
    public const DEFAULTS = [
        'order_cents' => 250_000,
        'order_pieces' => 50,
        'network_cents' => 500_000,
        'network_pieces' => 200,
    ];

    public function __construct(private RateLimiter $limiter, private Clock $clock)
    {
    }

    /** @return array{order_cents: int, order_pieces: int, network_cents: int, network_pieces: int} */
    public static function ofSite(): array
    {
        $set = get_option(self::OPTION, []);
        $limits = self::DEFAULTS;
        foreach (self::DEFAULTS as $name => $default) {
            $value = is_array($set) ? ($set[$name] ?? null) : null;
            $limits[$name] = is_numeric($value) && (int) $value >= 0 ? (int) $value : $default;
        }

        return $limits;
    }

    /**
     * Whether an order has to be confirmed by staff first. What need not be is added to the network's sum of the day;
     * inside the transaction that places the order, so an order that fails adds nothing, and of two at once both count.
     *
     * @param int $cents the order's total, as far as it is known
     */
    public function mustConfirm(Buyer $buyer, int $cents, int $pieces): bool
    {
        if (null !== $buyer->staff || $buyer->isConfirmed) {
            return false;
        }
        $limits = self::ofSite();
        if (self::isAbove($cents, $limits['order_cents']) || self::isAbove($pieces, $limits['order_pieces'])) {
            return true;
        }
        $name = sprintf('order_%%s:%s:%s', Network::ofRequest(), DealerTime::today($this->clock));

        return !$this->limiter->spend([
            sprintf($name, 'cents') => [$cents, $limits['network_cents']],
            sprintf($name, 'pieces') => [$pieces, $limits['network_pieces']],
        ], 2 * DAY_IN_SECONDS);
    }

    private static function isAbove(int $amount, int $limit): bool
    {
        return $limit > 0 && $amount > $limit;
    }
}
