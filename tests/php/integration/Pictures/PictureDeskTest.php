<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Pictures;

use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageNeed;
use Coleman\Api\Images\ImageState;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureMaker;
use Coleman\Api\Images\PicturePath;
use Coleman\Api\Images\PictureStore;
use Coleman\Api\Plugin;
use Coleman\Api\Security\Secrets;
use Coleman\Tests\FixedClock;

/** Pictures that staff upload, order, describe and take back. */
final class PictureDeskTest extends PictureTestCase
{
    /** @return iterable<string, array{string}> */
    public static function kinds(): iterable
    {
        foreach (ImageKind::cases() as $kind) {
            yield $kind->value => [$kind->value];
        }
    }

    /** @dataProvider kinds */
    public function testAPictureOfEachKindIsShownAndTheDrawingComesBack(string $kind): void
    {
        $item = (int) $this->connection()->value(sprintf('SELECT id FROM {%s} WHERE image LIKE %%s ORDER BY id LIMIT 1', ImageKind::from($kind)->table()), ['%.svg']);
        $drawing = $this->column($kind, $item);
        $drawn = count($this->pictures($kind, $item));
        $added = $this->add(self::jpeg($kind, 1600, 900), $kind, $item);
        self::assertIsArray($added['picture']);
        self::assertSame([1200, 675, true, false, 0.5], [$added['picture']['width'], $added['picture']['height'], $added['picture']['is_by_hand'], $added['picture']['is_hidden'], $added['picture']['focus_x']]);
        self::assertIsArray($added['item']);
        self::assertSame(['picture', $drawn + 1], [$added['item']['state'], $added['item']['pictures']]);
        $path = $this->column($kind, $item);
        foreach (self::files($path) as $size => $file) {
            self::assertFileExists($file);
            [$width, $height] = getimagesize($file) ?: self::fail($size);
            self::assertSame(PicturePath::of($path)?->size(explode('.', $size)[0]), [$width, $height], $size);
        }
        // One that has a picture is at the end of what is missing.
        $set = $this->desk('GET', "/images/$kind/$item");
        self::assertIsArray($set['pictures']);
        self::assertIsArray($set['item']);
        $feed = array_values(array_filter(array_map(static fn (array $picture): array => ['id' => $picture['id']], array_filter($set['pictures'], static fn (array $picture): bool => !$picture['is_by_hand']))));
        $this->desk('POST', "/images/$kind/$item", ['version' => $set['item']['version'], 'pictures' => $feed]);
        self::assertSame($drawing, $this->column($kind, $item));
        $this->desk('POST', "/images/$kind/$item/undo", ['version' => $set['item']['version'] + 1]);
        self::assertSame($path, $this->column($kind, $item));
    }

    public function testOrderWordsFocusAndHistory(): void
    {
        foreach (['one', 'two', 'three'] as $seed) {
            $this->add(self::jpeg($seed));
        }
        [$one, $two, $three] = array_column($this->pictures(), 'id');
        $set = $this->desk('POST', '/images/part/1', ['version' => 3, 'pictures' => [
            ['id' => $three, 'alt' => ' Side view ', 'focus_x' => 0.25, 'focus_y' => 1],
            ['id' => $one, 'is_hidden' => true],
        ]]);
        self::assertIsArray($set['pictures']);
        self::assertSame([[$three, 'Side view', 0.25, 1.0, false], [$one, '', 0.5, 0.5, true]], array_map(static fn (array $picture): array => [$picture['id'], $picture['alt'], (float) $picture['focus_x'], (float) $picture['focus_y'], $picture['is_hidden']], $set['pictures']));
        self::assertIsArray($set['history']);
        self::assertSame("1 picture removed.\n1 picture hidden.\nDescription of 1 picture changed.\nFocus of 1 picture changed.\nOrder changed.", $set['history'][0]['what']);
        self::assertNotSame('', $set['history'][0]['user']);
        self::assertSame([$three], array_map(static fn (Image $image): int => $image->id, $this->modules()->foundation->itemImages()->of(ImageKind::Part, [1])[1]));

        // Back step by step to nothing, and no further.
        $counts = [];
        for ($version = 4; $this->desk('GET', '/images/part/1')['can_undo']; $version++) {
            $set = $this->desk('POST', '/images/part/1/undo', ['version' => $version]);
            $counts[] = count((array) $set['pictures']);
        }
        self::assertSame([3, 2, 1, 0], $counts);
        $this->refused(409, 'coleman_nothing_to_undo', 'POST', '/images/part/1/undo', ['version' => $version]);
        self::assertSame($version, $this->modules()->foundation->itemImages()->version(ImageKind::Part, 1), 'a refusal changes nothing');
        self::assertSame($two, $two);
    }

