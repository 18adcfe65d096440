<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Staff\Actor;

/** What the desk hears of what it did not do itself, and the queue of each branch. */
final class AttentionTest extends DeskTestCase
{
    protected function tearDown(): void
    {
        delete_option(Limits::OPTION);
        delete_option(RecipientSettings::OPTION);
        $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
        parent::tearDown();
    }

    public function testAConfirmedOrderThatTheCustomerCancelsIsMarkedUntilStaffClearIt(): void
    {
        $order = $this->placed();
        $staff = $this->as('coleman_parts_desk');
        self::assertNull($this->desk('GET', "/orders/{$order->id}")['attention']);
        $order = $this->modules()->orders->service()->move($order, OrderState::Confirmed, Actor::staff($staff));
        $this->modules()->orders->service()->cancel($order, Actor::guest());
        self::assertContains('order-cancelled-desk', $this->mails());
        self::assertSame([$order->id => 'Canceled by the customer'], $this->marked());
        self::assertSame(1, $this->desk('GET', '/orders/counts')['attention']);

        $read = $this->desk('GET', "/orders/{$order->id}");
        self::assertSame(['label' => 'Canceled by the customer', 'seen' => 1], $read['attention']);
        $this->refused(409, 'coleman_order_changed', 'POST', "/orders/{$order->id}/attention", ['version' => $read['version'], 'seen' => 2]);
        $cleared = $this->desk('POST', "/orders/{$order->id}/attention", ['version' => $read['version'], 'seen' => 1]);
        self::assertNull($cleared['attention']);
        self::assertStringContainsString('Marked as done: Canceled by the customer.', (string) wp_json_encode($cleared['events']));
        self::assertSame([], $this->marked());
        $this->refused(409, 'coleman_order_changed', 'POST', "/orders/{$order->id}/attention", ['version' => $read['version'], 'seen' => 1]);
    }

    public function testACustomersMessageIsInTheHistoryMailedAndMarked(): void
    {
        update_option(RecipientSettings::OPTION, ['parts' => ['default' => 'parts@example.com']]);
        $order = $this->placed();
        $fields = ['id' => (string) $order->id, 'key' => $order->key, 'email' => $order->email];
        self::assertSame(OrderPresenter::keyPath($order) . '&done=order-message', $this->write($fields + ['text' => " Add <b>two</b> more?\n"]));
        $mail = $this->modules()->foundation->connection()->row("SELECT * FROM {outbox} WHERE kind = 'order-message-desk'");
        self::assertSame(['parts@example.com', 'ann@example.com'], [$mail['recipient'] ?? '', $mail['reply_to'] ?? '']);
        $event = array_values($this->modules()->orderRecords->repository()->events($order->id, true));
        self::assertSame('Add <b>two</b> more?', $event[count($event) - 1]->detail['text'] ?? '');
        $this->as('coleman_parts_desk');
        self::assertSame([$order->id => 'Message from the customer'], $this->marked());

        // Somebody who has seen the first message does not clear the second.
        $read = $this->desk('GET', "/orders/{$order->id}");
        $this->write($fields + ['text' => 'Or three.']);
        $this->refused(409, 'coleman_order_changed', 'POST', "/orders/{$order->id}/attention", ['version' => $read['version'], 'seen' => 1]);
        self::assertSame([$order->id => 'Message from the customer'], $this->marked());
        self::assertSame(1, $read['version'], 'A message refuses nobody who works on the order.');
    }

    public function testAMessageIsRefusedWithoutTextToStrangersAndAboveTheLimit(): void
    {
        $order = $this->placed();
        $fields = ['id' => (string) $order->id, 'key' => $order->key, 'email' => $order->email, 'text' => 'x'];
        foreach (['', ' ', str_repeat('é', 1001), "a\0b"] as $text) {
            self::assertSame('Enter a message of 1 to 1,000 characters.', $this->refusal(['text' => $text] + $fields)->params['text'] ?? '');
        }
        self::assertSame(404, $this->refusal(['email' => 'eve@example.com'] + $fields)->status);
        update_option(Limits::OPTION, ['order_message' => [2, 86_400]]);
        $this->write($fields);
        $this->write(['text' => str_repeat('é', 1000)] + $fields);
        self::assertSame(429, $this->refusal($fields)->status);
        self::assertCount(2, array_keys($this->mails(), 'order-message-desk', true));
    }

