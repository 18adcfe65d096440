<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Models\Assembly;
use Coleman\Api\Models\Callout;
use Coleman\Api\Models\Hotspot;
use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelView;
use Coleman\Api\Models\WhereUsed;
use Coleman\Api\Parts\Part;
use Coleman\Api\Routing\Page;
use Coleman\Api\Search\Kind;
use Coleman\Blocks\Diagrams;
use Coleman\Tests\Integration\TestCase;

final class BookFeedTest extends TestCase
{
    private const MODELS = "Make,Model,Class,First Year,Year End,SN Prefix\n";
    private const ONE = self::MODELS . "Kubota,FEEDER 1,Tractors,2014,2019,KFD\n";
    private const DIAGRAMS = "Make,Model,Fig,Title,Group,File\n";
    private const OIL = self::DIAGRAMS . "Kubota,FEEDER 1,A-01,Oil filter,Engine,diagrams/engine-oil.svg\nKubota,FEEDER 1,A-02,Air cleaner,Engine,diagrams/air-cleaner.svg\n";
    private const CALLOUTS = "model,fig,item,part no,qty,desc,from serial,serial end,x,y,w,h\n";

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $models = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows("SELECT id FROM {models} WHERE name LIKE 'FEEDER%'"));
        foreach ($models as $model) {
            foreach (['model_hotspots', 'model_callouts'] as $table) {
                $connection->execute(sprintf('DELETE FROM {%s} WHERE assembly_id IN (SELECT id FROM {model_assemblies} WHERE model_id = %%d)', $table), [$model]);
            }
            $connection->execute('DELETE FROM {model_assemblies} WHERE model_id = %d', [$model]);
            $connection->execute('DELETE FROM {models} WHERE id = %d', [$model]);
        }
        $this->modules()->search->index()->put($models, Kind::Model);
        $connection->execute("DELETE FROM {brands} WHERE name = 'Feedwerk'");
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'feed_ids', 'search_queue'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('UPDATE {feed_state} SET run_id = 0');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        parent::tearDown();
    }

    public function testModelsComeChangeAndGo(): void
    {
        $run = $this->import('models', self::ONE . "Feedwerk,FEEDER 75-3,tractors,,,\n", constants: ['new_brands' => 'yes']);
        self::assertSame([2, 0], [$run->count('done_new'), $run->count('bad')], self::told($run));
        $one = $this->model('FEEDER 1');
        self::assertSame(['kubota-feeder-1-parts', 2014, 2019, 'KFD', 'Tractors'], [$one->rewrite, $one->yearFrom, $one->yearTo, $one->serialPrefix, $one->categoryName]);
        self::assertStringEndsWith('.svg', $one->image);
        self::assertSame('Feedwerk FEEDER 75-3', $this->model('FEEDER 75-3')->title());
        self::assertStringContainsString($one->path(), $this->found('feeder 1'));

        $run = $this->import('models', self::ONE . "Feedwerk,FEEDER 75-3,tractors,,,\n");
        self::assertSame([0, 0, 2, 0], $this->counts($run));

        $run = $this->import('models', self::MODELS . "kubota,Feeder1,Tractors,2014,2018,KFD\n", isDry: true);
        self::assertSame([RunState::Compared, 1, 1], [$run->state, $run->count('changed'), $run->count('vanish')]);
        self::assertSame('FEEDER 1', $this->model('FEEDER 1')->name);

        $other = $this->model('FEEDER 75-3');
        $run = $this->import('models', self::MODELS . "Kubota,FEEDER 1,Tractors,2014,2018,KFD\n");
        self::assertSame([0, 1, 0, 1], $this->counts($run));
        self::assertSame(2018, $this->model('FEEDER 1')->yearTo);
        self::assertSame($one->path(), $this->model('FEEDER 1')->path());
        self::assertNull($this->modules()->parts->models()->byId($other->id));
        self::assertStringNotContainsString($other->path(), $this->found('feeder 75-3'));

        // Its id was the last one; the next model has another.
        $this->import('models', self::ONE . "Kubota,FEEDER 2,Tractors,,,\n");
        self::assertGreaterThan($other->id, $this->model('FEEDER 2')->id);
    }

    public function testSaysWhatIsWrongWithAModel(): void
    {
        $run = $this->import('models', "make,model,category,year_from,year_to,image,rewrite\n" . implode("\n", [
            'Kubota,FEEDER 11,No such,,,,',
            'Nobody,FEEDER 12,Tractors,,,,',
            'Kubota,FEEDER 13,Tractors,1780,,,',
            'Kubota,FEEDER 14,Tractors,2014,2012,,',
            'Kubota,FEEDER 15,Tractors,,,https://example.com/a.jpg,',
            'Kubota,FEEDER 16,Tractors,,,,feeder-12',
            'Kubota,FEEDER 17,Tractors,,,,kubota-l2501',
            'Kubota,FEEDER 2,Tractors,,,,feeder',
            'Kubota,FEEDER 3,Tractors,,,,feeder',
            'KUBOTA,feeder2,Tractors,,,,feeder',
        ]));
        self::assertSame([
            'Line 2, category "No such": Machine category not found.',
            'Line 3, make "Nobody": Brand not found. To add new brands, set new_brands to yes.',
            'Line 5, year_to "2012": The last year is before the first.',
            'Line 4, year_from "1780": Enter a value from 1900 to ' . $this->newestModelYear() . '.',
            'Line 6, image "https://example.com/a.jpg": Pictures can’t be loaded from a URL. Add the picture to the pictures folder and enter its path.',
            'Line 7, rewrite "feeder-12": Use lowercase letters, digits and hyphens. The URL slug can’t end in a separate number.',
            'Line 8: The URL slug kubota-l2501 belongs to another model.',
            'Line 10: The URL slug feeder belongs to another model.',
        ], $run->samples['bad']);
        self::assertSame([4, '/parts/model/feeder/'], [$run->count('done_new'), $this->model('FEEDER 2')->path()]);
    }

    public function testTwoNamesThatMakeOneAddressDoNotShareIt(): void
    {
        $run = $this->import('models', self::MODELS . "Kubota,FEEDER-X,Tractors,,,\nKubota,FEEDER/X,Tractors,,,\n");
        self::assertSame(2, $run->count('done_new'), self::told($run));
        self::assertSame('/parts/model/kubota-feeder-x/', $this->model('FEEDER-X')->path());
        self::assertSame(sprintf('/parts/model/%d/', $this->model('FEEDER/X')->id), $this->model('FEEDER/X')->path());
    }

    public function testDiagramsComeChangeAndGo(): void
    {
        $this->import('models', self::ONE);
        $run = $this->import('diagrams', self::OIL . "Kubota,FEEDER 1,A-03,Oil filter,Engine,diagrams/engine-oil.svg\n");
        self::assertSame([3, 0], [$run->count('done_new'), $run->count('bad')], self::told($run));
        self::assertSame(['oil-filter', 'air-cleaner', 'oil-filter-b'], array_map(static fn (Assembly $one): string => $one->slug, $this->assemblies()));
        $air = $this->assemblies()[1];
        self::assertSame(['Engine', 'engine', 897, 657, 0], [$air->categoryName, $air->categorySlug, $air->width, $air->height, $air->callouts]);
        self::assertSame([0, 0, 3, 0], $this->counts($this->import('diagrams', self::OIL . "Kubota,FEEDER 1,A-03,Oil filter,Engine,diagrams/engine-oil.svg\n")));

        // A dry run changes nothing; a renamed diagram keeps its address.
        $renamed = str_replace('Air cleaner', 'Air filter', self::OIL);
        $dry = $this->import('diagrams', $renamed, isDry: true);
        self::assertSame([1, 1], [$dry->count('changed'), $dry->count('vanish')]);
        self::assertSame('Air cleaner', $this->assemblies()[1]->name);
        $run = $this->import('diagrams', $renamed);
        self::assertSame([0, 1, 1, 1], $this->counts($run));
        self::assertSame([['Oil filter', 'oil-filter'], ['Air filter', 'air-cleaner']], array_map(static fn (Assembly $one): array => [$one->name, $one->slug], $this->assemblies()));
        self::assertNotNull($this->modules()->foundation->connection()->value('SELECT updated_at FROM {model_assemblies} WHERE id = %d', [$air->id]));
    }

    public function testSaysWhatIsWrongWithADiagram(): void
    {
        $this->import('models', self::ONE . "Bobcat,FEEDER 1,Tractors,,,\n");
        $run = $this->import('diagrams', "make,model,fig,title,group,file,width,height\n" . implode("\n", [
            'Kubota,FEEDER 1,1,One,Engine,feeds/not-there.png,,',
            'Kubota,FEEDER 1,2,Two,Engine,../secret.png,10,10',
            'Kubota,FEEDER 1,3,Three,,diagrams/seat.svg,,',
            'Kubota,FEEDER 1,4,Four,Engine,diagrams/seat.svg,0,10',
            'Kubota,FEEDER 404,5,Five,Engine,diagrams/seat.svg,,',
            ',FEEDER 1,6,Six,Engine,diagrams/seat.svg,,',
            'Kubota,FEEDER 1,7,Seven,Engine,feeds/not-there.png,800,600',
        ]));
        self::assertSame([
            'Line 2, file "feeds/not-there.png": The picture can’t be measured. Enter its width and height, or add it to the pictures folder first.',
            'Line 3, file "../secret.png": Enter a path inside the pictures folder.',
            'Line 4, group: It is empty.',
            'Line 5, width "0": Enter a value from 1 to 65535.',
            'Line 6: No parts book found for model Kubota FEEDER 404.',
            'Line 7: Several makers have a model FEEDER 1. Enter the maker.',
        ], $run->samples['bad']);
        self::assertSame(2, $run->count('done_new'));
    }

    public function testRowsComeChangeAndGoAndPartsKnowWhereTheyAreUsed(): void
    {
        [$one, $two] = $this->parts();
        $this->import('models', self::ONE);
        $this->import('diagrams', self::OIL);
        $book = self::CALLOUTS . "FEEDER 1,A-01,10,{$one->number},2,,,,0.5,.25,0.05,0.05\n"
            . "FEEDER 1,A-01,2,{$two->number},AR,Clamp,,KFD-4999,,,,\nFEEDER 1,A-01,2,{$one->number},1,Clamp,KFD-5000,,,,,\n"
            . "FEEDER 1,A-01,,nss,1,Hose assembly,,,,,,\nFEEDER 1,A-02,1,{$one->number},1,,,,,,,\n";
        $run = $this->import('callouts', $book);
        self::assertSame([5, 0], [$run->count('done_new'), $run->count('bad')], self::told($run));
        [$oil, $air] = $this->assemblies();
        self::assertSame([4, 1], [$oil->callouts, $air->callouts]);
        // By their numbers, whatever the order of the file.
        self::assertSame([['2', $two->id, 1, 'KFD-4999', 'As required'], ['2', $one->id, 1, '', ''], ['10', $one->id, 2, '', ''], ['', null, 1, '', '']], array_map(
            static fn (Callout $row): array => [$row->ref, $row->partId, $row->quantity, $row->serialTo, $row->note],
            $this->modules()->parts->models()->callouts($oil->id),
        ));
        self::assertEquals([new Hotspot('10', 0.5, 0.25, 0.05, 0.05)], $this->modules()->parts->models()->hotspots($oil->id));
        self::assertSame([[$oil->id, ['2', '10']], [$air->id, ['1']]], $this->uses($one));
        self::assertSame([[$oil->id, ['2']]], $this->uses($two));

        $shown = $this->shown('/parts/model/kubota-feeder-1-parts/oil-filter/');
        self::assertSame(['2', '10', ''], array_column($shown['numbers'], 'ref'));
        self::assertSame([$two->number, $one->number], array_column(array_column($shown['numbers'][0]['rows'], 'part'), 'PartNumber'));
        self::assertSame(['10'], array_column($shown['spots'], 'ref'));

        $before = $this->modules()->foundation->connection()->rows('SELECT * FROM {model_callouts} WHERE assembly_id = %d ORDER BY id', [$oil->id]);
        self::assertSame([0, 0, 5, 0], $this->counts($this->import('callouts', $book)));
        self::assertSame($before, $this->modules()->foundation->connection()->rows('SELECT * FROM {model_callouts} WHERE assembly_id = %d ORDER BY id', [$oil->id]));

        // The early clamp and the air cleaner's row go; number 10 moves, and stands there twice.
        $next = str_replace(',h', ',h,places', self::CALLOUTS) . "FEEDER 1,A-01,10,{$one->number},3,,,,0.6,.25,0.05,0.05,.1 .1 .05 .05\n"
            . "FEEDER 1,A-01,2,{$one->number},1,Clamp,KFD-5000,,,,,,\nFEEDER 1,A-01,,,1,Hose assembly,,,,,,,\n";
        $dry = $this->import('callouts', $next, isDry: true);
        self::assertSame([1, 2, 2], [$dry->count('changed'), $dry->count('same'), $dry->count('vanish')], self::told($dry));
        self::assertCount(2, $this->uses($one));
        $run = $this->import('callouts', $next);
        self::assertSame([0, 1, 2, 2], $this->counts($run), self::told($run));
        self::assertSame([3, 0], array_map(static fn (Assembly $assembly): int => $assembly->callouts, $this->assemblies()));
        self::assertSame([[$oil->id, ['2', '10']]], $this->uses($one));
        self::assertSame([], $this->uses($two));
        self::assertEquals([new Hotspot('10', 0.6, 0.25, 0.05, 0.05), new Hotspot('10', 0.1, 0.1, 0.05, 0.05)], $this->modules()->parts->models()->hotspots($oil->id));
        self::assertSame(3, $this->rowsOf('10', $oil->id));

        // The book goes with all that is in it.
        $this->import('models', self::MODELS . "Kubota,FEEDER 9,Tractors,,,\n");
        self::assertSame([], $this->uses($one));
        self::assertSame(404, $this->call('GET', "/assemblies/{$oil->id}")->get_status());
        self::assertNull($this->modules()->pages->router()->resolve('/parts/model/kubota-feeder-1-parts/oil-filter/'));
        self::assertSame(['0', '0', '0'], array_map(
            fn (string $table): ?string => $this->modules()->foundation->connection()->value(sprintf('SELECT COUNT(*) FROM {%s} WHERE %s = %%d', $table, 'model_assemblies' === $table ? 'id' : 'assembly_id'), [$oil->id]),
            ['model_assemblies', 'model_callouts', 'model_hotspots'],
        ));
    }

    public function testSaysWhatIsWrongWithARow(): void
    {
        [$one] = $this->parts();
        $this->import('models', self::ONE);
        $this->import('diagrams', self::OIL);
        $run = $this->import('callouts', self::CALLOUTS . implode("\n", [
            "FEEDER 1,A-01,1 2,{$one->number},1,,,,,,,",
            'FEEDER 1,A-01,1,---,1,,,,,,,',
            'FEEDER 1,A-01,1,,1,,,,,,,',
            "FEEDER 1,A-01,11,{$one->number},many,,,,,,,",
            "FEEDER 1,A-01,12,{$one->number},0,,,,,,,",
            "FEEDER 1,A-01,13,{$one->number},1,,all,,,,,",
            "FEEDER 1,A-01,14,{$one->number},1,,KFD-500,KFD-499,,,,",
            "FEEDER 1,A-01,15,{$one->number},1,,,,512,0,.1,.1",
            "FEEDER 1,A-01,16,{$one->number},1,,,,.5,,.1,.1",
            "FEEDER 1,A-01,17,{$one->number},1,,,,.95,0,.1,.1",
            "FEEDER 1,A-01,,{$one->number},1,,,,.5,.5,.1,.1",
            'FEEDER 1,A-01,1,NO-SUCH-77,1,,,,,,,',
            "FEEDER 1,A-99,1,{$one->number},1,,,,,,,",
            "FEEDER 404,A-01,1,{$one->number},1,,,,,,,",
            "FEEDER 1,A-01,1,{$one->number},1,,,,,,,",
            "Feeder1,a-01,1,{$one->number},9,,,,,,,",
        ]));
        self::assertSame([
            'Line 2, item "1 2": Use letters, digits, dots and hyphens for a number.',
            'Line 3, part no "---": It needs at least one letter or digit.',
            'Line 4, desc: The row needs a part number or a description.',
            'Line 5, qty "many": Enter a whole number.',
            'Line 6, qty "0": Enter a quantity from 1 to 9,999.',
            'Line 7, from serial "all": It doesn’t end in a number, so serial numbers can’t be compared with it.',
            'Line 8, serial end "KFD-499": The last serial number is before the first.',
            'Line 9, x "512": Enter a value from 0 to 1: a share of the picture, not pixels.',
            'Line 10, y: Enter a value from 0 to 1: a share of the picture, not pixels.',
            'Line 11, w ".1": The position is outside the picture or has no size.',
            'Line 12, item: It has a position in the picture but no number.',
            'Line 17: Duplicate of line 16, which was used: qty 1 there, 9 here.',
            'Line 13: NO-SUCH-77: Part not found.',
            'Line 14: The parts book of the FEEDER 1 has no diagram A-99.',
            'Line 15: No parts book found for model FEEDER 404.',
        ], $run->samples['bad']);
        self::assertSame(1, $run->count('done_new'));
        // The maker is named in one row and meant in the other.
        $run = $this->import('callouts', "make,model,fig,item,part no\n,FEEDER 1,A-02,1,{$one->number}\nKubota,FEEDER 1,A-02,1,{$one->number}\n");
        self::assertSame(['Line 3: Duplicate of line 2, which was used.'], $run->samples['bad']);
    }

    public function testTheDemosOwnBooksAreKnownAgain(): void
    {
        $books = $this->modules()->parts->models();
        $models = $diagrams = $rows = [];
        foreach ($books->all(0, 100) as $model) {
            $models[] = [$model->brandName, $model->name, $model->categoryName, (string) $model->yearFrom, (string) $model->yearTo, $model->serialPrefix, $model->serialPlate, $model->image];
            $names = [];
            foreach ($books->assemblies($model->id) as $assembly) {
                // The later one of a name is known by its name in addresses.
                $code = in_array($assembly->name, $names, true) ? $assembly->slug : '';
                $names[] = $assembly->name;
                $diagrams[] = [$model->brandName, $model->name, $code, $assembly->name, $assembly->categoryName, $assembly->figure, (string) $assembly->width, (string) $assembly->height];
                foreach ($books->callouts($assembly->id) as $row) {
                    $part = null === $row->partId ? null : $this->modules()->parts->repository()->byId($row->partId);
                    $rows[] = [$model->brandName, $model->name, '' === $code ? $assembly->name : $code, $row->ref, $part->number ?? '', $part->vendorName ?? '', (string) $row->quantity, $row->description, $row->note, $row->serialFrom, $row->serialTo];
                }
            }
        }
        foreach ([
            'models' => ['brand,model,category,year_from,year_to,serial_prefix,serial_plate,image', $models],
            'diagrams' => ['brand,model,diagram,name,category,image,width,height', $diagrams],
            'callouts' => ['brand,model,diagram,ref,part_number,vendor,quantity,description,note,serial_from,serial_to', $rows],
        ] as $kind => [$head, $lines]) {
            $text = implode("\n", array_map(static fn (array $line): string => '"' . implode('","', array_map(static fn (string $field): string => str_replace('"', '""', $field), $line)) . '"', $lines));
            $run = $this->import($kind, "$head\n$text", false, true);
            self::assertSame([count($lines), 0], [$run->count('same'), $run->count('bad')], $kind . self::told($run));
        }
    }

    public function testAChunkOfRowsCostsTheSameNumberOfQueries(): void
    {
        [$one, $two] = $this->parts();
        $this->import('models', self::ONE);
        $this->import('diagrams', self::OIL);
        $cost = function (int $rows) use ($one, $two): int {
            $queries = $this->modules()->foundation->connection()->queries();
            $this->import('callouts', "model,diagram,ref,part_number,x,y,w,h\n" . implode("\n", array_map(static fn (int $row): string => "FEEDER 1,A-01,$row," . (0 === $row % 2 ? $one : $two)->number . ',.1,.1,.1,.1', range(1, $rows))), false);

            return $this->modules()->foundation->connection()->queries() - $queries;
        };
        $few = $cost(10);
        $connection = $this->modules()->foundation->connection();
        $connection->execute('DELETE FROM {model_callouts} WHERE assembly_id = %d', [$this->assemblies()[0]->id]);
        $connection->execute('UPDATE {model_assemblies} SET callouts = 0 WHERE id = %d', [$this->assemblies()[0]->id]);
        // What a feed has brought before and the site has no more is looked up besides.
        $connection->execute("DELETE FROM {feed_items} WHERE feed_id = (SELECT id FROM {feeds} WHERE kind = 'callouts')");
        self::assertSame($few, $cost(200));
    }

    /** @param array<string, string>|null $constants */
    private function import(string $kind, string $text, bool $isFull = true, bool $isDry = false, ?array $constants = null): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);
        $run = $feeds->resume($feeds->import(new FeedImport($kind, $path, "$kind.csv", '', $isFull, null, $constants, Removal::AtOnce, $isDry)));
        self::assertContains($run->state, [RunState::Applied, RunState::Compared], $run->message);

        return $run;
    }

    /** @return array{Part, Part} of the maker of the model */
    private function parts(): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows(
            "SELECT id FROM {parts} p WHERE vendor_name = 'Kubota' AND NOT EXISTS (SELECT 1 FROM {model_callouts} c WHERE c.part_id = p.id) ORDER BY id LIMIT 2",
        ));
        $parts = array_values($this->modules()->parts->repository()->byIds($ids));

        return 2 === count($parts) ? [$parts[0], $parts[1]] : self::fail('The demo has parts that no diagram shows.');
    }

    private function model(string $name): Model
    {
        $id = $this->modules()->foundation->connection()->value('SELECT id FROM {models} WHERE name = %s', [$name]);

        return $this->modules()->parts->models()->byId((int) $id) ?? self::fail("$name is not there.");
    }

    /** @return list<Assembly> */
    private function assemblies(): array
    {
        return $this->modules()->parts->models()->assemblies($this->model('FEEDER 1')->id);
    }

    /** @return list<array{int, list<string>}> */
    private function uses(Part $part): array
    {
        return array_map(static fn (WhereUsed $use): array => [$use->assembly->id, $use->refs], $this->modules()->parts->models()->whereUsed($part->id, 0, 20));
    }

    /** @return array{numbers: list<array{ref: string, rows: list<array{part: array{PartNumber: string}|null}>}>, spots: list<array{ref: string}>} what the page of a diagram shows */
    private function shown(string $path): array
    {
        $page = $this->modules()->pages->router()->resolve($path);
        self::assertInstanceOf(Page::class, $page);
        self::assertInstanceOf(ModelView::class, $page->entity);
        /** @var array{numbers: list<array{ref: string, rows: list<array{part: array{PartNumber: string}|null}>}>, spots: list<array{ref: string}>} $shown */
        $shown = Diagrams::props($page->entity, false)['diagram'] ?? self::fail();

        return $shown;
    }

    private function rowsOf(string $ref, int $assembly): int
    {
        $row = array_find($this->modules()->parts->models()->callouts($assembly), static fn (Callout $row): bool => $row->ref === $ref);

        return $row->quantity ?? 0;
    }

    private function found(string $text): string
    {
        return stripslashes((string) wp_json_encode($this->call('GET', '/search', ['q' => $text])->get_data()));
    }

    /** @return list<int> */
    private function counts(FeedRun $run): array
    {
        return array_map($run->count(...), ['done_new', 'done_changed', 'same', 'done_vanish']);
    }

    private static function told(FeedRun $run): string
    {
        return $run->message . implode(' ', array_merge($run->samples['bad'] ?? [], $run->samples['changed'] ?? []));
    }
}
