<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

/** Another's order, address and cart line are as good as none: the same status, the same words, nothing changed. */
final class ForeignThingsTest extends RiskTestCase
{
    /** Far above any id there is. */
    private const NONE = 99_999_999;

    private int $ann;

    private int $eve;

    protected function setUp(): void
    {
        parent::setUp();
        $this->ann = self::newCustomer('ann');
        $this->eve = self::newCustomer('eve');
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->ann);
        wp_delete_user($this->eve);
        parent::tearDown();
    }

    public function testOrders(): void
    {
        $orders = [];
        for ($number = 0; $number < 5; $number++) {
            wp_set_current_user($this->ann);
            $this->call('POST', '/cart/add', ['partId' => $this->inStock(), 'quantity' => 1]);
            $orders[] = $this->placed();
        }
        wp_set_current_user(0);
        $this->fill([$this->inStock() => 1]);
        $guests = $this->place();
        $orders[] = ['OrderId' => $guests->id, 'order_key' => $guests->key];
        $before = $this->everything();
        foreach ([$this->eve, 0] as $who) {
            wp_set_current_user($who);
            $this->assertNone($orders, []);
            $this->assertNone($orders, ['key' => str_repeat('0', 32), 'email' => 'ann@example.com']);
            $this->assertNone($orders, ['email' => 'ann@example.com']);
            foreach ($orders as $index => $order) {
                $other = $orders[($index + 1) % count($orders)];
                // The key of one order opens no other, and none without its email.
                $this->assertNone([$order], ['key' => $other['order_key'], 'email' => 'ann@example.com']);
                $this->assertNone([$order], ['key' => $order['order_key'], 'email' => 'eve@example.com']);
                $this->assertNone([$order], ['key' => $order['order_key']]);
            }
        }
        self::assertSame($before, $this->everything());
    }

    public function testAddresses(): void
    {
        wp_set_current_user($this->ann);
        $address = ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020'];
        $made = $this->body($this->call('POST', '/customer/address', ['address' => $address]))['results'];
        self::assertIsArray($made);
        $before = $this->everything();
        wp_set_current_user($this->eve);
        foreach (['/customer/address', '/customer/address/delete'] as $path) {
            $foreign = $this->call('POST', $path, ['address' => ['CustomerAddressId' => $made['CustomerAddressId']] + $address]);
            $none = $this->call('POST', $path, ['address' => ['CustomerAddressId' => self::NONE] + $address]);
            self::assertSame(404, $foreign->get_status(), $path);
            self::assertSame($this->body($none), $this->body($foreign), $path);
        }
        self::assertSame([], $this->body($this->call('GET', '/customer/addresses'))['results']);
        self::assertSame($before, $this->everything());
    }

    public function testCartLines(): void
    {
        wp_set_current_user($this->ann);
        $cart = $this->body($this->call('POST', '/cart/add', ['partId' => $this->inStock(), 'quantity' => 3]))['results'];
        self::assertIsArray($cart);
        $line = $cart['Items'][0]['cartItemId'];
        wp_set_current_user($this->eve);
        $this->call('POST', '/cart/add', ['partId' => $this->inStock(), 'quantity' => 1]);
        $before = $this->everything();
        self::assertSame(404, $this->call('POST', '/cart/update', ['cartItemId' => $line, 'quantity' => 9])->get_status());
        // Removing what is not there is done already.
        self::assertSame(200, $this->call('POST', '/cart/remove', ['cartItemId' => $line])->get_status());
        $after = $this->everything();
        self::assertSame($before['cart_items'], $after['cart_items']);
    }

    /**
     * @param list<array{OrderId: int, order_key: string}> $orders
     * @param array<string, string> $shown
     */
    private function assertNone(array $orders, array $shown): void
    {
        foreach ($orders as $order) {
            foreach ([['GET', ''], ['POST', '/cancel'], ['POST', '/accept'], ['POST', '/again']] as [$method, $act]) {
                $foreign = $this->call($method, '/order/' . $order['OrderId'] . $act, $shown);
                $none = $this->call($method, '/order/' . self::NONE . $act, $shown);
                self::assertSame(404, $foreign->get_status());
                self::assertSame($this->body($none), $this->body($foreign));
            }
        }
    }

    /** @return array{OrderId: int, order_key: string} */
    private function placed(): array
    {
        $placed = $this->body($this->call('POST', '/checkout', ['email' => 'ann@example.com', 'billing' => ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100'], 'fulfilment' => 'ship', 'pay_method' => 'call_me']))['results'];
        self::assertIsArray($placed);

        return ['OrderId' => (int) $placed['OrderId'], 'order_key' => (string) $placed['order_key']];
    }

    private static function newCustomer(string $name): int
    {
        $id = wp_insert_user(['user_login' => 'foreign-' . $name, 'user_pass' => 'right-password-1', 'user_email' => $name . '@example.com', 'role' => 'customer']);
        self::assertIsInt($id);

        return $id;
    }
}
