<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartMerge;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Parts\Part;

/** The cart of the device and the cart of the account, when somebody signs in. */
final class CartMergeTest extends CartTestCase
{
    private const PASSWORD = 'a long enough password';

    private string $account = '';

    protected function setUp(): void
    {
        parent::setUp();
        // PHPUnit has printed by now: no cookie could leave.
        add_filter('send_auth_cookies', '__return_false');
    }

    protected function tearDown(): void
    {
        remove_filter('send_auth_cookies', '__return_false');
        parent::tearDown();
    }

    /**
     * @param array<int, int> $own quantity by part, in the account's cart
     * @param array<int, int> $guest in the device's
     */
    private function fill(array $own, array $guest): void
    {
        $this->account = 'merger-' . wp_generate_password(8, false);
        $this->signInAs($this->account, 'customer');
        foreach ($own as $part => $quantity) {
            $this->add($part, $quantity);
        }
        wp_set_current_user(0);
        foreach ($guest as $part => $quantity) {
            $this->add($part, $quantity);
        }
    }

    /** @return array<string, mixed> the cart */
    private function signIn(string $redirect): array
    {
        $this->modules()->customers->signIn()->signIn($this->account . '@example.com', self::PASSWORD, $redirect);

        return $this->cart();
    }

    /**
     * @param list<array<string, mixed>> $items
     * @return array<int, int> quantity by part
     */
    private static function quantities(array $items): array
    {
        return array_column($items, 'Quantity', 'PartId');
    }

    public function testWhileBrowsingTheAccountsLinesJoinAndTheLargerQuantityStands(): void
    {
        $this->fill([1 => 5, 2 => 1, 3 => 2], [2 => 4, 1 => 3, 8 => 1]);
        $cart = $this->signIn('/customer');

        self::assertSame([2 => 4, 1 => 5, 8 => 1, 3 => 2], self::quantities($cart['Items']));
        self::assertSame([], $cart['SavedItems']);
        self::assertSame(12, $cart['ItemCount']);
        self::assertSame(
            [2 => [], 1 => ['Your account’s cart had more of this part, so we kept that quantity.'], 8 => [], 3 => ['From your account’s cart.']],
            array_column($cart['Items'], 'notices', 'PartId'),
        );
        self::assertSame(['We combined this cart with your account’s cart: 2 lines were added or increased.'], $cart['notices']);
        self::assertArrayNotHasKey('coleman_cart', $_COOKIE);

        $told = $this->write('/cart/update', ['cartItemId' => $cart['Items'][0]['cartItemId'], 'quantity' => 1])['results'];
        self::assertSame([], array_merge($told['notices'], ...array_column($told['Items'], 'notices')), 'A notice stands until the next write.');
    }

    /** @return iterable<string, array{string, bool}> */
    public static function ways(): iterable
    {
        yield 'to the cart' => ['/cart', true];
        yield 'to the checkout' => ['/checkout', true];
        yield 'to a step of the checkout' => ['/checkout/?step=2', true];
        yield 'to the account' => ['/customer', false];
        yield 'to a page that only begins so' => ['/cartoon', false];
        yield 'to a part' => ['/parts/details/cart', false];
        yield 'nowhere' => ['', false];
    }

    /** @dataProvider ways */
    public function testWhereSomebodyGoesNextSaysWhetherTheyAreBuying(string $redirect, bool $isBuying): void
    {
        self::assertSame($isBuying, CartMerge::isBuying($redirect));
    }

    public function testOnTheWayToPayNothingJoinsAndTheAccountsLinesAreSavedForLater(): void
    {
        $this->fill([1 => 5, 2 => 1, 3 => 2], [2 => 4]);
        $cart = $this->signIn('/checkout');

        self::assertSame([2 => 4], self::quantities($cart['Items']));
        self::assertSame([1 => 5, 3 => 2], self::quantities($cart['SavedItems']));
        self::assertSame(['2 parts from your account’s cart are saved for later below. They aren’t in this order.'], $cart['notices']);
        self::assertSame(['This was in your account’s cart. We saved it for later when you signed in.'], $cart['SavedItems'][0]['notices']);
    }

    public function testAnEmptyDeviceShowsTheAccountsCartAsItWas(): void
    {
        $this->fill([1 => 5], [2 => 1]);
        $this->write('/cart/remove', ['cartItemId' => $this->cart()['Items'][0]['cartItemId']]);
        $cart = $this->signIn('/checkout');

        self::assertSame([[1 => 5], [], []], [self::quantities($cart['Items']), $cart['SavedItems'], $cart['notices']]);
    }

