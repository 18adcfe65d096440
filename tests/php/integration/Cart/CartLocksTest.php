<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartOwner;
use Coleman\Tests\Integration\Database\OtherConnection;
use Coleman\Tests\Integration\TestCase;

/** Whoever is at work on a cart holds up nobody else, and everyone who wants the same one. */
final class CartLocksTest extends TestCase
{
    use OtherConnection;

    private const PART = 1;

    public function testStrangersFirstAddsDoNotWaitForEachOther(): void
    {
        $this->modules()->carts->service()->add(CartOwner::guest('other'), self::PART, 1);
        $this->whileOpen(CartOwner::guest('new'), function (): void {
            self::assertSame(1, $this->elsewhere("INSERT INTO {carts} (owner, version, item_count, expires_at) VALUES ('g:0', 0, 0, '2099-01-01')"));
            self::assertSame(1, $this->elsewhere("INSERT INTO {carts} (owner, version, item_count, expires_at) VALUES ('g:z', 0, 0, '2099-01-01')"));
            self::assertSame(1, $this->elsewhere('UPDATE {cart_items} SET quantity = quantity + 1'));
            self::assertSame(1, $this->elsewhere(
                "INSERT INTO {cart_items} (cart_id, part_id, custom_key, customer_part_number, customer_part_description, quantity, note) VALUES (999999999, 1, '', '', '', 1, '')",
            ));
        });
    }

    public function testACartThatHasExpiredHoldsUpNobodyEither(): void
    {
        $this->modules()->carts->service()->add(CartOwner::guest('old'), self::PART, 1);
        $this->modules()->foundation->connection()->execute("UPDATE {carts} SET expires_at = '2020-01-01 00:00:00'");
        $this->modules()->carts->service()->add(CartOwner::guest('other'), self::PART, 1);
        $other = (int) $this->modules()->foundation->connection()->value('SELECT MAX(id) FROM {carts}');
        $this->whileOpen(CartOwner::guest('old'), function () use ($other): void {
            self::assertSame(1, $this->elsewhere('UPDATE {cart_items} SET quantity = quantity + 1 WHERE cart_id = ' . $other));
        });
    }

    public function testTheSameCartIsWaitedFor(): void
    {
        $owner = CartOwner::guest('same');
        $this->modules()->carts->service()->add($owner, self::PART, 1);
        $this->whileOpen($owner, function (): void {
            self::assertSame(-1, $this->elsewhere('UPDATE {carts} SET version = version + 1'));
        });
    }

    public function testWhatOthersCommittedMeanwhileIsCounted(): void
    {
        $owner = CartOwner::guest('same');
        $this->modules()->carts->service()->add($owner, self::PART, 1);
        $this->whileOpen($owner, function (): void {
            $this->elsewhere('UPDATE {parts} SET popularity = popularity + 1 WHERE id = ' . self::PART);
            $before = (int) $this->modules()->foundation->connection()->value('SELECT popularity FROM {parts} WHERE id = %d', [self::PART]);
            $this->elsewhere('UPDATE {parts} SET popularity = popularity - 1 WHERE id = ' . self::PART);

            self::assertSame($before - 1, (int) $this->modules()->foundation->connection()->value('SELECT popularity FROM {parts} WHERE id = %d', [self::PART]));
        });
    }

    /** @param callable(): void $work done while this process has the cart open for writing */
    private function whileOpen(CartOwner $owner, callable $work): void
    {
        $hasWorked = false;
        $this->modules()->foundation->transaction()->run(function () use ($owner, $work, &$hasWorked): void {
            $this->modules()->carts->repository()->open($owner);
            // SQLite lets one write at a time, whatever it writes: there is nothing to ask.
            if (self::isMariadb()) {
                $work();
            }
            $hasWorked = true;
        });
        self::assertTrue($hasWorked);
    }

    protected function tearDown(): void
    {
        foreach (['carts', 'cart_items', 'saved_items'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        parent::tearDown();
    }
}
