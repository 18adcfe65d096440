<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Diagrams;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;

/** Feeds leave what staff have set by hand, and tell when they bring something else. */
final class DiagramFeedTest extends DiagramTestCase
{
    private const MODELS = "Make,Model,Class\nKubota,FEEDER 9,Tractors\n";
    private const DIAGRAMS = "Make,Model,Fig,Title,Group,File\n";
    private const ONE = self::DIAGRAMS . "Kubota,FEEDER 9,A-01,Oil filter,Engine,diagrams/engine-oil.svg\n";
    private const CALLOUTS = "model,fig,item,part no,qty,desc,x,y,w,h\n";

    protected function tearDown(): void
    {
        parent::tearDown();
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'feed_ids'] as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->connection()->execute('UPDATE {feed_state} SET run_id = 0');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
    }

    public function testAFeedNeverChangesWhatWasSetByHand(): void
    {
        $id = $this->fed();
        $content = $this->content();
        $this->save($id, ['name' => 'By hand'] + $content);
        $this->publish($id);
        $ours = $this->seen($id);
        self::assertSame('By hand', $ours['Name']);
        self::assertFalse($this->desk('GET', "/assemblies/$id")['has_feed_news']);

        // The same files again bring nothing new.
        $this->feed();
        self::assertSame($ours, $this->seen($id));
        self::assertFalse($this->desk('GET', "/assemblies/$id")['has_feed_news']);

        $news = [
            'another drawing' => fn (): FeedRun => $this->import('diagrams', self::DIAGRAMS . "Kubota,FEEDER 9,A-01,Oil filter,Engine,diagrams/air-cleaner.svg\n"),
            'another name and category' => fn (): FeedRun => $this->import('diagrams', self::DIAGRAMS . "Kubota,FEEDER 9,A-01,Filters,Hydraulics,diagrams/air-cleaner.svg\n"),
            'another place' => fn (): FeedRun => $this->import('callouts', self::CALLOUTS . "FEEDER 9,A-01,1,,2,Bolt,.3,.1,.1,.1\nFEEDER 9,A-01,2,,1,Nut,.2,.2,.1,.1\n"),
            'a further row' => fn (): FeedRun => $this->import('callouts', self::CALLOUTS . "FEEDER 9,A-01,1,,2,Bolt,.3,.1,.1,.1\nFEEDER 9,A-01,2,,1,Nut,.2,.2,.1,.1\nFEEDER 9,A-01,3,,1,Washer,.6,.6,.1,.1\n"),
            'a row that is gone' => fn (): FeedRun => $this->import('callouts', self::CALLOUTS . "FEEDER 9,A-01,2,,1,Nut,.2,.2,.1,.1\nFEEDER 9,A-01,3,,1,Washer,.6,.6,.1,.1\n"),
            'no such diagram any more' => fn (): FeedRun => $this->import('diagrams', self::DIAGRAMS . "Kubota,FEEDER 9,A-02,Other,Engine,diagrams/air-cleaner.svg\n"),
            'no such model any more' => fn (): FeedRun => $this->import('models', "Make,Model,Class\nKubota,FEEDER 10,Tractors\n"),
        ];
        foreach ($news as $what => $bring) {
            $bring();
            self::assertSame($ours, $this->seen($id), $what);
            $work = $this->desk('GET', "/assemblies/$id");
            if (!str_starts_with($what, 'no such')) {
                self::assertTrue($work['has_feed_news'], $what);
                self::assertContains((int) $this->connection()->value('SELECT model_id FROM {model_assemblies} WHERE id = %d', [$id]), array_column($this->desk('GET', '/models', ['show' => 'feed']), 'id'), $what);
            }
            $kept = $this->desk('POST', "/assemblies/$id/feed", ['version' => $work['version'], 'answer' => 'keep']);
            self::assertFalse($kept['has_feed_news']);
            self::assertSame($ours['callouts'], $this->seen($id)['callouts'], $what);
        }

        // What the feed says by now is whole.
        $work = $this->desk('GET', "/assemblies/$id");
        $this->desk('POST', "/assemblies/$id/feed", ['version' => $work['version'] + 1, 'answer' => 'take'], 409);
        $taken = $this->desk('POST', "/assemblies/$id/feed", ['version' => $work['version'], 'answer' => 'take']);
        $theirs = $this->seen($id);
        self::assertSame(['Filters', 'Hydraulics', ['2', '3'], 2], [$theirs['Name'], $theirs['Category'], array_column($theirs['callouts'], 'ref'), $theirs['callout_count']]);
        self::assertStringContainsString('air-cleaner', $theirs['figure']['url']);
        self::assertSame([0.2, 0.6], array_column($theirs['hotspots'], 'x'));
        self::assertSame(['By hand', false], [$taken['content']['name'], $taken['is_by_hand']], 'ours is kept as the draft');

        // And the feed goes on with it.
        $this->import('models', self::MODELS);
        $this->import('callouts', self::CALLOUTS . "FEEDER 9,A-01,2,,4,Nut,.2,.2,.1,.1\n");
        self::assertSame([4], array_column($this->seen($id)['callouts'], 'quantity'));
    }

    public function testThePublishingOfAFeedsDiagramIsUndone(): void
    {
        $id = $this->fed();
        $theirs = $this->seen($id);
        $this->save($id, ['name' => 'By hand'] + $this->content());
        $published = $this->publish($id);
        $this->desk('POST', "/assemblies/$id/undo", ['version' => $published['version']]);
        self::assertSame($theirs, $this->seen($id));
    }

    public function testAnImportIntoWhatWasSetByHandIsUndone(): void
    {
        $id = $this->fed();
        $this->save($id, $this->content());
        $this->publish($id);
        $before = $this->kept($id);
        $runs[] = $this->import('diagrams', self::DIAGRAMS . "Kubota,FEEDER 9,A-01,Filters,Engine,diagrams/air-cleaner.svg\n");
        $runs[] = $this->import('callouts', self::CALLOUTS . "FEEDER 9,A-01,1,,7,Bolt,.5,.1,.1,.1\nFEEDER 9,A-01,5,,7,Clip,.5,.5,.1,.1\n");
        self::assertNotSame($before, $this->kept($id));
        foreach (array_reverse($runs) as $run) {
            $undo = $this->modules()->feeds->service()->resume($this->modules()->feeds->service()->undo($run));
            self::assertSame([RunState::Applied, []], [$undo->state, $undo->samples['left'] ?? []]);
        }
        self::assertSame($before, $this->kept($id));
    }

    public function testADiagramThatWasBegunByHandIsThereWhenAFeedBringsIt(): void
    {
        $this->import('models', self::MODELS);
        $model = (int) $this->connection()->value('SELECT id FROM {models} WHERE name = %s', ['FEEDER 9']);
        $id = $this->newAssembly($model, 'A-01')['id'];
        $this->import('diagrams', self::ONE);
        self::assertSame('Oil filter', $this->seen($id)['Name'] ?? '');
        self::assertSame('1', $this->connection()->value('SELECT COUNT(*) FROM {model_assemblies} WHERE model_id = %d', [$model]));
    }

    public function testABookThatStaffHavePutInOrderStaysSo(): void
    {
        $rows = "Make,Model,Fig,Title,Group,File,Position\nKubota,FEEDER 9,A-01,Oil filter,Engine,diagrams/engine-oil.svg,1\nKubota,FEEDER 9,A-02,Air cleaner,%s,diagrams/air-cleaner.svg,2\n";
        $this->import('models', self::MODELS);
        $this->import('diagrams', sprintf($rows, 'Engine'));
        $model = (int) $this->connection()->value('SELECT id FROM {models} WHERE name = %s', ['FEEDER 9']);
        $book = $this->desk('GET', "/models/$model");
        $turned = array_reverse(array_column($book['assemblies'], 'id'));
        $this->desk('POST', "/models/$model/order", ['version' => $book['version'], 'ids' => $turned]);
        $this->import('diagrams', sprintf($rows, 'Air'));
        $now = $this->desk('GET', "/models/$model")['assemblies'];
        self::assertSame([$turned, 'Air'], [array_column($now, 'id'), $now[0]['category']]);
    }

    /** @return int id of a diagram that feeds have brought with two rows */
    private function fed(): int
    {
        $this->feed();

        return (int) $this->connection()->value('SELECT a.id FROM {model_assemblies} a JOIN {models} m ON m.id = a.model_id WHERE m.name = %s', ['FEEDER 9']);
    }

    private function feed(): void
    {
        $this->import('models', self::MODELS);
        $this->import('diagrams', self::ONE);
        $this->import('callouts', self::CALLOUTS . "FEEDER 9,A-01,1,,2,Bolt,.1,.1,.1,.1\nFEEDER 9,A-01,2,,1,Nut,.2,.2,.1,.1\n");
    }

    /** @return list<mixed> all that is kept of a diagram */
    private function kept(int $id): array
    {
        $without = static fn (array $row): array => array_diff_key($row, ['updated_at' => 0]);

        return [
            array_diff_key($without((array) $this->connection()->row('SELECT * FROM {model_assemblies} WHERE id = %d', [$id])), ['has_feed_news' => 0, 'version' => 0]),
            array_map($without, $this->connection()->rows('SELECT * FROM {model_callouts} WHERE assembly_id = %d ORDER BY id', [$id])),
            array_map($without, $this->connection()->rows('SELECT * FROM {model_hotspots} WHERE assembly_id = %d ORDER BY position', [$id])),
        ];
    }

    private function import(string $kind, string $text): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);
        $run = $feeds->resume($feeds->import(new FeedImport($kind, $path, "$kind.csv", '', true, null, null, Removal::AtOnce, false)));
        self::assertSame([RunState::Applied, 0], [$run->state, $run->count('bad')], $run->message . wp_json_encode($run->samples));

        return $run;
    }
}
