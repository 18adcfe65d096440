<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Demo\DemoParts;

final class OrderApiTest extends OrderTestCase
{
    private const FIELDS = [
        'email' => 'ann@example.com',
        'billing' => ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100'],
        'fulfilment' => 'ship',
        'pay_method' => 'call_me',
    ];

    public function testAGuestOrdersAndSeesTheOrderByItsKeyAlone(): void
    {
        $this->guestCart();
        $quote = $this->results($this->call('POST', '/checkout/quote', ['state' => 'KS', 'zip' => '66020']));
        $placed = $this->call('POST', '/checkout', self::FIELDS + ['expected_total_cents' => $quote['total_cents'], 'cart_version' => $quote['cart_version']]);
        self::assertSame(201, $placed->get_status());
        $answer = $this->results($placed);
        self::assertSame($quote['total_cents'], $answer['total_cents']);
        self::assertIsInt($answer['OrderId']);
        $path = '/order/' . $answer['OrderId'];

        self::assertSame(404, $this->call('GET', $path)->get_status());
        self::assertSame(404, $this->call('GET', $path, ['key' => $answer['order_key'], 'email' => 'eve@example.com'])->get_status());
        self::assertSame(404, $this->call('GET', $path, ['key' => str_repeat('0', 32), 'email' => 'ann@example.com'])->get_status());
        $order = $this->results($this->call('GET', $path, ['key' => $answer['order_key'], 'email' => 'Ann@Example.com']));
        self::assertSame('received', $order['Status']);
        self::assertTrue($order['can_cancel']);
    }

    public function testTheSameKeyGivesTheSameAnswerAndOneOrder(): void
    {
        $this->guestCart();
        $key = ['Idempotency-Key' => 'form-0001'];
        $first = $this->call('POST', '/checkout', self::FIELDS, $key);
        $second = $this->call('POST', '/checkout', self::FIELDS, $key);
        self::assertSame(201, $second->get_status());
        self::assertSame($this->body($first), $this->body($second));
        self::assertSame('true', $second->get_headers()['Idempotency-Replayed'] ?? '');
        self::assertSame(1, $this->rows('orders'));

        $other = $this->call('POST', '/checkout', ['po_number' => '77'] + self::FIELDS, $key);
        self::assertSame(422, $other->get_status());
        self::assertSame('coleman_idempotency_key_reused', $this->body($other)['code']);
    }

    public function testWithoutAKeyTheSamePostIsOneOrderAndTheSameWordsAboutAnotherCartAreAnother(): void
    {
        $this->guestCart();
        $first = $this->call('POST', '/checkout', self::FIELDS);
        self::assertSame($this->body($first), $this->body($this->call('POST', '/checkout', self::FIELDS)));
        self::assertSame(1, $this->rows('orders'));

        $this->guestCart();
        $second = $this->call('POST', '/checkout', self::FIELDS);
        self::assertSame(201, $second->get_status());
        self::assertNotSame($this->body($first), $this->body($second));
        self::assertSame($this->body($second), $this->body($this->call('POST', '/checkout', self::FIELDS)));
        self::assertSame(2, $this->rows('orders'));
    }

    public function testARefusedCheckoutMayBeSentAgainWithItsKey(): void
    {
        $this->guestCart();
        $key = ['Idempotency-Key' => 'form-0002'];
        $refused = $this->call('POST', '/checkout', self::FIELDS + ['expected_total_cents' => 1], $key);
        self::assertSame(409, $refused->get_status());
        $data = $this->body($refused)['data'];
        self::assertIsArray($data);
        self::assertArrayHasKey('cart', $data);
        self::assertSame(0, $this->rows('idempotency_keys'));
    }

    /** @return iterable<string, array{mixed}> */
    public static function noTotals(): iterable
    {
        yield 'a list' => [[1]];
        yield 'an empty list' => [[]];
        yield 'an object' => [['cents' => 1]];
        yield 'a fraction' => [12.5];
        yield 'a fraction as text' => ['12.5'];
        yield 'true' => [true];
        yield 'false' => [false];
        yield 'below zero' => [-1];
        yield 'below zero as text' => ['-1'];
        yield 'a power' => ['1e3'];
        yield 'a word' => ['twelve'];
        yield 'too long' => ['1234567890123'];
    }

    /** @dataProvider noTotals */
    public function testAnExpectedTotalThatIsNoWholeNumberIsRefusedByName(mixed $total): void
    {
        foreach (['expected_total_cents', 'cart_version', 'location_id'] as $name) {
            $this->guestCart();
            $refused = $this->call('POST', '/checkout', [$name => $total] + self::FIELDS);
            self::assertSame(400, $refused->get_status());
            $data = $this->body($refused)['data'];
            self::assertIsArray($data);
            self::assertIsArray($data['params']);
            self::assertSame([$name], array_keys($data['params']));
        }
        self::assertSame(0, $this->rows('orders') + $this->rows('idempotency_keys'));
    }

