<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\ZipCode;

/** An address whose ZIP code is in another state is asked about once, and is nobody's obstacle. */
final class StateQuestionTest extends OrderTestCase
{
    private const ADDRESS = ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100'];

    private const QUESTION = 'ZIP code 66012 is in KS, not in MO. Check both. If they’re right, send it again.';

    private int $ann = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $made = wp_insert_user(['user_login' => 'states-ann', 'user_pass' => 'password of ann', 'user_email' => 'states-ann@example.com', 'role' => 'customer']);
        self::assertIsInt($made);
        $this->ann = $made;
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $this->modules()->foundation->connection()->execute('DELETE FROM {customer_addresses} WHERE user_id = %d', [$this->ann]);
        wp_delete_user($this->ann);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function zips(): iterable
    {
        yield 'Kansas' => ['66012', ['KS']];
        yield 'Missouri, with four digits more' => ['64089-1234', ['MO']];
        yield 'a post office of two states' => ['99362', ['OR', 'WA']];
        yield 'three digits of two states' => ['83414', ['ID', 'WY']];
        yield 'Texas, between those of Oklahoma' => ['73301', ['TX']];
        yield 'the army in Europe' => ['09012', ['AE']];
        yield 'the army in the Pacific' => ['96201', ['AP']];
        yield 'the army in the Americas' => ['34002', ['AA', 'FL']];
        yield 'Puerto Rico' => ['00901', ['PR']];
        yield 'the Virgin Islands' => ['00801', ['VI']];
        yield 'Guam and the Marianas' => ['96950', ['GU', 'MP']];
        yield 'Samoa and Hawaii' => ['96799', ['AS', 'HI']];
        yield 'three digits that are not given out' => ['00012', []];
        yield 'no ZIP code' => ['6601', []];
    }

    /**
     * @dataProvider zips
     * @param list<string> $states
     */
    public function testTheFirstThreeDigitsTellTheState(string $zip, array $states): void
    {
        $found = ZipCode::states($zip);
        sort($found);
        self::assertSame($states, $found);
    }

    public function testEveryZipCodeIsInAStateThatCanBeChosen(): void
    {
        $seen = [];
        $lines = file($this->modules()->foundation->folder . '/data/zip-codes.txt') ?: [];
        foreach ($lines as $line) {
            $zip = substr($line, 0, 5);
            $states = ZipCode::states($zip);
            if ([] === $states || [] !== array_diff($states, Address::STATES)) {
                self::fail($zip . ' is in ' . implode('/', $states));
            }
            $seen += array_flip($states);
        }
        // The army has no places of its own.
        self::assertEqualsCanonicalizing(array_diff(Address::STATES, ['AA', 'AE', 'AP']), array_diff(array_keys($seen), ['AA', 'AE', 'AP']));
    }

    public function testAnAddressIsAskedAboutOnce(): void
    {
        $book = $this->modules()->customers->addresses();
        $typed = ['state' => 'MO', 'zip' => '66012'] + self::ADDRESS;
        self::assertSame(['zip' => self::QUESTION], $this->refusal(fn () => $book->save($this->ann, 0, $typed)));
        self::assertSame([], $book->list($this->ann));
        // Another mistake is another question.
        self::assertSame(['zip'], array_keys($this->refusal(fn () => $book->save($this->ann, 0, ['zip' => '66020'] + $typed))));
        $saved = $book->save($this->ann, 0, $typed);
        self::assertSame(['MO', '66012'], [$saved['state'], $saved['zip']]);

        // Who changes the rest of it later is not asked again.
        $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
        self::assertIsInt($saved['CustomerAddressId']);
        $book->save($this->ann, $saved['CustomerAddressId'], ['company' => 'Farms'] + $typed);
        self::assertSame(['zip'], array_keys($this->refusal(fn () => $book->save($this->ann, $saved['CustomerAddressId'], ['zip' => '67202'] + $typed))));
    }

    public function testTheCheckoutAsksAtTheFieldsThatWereTyped(): void
    {
        $this->inCart();
        $wrong = ['billing_state' => 'MO', 'billing_zip' => '66012'] + self::checkout();
        self::assertSame(['billing_zip' => self::QUESTION], $this->refusal(fn () => $this->order($wrong)));
        $parcel = ['has_shipping' => '1', 'shipping_name' => 'Ray', 'shipping_street' => '1 Main', 'shipping_city' => 'Mission', 'shipping_state' => 'MO', 'shipping_zip' => '66012'];
        // It was asked about just now.
        $this->order($parcel + self::checkout());
        self::assertSame(1, $this->orders());

        $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
        $this->inCart();
        self::assertSame(['shipping_zip' => self::QUESTION], $this->refusal(fn () => $this->order($parcel + self::checkout())));
        // Who picks everything up is sent nothing.
        $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
        $this->order(['fulfilment' => 'will_call', 'pay_method' => 'pay_in_store', 'note' => 'picked up'] + $wrong);
        self::assertSame(2, $this->orders());
    }

    public function testAnAddressOfTheBookIsNotAskedAboutAgain(): void
    {
        $book = $this->modules()->customers->addresses();
        $typed = ['state' => 'MO', 'zip' => '66012'] + self::ADDRESS;
        $this->refusal(fn () => $book->save($this->ann, 0, $typed));
        $saved = $book->save($this->ann, 0, $typed);
        self::assertIsInt($saved['CustomerAddressId']);
        $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
        wp_set_current_user($this->ann);
        $this->inCart();
        $this->order(['billing_id' => (string) $saved['CustomerAddressId'], 'fulfilment' => 'ship', 'location_id' => '4', 'pay_method' => 'call_me']);
        self::assertSame(1, $this->orders());
    }

    /** @return array<string, string> */
    private static function checkout(): array
    {
        $fields = ['email' => 'ann@example.com', 'fulfilment' => 'ship', 'location_id' => '4', 'pay_method' => 'call_me'];
        foreach (self::ADDRESS as $name => $value) {
            $fields['billing_' . $name] = $value;
        }

        return $fields;
    }

    private function inCart(): void
    {
        $this->modules()->carts->service()->add($this->modules()->carts->session()->ownerOrNew(), DemoParts::IN_STOCK, 1);
    }

    /** @param array<string, string> $fields */
    private function order(array $fields): void
    {
        $this->modules()->checkout->placeOrder()->place($fields, '');
    }

    private function orders(): int
    {
        return (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {orders}');
    }

    /** @return array<string, string> a sentence per field */
    private function refusal(\Closure $work): array
    {
        try {
            $work();
        } catch (ApiError $refusal) {
            return $refusal->params;
        }
        self::fail('Nothing was asked.');
    }
}
