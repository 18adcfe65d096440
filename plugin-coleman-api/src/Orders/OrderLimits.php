<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Orders\Payment\CreditLimit;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

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

    /** So long a day's sums are kept, in seconds. */
    private const KEPT = 2 * DAY_IN_SECONDS;

    public function __construct(private RateLimiter $limiter, private Clock $clock, private CreditLimit $credit)
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
     * Refuses an order on account beyond what the customer may owe. Inside the transaction that places it.
     *
     * @throws ApiError 409 coleman_credit_limit
     */
    public function refuseDebt(Buyer $buyer, int $cents): void
    {
        $this->credit->refuse($buyer->customerId, $buyer->accountId, $cents, 'pay_method', $buyer->actor());
    }

    /**
     * Whether an order may do without staff confirming it. What may is added to the network's sums of the day; inside the
     * transaction that places the order, so an order that fails adds nothing, and of two at once both count.
     *
     * @param int $cents the order's total, as far as it is known
     * @return array<string, int>|null what it adds to which sum; null for an order that has to be confirmed
     */
    public function spend(Buyer $buyer, int $cents, int $pieces): ?array
    {
        if (null !== $buyer->staff || $buyer->isConfirmed) {
            return [];
        }
        $limits = self::ofSite();
        if (self::isAbove($cents, $limits['order_cents']) || self::isAbove($pieces, $limits['order_pieces'])) {
            return null;
        }
        $name = sprintf('order_%%s:%s:%s', Network::ofRequest(), DealerTime::today($this->clock));
        $amounts = array_filter([
            sprintf($name, 'cents') => [$cents, $limits['network_cents']],
            sprintf($name, 'pieces') => [$pieces, $limits['network_pieces']],
        ], static fn (array $amount): bool => $amount[0] > 0 && $amount[1] > 0);

        return $this->limiter->spend($amounts, self::KEPT) ? array_map(static fn (array $amount): int => $amount[0], $amounts) : null;
    }

    /**
     * Keeps what an order has added to the sums of its network, so that it counts no longer once it is canceled.
     *
     * @param array<string, int> $spent of spend()
     */
    public function remember(int $orderId, array $spent): void
    {
        if ([] !== $spent) {
            $this->limiter->remember(self::bucket($orderId), $spent, self::KEPT);
        }
    }

    /** The order is off: its amounts count no longer. */
    public function refund(int $orderId): void
    {
        $this->limiter->takeBack(self::bucket($orderId));
    }

    private static function bucket(int $orderId): string
    {
        return sprintf('order-%d', $orderId);
    }

    private static function isAbove(int $amount, int $limit): bool
    {
        return $limit > 0 && $amount > $limit;
    }
}