    public function testAnExpectedTotalIsComparedAsANumberAndAsText(): void
    {
        foreach ([12, '12', ' 12 '] as $total) {
            $this->guestCart();
            self::assertSame('coleman_total_mismatch', $this->body($this->call('POST', '/checkout', ['expected_total_cents' => $total] + self::FIELDS))['code']);
        }
        self::assertSame(0, $this->rows('orders'));
        $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
        foreach ([null, ''] as $nothing) {
            $this->guestCart();
            self::assertSame(201, $this->call('POST', '/checkout', ['expected_total_cents' => $nothing, 'note' => json_encode($nothing)] + self::FIELDS)->get_status());
        }
    }

    public function testEveryFaultIsNamedAtOnceAndNothingIsWritten(): void
    {
        $this->guestCart();
        $refused = $this->call('POST', '/checkout', ['email' => 'no', 'billing' => ['name' => '', 'zip' => '1', 'state' => 'ZZ'], 'pay_method' => 'gold', 'expected_total_cents' => '1e3']);
        self::assertSame(400, $refused->get_status());
        $data = $this->body($refused)['data'];
        self::assertIsArray($data);
        self::assertIsArray($data['params']);
        self::assertSame(
            ['billing_city', 'billing_name', 'billing_state', 'billing_street', 'billing_zip', 'email', 'expected_total_cents', 'pay_method'],
            self::sorted(array_keys($data['params'])),
        );
        self::assertSame(0, $this->rows('orders') + $this->rows('outbox') + $this->rows('idempotency_keys'));
        self::assertNotSame(0, $this->modules()->carts->service()->count($this->modules()->carts->session()->owner()));
    }

    public function testACustomersOrdersAreTheirsAlone(): void
    {
        $ann = self::customer('ann-orders');
        $eve = self::customer('eve-orders');
        wp_set_current_user($ann);
        $this->call('POST', '/cart/add', ['partId' => DemoParts::IN_STOCK, 'quantity' => 1]);
        $answer = $this->results($this->call('POST', '/checkout', self::FIELDS));
        self::assertIsInt($answer['OrderId']);
        self::assertCount(1, $this->results($this->call('GET', '/customer/orders')));
        wp_set_current_user($eve);
        self::assertSame([], $this->results($this->call('GET', '/customer/orders')));
        self::assertSame(404, $this->call('GET', '/order/' . $answer['OrderId'])->get_status());
        self::assertSame(404, $this->call('POST', '/order/' . $answer['OrderId'] . '/cancel')->get_status());
        wp_set_current_user(0);
        self::assertSame(401, $this->call('GET', '/customer/orders')->get_status());
        wp_set_current_user($ann);
        self::assertSame('cancelled', $this->results($this->call('POST', '/order/' . $answer['OrderId'] . '/cancel'))['Status']);
        $again = $this->results($this->call('POST', '/order/' . $answer['OrderId'] . '/again'));
        self::assertIsArray($again['cart']);
        self::assertSame(1, $again['cart']['ItemCount']);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($ann);
        wp_delete_user($eve);
    }

    public function testWhereGuestsMayNotOrderTheyAreAskedToSignIn(): void
    {
        $this->guestCart();
        update_option('coleman_guest_checkout', '0');
        try {
            self::assertSame(401, $this->call('POST', '/checkout', self::FIELDS)->get_status());
        } finally {
            delete_option('coleman_guest_checkout');
        }
        self::assertSame(0, $this->rows('orders'));
    }

    private function guestCart(): void
    {
        self::assertSame(200, $this->call('POST', '/cart/add', ['partId' => DemoParts::IN_STOCK, 'quantity' => 2])->get_status());
    }

    /** @return array<mixed> */
    private function results(\WP_REST_Response $response): array
    {
        $body = $this->body($response);
        self::assertArrayHasKey('results', $body, (string) wp_json_encode($body));
        self::assertIsArray($body['results']);

        return $body['results'];
    }

    private static function customer(string $name): int
    {
        $id = wp_insert_user(['user_login' => $name, 'user_pass' => wp_generate_password(), 'user_email' => $name . '@example.com', 'role' => 'customer']);
        self::assertIsInt($id);

        return $id;
    }

    /**
     * @param array<mixed> $names
     * @return list<mixed>
     */
    private static function sorted(array $names): array
    {
        sort($names);

        return $names;
    }
}