    public function testWhatTheGuestSavedComesAlong(): void
    {
        $this->fill([], []);
        $this->save($this->add(3, 2)['results']['Items'][0]['cartItemId']);
        $this->save($this->add(8, 1)['results']['Items'][0]['cartItemId']);
        $guest = $_COOKIE['coleman_cart'];
        unset($_COOKIE['coleman_cart']);
        $user = get_user_by('login', $this->account);
        self::assertInstanceOf(\WP_User::class, $user);
        wp_set_current_user($user->ID);
        $this->save($this->add(3, 7)['results']['Items'][0]['cartItemId']);
        wp_set_current_user(0);
        $_COOKIE['coleman_cart'] = $guest;

        self::assertEquals([3 => 7, 8 => 1], self::quantities($this->signIn('/customer')['SavedItems']));
        self::assertSame(2, $this->rows('saved_items'));
    }

    public function testSpecialOrdersAreOneOnlyUnderTheSameName(): void
    {
        $this->fill([], []);
        $this->add(Part::PLACEHOLDER_ID, 1, ['customerPartNumber' => 'AB 1']);
        $guest = $_COOKIE['coleman_cart'];
        unset($_COOKIE['coleman_cart']);
        $user = get_user_by('login', $this->account);
        self::assertInstanceOf(\WP_User::class, $user);
        wp_set_current_user($user->ID);
        $this->add(Part::PLACEHOLDER_ID, 3, ['customerPartNumber' => 'AB 1']);
        $this->add(Part::PLACEHOLDER_ID, 1, ['customerPartNumber' => 'AB 2']);
        wp_set_current_user(0);
        $_COOKIE['coleman_cart'] = $guest;

        $cart = $this->signIn('/');
        self::assertSame(['AB 1' => 3, 'AB 2' => 1], array_column($cart['Items'], 'Quantity', 'PartNumber'));
    }

    public function testWhatAFullCartCannotTakeIsSavedAndNotLost(): void
    {
        $this->fill([1 => 1, 2 => 1], []);
        $connection = $this->modules()->foundation->connection();
        $this->add(3);
        $cart = (int) $connection->value("SELECT id FROM {carts} WHERE owner LIKE 'g:%'");
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE discontinued = 0 AND case_qty_required = 0 AND id > 100 ORDER BY id LIMIT 198'));
        $this->modules()->carts->repository()->put($cart, 'cart_items', ...array_map(static fn (Part $part): CartLine => CartLine::create($part, 1), array_values($this->modules()->parts->repository()->byIds($ids))));

        $merged = $this->signIn('/customer');
        self::assertCount(200, $merged['Items']);
        self::assertSame([2 => 1], self::quantities($merged['SavedItems']));
    }

    public function testItCostsTheSameNumberOfQueriesForFewAndForMany(): void
    {
        $merge = new CartMerge($this->modules()->foundation->transaction(), $this->modules()->carts->repository());
        $counts = [];
        foreach ([[[1 => 5, 2 => 1], [1 => 1]], [array_fill_keys([1, 2, 3, 8, 9, 13, 15, 16], 5), array_fill_keys([1, 2, 3, 8], 1)]] as $index => [$own, $guest]) {
            $customer = CartOwner::customer(90_000 + $index);
            foreach ($own as $part => $quantity) {
                $this->modules()->carts->service()->add($customer, $part, $quantity);
            }
            foreach ($guest as $part => $quantity) {
                $this->modules()->carts->service()->add(CartOwner::guest("guest-$index"), $part, $quantity);
            }
            $before = $this->modules()->foundation->connection()->queries();
            $merge->merge(CartOwner::guest("guest-$index"), $customer, false);
            $counts[] = $this->modules()->foundation->connection()->queries() - $before;
        }
        self::assertSame($counts[0], $counts[1]);
    }

    public function testAfterLeavingTheDeviceShowsAnEmptyCartAndTheAccountKeepsItsOwn(): void
    {
        $this->fill([1 => 5], []);
        $this->signIn('/');
        $this->modules()->customers->signIn()->signOut();
        self::assertSame(0, $this->cart()['ItemCount']);
        self::assertSame([1 => 5], self::quantities($this->signIn('/')['Items']));
    }
}
