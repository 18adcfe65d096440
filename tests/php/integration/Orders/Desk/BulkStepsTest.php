<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Desk\BulkSteps;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Staff\Actor;

/** A step for several orders is taken back within a minute, with its mails; what was changed since is left alone. */
final class BulkStepsTest extends DeskTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->execute('DELETE FROM {desk_steps}');
        $this->as('coleman_parts_desk');
    }

    public function testMailsAreHeldForAMinuteAndDeletedWithTheStep(): void
    {
        [$one, $two] = [$this->placed('a'), $this->placed('b')];
        $queued = $this->mails();
        ['step' => $step, 'undo_seconds' => $seconds] = $this->bulk('confirmed', [$one, $two]);
        self::assertSame(BulkSteps::SECONDS, $seconds);
        self::assertSame([...$queued, 'order-confirmed', 'order-confirmed'], $this->mails());
        $held = $this->modules()->foundation->connection()->rows("SELECT created_at, next_at FROM {outbox} WHERE kind = 'order-confirmed'");
        foreach ($held as $row) {
            self::assertSame(60, strtotime((string) $row['next_at']) - strtotime((string) $row['created_at']));
        }
        self::assertSame([OrderState::Confirmed, OrderState::Confirmed], [$this->again($one)->state, $this->again($two)->state]);

        self::assertSame([true, true], array_column($this->desk('POST', '/orders/bulk/undo', ['step' => $step]), 'is_done'));
        self::assertSame([OrderState::Received, OrderState::Received], [$this->again($one)->state, $this->again($two)->state]);
        self::assertSame($queued, $this->mails());
        $this->refused(409, 'coleman_step_over', 'POST', '/orders/bulk/undo', ['step' => $step]);

        // Done again, the customer is told, once.
        $this->bulk('confirmed', [$this->again($one)]);
        self::assertSame([...$queued, 'order-confirmed'], $this->mails());
    }

    public function testAnOrderThatWasChangedSinceIsNamedAndLeftAlone(): void
    {
        [$one, $two] = [$this->placed('a'), $this->placed('b')];
        $step = $this->bulk('confirmed', [$one, $two])['step'];
        $this->modules()->orders->service()->move($this->again($one), OrderState::Processing, Actor::staff(1));
        $verdicts = $this->desk('POST', '/orders/bulk/undo', ['step' => $step]);
        self::assertSame([false, true], array_column($verdicts, 'is_done'));
        self::assertSame([$one->number(), $two->number()], array_column($verdicts, 'number'));
        self::assertSame([OrderState::Processing, OrderState::Received], [$this->again($one)->state, $this->again($two)->state]);
        self::assertCount(1, array_keys($this->mails(), 'order-confirmed', true));
    }

    public function testAnOrderWhoseMailHasLeftStaysAsItIs(): void
    {
        $order = $this->placed('a');
        $step = $this->bulk('confirmed', [$order])['step'];
        // A worker has taken it just now.
        $this->modules()->foundation->connection()->execute("UPDATE {outbox} SET attempts = 1 WHERE kind = 'order-confirmed'");
        [$verdict] = $this->desk('POST', '/orders/bulk/undo', ['step' => $step]);
        self::assertSame([false, 'The customer’s email has already been sent.'], [$verdict['is_done'], $verdict['message']]);
        self::assertSame(OrderState::Confirmed, $this->again($order)->state);
        self::assertContains('order-confirmed', $this->mails());
    }

    public function testHoldIsTakenBackButNotByAnotherPersonOrTooLate(): void
    {
        $order = $this->placed('a');
        $step = $this->bulk('on_hold', [$order])['step'];
        wp_set_current_user(1);
        $this->refused(409, 'coleman_step_over', 'POST', '/orders/bulk/undo', ['step' => $step]);
        $this->as('coleman_parts_desk');
        $this->modules()->foundation->connection()->execute("UPDATE {desk_steps} SET until_at = '2020-01-01 00:00:00'");
        $this->refused(409, 'coleman_step_over', 'POST', '/orders/bulk/undo', ['step' => $step]);
        self::assertSame(OrderState::OnHold, $this->again($order)->state);
        $this->refused(409, 'coleman_step_over', 'POST', '/orders/bulk/undo', ['step' => 'x']);

        $other = $this->placed('b');
        $step = $this->bulk('on_hold', [$other])['step'];
        self::assertSame('1', $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {desk_steps}'), 'What is over is forgotten.');
        self::assertSame([true], array_column($this->desk('POST', '/orders/bulk/undo', ['step' => $step]), 'is_done'));
        self::assertSame(OrderState::Received, $this->again($other)->state);
        $this->as('coleman_sales');
        $this->refused(403, 'rest_forbidden', 'POST', '/orders/bulk/undo', ['step' => $step]);
    }

    public function testAnOrderThatWasToBeConfirmedIsNotTakenBackAndItsMailLeaves(): void
    {
        $order = $this->placed('a');
        $this->modules()->foundation->connection()->execute("UPDATE {orders} SET state = 'on_hold', is_to_confirm = 1 WHERE id = %d", [$order->id]);
        $answer = $this->bulk('confirmed', [$order]);
        self::assertSame([true], array_column($answer['verdicts'], 'is_done'));
        self::assertSame(['', 0], [$answer['step'], $answer['undo_seconds']]);
        self::assertSame('0', $this->modules()->foundation->connection()->value("SELECT COUNT(*) FROM {outbox} WHERE kind = 'order-confirmed' AND next_at > created_at"));
    }

    private function placed(string $name): Order
    {
        $this->fill([DemoParts::IN_STOCK => 1], $name);

        return $this->place([], $name);
    }

    private function again(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }

    /**
     * @param list<Order> $orders
     * @return array{verdicts: array<mixed>, step: string, undo_seconds: int}
     */
    private function bulk(string $state, array $orders): array
    {
        $body = $this->body($this->call('POST', '/desk/orders/bulk', ['state' => $state, 'orders' => array_map(static fn (Order $order): array => ['id' => $order->id, 'version' => $order->version], $orders)]));
        self::assertIsArray($body['results']);
        self::assertIsString($body['step']);
        self::assertIsInt($body['undo_seconds']);

        return ['verdicts' => $body['results'], 'step' => $body['step'], 'undo_seconds' => $body['undo_seconds']];
    }
}
