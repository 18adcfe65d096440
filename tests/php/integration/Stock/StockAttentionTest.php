<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Stock\StockMails;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\Orders\OrderTestCase;

final class StockAttentionTest extends OrderTestCase
{
    private const PART = 90_000_921;

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
        $this->modules()->foundation->connection()->insert('parts', [
            'id' => self::PART, 'part_number' => 'WAIT-1', 'part_key' => 'WAIT1', 'vendor_id' => 901, 'vendor_name' => 'Stock Works', 'parts_url_description' => '',
            'description' => 'Tried', 'long_description' => '', 'category_id' => 1, 'image' => '', 'price_cents' => 1_000, 'list_price_cents' => 1_000, 'lead_time' => '1-3 day lead time',
            'discontinued' => 0, 'pickup_only' => 0, 'case_qty_required' => 0, 'case_qty' => 1, 'popularity' => 0,
        ]);
    }

    protected function tearDown(): void
    {
        $this->forget();
        parent::tearDown();
    }

    public function testAShelfWithFewerPiecesThanOrdersHoldIsShortAndNamesThemNewestFirst(): void
    {
        $this->counted(1, 5);
        $first = $this->order(2, 'a');
        $second = $this->order(2, 'b');
        self::assertSame([], $this->short());
        $this->counted(1, 1);
        self::assertSame([[
            'part_id' => self::PART,
            'part_number' => 'WAIT-1',
            'location_id' => 1,
            'city' => $this->modules()->branches->locations()->byId(1)->city ?? '',
            'missing' => 3,
            'orders' => [['id' => $second->id, 'number' => $second->number()], ['id' => $first->id, 'number' => $first->number()]],
        ]], $this->short());
        $this->modules()->orders->service()->move($second, OrderState::Cancelled, Actor::staff(1));
        self::assertSame([[1, [$first->id]]], array_map(static fn (array $shelf): array => [$shelf['missing'], array_column($shelf['orders'], 'id')], $this->short()));
        $this->modules()->orders->service()->move($first, OrderState::Cancelled, Actor::staff(1));
        self::assertSame([], $this->short());
    }

    public function testABackorderThatStockHasComeForIsListedUntilItIsSent(): void
    {
        $this->counted(1, 1);
        $order = $this->order(3);
        self::assertSame([], $this->arrivals());
        $this->counted(1, 2);
        self::assertSame([[$order->id, 'WAIT-1', 1, 1]], $this->arrivals());
        $this->counted(1, 3);
        self::assertSame([[$order->id, 'WAIT-1', 1, 1], [$order->id, 'WAIT-1', 1, 1]], $this->arrivals());
        $order = $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
        $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::Ship, 1, 'UPS', '', [$order->lines[0]->id => 3], Actor::staff(1));
        self::assertSame([], $this->arrivals());
    }

    public function testTheDeskIsToldOnceADayOfWhatIsNew(): void
    {
        $this->counted(1, 3);
        $this->order(2, 'a');
        $mails = fn (): int => count($this->modules()->foundation->connection()->rows("SELECT id FROM {outbox} WHERE kind = 'stock-attention'"));
        $this->tell('2026-03-02 12:00:00');
        self::assertSame(0, $mails());
        $this->counted(1, 1);
        $this->tell('2026-03-03 12:00:00');
        self::assertSame(1, $mails());
        $payload = (string) $this->modules()->foundation->connection()->value("SELECT payload FROM {outbox} WHERE kind = 'stock-attention'");
        self::assertStringContainsString('WAIT-1', $payload);
        $this->tell('2026-03-04 12:00:00');
        self::assertSame(1, $mails(), 'It was told already.');
        $this->counted(2, 0);
        $this->counted(1, 2);
        $waiting = $this->order(1, 'b');
        self::assertSame(1, $waiting->lines[0]->backordered);
        $this->counted(1, 3);
        $this->tell('2026-03-05 12:00:00');
        self::assertSame(2, $mails());
        // Not short meanwhile: it is told anew.
        $this->counted(1, 1);
        $this->tell('2026-03-05 18:00:00');
        self::assertSame(2, $mails(), 'One mail a day.');
        $payload = json_decode((string) $this->modules()->foundation->connection()->value("SELECT payload FROM {outbox} WHERE kind = 'stock-attention' ORDER BY id DESC LIMIT 1"), true);
        self::assertIsArray($payload);
        /** @var array<string, mixed> $payload */
        $letter = $this->modules()->mail->templates()->write('stock-attention', $payload);
        self::assertNotNull($letter);
        self::assertSame('Backordered parts have arrived', $letter->subject);
        $this->tell('2026-03-06 12:00:00');
        self::assertSame(3, $mails(), 'What came up later that day is told the next day.');
    }

    private function tell(string $now): void
    {
        $clock = new FixedClock($now);
        (new StockMails($this->modules()->stock->attention(), new Outbox($this->modules()->foundation->connection(), $clock), new RecipientSettings(), $clock))->tell();
    }

    private function counted(int $branch, int $pieces): void
    {
        $this->modules()->stock->handCounts()->count(self::PART, $branch, $pieces, 'Counted', 1);
    }

    /** @return list<array<string, mixed>> */
    private function short(): array
    {
        return array_values(array_filter($this->modules()->stock->attention()->short(), static fn (array $shelf): bool => self::PART === $shelf['part_id']));
    }

    /** @return list<array{int, string, int, int}> order, part number, branch and pieces */
    private function arrivals(): array
    {
        return array_map(
            static fn (array $row): array => [$row['order_id'], $row['part_number'], $row['location_id'], $row['pieces']],
            $this->modules()->stock->attention()->arrivals(),
        );
    }

    private function order(int $pieces, string $name = 'a'): Order
    {
        $this->fill([self::PART => $pieces], $name);

        return $this->place([], $name);
    }

    private function forget(): void
    {
        delete_option(StockMails::OPTION);
        foreach (['parts' => 'id', 'part_stock' => 'part_id', 'stock_counts' => 'part_id'] as $table => $column) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s} WHERE %s = %%d', $table, $column), [self::PART]);
        }
        $this->modules()->foundation->connection()->execute('DELETE FROM {part_tallies} WHERE vendor_id = 901');
        $this->modules()->foundation->connection()->execute("DELETE FROM {outbox} WHERE kind = 'stock-attention'");
    }
}
