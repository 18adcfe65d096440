<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Audit\AuditEntry;
use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Feeds\FeedStore;
use Coleman\Api\Feeds\NewRun;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Plugin;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** Feeds by REST, as a program with the one capability calls them. */
final class FeedApiTest extends TestCase
{
    private const VENDOR = 'Feed API Test';
    private const HEAD = "part_number,vendor,description,price\n";

    private static int $user = 0;

    public static function setUpBeforeClass(): void
    {
        parent::setUpBeforeClass();
        $id = wp_insert_user(['user_login' => 'feed-program', 'user_pass' => 'x', 'user_email' => 'feed-program@example.com', 'display_name' => 'Feed program', 'role' => '']);
        self::assertIsInt($id);
        (new \WP_User($id))->add_cap('coleman_feed');
        self::$user = $id;
    }

    public static function tearDownAfterClass(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user(self::$user);
        parent::tearDownAfterClass();
    }

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user(self::$user);
        $this->api('POST', '/feeds', ['name' => 'bonner', 'kind' => 'parts'], status: 201);
    }

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
        foreach ($ids as $id) {
            $connection->execute('DELETE FROM {parts} WHERE id = %d', [$id]);
        }
        $this->modules()->parts->counts()->recountFamily(0);
        $this->modules()->search->index()->remove($ids);
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'search_queue', 'idempotency_keys'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('UPDATE {feed_state} SET run_id = 0');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        parent::tearDown();
    }

    public function testASmallFileIsTakenInByOneCall(): void
    {
        $run = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\nAT-2," . self::VENDOR . ",Two,x\n");
        self::assertSame('applied', $run['state'], (string) $run['message']);
        self::assertSame([2, 1], [$run['counts']['done_new'], $run['counts']['cells']]);
        self::assertSame('Feed program', $run['by']);
        self::assertSame(['apply', 'undo'], $run['can']);
        $faults = $this->api('GET', "/feed-runs/{$run['id']}/faults");
        self::assertSame([['line' => 3, 'column' => 'price', 'value' => 'x', 'reason' => 'Enter an amount in US dollars, such as 1,234.50.']], $faults);
        $listed = $this->api('GET', '/feeds');
        self::assertSame([$run['id'], 'bonner'], [$listed[0]['last_run']['id'], $listed[0]['name']]);
    }

    public function testAFileInPiecesGoesOnWhereItWas(): void
    {
        $file = self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n";
        $run = $this->api('POST', '/feeds/bonner/runs', ['file_name' => '../../etc/parts.csv', 'size' => strlen($file)], status: 201);
        self::assertSame(['receiving', 'parts.csv', 0], [$run['state'], $run['source_name'], $run['upload']['bytes']]);
        $id = $run['id'];
        self::assertSame(20, $this->piece($id, 0, substr($file, 0, 20))['upload']['bytes']);
        // The answer was lost, and the piece comes again.
        $refused = $this->refused(409, 'coleman_wrong_offset', 'POST', "/feed-runs/$id/file?offset=0", substr($file, 0, 20));
        self::assertSame(20, $refused['offset']);
        // Too soon: nothing has begun.
        self::assertSame(20, $this->refused(409, 'coleman_upload_incomplete', 'POST', "/feed-runs/$id/start")['offset']);
        $this->refused(413, 'coleman_too_large', 'PUT', "/feed-runs/$id/file?offset=20", str_repeat('x', 500));
        $this->refused(400, 'coleman_empty_piece', 'PUT', "/feed-runs/$id/file?offset=20", '');
        $this->piece($id, 20, substr($file, 20), 'PUT');
        self::assertSame(0, $this->ours());
        $done = $this->api('POST', "/feed-runs/$id/start");
        self::assertSame('applied', $done['state'], (string) $done['message']);
        self::assertSame(1, $this->ours());
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/$id/file?offset=0", 'more');
    }

    public function testWhatWasTriedCanBeTriedWithOtherColumnsAndTakenIn(): void
    {
        $file = "Nr,Make,Words,Net\nAT-1," . self::VENDOR . ",One,1.00\n";
        $run = $this->api('POST', '/feeds/bonner/runs', ['size' => strlen($file)], status: 201);
        $id = $run['id'];
        $this->piece($id, 0, $file);
        $preview = $this->api('GET', "/feed-runs/$id/preview");
        self::assertSame(['Nr', 'Make', 'Words', 'Net'], array_column($preview['columns'], 'name'));
        self::assertSame(['AT-1'], $preview['columns'][0]['examples']);
        self::assertSame([['line' => 2, 'texts' => ['AT-1', self::VENDOR, 'One', '1.00'], 'fault' => '']], $preview['rows']);
        $this->refused(400, 'coleman_unreadable_file', 'POST', "/feed-runs/$id/start", ['dry_run' => '1']);
        $this->api('POST', '/feeds', ['name' => 'bonner', 'mapping' => ['Nr' => 'part_number', 'Words' => 'description', 'Net' => '']]);
        $tried = $this->api('POST', "/feed-runs/$id/start", ['dry_run' => '1']);
        self::assertSame(['compared', true, 1], [$tried['state'], $tried['is_dry'], $tried['counts']['new']]);
        self::assertSame(['start', 'apply', 'discard'], $tried['can']);
        $this->api('POST', '/feeds', ['name' => 'bonner', 'mapping' => ['Nr' => 'part_number', 'Words' => 'description', 'Net' => 'price']]);
        $again = $this->api('POST', "/feed-runs/$id/start", ['dry_run' => '1']);
        self::assertSame(['compared', 1, 1], [$again['state'], $again['counts']['read'], $again['counts']['new']]);
        self::assertSame(0, $this->ours());
        $taken = $this->api('POST', "/feed-runs/$id/apply");
        self::assertSame(['applied', false, 1], [$taken['state'], $taken['is_dry'], $taken['counts']['done_new']]);
        self::assertSame('100', $this->modules()->foundation->connection()->value('SELECT price_cents FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/$id/start");
    }

    public function testThePreviewLeavesOutWhatTheFeedSkips(): void
    {
        $this->api('POST', '/feeds', ['name' => 'bonner', 'kind' => 'parts', 'options' => ['skip' => 'Printed *|Total*', 'trailer' => 'END,#']]);
        $rows = [
            'Printed on May 4',
            ...array_map(static fn (int $number): string => "AT-$number," . self::VENDOR . ',One,1.00', [1, 2]),
            'Total,,,2.00',
            'AT-3,' . self::VENDOR . ',One,1.00',
            'END,3',
        ];
        $file = self::HEAD . implode("\n", $rows) . "\n";
        $run = $this->api('POST', '/feeds/bonner/runs', ['size' => strlen($file)], status: 201);
        $this->piece($run['id'], 0, $file);
        $preview = $this->api('GET', "/feed-runs/{$run['id']}/preview");
        self::assertSame([3, 4, 6], array_column($preview['rows'], 'line'));
        self::assertSame(['', '', ''], array_column($preview['rows'], 'fault'));
        self::assertSame(['AT-1', 'AT-2', 'AT-3'], $preview['columns'][0]['examples']);

        $this->api('POST', '/feeds', ['name' => 'bonner', 'options' => ['skip' => '', 'trailer' => '']]);
        $preview = $this->api('GET', "/feed-runs/{$run['id']}/preview");
        self::assertSame([2, 3, 4, 5, 6], array_column($preview['rows'], 'line'));
        self::assertSame(['Printed on May 4', 'AT-1', 'AT-2'], $preview['columns'][0]['examples']);

        // As when it is taken in: with no other rows there is nothing to read.
        $this->api('POST', '/feeds', ['name' => 'bonner', 'options' => ['skip' => 'Printed *|Total*|AT*', 'trailer' => 'END,#']]);
        $this->refused(400, 'coleman_unreadable_file', 'GET', "/feed-runs/{$run['id']}/preview");
    }

    public function testARunIsUndoneAndAppliedAgain(): void
    {
        $first = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n");
        $second = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,2.00\n");
        self::assertSame(['apply', 'undo'], $second['can']);
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/{$first['id']}/undo");
        $undone = $this->api('POST', "/feed-runs/{$second['id']}/undo", status: 201);
        self::assertSame('applied', $undone['state']);
        self::assertSame('100', $this->modules()->foundation->connection()->value('SELECT price_cents FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
        $this->api('POST', "/feed-runs/{$second['id']}/apply", status: 201);
        self::assertSame('200', $this->modules()->foundation->connection()->value('SELECT price_cents FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
        self::assertCount(4, $this->api('GET', '/feeds/bonner/runs'));
    }

    public function testWhatIsOutdatedIsNotTakenIn(): void
    {
        $tried = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n", '?dry_run=1');
        $other = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,3.00\n", '?dry_run=1');
        self::assertSame(['compared', 'compared'], [$tried['state'], $other['state']]);
        // What an earlier file would do is kept no longer than until the next one has been looked at.
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/{$tried['id']}/apply");
        $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,2.00\n");
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/{$other['id']}/apply");
        $this->api('POST', "/feed-runs/{$other['id']}/discard");
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/{$other['id']}/discard");
    }

    public function testAHeldRunWaitsForADecision(): void
    {
        $rows = static fn (string $price): string => self::HEAD . implode('', array_map(static fn (int $i): string => "AT-$i," . self::VENDOR . ",Part $i,$price\n", range(1, 30)));
        $this->bring($rows('1.00'));
        $held = $this->bring($rows('2.00'));
        self::assertSame(['held', ['apply', 'discard']], [$held['state'], $held['can']]);
        self::assertStringContainsString('30 prices', (string) $held['message']);
        self::assertSame('applied', $this->api('POST', "/feed-runs/{$held['id']}/apply")['state']);
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/{$held['id']}/discard");
    }

    public function testEveryDecisionAboutARunIsInTheStaffLogOnce(): void
    {
        $log = $this->modules()->foundation->audit();
        $this->modules()->foundation->connection()->execute('DELETE FROM {audit_log}');
        $decisions = static fn (): array => array_map(static fn (AuditEntry $entry): array => [$entry->about, $entry->userId, $entry->after], $log->list(AuditKind::Feed, 0, 0, 9));
        $decide = function (array $run, string $call, string $decision, int $status) use ($decisions): void {
            $before = $decisions();
            $this->api('POST', "/feed-runs/{$run['id']}/$call", status: $status);
            self::assertSame([['run:' . $run['id'], self::$user, ['feed' => 'bonner', 'file' => $run['source_name'], 'decision' => $decision]], ...$before], $decisions());
        };
        $thrown = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,2.00\n", '?dry_run=1');
        self::assertSame([], $decisions(), 'Nobody has decided yet.');
        $decide($thrown, 'discard', 'discarded', 200);
        $tried = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n", '?dry_run=1');
        $decide($tried, 'apply', 'approved', 200);
        $decide($tried, 'undo', 'undone', 201);
        $decide($tried, 'apply', 'imported again', 201);
        $all = $decisions();
        $this->refused(409, 'coleman_feed_run_state', 'POST', "/feed-runs/{$thrown['id']}/discard");
        self::assertSame($all, $decisions(), 'What was refused was not done.');
    }

    public function testTheSameKeyBringsAFileOnce(): void
    {
        $file = self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n";
        $key = ['Idempotency-Key' => 'nightly-2026-11-22'];
        $first = $this->send('POST', '/feeds/bonner/runs', $file, $key);
        $again = $this->send('POST', '/feeds/bonner/runs', $file, $key);
        self::assertSame('true', $again->get_headers()['Idempotency-Replayed'] ?? '');
        self::assertSame($this->body($first)['results'], $this->body($again)['results']);
        self::assertSame(1, $this->rows('feed_runs'));
        $this->refused(422, 'coleman_idempotency_key_reused', 'POST', '/feeds/bonner/runs', $file . "\n", $key);
        // Somebody was killed before the file was kept: the same call goes on.
        $this->modules()->foundation->connection()->execute("UPDATE {feed_runs} SET state = 'receiving'");
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.source') ?: []);
        self::assertSame('applied', $this->results($this->send('POST', '/feeds/bonner/runs', $file, $key), 201)['state']);
    }

    /** @return iterable<string, array{string, string}> */
    public static function badFiles(): iterable
    {
        yield 'binary' => ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR" . str_repeat("\0\xff", 200), 'isn’t a text file'];
        yield 'white space' => ["  \n \n", 'empty'];
        yield 'a head alone' => [self::HEAD, 'No row'];
        yield 'other columns' => ["a,b\n1,2\n", 'Missing columns: '];
        yield 'too many columns' => [implode(',', range(1, 600)) . "\n" . implode(',', range(1, 600)) . "\n", '500 columns'];
        yield 'a name that is none' => [str_repeat('x', 200_000) . "\n1\n", 'longer than 100'];
        yield 'packed nothing' => [(string) gzencode(''), 'empty'];
    }

    /** @dataProvider badFiles */
    public function testAFileThatIsNoneIsRefusedAndLeavesNothing(string $file, string $why): void
    {
        $data = $this->refused(400, 'coleman_unreadable_file', 'POST', '/feeds/bonner/runs', $file, [], $message);
        self::assertStringContainsString($why, $message, (string) wp_json_encode($data));
        self::assertSame([], glob(WP_CONTENT_DIR . '/coleman-feeds/*.source'));
        self::assertSame('failed', $this->api('GET', '/feeds/bonner/runs')[0]['state']);
    }

    /** @group any-database */
    public function testAFileMadeToFillTheDiskEndsEarly(): void
    {
        // 12 MB of rows that say nothing in 12 KB.
        $bomb = (string) gzencode(self::HEAD . str_repeat("x\n", 6_000_000), 9);
        self::assertLessThan(20_000, strlen($bomb));
        $run = $this->toItsEnd($bomb);
        self::assertSame('failed', $run['state']);
        self::assertLessThan(25_000, ($run['counts']['bad'] ?? 0) + ($run['counts']['doubled'] ?? 0));
        // A quote that is opened and never closed is not held in memory.
        $quote = (string) gzencode(self::HEAD . '"' . str_repeat(str_repeat('y', 900_000) . "\n", 50) . "\nAT-1," . self::VENDOR . ",One,1.00\n", 9);
        $before = memory_get_usage();
        memory_reset_peak_usage();
        $run = $this->toItsEnd($quote);
        self::assertSame(['held', 1, 50], [$run['state'], $run['counts']['new'], $run['counts']['bad']]);
        self::assertLessThan(40_000_000, memory_get_peak_usage() - $before);
    }

    public function testTheReportIsSafeInASpreadsheet(): void
    {
        $run = $this->bring("part_number,vendor,description,price,=cmd|'/c calc'!A1\nAT-1," . self::VENDOR . ",One,=1+1,2\n", '?dry_run=1');
        $report = (string) file_get_contents($this->modules()->feedTypes->store()->faults($run['id']));
        self::assertStringContainsString("'=1+1", $report);
        self::assertSame(["=cmd|'/c calc'!A1"], $run['unknown']);
        $this->api('POST', '/feeds', ['name' => 'bonner', 'mapping' => ['price' => '', "=cmd|'/c calc'!A1" => 'case_qty']]);
        $run = $this->bring("part_number,vendor,description,=cmd|'/c calc'!A1\nAT-1," . self::VENDOR . ",One,zero\n", '?dry_run=1');
        $report = (string) file_get_contents($this->modules()->feedTypes->store()->faults($run['id']));
        self::assertStringContainsString("'=cmd", $report);
        self::assertStringNotContainsString(',=cmd', $report);
    }

    public function testWhatTheReportKeepsFromSpreadsheetsIsReadAsItStandsInTheFile(): void
    {
        $values = ['-4', '=1+1', "'=1+1", "''", "'x", '+', "'-"];
        $rows = array_map(static fn (int $number, string $value): string => "AT-$number," . self::VENDOR . ",One,$value\n", array_keys($values), $values);
        $run = $this->bring("part_number,vendor,description,price\n" . implode('', $rows), '?dry_run=1');
        self::assertSame($values, array_column($this->api('GET', "/feed-runs/{$run['id']}/faults"), 'value'));
        self::assertStringContainsString(",'-4,", (string) file_get_contents($this->modules()->feedTypes->store()->faults($run['id'])));
    }

    public function testADiskThatIsFullIsSaidAndLeavesWhatWasThere(): void
    {
        $run = $this->api('POST', '/feeds/bonner/runs', status: 201);
        symlink('/dev/full', $this->modules()->feedTypes->store()->source($run['id']));
        $this->refused(507, 'coleman_disk_full', 'POST', "/feed-runs/{$run['id']}/file?offset=0", 'abc');
        unlink($this->modules()->feedTypes->store()->source($run['id']));
        self::assertSame(3, $this->piece($run['id'], 0, 'abc')['upload']['bytes']);
    }

    public function testAFormIsNoFile(): void
    {
        $this->refused(415, 'coleman_not_a_file', 'POST', '/feeds/bonner/runs', self::HEAD, ['Content-Type' => 'application/x-www-form-urlencoded']);
        $this->refused(413, 'coleman_too_large', 'POST', '/feeds/bonner/runs', str_repeat('x', PartialUpload::pieceBytes() + 1));
        $this->refused(413, 'coleman_too_large', 'POST', '/feeds/bonner/runs', ['size' => (string) (FeedStore::mostBytes() + 1)]);
        $this->refused(404, 'coleman_feed_not_found', 'POST', '/feeds/nobody/runs', self::HEAD);
        self::assertSame(0, $this->rows('feed_runs'));
    }

    public function testWhatAFeedIsLikeIsLookedOver(): void
    {
        $faults = $this->refused(400, 'rest_invalid_param', 'POST', '/feeds', ['name' => '../x', 'kind' => 'nothing']);
        self::assertSame(['name', 'kind'], array_keys((array) $faults['params']));
        $faults = $this->refused(400, 'rest_invalid_param', 'POST', '/feeds', ['name' => 'bonner', 'mapping' => ['A' => 'nothing', 'B' => 'price', 'C' => 'price'], 'constants' => ['price' => 'x']]);
        self::assertSame(['mapping.A', 'mapping.price', 'constants.price'], array_keys((array) $faults['params']));
        $this->refused(400, 'rest_invalid_param', 'POST', '/feeds', ['name' => 'bonner', 'kind' => 'stock']);
        $feed = $this->api('POST', '/feeds', ['name' => 'bonner', 'is_full' => '1', 'constants' => ['price' => '5.00']]);
        self::assertSame([true, ['price' => '5.00']], [$feed['is_full'], $feed['constants']]);
        $this->modules()->feeds->repository()->start(new NewRun($this->modules()->feeds->repository()->named('bonner') ?? self::fail(), 'x', 0));
        $this->refused(409, 'coleman_feed_busy', 'POST', '/feeds', ['name' => 'bonner', 'is_full' => '0']);
        $this->refused(400, 'rest_invalid_param', 'GET', '/feed-runs/1/faults', ['format' => 'xml']);
    }

    public function testHowFilesAreReadIsSetByCalls(): void
    {
        $usual = ['empty_clears' => false, 'zero_is_price' => false, 'skip' => '', 'trailer' => ''];
        self::assertSame($usual, $this->api('POST', '/feeds', ['name' => 'bonner'])['options']);
        $row = self::HEAD . 'AT-1,' . self::VENDOR . ',One,';
        $this->bring($row . "1.00\n");
        $this->bring($row . "\n");
        self::assertSame('100', $this->price());

        $set = ['empty_clears' => true, 'skip' => ' Total*|Page # of # ', 'trailer' => 'TRAILER,#'];
        $feed = $this->api('POST', '/feeds', ['name' => 'bonner', 'is_full' => true, 'options' => $set]);
        self::assertSame(['empty_clears' => true, 'zero_is_price' => false, 'skip' => 'Total*|Page # of #', 'trailer' => 'TRAILER,#'], $feed['options']);
        // As a form sends it; what is left away stays.
        $feed = $this->api('POST', '/feeds', ['name' => 'bonner', 'options' => ['zero_is_price' => '1']]);
        $now = ['empty_clears' => true, 'zero_is_price' => true, 'skip' => 'Total*|Page # of #', 'trailer' => 'TRAILER,#'];
        self::assertSame($now, $feed['options']);
        self::assertSame($now, $this->api('POST', '/feeds', ['name' => 'bonner', 'mapping' => ['x' => '']])['options']);
        self::assertSame($now, $this->api('GET', '/feeds')[0]['options']);

        $run = $this->bring($row . "\nTotal,,,9.00\nTRAILER,1\n");
        self::assertSame(['applied', 1, 2, 0, $now], [$run['state'], $run['counts']['read'], $run['counts']['skipped'], $run['counts']['bad'] ?? 0, $run['feed']['options']], (string) $run['message']);
        self::assertNull($this->price());
        $this->bring($row . "0.00\nTRAILER,1\n");
        self::assertSame('0', $this->price());
        $held = $this->bring($row . "2.00\nTRAILER,2\n");
        self::assertSame(['held', 'The file should have 2 rows but has 1.'], [$held['state'], $held['message']]);
        $this->api('POST', "/feed-runs/{$held['id']}/discard");

        $feed = $this->api('POST', '/feeds', ['name' => 'bonner', 'options' => ['empty_clears' => '0', 'trailer' => '']]);
        self::assertSame(['empty_clears' => false, 'zero_is_price' => true, 'skip' => 'Total*|Page # of #', 'trailer' => ''], $feed['options']);
    }

    public function testColumnsAreCalledAsPeopleReadThem(): void
    {
        foreach ($this->api('GET', '/feed-kinds') as $kind) {
            $labels = array_column($kind['columns'], 'label');
            self::assertSame($labels, array_values(array_unique($labels)), $kind['name']);
            foreach ($kind['columns'] as $column) {
                self::assertNotContains($column['label'], ['', $column['name']]);
                self::assertStringNotContainsString('_', $column['label']);
            }
        }
        $this->refused(400, 'coleman_unreadable_file', 'POST', '/feeds/bonner/runs', "a,case_qty\n1,2\n", [], $message);
        self::assertSame('Missing columns: Part number, Description. The file has: a, case_qty.', $message);
        $faults = (array) $this->refused(400, 'rest_invalid_param', 'POST', '/feeds', ['name' => 'bonner', 'mapping' => ['A' => 'list_price', 'B' => 'list_price'], 'constants' => ['case_qty' => 'many']])['params'];
        self::assertSame(['mapping.list_price' => 'More than one column is mapped to List price: A, B.', 'constants.case_qty' => 'Case quantity: Enter a whole number.'], $faults);
        $this->api('POST', '/feeds', ['name' => 'bonner', 'constants' => ['case_qty' => '0']]);
        $run = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n", '?dry_run=1');
        self::assertSame(['Case quantity'], array_column($this->api('GET', "/feed-runs/{$run['id']}/faults"), 'column'));
    }

    public function testOptionsThatAreNoneAreNamed(): void
    {
        $faults = fn (mixed $options): array => (array) $this->refused(400, 'rest_invalid_param', 'POST', '/feeds', ['name' => 'bonner', 'options' => $options])['params'];
        self::assertSame(['options.skip', 'options.trailer'], array_keys($faults(['skip' => 'Total*| * ', 'trailer' => 'TRAILER'])));
        self::assertSame(['options.skip', 'options.trailer'], array_keys($faults(['skip' => str_repeat('x', 201), 'trailer' => str_repeat('x', 201) . '#'])));
        self::assertSame(['options.skip'], array_keys($faults(['skip' => "Total\0*"])));
        self::assertStringContainsString('options[empty_clears]', implode($faults(['empty_clears' => 'maybe'])));
        self::assertStringContainsString('colour', implode($faults(['colour' => 'red'])));
        self::assertSame(['options'], array_keys($faults('fast')));
        self::assertSame('', $this->api('GET', '/feeds')[0]['options']['skip']);
        // Its rows would be read by two rules.
        $this->modules()->feeds->repository()->start(new NewRun($this->modules()->feeds->repository()->named('bonner') ?? self::fail(), 'x', 0));
        $this->refused(409, 'coleman_feed_busy', 'POST', '/feeds', ['name' => 'bonner', 'options' => ['zero_is_price' => true]]);
        self::assertFalse($this->api('POST', '/feeds', ['name' => 'bonner', 'options' => ['zero_is_price' => false]])['options']['zero_is_price']);
    }

    public function testASenderSaysHowManyRowsThereMustBe(): void
    {
        $this->api('POST', '/feeds', ['name' => 'bonner', 'is_full' => true]);
        $file = self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n";
        $held = $this->bring($file, '?rows=2');
        self::assertSame(['held', 2, 'The file should have 2 rows but has 1.'], [$held['state'], $held['rows'], $held['message']]);
        self::assertSame(0, $this->ours());
        $this->api('POST', "/feed-runs/{$held['id']}/discard");
        // In pieces it is said when room is made.
        $run = $this->api('POST', '/feeds/bonner/runs', ['size' => strlen($file), 'rows' => 3], status: 201);
        self::assertSame(3, $run['rows']);
        $this->piece($run['id'], 0, $file);
        self::assertSame('The file should have 3 rows but has 1.', $this->api('POST', "/feed-runs/{$run['id']}/start")['message']);
        $this->api('POST', "/feed-runs/{$run['id']}/discard");
        $done = $this->bring($file, '?rows=1');
        self::assertSame(['applied', 1], [$done['state'], $done['rows']], (string) $done['message']);
        self::assertNull($this->bring($file)['rows']);
        foreach (['-1', '1.5', 'many'] as $rows) {
            self::assertSame(['rows'], array_keys((array) $this->refused(400, 'rest_invalid_param', 'POST', "/feeds/bonner/runs?rows=$rows", $file)['params']));
        }
        $key = ['Idempotency-Key' => 'nightly-2026-11-23'];
        $this->results($this->send('POST', '/feeds/bonner/runs?rows=1', $file, $key), 201);
        $this->refused(422, 'coleman_idempotency_key_reused', 'POST', '/feeds/bonner/runs?rows=2', $file, $key);
    }

    public function testWhatNobodyGoesOnWithLeavesAfterADay(): void
    {
        $run = $this->api('POST', '/feeds/bonner/runs', status: 201);
        $this->piece($run['id'], 0, 'abc');
        $this->modules()->feeds->uploads()->purgeExpired();
        self::assertSame('receiving', $this->api('GET', "/feed-runs/{$run['id']}")['state']);
        $clock = Plugin::modules()->foundation->clock;
        $later = Plugin::modules(new FixedClock($clock->now()->modify('+25 hours')->format('Y-m-d H:i:s')));
        $later->feeds->uploads()->purgeExpired();
        self::assertSame(RunState::Discarded, $later->feeds->repository()->run($run['id'])?->state);
        self::assertFalse($later->feedTypes->store()->hasSource($run['id']));
        Plugin::modules($clock);
    }

    public function testReadingWritesNothing(): void
    {
        $run = $this->bring(self::HEAD . 'AT-1,' . self::VENDOR . ",One,1.00\n", '?dry_run=1');
        $before = $this->modules()->foundation->connection()->rows('SELECT * FROM {feed_runs}');
        foreach (['/feeds', '/feed-kinds', '/feeds/bonner/runs', "/feed-runs/{$run['id']}", "/feed-runs/{$run['id']}/preview", "/feed-runs/{$run['id']}/faults"] as $path) {
            $this->api('GET', $path);
        }
        self::assertSame($before, $this->modules()->foundation->connection()->rows('SELECT * FROM {feed_runs}'));
    }

    public function testOfTwoWhoWorkOnOneRunOneGoesOn(): void
    {
        $feeds = $this->modules()->feeds->repository();
        $turn = $feeds->acquireLock(5);
        self::assertNotNull($turn);
        self::assertNull($feeds->acquireLock(6));
        $later = $feeds->acquireLock(5);
        self::assertNotNull($later);
        self::assertFalse($feeds->renewLock(5, $turn));
        self::assertTrue($feeds->renewLock(5, $later));
        $feeds->releaseLock($later + 1);
        self::assertNotNull($feeds->acquireLock(6));
    }

    public function testARunOfAnotherMachineIsGoneOnWithWhenThatIsSilent(): void
    {
        $feeds = $this->modules()->feeds->repository();
        $turn = $feeds->acquireLock(5);
        self::assertNotNull($turn);
        $connection = $this->modules()->foundation->connection();
        $connection->execute("UPDATE {feed_state} SET holder = 'another-machine'");
        self::assertNull($feeds->acquireLock(5));
        $connection->execute("UPDATE {feed_state} SET beat_at = '2026-01-01 00:00:00'");
        $later = $feeds->acquireLock(5);
        self::assertNotNull($later);
        self::assertFalse($feeds->renewLock(5, $turn));
        $feeds->releaseLock($later);
        self::assertSame('', $connection->value('SELECT holder FROM {feed_state}'));
    }

    /** @return array<string, mixed> */
    private function bring(string $file, string $query = ''): array
    {
        return $this->results($this->send('POST', '/feeds/bonner/runs' . $query, $file), 201);
    }

    /** @return array<string, mixed> */
    private function toItsEnd(string $file): array
    {
        $body = $this->body($this->send('POST', '/feeds/bonner/runs', $file));
        // A file of which it is seen at once that it is none is refused.
        $run = $this->api('GET', '/feed-runs/' . ($body['results']['id'] ?? $body['data']['run'] ?? 0));
        while ($run['is_under_way']) {
            $run = $this->api('POST', "/feed-runs/{$run['id']}/go");
        }

        return $run;
    }

    /** @return array<string, mixed> */
    private function piece(int $id, int $offset, string $bytes, string $method = 'POST'): array
    {
        return $this->results($this->send($method, "/feed-runs/$id/file?offset=$offset", $bytes));
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<mixed>
     */
    private function api(string $method, string $path, array $fields = [], int $status = 200): array
    {
        return $this->results($this->call($method, $path, $fields), $status);
    }

    /**
     * @param string|array<string, mixed> $sent a file, or fields
     * @param array<string, string> $headers
     * @return array<mixed> data of the refusal
     */
    private function refused(int $status, string $code, string $method, string $path, string|array $sent = [], array $headers = [], ?string &$message = null): array
    {
        $body = $this->body(is_string($sent) ? $this->send($method, $path, $sent, $headers) : $this->call($method, $path, $sent, $headers));
        $message = is_string($body['message'] ?? null) ? $body['message'] : '';
        self::assertIsArray($body['data'] ?? null, (string) wp_json_encode($body));
        self::assertSame([$status, $code], [$body['data']['status'], $body['code']], $message);

        return $body['data'];
    }

    /** @param array<string, string> $headers */
    private function send(string $method, string $path, string $file, array $headers = []): \WP_REST_Response
    {
        $_SERVER['HTTP_ORIGIN'] ??= home_url();
        $before = $_SERVER['REQUEST_METHOD'] ?? 'GET';
        $_SERVER['REQUEST_METHOD'] = $method;
        $query = (string) wp_parse_url($path, PHP_URL_QUERY);
        $request = new \WP_REST_Request($method, '/coleman/v1' . strtok($path, '?'));
        wp_parse_str($query, $parameters);
        $request->set_query_params($parameters);
        $request->set_body($file);
        foreach ($headers + ['Content-Type' => 'text/csv'] as $name => $value) {
            $request->set_header($name, $value);
        }
        try {
            $response = rest_do_request($request);
        } finally {
            $_SERVER['REQUEST_METHOD'] = $before;
        }
        if ($response->is_error()) {
            $error = $response->as_error();
            $response = rest_convert_error_to_response($error instanceof \WP_Error ? $error : new \WP_Error());
        }

        return $response;
    }

    /** @return array<mixed> */
    private function results(\WP_REST_Response $response, int $status = 200): array
    {
        $body = $this->body($response);
        self::assertSame($status, $response->get_status(), (string) wp_json_encode($body));
        self::assertIsArray($body['results']);

        return $body['results'];
    }

    private function price(): ?string
    {
        return $this->modules()->foundation->connection()->value('SELECT price_cents FROM {parts} WHERE vendor_name = %s', [self::VENDOR]);
    }

    private function ours(): int
    {
        return (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {parts} WHERE vendor_name = %s', [self::VENDOR]);
    }
}
