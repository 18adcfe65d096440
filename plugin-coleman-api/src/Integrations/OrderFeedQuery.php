<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\OrderHooks;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;

/**
 * Orders as they change, for programs that read on from where they stopped: each is given again when it has changed.
 *
 * The cursor is the time of the last change and the order's number.
 */
final readonly class OrderFeedQuery
{
    /**
     * Changes become readable after so long: a transaction that began before may still commit one with an earlier time, and
     * a web server whose clock is behind may write one. What comes later than this, the cursor has passed by.
     */
    public const SETTLE_SECONDS = 30;

    public function __construct(private Connection $connection, private OrderRepository $orders, private Clock $clock)
    {
    }

    /**
     * @param string $after cursor of the page before; '' begins with the oldest
     * @return array{orders: list<array<string, mixed>>, has_more: bool, after: string} orders: schema/integration-order.json
     * @throws ApiError 400 naming after
     */
    public function since(string $after, int $limit): array
    {
        if ('' !== $after && 1 !== preg_match('/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z\.(\d{1,12})$/D', $after, $found)) {
            throw ApiError::invalid(['after' => __('Enter the cursor as the page before has given it.', 'coleman')]);
        }
        $changed = str_replace('T', ' ', $found[1] ?? '1970-01-01 00:00:00');
        $rows = $this->connection->rows(
            'SELECT id, changed_at, sent_to_dealer_at FROM {orders} WHERE changed_at <= %s AND (changed_at > %s OR (changed_at = %s AND id > %d)) ORDER BY changed_at, id LIMIT %d',
            [$this->clock->now()->modify(sprintf('-%d seconds', self::SETTLE_SECONDS))->format('Y-m-d H:i:s'), $changed, $changed, (int) ($found[2] ?? 0), $limit + 1],
        );
        $shown = array_slice($rows, 0, $limit);
        $orders = [];
        foreach ($this->orders->byIds(array_map(static fn (array $row): int => (int) $row['id'], $shown)) as $order) {
            $orders[$order->id] = $order;
        }
        $facts = [];
        foreach ($shown as $row) {
            $order = $orders[(int) $row['id']] ?? null;
            if (null !== $order) {
                $facts[] = OrderHooks::facts($order) + ['changed_at' => self::time($row['changed_at']), 'sent_to_dealer_at' => self::time($row['sent_to_dealer_at'])];
            }
        }
        $last = $shown[count($shown) - 1] ?? null;

        return [
            'orders' => $facts,
            'has_more' => count($rows) > count($shown),
            'after' => null === $last ? $after : sprintf('%s.%d', self::time($last['changed_at']), (int) $last['id']),
        ];
    }

    private static function time(?string $utc): string
    {
        return null === $utc ? '' : Instant::stored($utc);
    }
}
