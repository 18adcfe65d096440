<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Models;

use Coleman\Api\Demo\DemoPartsBooks;
use Coleman\Api\Models\Assembly;
use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Models\WhereUsed;
use Coleman\Tests\Integration\TestCase;

final class ModelRepositoryTest extends TestCase
{
    private const IMAGES = __DIR__ . '/../../../../plugin-coleman-api/images/';

    public function testAModelIsFoundByIdAndByName(): void
    {
        $byName = $this->modules()->parts->models()->byRewrite('kubota-l2501');

        self::assertEquals($this->modules()->parts->models()->byId(DemoPartsBooks::BY_NAME), $byName);
        self::assertSame('Kubota L2501', $byName?->title());
        self::assertSame('', $this->modules()->parts->models()->byId(DemoPartsBooks::BY_ID)?->rewrite);
    }

    /** @testWith ["KUBOTA-L2501"]
     *            ["kubota-l2501 "]
     *            ["kúbota-l2501"]
     *            [""]
     *            ["' OR 1 = 1 --"]
     */
    public function testWhatAnEngineTakesForTheSameIsNoName(string $name): void
    {
        self::assertNull($this->modules()->parts->models()->byRewrite($name));
    }

    public function testAllModelsAreWalkedByTheirIds(): void
    {
        $ids = [];
        $after = 0;
        while ([] !== $page = $this->modules()->parts->models()->all($after, 4)) {
            self::assertLessThanOrEqual(4, count($page));
            array_push($ids, ...array_map(static fn (Model $model): int => $model->id, $page));
            $after = end($ids);
        }

        self::assertSame([...range(1, 14), DemoPartsBooks::BY_ID], $ids);
    }

    public function testModelsOfABrandAndOfACategory(): void
    {
        $names = fn (int $category, int $brand): array => array_map(
            static fn (Model $model): string => $model->title(),
            $this->modules()->parts->models()->list($category, $brand, 0, 100),
        );

        self::assertSame(['Bobcat T66', 'Bobcat E35', 'Bobcat S650'], $names(0, 1));
        self::assertSame(['Bobcat T66', 'Kubota SVL75-3'], $names(1, 0));
        self::assertSame(['Kubota SVL75-3'], $names(1, 2));
        self::assertSame([], $names(99, 0));
    }

    public function testEveryBookIsWhole(): void
    {
        $models = $this->modules()->parts->models()->all(0, 100);
        self::assertGreaterThanOrEqual(8, count($models));
        $figures = [];
        foreach ($models as $model) {
            $assemblies = $this->modules()->parts->models()->assemblies($model->id);
            self::assertGreaterThanOrEqual(5, count($assemblies), $model->title());
            self::assertLessThanOrEqual(8, count($assemblies), $model->title());
            foreach ($assemblies as $assembly) {
                $figures[$assembly->figure] = true;
                self::assertFileExists(self::IMAGES . $assembly->figure);
                $this->assertWhole($assembly);
            }
        }
        self::assertGreaterThanOrEqual(8, count($figures));
    }

    private function assertWhole(Assembly $assembly): void
    {
        $callouts = $this->modules()->parts->models()->callouts($assembly->id);
        self::assertCount($assembly->callouts, $callouts, $assembly->slug);
        $shown = [];
        foreach ($this->modules()->parts->models()->hotspots($assembly->id) as $spot) {
            $shown[$spot->ref] = true;
            self::assertGreaterThanOrEqual(0, min($spot->x, $spot->y));
            self::assertLessThanOrEqual(1, max($spot->x + $spot->w, $spot->y + $spot->h));
        }
        $listed = [];
        foreach ($callouts as $callout) {
            self::assertTrue(null !== $callout->partId || '' !== $callout->description);
            if ('' !== $callout->ref) {
                $listed[$callout->ref] = true;
            }
        }
        ksort($shown);
        ksort($listed);
        self::assertSame(array_keys($listed), array_keys($shown), 'the numbers of the picture are those of the rows');
    }

    public function testTheHotspotsLieOnTheBalloonsOfThePicture(): void
    {
        $assemblies = $this->modules()->parts->models()->assemblies(DemoPartsBooks::HUGE);
        self::assertNotEmpty($assemblies);
        foreach ($assemblies as $assembly) {
            $svg = (string) file_get_contents(self::IMAGES . $assembly->figure);
            self::assertSame(1, preg_match('/viewBox="(\S+) (\S+) (\S+) (\S+)"/', $svg, $box));
            self::assertSame([$assembly->width, $assembly->height], [(int) $box[3], (int) $box[4]]);
            self::assertSame(1, preg_match('/<g fill="#fff">(.*?)<\/g>/', $svg, $group));
            preg_match_all('/cx="(\S+)" cy="(\S+)"/', $group[1], $balloons, PREG_SET_ORDER);
            $spots = $this->modules()->parts->models()->hotspots($assembly->id);
            self::assertNotEmpty($spots, $assembly->figure);
            self::assertCount(count($spots), $balloons);
            foreach ($spots as $index => $spot) {
                self::assertEqualsWithDelta(((float) $balloons[$index][1] - (float) $box[1]) / $assembly->width, $spot->x + $spot->w / 2, 0.001);
                self::assertEqualsWithDelta(((float) $balloons[$index][2] - (float) $box[2]) / $assembly->height, $spot->y + $spot->h / 2, 0.001);
            }
        }
    }

