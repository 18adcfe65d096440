<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Diagrams;

use Coleman\Api\Diagrams\DiagramContent;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Models\ModelView;
use Coleman\Api\Routing\Page;
use Coleman\Api\Search\Kind;
use Coleman\Api\Support\Json;

/** Parts books that staff make by hand. */
final class DiagramDeskTest extends DiagramTestCase
{
    public function testABookIsThereForVisitorsWhenOneOfItsDiagramsIsPublished(): void
    {
        $model = $this->newModel();
        self::assertGreaterThan(ManualIdAllocator::FIRST, $model);
        $first = $this->newAssembly($model);
        $second = $this->newAssembly($model, 'Air cleaner');
        $this->save($first['id'], $this->content());
        self::assertNull($this->modules()->parts->models()->byId($model));
        self::assertSame([], $this->seen($first['id']));
        self::assertSame('', $this->desk('GET', "/models/$model")['url']);

        $work = $this->publish($first['id']);
        self::assertSame(['', false, true, 2], [$work['draft_at'], $work['is_draft'], $work['is_by_hand'], $work['version']]);
        self::assertSame('/parts/model/kubota-workshop-5-parts/', $this->modules()->parts->models()->byId($model)?->path());
        $seen = $this->seen($first['id']);
        self::assertSame(['1', '2'], array_column($seen['callouts'], 'ref'));
        self::assertSame([2, 1], array_column($seen['callouts'], 'quantity'));
        self::assertSame([['ref' => '1', 'x' => 0.1, 'y' => 0.2, 'w' => 0.05, 'h' => 0.04], ['ref' => '2', 'x' => 0.5, 'y' => 0.5, 'w' => 0.05, 'h' => 0.04]], $seen['hotspots']);
        self::assertSame(2, $seen['callout_count']);
        self::assertSame([], $this->seen($second['id']), 'the other one is a draft still');
        self::assertSame([$first['id']], array_column($this->body($this->call('GET', "/models/$model/assemblies"))['results'], 'AssemblyId'));
        $part = (int) $seen['callouts'][0]['part']['PartId'];
        self::assertContains($first['id'], array_column($this->body($this->call('GET', "/parts/$part/where-used", ['per_page' => 48]))['results'], 'AssemblyId'));
        $this->modules()->search->queue()->drain();
        self::assertStringContainsString('kubota-workshop-5-parts', (string) wp_json_encode($this->body($this->call('GET', '/search', ['q' => 'workshop 5'])), JSON_UNESCAPED_SLASHES));
        $this->connection()->execute('DELETE FROM {models} WHERE id = %d', [$model]);
        $this->modules()->search->index()->put([$model], Kind::Model);
    }

    public function testADraftKeepsWhatCannotBePublishedAndPublishingSaysWhereItIsWrong(): void
    {
        $id = $this->newAssembly($this->newModel())['id'];
        $rows = [
            ['ref' => '1', 'part_number' => 'NO-SUCH-99'],
            ['ref' => '#', 'part_number' => 'NSS', 'description' => 'Decal'],
            ['ref' => '3', 'part_number' => 'nss'],
            ['ref' => '4', 'part_number' => 'NSS', 'description' => 'Bolt', 'quantity' => 'many', 'serial_from' => '200', 'serial_to' => '100'],
            ['ref' => '5', 'part_number' => 'NSS', 'description' => 'Nut', 'serial_to' => 'none'],
            ['ref' => '6', 'part_number' => 'NSS', 'description' => 'Nut'],
            ['ref' => '6', 'part_number' => 'NSS', 'description' => 'Nut'],
            ['ref' => '7', 'description' => 'Nobody knows yet'],
        ];
        $work = $this->save($id, ['name' => '', 'category' => 'Engine', 'rows' => $rows]);
        self::assertSame('NO-SUCH-99', $work['content']['rows'][0]['part_number']);
        $params = $this->publish($id, 400)['data']['params'];
        self::assertSame(
            ['name', 'figure', 'rows.0.part_number', 'rows.1.ref', 'rows.2.description', 'rows.3.quantity', 'rows.3.serial_to', 'rows.4.serial_to', 'rows.6.ref', 'rows.7.part_number'],
            array_keys($params),
        );
        self::assertStringStartsWith('Row 1: ', $params['rows.0.part_number']);
        self::assertSame('Row 7: It is the same as row 6.', $params['rows.6.ref']);
        self::assertSame([], $this->seen($id), 'a refusal publishes nothing');
        self::assertSame(1, $this->desk('GET', "/assemblies/$id")['draft_version'], 'and the draft is kept');
    }

