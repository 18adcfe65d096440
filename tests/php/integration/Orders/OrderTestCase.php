<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Customers\Address;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\PayMethod;
use Coleman\Tests\Integration\TestCase;

/** A test that places orders: what they leave behind is cleared, and what they take from the shelves comes back. */
abstract class OrderTestCase extends TestCase
{
    private const TABLES = ['orders', 'order_lines', 'order_stock', 'order_events', 'order_payments', 'order_proposals', 'fulfilments', 'fulfilment_lines', 'outbox', 'outbox_attempts', 'idempotency_keys'];

    /** @var list<array<string, string|null>> */
    private array $stock = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (self::TABLES as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->stock = $this->modules()->foundation->connection()->rows('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id <= 50');
    }

    protected function tearDown(): void
    {
        $this->shelve($this->stock);
        parent::tearDown();
    }

    /** @param list<array<string, string|null>> $shelves rows of part_stock, which get these quantities */
    protected function shelve(array $shelves): void
    {
        $tallies = $this->modules()->parts->counts();
        $this->modules()->foundation->transaction()->run(fn () => $tallies->onShelves(array_map('intval', array_column($shelves, 'part_id')), function () use ($shelves): void {
            foreach ($shelves as $row) {
                $this->modules()->foundation->connection()->execute(
                    'UPDATE {part_stock} SET quantity = %d, counted = NULL, counted_at = NULL, outstanding = 0, version = version + 1 WHERE part_id = %d AND location_id = %d',
                    [(int) $row['quantity'], (int) $row['part_id'], (int) $row['location_id']],
                );
            }
        }));
    }

    protected function owner(string $name = 'a'): CartOwner
    {
        return CartOwner::guest($name);
    }

    /** @param array<int, int> $items quantity by part */
    protected function fill(array $items, string $name = 'a'): void
    {
        foreach ($items as $part => $quantity) {
            $this->modules()->carts->service()->add($this->owner($name), $part, $quantity);
        }
    }

    /** @param array{fulfilment?: Fulfilment, location?: int, pay?: PayMethod, expected?: int|null, version?: int|null, address?: array<string, string>} $with */
    protected function request(array $with = []): CheckoutRequest
    {
        return new CheckoutRequest(
            'ann@example.com',
            Address::fromFields(($with['address'] ?? []) + ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020']),
            null,
            $with['fulfilment'] ?? Fulfilment::Ship,
            $with['location'] ?? 0,
            [],
            $with['pay'] ?? (Fulfilment::WillCall === ($with['fulfilment'] ?? null) ? PayMethod::PayInStore : PayMethod::CallMe),
            expectedTotalCents: $with['expected'] ?? null,
            cartVersion: $with['version'] ?? null,
        );
    }

    /** @param array{fulfilment?: Fulfilment, location?: int, pay?: PayMethod, expected?: int|null, version?: int|null, address?: array<string, string>} $with */
    protected function place(array $with = [], string $name = 'a'): Order
    {
        return $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner($name), isConfirmed: true), $this->request($with)));
    }

    protected function stockOf(int $part): int
    {
        return $this->modules()->parts->repository()->byId($part)?->stock() ?? 0;
    }

    protected function inStock(): int
    {
        return DemoParts::IN_STOCK;
    }
}
