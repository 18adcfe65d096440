<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Integrations;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\File;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Csv;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** Lists taken out as files, and the log of what the staff did. */
final class ExportsTest extends OrderTestCase
{
    use AtTheDesk;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        $this->clear();
        parent::tearDown();
    }

    public function testOrdersAreExportedAsTheListIsNarrowedDown(): void
    {
        $orders = [];
        foreach ([1, 2, 3] as $number) {
            $this->fill([DemoParts::IN_STOCK => $number], "customer-$number");
            $orders[] = $this->place([], "customer-$number");
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET po_number = %s WHERE id = %d', [2 === $number ? '=HYPERLINK("https://evil.example")' : "PO, \"$number\"", $orders[$number - 1]->id]);
        }
        $this->modules()->foundation->connection()->execute("UPDATE {orders} SET state = 'cancelled' WHERE id = %d", [$orders[2]->id]);

        $all = $this->csv('orders', []);
        self::assertSame(['number', 'placed_at', 'state', 'payment', 'customer', 'company', 'email', 'branch', 'pay_method', 'po_number', 'items', 'total', 'source'], array_keys($all[0]));
        self::assertSame([$orders[2]->number(), $orders[1]->number(), $orders[0]->number()], array_column($all, 'number'));
        self::assertSame(['PO, "3"', '\'=HYPERLINK("https://evil.example")', 'PO, "1"'], array_column($all, 'po_number'), 'a formula is text');
        self::assertSame(sprintf('%d.%02d', intdiv($orders[0]->totalCents, 100), $orders[0]->totalCents % 100), $all[2]['total']);

        self::assertSame([$orders[2]->number()], array_column($this->csv('orders', ['states' => 'cancelled']), 'number'));
        // As the desk sends it: all of it text, from the address of the list.
        self::assertSame([$orders[0]->number(), $orders[1]->number()], array_column($this->csv('orders', ['view' => 'to_do', 'sort' => 'placed', 'direction' => 'asc', 'location_id' => '0']), 'number'));
        $this->refused(400, 'rest_invalid_param', 'POST', '/exports/orders', ['from' => '2026-02-31']);
    }

    public function testAListOfAnyLengthIsReadPageByPage(): void
    {
        $connection = $this->modules()->foundation->connection();
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $row = $connection->row('SELECT * FROM {orders} WHERE id = %d', [$order->id]) ?? self::fail('The order is gone.');
        $connection->insertMany('orders', array_map(static fn (int $number): array => ['order_key' => "copy-$number", 'cart_version' => 1_000 + $number] + array_diff_key($row, ['id' => 0]), range(1, 1_001)));
        $before = $connection->queries();
        self::assertCount(1_002, $this->csv('orders', []));
        self::assertLessThan(15, $connection->queries() - $before, 'a few queries for each 500 orders');
    }

    public function testCustomersRentalsAndLeadsAreExported(): void
    {
        $user = $this->as('customer');
        wp_update_user(['ID' => $user, 'first_name' => '@Ann', 'last_name' => 'Núñez']);
        wp_set_current_user(1);
        $customers = array_column($this->csv('customers', ['search' => 'desk-customer']), null, 'id');
        self::assertSame(["'@Ann", 'Núñez', 'desk-customer@example.com'], [$customers[$user]['first_name'], $customers[$user]['last_name'], $customers[$user]['email']]);
        self::assertSame([], $this->csv('customers', ['search' => 'nobody-has-this-name']));

        foreach (['rentals' => '/rentals', 'leads' => '/leads'] as $list => $path) {
            $shown = array_column($this->desk('GET', $path, ['per_page' => 100]), 'reference');
            self::assertSame($shown, array_slice(array_column($this->csv($list, []), 'reference'), 0, 100), $list);
        }
    }

    public function testMomentsAreThoseOfTheDealersClock(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $user = $this->as('customer');
        wp_set_current_user(1);
        // An evening in winter and one in summer, and a minute before and after midnight.
        foreach (['2026-01-02 02:30:00' => '2026-01-01 20:30', '2026-07-02 02:30:00' => '2026-07-01 21:30', '2026-03-01 05:59:59' => '2026-02-28 23:59', '2026-03-01 06:00:00' => '2026-03-01 00:00'] as $stored => $told) {
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET placed_at = %s WHERE id = %d', [$stored, $order->id]);
            wp_update_user(['ID' => $user, 'user_registered' => $stored]);
            $this->written($stored);
            self::assertSame([$told], array_column($this->csv('orders', []), 'placed_at'));
            self::assertSame([$told], array_column($this->csv('customers', ['search' => 'desk-customer']), 'since'));
            self::assertSame([$told], array_column($this->csv('rentals', ['search' => 'MOMENT0001']), 'created_at'));
            $leads = $this->csv('leads', ['search' => 'moment@example.com']);
            self::assertSame([[$told, $told]], array_map(static fn (array $lead): array => [$lead['created_at'], $lead['answered_at']], $leads));
        }
        $this->written('');
    }

    /** A rental and an inquiry of a moment; '' takes both away. */
    private function written(string $at): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute("DELETE FROM {rental_words} WHERE word = 'moment0001'");
        $connection->execute("DELETE FROM {rental_requests} WHERE reference = 'MOMENT0001'");
        $connection->execute("DELETE FROM {leads} WHERE reference = 'MOMENT0001'");
        if ('' === $at) {
            return;
        }
        $row = ['reference' => 'MOMENT0001', 'location_id' => 1, 'customer_id' => 0, 'owner_id' => 0, 'is_verified' => 1, 'is_test' => 0, 'version' => 1, 'created_at' => $at, 'changed_at' => $at, 'phone' => '', 'city' => '', 'region' => 'KS', 'zip' => ''];
        $connection->insert('rental_requests', $row + [
            'class_id' => 1, 'start_date' => '2026-03-01', 'return_date' => '2026-03-04', 'days' => 4, 'name' => 'Moment', 'email' => 'moment@example.com', 'machine' => 'Bobcat S66', 'state' => 'requested', 'fulfilment' => 'pickup',
            'jobsite_street' => '', 'jobsite_city' => '', 'jobsite_region' => '', 'jobsite_zip' => '', 'purpose' => '', 'attachments' => '[]', 'rates' => '{}', 'blocks' => '[]', 'is_priced' => 0, 'cost_cents' => 0, 'insurance_cents' => 0,
            'deposit_cents' => 0, 'total_cents' => 0, 'quote_note' => '', 'claimed' => '{}',
        ]);
        $connection->insert('rental_words', ['word' => 'moment0001', 'rental_id' => (int) $connection->value("SELECT id FROM {rental_requests} WHERE reference = 'MOMENT0001'")]);
        $connection->insert('leads', $row + [
            'kind' => 'used', 'machine_id' => 0, 'machine_title' => '', 'machine_sold' => 0, 'first_name' => 'Lee', 'last_name' => 'Moment', 'email' => 'moment@example.com', 'company' => '', 'address' => '', 'comments' => '',
            'salesman_id' => 0, 'routed_by' => 'default', 'status' => 'new', 'answered_at' => $at,
        ]);
    }

    public function testALeadIsExportedWithWhatItsFormAskedAndWhoWorksOnIt(): void
    {
        $this->written('2026-03-04 18:00:00');
        $this->modules()->foundation->connection()->execute("UPDATE {leads} SET kind = 'trade_in', details = %s, owner_id = 1 WHERE reference = 'MOMENT0001'", ['{"make":"Kubota","modelYear":2019,"hours":1250,"condition":"good"}']);
        [$row] = $this->csv('leads', ['search' => 'MOMENT0001']);
        self::assertSame(["Make: Kubota\nYear: 2019\nHours: 1,250\nCondition: Good", get_userdata(1)->display_name], [$row['details'], $row['assigned_to']]);
        $this->written('');
    }

    public function testWhoMayReadAListMayExportItAndNobodyElse(): void
    {
        $this->as('coleman_rental_desk');
        $this->csv('rentals', []);
        $this->refused(403, 'rest_forbidden', 'POST', '/exports/orders');
        $this->refused(403, 'rest_forbidden', 'POST', '/exports/leads');
        $this->as('coleman_sales');
        $this->csv('leads', []);
        $this->refused(403, 'rest_forbidden', 'POST', '/exports/rentals');
    }

    public function testAnExportIsLoggedWithoutWhatWasSearchedFor(): void
    {
        $this->as('coleman_parts_desk');
        $this->csv('orders', ['states' => 'cancelled', 'search' => 'Zebulon Quirk', '_locale' => 'user']);
        $this->refused(403, 'rest_forbidden', 'GET', '/audit');
        wp_set_current_user(1);
        [$entry] = $this->desk('GET', '/audit', ['kind' => 'export']);
        self::assertSame(['export', 'orders', 'Dee coleman_parts_desk'], [$entry['kind'], $entry['about'], $entry['user']]);
        self::assertStringContainsString('"states":"cancelled"', $entry['after']);
        self::assertStringContainsString('"has_search":true', $entry['after']);
        self::assertStringNotContainsString('Zebulon', $entry['after']);
        self::assertStringNotContainsString('_locale', $entry['after']);
    }

    public function testSettingsAreLoggedFromWhatToWhatAndSecretsNever(): void
    {
        $this->desk('POST', '/settings/staff-log', ['values' => ['days' => '400']]);
        $this->desk('POST', '/settings/staff-log', ['values' => ['days' => '500']]);
        [$entry] = $this->desk('GET', '/audit', ['kind' => 'settings']);
        self::assertSame(['{"coleman_audit_days":400}', '{"coleman_audit_days":500}'], [$entry['before'], $entry['after']]);
        $count = $this->rows('audit_log');
        $this->desk('POST', '/settings/staff-log', ['values' => ['days' => '500']]);
        self::assertSame($count, $this->rows('audit_log'), 'nothing has changed');

        $this->desk('POST', '/settings/cards', ['values' => ['secret' => 'sk_test_4711', 'webhook' => 'whsec_4711']]);
        [$entry] = $this->desk('GET', '/audit', ['kind' => 'settings']);
        self::assertSame(['coleman_payment', '', '{"coleman_payment":"changed"}'], [$entry['about'], $entry['before'], $entry['after']]);
        // By another door.
        update_option('coleman_hold_minutes', 77);
        self::assertSame('coleman_hold_minutes', $this->desk('GET', '/audit', ['kind' => 'settings'])[0]['about']);
        // What the site keeps for itself is no setting.
        $count = $this->rows('audit_log');
        update_option('coleman_webhook_events', 'order.placed');
        self::assertSame($count, $this->rows('audit_log'));
    }

    public function testRightsAreLoggedHoweverTheyAreGivenAndThoseOfCustomersAreNot(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $user = wp_insert_user(['user_login' => 'audited', 'user_pass' => 'x', 'user_email' => 'audited@example.com', 'role' => 'customer']);
        self::assertIsInt($user);
        self::assertSame([], $this->desk('GET', '/audit', ['kind' => 'role']));
        $account = new \WP_User($user);
        $account->set_role('coleman_sales');
        $account->add_cap(Roles::PRICE);
        wp_delete_user($user);
        $steps = array_map(static fn (array $entry): array => [$entry['about'], $entry['before'], $entry['after']], array_reverse($this->desk('GET', '/audit', ['kind' => 'role'])));
        self::assertContains(["user:$user", '{"rights":["coleman_sales"]}', '{"rights":["coleman_price","coleman_sales"]}'], $steps);
        self::assertSame('{"rights":[]}', $steps[count($steps) - 1][2], 'that the account is gone is logged too');
    }

    public function testPricesAndRefundsOfOrdersAreLogged(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $orders = $this->modules()->orderRecords->repository();
        $this->modules()->foundation->transaction()->run(static fn () => $orders->change($order, ['total_cents' => $order->totalCents - 100, 'refunded_cents' => 50]));
        $seen = [];
        foreach (['price', 'refund'] as $kind) {
            [$entry] = $this->desk('GET', '/audit', ['kind' => $kind]);
            $seen[] = [$entry['about'], $entry['before'], $entry['after']];
        }
        self::assertSame([
            ['order:' . $order->id, sprintf('{"total_cents":%d}', $order->totalCents), sprintf('{"total_cents":%d}', $order->totalCents - 100)],
            ['order:' . $order->id, '{"refunded_cents":0}', '{"refunded_cents":50}'],
        ], $seen);
        // Neither a change of something else nor one by a customer.
        $count = $this->rows('audit_log');
        $order = $orders->byId($order->id) ?? self::fail('The order is gone.');
        $this->modules()->foundation->transaction()->run(static fn () => $orders->change($order, ['po_number' => '4711']));
        wp_set_current_user(0);
        $order = $orders->byId($order->id) ?? self::fail('The order is gone.');
        $this->modules()->foundation->transaction()->run(static fn () => $orders->change($order, ['total_cents' => 1]));
        self::assertSame($count, $this->rows('audit_log'));
    }

    public function testWhatIsUndoneIsNotLogged(): void
    {
        $log = $this->modules()->foundation->audit();
        try {
            $this->modules()->foundation->transaction()->run(static function () use ($log): never {
                $log->record(AuditKind::Export, 'orders', [], []);
                throw new \DomainException('The server has thought better of it.');
            });
        } catch (\DomainException) {
            self::assertSame(0, $this->rows('audit_log'));
        }
    }

    public function testWebhooksAreLogged(): void
    {
        $webhook = $this->desk('POST', '/webhooks', ['url' => 'https://dms.example/a', 'events' => ['order.placed']], 201);
        $this->desk('POST', "/webhooks/{$webhook['id']}", ['url' => 'https://dms.example/b', 'events' => ['order.placed'], 'version' => $webhook['version']]);
        $this->desk('POST', "/webhooks/{$webhook['id']}/remove");
        $entries = $this->desk('GET', '/audit', ['kind' => 'webhook']);
        self::assertSame(['{"url":"https://dms.example/a"}', '{"url":"https://dms.example/b"}'], [$entries[1]['before'], $entries[1]['after']]);
        self::assertCount(3, $entries);
        self::assertStringNotContainsString('cwh_', (string) wp_json_encode($entries));
    }

    public function testEntriesLeaveAfterTheirDaysAndArePaged(): void
    {
        $log = $this->modules()->foundation->audit();
        for ($number = 0; $number < 52; $number++) {
            $log->record(AuditKind::Export, "list-$number", [], []);
        }
        $first = $this->body($this->call('GET', '/desk/audit'));
        self::assertSame([50, true], [count((array) $first['results']), $first['has_more']]);
        $rest = $this->desk('GET', '/audit', ['after' => (string) $first['after']]);
        self::assertSame(['list-1', 'list-0'], array_column($rest, 'about'));
        self::assertCount(0, $this->desk('GET', '/audit', ['user' => 987654]));

        $this->modules()->foundation->connection()->execute('UPDATE {audit_log} SET happened_at = %s WHERE about = %s', ['2020-01-01 00:00:00', 'list-0']);
        self::assertSame(1, $log->eraseOlderThan(AuditRepository::days()));
        self::assertSame(51, $this->rows('audit_log'));
    }

    /** @return iterable<string, array{string, string}> */
    public static function cells(): iterable
    {
        foreach (['=1+1', '+1', '-1', '@x', "\tx", "\rx", "'=1"] as $text) {
            yield rawurlencode($text) => [$text, "'" . $text];
        }
        foreach (["O'Brien", '1-2', 'a=b', ''] as $text) {
            yield 'plain ' . $text => [$text, $text];
        }
    }

    /** @dataProvider cells */
    public function testFormulasAreText(string $typed, string $written): void
    {
        self::assertSame($written, Csv::asText($typed));
        self::assertSame([$written, '-5'], str_getcsv(substr(Csv::line([$typed, -5]), 0, -2), ',', '"', ''));
    }

    /**
     * @param array<string, mixed> $filter
     * @return list<array<string, string>> rows by column
     */
    private function csv(string $list, array $filter): array
    {
        $response = $this->call('POST', '/desk/exports/' . $list, $filter);
        $file = $response->get_data();
        self::assertInstanceOf(File::class, $file, (string) wp_json_encode($file));
        $server = new class () extends \WP_REST_Server {
            /** @var array<string, string> */
            public array $sent = [];

            public function send_header($key, $value): void
            {
                $this->sent[$key] = $value;
            }
        };
        ob_start();
        $file->send($server, false);
        $text = (string) ob_get_clean();
        self::assertSame(['text/csv; charset=utf-8', 1], [$server->sent['Content-Type'], preg_match("/^attachment; filename=\"$list-\\d{4}-\\d\\d-\\d\\d\\.csv\"$/", $server->sent['Content-Disposition'])]);
        self::assertStringStartsWith(Csv::MARK, $text);
        $stream = fopen('php://temp', 'w+b');
        self::assertNotFalse($stream);
        fwrite($stream, substr($text, strlen(Csv::MARK)));
        rewind($stream);
        $head = array_map(strval(...), fgetcsv($stream, null, ',', '"', '') ?: []);
        $rows = [];
        while (false !== ($cells = fgetcsv($stream, null, ',', '"', ''))) {
            $rows[] = array_combine($head, array_map(strval(...), $cells));
        }

        return $rows;
    }

    private function clear(): void
    {
        foreach (['coleman_payment', 'coleman_hold_minutes', 'coleman_webhook_events', AuditRepository::DAYS_OPTION] as $option) {
            delete_option($option);
        }
        foreach (['audit_log', 'webhooks'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