    public function testPlacesAreAlwaysWithinTheDrawing(): void
    {
        mt_srand(7);
        $typed = [];
        for ($number = 0; $number < DiagramContent::MAX_SPOTS + 20; $number++) {
            $side = static fn (): float|int|string => [mt_rand(-30_000, 30_000) / 10_000, 0, 1, -1, 1e9, 'x', ''][mt_rand(0, 6)];
            $typed[] = ['ref' => (string) $number, 'x' => $side(), 'y' => $side(), 'w' => $side(), 'h' => $side()];
        }
        $spots = DiagramContent::from(['spots' => $typed])->spots;
        self::assertCount(DiagramContent::MAX_SPOTS, $spots);
        foreach ($spots as $spot) {
            self::assertTrue($spot['x'] >= 0 && $spot['y'] >= 0 && $spot['w'] > 0 && $spot['h'] > 0 && round($spot['x'] + $spot['w'], 4) <= 1 && round($spot['y'] + $spot['h'], 4) <= 1, (string) wp_json_encode($spot));
        }
        $once = DiagramContent::from(['spots' => $spots]);
        self::assertSame($spots, $once->spots, 'what is within stays as it is');
    }

    public function testUnmatchedNumbersArePublishedWhenSomebodySaysSo(): void
    {
        $id = $this->newAssembly($this->newModel())['id'];
        $content = $this->content();
        $content['spots'][1]['ref'] = '9';
        $this->save($id, $content);
        $refusal = $this->publish($id, 422);
        self::assertSame(['coleman_diagram_unmatched', ['2'], ['9']], [$refusal['code'], $refusal['data']['without_place'], $refusal['data']['without_row']]);
        self::assertSame([], $this->seen($id));
        $this->publish($id, 200, true);
        self::assertSame(['1', '9'], array_column($this->seen($id)['hotspots'], 'ref'));
    }

    public function testOfTwoWhoSaveOrPublishTheSecondIsToldAndNothingIsLost(): void
    {
        $id = $this->newAssembly($this->newModel())['id'];
        $content = $this->content();
        $this->save($id, $content);
        foreach ([0, 2] as $version) {
            $refusal = $this->desk('POST', "/assemblies/$id/draft", ['draft_version' => $version, 'content' => ['name' => 'Mine']], 409);
            self::assertSame(['coleman_draft_changed', 'Oil filter'], [$refusal['code'], $refusal['data']['item']['content']['name']]);
        }
        $seen = $this->desk('GET', "/assemblies/$id");
        $this->publish($id);
        $this->save($id, ['name' => 'Second'] + $content);
        $refusal = $this->desk('POST', "/assemblies/$id/publish", ['version' => $seen['version'], 'draft_version' => 1], 409);
        self::assertSame(['coleman_item_changed', 'Second', 'Oil filter'], [$refusal['code'], $refusal['data']['item']['content']['name'], $refusal['data']['item']['published']['name']]);
        $refusal = $this->desk('POST', "/assemblies/$id/publish", ['version' => $seen['version'] + 1, 'draft_version' => 7], 409);
        self::assertSame('coleman_draft_changed', $refusal['code']);
        self::assertSame('Oil filter', $this->seen($id)['Name']);
    }

    public function testADraftIsRevertedAndTheLastPublishingUndone(): void
    {
        $id = $this->newAssembly($model = $this->newModel())['id'];
        $content = $this->content();
        $this->save($id, $content);
        $this->publish($id);
        $first = $this->seen($id);
        $this->save($id, ['name' => 'Renamed', 'rows' => array_slice($content['rows'], 0, 1), 'spots' => array_slice($content['spots'], 0, 1)] + $content);
        $reverted = $this->desk('POST', "/assemblies/$id/revert", ['draft_version' => 1]);
        self::assertSame([0, 'Oil filter', 2], [$reverted['draft_version'], $reverted['content']['name'], count($reverted['content']['rows'])]);

        $this->save($id, ['name' => 'Renamed', 'rows' => array_slice($content['rows'], 0, 1), 'spots' => array_slice($content['spots'], 0, 1)] + $content);
        $published = $this->publish($id);
        self::assertTrue($published['can_undo']);
        self::assertSame(['Renamed', 1, $first['Url']], [$this->seen($id)['Name'], count($this->seen($id)['callouts']), $this->seen($id)['Url']], 'its address stays');
        $undone = $this->desk('POST', "/assemblies/$id/undo", ['version' => $published['version']]);
        self::assertSame($first, $this->seen($id));
        self::assertSame(['Renamed', false], [$undone['content']['name'], $undone['can_undo']], 'what was published is the draft');
        self::assertSame('coleman_nothing_to_undo', $this->desk('POST', "/assemblies/$id/undo", ['version' => $undone['version']], 409)['code']);
        self::assertSame(['undone', 'published', 'published'], array_column($undone['history'], 'what'));

        $other = $this->newAssembly($model, 'Only once')['id'];
        $this->save($other, $this->content());
        $published = $this->publish($other);
        $this->desk('POST', "/assemblies/$other/undo", ['version' => $published['version']]);
        self::assertSame([], $this->seen($other), 'there was nothing to be seen before');
    }

