<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Integrations;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\Limits;
use Coleman\Api\Integrations\OrderFeedQuery;
use Coleman\Api\Integrations\OrderFiles;
use Coleman\Api\Integrations\OrderFileSettings;
use Coleman\Api\Orders\Order;
use Coleman\Api\Staff\Roles;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** The dealer's own system reads orders, by a key that opens nothing else or from files, and says which it has. */
final class OrderFeedTest extends OrderTestCase
{
    use AtTheDesk;

    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
        $this->folder = (string) realpath(get_temp_dir()) . '/coleman-orders-' . getmypid();
        mkdir($this->folder);
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), glob($this->folder . '/*') ?: []);
        rmdir($this->folder);
        $this->clear();
        parent::tearDown();
    }

    public function testOrdersAreReadOnFromACursorAndAgainWhenTheyHaveChanged(): void
    {
        $orders = $this->orders(3);
        $this->as('coleman_integration');
        $first = $this->read(['limit' => 2]);
        self::assertSame([[$orders[0]->number(), $orders[1]->number()], true], [array_column($first['results'], 'number'), $first['has_more']]);
        self::assertSame([$orders[0]->totalCents, 'Easton', DemoParts::IN_STOCK, ''], [$first['results'][0]['total_cents'], $first['results'][0]['billing']['city'], $first['results'][0]['lines'][0]['part_id'], $first['results'][0]['sent_to_dealer_at']]);
        $schema = json_decode((string) file_get_contents(dirname(__DIR__, 4) . '/plugin-coleman-api/schema/integration-order.json'), true);
        self::assertIsArray($schema);
        self::assertTrue(rest_validate_value_from_schema($first['results'][0], $schema, 'order'));
        self::assertEqualsCanonicalizing($schema['required'], array_keys($first['results'][0]));
        self::assertEqualsCanonicalizing($schema['properties']['lines']['items']['required'], array_keys($first['results'][0]['lines'][0]));
        $second = $this->read(['after' => $first['after']]);
        self::assertSame([[$orders[2]->number()], false], [array_column($second['results'], 'number'), $second['has_more']]);
        $none = $this->read(['after' => $second['after']]);
        self::assertSame([[], $second['after']], [$none['results'], $none['after']], 'the cursor stays where nothing is new');

        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET changed_at = %s WHERE id = %d', ['2026-01-02 00:00:00', $orders[0]->id]);
        self::assertSame([$orders[0]->number()], array_column($this->read(['after' => $second['after']])['results'], 'number'));
        self::assertSame(400, $this->call('GET', '/integration/orders', ['after' => '5'])->get_status());
    }

    public function testWhatChangedAMomentAgoWaitsForTransactionsThatAreStillOpen(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->place();
        $this->as('coleman_integration');
        self::assertSame([], $this->read([])['results']);
    }

    public function testTheCursorPassesNothingByThatIsCommittedLate(): void
    {
        [$late, $early] = $this->orders(2);
        $connection = $this->modules()->foundation->connection();
        $change = static fn (Order $order, string $time) => $connection->execute('UPDATE {orders} SET changed_at = %s WHERE id = %d', ["2026-03-01 $time", $order->id]);
        $clock = new FixedClock('2026-03-01 12:00:20');
        $query = new OrderFeedQuery($connection, $this->modules()->orderRecords->repository(), $clock);
        $cursor = '';
        $read = static function () use ($query, &$cursor): array {
            ['orders' => $read, 'after' => $cursor] = $query->since($cursor, 100);

            return array_column($read, 'number');
        };
        $change($early, '12:00:00');
        $change($late, '13:00:00');
        self::assertSame([], $read());
        // A transaction that began before, on a server whose clock is nine seconds behind.
        $clock->advance(5);
        $change($late, '11:59:51');
        self::assertSame([$late->number()], $read());
        $clock->advance(4);
        self::assertSame([], $read());
        $clock->advance(1);
        self::assertSame([$early->number()], $read());
        self::assertSame([], $read());
    }

    public function testTheKeyOpensNothingElse(): void
    {
        $this->orders(1);
        $user = $this->as('coleman_integration');
        foreach (['/desk/orders', '/desk/customers', '/desk/rentals', '/desk/leads', '/desk/settings', '/desk/webhooks', '/desk/audit'] as $path) {
            self::assertSame(403, $this->call('GET', $path)->get_status(), $path);
        }
        self::assertSame(403, $this->call('POST', '/desk/exports/orders')->get_status());
        self::assertSame(403, $this->call('POST', '/integration/orders/sent', ['ids' => [1]])->get_status(), 'it only reads');
        $own = array_keys(array_filter((new \WP_User($user))->allcaps));
        self::assertEqualsCanonicalizing([Roles::ORDER_FEED, 'coleman_integration', 'level_0', 'read'], $own);
        // Nor does the desk's right open the feed by itself.
        $this->as('coleman_parts_desk');
        self::assertSame(403, $this->call('GET', '/integration/orders')->get_status());
        wp_set_current_user(0);
        self::assertSame(401, $this->call('GET', '/integration/orders')->get_status());
    }

    public function testItIsLimited(): void
    {
        $this->as('coleman_integration');
        update_option(Limits::OPTION, ['order_feed' => [2, 60]]);
        self::assertSame([200, 200, 429], array_map(fn (): int => $this->call('GET', '/integration/orders')->get_status(), [1, 2, 3]));
    }

    public function testOrdersAreMarkedOnceAndTheDeskSeesIt(): void
    {
        $orders = $this->orders(2);
        $user = new \WP_User($this->as('subscriber'));
        $user->add_cap(Roles::MARK_SENT);
        wp_set_current_user(0);
        wp_set_current_user($user->ID);
        self::assertSame(['marked' => 1], $this->body($this->call('POST', '/integration/orders/sent', ['ids' => [$orders[0]->id, $orders[0]->id, 987_654]]))['results']);
        $user->remove_cap(Roles::MARK_SENT);
        $this->as('coleman_parts_desk');
        self::assertMatchesRegularExpression('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/D', $this->desk('GET', "/orders/{$orders[0]->id}")['sent_to_dealer_at']);
        self::assertSame('', $this->desk('GET', "/orders/{$orders[1]->id}")['sent_to_dealer_at']);

        // A second mark moves nothing.
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {orders} SET sent_to_dealer_at = %s WHERE id = %d', ['2026-01-01 12:00:00', $orders[0]->id]);
        $version = $connection->value('SELECT version FROM {orders} WHERE id = %d', [$orders[0]->id]);
        $this->sent()->mark($orders[0]->id);
        self::assertSame(['2026-01-01 12:00:00', $version], array_values($connection->row('SELECT sent_to_dealer_at, version FROM {orders} WHERE id = %d', [$orders[0]->id]) ?? []));
    }

    public function testFilesHaveWhatIsNewAndGoOnWhereTheLastEnded(): void
    {
        $orders = $this->orders(2);
        foreach (['jsonl', 'csv'] as $format) {
            delete_option(OrderFiles::CURSOR);
            $this->set($format);
            self::assertSame(2, $this->files()->run());
            self::assertSame(["{$this->folder}/orders-0.$format"], glob("$this->folder/*.$format"));
            self::assertSame(0, $this->files()->run(), 'nothing is new');
        }
        $lines = file("$this->folder/orders-0.jsonl", FILE_IGNORE_NEW_LINES) ?: [];
        self::assertSame([$orders[0]->number(), $orders[1]->number()], array_map(static fn (string $line): mixed => json_decode($line, true)['number'], $lines));
        $csv = array_map(static fn (string $line): array => str_getcsv($line, ',', '"', ''), file("$this->folder/orders-0.csv", FILE_IGNORE_NEW_LINES) ?: []);
        self::assertCount(3, $csv, 'a line for each line of an order');
        self::assertSame([$orders[1]->number(), 'Easton', '2'], [$csv[2][0], $csv[2][14], $csv[2][24]]);

        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET changed_at = %s WHERE id = %d', ['2026-01-02 00:00:00', $orders[0]->id]);
        self::assertSame(1, $this->files()->run());
        self::assertCount(2, glob("$this->folder/*.csv") ?: []);
        self::assertSame([], glob("$this->folder/*.part") ?: []);
    }

    public function testARunThatDiedBeforeItNotedHowFarItCameWritesTheSameFileAgain(): void
    {
        $this->orders(1);
        $this->set('jsonl');
        $this->files()->run();
        $before = file_get_contents("$this->folder/orders-0.jsonl");
        delete_option(OrderFiles::CURSOR);
        file_put_contents("$this->folder/orders-0.jsonl", 'half of i');
        self::assertSame(1, $this->files()->run());
        self::assertSame([[$this->folder . '/orders-0.jsonl'], $before], [glob("$this->folder/*"), file_get_contents("$this->folder/orders-0.jsonl")]);
    }

    public function testFilesMarkTheirOrdersWhereTheSettingSaysSo(): void
    {
        $orders = $this->orders(1);
        $connection = $this->modules()->foundation->connection();
        $this->set('jsonl');
        $this->files()->run();
        self::assertNull($connection->value('SELECT sent_to_dealer_at FROM {orders} WHERE id = %d', [$orders[0]->id]));
        delete_option(OrderFiles::CURSOR);
        $this->set('jsonl', true);
        $this->files()->run();
        self::assertNotNull($connection->value('SELECT sent_to_dealer_at FROM {orders} WHERE id = %d', [$orders[0]->id]));
    }

    public function testAFolderThatIsGoneIsToldAndNothingIsSkipped(): void
    {
        $this->orders(1);
        $this->set('jsonl');
        rmdir($this->folder);
        $log = (string) ini_set('error_log', '/dev/null');
        self::assertSame(0, $this->files()->run());
        ini_set('error_log', $log);
        self::assertStringContainsString('folder', (string) get_option(OrderFiles::FAULT));
        mkdir($this->folder);
        self::assertSame(1, $this->files()->run());
        self::assertSame('', get_option(OrderFiles::FAULT));
    }

    public function testFoldersOfTheWebsiteAreRefused(): void
    {
        wp_set_current_user(1);
        foreach ([ABSPATH, WP_CONTENT_DIR . '/uploads/..', '/no/such/folder', 'relative', ''] as $folder) {
            $data = $this->refused(400, 'rest_invalid_param', 'POST', '/settings/order-files', ['values' => ['format' => 'csv', 'folder' => $folder]]);
            self::assertSame(['folder'], array_keys((array) $data['params']), $folder);
        }
        $this->desk('POST', '/settings/order-files', ['values' => ['format' => 'csv', 'folder' => $this->folder, 'marks_sent' => true]]);
        self::assertTrue(OrderFileSettings::get()->isOn() && OrderFileSettings::get()->marksSent);
        $this->desk('POST', '/settings/order-files', ['values' => ['format' => 'off', 'folder' => '']]);
        self::assertFalse(OrderFileSettings::get()->isOn());
    }

    /** @return non-empty-list<Order> that changed long ago, one after the other */
    private function orders(int $count): array
    {
        $orders = [];
        for ($number = 1; $number <= $count; $number++) {
            $this->fill([DemoParts::IN_STOCK => $number], "customer-$number");
            $orders[] = $order = $this->place([], "customer-$number");
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET changed_at = %s WHERE id = %d', ['2026-01-01 10:00:00', $order->id]);
        }
        self::assertNotEmpty($orders);

        return $orders;
    }

    /**
     * @param array<string, mixed> $query
     * @return array{results: list<array<mixed>>, has_more: bool, after: string}
     */
    private function read(array $query): array
    {
        $response = $this->call('GET', '/integration/orders', $query);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        /** @var array{results: list<array<mixed>>, has_more: bool, after: string} $body */
        $body = $this->body($response);

        return $body;
    }

    private function files(): OrderFiles
    {
        return $this->modules()->integrations->orderFiles();
    }

    private function sent(): \Coleman\Api\Integrations\SentOrders
    {
        return new \Coleman\Api\Integrations\SentOrders($this->modules()->foundation->transaction(), $this->modules()->orderRecords->repository(), $this->modules()->stock->orderHolds(), $this->modules()->foundation->clock);
    }

    private function set(string $format, bool $marksSent = false): void
    {
        update_option(OrderFileSettings::OPTION, ['format' => $format, 'folder' => $this->folder, 'marks_sent' => $marksSent]);
    }

    private function clear(): void
    {
        array_map(delete_option(...), [OrderFileSettings::OPTION, OrderFiles::CURSOR, OrderFiles::FAULT, Limits::OPTION]);
        foreach (['rate_limits', 'audit_log'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
