<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Tests\Integration\TestCase;

final class MachineRoutesTest extends TestCase
{
    public function testListsWhatIsForSaleAndSoldMachinesOnlyWhenAsked(): void
    {
        $ids = fn (array $query): array => array_column($this->results('/used', $query), 'MachineId');
        self::assertNotContains(63, $ids(['per_page' => 100]));
        self::assertContains(63, $ids(['per_page' => 100, 'sold' => 1]));
        self::assertSame([], array_intersect($ids(['per_page' => 100]), array_column($this->results('/equipment', ['per_page' => 100]), 'MachineId')));
    }

    public function testGoesOnWhereThePageBeforeEnded(): void
    {
        $first = $this->body($this->call('GET', '/used', ['per_page' => 20, 'sort' => 'price-down']));
        $second = $this->body($this->call('GET', '/used', ['per_page' => 20, 'sort' => 'price-down', 'after' => $first['after']]));
        self::assertTrue($first['has_more']);
        self::assertFalse($second['has_more']);
        self::assertSame('', $second['after']);
        self::assertSame($first['count'], count((array) $first['results']) + count((array) $second['results']));
        self::assertFalse($first['count_is_capped']);
    }

    public function testTellsTheFacetsAskedFor(): void
    {
        $answer = $this->body($this->call('GET', '/used', ['facets' => 'price,branch', 'brand' => '2']));
        self::assertIsArray($answer['facets']);
        self::assertSame(['branch', 'price'], array_column($answer['facets'], 'name'));
        self::assertSame([], $this->body($this->call('GET', '/used'))['facets']);
    }

    public function testAnUnknownCategoryBrandOrBranchHasNoMachines(): void
    {
        foreach ([['category_id' => 999], ['brand' => '999'], ['branch' => '999']] as $query) {
            self::assertSame([], $this->results('/equipment', $query));
        }
    }

    /** @return iterable<string, array{string, mixed}> */
    public static function faults(): iterable
    {
        foreach ([
            ['brand', 'abc'], ['brand', '1,,2'], ['brand', '0'], ['brand', ['1']], ['brand', "1' OR 1=1"], ['brand', '1,1'], ['branch', '-1'],
            ['price', '25000-10000'], ['price', '-'], ['price', '1e3-'], ['price', str_repeat('1-2,', 60)], ['model_year', 'call'], ['hours', '1-2-3'],
            ['horsepower', '٣-٤'], ['sort', 'cheapest'], ['sort', 'price; DROP TABLE'], ['facets', 'brand,colour'], ['facets', 'brand,'], ['after', '1'], ['after', '5-0'], ['after', 'x-1'],
            ['after', str_repeat('1', 40)], ['per_page', 0], ['per_page', 101], ['category_id', '1e1'], ['used_category', 'cars'], ['sold', 2],
        ] as [$name, $value]) {
            yield $name . '=' . substr((string) wp_json_encode($value), 0, 30) => [$name, $value];
        }
    }

    /** @dataProvider faults */
    public function testNamesTheFieldAtFault(string $name, mixed $value): void
    {
        foreach (['/used', '/equipment'] as $path) {
            $response = $this->call('GET', $path, [$name => $value]);
            $data = $this->body($response)['data'];
            self::assertSame(400, $response->get_status());
            self::assertIsArray($data);
            self::assertSame([$name], array_keys((array) $data['params']));
        }
    }

    public function testAMachineIsFoundWhereItBelongs(): void
    {
        self::assertSame(70, ((array) $this->body($this->call('GET', '/used/70'))['results'])['MachineId']);
        self::assertTrue(((array) $this->body($this->call('GET', '/used/63'))['results'])['sold']);
        foreach (['/equipment/70', '/used/1', '/used/999', '/used/0', '/equipment/999999999'] as $path) {
            $response = $this->call('GET', $path);
            self::assertSame(404, $response->get_status());
            self::assertSame('coleman_equipment_not_found', $this->body($response)['code']);
        }
    }

    /**
     * @param array<string, int|string> $query
     * @return list<array<string, mixed>>
     */
    private function results(string $path, array $query): array
    {
        $results = $this->body($this->call('GET', $path, $query))['results'];
        self::assertIsArray($results);

        /** @var list<array<string, mixed>> $results */
        return $results;
    }
}
