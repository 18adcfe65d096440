<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Customers\CustomerRole;
use Coleman\Api\Customers\People\PersonRole;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\Order;

/** A test with an account that several people share. */
abstract class SharedAccountCase extends OrderTestCase
{
    protected const ADDRESS = ['name' => 'Quirk Farms', 'company' => 'Quirk Farms LLC', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100'];

    private const TABLES = ['shared_accounts', 'account_people', 'account_invitations', 'customer_accounts', 'customer_addresses', 'customer_events'];

    /** @var array<string, int> users by role */
    protected array $users = [];

    protected int $account = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
        foreach (['owner', 'buyer', 'viewer', 'removed', 'stranger'] as $name) {
            $id = wp_insert_user(['user_login' => 'shared-' . $name, 'user_email' => $name . '@farm.example.com', 'user_pass' => 'corn barn tractor', 'first_name' => ucfirst($name), 'last_name' => 'Quirk', 'display_name' => ucfirst($name), 'role' => CustomerRole::ROLE]);
            self::assertIsInt($id);
            $this->users[$name] = $id;
        }
    }

    protected function tearDown(): void
    {
        $this->clear();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map('wp_delete_user', $this->users);
        wp_set_current_user(0);
        parent::tearDown();
    }

    /** The owner, a buyer and a viewer share an account with terms; somebody else was removed from it. */
    protected function found(): void
    {
        $this->sql("INSERT INTO {customer_accounts} (user_id, account_number, is_tax_exempt, has_terms, location_id, phone, company) VALUES (%d, 'Q-100', 0, 1, 0, '', 'Quirk Farms LLC')", [$this->users['owner']]);
        $this->modules()->customers->addresses()->save($this->users['owner'], 0, self::ADDRESS);
        foreach (['buyer' => PersonRole::Buyer, 'viewer' => PersonRole::Viewer, 'removed' => PersonRole::Buyer] as $name => $role) {
            $this->join($name, $role);
        }
        $this->modules()->customers->people()->remove($this->users['owner'], $this->users['removed']);
        $this->account = $this->modules()->customers->people()->of($this->users['owner'])->accountId ?? 0;
        self::assertGreaterThan(0, $this->account);
    }

    protected function join(string $name, PersonRole $role): void
    {
        $this->modules()->people->invitations()->accept($this->users[$name], $this->invite($name . '@farm.example.com', $role));
    }

    /** @return string the key of the invitation's link, as the letter has it */
    protected function invite(string $email, PersonRole $role = PersonRole::Buyer): string
    {
        $this->sql('DELETE FROM {rate_limits}');
        $this->modules()->people->invitations()->invite($this->users['owner'], $email, $role->value);

        return $this->keyMailedTo($email);
    }

    protected function keyMailedTo(string $email): string
    {
        $payload = $this->modules()->foundation->connection()->value("SELECT payload FROM {outbox} WHERE recipient = %s AND kind = 'people-invitation' ORDER BY id DESC LIMIT 1", [$email]);
        self::assertSame(1, preg_match('/key=([0-9a-f]{32})/', (string) $payload, $match));

        return $match[1];
    }

    /** @param string $name of who orders, on the account where they may */
    protected function orderBy(string $name): Order
    {
        $user = $this->users[$name];
        $cart = CartOwner::guest('shared ' . bin2hex(random_bytes(4)));
        $this->modules()->carts->service()->add($cart, $this->inStock(), 1);
        $account = $this->modules()->customers->accounts()->forOrders($user);

        return $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(
            new Buyer($cart, $user, hasTerms: $account->hasTerms, isConfirmed: true, accountId: $account->sharedId),
            $this->request(),
        ));
    }

    /** @return list<int> ids of the orders that somebody sees */
    protected function seenBy(string $name): array
    {
        return array_map(static fn (Order $order): int => $order->id, $this->modules()->orderRecords->repository()->listOfCustomer($this->users[$name], 1, 50));
    }

    protected function signInAs(string $name): void
    {
        wp_set_current_user($this->users[$name] ?? 0);
    }

    /** @param list<string|int> $values */
    protected function sql(string $statement, array $values = []): void
    {
        $this->modules()->foundation->connection()->execute($statement, $values);
    }

    private function clear(): void
    {
        foreach (self::TABLES as $table) {
            $this->sql(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
