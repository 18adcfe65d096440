<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageFiles;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\Photos;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Tests\Integration\TestCase;

final class ImageFeedTest extends TestCase
{
    private const HEAD = "sku,make,stock,file,order,caption\n";
    private const MACHINE = "stock,category,make,model,branch\nFEED-P1,tractors,Kubota,M7 Feed,Easton\n";
    private const A = 'machines/compact-tractors.svg';
    private const B = 'parts/air-filters.svg';
    private const C = 'parts/batteries.svg';

    /** @var list<array<string, string|null>> */
    private array $parts = [];

    /** @var array<string, string|null> */
    private array $machine = [];

    protected function setUp(): void
    {
        parent::setUp();
        $connection = $this->modules()->foundation->connection();
        $this->parts = $connection->rows("SELECT * FROM {parts} WHERE vendor_name = 'Kubota' ORDER BY id DESC LIMIT 2");
        $feeds = $this->modules()->feeds->service();
        $feeds->resume($feeds->import(new FeedImport('used', $this->file(self::MACHINE), 'used.csv')));
        $this->machine = $connection->row('SELECT m.*, c.image AS drawing FROM {machines} m JOIN {equipment_categories} c ON c.id = m.category_id WHERE m.stock_number = %s', ['FEED-P1']) ?? [];
        self::assertSame($this->machine['drawing'], $this->machine['image']);
    }

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        foreach ($this->parts as $part) {
            $connection->execute('UPDATE {parts} SET image = %s, updated_at = %s WHERE id = %d', [$part['image'], $part['updated_at'], $part['id']]);
        }
        $id = (int) $this->machine['id'];
        foreach (['machines' => 'id', 'kept_fields' => 'item_id'] as $table => $column) {
            $connection->execute(sprintf('DELETE FROM {%s} WHERE %s = %%d', $table, $column), [$id]);
        }
        $this->modules()->foundation->itemImages()->clear(ImageKind::Machine, $id);
        foreach ($this->parts as $part) {
            $this->modules()->foundation->itemImages()->clear(ImageKind::Part, (int) $part['id']);
        }
        $this->modules()->search->index()->remove([CompositeId::encode(CompositeId::MACHINE, $id)], Kind::Equipment);
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'feed_ids', 'search_queue'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('UPDATE {feed_state} SET run_id = 0');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        parent::tearDown();
    }

    public function testPicturesComeChangeAndFallBackToDrawings(): void
    {
        [$number, $stock] = [$this->parts[0]['part_number'], $this->machine['stock_number']];
        $file = self::HEAD . "$number,Kubota,," . self::C . ",,\n,,$stock," . self::B . ",2,Data plate\n,," . strtolower((string) $stock) . ',' . self::A . ",1,From the left\n";
        $dry = $this->import($file, isDry: true);
        self::assertSame([3, 0, 0], [$dry->count('new'), $dry->count('changed'), $dry->count('bad')], implode(' ', $dry->samples['bad'] ?? []));
        self::assertSame($this->parts[0]['image'], $this->part(0)['image']);

        $run = $this->import($file);
        self::assertSame([3, 0, 0, 0], $this->counts($run));
        self::assertSame(self::C, $this->part(0)['image']);
        self::assertSame([[1, self::A, 'From the left'], [2, self::B, 'Data plate']], $this->pictures());
        self::assertSame(self::A, $this->now()['image']);
        self::assertSame((int) $this->machine['version'] + 1, (int) $this->now()['version']);
        self::assertStringContainsString('air-filters.svg', (string) wp_json_encode($this->page()));
        self::assertSame([0, 0, 3, 0], $this->counts($this->import($file)));

        // Another picture takes the first place; the second and the part's go.
        $run = $this->import(self::HEAD . ",,$stock," . self::C . ",1,From the left\n");
        self::assertSame([0, 1, 0, 2], $this->counts($run));
        self::assertSame([[1, self::C, 'From the left']], $this->pictures());
        self::assertSame([self::C, $this->parts[0]['image']], [$this->now()['image'], $this->part(0)['image']]);
        self::assertNotSame($this->parts[0]['updated_at'], $this->part(0)['updated_at']);

        $run = $this->import(self::HEAD . "{$this->parts[1]['part_number']},Kubota,," . self::C . ",,\n");
        self::assertSame([1, 0, 0, 1], $this->counts($run));
        self::assertSame([], $this->pictures());
        self::assertSame($this->machine['drawing'], $this->now()['image']);
        self::assertStringContainsString(basename((string) $this->machine['drawing']), (string) wp_json_encode($this->page()));
    }

    public function testWithoutPlacesPicturesComeOneAfterTheOther(): void
    {
        $stock = $this->machine['stock_number'];
        $file = "stock,file\n$stock," . self::B . "\n$stock," . self::A . "\n";
        self::assertSame([2, 0, 0, 0], $this->counts($this->import($file)));
        self::assertSame([[1, self::B, ''], [2, self::A, '']], $this->pictures());
        self::assertSame([0, 0, 2, 0], $this->counts($this->import($file)));
        self::assertSame([1, 0, 1, 1], $this->counts($this->import("stock,file\n$stock," . self::A . "\n$stock," . self::C . "\n")));
        self::assertSame([[2, self::A, ''], [3, self::C, '']], $this->pictures());
        self::assertSame(self::A, $this->now()['image']);
    }

    public function testPicturesThatStaffKeepStay(): void
    {
        $stock = $this->machine['stock_number'];
        $this->import(self::HEAD . ",,$stock," . self::A . ",1,Mine\n");
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Machine, (int) $this->machine['id'], ['pictures']);
        $run = $this->import(self::HEAD . ",,$stock," . self::B . ",1,Theirs\n,,$stock," . self::B . ",2,Theirs\n");
        self::assertSame([0, 0, 2, 0], $this->counts($run));
        self::assertSame([2, ['image' => 2]], [$run->count('kept'), $run->keptByField()]);
        self::assertSame(["$stock: Picture kept", "$stock: Picture kept"], $run->samples['kept'] ?? []);
        $run = $this->import(self::HEAD . "{$this->parts[1]['part_number']},Kubota,," . self::C . ",,\n");
        self::assertSame(0, $run->count('done_vanish'));
        self::assertSame([[1, self::A, 'Mine']], $this->pictures());
        self::assertSame(self::A, $this->now()['image']);

        // The feed of machines leaves the first of them alone, too.
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->import(new FeedImport('used', $this->file(str_replace(['branch', 'Easton'], ['branch,picture', 'Easton,' . self::B], self::MACHINE)), 'used.csv')));
        self::assertSame([1, 0], [$run->count('same'), $run->count('bad')], $run->message);
        self::assertSame(self::A, $this->now()['image']);
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Machine, (int) $this->machine['id'], [FieldLockRepository::ALL]);
        self::assertSame([0, 0, 1, 1], $this->counts($this->import(self::HEAD . ",,$stock," . self::B . ",1,Theirs\n")));
        self::assertSame([[1, self::A, 'Mine']], $this->pictures());
    }

    public function testTellsOfPicturesAndDescriptionsThatStaffSet(): void
    {
        $images = $this->modules()->foundation->itemImages();
        [$number, $id] = [(string) $this->parts[0]['part_number'], (int) $this->parts[0]['id']];
        $images->addMany([new Image(0, ImageKind::Part, $id, 1, self::A, isByHand: true)]);
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->import(new FeedImport('parts', $this->file("sku,make,picture\n$number,Kubota," . self::B . "\n"), 'parts.csv', isDry: true, constants: ['description' => (string) $this->parts[0]['description']])));
        self::assertSame([1, 1, ["$number: Picture kept"]], [$run->count('same'), $run->count('kept'), $run->samples['kept'] ?? []], implode(' ', $run->samples['bad'] ?? []) . $run->message);

        $stock = (string) $this->machine['stock_number'];
        $this->import(self::HEAD . ",,$stock," . self::A . ",1,Theirs\n");
        $one = $images->all(ImageKind::Machine, [(int) $this->machine['id']])[(int) $this->machine['id']][0];
        $images->change([$one->placed($one->position, 'Ours', 0.5, 0.5, false, true)]);
        $run = $this->import(self::HEAD . ",,$stock," . self::A . ",1,Theirs\n");
        self::assertSame(["$stock, 1: Picture description kept: Ours (file: Theirs)"], $run->samples['kept'] ?? []);
        $run = $this->import(self::HEAD . ",,$stock," . self::B . ",1,Theirs\n");
        self::assertSame([0, 1], [$run->count('kept'), $run->count('done_changed')], 'another picture comes with its words');
    }

    public function testSaysWhatIsWrongWithAPicture(): void
    {
        [$number, $stock] = [$this->parts[0]['part_number'], $this->machine['stock_number']];
        $run = $this->import(self::HEAD . implode("\n", [
            "$number,Kubota,,https://example.com/a.jpg,,",
            "$number,Kubota,,//example.com/a.jpg,,",
            "$number,Kubota,,../wp-config.php,,",
            "$number,Kubota,,parts/not-there-yet.jpg,,",
            "$number,Kubota,,uploads/not-there-yet.jpg,,",
            "$number,Kubota,," . self::C . ',2,',
            "$number,Kubota,$stock," . self::C . ',,',
            ',,,' . self::C . ',,',
            ",,$stock," . self::C . ',first,',
            'NO-SUCH-77,Kubota,,' . self::C . ',,',
            ',,NO-SUCH-77,' . self::C . ',,',
            "$number,Kubota,," . self::C . ',1,',
            "$number,Kubota,," . self::A . ',1,',
            'SPECIAL-ORDER,,,' . self::C . ',,',
        ]));
        $address = 'Pictures can’t be loaded from a URL. Add the picture to the pictures folder and enter its path.';
        $missing = 'This picture isn’t in the pictures folder yet. Add it, then upload the file again.';
        self::assertSame([
            'Line 2, file "https://example.com/a.jpg": Pictures can’t be loaded from a URL. Add the picture to the pictures folder and enter its path.',
            'Line 3, file "//example.com/a.jpg": Pictures can’t be loaded from a URL. Add the picture to the pictures folder and enter its path.',
            'Line 4, file "../wp-config.php": Enter a path inside the pictures folder.',
            'Line 5, file "parts/not-there-yet.jpg": This picture isn’t in the pictures folder yet. Add it, then upload the file again.',
            'Line 6, file "uploads/not-there-yet.jpg": This picture isn’t in the pictures folder yet. Add it, then upload the file again.',
            'Line 8, stock "FEED-P1": Enter either a part or a machine, not both.',
            'Line 9, stock: Enter a part number or a machine’s stock number.',
            'Line 10, order "first": Enter a whole number.',
            'Line 14: Duplicate of line 13, which was used: file parts/batteries.svg there, machines/compact-tractors.svg here.',
            'Line 11: NO-SUCH-77: Part not found.',
            'Line 12: Stock number NO-SUCH-77 not found.',
            'Line 15: SPECIAL-ORDER: Part not found.',
        ], $run->samples['bad']);
        self::assertSame([self::C, 2], [$this->part(0)['image'], $run->count('done_new')]);
    }

    public function testPicturesOfAnotherHostAreNotLookedFor(): void
    {
        $files = new ImageFiles('/nowhere', (string) wp_get_upload_dir()['basedir'], true);
        self::assertSame([false, true], [$files->isMissing('parts/a.jpg'), $files->isMissing(ImageUrls::UPLOADS . 'not-there.jpg')]);
        self::assertNull($files->size('parts/a.jpg'));
        self::assertSame([640, 400], $this->modules()->foundation->imageFiles()->size(self::A));
    }

    private function import(string $text, bool $isDry = false): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->import(new FeedImport('images', $this->file($text), 'images.csv', '', true, removal: Removal::AtOnce, isDry: $isDry)));
        self::assertContains($run->state, [RunState::Applied, RunState::Compared], $run->message);

        return $run;
    }

    private function file(string $text): string
    {
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);

        return $path;
    }

    /** @return array<string, string|null> */
    private function part(int $index): array
    {
        return $this->modules()->foundation->connection()->row('SELECT * FROM {parts} WHERE id = %d', [$this->parts[$index]['id']]) ?? self::fail();
    }

    /** @return array<string, string|null> */
    private function now(): array
    {
        return $this->modules()->foundation->connection()->row('SELECT * FROM {machines} WHERE id = %d', [$this->machine['id']]) ?? self::fail();
    }

    /** @return list<array{int, string, string}> place, path and text */
    private function pictures(): array
    {
        return array_map(
            static fn (array $row): array => [(int) $row['position'], (string) $row['path'], (string) $row['alt']],
            $this->modules()->foundation->connection()->rows("SELECT * FROM {item_images} WHERE kind = 'machine' AND item_id = %d ORDER BY position", [$this->machine['id']]),
        );
    }

    /** @return list<array{path: string, alt: string}> */
    private function page(): array
    {
        $id = (int) $this->machine['id'];

        $photos = new Photos($this->modules()->foundation->itemImages(), $this->modules()->foundation->images());

        return array_map(
            static fn (Image $image): array => ['path' => $image->path, 'alt' => $image->alt],
            $photos->all(ImageKind::Machine, $id, $this->modules()->catalogue->machines()->byIds([$id])[$id]->image),
        );
    }

    /** @return list<int> */
    private function counts(FeedRun $run): array
    {
        return array_map($run->count(...), ['done_new', 'done_changed', 'same', 'done_vanish']);
    }
}
