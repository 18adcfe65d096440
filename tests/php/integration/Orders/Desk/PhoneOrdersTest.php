<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Customers\Account;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Parts\Part;
use Coleman\Api\Staff\Roles;

/** Orders that the desk keys in. */
final class PhoneOrdersTest extends DeskTestCase
{
    private const BILLING = ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-422-1234'];

    public function testAnOrderIsKeyedInForSomebodyWithoutAnEmail(): void
    {
        $staff = $this->as('coleman_parts_desk');
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $placed = $this->desk('POST', '/orders', self::order([
            ['part_id' => DemoParts::IN_STOCK, 'quantity' => 2, 'how' => 'will_call:2'],
            ['part_id' => Part::PLACEHOLDER_ID, 'quantity' => 1, 'how' => 'ship', 'number' => 'OLD-77', 'description' => 'Gasket, old style', 'price_cents' => 1_999],
        ]), 201);
        self::assertTrue($placed['is_phone']);
        self::assertIsInt($placed['id']);
        $order = $this->modules()->orderRecords->repository()->byId($placed['id']);
        self::assertNotNull($order);
        self::assertSame([['OLD-77', 1_999], 2], [[$order->lines[1]->partNumber, $order->lines[1]->priceCents], $order->locationId]);
        self::assertSame(['', PayMethod::PayInStore], [$order->email, $order->payMethod]);
        self::assertSame($before - 2, $this->stockOf(DemoParts::IN_STOCK));
        $event = $this->modules()->orderRecords->repository()->events($order->id, false)[0];
        self::assertSame(['staff', $staff], [$event->actor->kind, $event->actor->id]);
        // The desk that fills it is told; a customer without an address is not.
        self::assertSame(['order-desk'], $this->mails());
        self::assertSame([], $this->modules()->carts->service()->view($this->owner())->items());
        $this->desk('POST', sprintf('/orders/%d/state', $order->id), ['version' => 1, 'state' => 'confirmed']);
        self::assertSame(['order-desk'], $this->mails());
    }

    public function testTheCustomerIsTheirsWithTermsAndIsToldWhenAsked(): void
    {
        $customer = $this->as('customer');
        $account = $this->modules()->customers->accounts()->byUser($customer);
        self::assertTrue($this->modules()->customers->accounts()->decide($account, new Account($customer, '4711', hasTerms: true, hasExemption: true)));
        $this->as('coleman_parts_desk');
        $fields = ['customer_id' => $customer, 'email' => 'desk-customer@example.com', 'pay_method' => 'account', 'tells_customer' => true, 'po_number' => 'PO 9'];
        $placed = $this->desk('POST', '/orders', $fields + self::order([['part_id' => DemoParts::IN_STOCK, 'quantity' => 1, 'how' => 'ship']]), 201);
        self::assertIsInt($placed['id']);
        $order = $this->modules()->orderRecords->repository()->byId($placed['id']);
        self::assertNotNull($order);
        self::assertSame([$customer, true, 0, PayMethod::Account], [$order->customerId, $order->isTaxExempt, $order->taxCents, $order->payMethod]);
        self::assertSame(['order-received', 'order-desk'], $this->mails());
        $this->modules()->customers->accounts()->delete($customer);
        self::assertSame(403, $this->call('POST', '/desk/orders', ['po_number' => 'PO 10'] + $fields + self::order([['part_id' => DemoParts::IN_STOCK, 'quantity' => 1, 'how' => 'ship']]))->get_status());
    }

    public function testOnlyWhoMayPriceNamesPrices(): void
    {
        $user = new \WP_User($this->as('coleman_parts_desk'));
        $named = [['part_id' => DemoParts::UNKNOWN_PRICE, 'quantity' => 1, 'how' => 'ship', 'price_cents' => 500]];
        self::assertSame(500, $this->desk('POST', '/orders/quote', ['lines' => $named])['subtotal_cents']);
        $user->add_cap(Roles::PRICE, false);
        wp_set_current_user(0);
        wp_set_current_user($user->ID);
        $this->refused(400, 'rest_invalid_param', 'POST', '/orders', self::order($named));
        $this->refused(400, 'rest_invalid_param', 'POST', '/orders/quote', ['lines' => $named]);
        $user->remove_cap(Roles::PRICE);
        self::assertSame(0, $this->rows('orders'));
    }

    public function testTheQuoteIsWhatTheOrderThenCosts(): void
    {
        $this->as('coleman_parts_desk');
        $lines = [
            ['part_id' => DemoParts::IN_STOCK, 'quantity' => 3, 'how' => 'ship'],
            ['part_id' => DemoParts::WITHOUT_URL_DESCRIPTION, 'quantity' => 1, 'how' => 'will_call:1', 'price_cents' => 12_345],
        ];
        $quote = $this->desk('POST', '/orders/quote', ['lines' => $lines, 'ship_state' => 'ks', 'ship_zip' => '66020']);
        self::assertIsInt($quote['total_cents']);
        $this->refused(409, 'coleman_total_mismatch', 'POST', '/orders', ['expected_total_cents' => $quote['total_cents'] + 1] + self::order($lines));
        $placed = $this->desk('POST', '/orders', ['expected_total_cents' => $quote['total_cents']] + self::order($lines), 201);
        self::assertIsArray($placed['order']);
        self::assertSame($quote['total_cents'], $placed['order']['total_cents']);
    }

