<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Orders\FulfilmentRepository;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderFulfilment;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * What of an order can come back, and until when. The desk takes back whatever has left and is not in a return yet; a
 * customer asks within the days of the setting, to the end of the last of them by the dealer's clock.
 */
final readonly class ReturnableParts
{
    public function __construct(private FulfilmentRepository $fulfilments, private Clock $clock)
    {
    }

    /**
     * @return array<int, array{pieces: int, asked: int, until: string}> by line of the order with anything left to return:
     *     pieces for the desk; of those, pieces that the customer may ask for, and the last day of that, YYYY-MM-DD, '' for none
     */
    public function ofOrder(Order $order): array
    {
        $days = ReturnSettings::days();
        $today = DealerTime::today($this->clock);
        $gone = [];
        $open = [];
        $until = [];
        foreach ($this->fulfilments->ofOrder($order->id) as $fulfilment) {
            if (!$fulfilment->state->hasLeft()) {
                continue;
            }
            $last = self::left($fulfilment)->setTimezone(DealerTime::zone())->modify(sprintf('+%d days', $days))->format('Y-m-d');
            foreach ($fulfilment->lines as $line => $pieces) {
                $gone[$line] = ($gone[$line] ?? 0) + $pieces;
                if ($days > 0 && $today <= $last) {
                    $open[$line] = ($open[$line] ?? 0) + $pieces;
                    $until[$line] = max($until[$line] ?? '', $last);
                }
            }
        }
        $returnable = [];
        foreach ($order->lines as $line) {
            $pieces = ($gone[$line->id] ?? 0) - $line->returned;
            if ($pieces > 0) {
                $asked = min($pieces, $open[$line->id] ?? 0);
                $returnable[$line->id] = ['pieces' => $pieces, 'asked' => $asked, 'until' => $until[$line->id] ?? ''];
            }
        }

        return $returnable;
    }

    /** When it was fetched or arrived, as far as that is known; else when it was sent. */
    private static function left(OrderFulfilment $fulfilment): \DateTimeImmutable
    {
        return new \DateTimeImmutable($fulfilment->handedAt ?? $fulfilment->createdAt, new \DateTimeZone('UTC'));
    }
}
