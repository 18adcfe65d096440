<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

/**
 * Mass assignment: a field that decides over something is not taken from whoever names it.
 *
 * @group any-database
 */
final class MassAssignmentTest extends RiskTestCase
{
    private int $customer;

    protected function setUp(): void
    {
        parent::setUp();
        $id = wp_insert_user(['user_login' => 'mass', 'user_pass' => 'right-password-1', 'user_email' => 'mass@example.com', 'first_name' => 'Ann', 'last_name' => 'Farmer', 'role' => 'customer']);
        self::assertIsInt($id);
        $this->customer = $id;
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->customer);
        foreach (['mass-new@example.com'] as $email) {
            $user = get_user_by('email', $email);
            if ($user instanceof \WP_User) {
                wp_delete_user($user->ID);
            }
        }
        parent::tearDown();
    }

    public function testTheProfileTakesItsOwnFieldsAlone(): void
    {
        wp_set_current_user($this->customer);
        $plain = ['first_name' => 'Ann', 'last_name' => 'Farmer'];
        self::assertSame(200, $this->call('POST', '/customer/profile', ['account' => $plain])->get_status());
        $before = $this->everything();
        foreach (Corpora::powers() as $field) {
            foreach (['1', 'administrator', ['administrator' => '1']] as $value) {
                $this->call('POST', '/customer/profile', ['account' => $plain + [$field => $value], $field => $value]);
                self::assertSame($before, $this->everything(), $field);
            }
        }
    }

    public function testAnAddressTakesItsOwnFieldsAlone(): void
    {
        wp_set_current_user($this->customer);
        $plain = ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020'];
        $made = $this->body($this->call('POST', '/customer/address', ['address' => $plain]))['results'];
        self::assertIsArray($made);
        $plain['CustomerAddressId'] = $made['CustomerAddressId'];
        $this->call('POST', '/customer/address', ['address' => $plain]);
        $before = $this->everything();
        foreach (Corpora::powers() as $field) {
            $this->call('POST', '/customer/address', ['address' => $plain + [$field => '1'], $field => '1']);
            self::assertSame($before, $this->everything(), $field);
        }
    }

    public function testWhoRegistersIsACustomerAndNoMore(): void
    {
        $fields = array_fill_keys(Corpora::powers(), 'administrator');
        $answer = $this->call('POST', '/customer/register', ['email' => 'mass-new@example.com', 'password' => 'right-password-1', 'first_name' => 'Eve', 'last_name' => 'Newcomer'] + $fields);
        self::assertSame(201, $answer->get_status());

        $user = get_user_by('email', 'mass-new@example.com');
        self::assertInstanceOf(\WP_User::class, $user);
        self::assertSame(['customer'], array_values($user->roles));
        self::assertFalse($user->has_cap('edit_posts'));
        $account = $this->modules()->customers->accounts()->byUser($user->ID);
        self::assertFalse($account->hasTerms);
        self::assertFalse($account->isTaxExempt);
    }

    public function testAnOrderIsWhatTheCartSays(): void
    {
        $part = $this->inStock();
        $body = ['email' => 'ann@example.com', 'billing' => ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100'], 'fulfilment' => 'ship', 'pay_method' => 'call_me'];
        $totals = [];
        foreach ([[], array_fill_keys(array_diff(Corpora::powers(), ['version']), '1')] as $powers) {
            $this->call('POST', '/cart/add', ['partId' => $part, 'quantity' => 1]);
            $placed = $this->body($this->call('POST', '/checkout', $body + $powers))['results'];
            self::assertIsArray($placed);
            $order = $this->modules()->foundation->connection()->row('SELECT state, customer_id, total_cents FROM {orders} WHERE id = %d', [is_int($placed['OrderId']) ? $placed['OrderId'] : 0]);
            $totals[] = $order;
        }
        self::assertSame($totals[0], $totals[1]);
        self::assertSame('received', $totals[0]['state'] ?? '');
    }
}
