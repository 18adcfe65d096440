<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Callers;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Privacy\Retention;
use Coleman\Tests\Integration\Orders\Desk\DeskTestCase;

/** Who is on the phone: found by whatever they say, with all that is known of them. */
final class CallerTest extends DeskTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        foreach (['leads', 'rental_requests', 'rental_words', 'caller_notes'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->as('coleman_sales');
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {leads}');
        $this->modules()->foundation->connection()->execute('DELETE FROM {rental_requests}');
        parent::tearDown();
    }

    /** @return list<string> ways in which one caller may be asked for */
    private static function spellings(Order $order): array
    {
        return ["O'Brien", 'obrien', 'O’Brien', 'nunez', 'Núñez', 'smith-jones', 'smithjones', 'K&K', 'K & K', '(816) 555-0142', '8165550142', '+1 816-555-0142', '1 (816) 555-0142', '816.555.0142', '5550142', '555-0142', $order->number(), strtolower($order->number())];
    }

    public function testAGuestIsFoundByEverySpellingOfNameAndPhoneAndByAnOrder(): void
    {
        $order = $this->ordered();
        foreach (self::spellings($order) as $text) {
            $found = $this->desk('GET', '/callers', ['search' => $text]);
            self::assertSame(['ann@example.com'], array_column($found, 'email'), $text);
            self::assertSame([[0, 'Order ' . $order->number()]], [[$found[0]['customer_id'], $found[0]['found_by']]], $text);
        }
        foreach (['', 'x', 'Nobody', '5550143', 'W999999'] as $text) {
            self::assertSame([], $this->desk('GET', '/callers', ['search' => $text]), $text);
        }
    }

    public function testTheThreeListsFindTheSameSpellings(): void
    {
        $order = $this->ordered();
        $this->lead(['first_name' => 'Pat Núñez', 'last_name' => "O'Brien Smith-Jones", 'company' => 'K&K Farms', 'phone' => '816-555-0142']);
        $user = wp_insert_user(['user_login' => 'caller-test', 'user_pass' => 'x', 'user_email' => 'caller@example.com', 'first_name' => 'Pat Núñez', 'last_name' => "O'Brien Smith-Jones", 'role' => 'customer']);
        self::assertIsInt($user);
        $this->modules()->foundation->connection()->execute('DELETE FROM {customer_accounts} WHERE user_id = %d', [$user]);
        $this->modules()->foundation->connection()->insert('customer_accounts', ['user_id' => $user, 'account_number' => 'A-1', 'is_tax_exempt' => 0, 'has_terms' => 1, 'location_id' => 0, 'phone' => '(816) 555-0142', 'company' => 'K&K Farms']);
        wp_set_current_user(1);
        foreach (array_slice(self::spellings($order), 0, -2) as $text) {
            self::assertSame([$order->id], array_column($this->desk('GET', '/orders', ['search' => $text]), 'id'), 'orders: ' . $text);
            self::assertCount(1, $this->desk('GET', '/leads', ['search' => $text]), 'leads: ' . $text);
            self::assertSame([$user], array_column($this->desk('GET', '/customers', ['search' => $text]), 'id'), 'customers: ' . $text);
        }
        // The account comes first, and takes what was done with it.
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET customer_id = %d', [$user]);
        $found = $this->desk('GET', '/callers', ['search' => '5550142']);
        self::assertSame([$user, 0], array_column($found, 'customer_id'));
        self::assertSame([$order->number()], array_column($this->desk('GET', '/callers/one', ['customer_id' => $user])['orders'], 'label'));
        self::assertSame([], $this->desk('GET', '/callers/one', ['email' => 'ann@example.com'])['orders'], 'It is the account’s.');
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($user);
    }

    public function testAMachineLeadsToWhoRentedItAndEverythingOfThemIsShown(): void
    {
        $order = $this->ordered();
        $unit = $this->modules()->foundation->connection()->row("SELECT id, stock_number, serial_number FROM {rental_units} WHERE serial_number <> '' ORDER BY id LIMIT 1");
        self::assertNotNull($unit);
        $this->rental(['machine' => 'Bobcat S-66', 'unit_id' => (int) $unit['id'], 'email' => 'ann@example.com', 'state' => 'out']);
        $this->rental(['machine' => 'Kubota KX040', 'unit_id' => null, 'email' => 'bob@example.com', 'state' => 'closed']);
        $this->lead(['email' => 'ann@example.com', 'machine_title' => 'Used Kubota M7']);
        foreach (['s66', 'S-66', 'bobcat s66', (string) $unit['serial_number'], strtolower((string) $unit['stock_number'])] as $text) {
            self::assertContains('ann@example.com', array_column($this->desk('GET', '/callers', ['search' => $text]), 'email'), $text);
        }
        self::assertSame(['bob@example.com'], array_column($this->desk('GET', '/callers', ['search' => 'kx040']), 'email'));

        $seen = $this->desk('GET', '/callers/one', ['email' => 'ann@example.com']);
        self::assertSame([[$order->number(), true]], array_map(static fn (array $one): array => [$one['label'], $one['is_open']], $seen['orders']));
        self::assertSame([true], array_column($seen['rentals'], 'is_open'));
        self::assertSame(['Used Kubota M7'], array_column($seen['inquiries'], 'about'));
        self::assertSame([implode(' · ', ['Bobcat S-66', $unit['stock_number'], $unit['serial_number']]), 'Used Kubota M7'], $seen['machines']);
        self::assertSame([false], array_column($this->desk('GET', '/callers/one', ['email' => 'bob@example.com'])['rentals'], 'is_open'));
        self::assertSame(['person' => null, 'orders' => [], 'rentals' => [], 'inquiries' => [], 'machines' => [], 'notes' => []], $this->desk('GET', '/callers/one'), 'Nobody is everybody.');
    }

    public function testTheNumbersOfASoldMachineLeadToItsBuyerBeforeAllWhoAsked(): void
    {
        $connection = $this->modules()->foundation->connection();
        $machines = $connection->rows("SELECT id, stock_number, serial_number FROM {machines} WHERE serial_number <> '' ORDER BY id LIMIT 2");
        self::assertCount(2, $machines);
        [$sold, $other] = $machines;
        foreach (['buyer' => [$sold, 'won'], 'late' => [$sold, 'lost'], 'another' => [$other, 'won']] as $name => [$machine, $status]) {
            $this->lead(['email' => $name . '@example.com', 'machine_id' => (int) $machine['id'], 'machine_title' => 'Kubota M7', 'status' => $status]);
        }
        $this->lead(['email' => 'ring@example.com', 'phone' => '816-555-0142']);
        foreach (['stock_number', 'serial_number'] as $column) {
            foreach ([(string) $sold[$column], strtolower((string) $sold[$column]), str_replace('-', '', (string) $sold[$column])] as $text) {
                $found = $this->desk('GET', '/callers', ['search' => $text]);
                self::assertSame(['buyer@example.com', 'late@example.com'], array_column($found, 'email'), $text);
                self::assertStringStartsWith('Bought Kubota M7, ', $found[0]['found_by']);
                self::assertStringStartsWith('Inquiry ', $found[1]['found_by']);
            }
        }
        $seen = $this->desk('GET', '/callers/one', ['email' => 'buyer@example.com']);
        self::assertSame([implode(' · ', ['Kubota M7', $sold['stock_number'], $sold['serial_number']])], $seen['machines']);
    }

    public function testWhoGaveNoEmailIsKnownByThePhoneNumber(): void
    {
        $order = $this->ordered();
        $this->modules()->foundation->connection()->execute("UPDATE {orders} SET email = ''");
        $found = $this->desk('GET', '/callers', ['search' => 'obrien']);
        self::assertSame([['', '816-555-0142']], array_map(static fn (array $one): array => [$one['email'], $one['phone']], $found));
        self::assertSame([$order->number()], array_column($this->desk('GET', '/callers/one', ['phone' => $found[0]['phone']])['orders'], 'label'));
        self::assertSame([], $this->desk('GET', '/callers/one', ['phone' => '555-0142'])['rentals']);
    }

    public function testEverythingOfAPersonLeadsToThemWithoutNamingThem(): void
    {
        $order = $this->ordered();
        $connection = $this->modules()->foundation->connection();
        $this->rental(['machine' => 'Bobcat S-66', 'unit_id' => null, 'email' => 'ann@example.com', 'state' => 'out']);
        $this->lead(['email' => 'Ann@example.com', 'machine_title' => 'Used Kubota M7']);
        $ids = ['order' => $order->id, 'rental' => (int) $connection->value('SELECT MAX(id) FROM {rental_requests}'), 'lead' => (int) $connection->value('SELECT MAX(id) FROM {leads}')];
        $noted = $this->desk('POST', '/callers/notes', ['email' => 'ann@example.com', 'text' => 'Pays in cash.']);
        self::assertNull($noted['person']);
        foreach ($ids as $kind => $id) {
            $seen = $this->desk('GET', '/callers/one', ['of' => "$kind-$id"]);
            self::assertSame([0, 'ann@example.com', "$kind-$id"], [$seen['person']['customer_id'], strtolower($seen['person']['email']), $seen['person']['of']], $kind);
            self::assertSame([1, 1, 1, 1], [count($seen['orders']), count($seen['rentals']), count($seen['inquiries']), count($seen['notes'])], $kind);
        }
        // What a search finds has such a way to it.
        foreach ($this->desk('GET', '/callers', ['search' => 'ann@example.com']) as $found) {
            self::assertSame(strtolower($found['email']), strtolower($this->desk('GET', '/callers/one', ['of' => $found['of']])['person']['email']));
        }
        $user = wp_insert_user(['user_login' => 'whose-test', 'user_pass' => 'x', 'user_email' => 'whose@example.com', 'role' => 'customer']);
        self::assertIsInt($user);
        foreach (['order' => 'orders', 'rental' => 'rental_requests', 'lead' => 'leads'] as $kind => $table) {
            $connection->execute("UPDATE {{$table}} SET customer_id = %d", [$user]);
            $seen = $this->desk('GET', '/callers/one', ['of' => "$kind-$ids[$kind]"])['person'];
            self::assertSame([$user, 'whose@example.com', ''], [$seen['customer_id'], $seen['email'], $seen['of']], $kind);
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($user);
        $connection->execute("UPDATE {orders} SET customer_id = 0, email = ''");
        $seen = $this->desk('GET', '/callers/one', ['of' => "order-$order->id"]);
        self::assertSame(['816-555-0142', [$order->number()]], [$seen['person']['phone'], array_column($seen['orders'], 'label')], 'Without an email address.');
        $connection->execute('UPDATE {orders} SET email = %s', [OrderPersonalData::ERASED]);
        foreach (["order-$order->id", 'order-99999999', 'rental-99999999', 'lead-99999999'] as $of) {
            $this->refused(404, 'coleman_customer_not_found', 'GET', '/callers/one', ['of' => $of]);
        }
        foreach (['order-0', 'order-x', 'part-1', 'ann@example.com', "order-1'"] as $of) {
            $this->refused(400, 'rest_invalid_param', 'GET', '/callers/one', ['of' => $of]);
        }
    }

    public function testANoteOnAGuestIsShownToWhoAsksForTheSameAddressOrNumber(): void
    {
        $noted = $this->desk('POST', '/callers/notes', ['email' => ' Ann@Example.com', 'text' => " Pays in cash.\nCalls at noon. "]);
        self::assertSame(["Pays in cash.\nCalls at noon."], array_column($noted['notes'], 'text'));
        self::assertNotSame('', $noted['notes'][0]['actor']);
        $this->desk('POST', '/callers/notes', ['phone' => '+1 (816) 555-0142', 'text' => 'Only a number.']);
        $texts = fn (array $who): array => array_column($this->desk('GET', '/callers/one', $who)['notes'], 'text');
        self::assertSame(["Pays in cash.\nCalls at noon."], $texts(['email' => 'ann@example.com']));
        self::assertSame(['Only a number.'], $texts(['phone' => '816.555.0142']));
        self::assertSame([], $texts(['phone' => '816.555.0143']));
        self::assertSame([], $texts([]), 'Nobody is everybody.');
        foreach ([['email', ['email' => 'ann']], ['phone', ['phone' => '55']], ['phone', []]] as [$field, $who]) {
            self::assertSame([$field], array_keys($this->refused(400, 'rest_invalid_param', 'POST', '/callers/notes', $who + ['text' => 'x'])['params']));
        }
        self::assertSame(['text'], array_keys($this->refused(400, 'rest_invalid_param', 'POST', '/callers/notes', ['email' => 'ann@example.com', 'text' => ' '])['params']));
        $user = wp_insert_user(['user_login' => 'noted-test', 'user_pass' => 'x', 'user_email' => 'ann@example.com', 'role' => 'customer']);
        self::assertIsInt($user);
        self::assertSame(["Pays in cash.\nCalls at noon."], $texts(['customer_id' => $user]), 'A guest who has an account now.');
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($user);
    }

    public function testNotesOnGuestsGoAfterTwoYears(): void
    {
        $this->desk('POST', '/callers/notes', ['email' => 'ann@example.com', 'text' => 'Old.']);
        $this->modules()->foundation->connection()->execute("UPDATE {caller_notes} SET noted_at = '2020-01-01 00:00:00'");
        $this->desk('POST', '/callers/notes', ['email' => 'ann@example.com', 'text' => 'New.']);
        self::assertSame(1, $this->modules()->callers->notes()->eraseOlderThan(Retention::NOTE_DAYS));
        self::assertSame(['New.'], array_column($this->desk('GET', '/callers/one', ['email' => 'ann@example.com'])['notes'], 'text'));
    }

    public function testOnlyDesksMayAsk(): void
    {
        foreach (['customer' => 403, 'coleman_marketing' => 403] as $role => $status) {
            $this->as($role);
            $this->refused($status, 'rest_forbidden', 'GET', '/callers', ['search' => 'ann']);
            $this->refused($status, 'rest_forbidden', 'GET', '/callers/one', ['email' => 'ann@example.com']);
            $this->refused($status, 'rest_forbidden', 'POST', '/callers/notes', ['email' => 'ann@example.com', 'text' => 'x']);
        }
        $this->as('coleman_rental_desk');
        $this->refused(404, 'coleman_customer_not_found', 'GET', '/callers/one', ['customer_id' => 99_999_999]);
        $this->refused(404, 'coleman_customer_not_found', 'GET', '/callers/one', ['customer_id' => get_current_user_id()]);
    }

    private function ordered(): Order
    {
        $this->fill([DemoParts::IN_STOCK => 1]);

        return $this->place(['address' => ['name' => "Pat Núñez O'Brien Smith-Jones", 'company' => 'K&K Farms', 'phone' => '(816) 555-0142']]);
    }

    /** @param array<string, string|int|null> $with */
    private function rental(array $with): void
    {
        static $number = 0;
        $this->modules()->foundation->connection()->insert('rental_requests', $with + [
            'reference' => sprintf('RT%06d', ++$number), 'class_id' => 1, 'location_id' => 1, 'start_date' => '2026-03-01', 'return_date' => '2026-03-04', 'days' => 4,
            'name' => 'Renter', 'phone' => '', 'city' => '', 'region' => 'KS', 'zip' => '', 'fulfilment' => 'pickup', 'jobsite_street' => '', 'jobsite_city' => '', 'jobsite_region' => '', 'jobsite_zip' => '',
            'purpose' => '', 'attachments' => '[]', 'rates' => '{}', 'blocks' => '[]', 'is_priced' => 0, 'cost_cents' => 0, 'insurance_cents' => 0, 'deposit_cents' => 0, 'total_cents' => 0,
            'quote_note' => '', 'claimed' => '{}', 'customer_id' => 0, 'owner_id' => 0, 'is_verified' => 1, 'is_test' => 0, 'version' => 1, 'created_at' => '2026-02-01 00:00:00', 'changed_at' => '2026-02-01 00:00:00',
        ]);
    }

    /** @param array<string, string|int> $with */
    private function lead(array $with): void
    {
        static $number = 0;
        $this->modules()->foundation->connection()->insert('leads', $with + [
            'reference' => sprintf('LD%06d', ++$number), 'kind' => 'used', 'machine_id' => 0, 'machine_title' => '', 'machine_sold' => 0, 'first_name' => 'Lee', 'last_name' => 'Asker', 'email' => 'lee@example.com',
            'phone' => '', 'company' => '', 'address' => '', 'city' => '', 'region' => '', 'zip' => '', 'comments' => '', 'customer_id' => 0, 'location_id' => 1, 'salesman_id' => 0, 'routed_by' => 'default', 'status' => 'new',
            'owner_id' => 0, 'is_verified' => 1, 'is_test' => 0, 'version' => 1, 'created_at' => '2026-02-01 00:00:00', 'changed_at' => '2026-02-01 00:00:00',
        ]);
    }
}
