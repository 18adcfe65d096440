<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Privacy;

use Coleman\Api\Callers\Person as Caller;
use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Customers\Account;
use Coleman\Api\Customers\Address;
use Coleman\Api\Http\Limit;
use Coleman\Api\Http\Reply;
use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadStatus;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Leads\NewLead;
use Coleman\Api\Lists\ListRow;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Privacy\PolicyText;
use Coleman\Api\Privacy\PrivacyTools;
use Coleman\Api\Rentals\Estimate;
use Coleman\Api\Rentals\Jobsite;
use Coleman\Api\Rentals\NewRental;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Rentals\Renter;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** WordPress's tools for personal data, over every table of the dealership. */
final class PrivacyToolsTest extends OrderTestCase
{
    private const EMAIL = 'zebulon_quirk@example.com';

    /** Words that stand nowhere in a demo and everywhere this person is kept. */
    private const MARKS = ['zebulon_quirk', 'Zebulon', 'Quirksville', '555-0199', 'Quirk Farms', 'QRK-77'];

    private int $user = 0;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['customer_accounts', 'customer_addresses', 'customer_events', 'leads', 'lead_events'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $user = wp_insert_user(['user_login' => 'privacy-test', 'user_pass' => 'x', 'user_email' => self::EMAIL, 'role' => 'customer']);
        self::assertIsInt($user);
        $this->user = $user;
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->user);
        $this->modules()->foundation->connection()->execute('DELETE FROM {rental_events} WHERE rental_id IN (SELECT id FROM {rental_requests} WHERE start_date = %s)', ['2031-03-10']);
        $this->modules()->foundation->connection()->execute('DELETE FROM {rental_requests} WHERE start_date = %s', ['2031-03-10']);
        $this->modules()->foundation->connection()->execute('DELETE FROM {webhook_deliveries}');
        parent::tearDown();
    }

    public function testEveryTableIsInAnExporterOrDeclaredToHoldNoPerson(): void
    {
        $prefix = $this->modules()->foundation->connection()->table('');
        $tables = [];
        foreach ($this->modules()->foundation->connection()->rows('SHOW TABLES') as $row) {
            $name = (string) (array_values($row)[0] ?? '');
            if (str_starts_with($name, $prefix)) {
                $tables[] = substr($name, strlen($prefix));
            }
        }
        self::assertGreaterThan(30, count($tables));
        $known = [...$this->modules()->privacy->tools()->tables(), ...array_keys(PrivacyTools::WITHOUT_PERSON)];
        self::assertSame([], array_values(array_diff($tables, $known)), 'A new table belongs to one of the PersonalDataProviders, or with its reason into PrivacyTools::WITHOUT_PERSON.');
        self::assertSame([], array_values(array_diff($known, $tables)), 'These tables are no more.');
        self::assertSame($known, array_values(array_unique($known)));
    }

    public function testWhatIsKeptIsExportedAndWhatIsErasedIsInNoTable(): void
    {
        [$finished, $open] = $this->leaveTraces();
        $exported = $this->export();
        foreach (self::MARKS as $mark) {
            self::assertStringContainsString($mark, $exported, 'not exported');
            self::assertNotSame([], $this->traces($mark), "$mark was left nowhere: the test tests nothing");
        }
        self::assertStringContainsString('Zebulon asked for QRK-77', $exported);
        self::assertStringContainsString('Zebulon called, no address', $exported);
        self::assertStringContainsString($finished->number(), $exported);
        self::assertStringContainsString($open->number(), $exported);
        self::assertStringNotContainsString($finished->key, $exported);

        $erasures = $this->erase();
        self::assertTrue($erasures['coleman-orders']['items_removed']);
        self::assertTrue($erasures['coleman-orders']['items_retained']);
        self::assertStringContainsString($open->number(), $erasures['coleman-orders']['messages'][0]);
        $kept = $this->modules()->orderRecords->repository()->byId($open->id);
        self::assertSame(self::EMAIL, $kept?->email, 'an order that is worked on keeps its customer');

        $rental = $this->modules()->rentals->requests()->byIds($this->rentals())[1] ?? null;
        self::assertSame([true, true], [$erasures['coleman-rentals']['items_removed'], $erasures['coleman-rentals']['items_retained']]);
        self::assertSame(self::EMAIL, $rental?->renter->email, 'a rental that is worked on keeps its customer');
        self::assertStringContainsString($rental->reference, $erasures['coleman-rentals']['messages'][0]);

        // The open order is finished, the rental canceled, its mail has gone: now nothing may be left.
        $this->modules()->rentals->requests()->move($rental, RentalState::Cancelled, Actor::customer($this->user), [], 'Zebulon bought one');
        $this->modules()->foundation->connection()->execute("UPDATE {outbox} SET state = 'sent'");
        $this->modules()->orders->service()->move($kept, OrderState::Cancelled, Actor::staff(1));
        $this->modules()->foundation->connection()->execute("UPDATE {outbox} SET state = 'sent'");
        $last = $this->erase();
        self::assertFalse($last['coleman-orders']['items_retained']);
        foreach (self::MARKS as $mark) {
            self::assertSame([], $this->traces($mark), "$mark is still there");
        }
        $hired = $this->modules()->rentals->requests()->byIds($this->rentals());
        self::assertSame([['2031-03-10', 'KS', '660', OrderPersonalData::ERASED], ['2031-03-10', 'KS', '660', OrderPersonalData::ERASED]], array_map(
            static fn (RentalRequest $request): array => [$request->startDate, $request->renter->region, $request->renter->zip, $request->renter->email],
            $hired,
        ), 'the books are kept');
        self::assertNull($this->modules()->rentals->requests()->byReference($rental->reference), 'old links open nothing');
        $books = $this->modules()->orderRecords->repository()->byId($finished->id);
        self::assertNotNull($books, 'the books are kept');
        self::assertSame(OrderPersonalData::ERASED, $books->email);
        self::assertSame([$finished->totalCents, count($finished->lines)], [$books->totalCents, count($books->lines)]);
        self::assertSame(['KS', '660'], [$books->billing->state, $books->billing->zip]);
        self::assertNull($this->modules()->orderRecords->repository()->byKey($finished->id, $finished->key, self::EMAIL), 'old links open nothing');
        self::assertNull($this->modules()->orderRecords->repository()->ofCustomer($finished->id, $this->user));
        self::assertSame([], $this->body($this->callExporter('coleman-orders', 1))['data']);
    }

    /** @return iterable<string, array{string}> an address as answers and their links write it */
    public static function writings(): iterable
    {
        $plain = self::EMAIL;
        yield 'plain' => [$plain];
        yield 'in capitals' => [strtoupper($plain)];
        yield 'in the address of a page' => ['/customer/order/5?key=abc&email=' . rawurlencode($plain)];
        yield 'small hexadecimal digits' => [str_replace('@', '%40', $plain)];
        yield 'every letter encoded' => ['?email=' . implode('', array_map(static fn (string $letter): string => '%' . bin2hex($letter), str_split($plain)))];
        yield 'an address within an address' => ['/login?redirect=' . rawurlencode('/order?email=' . rawurlencode($plain))];
        yield 'HTML' => [str_replace('@', '&#064;', $plain)];
        yield 'HTML, hexadecimal' => [str_replace('@', '&#x40;', $plain)];
        yield 'JSON' => ['{"mail":"' . str_replace('@', '\\u0040', $plain) . '"}'];
    }

    /** @dataProvider writings */
    public function testAStoredAnswerIsFoundHoweverItWritesTheAddress(string $written): void
    {
        $modules = $this->modules();
        $modules->foundation->connection()->execute('DELETE FROM {idempotency_keys}');
        $modules->foundation->idempotency()->run('caller', 'checkout', 'a-key-of-zebulon', [], static fn (): Reply => new Reply(['Url' => $written]));
        $modules->foundation->idempotency()->run('caller', 'checkout', 'a-key-of-another', [], static fn (): Reply => new Reply(['Url' => '/customer/order/5?email=quirk%40example.com']));
        $this->erase();
        $left = $modules->foundation->connection()->rows('SELECT answer FROM {idempotency_keys}');
        self::assertCount(1, $left);
        self::assertStringContainsString('email=quirk%40example.com', (string) $left[0]['answer']);
    }

    public function testEveryCounterOfTheAddressAndTheAccountIsErased(): void
    {
        $limiter = $this->modules()->foundation->rateLimiter();
        $hash = substr(hash('sha256', self::EMAIL), 0, 32);
        $counters = ['login:' . $hash, "login:$hash:127.0.0.1", 'forgot:' . $hash, 'order_link:' . $hash, 'forms_email:used-inquiry:' . $hash, 'registering:' . $hash,
            sprintf('mail:%d', $this->user), sprintf('checkout:u:%d', $this->user), sprintf('forms:used-inquiry:user:%d', $this->user)];
        $others = ['forgot:' . substr(hash('sha256', 'quirk@example.com'), 0, 32), sprintf('checkout:u:%d0', $this->user), sprintf('mail:%d0', $this->user)];
        foreach ([...$counters, ...$others] as $bucket) {
            self::assertTrue($limiter->take($bucket, new Limit(5, 60)));
        }
        $this->erase();
        $left = array_column($this->modules()->foundation->connection()->rows('SELECT bucket FROM {rate_limits}'), 'bucket');
        self::assertSame([], array_intersect($counters, $left));
        self::assertSame([], array_diff($others, $left));
    }

    public function testOrdersAreExportedPageByPageAndOthersAreNotTouched(): void
    {
        $this->fill([$this->inStock() => 1]);
        $order = $this->place();
        $connection = $this->modules()->foundation->connection();
        $row = $connection->row('SELECT * FROM {orders} WHERE id = %d', [$order->id]) ?? [];
        for ($copy = 0; $copy < 30; $copy++) {
            $connection->insert('orders', ['customer_id' => $this->user, 'cart_id' => 900_000 + $copy, 'state' => 'completed', 'email' => 'old@example.com'] + array_diff_key($row, ['id' => 0]));
        }
        $first = $this->body($this->callExporter('coleman-orders', 1));
        $second = $this->body($this->callExporter('coleman-orders', 2));
        self::assertSame([25, false, 5, true], [count($first['data']), $first['done'], count($second['data']), $second['done']]);
        self::assertTrue($this->erase()['coleman-orders']['items_removed']);
        self::assertSame('ann@example.com', $this->modules()->orderRecords->repository()->byId($order->id)?->email, "another's order");
    }

    public function testAnErasedInquiryKeepsWhatTheDealerCounts(): void
    {
        $this->leaveTraces();
        $this->erase();
        $connection = $this->modules()->foundation->connection();
        self::assertSame(2, $this->rows('leads'));
        foreach ($connection->rows('SELECT * FROM {leads}') as $row) {
            self::assertSame([OrderPersonalData::ERASED, '', '660', 'KS', 'A machine', LeadStatus::New->value, '0'], [$row['email'], $row['comments'], $row['zip'], $row['region'], $row['machine_title'], $row['status'], $row['customer_id']]);
        }
        self::assertSame(0, $this->modules()->leads->personalData()->eraseOlderThan(730), 'touched just now');
        $connection->execute("UPDATE {leads} SET email = 'old@example.com', changed_at = '2020-01-01 00:00:00'");
        self::assertSame(2, $this->modules()->leads->personalData()->eraseOlderThan(730));
        self::assertSame(0, $this->modules()->leads->personalData()->eraseOlderThan(0), 'an inquiry is forgotten once');
    }

    public function testThePolicySaysWhatIsDone(): void
    {
        $html = (new PolicyText())->html();
        self::assertStringContainsString('90 days', $html);
        self::assertSame($html, wp_kses_post($html));
    }

    /** @return array{Order, Order} one that is finished, one that is worked on */
    private function leaveTraces(): array
    {
        $modules = $this->modules();
        $owner = CartOwner::customer($this->user);
        $address = ['name' => 'Zebulon Quirk', 'company' => 'Quirk Farms', 'street' => '1 Main St', 'city' => 'Quirksville', 'state' => 'KS', 'zip' => '66020', 'phone' => '(913) 555-0199'];
        $place = function (int $customer) use ($modules, $owner, $address): Order {
            $modules->carts->service()->add($owner, $this->inStock(), 1);

            return $modules->foundation->transaction()->run(fn (): Order => $modules->checkout->checkout()->place(
                new Buyer($owner, $customer),
                new CheckoutRequest(self::EMAIL, Address::fromFields($address), Address::fromFields($address), Fulfilment::Ship, 0, [], PayMethod::CallMe, 'PO QRK-77', 'Ring the bell, says Zebulon'),
            ));
        };
        // One with the account and one as a guest: both are this person's.
        $finished = $place(0);
        $modules->orders->service()->note($finished, 'Zebulon called from 555-0199', Actor::staff(1), false);
        $modules->callers->notes()->add(new Caller(0, self::EMAIL, ''), 'Zebulon asked for QRK-77', 1);
        $modules->callers->notes()->add(new Caller(0, '', '9135550199'), 'Zebulon called, no address', 1);
        $finished = $modules->orders->service()->move($finished, OrderState::Cancelled, Actor::customer($this->user), 'Zebulon bought it elsewhere');
        $open = $place($this->user);

        $modules->customers->accounts()->saveContact($this->user, '(913) 555-0199', 'Quirk Farms', 1);
        $modules->customers->accounts()->decide($modules->customers->accounts()->byUser($this->user), new Account($this->user, 'QRK-77', hasTerms: true));
        $modules->customers->addresses()->save($this->user, 0, $address);
        $modules->customers->events()->note($this->user, 1, 'Zebulon pays late');
        update_user_meta($this->user, 'coleman_new_email', ['email' => 'zebulon_quirk@new.example', 'hash' => '', 'until' => PHP_INT_MAX]);
        $modules->carts->service()->add($owner, 714_940, 1, 'QRK-77', "Zebulon's special bolt");
        $cart = $modules->carts->service()->add($owner, 714_940, 1, 'QRK-78', "Zebulon's other bolt");
        $modules->carts->savedItems()->save($owner, array_find($cart->lines, static fn (CartLine $line): bool => 'QRK-78' === $line->customerPartNumber)->id ?? 0);
        $modules->lists->service()->make($this->user, 'For Quirk Farms', [new ListRow(0, 1, 2, 'Zebulon wants two')]);
        $modules->foundation->rateLimiter()->take('mail:' . $this->user, new Limit(3, 3_600));
        $modules->customers->passwords()->forgot(self::EMAIL);
        $modules->foundation->idempotency()->run('caller', 'checkout', 'a-key-of-zebulon', [], static fn (): Reply => new Reply(['Email' => self::EMAIL]));
        $modules->foundation->transaction()->run(function () use ($modules, $address): void {
            foreach ([0, $this->user] as $customer) {
                $inquiry = Inquiry::fromFields(['firstName' => 'Zebulon', 'lastName' => 'Quirk', 'email' => 0 === $customer ? self::EMAIL : 'zebulon_quirk@new.example', 'company' => 'Quirk Farms', 'phone' => '913-555-0199', 'comments' => 'QRK-77 is my trade-in', 'address' => '1 Main St'] + $address);
                $lead = $modules->leads->intake()->store(new NewLead(LeadKind::Used, $inquiry, new LeadSubject(LeadSubject::MACHINE, 1, 'A machine', '', ''), $modules->leads->routing()->route('66020', 1), $customer, true));
                $modules->leads->repository()->append($lead->id, LeadEvent::NOTE, Actor::staff(1), ['text' => 'Zebulon called back']);
            }
        });
        $modules->integrations->deliveries()->queue([1], 'order.placed', 'evt_' . $open->id, 'order:' . $open->id, self::EMAIL, '{"name":"Zebulon Quirk"}');
        $modules->foundation->connection()->execute("UPDATE {webhook_deliveries} SET state = 'sent'");
        $this->leaveRentals();
        // All but one mail have gone; a server has named the recipient in its refusal.
        foreach ($modules->mail->outbox()->list() as $mail) {
            $modules->mail->outbox()->failed($mail['id'], 1, '550 ' . $mail['recipient'] . ' is full');
            $modules->mail->outbox()->succeeded($mail['id']);
        }

        return [$finished, $open];
    }

    /** One as a guest, declined; one with the account, which the desk has not looked at yet. */
    private function leaveRentals(): void
    {
        $requests = $this->modules()->rentals->requests();
        $machine = $this->modules()->rentals->classes()->byId(1) ?? self::fail('The demo rents nothing out.');
        $ask = fn (int $customer): RentalRequest => $requests->add(new NewRental(
            $machine,
            1,
            '2031-03-10',
            '2031-03-13',
            new Renter('Zebulon Quirk', '913-555-0199', self::EMAIL, 'Quirksville', 'KS', '66020', $customer),
            new Jobsite('1 Quirk Farms Road', 'Quirksville', 'KS', '66020'),
            'A pond for Zebulon',
            [],
            new Estimate(false),
            ['pickup_delivery_address' => '1 Quirk Farms Road'],
            1,
        ), true, Actor::guest());
        $requests->move($ask(0), RentalState::Declined, Actor::staff(1), ['quote_note' => 'Zebulon pays late'], 'Zebulon called from 555-0199');
        $this->modules()->mail->outbox()->queue(...$this->modules()->rentals->mails()->received($ask($this->user), 1));
    }


    /**
     * Rows of our tables and of users' own data in which a word stands.
     *
     * @return list<string> table and id
     */
    private function traces(string $mark): array
    {
        $found = [];
        $connection = $this->modules()->foundation->connection();
        foreach ($connection->rows('SHOW TABLES') as $row) {
            $table = (string) (array_values($row)[0] ?? '');
            if (str_starts_with($table, $connection->table(''))) {
                foreach ($connection->rows(sprintf('SELECT * FROM {%s}', substr($table, strlen($connection->table(''))))) as $index => $values) {
                    if (str_contains(implode("\n", array_map(strval(...), $values)), $mark)) {
                        $found[] = $table . ' ' . ($values['id'] ?? $index);
                    }
                }
            }
        }
        foreach (get_user_meta($this->user) as $key => $values) {
            if (is_array($values) && str_starts_with($key, 'coleman') && str_contains((string) wp_json_encode($values), $mark)) {
                $found[] = 'usermeta ' . $key;
            }
        }

        return $found;
    }

    /** @return list<int> oldest first, without the demo's */
    private function rentals(): array
    {
        return array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows('SELECT id FROM {rental_requests} WHERE start_date = %s ORDER BY id', ['2031-03-10']));
    }

    private function export(): string
    {
        $text = '';
        foreach (array_keys($this->tools('wp_privacy_personal_data_exporters')) as $name) {
            $text .= (string) wp_json_encode($this->callExporter($name, 1)->get_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        }

        return $text;
    }

    private function callExporter(string $name, int $page): \WP_REST_Response
    {
        $exporter = $this->tools('wp_privacy_personal_data_exporters')[$name]['callback'] ?? null;
        self::assertIsCallable($exporter);

        return new \WP_REST_Response($exporter(self::EMAIL, $page));
    }

    /** @return array<string, array{items_removed: bool, items_retained: bool, messages: list<string>}> */
    private function erase(): array
    {
        $erasures = [];
        foreach ($this->tools('wp_privacy_personal_data_erasers') as $name => $eraser) {
            self::assertIsCallable($eraser['callback']);
            $erasures[$name] = $eraser['callback'](self::EMAIL, 1);
        }
        /** @var array<string, array{items_removed: bool, items_retained: bool, messages: list<string>}> $erasures */

        return $erasures;
    }

    /** @return array<string, array<string, mixed>> those of ours */
    private function tools(string $filter): array
    {
        $tools = apply_filters($filter, []);
        self::assertIsArray($tools);

        return array_filter($tools, static fn (string $name): bool => str_starts_with($name, 'coleman-'), ARRAY_FILTER_USE_KEY);
    }
}
