<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Mail\Outbox;
use Coleman\Api\Promises\PromiseReason;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** When the parts of an order come, as it stood with the last letter to the customer: in the letter, or on the page that it leads to. */
final readonly class ToldDays
{
    /** Letters to the parts desk stand between those to the customer. */
    private const LETTERS = 50;

    public function __construct(private Outbox $outbox, private Clock $clock)
    {
    }

    /**
     * Whether something that is still to come had another day then, or was on hold. False where there was no letter.
     *
     * @param array<int, int> $left pieces that are still to come, by line
     */
    public function areOver(Order $order, array $left): bool
    {
        $told = $this->told($order);
        $today = DealerTime::today($this->clock);

        return null !== $told && array_any($order->lines, static function (OrderLine $line) use ($order, $left, $told, $today): bool {
            $last = $told[$line->id] ?? ['date' => null, 'reason' => ''];

            return ($left[$line->id] ?? 0) > 0 && ($last['date'] !== $line->promised($order->state, '', $today)->date || PromiseReason::OnHold->value === $last['reason']);
        });
    }

    /** @return array<int, array{date: mixed, reason: mixed}>|null of the last letter, by line */
    private function told(Order $order): ?array
    {
        foreach ($this->outbox->list(sprintf('order:%d', $order->id), limit: self::LETTERS) as $letter) {
            $items = is_array($letter['payload']['order'] ?? null) ? $letter['payload']['order']['Items'] ?? null : null;
            $hasGone = in_array($letter['state'], [Outbox::WAITING, Outbox::SENT], true);
            if (!$hasGone || !is_array($items) || isset($letter['payload']['desk_url'])) {
                continue;
            }
            $told = [];
            foreach ($items as $item) {
                if (is_array($item) && is_int($item['LineId'] ?? null)) {
                    $promise = is_array($item['promise'] ?? null) ? $item['promise'] : [];
                    $told[$item['LineId']] = ['date' => $promise['date'] ?? null, 'reason' => $promise['reason'] ?? ''];
                }
            }

            return $told;
        }

        return null;
    }
}
