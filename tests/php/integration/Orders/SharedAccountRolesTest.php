<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Route;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPageRequest;
use Coleman\Api\Routing\Page;

/**
 * Who may do what with an account that several people share: each call and page about orders against each of its people,
 * as tests/seed/account-roles.txt says it. `ROLES=write` writes the table.
 *
 * @group any-database
 */
final class SharedAccountRolesTest extends SharedAccountCase
{
    private const FILE = __DIR__ . '/../../../seed/account-roles.txt';

    private const WHO = ['owner', 'buyer', 'viewer', 'removed', 'stranger', 'visitor'];

    private const CHECKOUT = [
        'email' => 'somebody@farm.example.com',
        'billing' => self::ADDRESS,
        'fulfilment' => 'ship',
    ];

    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    public function testEveryCallAndPageIsForWhomTheTableSays(): void
    {
        $rows = [];
        foreach ($this->acts() as $name => $act) {
            $cells = [];
            foreach (self::WHO as $who) {
                $order = $this->begin();
                $this->signInAs($who);
                $cells[] = $act($order, $who);
            }
            $rows[] = self::row($name, $cells);
        }
        sort($rows);
        $table = self::row('', self::WHO) . "\n" . implode("\n", $rows) . "\n";
        if ('write' === getenv('ROLES')) {
            file_put_contents(self::FILE, $table);
        }

        self::assertSame((string) file_get_contents(self::FILE), $table);
    }

    public function testEveryCallAboutOrdersAndPeopleHasItsRow(): void
    {
        $table = (string) file_get_contents(self::FILE);
        $paths = array_map(
            static fn (Route $route): string => sprintf('%s %s', $route->method, (string) preg_replace('/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/', '{$1}', $route->path)),
            array_filter($this->routes(), static fn (Route $route): bool => 1 === preg_match('#^/(order/|checkout|customer/(orders|people|address|paymethods))#', $route->path)),
        );
        self::assertNotSame([], $paths);
        foreach ($paths as $path) {
            self::assertStringContainsString("\n" . $path . ' ', $table, 'A call without a row.');
        }
    }

    /** An order of the buyer on the account, whose owner has an address and terms. */
    private function begin(): Order
    {
        foreach (['orders', 'order_lines', 'order_stock', 'order_events', 'shared_accounts', 'account_people', 'account_invitations', 'customer_accounts', 'customer_addresses', 'customer_events', 'idempotency_keys', 'rate_limits', 'carts', 'cart_items', 'outbox'] as $table) {
            $this->sql(sprintf('DELETE FROM {%s}', $table));
        }
        wp_set_current_user(0);
        unset($_COOKIE['coleman_cart']);
        $this->found();

        return $this->orderBy('buyer');
    }

    /** @return array<string, \Closure(Order, string): string> what somebody tries, and the answer in a word */
    private function acts(): array
    {
        $call = fn (string $method, string $path, array $fields = []): string => $this->told($this->call($method, $path, $fields));
        $id = fn (string $name): int => $this->users[$name];
        $address = fn (): int => (int) $this->modules()->foundation->connection()->value('SELECT id FROM {customer_addresses} WHERE account_id > 0');

        return [
            'GET /customer/orders' => fn (): string => $this->listed(),
            'GET /order/{id}' => fn (Order $order): string => $call('GET', '/order/' . $order->id),
            'GET /order/{id} by its key' => fn (Order $order): string => $call('GET', '/order/' . $order->id, ['key' => $order->key, 'email' => $order->email]),
            'POST /order/{id}/cancel' => fn (Order $order): string => $call('POST', '/order/' . $order->id . '/cancel'),
            'POST /order/{id}/accept' => fn (Order $order): string => $call('POST', '/order/' . $order->id . '/accept'),
            'POST /order/{id}/again' => fn (Order $order): string => $call('POST', '/order/' . $order->id . '/again'),
            'page /customer/order/{id}' => fn (Order $order): string => $this->page('/customer/order/' . $order->id),
            'page /customer/order/{id}/view' => fn (Order $order): string => $this->page(sprintf('/customer/order/%d/view', $order->id)),
            'page /customer/order/{id}/quote' => fn (Order $order): string => $this->page(sprintf('/customer/order/%d/quote', $order->id)),
            'page /customer/order/{id} by its key' => fn (Order $order): string => $this->page('/customer/order/' . $order->id, ['key' => $order->key, 'email' => $order->email]),
            'form order_cancel' => fn (Order $order): string => $this->form('order_cancel', ['id' => (string) $order->id]),
            'form order_pay' => fn (Order $order): string => $this->form('order_pay', ['id' => (string) $order->id]),
            'form order_again' => fn (Order $order): string => $this->form('order_again', ['id' => (string) $order->id]),
            'form quote_accept' => fn (Order $order): string => $this->form('quote_accept', ['id' => (string) $order->id]),
            'form quote_decline' => fn (Order $order): string => $this->form('quote_decline', ['id' => (string) $order->id]),
            'form list_add of the order' => fn (Order $order): string => $this->form('list_add', ['order' => (string) $order->id, 'list' => '0', 'name' => 'Again ' . bin2hex(random_bytes(4))]),
            'GET /customer/paymethods' => fn (): string => $this->terms(),
            'POST /checkout/quote' => fn (): string => $this->filled(fn (): string => $call('POST', '/checkout/quote', ['state' => 'KS', 'zip' => '66020'])),
            'POST /checkout on its terms' => fn (): string => $this->filled(fn (): string => $this->placed(['pay_method' => 'account'] + self::CHECKOUT)),
            'POST /checkout' => fn (): string => $this->filled(fn (): string => $this->placed(['pay_method' => 'call_me'] + self::CHECKOUT)),
            'POST /checkout to its address' => fn (): string => $this->filled(fn (): string => $this->placed(['pay_method' => 'call_me', 'billing' => ['id' => (string) $address()]] + self::CHECKOUT)),
            'GET /customer/addresses' => fn (): string => $this->listedAddresses(),
            'POST /customer/address' => fn (): string => $call('POST', '/customer/address', ['address' => ['CustomerAddressId' => (string) $address()] + self::ADDRESS]),
            'POST /customer/address/delete' => fn (): string => $call('POST', '/customer/address/delete', ['address' => ['CustomerAddressId' => (string) $address()]]),
            'page /customer/address/{id}' => fn (): string => $this->page('/customer/address/' . $address()),
            'GET /customer/people' => fn (): string => $call('GET', '/customer/people'),
            'POST /customer/people/invitations' => fn (): string => $call('POST', '/customer/people/invitations', ['email' => 'new@farm.example.com', 'role' => 'buyer']),
            'POST /customer/people/invitations/{id}/revoke' => fn (Order $order, string $who): string => $this->revoked($who),
            'POST /customer/people/accept' => fn (Order $order, string $who): string => $this->accepted($who),
            'POST /customer/people/leave' => fn (): string => $call('POST', '/customer/people/leave'),
            'POST /customer/people/{id}/role' => fn (): string => $call('POST', sprintf('/customer/people/%d/role', $id('buyer')), ['role' => 'viewer']),
            'POST /customer/people/{id}/remove' => fn (): string => $call('POST', sprintf('/customer/people/%d/remove', $id('buyer'))),
            'POST /customer/people/{id}/owner' => fn (): string => $call('POST', sprintf('/customer/people/%d/owner', $id('buyer'))),
        ];
    }