    public function testWhatIsReferredToIsKeptInWords(): void
    {
        $model = $this->newModel();
        $work = $this->newAssembly($model);
        $book = $this->desk('GET', "/models/$model");
        self::assertSame('Remove its diagrams first.', $this->desk('POST', "/models/$model/remove", ['version' => $book['version']], 409)['message']);
        $this->desk('POST', "/assemblies/{$work['id']}/remove", ['version' => 99], 409);
        self::assertSame(204, $this->call('POST', self::PATH . "/assemblies/{$work['id']}/remove", ['version' => $work['version']])->get_status());
        $page = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our books', 'post_content' => sprintf('<!-- wp:coleman/parts-viewer {"model":%d} /-->', $model)]);
        self::assertIsInt($page);
        self::assertStringContainsString('Our books', $this->desk('POST', "/models/$model/remove", ['version' => $book['version']], 409)['message']);
        wp_delete_post($page, true);
        self::assertSame(204, $this->call('POST', self::PATH . "/models/$model/remove", ['version' => $book['version']])->get_status());
        $this->desk('GET', "/models/$model", [], 404);

        // A feed's diagram would be back the next night.
        self::assertSame('coleman_item_in_use', $this->desk('POST', '/assemblies/204/remove', ['version' => 1], 409)['code']);
    }

    public function testABookIsOrderedNamedAndFound(): void
    {
        $model = $this->newModel();
        $ids = array_map(fn (string $name): int => $this->newAssembly($model, $name)['id'], ['Oil filter', 'Oil filter', 'Pump']);
        $book = $this->desk('GET', "/models/$model");
        self::assertSame($ids, array_column($book['assemblies'], 'id'));
        self::assertSame(['oil-filter', 'oil-filter-b', 'pump'], array_column($this->connection()->rows('SELECT slug FROM {model_assemblies} WHERE model_id = %d ORDER BY id', [$model]), 'slug'));
        $turned = $this->desk('POST', "/models/$model/order", ['version' => $book['version'], 'ids' => array_reverse($ids)]);
        self::assertSame(array_reverse($ids), array_column($turned['assemblies'], 'id'));
        $this->desk('POST', "/models/$model/order", ['version' => $book['version'], 'ids' => $ids], 409);
        $this->desk('POST', "/models/$model/order", ['version' => $turned['version'], 'ids' => array_slice($ids, 1)], 409);

        $facts = ['version' => $turned['version'], 'brand_id' => $this->brand('Kubota'), 'category_id' => $book['category_id'], 'name' => 'WORKSHOP 6', 'year_from' => 2014, 'serial_prefix' => 'KBX'];
        self::assertSame(['WORKSHOP 6', 2014, 'KBX'], array_values(array_intersect_key($this->desk('POST', "/models/$model", $facts), ['name' => 0, 'year_from' => 0, 'serial_prefix' => 0])));
        foreach ([['search' => 'kubota workshop'], ['search' => 'workshop', 'show' => 'drafts'], ['brand_id' => $this->brand('Kubota'), 'search' => 'WORKSHOP 6']] as $asked) {
            self::assertSame([$model], array_column($this->desk('GET', '/models', $asked), 'id'), (string) wp_json_encode($asked));
        }
        self::assertSame([], $this->desk('GET', '/models', ['search' => '%', 'show' => 'drafts']));
        $fault = $this->desk('POST', '/models', ['brand_id' => $this->brand('Kubota'), 'category_id' => 9_999, 'name' => 'workshop6'], 400);
        self::assertSame(['category_id', 'name'], array_keys($fault['data']['params']));
    }