    public function testOfTwoWhoChangeOneThingTheSecondSeesWhatTheFirstDid(): void
    {
        $this->add(self::jpeg('first'));
        [$id] = array_column($this->pictures(), 'id');
        $this->desk('POST', '/images/part/1', ['version' => 1, 'pictures' => [['id' => $id, 'alt' => 'By the first']]]);
        foreach (['' => ['pictures' => []], '/undo' => []] as $path => $more) {
            $data = $this->refused(409, 'coleman_item_changed', 'POST', "/images/part/1$path", ['version' => 1] + $more);
            self::assertIsArray($data['item']);
            self::assertSame('By the first', $data['item']['pictures'][0]['alt']);
        }
        // Adding takes nothing away, so it needs no version.
        $this->add(self::jpeg('second'));
        self::assertSame(['By the first', ''], array_column($this->pictures(), 'alt'));
    }

    public function testAnUploadIsGoneOnWithAfterABreakAndFinishedOnce(): void
    {
        $bytes = self::jpeg('resumed');
        $id = $this->desk('POST', '/images/uploads', ['name' => 'C:\\photos\\a.jpg', 'size' => strlen($bytes)], 201)['upload']['id'] ?? 0;
        self::assertSame(200, $this->piece($id, 0, substr($bytes, 0, 1000))->get_status());
        self::assertSame(1000, $this->desk('GET', "/images/uploads/$id")['upload']['offset'] ?? 0);
        $again = $this->piece($id, 0, substr($bytes, 0, 1000));
        self::assertSame([409, 1000], [$again->get_status(), $this->body($again)['data']['offset'] ?? 0]);
        self::assertSame(413, $this->piece($id, 1000, $bytes)->get_status());
        self::assertSame(400, $this->piece($id, 1000, '')->get_status());
        self::assertSame(1000, $this->refused(409, 'coleman_upload_incomplete', 'POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 1])['offset']);
        self::assertSame(200, $this->piece($id, 1000, substr($bytes, 1000))->get_status());
        $this->refused(404, 'coleman_item_not_found', 'POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 999_999_999]);
        $first = $this->desk('POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 1]);
        self::assertSame($first, $this->desk('POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 1]));
        // The same bytes once more are the same picture.
        self::assertSame($first['picture'], $this->add($bytes)['picture']);
        self::assertCount(1, $this->pictures());
        self::assertSame([], glob(WP_CONTENT_DIR . '/coleman-pictures/uploads/*') ?: []);
        $this->as('coleman_sales');
        $this->refused(404, 'coleman_upload_not_found', 'GET', "/images/uploads/$id");
    }

    public function testAProcessThatIsKilledLeavesNothingHalf(): void
    {
        $originals = OriginalStore::ofSite(Secrets::feedKey());
        $id = $this->send('a.jpg', self::jpeg('killed'));
        // Killed when the files were there, and before the row was: nothing shows them, and the same call makes it good.
        $path = (new PictureMaker(PictureStore::ofSite($originals), new PictureDecoder()))->make($originals->upload($id));
        self::assertSame([], $this->pictures());
        $rows = $this->connection()->rows('SELECT * FROM {image_uploads}');
        copy($originals->upload($id), $originals->upload($id) . '.kept');
        $first = $this->desk('POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 1]);
        self::assertSame($path->path, $this->column());
        // Killed behind the row, and before the upload was marked: the same picture, once.
        rename($originals->upload($id) . '.kept', $originals->upload($id));
        $this->connection()->execute('UPDATE {image_uploads} SET image_id = 0');
        self::assertSame($first, $this->desk('POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 1]));
        self::assertCount(1, $this->pictures());
        self::assertCount(1, $rows);
    }

    public function testWhoeverIsKilledAtAnyMomentOfAPictureMayGoOn(): void
    {
        // So many files are whole, the last of them the original; or all are, and the row is not there; or it is, unmarked.
        foreach (['0', '1', '5', 'row', 'mark'] as $moment) {
            $id = $this->send('a.jpg', self::jpeg("killed at $moment"));
            $process = proc_open([PHP_BINARY, dirname(__DIR__, 2) . '/killed-upload.php', (string) $id, (string) get_current_user_id(), '1', $moment], [1 => ['pipe', 'w'], 2 => ['pipe', 'w']], $pipes);
            self::assertIsResource($process);
            $said = stream_get_contents($pipes[1]) . stream_get_contents($pipes[2]);
            self::assertContains(proc_close($process), [-1, SIGKILL], "it was not killed at $moment: $said");
            self::assertCount('mark' === $moment ? 1 : 0, $this->pictures(), $moment);
            $this->desk('POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 1]);
            self::assertCount(1, $this->pictures(), $moment);
            foreach (self::files($this->column()) as $file) {
                self::assertIsArray(@getimagesize($file), "$moment: $file");
            }
            self::assertSame([], glob(WP_CONTENT_DIR . '/coleman-pictures/uploads/*') ?: []);
            $version = (int) $this->connection()->value("SELECT version FROM {image_sets} WHERE kind = 'part' AND item_id = 1");
            $this->desk('POST', '/images/part/1', ['version' => $version, 'pictures' => []]);
        }
    }

    public function testFilesStayWhileAnUndoMayBringThemBack(): void
    {
        $this->add(self::jpeg('to be swept'));
        $path = $this->column();
        $this->desk('POST', '/images/part/1', ['version' => 1, 'pictures' => []]);
        $sweep = function (string $when) use ($path): bool {
            foreach (self::files($path) as $file) {
                touch($file, time() - 10 * DAY_IN_SECONDS);
            }
            $clock = new FixedClock($this->modules()->foundation->clock->now()->modify($when)->format('Y-m-d H:i:s'));
            $this->withModulesAt($clock, static fn () => Plugin::modules()->pictures->sweep()->run());

            return is_file(self::files($path)['full']);
        };
        self::assertTrue($sweep('+2 days'));
        $this->desk('POST', '/images/part/1/undo', ['version' => 2]);
        self::assertTrue($sweep('+100 days'), 'it is shown again');
        $this->desk('POST', '/images/part/1', ['version' => 3, 'pictures' => []]);
        self::assertFalse($sweep('+100 days'));
        self::assertFalse($this->desk('GET', '/images/part/1')['can_undo']);
        // What nobody went on with leaves after a day.
        $id = $this->send('a.jpg', self::jpeg('left'));
        $sweep('+25 hours');
        $this->refused(404, 'coleman_upload_not_found', 'GET', "/images/uploads/$id");
        self::assertSame([], glob(WP_CONTENT_DIR . '/coleman-pictures/uploads/*') ?: []);
    }

    public function testAThingHasThirtyPicturesAtMost(): void
    {
        $rows = [];
        for ($index = 0; $index < 30; $index++) {
            $rows[] = new Image(0, ImageKind::Part, 1, $index, "parts/$index.jpg", isByHand: true);
        }
        $this->modules()->foundation->itemImages()->addMany($rows);
        $id = $this->send('a.jpg', self::jpeg('too many'));
        $this->refused(422, 'coleman_picture_refused', 'POST', "/images/uploads/$id/finish", ['kind' => 'part', 'item_id' => 1]);
        $this->refused(404, 'coleman_upload_not_found', 'GET', "/images/uploads/$id");
        $this->refused(413, 'coleman_too_large', 'POST', '/images/uploads', ['name' => 'a.jpg', 'size' => 20_000_001]);
    }

    public function testAFeedsPictureStaysBehindAndHiddenOnesStayHidden(): void
    {
        $images = $this->modules()->foundation->itemImages();
        $images->add(new Image(0, ImageKind::Part, 1, 1, 'feed/a.jpg', feedPosition: 1));
        $this->add(self::jpeg('by hand'));
        self::assertSame([true, false], array_column($this->pictures(), 'is_by_hand'));
        [$own, $feed] = array_column($this->pictures(), 'id');
        $set = $this->desk('POST', '/images/part/1', ['version' => 1, 'pictures' => [['id' => $feed, 'is_hidden' => true]]]);
        self::assertSame([$feed], array_column((array) $set['pictures'], 'id'), 'a feed’s picture is never removed');
        self::assertSame('parts/engine-oil-filters.svg', $this->column());
        $this->desk('POST', '/images/part/1/undo', ['version' => 2]);
        self::assertSame([$own, $feed], array_column($this->pictures(), 'id'));
        self::assertSame([false, false], array_column($this->pictures(), 'is_hidden'));
    }

    public function testTheListBeginsWithWhatIsMissingMost(): void
    {
        $needs = [];
        foreach ($this->connection()->rows('SELECT id FROM {parts} WHERE id <> 714940 ORDER BY id LIMIT 300') as $index => $row) {
            $needs[(int) $row['id']] = ['image_need' => ImageNeed::of(ImageState::cases()[$index % 3], ($index * 37) % 11, ($index * 13) % 7)];
        }
        $this->connection()->updateMany('parts', $needs);
        $all = $this->connection()->rows('SELECT id, image_need, category_id, vendor_id FROM {parts} WHERE id <> 714940 ORDER BY image_need DESC, id DESC');
        $pick = static fn (\Closure $is, int $from, int $count): array => array_map(static fn (array $row): int => (int) $row['id'], array_slice(array_values(array_filter($all, $is)), $from, $count));
        $list = fn (string $query): array => array_column($this->desk('GET', '/images/part', self::query($query)), 'id');
        self::assertSame($pick(static fn (): bool => true, 0, 50), $list(''));
        self::assertSame($pick(static fn (): bool => true, 40, 20), $list('page=3&per_page=20'));
        $family = (int) $all[0]['category_id'];
        $brand = (int) $all[0]['vendor_id'];
        self::assertSame($pick(static fn (array $row): bool => (int) $row['category_id'] === $family, 0, 50), $list("family=$family"));
        self::assertSame($pick(static fn (array $row): bool => (int) $row['vendor_id'] === $brand, 10, 10), $list("brand=$brand&page=2&per_page=10"));
        self::assertSame($pick(static fn (array $row): bool => (int) $row['vendor_id'] === $brand && (int) $row['category_id'] === $family, 0, 50), $list("brand=$brand&family=$family"));
        self::assertSame($pick(static fn (array $row): bool => (int) $row['image_need'] >= 2 * ImageNeed::STATE, 0, 50), $list('show=no_picture'));
        self::assertSame($pick(static fn (array $row): bool => 1 === intdiv((int) $row['image_need'], ImageNeed::STATE), 0, 50), $list('show=only_drawing'));
        // By any spelling of the number; a machine by its stock number.
        foreach (['HH164-32430', 'hh16432430', 'HH 164 32430'] as $spelling) {
            self::assertSame([1], $list('search=' . rawurlencode($spelling)), $spelling);
        }
        $stock = (string) $this->connection()->value('SELECT stock_number FROM {machines} WHERE id = 61');
        self::assertSame([61], array_column($this->desk('GET', '/images/machine', ['search' => $stock]), 'id'));
        $used = array_column($this->desk('GET', '/images/machine', ['condition' => 'used', 'per_page' => 100]), 'id');
        self::assertContains(61, $used);
        $new = array_column($this->desk('GET', '/images/machine', ['condition' => 'new', 'per_page' => 100]), 'id');
        self::assertNotSame([], $new);
        self::assertSame([], array_intersect($used, $new));
        foreach (ImageKind::cases() as $kind) {
            foreach (['needed', 'name', 'updated'] as $order) {
                self::assertNotSame([], $this->desk('GET', "/images/{$kind->value}", ['orderby' => $order, 'per_page' => 5]), "{$kind->value} $order");
            }
        }
    }

    public function testNeedsAreCountedFromViewsAndStock(): void
    {
        $needs = $this->modules()->parts->imageNeeds();
        $this->connection()->execute('UPDATE {parts} SET image_need = 5');
        $this->modules()->parts->impressions()->record([1]);
        for ($last = 0; null !== $last; $last = $needs->next($last, $this->modules()->foundation->transaction()));
        $item = $this->desk('GET', '/images/part/1')['item'];
        self::assertIsArray($item);
        self::assertGreaterThanOrEqual(1, $item['views']);
        self::assertSame((int) $this->connection()->value('SELECT SUM(quantity) FROM {part_stock} WHERE part_id = 1 AND quantity > 0'), $item['stock']);
        self::assertSame(0, (int) $this->connection()->value('SELECT COUNT(*) FROM {parts} WHERE image_need = 5'));
        $this->connection()->execute('DELETE FROM {part_impressions}');
    }

    /** @return array<string, mixed> */
    private static function query(string $text): array
    {
        wp_parse_str($text, $query);

        return $query;
    }
}
