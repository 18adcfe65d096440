<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\ChargeLine;
use Coleman\Api\Orders\Charges;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;

/**
 * What parts that come back are worth: price, core deposit and the tax that was charged on them, less the restocking fee
 * of the setting. In integer cents. It is only proposed; staff decide.
 */
final readonly class ReturnValue
{
    public function __construct(private Charges $charges, private LocationRepository $locations)
    {
    }

    /**
     * @param list<OrderReturn> $all of the order
     * @return int cents, never more than the order costs without what was credited before
     */
    public function propose(Order $order, OrderReturn $return, array $all): int
    {
        $cents = 0;
        foreach ($return->lines as $part) {
            $line = array_find($order->lines, static fn (OrderLine $one): bool => $one->id === $part->lineId);
            if (null === $line) {
                continue;
            }
            $pieces = $part->pieces($return->state);
            $before = self::closedBefore($line->id, $all);
            $price = $pieces * ($line->priceCents ?? 0);
            $fee = $part->reason->bearsFee() ? intdiv($price * ReturnSettings::fee() + 50_000, 100_000) : 0;
            // Of the sums, so that the parts of a line that come back one by one get back no cent more or less than all at once.
            $tax = $this->tax($order, $line, $before + $pieces) - $this->tax($order, $line, $before);
            $cents += $price + $pieces * $line->coreCents + $tax - $fee;
        }

        return max(0, min($cents, $order->totalCents - $order->creditedCents));
    }

    /** The tax on so many pieces of a line, out of the tax that the order was charged. */
    private function tax(Order $order, OrderLine $line, int $pieces): int
    {
        if (0 === $pieces || 0 === $order->taxCents) {
            return 0;
        }
        $now = $this->taxToday($order, [self::charge($line, $pieces)], 0);
        $whole = $this->taxToday(
            $order,
            array_values(array_map(static fn (OrderLine $one): ChargeLine => $one->charge(null), array_filter($order->lines, static fn (OrderLine $one): bool => !$order->isWithout($one)))),
            $order->ships() ? $order->shippingCents : 0,
        );

        return match (true) {
            $whole === $order->taxCents => $now,
            // The rates have changed since: the tax is shared out as they would share it now.
            $whole > 0 => intdiv(2 * $now * $order->taxCents + $whole, 2 * $whole),
            default => intdiv(2 * $pieces * ($line->priceCents ?? 0) * $order->taxCents + $order->subtotalCents, max(1, 2 * $order->subtotalCents)),
        };
    }

    /** @param list<ChargeLine> $lines */
    private function taxToday(Order $order, array $lines, int $shippingCents): int
    {
        $to = $order->shipping ?? $order->billing;

        return $this->charges->calculate($lines, $to->isPostal() ? ['state' => $to->state, 'zip' => $to->zip] : null, $this->locations->places(), false, $shippingCents)->taxCents ?? 0;
    }

    /** Without what was charged for the way. */
    private static function charge(OrderLine $line, int $pieces): ChargeLine
    {
        $charge = $line->charge(null);

        return new ChargeLine($pieces, $charge->priceCents, $charge->ships, $charge->locationId, $charge->weightClass, 0, 0);
    }

    /** @param list<OrderReturn> $all of the order */
    private static function closedBefore(int $lineId, array $all): int
    {
        $pieces = 0;
        foreach ($all as $return) {
            $pieces += ReturnState::Closed === $return->state ? $return->pieces()[$lineId] ?? 0 : 0;
        }

        return $pieces;
    }
}
