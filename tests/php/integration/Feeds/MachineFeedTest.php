<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Api\Support\Json;
use Coleman\Tests\Integration\TestCase;

final class MachineFeedTest extends TestCase
{
    private const HEAD = "Stock,Category,Make,Model,Branch,Year,Hours,Price\n";

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows("SELECT id FROM {machines} WHERE stock_number LIKE 'FEED-%'"));
        foreach ($ids as $id) {
            $connection->execute('DELETE FROM {machines} WHERE id = %d', [$id]);
            $connection->execute('DELETE FROM {kept_fields} WHERE item_id = %d', [$id]);
        }
        $this->modules()->search->index()->remove(array_map(static fn (int $id): int => CompositeId::encode(CompositeId::MACHINE, $id), $ids), Kind::Equipment);
        $connection->execute("DELETE FROM {brands} WHERE name = 'Feedwerk'");
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'search_queue'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        parent::tearDown();
    }

    public function testUsedMachinesComeChangeAndAreSold(): void
    {
        $run = $this->import(self::HEAD . "FEED-1,Skid Steer Loaders,Bobcat,S66 Feed,lees-summit,2020,1200,\"$38,500\"\nFEED-2,tractors,kubota,M7 Feed,Easton,2019,,\n");
        self::assertSame([2, 0], [$run->count('done_new'), $run->count('bad')], implode(' ', $run->samples['bad'] ?? []));
        $first = $this->machine('FEED-1');
        self::assertSame(['used', '2', '2020', '1200', '3850000'], array_map(static fn (string $field): ?string => $first[$field], ['machine_condition', 'location_id', 'model_year', 'meter_hours', 'price_cents']));
        self::assertLessThan(ManualIdAllocator::FIRST, (int) $first['id']);
        self::assertStringEndsWith('.svg', (string) $first['image']);
        self::assertStringContainsString('S66 Feed', (string) wp_json_encode($this->call('GET', '/search', ['q' => 's66 feed'])->get_data()));

        // Stock numbers are capital letters here, on either engine, whatever a file writes.
        self::assertSame([0, 1], [($run = $this->import(self::HEAD . "feed-2,tractors,kubota,M7 Feed,Easton,2019,,\n", false))->count('done_new'), $run->count('same')]);

        // The price of the first is the desk's; all of the second is.
        $kept = $this->modules()->inventory->fieldLocks();
        $kept->put(ItemKind::Machine, (int) $first['id'], ['price_cents']);
        $run = $this->import(self::HEAD . "FEED-1,Skid Steer Loaders,Bobcat,S66 Feed,lees-summit,2020,1300,\"$30,000\"\n");
        self::assertSame([1, 1], [$run->count('done_changed'), $run->count('done_vanish')]);
        self::assertSame([1, ['FEED-1: Price kept: $38,500.00 (file: $30,000.00)']], [$run->count('kept'), $run->samples['kept']]);
        $first = $this->machine('FEED-1');
        self::assertSame(['1300', '3850000'], [$first['meter_hours'], $first['price_cents']]);
        self::assertNotNull($this->machine('FEED-2')['sold_at']);

        // All of it is kept: a line of the report tells of three fields, the list of changes of each.
        $kept->put(ItemKind::Machine, (int) $first['id'], [FieldLockRepository::ALL]);
        $run = $this->import(self::HEAD . "FEED-1,Skid Steer Loaders,Bobcat,S66 Changed,Easton,2021,1400,\"$30,000\"\n", false);
        self::assertSame(['FEED-1: Branch kept: Lee\'s Summit (file: Easton), Model kept: S66 Feed (file: S66 Changed), Year kept: 2020 (file: 2021), and 2 more'], $run->samples['kept']);
        self::assertEqualsCanonicalizing(['location_id', 'model', 'model_year', 'meter_hours', 'price'], array_keys($run->keptByField()));
        $lines = $this->modules()->feedTypes->store()->changes($run->id)->page(0, 10)['lines'];
        self::assertCount(5, $lines);
        self::assertContains(['line' => '2', 'change' => 'kept', 'thing' => 'FEED-1', 'field' => 'location_id', 'old' => "Lee's Summit", 'new' => 'Easton'], $lines);
        self::assertContains(['line' => '2', 'change' => 'kept', 'thing' => 'FEED-1', 'field' => 'meter_hours', 'old' => '1300', 'new' => '1400'], $lines);

        // It is in the list again.
        $run = $this->import(self::HEAD . "FEED-2,tractors,kubota,M7 Feed,Easton,2019,,\n");
        self::assertSame([1, 0], [$run->count('done_changed'), $run->count('done_vanish')]);
        self::assertNull($this->machine('FEED-2')['sold_at']);
        self::assertNull($this->machine('FEED-1')['sold_at']);
    }

    public function testSaysWhatIsWrongWithAMachine(): void
    {
        $run = $this->import(self::HEAD . implode("\n", [
            'FEED-1,No Such,Bobcat,S66,Easton,2020,1,1',
            'FEED-2,tractors,Nobody,S66,Easton,2020,1,1',
            'FEED-3,tractors,Kubota,S66,Nowhere,2020,1,1',
            'FEED-4,tractors,Kubota,S66,Easton,1780,1,1',
            'FEED-5,tractors,Kubota,,Easton,2020,1,1',
        ]));
        self::assertSame([
            'Line 2, Category "No Such": Machine category not found.',
            'Line 3, Make "Nobody": Brand not found. To add new brands, set new_brands to yes.',
            'Line 4, Branch "Nowhere": Branch not found.',
            'Line 6, Model: It is empty.',
            'Line 5, Year "1780": Enter a value from 1900 to ' . $this->newestModelYear() . '.',
        ], $run->samples['bad']);
        self::assertSame(1, $run->count('done_new'), 'the one with a year that cannot be');
    }

    public function testAListOfModelsBecomesNewMachinesWithTheirFigures(): void
    {
        $feeds = $this->modules()->feeds->service();
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, "Manufacturer,Model,Pin_mm,Width_mm,Notes\nFeedwerk,X 100,30.0,,Mini\nFeedwerk,X 200,45.5,120,\n");
        $bring = fn (): FeedRun => $feeds->resume($feeds->import(new FeedImport(
            'machines',
            $path,
            'models.csv',
            'models',
            true,
            ['Pin_mm' => 'specs:Stick pin (mm)', 'Width_mm' => 'specs:Stick width (mm)'],
            ['category' => 'mini-excavators', 'location' => 'Easton', 'new_brands' => 'yes'],
        )));
        $run = $bring();
        self::assertSame([2, 0], [$run->count('done_new'), $run->count('bad')], implode(' ', $run->samples['bad'] ?? []));
        $machine = $this->modules()->foundation->connection()->row("SELECT m.*, b.name AS brand FROM {machines} m JOIN {brands} b ON b.id = m.brand_id WHERE m.stock_number = 'FEEDWERK-X-200'");
        self::assertNotNull($machine);
        self::assertSame(['Feedwerk', 'X 200', 'new'], [$machine['brand'], $machine['model'], $machine['machine_condition']]);
        self::assertSame([['label' => 'Stick pin (mm)', 'value' => '45.5'], ['label' => 'Stick width (mm)', 'value' => '120']], Json::decode((string) $machine['specs']));
        $run = $bring();
        self::assertSame([0, 0, 2], [$run->count('done_new'), $run->count('done_changed'), $run->count('same')]);
        $ids = array_column($this->modules()->foundation->connection()->rows("SELECT id FROM {machines} WHERE stock_number LIKE 'FEEDWERK-%'"), 'id', 'id');
        $this->modules()->foundation->connection()->updateMany('machines', array_map(static fn (?string $id): array => ['stock_number' => "FEED-$id"], $ids));
    }

    private function import(string $text, bool $isFull = true): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);

        return $feeds->resume($feeds->import(new FeedImport('used', $path, 'used.csv', '', $isFull, removal: Removal::AtOnce)));
    }

    /** @return array<string, string|null> */
    private function machine(string $stock): array
    {
        return $this->modules()->foundation->connection()->row('SELECT * FROM {machines} WHERE stock_number = %s', [$stock]) ?? self::fail("$stock is not there.");
    }
}