    public function testAPreviewOfALetterMarksNothing(): void
    {
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET id = 1042 WHERE id = %d', [$this->placed()->id]);
        foreach (['order-cancelled-desk', 'order-message-desk', 'payment-failed', 'payment-late', 'refund-failed'] as $kind) {
            wp_set_current_user(1);
            $this->desk('GET', '/letters/' . $kind);
        }
        $this->as('coleman_parts_desk');
        self::assertSame([], $this->marked());
    }

    public function testABranchHasTheOrdersItPicksUpOrShipsAndThoseOfNobody(): void
    {
        $shelves = static fn (array $by): array => array_map(static fn (int $branch): array => ['part_id' => (string) DemoParts::IN_STOCK, 'location_id' => (string) $branch, 'quantity' => (string) ($by[$branch] ?? 0)], [1, 2, 3, 4]);
        $this->shelve($shelves([2 => 5]));
        $shipped = $this->placed();
        $this->shelve($shelves([3 => 5]));
        $fetched = $this->placed(['fulfilment' => Fulfilment::WillCall, 'location' => 1], 'b');
        $this->shelve($shelves([]));
        $nobodys = $this->placed([], 'c');
        $this->as('coleman_parts_desk');
        $at = fn (int $branch): array => array_column($this->desk('GET', '/orders', ['location_id' => $branch, 'direction' => 'asc']), 'id');
        self::assertSame([$shipped->id, $fetched->id, $nobodys->id], $at(0));
        self::assertSame([$fetched->id, $nobodys->id], $at(1));
        self::assertSame([$shipped->id, $nobodys->id], $at(2));
        self::assertSame([$fetched->id, $nobodys->id], $at(3), 'Its pieces come from there.');
        self::assertSame([$nobodys->id], $at(4));
        self::assertSame([3, 2, 1], array_map(fn (int $branch): mixed => $this->desk('GET', '/orders/counts', ['location_id' => $branch])['to_do'], [0, 2, 4]));
        $city = fn (int $id): string => $this->modules()->branches->locations()->byId($id)->city ?? '';
        self::assertSame([[$city(2)], [$city(3)], []], array_column($this->desk('GET', '/orders', ['direction' => 'asc']), 'ships_from'));

        // It stays the branch's when it has left.
        $this->modules()->orders->fulfilmentService()->send($shipped, Fulfilment::Ship, 0, '', '', [$shipped->lines[0]->id => 1], Actor::staff(1));
        self::assertSame([$shipped->id, $nobodys->id], $at(2));
    }

    public function testEachPersonsListBeginsWithTheirBranch(): void
    {
        $user = $this->as('coleman_parts_desk');
        $screen = new \Coleman\Api\Orders\Desk\OrderScreenData($this->modules()->branches->locations());
        self::assertSame(0, $screen->orders()['ownBranch']);
        $this->desk('POST', '/orders/own-branch', ['location_id' => 3]);
        self::assertSame(3, $screen->orders()['ownBranch']);
        $this->refused(400, 'rest_invalid_param', 'POST', '/orders/own-branch', ['location_id' => 99]);
        self::assertSame(3, $screen->orders()['ownBranch']);
        wp_set_current_user(1);
        self::assertSame(0, $screen->orders()['ownBranch']);
        wp_set_current_user($user);
        $this->desk('POST', '/orders/own-branch', ['location_id' => 0]);
        self::assertSame('', get_user_meta($user, 'coleman_desk_branch', true));
        $this->as('coleman_sales');
        $this->refused(403, 'rest_forbidden', 'POST', '/orders/own-branch', ['location_id' => 3]);
    }

    /** @param array{fulfilment?: Fulfilment, location?: int} $with */
    private function placed(array $with = [], string $name = 'a'): Order
    {
        $this->fill([DemoParts::IN_STOCK => 1], $name);

        return $this->place($with, $name);
    }

    /** @return array<int, string> reasons by order */
    private function marked(): array
    {
        return array_column($this->desk('GET', '/orders', ['view' => 'attention']), 'attention', 'id');
    }

    /** @param array<string, string> $fields */
    private function write(array $fields): string
    {
        $form = array_merge(...array_map(static fn (FormActions $forms): array => $forms->all(), $this->modules()->checkout->forms()))['order_message'];

        return $form($fields);
    }

    /** @param array<string, string> $fields */
    private function refusal(array $fields): ApiError
    {
        try {
            $this->write($fields);
        } catch (ApiError $refusal) {
            return $refusal;
        }
        self::fail('The message was taken.');
    }
}