    public function testOneDiagramHasSixtyNumbers(): void
    {
        $most = max(array_map(static fn (Assembly $assembly): int => $assembly->callouts, $this->modules()->parts->models()->assemblies(DemoPartsBooks::HUGE)));

        self::assertSame(60, $most);
    }

    public function testWhereAPartIsUsed(): void
    {
        $partId = $this->mostUsed();
        $uses = $this->modules()->parts->models()->whereUsed($partId, 0, 100);

        self::assertGreaterThan(8, count($uses));
        self::assertSame(count($uses), $this->modules()->parts->models()->countWhereUsed($partId, 201));
        foreach ($uses as $use) {
            $refs = [];
            foreach ($this->modules()->parts->models()->callouts($use->assembly->id) as $callout) {
                if ($callout->partId === $partId) {
                    $refs[$callout->ref] = $callout->ref;
                }
            }
            self::assertSame(array_values($refs), $use->refs);
            self::assertSame($use->model->id, $use->assembly->modelId);
            self::assertEquals($this->modules()->parts->models()->byId($use->model->id), $use->model);
            self::assertEquals($this->modules()->parts->models()->assembly($use->assembly->id), $use->assembly);
        }
    }

    public function testWhereUsedGoesOnWhereItStopped(): void
    {
        $id = static fn (WhereUsed $use): int => $use->assembly->id;
        $partId = $this->mostUsed();
        $all = array_map($id, $this->modules()->parts->models()->whereUsed($partId, 0, 100));
        $first = array_map($id, $this->modules()->parts->models()->whereUsed($partId, 0, 3));
        $next = array_map($id, $this->modules()->parts->models()->whereUsed($partId, $first[2], 3));

        self::assertSame(array_slice($all, 0, 4), $first, 'one more tells that there is a further page');
        self::assertSame(array_slice($all, 3, 4), $next);
        self::assertSame([], $this->modules()->parts->models()->whereUsed(999_999, 0, 3));
    }

    public function testTheCountStopsAtItsCap(): void
    {
        self::assertSame(2, $this->modules()->parts->models()->countWhereUsed($this->mostUsed(), 2));
    }

    public function testQueriesDoNotGrowWithTheList(): void
    {
        $models = $this->modules()->parts->models();
        $partId = $this->mostUsed();

        self::assertSame(2, $this->queries(static fn () => $models->whereUsed($partId, 0, 1)));
        self::assertSame(2, $this->queries(static fn () => $models->whereUsed($partId, 0, 100)));
        self::assertSame(1, $this->queries(static fn () => $models->assemblies(1)));
        self::assertSame(1, $this->queries(static fn () => $models->callouts(204)));
        self::assertSame(1, $this->queries(static fn () => $models->all(0, 100)));
    }

    public function testEveryDiagramHasExactlyOneAddressThatLeadsToIt(): void
    {
        $seen = [];
        foreach ($this->modules()->parts->models()->all(0, 100) as $model) {
            self::assertSame($model->rewrite, ModelUrls::modelName($model->rewrite), 'the address keeps the name');
            foreach ($this->modules()->parts->models()->assemblies($model->id) as $assembly) {
                $url = $model->assemblyPath($assembly->slug);
                self::assertArrayNotHasKey($url, $seen);
                $seen[$url] = true;
                $view = $this->modules()->pages->router()->resolve($url)->entity ?? null;
                self::assertEquals($assembly, $view->assembly ?? null, $url);
            }
        }
        self::assertGreaterThan(50, count($seen));
    }

    private function mostUsed(): int
    {
        return (int) $this->modules()->foundation->connection()->value(
            'SELECT part_id FROM {model_callouts} WHERE part_id IS NOT NULL GROUP BY part_id ORDER BY COUNT(DISTINCT assembly_id) DESC, part_id LIMIT 1',
        );
    }

    private function queries(\Closure $what): int
    {
        $before = $this->modules()->foundation->connection()->queries();
        $what();

        return $this->modules()->foundation->connection()->queries() - $before;
    }
}
