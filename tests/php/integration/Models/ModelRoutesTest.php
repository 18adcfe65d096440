<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Models;

use Coleman\Api\Demo\DemoParts;
use Coleman\Tests\Integration\TestCase;

final class ModelRoutesTest extends TestCase
{
    public function testModelsGoOnByKey(): void
    {
        $first = $this->body($this->call('GET', '/models', ['per_page' => 14]));
        self::assertTrue($first['has_more']);
        self::assertSame(14, $first['after']);
        $next = $this->body($this->call('GET', '/models', ['per_page' => 14, 'after' => 14]));
        self::assertFalse($next['has_more']);
        self::assertSame(['Case 580 Super M'], array_column((array) $next['results'], 'Title'));
        self::assertSame(['/parts/model/1234/'], array_column((array) $next['results'], 'Url'));
    }

    public function testTheDiagramsOfAModel(): void
    {
        $diagrams = (array) $this->body($this->call('GET', '/models/14/assemblies'))['results'];

        self::assertSame(['Engine', 'Engine, group 7'], array_slice(array_column($diagrams, 'Name'), 0, 2));
        self::assertSame('/parts/model/kubota-l2501/engine-7/', array_column($diagrams, 'Url')[1]);
        self::assertSame('/parts/model/14/category/engine/', array_column($diagrams, 'CategoryUrl')[0]);
    }

    public function testADiagramWithItsRowsAndHotspots(): void
    {
        $diagram = (array) $this->body($this->call('GET', '/assemblies/204'))['results'];

        self::assertSame('Control valve, six sections', $diagram['Name']);
        self::assertCount(60, (array) $diagram['callouts']);
        self::assertCount(60, (array) $diagram['hotspots']);
    }

    public function testWhereAPartIsUsed(): void
    {
        $answer = $this->body($this->call('GET', '/parts/' . DemoParts::CASE_OF_12 . '/where-used', ['per_page' => 2]));

        self::assertCount(2, (array) $answer['results']);
        self::assertTrue($answer['has_more']);
        self::assertGreaterThan(4, $answer['count']);
        self::assertFalse($answer['count_is_capped']);
    }

    public function testAPartThatIsInNoDiagram(): void
    {
        $answer = $this->body($this->call('GET', '/parts/' . DemoParts::NUMBER_OF_DOTS . '/where-used'));

        self::assertSame([[], false, 0], [$answer['results'], $answer['has_more'], $answer['count']]);
    }

    /** @testWith ["/models/9999/assemblies", "coleman_model_not_found"]
     *            ["/assemblies/9999999", "coleman_assembly_not_found"]
     *            ["/parts/999999/where-used", "coleman_part_not_found"]
     */
    public function testWhatIsNotThereIs404(string $path, string $code): void
    {
        $response = $this->call('GET', $path);

        self::assertSame(404, $response->get_status());
        self::assertSame($code, $this->body($response)['code']);
    }

    /** @testWith ["/models", "per_page", "101"]
     *            ["/models", "category_id", "-1"]
     *            ["/models", "after", "1e3"]
     *            ["/parts/1/where-used", "per_page", "0"]
     *            ["/models/0/assemblies", "id", ""]
     */
    public function testWhatIsMalformedIsNamed(string $path, string $field, string $value): void
    {
        $response = $this->call('GET', $path, '' === $value ? [] : [$field => $value]);

        self::assertSame(400, $response->get_status());
        self::assertArrayHasKey($field, (array) ((array) $this->body($response)['data'])['params']);
    }
}