    private function told(\WP_REST_Response $response): string
    {
        $body = $this->body($response);

        return trim($response->get_status() . ' ' . (is_string($body['code'] ?? null) ? str_replace('coleman_', '', $body['code']) : ''));
    }

    private function listed(): string
    {
        $response = $this->call('GET', '/customer/orders');
        $results = $this->body($response)['results'] ?? null;

        return is_array($results) ? sprintf('200 sees %d', count($results)) : $this->told($response);
    }

    private function listedAddresses(): string
    {
        $response = $this->call('GET', '/customer/addresses');
        $results = $this->body($response)['results'] ?? null;

        return is_array($results) ? sprintf('200 sees %d', count($results)) : $this->told($response);
    }

    private function terms(): string
    {
        $response = $this->call('GET', '/customer/paymethods');
        $results = $this->body($response)['results'] ?? null;

        return is_array($results) ? (in_array('account', array_column($results, 'type'), true) ? '200 on account' : '200') : $this->told($response);
    }

    /** @param \Closure(): string $act */
    private function filled(\Closure $act): string
    {
        $owner = $this->modules()->carts->session()->ownerOrNew();
        $this->modules()->carts->service()->add($owner, $this->inStock(), 1);

        return $act();
    }

    /** @param array<string, mixed> $fields */
    private function placed(array $fields): string
    {
        $response = $this->call('POST', '/checkout', $fields);
        $results = $this->body($response)['results'] ?? [];
        $id = is_array($results) && is_int($results['OrderId'] ?? null) ? $results['OrderId'] : 0;
        $order = $this->modules()->orderRecords->repository()->byId($id);

        return null === $order ? $this->told($response) : sprintf('201 %s', 0 === $order->accountId ? 'own' : 'shared');
    }

    private function revoked(string $who): string
    {
        $this->invite('new@farm.example.com');
        $this->signInAs($who);
        $id = (int) $this->modules()->foundation->connection()->value('SELECT MAX(id) FROM {account_invitations}');

        return $this->told($this->call('POST', sprintf('/customer/people/invitations/%d/revoke', $id)));
    }

    private function accepted(string $who): string
    {
        $key = $this->invite('new@farm.example.com');
        $this->signInAs($who);

        return $this->told($this->call('POST', '/customer/people/accept', ['key' => $key]));
    }

    /** @param array<string, string> $query */
    private function page(string $path, array $query = []): string
    {
        $_GET = $query;
        $page = $this->modules()->pages->router()->resolve($path);
        $_GET = [];
        if (!$page instanceof Page) {
            return null === $page ? '404' : '303';
        }
        $visit = $page->entity;

        return $visit instanceof OrderPageRequest ? strtolower($visit->access->name) : (string) $page->status;
    }

    /** @param array<string, string> $fields */
    private function form(string $action, array $fields): string
    {
        foreach ([...$this->modules()->checkout->forms(), ...$this->modules()->lists->forms()] as $forms) {
            $handler = $forms->all()[$action] ?? null;
            if (null !== $handler) {
                try {
                    $handler($fields);
                } catch (ApiError $refusal) {
                    return $refusal->status . ' ' . str_replace('coleman_', '', $refusal->errorCode);
                }

                return '303';
            }
        }
        self::fail('No form ' . $action);
    }

    /** @return list<Route> */
    private function routes(): array
    {
        $modules = $this->modules();
        $groups = [...$modules->customers->routes(), ...$modules->people->routes(), ...$modules->orders->routes(), ...$modules->checkout->routes()];

        return array_merge(...array_map(static fn (RouteGroup $group): array => $group->routes(), $groups));
    }

    /** @param list<string> $cells */
    private static function row(string $name, array $cells): string
    {
        return rtrim(sprintf('%-48s', $name) . implode('', array_map(static fn (string $cell): string => sprintf('%-28s', $cell), $cells)));
    }
}
