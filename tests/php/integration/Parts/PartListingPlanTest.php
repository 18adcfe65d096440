<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartFilter;
use Coleman\Tests\Integration\Database\OtherConnection;
use Coleman\Tests\Integration\Database\QueryPlans;
use Coleman\Tests\Integration\TestCase;

/**
 * The statements of lists are ranges of keys that are already in order, as both engines plan them for a family of some
 * thousand parts: most of one maker, half of them discontinued, hardly any on a shelf, many wanted or priced alike.
 */
final class PartListingPlanTest extends TestCase
{
    use OtherConnection;
    use QueryPlans;

    private const FAMILY = 998;

    private const FIRST = 800_001;

    private const PARTS = 6000;

    protected function setUp(): void
    {
        parent::setUp();
        $connection = $this->modules()->foundation->connection();
        $row = $connection->row('SELECT * FROM {parts} WHERE id = 1');
        self::assertNotNull($row);
        $rows = [];
        for ($number = 0; $number < self::PARTS; $number++) {
            $rows[] = [
                'id' => self::FIRST + $number,
                'category_id' => self::FAMILY,
                'vendor_id' => 0 === $number % 100 ? 902 : 901,
                'part_number' => "PLAN-$number",
                'part_key' => "PLAN$number",
                'popularity' => $number % 3,
                'price_cents' => 0 === $number % 4 ? null : 100 + $number % 5,
                'discontinued' => $number % 2,
                'on_shelf' => (int) (0 === $number % 500),
            ] + $row;
        }
        $connection->insertMany('parts', $rows);
        if (self::isMariadb()) {
            $connection->rows('ANALYZE TABLE {parts}');
        }
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {parts} WHERE category_id = %d', [self::FAMILY]);
        parent::tearDown();
    }

    public function testEveryListIsReadFromAKeyInItsOrder(): void
    {
        $listing = $this->modules()->parts->listing();
        $part = $this->modules()->parts->repository()->byId(self::FIRST + 100);
        self::assertInstanceOf(Part::class, $part);
        $statements = $this->listened(function () use ($listing, $part): void {
            foreach ([0, 901, 902] as $vendor) {
                foreach ([false, true] as $inStock) {
                    foreach (PartFilter::ORDERS as $order) {
                        $filter = new PartFilter(self::FAMILY, $vendor, $inStock, $order);
                        // The first page; one after a part with a price that many have; one after a part without a price.
                        foreach ([0, self::FIRST + 2001, self::FIRST + 2000] as $after) {
                            $listing->page($filter, $after, 24);
                        }
                    }
                    $listing->counts(new PartFilter(self::FAMILY, $vendor, $inStock));
                }
            }
            $listing->related($part, 6);
            $listing->related($part, 0);
            $this->modules()->parts->repository()->popular(12);
            $this->modules()->parts->repository()->popular(12, self::FIRST + 2000);
            // On, among those of the maker and among the others.
            $listing->related($part, 6, self::FIRST + 100);
            $listing->related($part, 6, self::FIRST + 2002);
        });
        $statements = array_values(array_filter($statements, static fn (string $sql): bool => 1 === preg_match('/range0|part_tallies|popularity DESC/', $sql)));
        self::assertGreaterThan(30, count($statements));
        foreach ($statements as $sql) {
            self::assertSame([], $this->complaints($sql), $sql);
        }
    }

    /** A plan that is bad is seen: the test can fail. */
    public function testSeesAScanAndASort(): void
    {
        $table = $this->modules()->foundation->connection()->table('parts');

        self::assertNotSame([], $this->complaints("SELECT id FROM $table p WHERE weight_class = 'x'"));
        self::assertNotSame([], $this->complaints(sprintf('SELECT id FROM %s p WHERE category_id = %d ORDER BY popularity DESC, id DESC LIMIT 24', $table, self::FAMILY)));
    }

    /** @return list<string> what a plan does that no list may: reading a table or a key from end to end, and sorting */
    private function complaints(string $sql): array
    {
        $bad = array_filter($this->plan($sql), static fn (array $row): bool => self::isMariadb()
            ? !str_starts_with((string) $row['table'], '<') && (in_array($row['type'], ['ALL', 'index'], true) || 1 === preg_match('/filesort|temporary/', (string) $row['Extra']))
            : 1 === preg_match('/SCAN (?!range\d|\(subquery|CONSTANT)|TEMP B-TREE/', (string) $row['detail']));

        return array_values(array_map(static fn (array $row): string => (string) wp_json_encode($row), $bad));
    }
}
