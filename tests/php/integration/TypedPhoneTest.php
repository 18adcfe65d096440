<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

use Coleman\Api\Customers\Address;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\CheckoutFields;

/** A phone number that cannot be dialed is refused at its field. One that was kept before, and one of staff, is not. */
final class TypedPhoneTest extends TestCase
{
    private const ADDRESS = ['name' => 'Ray', 'street' => '1 Main St', 'city' => 'Bonner Springs', 'state' => 'KS', 'zip' => '66012'];

    private const ORDER = [
        'email' => 'ray@example.com', 'fulfilment' => 'ship', 'pay_method' => 'call_me',
        'billing_name' => 'Ray', 'billing_street' => '1 Main St', 'billing_city' => 'Bonner Springs', 'billing_state' => 'KS', 'billing_zip' => '66012',
    ];

    public function testAnAddressOfTheBookKeepsTheNumberThatItHad(): void
    {
        $ray = self::user('customer');
        $book = $this->modules()->customers->addresses();
        $kept = $book->save($ray, 0, self::ADDRESS + ['phone' => '913-555-0142']);
        $id = $kept['CustomerAddressId'];
        self::assertIsInt($id);
        $this->modules()->foundation->connection()->execute('UPDATE {customer_addresses} SET address = %s WHERE id = %d', [wp_json_encode(['phone' => '12'] + self::ADDRESS), $id]);
        self::assertSame('Easton', $book->save($ray, $id, ['city' => 'Easton', 'phone' => '12'] + self::ADDRESS)['city']);
        self::assertSame(['phone'], self::faults(static fn () => $book->save($ray, $id, self::ADDRESS + ['phone' => '13'])));
        self::assertSame(['phone'], self::faults(static fn () => $book->save($ray, 0, self::ADDRESS + ['phone' => '12'])));
    }

    public function testAProfileKeepsTheNumberThatItHad(): void
    {
        $ray = self::user('customer');
        $profiles = $this->modules()->customers->profiles();
        $name = ['FirstName' => 'Ray', 'LastName' => 'Hill'];
        $this->modules()->customers->accounts()->saveContact($ray, '555-12', '', 0);
        self::assertSame('Hay', $profiles->save($ray, $name + ['Company' => 'Hay', 'Phone' => '555-12'], [])['Company']);
        self::assertSame(['Phone'], self::faults(static fn () => $profiles->save($ray, $name + ['Phone' => '555-13'], [])));
    }

    public function testACheckoutIsRefusedAndTheDeskIsNot(): void
    {
        foreach (['ship', 'will_call'] as $how) {
            $fields = ['fulfilment' => $how, 'billing_phone' => '12'] + self::ORDER;
            self::assertSame(['billing_phone'], self::faults(static fn () => CheckoutFields::read($fields)));
            self::assertSame('12', CheckoutFields::read($fields, false)->billing->phone);
        }
        self::assertSame('+44 20 7946 0958', CheckoutFields::read(self::ORDER + ['billing_phone' => '+44 20 7946 0958'])->billing->phone);
        self::assertSame('12', Address::contact(['name' => 'Ray', 'phone' => '12'], '', '12')->phone);
    }

    private static function user(string $name): int
    {
        $id = wp_insert_user(['user_login' => $name . '-' . wp_rand(), 'user_email' => wp_rand() . '@example.com', 'user_pass' => wp_generate_password(), 'role' => 'customer']);
        self::assertIsInt($id);

        return $id;
    }

    /**
     * @param \Closure(): mixed $save
     * @return list<string>
     */
    private static function faults(\Closure $save): array
    {
        try {
            $save();
        } catch (ApiError $refusal) {
            return array_keys($refusal->params);
        }

        return [];
    }
}
