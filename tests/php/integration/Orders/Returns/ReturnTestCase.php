<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Returns;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Returns\OrderReturn;
use Coleman\Api\Orders\Returns\ReturnSettings;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\DealerTime;
use Coleman\Tests\Integration\Orders\Desk\DeskTestCase;

/** A test with orders that have left, so that they can come back. */
abstract class ReturnTestCase extends DeskTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
    }

    protected function tearDown(): void
    {
        $this->forget();
        delete_option(ReturnSettings::OPTION);
        parent::tearDown();
    }

    private function forget(): void
    {
        foreach (['order_returns', 'order_return_lines'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    /** This time of day so many days ago, by the dealer's clock: a day may have 23 or 25 hours. */
    protected function daysAgo(int $days): string
    {
        return DealerTime::now($this->modules()->foundation->clock)->modify("-$days days")->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s');
    }

    /** An order of which so many pieces of its first line were sent. */
    protected function sent(int $pieces, ?int $ordered = null, string $name = 'a'): Order
    {
        $this->fill([DemoParts::IN_STOCK => $ordered ?? $pieces], $name);
        $order = $this->place([], $name);
        $order = $this->modules()->orders->service()->move($order, OrderState::Confirmed, Actor::staff(1));

        return $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::Ship, 0, 'UPS', '1Z', [$order->lines[0]->id => $pieces], Actor::staff(1));
    }

    protected function paid(Order $order, ?int $cents = null): Order
    {
        return $this->modules()->orders->ledger()->receive($order, 'cash', $cents ?? $order->payableCents(), '', bin2hex(random_bytes(6)), Actor::staff(1));
    }

    protected function asked(Order $order, int $pieces, string $reason = 'not_needed', string $key = ''): Order
    {
        return $this->modules()->returns->requests()->ask($order, [$order->lines[0]->id => $pieces], [$order->lines[0]->id => $reason], 'Too long', $key, Actor::guest());
    }

    protected function approved(Order $order): Order
    {
        return $this->modules()->returns->desk()->approve($order, $this->last($order)->id, 1, 'In its box', Actor::staff(1));
    }

    protected function received(Order $order, int $pieces, int $restocked = 0): Order
    {
        $line = $order->lines[0]->id;

        return $this->modules()->returns->desk()->receive($order, $this->last($order)->id, 1, [$line => $pieces], [$line => $restocked], Actor::staff(1));
    }

    protected function last(Order $order): OrderReturn
    {
        $all = $this->modules()->returns->repository()->ofOrder($order->id);
        self::assertNotSame([], $all);

        return $all[count($all) - 1];
    }

    protected function again(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }

    /** What is proposed for the last return of an order. */
    protected function proposed(Order $order): int
    {
        $list = $this->modules()->returns->presenter()->forDesk($order, [])['list'];
        $cents = $list[count($list) - 1]['proposed_cents'] ?? null;
        self::assertIsInt($cents);

        return $cents;
    }
}
