<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Parts\Part;

/** A return in words. */
final class ReturnWords
{
    /**
     * Which parts, without what a customer typed of a special order: it may be mailed.
     *
     * @param array<int, int> $pieces by line of the order
     * @return string "2 × 600-211-2110, 1 × KB-20117"
     */
    public static function parts(Order $order, array $pieces): string
    {
        $named = [];
        foreach ($order->lines as $line) {
            if (($pieces[$line->id] ?? 0) > 0) {
                $named[] = sprintf('%d × %s', $pieces[$line->id], self::number($line));
            }
        }

        return implode(', ', $named);
    }

    /** Why each part comes back, a line of text each. */
    public static function reasons(Order $order, OrderReturn $return): string
    {
        $reasons = [];
        foreach ($return->lines as $part) {
            $line = array_find($order->lines, static fn (OrderLine $one): bool => $one->id === $part->lineId);
            if (null !== $line) {
                $reasons[] = sprintf('%d × %s: %s', $part->quantity, self::number($line), $part->reason->label());
            }
        }

        return implode("\n", $reasons);
    }

    private static function number(OrderLine $line): string
    {
        return Part::PLACEHOLDER_ID === $line->partId ? __('Special order', 'coleman') : $line->partNumber;
    }
}
