<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\IdSteps;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Support\Clock;

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

    public function find(CartOwner $owner): ?StoredCart
    {
        $row = $this->connection->row(
            'SELECT id, version, item_count FROM {carts} WHERE owner = %s AND expires_at > %s',
            [$owner->key, $this->instant(0)],
        );

        return null === $row ? null : new StoredCart((int) $row['id'], (int) $row['version'], (int) $row['item_count']);
    }

    /** @return list<CartLine> in the order they were added */
    public function lines(int $cartId): array
    {
        return array_map(CartLine::fromRow(...), $this->connection->rows('SELECT * FROM {cart_items} WHERE cart_id = %d ORDER BY id', [$cartId]));
    }

    /**
     * The lines and what is saved for later, by one statement.
     *
     * @return array{list<CartLine>, list<CartLine>}
     */
    public function contents(int $cartId): array
    {
        $columns = 'id, part_id, customer_part_number, customer_part_description, quantity, seen_price_cents, note, custom_price_cents';
        $contents = [[], []];
        foreach ($this->connection->rows(
            "SELECT 0 AS saved, $columns FROM {cart_items} WHERE cart_id = %d UNION ALL SELECT 1, $columns FROM {saved_items} WHERE cart_id = %d ORDER BY saved, id",
            [$cartId, $cartId],
        ) as $row) {
            $contents['1' === (string) $row['saved'] ? 1 : 0][] = CartLine::fromRow($row);
        }

        return $contents;
    }

    /** @return array{lines: int, pieces: int} how many lines the cart has, and how many pieces of a part are in it */
    public function amounts(int $cartId, int $partId): array
    {
        $row = $this->connection->row(
            'SELECT COUNT(*) AS line_count, COALESCE(SUM(CASE WHEN part_id = %d THEN quantity ELSE 0 END), 0) AS wanted FROM {cart_items} WHERE cart_id = %d',
            [$partId, $cartId],
        ) ?? [];

        return ['lines' => (int) ($row['line_count'] ?? 0), 'pieces' => (int) ($row['wanted'] ?? 0)];
    }

    /**
     * Takes the cart's row for an order, which others then wait for, and raises its version.
     *
     * @param int|null $version that the cart must have; null for any
     * @return bool false where there is no such cart
     */
    public function claim(CartOwner $owner, ?int $version): bool
    {
        return 0 !== $this->connection->execute(
            'UPDATE {carts} SET version = version + 1 WHERE owner = %s AND expires_at > %s' . (null === $version ? '' : ' AND version = %d'),
            [$owner->key, $this->instant(0), ...(null === $version ? [] : [$version])],
        );
    }

    /** Opens the cart for writing inside a transaction: makes it if need be, bumps its version, gives its id. */
    public function open(CartOwner $owner): int
    {
        $expires = $this->instant($owner->isGuest() ? self::GUEST_DAYS : self::CUSTOMER_DAYS);
        $now = $this->instant(0);
        $bump = 'UPDATE {carts} SET version = version + 1, expires_at = %s WHERE owner = %s AND expires_at > %s';
        if (0 === $this->connection->execute($bump, [$expires, $owner->key, $now])) {
            $expired = $this->connection->value('SELECT id FROM {carts} WHERE owner = %s AND expires_at <= %s', [$owner->key, $now]);
            if (null === $expired) {
                $this->connection->insertMissing('carts', [['owner' => $owner->key, 'version' => 0, 'item_count' => 0, 'expires_at' => $expires]]);
            } else {
                $this->beginAnew((int) $expired, $now, $expires);
            }
            $this->connection->execute($bump, [$expires, $owner->key, $now]);
        }

        return (int) $this->connection->value('SELECT id FROM {carts} WHERE owner = %s', [$owner->key]);
    }

    /**
     * Begins lines, or adds to those that are there: one statement for all of them.
     *
     * @param 'cart_items'|'saved_items' $table
     */
    public function put(int $cartId, string $table, CartLine ...$lines): void
    {
        $this->connection->upsertMany(
            $table,
            array_map(static fn (CartLine $line): array => $line->row($cartId), array_values($lines)),
            ['cart_id', 'part_id', 'custom_key'],
            [
                'quantity' => 'quantity + {new:quantity}',
                'seen_price_cents' => '{new:seen_price_cents}',
                'custom_price_cents' => 'COALESCE({new:custom_price_cents}, custom_price_cents)',
            ],
        );
    }

    /**
     * Puts these lines in the place of what is saved for later.
     *
     * @param list<CartLine> $lines
     */
    public function replaceSaved(int $cartId, array $lines): void
    {
        $this->connection->execute('DELETE FROM {saved_items} WHERE cart_id = %d', [$cartId]);
        $this->connection->insertMany('saved_items', array_map(static fn (CartLine $line): array => $line->row($cartId), $lines));
    }

    /** Puts one cart's lines, as they are and with their ids, in the place of another's. */
    public function adopt(int $fromId, int $cartId): void
    {
        $this->clear($cartId);
        $this->connection->execute('UPDATE {cart_items} SET cart_id = %d WHERE cart_id = %d', [$cartId, $fromId]);
    }

    /** @param array<int, int> $quantities that two carts agreed on, by line */
    public function raise(int $cartId, array $quantities): void
    {
        if ([] === $quantities) {
            return;
        }
        $cases = '';
        $values = [];
        foreach ($quantities as $id => $quantity) {
            $cases .= ' WHEN %d THEN %d';
            array_push($values, $id, $quantity);
        }
        $this->connection->execute(
            sprintf('UPDATE {cart_items} SET note = %%s, quantity = CASE id%s END WHERE cart_id = %%d AND id IN (%s)', $cases, Connection::placeholders($quantities)),
            [CartNote::Raised->value, ...$values, $cartId, ...array_keys($quantities)],
        );
    }

    public function setQuantity(int $cartId, int $itemId, int $quantity): void
    {
        $this->connection->execute('UPDATE {cart_items} SET quantity = %d WHERE cart_id = %d AND id = %d', [$quantity, $cartId, $itemId]);
    }

    /** Gives a special-order line what the customer calls it; the line must be the only one of that name. */
    public function describe(int $cartId, CartLine $line): void
    {
        $this->connection->execute(
            'UPDATE {cart_items} SET customer_part_description = %s, custom_key = %s WHERE cart_id = %d AND id = %d',
            [$line->customerPartDescription, $line->customKey(), $cartId, $line->id],
        );
    }

    /** @param 'cart_items'|'saved_items' $table */
    public function remove(int $cartId, int $itemId, string $table = 'cart_items'): void
    {
        $this->connection->execute(sprintf('DELETE FROM {%s} WHERE cart_id = %%d AND id = %%d', $table), [$cartId, $itemId]);
    }

    /** Takes the lines out; what is saved for later stays. */
    public function clear(int $cartId): void
    {
        $this->connection->execute('DELETE FROM {cart_items} WHERE cart_id = %d', [$cartId]);
    }

    /** Ends a write that takes all lines out; what is saved for later stays. */
    public function empty(int $cartId): void
    {
        $this->clear($cartId);
        $this->see($cartId, 'saved_items');
        $this->connection->execute('UPDATE {carts} SET item_count = 0 WHERE id = %d', [$cartId]);
    }

    /** Ends a write: the count is right again, and what has been told counts as seen (a notice lasts until the next write). */
    public function finalizeWrite(int $cartId): void
    {
        $this->see($cartId, 'cart_items');
        $this->see($cartId, 'saved_items');
        $this->recount($cartId);
    }

    /** Makes the count right again, and leaves untold what has not been told. */
    public function recount(int $cartId): void
    {
        $this->connection->execute(
            'UPDATE {carts} SET item_count = (SELECT COALESCE(SUM(quantity), 0) FROM {cart_items} WHERE cart_id = %d) WHERE id = %d',
            [$cartId, $cartId],
        );
    }

    /**
     * Drops what nobody has touched for its whole life: some carts at a time, so that nobody waits for long, and by their
     * ids, so that MariaDB does not lock everyone's lines.
     */
    public function purgeExpired(Transaction $transaction): void
    {
        $now = $this->instant(0);
        (new IdSteps($this->connection, 'carts'))->run('expires_at <= %s', [$now], fn (array $ids, string $marks): int => $transaction->run(function () use ($ids, $marks, $now): int {
            $this->connection->execute("DELETE FROM {carts} WHERE id IN ($marks) AND expires_at <= %s", [...$ids, $now]);
            // Somebody may have begun one anew meanwhile.
            $gone = array_values(array_diff($ids, self::ids($this->connection->rows("SELECT id FROM {carts} WHERE id IN ($marks)", $ids))));
            if ([] !== $gone) {
                foreach (['cart_items', 'saved_items'] as $table) {
                    $this->connection->execute(sprintf('DELETE FROM {%s} WHERE cart_id IN (%s)', $table, Connection::placeholders($gone)), $gone);
                }
            }

            return count($gone);
        }));
    }

    /**
     * What has expired was nobody's any more, swept or not: its lines do not come back. By the cart's id: asked for by its
     * owner in the same statement, MariaDB would walk through everyone's lines, and lock them.
     */
    private function beginAnew(int $cartId, string $now, string $expires): void
    {
        $isMine = $this->connection->execute(
            'UPDATE {carts} SET version = version + 1, item_count = 0, expires_at = %s WHERE id = %d AND expires_at <= %s',
            [$expires, $cartId, $now],
        );
        if (1 === $isMine) {
            foreach (['cart_items', 'saved_items'] as $table) {
                $this->connection->execute(sprintf('DELETE FROM {%s} WHERE cart_id = %%d', $table), [$cartId]);
            }
        }
    }

    /** @param 'cart_items'|'saved_items' $table */
    private function see(int $cartId, string $table): void
    {
        $this->connection->execute(
            sprintf(
                "UPDATE {%s} SET note = '', seen_price_cents = COALESCE(custom_price_cents, (SELECT price_cents FROM {parts} WHERE {parts}.id = part_id)) WHERE cart_id = %%d",
                $table,
            ),
            [$cartId],
        );
    }

    private function instant(int $days): string
    {
        return $this->clock->now()->modify(sprintf('+%d days', $days))->format('Y-m-d H:i:s');
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<int>
     */
    private static function ids(array $rows): array
    {
        return array_map(static fn (array $row): int => (int) $row['id'], $rows);
    }
}
