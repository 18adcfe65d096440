<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Cart\CartItem;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Forms\FormState;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Orders\CheckoutFields;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\OrderEvent;

/** What stands around the placing of an order, and what the checkout's page shows. */
final class PlaceOrderTest extends OrderTestCase
{
    private const FIELDS = [
        'email' => 'ann@example.com',
        'billing_name' => 'Ann Farmer',
        'billing_street' => '1 Main St',
        'billing_city' => 'Easton',
        'billing_state' => 'KS',
        'billing_zip' => '66020',
        'fulfilment' => 'ship',
        'location_id' => '4',
        'billing_phone' => '913-555-0100',
        'pay_method' => 'call_me',
    ];

    protected function tearDown(): void
    {
        delete_option(Limits::OPTION);
        parent::tearDown();
    }

    public function testAnAnswerThatWasLostIsGivenAgainUncounted(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1]);
        update_option(Limits::OPTION, ['checkout' => [1, 60], 'unverified' => [1, 600]]);
        $first = $this->modules()->checkout->placeOrder()->place(self::FIELDS, 'the-form-1');
        foreach (range(1, 3) as $try) {
            $again = $this->modules()->checkout->placeOrder()->place(self::FIELDS + ['form_stamp' => '', 'coleman_action' => 'checkout'], 'the-form-1');
            self::assertSame($first->results, $again->results);
        }
        self::assertSame(1, $this->rows('orders'));

        try {
            $this->modules()->checkout->placeOrder()->place(['note' => 'and a hat'] + self::FIELDS, 'the-form-1');
            self::fail('Took other contents under the same name.');
        } catch (ApiError $refusal) {
            self::assertSame('coleman_idempotency_key_reused', $refusal->errorCode);
            self::assertStringContainsString('was already placed', $refusal->getMessage());
            self::assertArrayNotHasKey('order_key', $refusal->data);
        }
    }

    public function testNothingIsNoOrder(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1]);
        // Its part has left the catalog.
        $this->modules()->foundation->connection()->execute('UPDATE {cart_items} SET part_id = %d', [999_999_999]);
        $this->refused(self::FIELDS, 'coleman_cart_empty');
        self::assertSame(0, $this->rows('orders'));
    }

    /** Not "your cart is empty": it is the account's, and is kept. */
    public function testACustomerWhoseSessionHasEndedIsAskedToSignIn(): void
    {
        $refusal = $this->refused(['signed_in' => '1'] + self::FIELDS, 'rest_not_logged_in');
        self::assertSame(401, $refusal->status);
        self::assertSame(0, $this->rows('orders'));
    }

    public function testOrdersAreCountedOnceTheirFieldsAreRight(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1]);
        update_option(Limits::OPTION, ['checkout' => [1, 60]]);
        $this->inOneMoment(function (): void {
            foreach (range(1, 3) as $try) {
                $this->refused(['billing_city' => ''] + self::FIELDS, 'rest_invalid_param');
            }
            $this->refused(['expected_total_cents' => '1'] + self::FIELDS, 'coleman_total_mismatch');
            $this->refused(self::FIELDS, 'coleman_rate_limited');
        });
        self::assertSame(0, $this->rows('orders'));
    }

    public function testAProgramIsRefusedAndABrowserWithoutJavaScriptIsMarked(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1]);
        $this->refused(['website' => 'http://spam.example'] + self::FIELDS, 'coleman_bot_check_failed');
        $this->refused(['form_stamp' => '1.' . str_repeat('0', 64)] + self::FIELDS, 'coleman_bot_check_failed');
        self::assertSame(0, $this->rows('orders') + $this->rows('idempotency_keys'));

        $answer = $this->modules()->checkout->placeOrder()->place(self::FIELDS, '')->results;
        self::assertIsArray($answer);
        self::assertIsInt($answer['OrderId']);
        $all = $this->modules()->orderRecords->repository()->events($answer['OrderId'], false);
        self::assertSame([OrderEvent::PLACED, OrderEvent::NOTE], array_map(static fn (OrderEvent $event): string => $event->kind, $all));
        self::assertCount(1, $this->modules()->orderRecords->repository()->events($answer['OrderId'], true));
    }

    public function testPaymentFollowsFulfilment(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        $items = array_map(static fn (CartItem $item): int => $item->line->id, $this->modules()->carts->service()->view($this->modules()->carts->session()->owner())->items());
        $inStore = ['pay_method' => 'pay_in_store'] + self::FIELDS;
        foreach ([
            'shipped' => $inStore,
            'shipped in part' => ['fulfilment' => 'will_call', 'line_' . $items[0] => 'ship'] + $inStore,
        ] as $what => $fields) {
            $refusal = $this->refused($fields, 'coleman_pay_method_not_allowed');
            self::assertSame(['pay_method' => 'You can pay in store only for parts you pick up. Choose another way to pay.'], $refusal->params, $what);
        }
        $ways = fn (string $how): array => array_column($this->modules()->checkout->quotes()->quote($this->modules()->checkout->buyerResolver()->ofRequest(), null, [], CheckoutFields::line($how))['pay_methods'], 'id');
        self::assertSame(['call_me'], $ways('ship'));
        self::assertSame(['pay_in_store', 'call_me'], $ways('will_call:4'));
        self::assertSame(201, $this->modules()->checkout->placeOrder()->place(['fulfilment' => 'will_call'] + $inStore, '')->status);
    }

    public function testACallAboutPaymentNeedsAPhoneNumber(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1]);
        $refusal = $this->refused(['billing_phone' => ' '] + self::FIELDS, 'rest_invalid_param');
        self::assertSame(['billing_phone' => 'Phone is required so we can call you.'], $refusal->params);
        self::assertSame(0, $this->rows('orders'));
    }

    public function testWhoPicksUpGivesANameAndAPhoneNumberAndIsTaxedAtTheBranch(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1]);
        $pickup = ['email' => 'ann@example.com', 'fulfilment' => 'will_call', 'location_id' => '4', 'pay_method' => 'pay_in_store', 'has_shipping' => '1', 'shipping_zip' => 'x'];
        self::assertSame(['billing_name', 'billing_phone'], array_keys($this->refused($pickup, 'rest_invalid_param')->params));
        self::assertSame(['billing_phone'], array_keys($this->refused(['billing_name' => 'Ann'] + $pickup, 'rest_invalid_param')->params));
        $quote = $this->modules()->checkout->quotes()->quote($this->modules()->checkout->buyerResolver()->ofRequest(), null, [], CheckoutFields::line('will_call:4'));
        $placed = $this->modules()->checkout->placeOrder()->place(['billing_name' => 'Ann Farmer', 'billing_phone' => '913-555-0100', 'billing_zip' => '12'] + $pickup, '')->results;
        self::assertIsArray($placed);
        $order = $this->modules()->orderRecords->repository()->byId((int) $placed['OrderId']);
        self::assertNotNull($order);
        self::assertSame([$quote['total_cents'], $quote['tax_cents'], 0, null], [$order->totalCents, $order->taxCents, $order->shippingCents, $order->shipping]);
        self::assertGreaterThan(0, $order->taxCents);
        self::assertSame(['Ann Farmer', '913-555-0100', '', 'Ann Farmer'], [$order->billing->name, $order->billing->phone, $order->billing->zip, $order->billing->lines()]);
    }

    public function testACustomerOrdersFromTheAddressBookAndNoOther(): void
    {
        $ann = $this->customer('ann-book');
        $eve = $this->customer('eve-book');
        $own = $this->modules()->customers->addresses()->save($ann, 0, ['name' => 'Ann', 'street' => '9 Barn Rd', 'city' => 'Smithville', 'state' => 'MO', 'zip' => '64089', 'phone' => '816-555-0100']);
        $others = $this->modules()->customers->addresses()->save($eve, 0, ['name' => 'Eve', 'street' => '1 Elm', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020']);
        wp_set_current_user($ann);
        $this->cart([DemoParts::IN_STOCK => 1]);
        try {
            $fields = ['email' => '', 'billing_name' => '', 'billing_id' => (string) self::id($others)] + self::FIELDS;
            self::assertSame(['billing_id'], array_keys($this->refused($fields, 'rest_invalid_param')->params));

            $sheet = $this->modules()->checkout->viewModel()->build(new FormState());
            self::assertSame((string) self::id($own), $sheet['values']['billing_id'] ?? '');
            self::assertSame('ann-book@example.com', $sheet['values']['email'] ?? '');
            self::assertNotNull($sheet['totals']['tax_cents']);
            // The branch nearest by ZIP Code.
            self::assertSame('3', $sheet['values']['location_id'] ?? '');

            $answer = $this->modules()->checkout->placeOrder()->place(['billing_id' => (string) self::id($own)] + $fields, '')->results;
            self::assertIsArray($answer);
            self::assertIsInt($answer['OrderId']);
            self::assertSame($sheet['totals']['total_cents'], $answer['total_cents']);
            $order = $this->modules()->orderRecords->repository()->byId($answer['OrderId']);
            self::assertSame(['9 Barn Rd', 'ann-book@example.com', $ann], [$order?->billing->street, $order?->email, $order?->customerId]);
        } finally {
            require_once ABSPATH . 'wp-admin/includes/user.php';
            wp_delete_user($ann);
            wp_delete_user($eve);
        }
    }

    /** @return iterable<string, array{string, int, bool, string}> */
    public static function ways(): iterable
    {
        yield 'shipped' => ['ship', 0, false, 'ship:0'];
        yield 'shipped, a branch said for others' => ['ship', 4, false, 'ship:0'];
        yield 'picked up' => ['will_call', 4, false, 'will_call:4'];
        yield 'cannot be shipped, a branch said' => ['ship', 4, true, 'will_call:4'];
        yield 'cannot be shipped, no branch said' => ['ship', 0, true, 'ship:0'];
    }

    /** @dataProvider ways */
    public function testALineOfWhichNothingIsSaidGoesAsTheOrderDoes(string $fulfilment, int $branch, bool $isPickupOnly, string $expected): void
    {
        $way = CheckoutRequest::usual(Fulfilment::from($fulfilment), $branch, $isPickupOnly);
        self::assertSame($expected, $way['fulfilment']->value . ':' . $way['location_id']);
    }

    public function testTheQuoteIsWhatIsThenPlaced(): void
    {
        $this->cart([DemoParts::IN_STOCK => 2, DemoParts::PICKUP_ONLY => 1, DemoParts::OUT_OF_STOCK => 1]);
        $sheet = $this->modules()->checkout->viewModel()->build(new FormState('checkout_update', '', [], self::FIELDS));
        self::assertSame([false, true, false], array_column($sheet['lines'], 'isPickupOnly'));
        self::assertStringStartsWith('Currently out of stock. Should ship in about', $sheet['lines'][2]['availability']);
        $quote = $this->call('POST', '/checkout/quote', ['state' => 'KS', 'zip' => '66020', 'fulfilment' => 'ship', 'location_id' => '4', 'line_1' => '']);
        $results = $this->body($quote)['results'];
        self::assertIsArray($results);
        self::assertSame($sheet['totals']['total_cents'], $results['total_cents']);

        $answer = $this->modules()->checkout->placeOrder()->place(['expected_total_cents' => (string) $sheet['totals']['total_cents'], 'cart_version' => (string) $sheet['version'], 'line_' . $sheet['lines'][0]['id'] => ''] + self::FIELDS, '')->results;
        self::assertIsArray($answer);
        self::assertIsInt($answer['OrderId']);
        $order = $this->modules()->orderRecords->repository()->byId($answer['OrderId']);
        self::assertSame(4, $order?->locationId);
        self::assertSame([0, 4, 0], array_map(static fn ($line): int => $line->locationId, $order->lines ?? []));
    }

    public function testThePageShowsWhatWasTypedAndTheTotalThatWasThere(): void
    {
        $this->cart([DemoParts::IN_STOCK => 1]);
        $typed = ['note' => "Ring.\nTwice.", 'coleman_action' => 'checkout', 'expected_total_cents' => '1', 'totals_seen' => '1', 'key' => 'x'] + self::FIELDS;
        $sheet = $this->modules()->checkout->viewModel()->build(new FormState('checkout', 'The total has changed.', ['email' => 'No.'], $typed));
        self::assertSame(1, $sheet['wasCents']);
        self::assertSame("Ring.\nTwice.", $sheet['values']['note'] ?? '');
        self::assertArrayNotHasKey('key', $sheet['values']);
        self::assertNull($this->modules()->checkout->viewModel()->build(new FormState('checkout', 'x', [], ['totals_seen' => ''] + $typed))['wasCents']);
        self::assertSame([], $this->modules()->checkout->viewModel()->build(new FormState())['errors']);
    }

    public function testTheBookIsAskedForNumbersOnly(): void
    {
        $this->expectException(ApiError::class);
        CheckoutFields::read(['billing_id' => '1 OR 1=1'] + self::FIELDS, book: static fn (int $id): array => self::fail('Asked for ' . $id));
    }

    /**
     * @param array<string, string> $fields
     */
    private function refused(array $fields, string $code): ApiError
    {
        try {
            $this->modules()->checkout->placeOrder()->place($fields, '');
        } catch (ApiError $refusal) {
            self::assertSame($code, $refusal->errorCode);

            return $refusal;
        }
        self::fail('Took what it must refuse: ' . $code);
    }

    /** @param array<int, int> $items quantity by part */
    private function cart(array $items): void
    {
        foreach ($items as $part => $quantity) {
            $this->modules()->carts->service()->add($this->modules()->carts->session()->ownerOrNew(), $part, $quantity);
        }
    }

    private function customer(string $name): int
    {
        $id = wp_insert_user(['user_login' => $name, 'user_pass' => wp_generate_password(), 'user_email' => $name . '@example.com', 'role' => 'customer']);
        self::assertIsInt($id);

        return $id;
    }

    /** @param array<string, mixed> $address */
    private static function id(array $address): int
    {
        self::assertIsInt($address['CustomerAddressId']);

        return $address['CustomerAddressId'];
    }
}
