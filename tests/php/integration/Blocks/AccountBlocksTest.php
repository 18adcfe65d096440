<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Customers\Account;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** The blocks of an account: a customer's own things, in a number of queries that does not grow with them. */
final class AccountBlocksTest extends OrderTestCase
{
    private const BLOCKS = ['account', 'account-menu', 'address-book', 'address-form', 'order-list', 'pay-methods', 'profile'];

    private int $ann = 0;

    /** Of those placed by a test. */
    private int $first = 1;

    protected function setUp(): void
    {
        parent::setUp();
        $made = wp_insert_user(['user_login' => 'blocks-ann', 'user_pass' => 'password', 'user_email' => 'blocks-ann@example.com', 'role' => 'customer', 'first_name' => 'Ann', 'last_name' => 'Farmer']);
        self::assertIsInt($made);
        $this->ann = $made;
        wp_set_current_user($made);
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->ann);
        wp_set_current_user(0);
        $_GET = [];
        parent::tearDown();
    }

    public function testAGuestIsShownNothing(): void
    {
        wp_set_current_user(0);
        foreach (self::BLOCKS as $block) {
            self::assertSame('', self::render($block), $block);
        }
    }

    public function testTheLatestTenOrdersStandInTheAccountAndTheRestOnTheNextPage(): void
    {
        $this->order(12);
        $account = self::render('account');
        self::assertStringContainsString('Ann Farmer', $account);
        self::assertSame(range(12, 3), $this->shown($account));

        $first = self::render('order-list');
        self::assertSame(range(12, 3), $this->shown($first));
        self::assertStringContainsString('href="/customer/orders?page=2" rel="next"', $first);
        self::assertStringNotContainsString('rel="prev"', $first);
        $_GET = ['page' => '2'];
        $second = self::render('order-list');
        self::assertSame([2, 1], $this->shown($second));
        self::assertStringContainsString('href="/customer/orders" rel="prev"', $second);
        self::assertStringNotContainsString('rel="next"', $second);
    }

    public function testOrdersAreNarrowedDownByTheirState(): void
    {
        [, $second] = $this->order(3);
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET state = %s, version = version + 1 WHERE id = %d', [OrderState::Completed->value, $second]);
        $_GET = ['status' => 'completed'];
        $completed = self::render('order-list');
        self::assertSame([2], $this->shown($completed));
        self::assertStringContainsString('<option value="completed" selected="">Completed</option>', $completed);
        $_GET = ['status' => 'no such state'];
        self::assertSame([3, 2, 1], $this->shown(self::render('order-list')));
    }

    public function testAnotherCustomersOrdersAreNotShown(): void
    {
        $this->order(2);
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET customer_id = customer_id + 1, version = version + 1');
        self::assertSame([], $this->shown(self::render('account')));
        self::assertStringContainsString('No orders yet.', self::render('order-list'));
    }

    public function testTheQueriesDoNotGrowWithWhatIsShown(): void
    {
        $counts = function (): array {
            $found = [];
            foreach (self::BLOCKS as $block) {
                $before = $this->modules()->foundation->connection()->queries();
                self::render($block);
                $found[$block] = $this->modules()->foundation->connection()->queries() - $before;
            }

            return $found;
        };
        $counts();
        $few = $counts();
        $this->order(10);
        for ($address = 0; $address < 5; $address++) {
            $this->modules()->customers->addresses()->save($this->ann, 0, ['name' => 'Ann', 'street' => "{$address} Main St", 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020']);
        }
        self::assertSame($few, $counts());
        // Whether the email address is confirmed may be known already.
        self::assertLessThanOrEqual(1, $few['account-menu']);
        unset($few['account-menu']);
        self::assertSame(['account' => 1, 'address-book' => 1, 'address-form' => 0, 'order-list' => 2, 'pay-methods' => 1, 'profile' => 1], $few);
    }

    public function testPayingOnAccountIsOpenToWhoHasTerms(): void
    {
        self::assertStringContainsString('ask your branch about account terms', self::render('pay-methods'));
        self::assertStringNotContainsString('/customer/statement', self::render('account-menu'));
        $accounts = $this->modules()->customers->accounts();
        self::assertTrue($accounts->decide($accounts->byUser($this->ann), new Account($this->ann, number: 'C-10044', hasTerms: true, hasExemption: true)));
        self::assertStringContainsString('/customer/statement', self::render('account-menu'));
        $html = self::render('pay-methods');
        self::assertStringContainsString('On my account', $html);
        self::assertStringNotContainsString('ask your branch about account terms', $html);
        self::assertStringContainsString('Account number C-10044', self::render('profile'));
        self::assertStringContainsString('Your orders are exempt from tax.', self::render('profile'));
    }

    public function testTheWaysToPayAreThoseOfTheCheckoutCardsAmongThem(): void
    {
        $accounts = $this->modules()->customers->accounts();
        $shown = fn (): array => array_column($this->modules()->checkout->payMethods()->forUser($this->ann), 'type');
        $offered = function (bool $hasTerms): array {
            $methods = $this->modules()->checkout->quotes()->quote(new Buyer($this->owner(), $this->ann, hasTerms: $hasTerms), null, [])['pay_methods'];
            self::assertIsArray($methods);

            return array_column($methods, 'id');
        };
        self::assertSame(['pay_in_store', 'call_me'], $shown());
        self::assertSame($offered(false), $shown());
        add_filter('coleman_card_is_open', '__return_true');
        try {
            self::assertSame(['pay_in_store', 'call_me', 'card'], $shown());
            self::assertTrue($accounts->decide($accounts->byUser($this->ann), new Account($this->ann, hasTerms: true)));
            self::assertSame(['account', 'pay_in_store', 'call_me', 'card'], $shown());
            self::assertSame($offered(true), $shown());
            update_option(PayMethod::OPTION, ['card']);
            self::assertSame(['call_me', 'card'], $shown());
            self::assertSame($offered(true), $shown());
        } finally {
            remove_filter('coleman_card_is_open', '__return_true');
            delete_option(PayMethod::OPTION);
        }
    }

    /** @return list<int> ids of so many orders of hers, the oldest first */
    private function order(int $count): array
    {
        $ids = [];
        for ($made = 0; $made < $count; $made++) {
            $this->fill([1 => 1], 'blocks' . $made);
            $ids[] = $this->place([], 'blocks' . $made)->id;
        }
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET customer_id = %d, version = version + 1', [$this->ann]);
        $this->first = $ids[0];

        return $ids;
    }

    /** @return list<int> the orders linked to, in their order: 1 is the first that was placed */
    private function shown(string $html): array
    {
        preg_match_all('#"coleman-order-rows__number" href="/customer/order/(\d+)"#', $html, $found);

        return array_map(fn (string $id): int => (int) $id - $this->first + 1, $found[1]);
    }

    private static function render(string $block): string
    {
        return render_block(['blockName' => 'coleman/' . $block, 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
    }
}
