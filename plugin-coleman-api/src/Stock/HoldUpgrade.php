<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderFulfilment;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;

/**
 * Holds of an order that a version before has written: without their lines, and without what has become of them. Pure.
 */
final class HoldUpgrade
{
    /** @param list<Hold> $holds */
    public static function isNeeded(array $holds): bool
    {
        return array_any($holds, static fn (Hold $hold): bool => 0 === $hold->lineId);
    }

    /**
     * @param list<Hold> $holds of the order
     * @param list<OrderFulfilment> $fulfilments of the order
     * @return list<Hold> the same pieces, each with its line; what has left is marked so
     */
    public static function upgrade(Order $order, array $holds, array $fulfilments, \DateTimeImmutable $now): array
    {
        $holds = self::withLines($order, $holds);
        foreach ($fulfilments as $fulfilment) {
            $isInHouse = LineState::Ready === $fulfilment->state;
            foreach ($fulfilment->lines as $line => $pieces) {
                $left = $isInHouse ? null : $fulfilment->createdAt;
                $holds = self::marked($holds, $line, $pieces, $fulfilment->id, $left);
            }
        }
        $isOver = in_array($order->state, [OrderState::Completed, OrderState::Refunded], true);

        return array_map(static fn (Hold $hold): Hold => match (true) {
            !$hold->isInHouse() => $hold,
            $isOver => $hold->left($now, Shelf::uncounted($hold->partId, $hold->locationId)),
            in_array($order->state, [OrderState::Cancelled, OrderState::Failed], true) => $hold->with(['endedAt' => $now->format('Y-m-d H:i:s')]),
            default => $hold,
        }, $holds);
    }

    /**
     * @param list<Hold> $holds
     * @return list<Hold>
     */
    private static function withLines(Order $order, array $holds): array
    {
        $missing = [];
        foreach ($order->lines as $line) {
            $known = array_filter($holds, static fn (Hold $hold): bool => $hold->lineId === $line->id);
            $missing[$line->id] = $line->quantity - array_sum(array_map(static fn (Hold $hold): int => $hold->quantity, $known));
        }
        $done = [];
        foreach ($holds as $hold) {
            $lines = 0 === $hold->lineId ? self::linesOf($order, $hold) : [];
            $rest = $hold;
            foreach ($lines as $index => $line) {
                $isLast = $index === array_key_last($lines);
                $pieces = $isLast ? $rest->quantity : min($rest->quantity, max(0, $missing[$line->id]));
                if ($pieces > 0) {
                    $missing[$line->id] -= $pieces;
                    // The row itself goes on with the last pieces; others become rows of their own.
                    $done[] = $rest->with(['id' => $pieces === $rest->quantity ? $rest->id : 0, 'lineId' => $line->id, 'quantity' => $pieces]);
                    $rest = $rest->with(['quantity' => $rest->quantity - $pieces]);
                }
                if (0 === $rest->quantity) {
                    break;
                }
            }
            if ([] === $lines) {
                $done[] = $hold;
            }
        }

        return $done;
    }

    /**
     * The lines of a part, those first that would have taken from that shelf.
     *
     * @return list<OrderLine>
     */
    private static function linesOf(Order $order, Hold $hold): array
    {
        $lines = array_values(array_filter($order->lines, static fn (OrderLine $line): bool => $line->partId === $hold->partId));
        usort($lines, static fn (OrderLine $a, OrderLine $b): int => self::isPickupAt($b, $hold->locationId) <=> self::isPickupAt($a, $hold->locationId));

        return $lines;
    }

    private static function isPickupAt(OrderLine $line, int $branch): bool
    {
        return Fulfilment::WillCall === $line->fulfilment && $line->locationId === $branch;
    }

    /**
     * @param list<Hold> $holds
     * @return list<Hold>
     */
    private static function marked(array $holds, int $line, int $pieces, int $fulfilment, ?string $left): array
    {
        $known = array_filter($holds, static fn (Hold $hold): bool => $hold->lineId === $line && $hold->fulfilmentId === $fulfilment && 0 === $hold->movedTo);
        $pieces -= array_sum(array_map(static fn (Hold $hold): int => $hold->quantity, $known));
        $done = [];
        foreach ($holds as $hold) {
            if ($pieces <= 0 || $hold->lineId !== $line || !$hold->isWaiting()) {
                $done[] = $hold;
                continue;
            }
            $taken = min($pieces, $hold->quantity);
            $pieces -= $taken;
            $given = $hold->with(['quantity' => $taken, 'fulfilmentId' => $fulfilment]);
            $done[] = null === $left ? $given : $given->left(new \DateTimeImmutable($left, new \DateTimeZone('UTC')), Shelf::uncounted($hold->partId, $hold->locationId));
            if ($taken < $hold->quantity) {
                $done[] = $hold->with(['id' => 0, 'quantity' => $hold->quantity - $taken]);
            }
        }

        return $done;
    }
}
