<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Hooks;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\SystemClock;
use Coleman\Tests\Integration\Orders\OrderTestCase;
use Coleman\Tests\Integration\SavedHooks;

/** The plugin of docs/examples hears and changes what docs/hooks.md says. */
final class ExamplePluginTest extends OrderTestCase
{
    use SavedHooks;

    private const HOOKS = [
        'coleman_order_placed', 'coleman_order_changed', 'coleman_order_paid', 'coleman_order_shipped', 'coleman_return_received', 'coleman_rental_requested', 'coleman_lead_received',
        'coleman_part_price', 'coleman_part_availability', 'coleman_payment_gateway', 'coleman_payment_signature',
        'coleman_feed_types', 'coleman_notices', 'coleman_script_sources',
    ];

    private const OPTIONS = ['example_vendors', 'example_note', 'example_gateway', 'example_warranties'];

    private const CHECKOUT = [
        'email' => 'ann@example.com',
        'billing' => ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100'],
        'fulfilment' => 'ship',
    ];

    /** @var array<string, \WP_Hook|null> as the plugin leaves them, for it can be loaded only once */
    private static array $loaded = [];

    /** @var array<string, \WP_Hook|null> */
    private static array $without = [];

    /** @var array<string, list<array<mixed>>> the arguments that each action was called with */
    private array $told = [];

