<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Api\Parts\Part;
use Coleman\Tests\Integration\TestCase;

final class FeedRunTest extends TestCase
{
    private const VENDOR = 'Feed Test';

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
        foreach ($ids as $id) {
            foreach (['parts' => 'id', 'part_stock' => 'part_id', 'part_supersessions' => 'from_part_id'] as $table => $column) {
                $connection->execute(sprintf('DELETE FROM {%s} WHERE %s = %%d', $table, $column), [$id]);
            }
        }
        $this->modules()->parts->counts()->recountFamily(0);
        $this->modules()->search->index()->remove($ids);
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'search_queue'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('UPDATE {feed_state} SET run_id = 0');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        parent::tearDown();
    }

    public function testNewPartsAreThereAndFound(): void
    {
        $run = $this->import("Part No,Make,Desc,CurrentPrice,Pack,Colour\nFT-100,Feed Test,Feed widget left,\"\$1,012.50\",1,red\nFT-200,Feed Test,Feed widget right,,4,\n");
        self::assertSame(RunState::Applied, $run->state, $run->message);
        self::assertSame([2, 0, 2, 0], [$run->count('read'), $run->count('bad'), $run->count('done_new'), $run->count('done_changed')]);
        self::assertSame(['Colour'], $run->about['unknown'] ?? []);
        [$left, $right] = [$this->part('FT-100'), $this->part('FT-200')];
        self::assertSame([101_250, 1, 'Feed widget left', 'feed-test-parts'], [$left->priceCents, $left->caseQuantity, $left->description, $left->urlDescription]);
        self::assertSame([null, 4], [$right->priceCents, $right->caseQuantity]);
        self::assertGreaterThan(Part::PLACEHOLDER_ID, $left->id);
        $found = $this->body($this->call('GET', '/search', ['q' => 'feed widget']))['results'];
        self::assertStringContainsString('FT-100', (string) wp_json_encode($found));
        self::assertSame(0, $this->rows('search_queue'));
        self::assertSame(0, $this->rows('feed_keys'));
    }

    public function testTheSameFileTwiceChangesNothing(): void
    {
        $file = "part_number,vendor,description,price\nFT-1,Feed Test,One,1.00\nFT-2,Feed Test,Two,2.00\n";
        $this->import($file, true);
        $before = $this->modules()->foundation->connection()->rows('SELECT * FROM {parts} WHERE vendor_name = %s ORDER BY id', [self::VENDOR]);
        $run = $this->import($file, true);
        self::assertSame([0, 0, 2, 0], [$run->count('done_new'), $run->count('done_changed'), $run->count('same'), $run->count('done_vanish')]);
        self::assertSame($before, $this->modules()->foundation->connection()->rows('SELECT * FROM {parts} WHERE vendor_name = %s ORDER BY id', [self::VENDOR]));
    }

    public function testWhatAFullFeedDoesNotBringIsDiscontinuedAndComesBack(): void
    {
        $both = "part_number,vendor,description\nFT-1,Feed Test,One\nFT-2,Feed Test,Two\n";
        $this->import($both, true);
        $run = $this->import("part_number,vendor,description\nFT-2,Feed Test,Two\n", true);
        self::assertSame([1, 1], [$run->count('vanish'), $run->count('done_vanish')]);
        self::assertTrue($this->part('FT-1')->discontinued);
        self::assertFalse($this->part('FT-2')->discontinued);
        // Back to the run before.
        $feed = $this->modules()->feeds->repository()->named('parts');
        self::assertNotNull($feed);
        $run = $this->modules()->feeds->service()->resume($this->modules()->feeds->service()->revert($feed));
        self::assertSame(RunState::Applied, $run->state);
        self::assertSame(1, $this->rows('feed_items') - 1);
    }

    public function testADryRunSaysWhatWouldChange(): void
    {
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,10.00\nFT-2,Feed Test,Two,2.00\n", true);
        $run = $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,12.50\nFT-3,Feed Test,Three,1\n", true, true);
        self::assertSame(RunState::Compared, $run->state);
        self::assertSame([1, 1, 0, 1, 1], array_map($run->count(...), ['new', 'changed', 'same', 'price_moves', 'vanish']));
        self::assertSame(['FT-1: Price $10.00 → $12.50'], $run->samples['price_moves']);
        self::assertSame(1_000, $this->part('FT-1')->priceCents);
        self::assertSame(2, $this->rows('feed_items'));
    }

    public function testEveryBadRowIsReportedAndTheOthersAreTaken(): void
    {
        $run = $this->import(implode("\n", [
            'part_id,part_number,vendor,description,price,case_qty,image,category',
            ',FT-1,Feed Test,One,1.00,1,,',
            ',,Feed Test,No number,1.00,1,,',
            ',---,Feed Test,No letters,1.00,1,,',
            ',FT-2,Feed Test,Odd price,12.345,1,,',
            ',FT-3,Feed Test,Odd case,1,0,,',
            ',FT-4,Feed Test,Odd image,1,1,../../wp-config.php,',
            ',FT-5,Feed Test,Odd family,1,1,,No such family',
            '714940,SPECIAL-ORDER,Feed Test,Mine,1,1,,',
            ',ft-1,FEED TEST,One again,9,1,,',
            ',FT-6,,No maker,1,1,,',
            ',FT-7,Feed Test,Seven,7,1,,air-filters',
        ]));
        self::assertSame([11, 5, 3, 3, 6], array_map($run->count(...), ['read', 'bad', 'cells', 'unkeyed', 'done_new']));
        self::assertSame([
            'Line 3, part_number: It is empty.',
            'Line 4, part_number "---": It needs at least one letter or digit.',
            'Line 9, part_id "714940": 714940 is reserved for parts outside the catalog. Feeds can’t change it.',
            'Line 10: Duplicate of line 2, which was used: description One there, One again here; price $1.00 there, $9.00 here.',
            'Line 6, case_qty "0": Enter a case quantity from 1 to 9,999.',
            'Line 7, image "../../wp-config.php": Enter a path inside the pictures folder.',
            'Line 8, category "No such family": Parts family not found.',
            'Line 11, part_number "FT-6": Part not found. To add it, enter a maker.',
        ], $run->samples['bad']);
        self::assertSame(9, count(file($this->modules()->feedTypes->store()->faults($run->id)) ?: []));
        self::assertSame(100, $this->part('FT-1')->priceCents);
    }

    public function testWhatWouldChangeMuchIsHeldUntilSomebodyDecides(): void
    {
        $rows = static fn (string $price, int $count): string => "part_number,vendor,description,price\n" . implode("\n", array_map(static fn (int $number): string => "FT-$number,Feed Test,Part $number,$price", range(1, $count)));
        $this->import($rows('10.00', 60), true);
        $held = $this->import($rows('20.00', 30), true);
        self::assertSame(RunState::Held, $held->state);
        self::assertSame('30 of 60 would be removed. 30 prices would change by more than 20%.', $held->message);
        self::assertSame(1_000, $this->part('FT-1')->priceCents);

        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->decide($held, true));
        self::assertSame([RunState::Applied, 30, 30], [$run->state, $run->count('done_changed'), $run->count('done_vanish')]);
        self::assertSame(2_000, $this->part('FT-1')->priceCents);
        self::assertTrue($this->part('FT-60')->discontinued);
    }

    public function testWhatTheFileCallsOtherwiseHasNotVanished(): void
    {
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,1.00\nFT-2,Feed Test,Two,1.00\n", false);
        $this->import("part_number,description,price\nFT-1,One,2.00\nFT-2,Two,2.00\n", true, false, 'parts', 'without-makers');
        $run = $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,3.00\n", true, false, 'parts', 'without-makers');

        self::assertSame([RunState::Applied, 1], [$run->state, $run->count('done_vanish')]);
        self::assertSame([300, false], [$this->part('FT-1')->priceCents, $this->part('FT-1')->discontinued]);
        self::assertTrue($this->part('FT-2')->discontinued);
        self::assertSame('1', $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {feed_items} WHERE feed_id = %d', [$run->feed->id]));
    }

    public function testWhatTwoFeedsBringVanishesWithTheLastOfThem(): void
    {
        $file = static fn (int ...$numbers): string => "part_number,vendor,description\n" . implode('', array_map(static fn (int $number): string => "FT-$number,Feed Test,Part $number\n", $numbers));
        $this->import($file(1, 2, 3), true, false, 'parts', 'north');
        $this->import($file(1, 2), true, false, 'parts', 'south');
        $this->import($file(1, 2, 3), false, false, 'parts', 'corrections');

        self::assertSame(1, $this->import($file(2), true, false, 'parts', 'north')->count('done_vanish'));
        self::assertSame([false, true], [$this->part('FT-1')->discontinued, $this->part('FT-3')->discontinued], 'the south still has it; corrections list nothing');
        self::assertSame(1, $this->import($file(2), true, false, 'parts', 'south')->count('done_vanish'));
        self::assertSame([true, false], [$this->part('FT-1')->discontinued, $this->part('FT-2')->discontinued]);
    }

    public function testARunThatWasInterruptedAnywhereEndsTheSame(): void
    {
        $file = "part_number,vendor,description,price\n" . implode("\n", array_map(static fn (int $number): string => "FT-$number,Feed Test,Part $number,1.00", range(1, 1_200)));
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->import(new FeedImport('parts', $this->file($file), 'parts.csv', '', true));
        // No time at all is enough for one step: between any two of them it may have been killed.
        for ($steps = 0; $run->state->isUnderWay(); $steps++) {
            self::assertLessThan(30, $steps);
            $feeds->resume($run, 0.000_001);
            // What was written, not what the worker knew.
            $run = $this->modules()->feeds->repository()->run($run->id) ?? self::fail();
        }
        self::assertSame([RunState::Applied, 1_200, 0, 1_200], [$run->state, $run->count('read'), $run->count('bad'), $run->count('done_new')]);
        self::assertGreaterThan(6, $steps);
        self::assertSame(1_200, (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
    }

    public function testPricesStockAndSupersessionsFollowTheParts(): void
    {
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,1.00\nFT-2,Feed Test,Two,\nFT-3,Feed Test,Three,3\n");
        $id = $this->part('FT-1')->id;

        $run = $this->import("sku,net\nFT-2,2.50\nFT-404,1\n", false, false, 'prices');
        self::assertSame([1, 1], [$run->count('done_changed'), $run->count('bad')]);
        self::assertSame(['Line 3, sku "FT-404": Part not found.'], $run->samples['bad']);
        self::assertSame(250, $this->part('FT-2')->priceCents);

        $run = $this->import("part_id,sku,branch,qty\n,FT-1,Lees Summit,5\n,FT-1,easton,2\n$id,,Nowhere,1\n", true, false, 'stock');
        self::assertSame([2, 1], [$run->count('done_new'), $run->count('bad')]);
        self::assertSame(['Line 4, branch "Nowhere": Branch not found.'], $run->samples['bad']);
        self::assertSame(["FT-1 at Lee's Summit", 'FT-1 at Easton'], $run->samples['new']);
        self::assertSame([2 => 5, 4 => 2], $this->part('FT-1')->stockByLocation);
        $run = $this->import("sku,branch,qty\nFT-1,Lee's Summit,7\n", true, false, 'stock');
        self::assertSame([1, 1], [$run->count('done_changed'), $run->count('done_vanish')]);
        self::assertSame([["FT-1 at Lee's Summit: Quantity 5 → 7"], ['FT-1 at Easton']], [$run->samples['changed'], $run->samples['vanish']]);
        self::assertSame(7, $this->part('FT-1')->stockByLocation[2] ?? 0);
        self::assertSame(0, $this->part('FT-1')->stockByLocation[4] ?? 0);

        $run = $this->import("old,new,kind\nFT-1,FT-2,straight\nFT-2,FT-3,\nFT-3,FT-3,\nFT-1,FT-404,\n", true, false, 'supersessions');
        self::assertSame([2, 2], [$run->count('done_new'), $run->count('bad')]);
        self::assertSame('FT-2', $this->part('FT-1')->replacements[0]['part_number'] ?? '');
        $run = $this->import("old,new\nFT-2,FT-3\n", true, false, 'supersessions');
        self::assertSame(1, $run->count('done_vanish'));
        self::assertSame([], $this->part('FT-1')->replacements);
    }

    public function testACellOfAReplacementThatSaysNothingLeavesWhatIsThere(): void
    {
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,1.00\nFT-2,Feed Test,Two,2.00\nFT-3,Feed Test,Three,3.00\n");
        $this->import("old,new,kind,factor\nFT-1,FT-2,kit,3\nFT-2,FT-3,alternate,4\n", false, false, 'supersessions');
        $run = $this->import("old,new,kind,factor\nFT-1,FT-2,kit,2.5\nFT-2,FT-3,,\n", false, false, 'supersessions');
        self::assertSame([RunState::Applied, 1, 0, 2], [$run->state, $run->count('cells'), $run->count('done_changed'), $run->count('same')]);
        $run = $this->import("old,new\nFT-1,FT-2\n", false, false, 'supersessions');
        self::assertSame(0, $run->count('done_changed'), 'nor does a column that is not there');
    }

    public function testARowThatClosesACycleIsNamedAndLeftOut(): void
    {
        $this->import("part_number,vendor,description,price\n" . implode('', array_map(static fn (int $number): string => "FT-$number,Feed Test,Part $number,1.00\n", range(1, 520))));
        $chain = implode('', array_map(static fn (int $number): string => sprintf("FT-%d,FT-%d\n", $number, $number + 1), range(10, 515)));
        // The last row is in another chunk than the first of its cycle.
        $run = $this->import("old,new\nFT-1,FT-2\nFT-2,FT-3\nft-2,FT-1\nFT-3,FT-4\n{$chain}FT-516,FT-10\n", true, false, 'supersessions');
        self::assertSame(RunState::Applied, $run->state, $run->message);
        self::assertSame([
            'Line 4: This makes a loop with line 2: these parts would replace each other.',
            'Line 512: This makes a loop with line 6: these parts would replace each other.',
        ], $run->samples['bad']);
        self::assertSame([['FT-3'], []], [array_column($this->part('FT-2')->replacements, 'part_number'), $this->part('FT-516')->replacements]);
        $run = $this->import("old,new\nFT-2,FT-1\n", false, false, 'supersessions');
        self::assertSame([0, 1], [$run->count('bad'), $run->count('done_new')], 'the other way round in the next file is no cycle');
    }

    public function testAFileWithoutWhatMustBeThereIsRefusedByName(): void
    {
        $run = $this->import("number,colour\nFT-1,red\n");
        self::assertSame(RunState::Failed, $run->state);
        self::assertSame('Missing columns: Description. The file has: number, colour.', $run->message);
        self::assertSame(
            'Missing columns: Part number, Description. The file has: Price list of November. None of these names is known. In a CSV file the column names must be in the first row: delete any title above them.',
            $this->import("Price list of November,,,\n,,,\nnumber,colour\nFT-1,red\n")->message,
        );
        $this->expectException(UnreadableFile::class);
        $this->expectExceptionMessage(sprintf('Unknown feed type "tractors". Types: parts, %s.', implode(', ', array_slice(array_keys($this->modules()->feeds->service()->kinds()), 1))));
        $this->import('x', false, false, 'tractors');
    }

    public function testAColumnThatWasMappedOnceStaysMapped(): void
    {
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->import(new FeedImport('parts', $this->file("number,make,Teileart\nFT-1,Feed Test,Schraube\n"), 'a.csv', 'german', null, ['Teileart' => 'description'])));
        self::assertSame(RunState::Applied, $run->state, $run->message);
        $run = $feeds->resume($feeds->import(new FeedImport('parts', $this->file("number,make,Teileart\nFT-1,Feed Test,Mutter\n"), 'b.csv', 'german')));
        self::assertSame(1, $run->count('done_changed'));
        self::assertSame('Mutter', $this->part('FT-1')->description);
    }

    private function import(string $text, bool $isFull = false, bool $isDry = false, string $kind = 'parts', string $name = ''): FeedRun
    {
        $feeds = $this->modules()->feeds->service();

        return $feeds->resume($feeds->import(new FeedImport($kind, $this->file($text), 'feed.csv', $name, $isFull, removal: Removal::AtOnce, isDry: $isDry)));
    }

    private function file(string $text): string
    {
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);

        return $path;
    }

    private function part(string $number): Part
    {
        return $this->modules()->parts->repository()->byNumber($number)[0] ?? self::fail("$number is not there.");
    }
}
