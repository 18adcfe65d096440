<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Composition\CheckoutModule;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderForms;
use Coleman\Api\Orders\OrderPresenter;

/** A guest makes an account of an order: it comes along once the email address is confirmed, and no other order does. */
final class OrderAccountTest extends OrderTestCase
{
    private const EMAIL = 'ann@example.com';

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        $this->forget();
    }

    protected function tearDown(): void
    {
        $this->forget();
        remove_filter('send_auth_cookies', '__return_false');
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        wp_set_current_user(0);
        parent::tearDown();
    }

    public function testTheOrderComesAlongOnceTheAddressIsConfirmedAndNotBefore(): void
    {
        $order = $this->ordered();
        $earlier = $this->ordered();
        $other = $this->ordered();
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET email = %s WHERE id = %d', ['eve@example.com', $other->id]);

        self::assertSame(OrderPresenter::keyPath($order) . '&done=registered-order', $this->make($order, 'corn barn tractor'));
        $user = get_user_by('email', self::EMAIL);
        self::assertInstanceOf(\WP_User::class, $user);
        self::assertSame(['Ann', 'Farmer', ['customer']], [$user->first_name, $user->last_name, $user->roles]);
        self::assertSame([], $this->idsOf($user->ID));
        // The browser that ordered goes on seeing the order by its link.
        self::assertSame($order->id, $this->modules()->orders->access()->find($order->id, $order->key)?->id);

        $this->confirm($user->ID);
        self::assertSame([$order->id, $earlier->id], $this->idsOf($user->ID));
        self::assertSame(0, $this->modules()->orderRecords->repository()->byId($other->id)?->customerId);
        // Pressed again, or once more by the link, nothing more happens.
        $this->modules()->customers->accounts()->confirm($user->ID);
        self::assertSame([$order->id, $earlier->id], $this->idsOf($user->ID));
    }

    public function testAWrongKeyAWeakPasswordAndATakenAddressMakeNoAccountAndMoveNoOrder(): void
    {
        $order = $this->ordered();
        self::assertSame(404, $this->refusal($order, 'corn barn tractor', str_repeat('0', 32))->status);
        self::assertSame(['password'], array_keys($this->refusal($order, '')->params));
        self::assertSame(['password'], array_keys($this->refusal($order, 'password')->params));
        self::assertFalse(get_user_by('email', self::EMAIL));

        $eve = wp_insert_user(['user_login' => 'order-account', 'user_pass' => 'x', 'user_email' => self::EMAIL, 'role' => 'customer']);
        self::assertIsInt($eve);
        self::assertSame('coleman_email_exists', $this->refusal($order, 'corn barn tractor')->errorCode);
        self::assertSame([], $this->idsOf($eve));
    }

    public function testWhoIsSignedInOrHasTheOrderAlreadyIsRefused(): void
    {
        $order = $this->ordered();
        $this->modules()->orderRecords->repository()->giveToCustomer(77, self::EMAIL);
        self::assertSame('coleman_order_has_account', $this->refusal($order, 'corn barn tractor')->errorCode);
        self::assertSame(0, $this->modules()->orderRecords->repository()->giveToCustomer(78, self::EMAIL), 'what is somebody’s stays theirs');
        self::assertSame(0, $this->modules()->orderRecords->repository()->giveToCustomer(77, ''));
    }

    /** @return iterable<string, array{string, array{string, string}}> */
    public static function people(): iterable
    {
        yield 'two words' => ['Ann Farmer', ['Ann', 'Farmer']];
        yield 'three words' => ['  Mary  Ann Farmer ', ['Mary Ann', 'Farmer']];
        yield 'one word' => ['Ann', ['Ann', '']];
        yield 'none' => ['', ['', '']];
        yield 'too long' => [str_repeat('x', 80) . ' ' . str_repeat('y', 80), [str_repeat('x', 60), str_repeat('y', 60)]];
    }

    /**
     * @dataProvider people
     * @param array{string, string} $names
     */
    public function testANameIsSplitBeforeItsLastWord(string $name, array $names): void
    {
        self::assertSame($names, OrderForms::names($name));
    }

    private function ordered(): Order
    {
        $this->fill([$this->inStock() => 1]);

        return $this->place();
    }

    private function confirm(int $userId): void
    {
        $mail = array_find($this->modules()->mail->outbox()->list(), static fn (array $one): bool => 'welcome' === $one['kind']);
        $url = $mail['payload']['url'] ?? '';
        parse_str((string) wp_parse_url(is_string($url) ? $url : '', PHP_URL_QUERY), $query);
        $this->modules()->customers->profiles()->confirmEmail($userId, is_string($query['key'] ?? null) ? $query['key'] : '');
    }

    /** @return list<int> */
    private function idsOf(int $customer): array
    {
        $ids = array_map(static fn (Order $order): int => $order->id, $this->modules()->orderRecords->repository()->listOfCustomer($customer, 1, 10));
        sort($ids);

        return $ids;
    }

    private function make(Order $order, string $password, ?string $key = null): string
    {
        $action = self::actions($this->modules()->checkout)['order_account'];

        return $action(['id' => (string) $order->id, 'key' => $key ?? $order->key, 'email' => self::EMAIL, 'password' => $password]);
    }

    private function refusal(Order $order, string $password, ?string $key = null): ApiError
    {
        try {
            $this->make($order, $password, $key);
        } catch (ApiError $refusal) {
            return $refusal;
        }
        self::fail('Nothing was refused.');
    }

    /** @return array<string, \Closure(array<string, string>): string> */
    private static function actions(CheckoutModule $checkout): array
    {
        return array_merge(...array_map(static fn ($forms): array => $forms->all(), $checkout->forms()));
    }

    private function forget(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $user = get_user_by('email', self::EMAIL);
        false === $user ? null : wp_delete_user($user->ID);
        $this->modules()->foundation->connection()->execute('DELETE FROM {customer_accounts}');
    }
}