    public static function setUpBeforeClass(): void
    {
        parent::setUpBeforeClass();
        self::$without = self::hooksNow(...self::HOOKS);
        require dirname(__DIR__, 4) . '/docs/examples/coleman-example/coleman-example.php';
        self::$loaded = self::hooksNow(...self::HOOKS);
        self::hang(self::$without);
    }

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
        self::hang(self::$loaded);
        foreach (array_slice(self::HOOKS, 0, 7) as $hook) {
            add_action($hook, function (mixed ...$arguments) use ($hook): void {
                $this->told[$hook][] = $arguments;
            }, 10, 9);
        }
    }

    protected function tearDown(): void
    {
        self::hang(self::$without);
        $this->clear();
        parent::tearDown();
    }

    public function testAnOrderIsToldOnceWhenItIsPlacedAndOnceWhenItChanges(): void
    {
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place();
        [$facts] = $this->only('coleman_order_placed');
        self::assertSame([$order->id, $order->number(), 'ann@example.com', $order->totalCents, 'Easton'], [$facts['id'], $facts['number'], $facts['email'], $facts['total_cents'], $facts['shipping']['city']]);
        self::assertSame([[DemoParts::IN_STOCK, 2]], array_map(static fn (array $line): array => [$line['part_id'], $line['quantity']], $facts['lines']));
        self::assertDocumented('$order', array_keys($facts), array_keys($facts['billing']), array_keys($facts['lines'][0]));
        self::assertArrayNotHasKey('coleman_order_changed', $this->told);
        self::assertNotFalse(wp_next_scheduled('example_send', ['order placed', $order->number()]));

        $this->modules()->orders->service()->cancel($order, Actor::guest());
        [$after, $before] = $this->only('coleman_order_changed');
        self::assertSame([$order->id, 'cancelled', $order->id, $order->state->value], [$after['id'], $after['state'], $before['id'], $before['state']]);
        self::assertNotFalse(wp_next_scheduled('example_send', ["order {$order->state->value} > cancelled", $order->number()]));
        self::assertCount(1, $this->told['coleman_order_placed']);
    }

    public function testAnOrderIsToldWhenAParcelLeavesAndWhenItIsPaid(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $branch = (int) $this->modules()->foundation->connection()->value('SELECT location_id FROM {order_stock}');
        $this->modules()->orders->fulfilmentService()->send($order, \Coleman\Api\Orders\Fulfilment::Ship, $branch, 'UPS', '1Z9', [$order->lines[0]->id => 1], Actor::staff(1));
        [$facts, $parcel] = $this->only('coleman_order_shipped');
        self::assertSame([$order->id, 'UPS', [1]], [$facts['id'], $parcel['carrier'], array_column($parcel['lines'], 'quantity')]);
        self::assertDocumented('$parcel', array_keys($parcel), array_keys($parcel['lines'][0]));
        self::assertNotFalse(wp_next_scheduled('example_send', ['order shipped with UPS', $order->number()]));

        $order = $this->modules()->orderRecords->repository()->byId($order->id) ?? self::fail('The order is gone.');
        $asked = $this->modules()->returns->requests()->ask($order, [$order->lines[0]->id => 1], [$order->lines[0]->id => 'not_needed'], '', '', Actor::guest());
        $return = $this->modules()->orderRecords->returns()->ofOrder($order->id)[0]->id;
        $asked = $this->modules()->returns->desk()->approve($asked, $return, $branch, '', Actor::staff(1));
        $this->modules()->returns->desk()->receive($asked, $return, $branch, [$order->lines[0]->id => 1], [], Actor::staff(1));
        [$facts, $back] = $this->only('coleman_return_received');
        self::assertSame([$order->id, $return, [1], [0]], [$facts['id'], $back['id'], array_column($back['lines'], 'received'), array_column($back['lines'], 'restocked')]);
        self::assertDocumented('$return', array_keys($back), array_keys($back['lines'][0]));

        self::assertArrayNotHasKey('coleman_order_paid', $this->told);
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET paid_cents = total_cents - 1');
        $part = $this->modules()->orderRecords->repository()->byId($order->id) ?? self::fail('The order is gone.');
        $this->modules()->foundation->transaction()->run(function () use ($part): void {
            $this->modules()->orderRecords->repository()->change($part, ['po_number' => '1']);
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET paid_cents = total_cents');
        });
        [$facts] = $this->only('coleman_order_paid');
        self::assertSame('paid', $facts['payment_status']);
    }

    public function testChangesThatAreMadeTogetherAreToldOnceFromTheFirstToTheLast(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $this->modules()->foundation->transaction()->run(function () use ($order): void {
            $orders = $this->modules()->orderRecords->repository();
            $orders->change($order, ['po_number' => '4711']);
            $orders->change($orders->byId($order->id) ?? $order, ['po_number' => '4712']);
        });
        [$after, $before] = $this->only('coleman_order_changed');
        self::assertSame(['', '4712'], [$before['po_number'], $after['po_number']]);
    }

    public function testAnOrderThatIsUndoneIsNotTold(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        try {
            $this->modules()->foundation->transaction()->run(function (): never {
                $this->modules()->checkout->checkout()->place(new \Coleman\Api\Orders\Buyer($this->owner(), isConfirmed: true), $this->request());
                throw new \DomainException('The server has thought better of it.');
            });
        } catch (\DomainException) {
            self::assertSame(0, $this->rows('orders'));
        }
        self::assertSame([], $this->told);
        // Nor with the next that is committed.
        $this->modules()->foundation->transaction()->run(static fn (): int => 1);
        self::assertSame([], $this->told);
    }

    public function testACallbackFindsTheOrderCommitted(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $found = [];
        add_action('coleman_order_placed', function (array $order) use (&$found): void {
            // A transaction of its own would not begin inside another.
            $found[] = $this->modules()->foundation->transaction()->run(fn (): ?string => $this->modules()->orderRecords->repository()->byId($order['id'])?->email);
        });
        $this->place();
        self::assertSame(['ann@example.com'], $found);
    }

    public function testACallbackThatFailsLosesNoOrderAndKeepsNoOtherFromHearingOfIt(): void
    {
        add_action('coleman_order_placed', static fn () => throw new \TypeError('A stranger has slipped.'), 5);
        $log = (string) ini_set('error_log', $file = (string) tempnam(get_temp_dir(), 'log'));
        $this->call('POST', '/cart/add', ['partId' => DemoParts::IN_STOCK, 'quantity' => 1]);
        $response = $this->call('POST', '/checkout', self::CHECKOUT + ['pay_method' => 'call_me']);
        ini_set('error_log', $log);

        self::assertSame(201, $response->get_status(), (string) wp_json_encode($response->get_data()));
        self::assertSame(1, $this->rows('orders'));
        $this->only('coleman_order_placed');
        self::assertStringContainsString('coleman: a callback of coleman_order_placed failed: A stranger has slipped.', (string) file_get_contents($file));
        self::assertFalse(doing_action('coleman_order_placed'));
        unlink($file);
    }

    public function testARentalAndAnInquiryAreTold(): void
    {
        $calendar = $this->modules()->rentals->calendar();
        $days = [];
        for ($day = new \DateTimeImmutable($calendar->today() . ' +2 days'); count($days) < 2; $day = $day->modify('+1 day')) {
            if ($calendar->isOpen($day->format('Y-m-d'))) {
                $days[] = $day->format('Y-m-d');
            }
        }
        $asked = $this->call('POST', '/rentals/request', [
            'equipmentId' => DemoRentals::ROUND_RATES, 'your_name' => 'Pat Miller', 'phone_number' => '(913) 555-0134', 'your_email' => 'pat@example.com',
            'your_city' => 'Easton', 'your_state' => 'ks', 'your_zip' => '66020', 'pickup_or_delivery' => 'Pickup', 'pickup_location' => 'Lees Summit',
            'start_date' => $days[0], 'return_date' => $days[1],
        ]);
        self::assertSame(201, $asked->get_status(), (string) wp_json_encode($asked->get_data()));
        [$rental] = $this->only('coleman_rental_requested');
        self::assertDocumented('$rental', array_keys($rental));
        self::assertSame(['Pat Miller', $days[0], $days[1], '', 'requested'], [$rental['name'], $rental['start_date'], $rental['return_date'], $rental['jobsite'], $rental['state']]);
        self::assertNotFalse(wp_next_scheduled('example_send', ['rental requested', $rental['reference']]));

        $machine = (int) $this->modules()->foundation->connection()->value("SELECT MIN(id) FROM {machines} WHERE machine_condition = 'used' AND sold_at IS NULL");
        $sent = $this->call('POST', '/send-used-equipment-email', ['equipmentId' => $machine, 'details' => [
            'firstName' => 'Ann', 'lastName' => 'Farmer', 'email' => 'ann@example.com', 'city' => 'Smithville', 'state' => 'MO', 'zip' => '64089', 'comments' => 'Is it there?',
        ]]);
        self::assertSame(200, $sent->get_status(), (string) wp_json_encode($sent->get_data()));
        [$lead] = $this->only('coleman_lead_received');
        self::assertDocumented('$lead', array_keys($lead));
        self::assertSame([$machine, 'Ann', 'MO', 'Is it there?', 'new'], [$lead['machine_id'], $lead['first_name'], $lead['region'], $lead['comments'], $lead['status']]);
        self::assertNotFalse(wp_next_scheduled('example_send', ['lead received', $lead['reference']]));
    }

    public function testAPriceHoldsOnThePageInTheCartAndInTheOrder(): void
    {
        $part = $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK) ?? self::fail('The demo has no such part.');
        $full = (int) $part->priceCents;
        self::assertGreaterThan(0, $full);
        update_option('example_vendors', [$part->vendorId]);

        $less = intdiv($full * 9, 10);
        self::assertSame($less, $this->modules()->parts->presenter()->present($this->modules()->parts->repository()->byId($part->id) ?? $part)['price_cents']);
        $this->fill([$part->id => 2]);
        $order = $this->place();
        self::assertSame($less, $order->lines[0]->priceCents);
        self::assertSame(2 * $less, $order->subtotalCents);
    }

    /**
     * @testWith [-1]
     *           ["12.00"]
     *           [12.5]
     */
    public function testAPriceThatIsNoneIsNotListenedTo(mixed $given): void
    {
        $full = $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK)?->priceCents;
        add_filter('coleman_part_price', static fn (): mixed => $given, 20);
        $log = (string) ini_set('error_log', $file = (string) tempnam(get_temp_dir(), 'log'));
        self::assertSame($full, $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK)?->priceCents);
        ini_set('error_log', $log);
        self::assertStringContainsString('coleman_part_price must give', (string) file_get_contents($file));
        unlink($file);
    }

    public function testAFilterThatFailsKeepsThePriceOfThoseBefore(): void
    {
        $part = $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK) ?? self::fail('The demo has no such part.');
        update_option('example_vendors', [$part->vendorId]);
        // Takes no argument at all, which must not lose the value.
        add_filter('coleman_part_price', static fn () => throw new \RuntimeException('No.'), 20, 0);
        $log = (string) ini_set('error_log', '/dev/null');
        self::assertSame(intdiv((int) $part->priceCents * 9, 10), $this->modules()->parts->repository()->byId($part->id)?->priceCents);
        ini_set('error_log', $log);
    }

    public function testASentenceOfAvailability(): void
    {
        update_option('example_note', 'Call before you come.');
        self::assertSame('In Stock – Ships within 1 business day Call before you come.', $this->modules()->parts->availability()->text('In Stock'));
        self::assertSame('Discontinued', $this->modules()->parts->availability()->text('Discontinued'));
        self::assertContains(['id' => 'example', 'type' => 'success', 'message' => 'Call before you come.'], (array) apply_filters('coleman_notices', []));
        self::assertSame(['https://maps.example.com', 'https://chat.example.com'], apply_filters('coleman_script_sources', ['https://maps.example.com']));
    }

    public function testAGatewayTakesACardOrderToItsPageAndSaysThatItWasPaid(): void
    {
        update_option('example_gateway', '1');
        $this->call('POST', '/cart/add', ['partId' => DemoParts::IN_STOCK, 'quantity' => 1]);
        $placed = $this->body($this->call('POST', '/checkout', self::CHECKOUT + ['pay_method' => 'card']))['results'] ?? null;
        self::assertIsArray($placed);
        self::assertSame(OrderState::PendingPayment->value, $placed['Status']);
        $name = sprintf('order-%d-%s', $placed['OrderId'], $placed['order_key']);
        self::assertSame(home_url('/example-invoice/' . $name), $placed['Url']);

        // The body of what claims to be a GET is not read.
        [$method, $_SERVER['REQUEST_METHOD']] = [$_SERVER['REQUEST_METHOD'] ?? null, 'POST'];
        foreach (['forged' => 400, 'example' => 200] as $signature => $status) {
            $request = new \WP_REST_Request('POST', '/coleman/v1/payments/webhook');
            $request->set_header('Example-Signature', $signature);
            $request->set_header('Content-Type', 'text/plain');
            $request->set_body($name);
            self::assertSame($status, rest_do_request($request)->get_status(), $signature);
        }
        $_SERVER['REQUEST_METHOD'] = $method;
        self::assertSame('received', $this->modules()->orderRecords->repository()->byId($placed['OrderId'])?->state->value);
        [$after, $before] = $this->only('coleman_order_changed');
        self::assertSame(['pending_payment', 'received'], [$before['state'], $after['state']]);
        delete_option('example_due_' . $name);
    }

    public function testATypeOfFeedIsComparedAndSaved(): void
    {
        update_option('example_warranties', ['A-1' => 12, 'A-2' => 24]);
        $path = get_temp_dir() . 'coleman-warranties-' . getmypid() . '.csv';
        file_put_contents($path, "PartNo,months\nA-1,12\nA-2,36\nA-3,6\nA-4,soon\n");
        $run = $this->withModulesAt(new SystemClock(), fn () => $this->modules()->feeds->service()->resume($this->modules()->feeds->service()->import(new FeedImport('warranties', $path, 'warranties.csv'))));
        unlink($path);

        self::assertSame(RunState::Applied, $run->state, $run->message);
        self::assertSame([1, 1, 1], [$run->count('new'), $run->count('changed'), $run->count('same')]);
        $saved = (array) get_option('example_warranties');
        ksort($saved);
        self::assertSame(['A-1' => 12, 'A-2' => 36, 'A-3' => 6], array_filter($saved));
    }

    public function testATypeOfFeedThatIsNoneIsLeftOut(): void
    {
        add_filter('coleman_feed_types', static fn (array $types): array => [...$types, ['name' => 'Bad name'], 'x', ['name' => 'parts', 'columns' => ['a' => ['kind' => 'text', 'label' => 'A', 'is_required' => true]], 'key' => ['a'], 'find' => 'array_keys', 'save' => 'count']]);
        $log = (string) ini_set('error_log', '/dev/null');
        $kinds = $this->withModulesAt(new SystemClock(), fn (): array => $this->modules()->feeds->service()->kinds());
        ini_set('error_log', $log);
        self::assertArrayHasKey('warranties', $kinds);
        self::assertArrayNotHasKey('Bad name', $kinds);
        self::assertInstanceOf(\Coleman\Api\Feeds\Types\PartFeed::class, $kinds['parts']);
    }

    /**
     * The row of docs/hooks.md names these fields and no other.
     *
     * @param list<int|string> ...$fields
     */
    private static function assertDocumented(string $array, array ...$fields): void
    {
        $document = (string) file_get_contents(dirname(__DIR__, 4) . '/docs/hooks.md');
        self::assertSame(1, preg_match('/^\| `' . preg_quote($array, '/') . '` \| (.*) \|$/m', $document, $row), $array);
        preg_match_all('/`(\w+)`/', $row[1], $named);
        self::assertEqualsCanonicalizing(array_values(array_unique(array_merge(...$fields))), array_values(array_unique($named[1])), $array);
    }

    /** @return array<mixed> the arguments of an action that was called once */
    private function only(string $hook): array
    {
        self::assertCount(1, $this->told[$hook] ?? [], $hook);

        return $this->told[$hook][0];
    }

    private function clear(): void
    {
        $connection = $this->modules()->foundation->connection();
        foreach (['leads', 'lead_events', 'feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('UPDATE {feed_state} SET run_id = 0, version = version + 1');
        foreach ($connection->rows('SELECT id FROM {rental_requests} WHERE email = %s', ['pat@example.com']) as $row) {
            foreach (['rental_requests' => 'id', 'rental_events' => 'rental_id', 'rental_words' => 'rental_id'] as $table => $column) {
                $connection->execute(sprintf('DELETE FROM {%s} WHERE %s = %%d', $table, $column), [(int) $row['id']]);
            }
        }
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        array_map(delete_option(...), self::OPTIONS);
        wp_unschedule_hook('example_send');
        $this->told = [];
    }
}
