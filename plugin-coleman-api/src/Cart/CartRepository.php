<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Clock;
use Coleman\Api\Database\Connection;

/**
 * Carts as rows. Every write first bumps the cart's version: on MariaDB that takes the row's lock,
 * on SQLite the transaction has the only writer, so the writes of one cart come one after another.
 */
final readonly class CartRepository
{
    public const GUEST_DAYS = 30;

    public const CUSTOMER_DAYS = 180;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return array{id: int, version: int, item_count: int}|null */
    public function find(CartOwner $owner): ?array
    {
        $row = $this->connection->row(
            'SELECT id, version, item_count FROM {carts} WHERE owner = %s AND expires_at > %s',
            [$owner->key, $this->instant(0)],
        );

        return null === $row ? null : ['id' => (int) $row['id'], 'version' => (int) $row['version'], 'item_count' => (int) $row['item_count']];
    }

    /** @return list<CartLine> in the order they were added */
    public function lines(int $cartId): array
    {
        return array_map(
            static fn (array $row): CartLine => new CartLine(
                (int) $row['id'],
                (int) $row['part_id'],
                (string) $row['customer_part_number'],
                (string) $row['customer_part_description'],
                (int) $row['quantity'],
                null === $row['seen_price_cents'] ? null : (int) $row['seen_price_cents'],
            ),
            $this->connection->rows('SELECT * FROM {cart_items} WHERE cart_id = %d ORDER BY id', [$cartId]),
        );
    }

    /** Opens the cart for writing inside a transaction: makes it if need be, bumps its version, gives its id. */
    public function open(CartOwner $owner): int
    {
        $expires = $this->instant($owner->isGuest() ? self::GUEST_DAYS : self::CUSTOMER_DAYS);
        $now = $this->instant(0);
        $bump = 'UPDATE {carts} SET version = version + 1, expires_at = %s WHERE owner = %s AND expires_at > %s';
        if (0 === $this->connection->execute($bump, [$expires, $owner->key, $now])) {
            // What has expired was nobody's any more, swept or not: its lines do not come back.
            $this->connection->execute('DELETE FROM {cart_items} WHERE cart_id IN (SELECT id FROM {carts} WHERE owner = %s AND expires_at <= %s)', [$owner->key, $now]);
            $this->connection->execute('DELETE FROM {carts} WHERE owner = %s AND expires_at <= %s', [$owner->key, $now]);
            $this->connection->execute(
                'INSERT IGNORE INTO {carts} (owner, version, item_count, expires_at) VALUES (%s, 0, 0, %s)',
                [$owner->key, $expires],
            );
            $this->connection->execute($bump, [$expires, $owner->key, $now]);
        }

        return (int) $this->connection->value('SELECT id FROM {carts} WHERE owner = %s', [$owner->key]);
    }

    /** Adds to a line or begins it. */
    public function put(int $cartId, int $partId, int $quantity, string $number, string $description, ?int $priceCents): void
    {
        $this->connection->execute(
            'INSERT INTO {cart_items} (cart_id, part_id, custom_key, customer_part_number, customer_part_description, quantity, seen_price_cents)
            VALUES (%d, %d, %s, %s, %s, %d, %d)
            ON DUPLICATE KEY UPDATE quantity = quantity + VALUES(quantity), seen_price_cents = VALUES(seen_price_cents)',
            [$cartId, $partId, self::customKey($number, $description), $number, $description, $quantity, $priceCents],
        );
    }

    /** Raises a line to a quantity it has not yet reached; used when two carts meet. */
    public function raise(int $cartId, CartLine $line): void
    {
        $this->connection->execute(
            'INSERT INTO {cart_items} (cart_id, part_id, custom_key, customer_part_number, customer_part_description, quantity, seen_price_cents)
            VALUES (%d, %d, %s, %s, %s, %d, %d)
            ON DUPLICATE KEY UPDATE quantity = CASE WHEN quantity < VALUES(quantity) THEN VALUES(quantity) ELSE quantity END',
            [
                $cartId, $line->partId, self::customKey($line->customerPartNumber, $line->customerPartDescription),
                $line->customerPartNumber, $line->customerPartDescription, $line->quantity, $line->seenPriceCents,
            ],
        );
    }

    public function setQuantity(int $cartId, int $itemId, int $quantity): void
    {
        $this->connection->execute('UPDATE {cart_items} SET quantity = %d WHERE cart_id = %d AND id = %d', [$quantity, $cartId, $itemId]);
    }

    public function remove(int $cartId, int $itemId): void
    {
        $this->connection->execute('DELETE FROM {cart_items} WHERE cart_id = %d AND id = %d', [$cartId, $itemId]);
    }

    public function clear(int $cartId): void
    {
        $this->connection->execute('DELETE FROM {cart_items} WHERE cart_id = %d', [$cartId]);
    }

    /** Ends a write: the count is right again, and what has been repriced counts as seen (a notice lasts until the next write). */
    public function settle(int $cartId): void
    {
        $this->connection->execute(
            'UPDATE {cart_items} SET seen_price_cents = (SELECT price_cents FROM {parts} WHERE {parts}.id = part_id) WHERE cart_id = %d',
            [$cartId],
        );
        $this->connection->execute(
            'UPDATE {carts} SET item_count = (SELECT COALESCE(SUM(quantity), 0) FROM {cart_items} WHERE cart_id = %d) WHERE id = %d',
            [$cartId, $cartId],
        );
    }

    /** Drops what nobody has touched for its whole life. */
    public function sweep(): void
    {
        $now = $this->instant(0);
        $this->connection->execute('DELETE FROM {cart_items} WHERE cart_id IN (SELECT id FROM {carts} WHERE expires_at <= %s)', [$now]);
        $this->connection->execute('DELETE FROM {carts} WHERE expires_at <= %s', [$now]);
    }

    private static function customKey(string $number, string $description): string
    {
        return '' === $number && '' === $description ? '' : md5($number . "\n" . $description);
    }

    private function instant(int $days): string
    {
        return $this->clock->now()->modify(sprintf('+%d days', $days))->format('Y-m-d H:i:s');
    }
}
