<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;
use Coleman\Api\Json;
use Coleman\Api\Orders\OrderWords;

/** What the orders desk sorts, filters and searches by. */
final class IndexOrders implements Migration
{
    private const ROWS = 200;

    public function up(Connection $connection): void
    {
        // Prefixes of words are ranges; all columns are in the key.
        Tables::create($connection, ['order_words' => '
            word VARCHAR(60) NOT NULL,
            order_id BIGINT UNSIGNED NOT NULL,
            PRIMARY KEY (word, order_id),
            KEY of_order (order_id)']);
        Tables::addColumn($connection, 'order_lines', 'expected_on', 'DATE NULL');
        Tables::addKeys($connection, 'orders', [
            'total' => 'total_cents, id',
            'changed' => 'changed_at, id',
            'branch' => 'location_id, id',
        ]);
        Tables::addKeys($connection, 'order_lines', ['backorder' => 'state, order_id']);
        $this->findOldOrders($connection);
    }

    /** Orders placed before there were words to find them by. */
    private function findOldOrders(Connection $connection): void
    {
        $after = 0;
        do {
            $orders = $connection->rows('SELECT id, email, billing, shipping, po_number FROM {orders} WHERE id > %d ORDER BY id LIMIT %d', [$after, self::ROWS]);
            if ([] === $orders) {
                return;
            }
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $orders);
            $numbers = [];
            foreach ($connection->rows(sprintf('SELECT order_id, part_number FROM {order_lines} WHERE order_id IN (%s)', Connection::marks($ids)), $ids) as $row) {
                $numbers[(int) $row['order_id']][] = (string) $row['part_number'];
            }
            $connection->execute(sprintf('DELETE FROM {order_words} WHERE order_id IN (%s)', Connection::marks($ids)), $ids);
            $words = [];
            foreach ($orders as $row) {
                $id = (int) $row['id'];
                $words = [...$words, ...OrderWords::rows($id, (string) $row['email'], (string) $row['po_number'], [
                    Json::decode((string) $row['billing']),
                    Json::decode((string) $row['shipping']),
                ], $numbers[$id] ?? [])];
            }
            $connection->insertMany('order_words', $words);
            $after = max($ids);
        } while (self::ROWS === count($orders));
    }
}