    public function testDrawingsAreDrawnAnewOrRefused(): void
    {
        foreach (['png', 'jpeg', 'webp'] as $type) {
            $drawing = $this->drawing(80, 50, $type);
            self::assertSame([80, 50], [$drawing['width'], $drawing['height']]);
            $file = wp_get_upload_dir()['basedir'] . substr($drawing['figure'], strlen('uploads'));
            self::assertSame(IMAGETYPE_WEBP, exif_imagetype($file));
        }
        self::assertSame([2_400, 24], [($large = $this->drawing(4_800, 48))['width'], $large['height']]);
        $huge = $this->bytes(10, 10);
        $huge = substr_replace($huge, pack('N2', 8_000, 6_000), 16, 8);
        foreach (['', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'GIF89a', '<?php', $huge, substr($this->bytes(50, 50), 0, 60)] as $bytes) {
            $answer = $this->sendDrawing($bytes);
            self::assertSame([422, 'coleman_picture_refused'], [$answer->get_status(), $this->body($answer)['code']], substr($bytes, 0, 20));
        }
        $id = $this->newAssembly($this->newModel())['id'];
        foreach (['uploads/../wp-config.php', 'uploads/coleman-diagrams/aa/' . str_repeat('a', 24) . '-10x10.webp', 'machines/tractors.svg', 'https://example.com/a.png'] as $figure) {
            $fault = $this->desk('POST', "/assemblies/$id/draft", ['draft_version' => 0, 'content' => ['figure' => $figure]], 400);
            self::assertSame(['figure'], array_keys($fault['data']['params']), $figure);
        }
    }

    public function testADrawingIsSweptOnceNothingNeedsIt(): void
    {
        $uploads = wp_get_upload_dir()['basedir'];
        $published = static fn (array $drawing): string => $uploads . substr($drawing['figure'], strlen('uploads'));
        $original = static fn (array $drawing): array => glob(sprintf('%s/coleman-pictures/drawings/*/%s.png', WP_CONTENT_DIR, explode('-', basename($drawing['figure']))[0])) ?: [];
        [$first, $second, $third, $unused, $young] = array_map(fn (int $width): array => $this->drawing($width), [61, 62, 63, 64, 65]);
        $id = $this->newAssembly($this->newModel())['id'];
        $this->save($id, $first + $this->content());
        $this->publish($id);
        $this->save($id, $second + $this->content());
        $this->publish($id);
        $this->save($id, $third + $this->content());
        foreach ([$first, $second, $third, $unused] as $drawing) {
            self::assertCount(1, $original($drawing), 'the file itself is kept');
            touch($published($drawing), time() - 10 * DAY_IN_SECONDS);
            touch($original($drawing)[0], time() - 10 * DAY_IN_SECONDS);
        }
        $half = $published($unused) . '.1a2b3c4d';
        file_put_contents($half, 'half');
        touch($half, time() - 10 * DAY_IN_SECONDS);
        $this->modules()->diagrams->sweep()->run();
        $isThere = static fn (array $drawing): bool => is_file($published($drawing)) && [] !== $original($drawing);
        self::assertSame([true, true, true, false, true], array_map($isThere, [$first, $second, $third, $unused, $young]), 'an undo brings the first one back, visitors see the second, the third is in a draft');
        self::assertSame([], $original($unused));
        self::assertFileDoesNotExist($half);
        // What a feed would show stays too.
        $this->connection()->execute('UPDATE {model_assemblies} SET feed_values = %s WHERE id = %d', [Json::encode(['figure' => $young['figure']]), $id]);
        touch($published($young), time() - 10 * DAY_IN_SECONDS);
        $this->modules()->diagrams->sweep()->run();
        self::assertTrue($isThere($young));
    }

    public function testTheDraftIsPreviewedByStaffAlone(): void
    {
        $id = $this->newAssembly($this->newModel())['id'];
        $this->save($id, ['name' => 'Only in the draft'] + $this->content());
        parse_str((string) wp_parse_url($this->desk('GET', "/assemblies/$id")['preview'], PHP_URL_QUERY), $query);
        $preview = function (mixed $nonce) use ($id): ?Page {
            $_GET['_wpnonce'] = $nonce;
            $found = $this->modules()->pages->router()->resolve("/parts/preview/$id/");
            unset($_GET['_wpnonce']);

            return $found instanceof Page ? $found : null;
        };
        $page = $preview($query['_wpnonce']);
        self::assertNotNull($page);
        self::assertFalse($page->cacheable || $page->isIndexed());
        self::assertInstanceOf(ModelView::class, $page->entity);
        self::assertSame(['Only in the draft', 2, 2], [$page->entity->assembly?->name, count((array) $page->entity->callouts), count((array) $page->entity->hotspots)]);
        self::assertNull($preview('wrong'));
        self::assertNull($preview(['x']));
        wp_set_current_user(0);
        self::assertNull($preview($query['_wpnonce']));
    }

    public function testPartsAreFoundInAnySpelling(): void
    {
        $number = (string) $this->content()['rows'][1]['part_number'];
        [$one, $none] = $this->desk('POST', '/parts', ['numbers' => [strtolower(str_replace('-', '', $number)), 'NO-SUCH-9'], 'brand' => 'Kubota']);
        self::assertSame([$number, 'Kubota'], [$one['part']['number'], $one['part']['maker']]);
        self::assertNull($none['part']);
    }
}
