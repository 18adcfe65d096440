<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Models;

use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelUrls;
use Coleman\Tests\Integration\TestCase;

/** The page to choose a model on: every model can be found, by what people type of it, and the pages of the list hold each once. */
final class ModelFinderTest extends TestCase
{
    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    /** @return list<string> */
    private function found(string $typed, int $categoryId = 0, int $brandId = 0): array
    {
        return array_map(
            static fn (Model $model): string => $model->title(),
            $this->modules()->parts->models()->byName($categoryId, $brandId, $typed, 0, 100),
        );
    }

    /** @param array<string, string> $query */
    private static function html(array $query, string $attributes = ''): string
    {
        $_GET = $query;

        return do_blocks('<!-- wp:coleman/model-finder ' . $attributes . ' /-->');
    }

    /** @testWith ["svl75-3", "Kubota SVL75-3"]
     *            ["SVL753", "Kubota SVL75-3"]
     *            ["svl-75-3", "Kubota SVL75-3"]
     *            ["kubota bx2380", "Kubota BX2380"]
     *            ["bx-2380", "Kubota BX2380"]
     *            ["tractor bx2380", "Kubota BX2380"]
     *            ["t66", "Bobcat T66"]
     *            ["580superm", "Case 580 Super M"]
     */
    public function testAModelIsFoundByWhatPeopleType(string $typed, string $title): void
    {
        self::assertSame([$title], $this->found($typed));
    }

    /** @testWith ["%"]
     *            ["_"]
     *            ["' OR 1 = 1 --"]
     *            ["\\"]
     */
    public function testSignsOfAPatternFindNothing(string $typed): void
    {
        self::assertSame([], $this->found($typed));
    }

    public function testThePagesOfTheListHoldEachModelOnceByName(): void
    {
        $all = $this->found('');
        $sorted = $all;
        sort($sorted, SORT_STRING | SORT_FLAG_CASE);
        self::assertSame($sorted, $all);

        $titles = [];
        for ($skip = 0; $skip < count($all); $skip += 4) {
            foreach ($this->modules()->parts->models()->byName(0, 0, '', $skip, 4) as $model) {
                $titles[] = $model->title();
            }
        }
        self::assertSame($all, $titles);
        self::assertSame(count($all), $this->modules()->parts->models()->count(0, 0, '', 1000));
        self::assertSame(3, $this->modules()->parts->models()->count(0, 0, '', 3));
    }

    public function testEveryChoiceThatIsOfferedFindsSomething(): void
    {
        $choices = $this->modules()->parts->models()->choices();
        $models = $this->modules()->parts->models()->all(0, 1000);

        foreach (['category' => 'categories', 'brand' => 'brands'] as $kind => $plural) {
            self::assertEqualsCanonicalizing(array_unique(array_column($models, $kind . 'Name', $kind . 'Id')), $choices[$plural]);
        }
        foreach (array_keys($choices['categories']) as $id) {
            self::assertNotSame([], $this->found('', $id));
        }
        foreach (array_keys($choices['brands']) as $id) {
            self::assertNotSame([], $this->found('', 0, $id));
        }
    }

    public function testTheFamiliesAreThoseOfThePartsInTheDiagrams(): void
    {
        $connection = $this->modules()->foundation->connection();
        $expected = array_column($connection->rows(
            'SELECT DISTINCT p.category_id AS id FROM {parts} p JOIN {model_callouts} u ON u.part_id = p.id JOIN {model_assemblies} a ON a.id = u.assembly_id WHERE a.model_id = 8',
        ), 'id');

        self::assertNotSame([], $expected);
        self::assertEqualsCanonicalizing(array_map(intval(...), $expected), $this->modules()->parts->models()->familiesOf([8]));
        self::assertSame([], $this->modules()->parts->models()->familiesOf([]));
    }

    public function testTheAddressChoosesAndWhatIsNoChoiceIsAll(): void
    {
        $all = self::html([]);
        self::assertStringContainsString('href="/parts/model/bobcat-t66/"', $all);
        self::assertStringContainsString('href="/parts/model/kubota-svl75-3-parts/"', $all);

        $narrowed = self::html(['class' => '1', 'vendor' => '2']);
        self::assertStringNotContainsString('href="/parts/model/bobcat-t66/"', $narrowed);
        self::assertStringContainsString('href="/parts/model/kubota-svl75-3-parts/"', $narrowed);
        self::assertStringContainsString('1 model · Compact Track Loaders · Kubota', $narrowed);
        self::assertStringContainsString('<option value="1" selected="">', $narrowed);

        foreach ([['class' => 'x'], ['vendor' => '999'], ['class' => '99999'], ['q' => "\x01"], ['q' => '   ']] as $nonsense) {
            self::assertSame($all, self::html($nonsense), (string) json_encode($nonsense));
        }
    }

    public function testACategoryWithoutDiagramsIsNamedAndLeadsToTheParts(): void
    {
        // Telehandlers, of which the demo has no book.
        $html = self::html(['class' => '11']);

        self::assertStringContainsString('We have no parts diagrams for: Telehandlers.', $html);
        self::assertStringContainsString('href="/parts/category/engine-oil-filters-1"', $html);
        self::assertStringContainsString('href="/search/?from=parts"', $html);
    }

    public function testThePagesOfTheListLeadToOneAnotherAndKeepTheChoice(): void
    {
        $first = self::html(['q' => 'kubota'], '{"count":6}');
        self::assertSame(5, substr_count($first, 'coleman-model-finder__link"'));
        self::assertStringNotContainsString('coleman-list-way', $first);

        $all = self::html([], '{"count":6}');
        self::assertStringContainsString('href="/parts/model/?after=6"', $all);
        $second = self::html(['after' => '6'], '{"count":6}');
        self::assertStringContainsString('href="/parts/model/?after=12"', $second);
        self::assertStringContainsString('href="/parts/model/"', $second);
        self::assertStringContainsString('15 models', $second);
    }

    public function testPartsOfACategoryLeadsThereAndTakesTheBrandAlong(): void
    {
        self::assertSame('/parts/model/?class=7', ModelUrls::ofClass(7));
        self::assertSame('/parts/model/?class=7&vendor=2', ModelUrls::ofBrand(ModelUrls::ofClass(7), 2));
        self::assertSame('/parts/model/?class=7', ModelUrls::ofBrand(ModelUrls::ofClass(7), 0));
        self::assertSame('/parts/category/belts-7', ModelUrls::ofBrand('/parts/category/belts-7', 2));
        self::assertSame('', ModelUrls::ofBrand('', 2));
    }
}