    public function testFaultsAreNamedAndNothingIsWritten(): void
    {
        $this->as('coleman_parts_desk');
        $line = ['part_id' => DemoParts::IN_STOCK, 'quantity' => 1, 'how' => 'ship'];
        foreach ([
            'Line 1: Choose shipping or pickup.' => [['how' => 'by mule'] + $line],
            'Line 2 is the same part as line 1.' => [$line, $line],
            'Line 1: Enter the part.' => [['part_id' => Part::PLACEHOLDER_ID] + $line],
            'Line 1: this part is not in our catalog.' => [['part_id' => 88_888_888] + $line],
            'Choose a pickup branch.' => [['how' => 'will_call:99'] + $line],
            'An order can have 1 to 200 lines.' => [],
        ] as $sentence => $lines) {
            $response = $this->call('POST', '/desk/orders', self::order($lines));
            self::assertSame(400, $response->get_status(), $sentence);
            self::assertStringContainsString($sentence, (string) wp_json_encode($this->body($response)));
        }
        $this->refused(400, 'rest_invalid_param', 'POST', '/orders', ['tells_customer' => true] + self::order([$line]));
        $this->refused(400, 'rest_invalid_param', 'POST', '/orders', ['customer_id' => 1] + self::order([$line]));
        $this->refused(409, 'coleman_insufficient_stock', 'POST', '/orders', self::order([['part_id' => DemoParts::LAST_UNITS, 'quantity' => 99, 'how' => 'ship']]));
        self::assertSame(0, $this->rows('orders') + $this->rows('order_lines') + $this->rows('order_stock') + $this->rows('outbox') + $this->rows('cart_items') + $this->rows('order_words'));
    }

    public function testTheSameSubmitTwiceIsOneOrder(): void
    {
        $this->as('coleman_parts_desk');
        $body = self::order([['part_id' => DemoParts::IN_STOCK, 'quantity' => 1, 'how' => 'ship']]);
        $first = $this->call('POST', '/desk/orders', $body, ['Idempotency-Key' => 'phone-0001']);
        $second = $this->call('POST', '/desk/orders', $body, ['Idempotency-Key' => 'phone-0001']);
        self::assertSame([201, 201, 1], [$first->get_status(), $second->get_status(), $this->rows('orders')]);
    }

    public function testAPartIsFoundByItsNumberWithWhatReplacesIt(): void
    {
        $this->as('coleman_parts_desk');
        $number = (string) $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK)?->number;
        $found = $this->desk('GET', '/orders/parts', ['number' => strtolower(str_replace('-', ' ', $number))]);
        self::assertSame([DemoParts::IN_STOCK], array_column($found, 'part_id'));
        self::assertIsArray($found[0]);
        self::assertIsArray($found[0]['stock']);
        self::assertCount(4, $found[0]['stock']);
        $old = (string) $this->modules()->parts->repository()->byId(11)?->number;
        $replaced = $this->desk('GET', '/orders/parts', ['number' => $old]);
        self::assertIsArray($replaced[0]);
        self::assertNotSame([], $replaced[0]['replaced_by']);
        self::assertSame([], $this->desk('GET', '/orders/parts', ['number' => '']));
    }

    public function testWhoCallsIsFoundByNameEmailAndTelephoneNumber(): void
    {
        $customer = $this->as('customer');
        wp_update_user(['ID' => $customer, 'first_name' => 'Gretel', 'last_name' => 'Zimmermann']);
        $this->modules()->customers->accounts()->saveContact($customer, '816-555-0199', 'Zimmermann Hay', 1);
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->place(['address' => ['name' => 'Otto Passer', 'phone' => '(785) 555-0142']]);
        $this->as('coleman_parts_desk');
        foreach (['zimmer', 'Gretel', 'desk-customer@', '555-0199', 'Zimmermann Hay'] as $search) {
            $found = $this->desk('GET', '/orders/buyers', ['search' => $search]);
            self::assertSame([$customer], array_column($found, 'customer_id'), $search);
        }
        foreach (['passer', '7855550142', 'ann@example.com'] as $search) {
            $found = $this->desk('GET', '/orders/buyers', ['search' => $search]);
            self::assertSame([[0, 'ann@example.com']], array_map(static fn (mixed $row): array => is_array($row) ? [$row['customer_id'], $row['email']] : [], $found), $search);
        }
        self::assertSame([], $this->desk('GET', '/orders/buyers', ['search' => 'x']));
        $this->modules()->customers->accounts()->delete($customer);
    }

    public function testABackorderIsTakenByPhoneAsAnywhere(): void
    {
        $this->as('coleman_parts_desk');
        $placed = $this->desk('POST', '/orders', self::order([['part_id' => DemoParts::IN_STOCK, 'quantity' => 900, 'how' => 'ship']]), 201);
        self::assertIsInt($placed['id']);
        self::assertSame(LineState::Backordered, $this->modules()->orderRecords->repository()->byId($placed['id'])?->lines[0]->state);
    }

    /**
     * @param list<array<string, mixed>> $lines
     * @return array<string, mixed>
     */
    private static function order(array $lines): array
    {
        return ['lines' => $lines, 'billing' => self::BILLING, 'pay_method' => 'pay_in_store'];
    }
}
