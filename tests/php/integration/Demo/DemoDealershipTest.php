<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Demo;

use Coleman\Api\Demo\CatalogueInUse;
use Coleman\Api\Demo\DemoBranches;
use Coleman\Api\Demo\DemoContent;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Demo\DemoMachines;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;
use Coleman\Tests\Integration\TestCase;

/** What the demo promises to those who build and test on it. */
final class DemoDealershipTest extends TestCase
{
    /** Columns that follow the clock, and so differ from one seeding to the next, or that only use changes. */
    private const NOT_COMPARED = ['special_hours', 'sold_at', 'left_at', 'counted', 'counted_at', 'outstanding', 'booking_hours', 'is_available', 'run_id', 'created_at', 'updated_at', 'version', 'calendar_version', 'on_shelf', 'image_need', 'feed_key', 'callout_id'];

    private const COUNTS = [
        'locations' => 4,
        'brands' => 8,
        'equipment_categories' => 12,
        'machines' => 100,
        'rental_classes' => 16,
        'rental_units' => 40,
        'attachment_categories' => 10,
        'attachments' => 30,
        'salesmen' => 10,
        'part_categories' => 25,
    ];

    public function testEveryTableHoldsWhatWasPromised(): void
    {
        foreach (self::COUNTS as $table => $count) {
            self::assertSame($count, $this->rows($table), $table);
        }
        self::assertSame('60', $this->value("SELECT COUNT(*) FROM {machines} WHERE machine_condition = 'new'"));
        self::assertSame((string) DemoParts::COUNT, $this->value('SELECT COUNT(*) FROM {parts} WHERE id BETWEEN 1 AND %d', [DemoParts::COUNT]));
        self::assertSame((string) (DemoParts::COUNT + 1), $this->value('SELECT COUNT(*) FROM {parts}'));
    }

    /** The site was filled by another process, so this also says that two runs and both engines agree. */
    public function testTheRowsAreTheSameOnEveryRun(): void
    {
        $tables = [...$this->demo()->tables()];
        self::assertNotEmpty($tables);
        foreach ($tables as $table => $rows) {
            self::assertNotEmpty($rows, $table);
            $drawn = array_map(static fn (array $row): string => self::line($row), $rows);
            sort($drawn);
            self::assertSame(sha1(implode("\n", $drawn)), $this->hash($table, columns: $rows[0]), $table);
        }
    }

    public function testASecondRunChangesNothing(): void
    {
        $before = $this->hashes(true);
        $pages = wp_count_posts('page');
        $steps = [];

        $this->demo()->seed(static function (string $step) use (&$steps): void {
            $steps[] = $step;
        });

        self::assertSame($before, $this->hashes(true));
        self::assertEquals($pages, wp_count_posts('page'));
        self::assertSame('The demo catalogue is here already and stays as it is.', $steps[0]);
    }

    public function testAnotherCatalogueIsNotOverwritten(): void
    {
        $number = $this->value('SELECT part_number FROM {parts} WHERE id = %d', [DemoParts::IN_STOCK]);
        $this->modules()->foundation->connection()->execute('UPDATE {parts} SET part_number = %s WHERE id = %d', ['OTHER-1', DemoParts::IN_STOCK]);
        $before = $this->hashes(true);
        try {
            $this->demo()->seed(static fn (string $step) => null);
            self::fail('The other catalogue was overwritten.');
        } catch (CatalogueInUse $refused) {
            self::assertStringContainsString('--force', $refused->getMessage());
            self::assertSame($before, $this->hashes(true));
        } finally {
            $this->modules()->foundation->connection()->execute('UPDATE {parts} SET part_number = %s WHERE id = %d', [$number, DemoParts::IN_STOCK]);
        }
    }

    public function testForceReplacesAnotherCatalogueAndSparesThePlaceholder(): void
    {
        $connection = $this->modules()->foundation->connection();
        $before = $this->hashes(false);
        $placeholder = $connection->row('SELECT * FROM {parts} WHERE id = %d', [Part::PLACEHOLDER_ID]);
        $connection->execute('UPDATE {parts} SET part_number = %s WHERE id = %d', ['OTHER-1', DemoParts::IN_STOCK]);
        $connection->execute('DELETE FROM {machines} WHERE id = %d', [1]);

        $this->demo()->seed(static fn (string $step) => null, true);

        self::assertSame($before, $this->hashes(false));
        self::assertNotNull($placeholder);
        self::assertSame($placeholder, $connection->row('SELECT * FROM {parts} WHERE id = %d', [Part::PLACEHOLDER_ID]));
    }

    public function testSharesOfTheDrawnParts(): void
    {
        $parts = $this->parts('SELECT * FROM {parts} WHERE id <= %d', [DemoParts::COUNT]);
        $stock = array_column(
            $this->modules()->foundation->connection()->rows('SELECT part_id, SUM(quantity) AS quantity FROM {part_stock} GROUP BY part_id'),
            'quantity',
            'part_id',
        );

        self::assertGreaterThanOrEqual(10, self::percent($parts, static fn (array $part): bool => 1 === preg_match('~[-. /]~', (string) $part['part_number'])));
        self::assertEqualsWithDelta(70, self::percent($parts, static fn (array $part): bool => '' !== $part['parts_url_description']), 5);
        self::assertEqualsWithDelta(2, self::percent($parts, static fn (array $part): bool => null === $part['price_cents']), 1);
        self::assertEqualsWithDelta(4, self::percent($parts, static fn (array $part): bool => '1' === $part['discontinued']), 1);
        self::assertEqualsWithDelta(2, self::percent($parts, static fn (array $part): bool => '1' === $part['pickup_only']), 1);
        self::assertEqualsWithDelta(3, self::percent($parts, static fn (array $part): bool => '1' === $part['case_qty_required']), 1);
        self::assertEqualsWithDelta(40, self::percent($parts, static fn (array $part): bool => 0 === (int) ($stock[(string) $part['id']] ?? 0)), 5);
        self::assertGreaterThan(1, self::percent($parts, static fn (array $part): bool => '620' === $part['vendor_id']));

        $discontinued = array_filter($parts, static fn (array $part): bool => '1' === $part['discontinued']);
        self::assertEqualsWithDelta(50, self::percent($discontinued, static fn (array $part): bool => (int) ($stock[(string) $part['id']] ?? 0) > 0), 12);
    }

    public function testEveryPartIsSound(): void
    {
        $numbers = [];
        foreach ($this->parts('SELECT * FROM {parts} WHERE id <= %d', [DemoParts::COUNT]) as $part) {
            $number = (string) $part['part_number'];
            self::assertSame(PartKey::normalize($number), $part['part_key'], $number);
            self::assertSame(trim($number), $number);
            self::assertArrayNotHasKey($number, $numbers);
            self::assertGreaterThanOrEqual(1, (int) $part['case_qty'], $number);
            self::assertNotSame('In Stock', $part['lead_time'], $number);
            if (null !== $part['list_price_cents']) {
                self::assertGreaterThanOrEqual((int) $part['price_cents'], (int) $part['list_price_cents'], $number);
            }
            if ('1' === $part['case_qty_required']) {
                self::assertContains($part['case_qty'], ['6', '10', '12', '24'], $number);
            }
            $numbers[$number] = true;
        }
        foreach (["Lee's Summit", '3/8"', '4x4', '<b>'] as $text) {
            self::assertGreaterThan(3, (int) $this->value('SELECT COUNT(*) FROM {parts} WHERE description LIKE %s', ['%' . $text . '%']), $text);
        }
    }

    /**
     * @dataProvider firstParts
     * @param array<string, string|null> $columns
     */
    public function testTheFirstParts(int $id, array $columns, int $stock): void
    {
        $part = $this->part($id);
        foreach ($columns as $column => $value) {
            self::assertSame($value, $part[$column], $column);
        }
        self::assertSame($stock, (int) $this->value('SELECT SUM(quantity) FROM {part_stock} WHERE part_id = %d', [$id]));
    }

    /** @return array<string, array{int, array<string, string|null>, int}> id, columns, stock of all branches */
    public static function firstParts(): array
    {
        return [
            'in stock' => [DemoParts::IN_STOCK, ['parts_url_description' => 'kubota-parts', 'discontinued' => '0', 'price_cents' => '1485'], 49],
            'without URL description' => [DemoParts::WITHOUT_URL_DESCRIPTION, ['parts_url_description' => ''], 8],
            'unknown price' => [DemoParts::UNKNOWN_PRICE, ['price_cents' => null, 'list_price_cents' => null], 0],
            'discontinued' => [DemoParts::DISCONTINUED, ['discontinued' => '1'], 0],
            'last units' => [DemoParts::LAST_UNITS, ['discontinued' => '1'], 2],
            'pickup only' => [DemoParts::PICKUP_ONLY, ['pickup_only' => '1'], 21],
            'case of 12' => [DemoParts::CASE_OF_12, ['case_qty_required' => '1', 'case_qty' => '12'], 336],
            'slash' => [DemoParts::SLASH_IN_NUMBER, ['part_number' => '3/8-16X1', 'part_key' => '3816X1'], 105],
            'spaces and dots' => [DemoParts::SPACES_AND_DOTS, ['part_number' => 'F 00M.145 274'], 1],
            'superseded' => [DemoParts::SUPERSEDED, ['discontinued' => '0'], 0],
            'vendor 620' => [DemoParts::VENDOR_620, ['vendor_id' => '620', 'lead_time' => '3-7 day lead time'], 0],
            'hostile' => [DemoParts::HOSTILE_TEXT, ['description' => 'Bushing <b>"heavy"</b> & \'greased\' <script>alert(1)</script> loader arm'], 4],
            'out of stock' => [DemoParts::OUT_OF_STOCK, ['lead_time' => '2-5 day lead time'], 0],
            'dots' => [DemoParts::NUMBER_OF_DOTS, ['part_number' => '...', 'part_key' => ''], 3],
            'slash at the end' => [DemoParts::ENDS_WITH_SLASH, ['part_number' => '10643-8/'], 25],
            'percent sign' => [DemoParts::PERCENT_SIGN, ['part_number' => 'ELC50%', 'case_qty_required' => '0', 'case_qty' => '6'], 30],
            'plus sign' => [DemoParts::PLUS_SIGN, ['part_number' => '4+1-BX'], 2],
            'spaces at pieces' => [DemoParts::SPACES_AT_PIECES, ['part_number' => '7/ 12 /B'], 6],
            'letter O' => [DemoParts::LETTER_O, ['part_key' => 'O400145'], 4],
            'digit 0' => [DemoParts::DIGIT_ZERO, ['part_key' => '0400145'], 82],
            'leading zeros' => [DemoParts::LEADING_ZEROS, ['part_number' => '0012034'], 40],
            'same key' => [DemoParts::SAME_KEY, ['part_number' => '32/925994', 'part_key' => '32925994'], 9],
            'same key, other number' => [DemoParts::SAME_KEY_OTHER, ['part_number' => '32-925994', 'part_key' => '32925994'], 3],
            'empty piece' => [DemoParts::EMPTY_PIECE, ['part_number' => '12//34'], 2],
            'piece of dots' => [DemoParts::DOTS_PIECE, ['part_number' => '7/../9'], 3],
            'characters of a URL' => [DemoParts::URL_CHARACTERS, ['part_number' => 'D1490?#4'], 2],
            'beyond ASCII' => [DemoParts::BEYOND_ASCII, ['part_number' => '0 986 Ø20', 'description' => 'Joint à rotule, Ø 20 mm, “lourd”'], 1],
        ];
    }

    public function testTheFirstPartsHaveTheirTextsAndAddresses(): void
    {
        self::assertStringContainsString("Lee's Summit", (string) $this->part(DemoParts::APOSTROPHE)['description']);
        self::assertStringContainsString('4x4', (string) $this->part(DemoParts::FOUR_BY_FOUR)['description']);
        self::assertStringContainsString('3/8"', (string) $this->part(DemoParts::INCHES)['description']);
        self::assertSame('3', $this->value('SELECT location_id FROM {part_stock} WHERE part_id = %d', [DemoParts::LAST_UNITS]));
        foreach ([DemoParts::NUMBER_OF_DOTS, DemoParts::ENDS_WITH_SLASH, DemoParts::EMPTY_PIECE, DemoParts::DOTS_PIECE] as $id) {
            $part = $this->part($id);
            self::assertNotSame('', $part['parts_url_description']);
            self::assertFalse(PartUrls::fitsInPath((string) $part['part_number']));
        }
    }

    public function testSupersessions(): void
    {
        $links = [];
        foreach ($this->modules()->foundation->connection()->rows('SELECT * FROM {part_supersessions} ORDER BY from_part_id, to_part_id') as $row) {
            $links[(int) $row['from_part_id']][(int) $row['to_part_id']] = sprintf('%s %d', (string) $row['kind'], (int) $row['factor']);
        }
        self::assertSame([DemoParts::IN_STOCK => 'straight 1'], $links[DemoParts::SUPERSEDED]);
        self::assertSame([DemoParts::CHAIN_MIDDLE => 'straight 1'], $links[DemoParts::CHAIN_START]);
        self::assertSame([DemoParts::CHAIN_END => 'straight 1'], $links[DemoParts::CHAIN_MIDDLE]);
        self::assertSame([28 => 'alternate 1', 29 => 'alternate 1'], $links[DemoParts::FORK]);
        self::assertSame([31 => 'kit 1', 32 => 'kit 2'], $links[DemoParts::KIT]);
        self::assertSame([34 => 'kit 3', 35 => 'kit 3'], $links[DemoParts::SECOND_KIT]);
        self::assertArrayHasKey(DemoParts::CYCLE_OTHER, $links[DemoParts::CYCLE]);
        self::assertArrayHasKey(DemoParts::CYCLE, $links[DemoParts::CYCLE_OTHER]);

        $drawn = array_filter($links, static fn (int $from): bool => $from > count(DemoParts::first()), ARRAY_FILTER_USE_KEY);
        $replacements = array_map(static fn (array $to): int => (int) array_key_first($to), $drawn);
        self::assertCount(120, $drawn);
        self::assertCount(120, array_unique($replacements));
        self::assertSame([], array_intersect($replacements, array_keys($links)), 'only the handmade ones make chains');
    }

    public function testMachines(): void
    {
        $rows = $this->modules()->foundation->connection()->rows('SELECT * FROM {machines} ORDER BY id');
        $categoriesAt = [];
        $brandsAt = [];
        $withoutPrice = 0;
        foreach ($rows as $row) {
            $specs = count(Json::decode((string) $row['specs']));
            self::assertGreaterThanOrEqual(8, $specs);
            self::assertLessThanOrEqual(14, $specs);
            self::assertSame((int) $row['id'] < DemoMachines::FIRST_USED ? 'new' : 'used', $row['machine_condition']);
            self::assertSame(isset(DemoMachines::SOLD[(int) $row['id']]), null !== $row['sold_at']);
            if ('new' === $row['machine_condition']) {
                $categoriesAt[(int) $row['location_id']][(int) $row['category_id']] = true;
                $brandsAt[(int) $row['location_id']][(int) $row['brand_id']] = true;
                $withoutPrice += null === $row['price_cents'] ? 1 : 0;
            }
        }
        self::assertGreaterThan(3, $withoutPrice);
        self::assertCount(4, $categoriesAt);
        foreach ($categoriesAt as $branch => $categories) {
            self::assertLessThan(12, count($categories), 'some category is absent at branch ' . $branch);
            self::assertCount(4 === $branch ? 7 : 8, $brandsAt[$branch] ?? [], 'only Takeuchi is absent, at Easton');
        }
    }

    public function testSoldMachinesAreDatedByTheClock(): void
    {
        $demo = new DemoDealership($this->modules()->foundation->connection(), $this->modules()->foundation->transaction(), self::clock('2026-11-21 15:00:00'));
        $sold = array_filter(array_column($demo->tables()['machines'], 'sold_at', 'id'));

        self::assertSame([63 => '2026-11-11 15:00:00', 75 => '2026-09-22 15:00:00', 88 => '2026-07-24 15:00:00'], $sold);
    }

    public function testEquipmentCategories(): void
    {
        $rows = $this->modules()->foundation->connection()->rows('SELECT c.*, EXISTS (SELECT 1 FROM {rental_classes} r WHERE r.category_id = c.id) AS rents FROM {equipment_categories} c');
        $withParts = array_filter(array_column($rows, 'old_site_parts_link'));

        self::assertCount(2, array_keys(array_column($rows, 'used_category_id'), '0', true));
        self::assertGreaterThan(3, count(array_keys(array_column($rows, 'rents'), '0', true)));
        self::assertGreaterThan(3, count(array_keys(array_column($rows, 'rents'), '1', true)));
        self::assertGreaterThan(5, count($withParts));
        self::assertLessThan(12, count($withParts));
        foreach ($withParts as $link) {
            self::assertMatchesRegularExpression('~^/parts/model/\?class=\d+$~', (string) $link);
        }
    }

    public function testRentals(): void
    {
        $connection = $this->modules()->foundation->connection();
        $rates = 'SELECT daily_cents, weekly_cents, monthly_cents FROM {rental_classes} WHERE id = %d';

        self::assertSame(['25000', '75000', '200000'], array_values($connection->row($rates, [DemoRentals::ROUND_RATES]) ?? []));
        self::assertSame(['29000', null, null], array_values($connection->row($rates, [DemoRentals::DAILY_ONLY]) ?? []));
        self::assertSame('16', $this->value('SELECT COUNT(DISTINCT class_id) FROM {rental_units}'));
    }

    public function testAttachments(): void
    {
        self::assertGreaterThanOrEqual(5, (int) $this->value('SELECT COUNT(DISTINCT brand_id) FROM {attachments}'));
        self::assertSame('10', $this->value('SELECT COUNT(DISTINCT category_id) FROM {attachments}'));
        self::assertSame('30', $this->value('SELECT COUNT(DISTINCT attachment_id) FROM {attachment_stock}'));
        self::assertSame('0', $this->value("SELECT COUNT(*) FROM {attachments} WHERE kind NOT IN ('attachment', 'implement')"));
    }

    public function testSalesTeam(): void
    {
        $zipcodes = array_column($this->modules()->foundation->connection()->rows('SELECT zipcode, salesman_id FROM {salesman_zipcodes}'), 'salesman_id', 'zipcode');
        foreach (array_keys($zipcodes) as $zipcode) {
            self::assertMatchesRegularExpression('/^6(60|61|62|40|41)\d\d$/', (string) $zipcode);
        }
        self::assertCount(8, array_unique($zipcodes), 'two salesmen have no ZIP code');
        self::assertSame('0', $this->value('SELECT COUNT(*) FROM {salesmen} WHERE email NOT LIKE %s', ['%@colemanequipment.example']));
    }

    public function testBranchesCloseOnTheHolidaysOfTheYearAhead(): void
    {
        $rows = (new DemoBranches(self::clock('2026-12-25 05:30:00')))->tables()['locations'];
        /** @var list<array{date: string, opens?: string}> $days */
        $days = Json::decode((string) $rows[0]['special_hours']);

        // Half past five in UTC is still Christmas Eve in Kansas.
        self::assertSame(
            ['2026-12-24', '2026-12-25', '2027-01-01', '2027-05-31', '2027-07-04', '2027-09-06', '2027-11-25'],
            array_column($days, 'date'),
        );
        self::assertSame(['07:30'], array_column($days, 'opens'));
        self::assertSame(['Bonner Springs', "Lee's Summit", 'Smithville', 'Easton'], array_column($rows, 'city'));
    }

    public function testPagesAndCustomers(): void
    {
        $pages = [
            'new-equipment-bonner-springs' => '<!-- wp:coleman/equipment-grid {"align":"wide"} /-->',
            'new-equipment-lees-summit' => '<!-- wp:coleman/equipment-grid {"align":"wide"} /-->',
            'new-equipment-smithville' => '<!-- wp:coleman/equipment-grid {"align":"wide"} /-->',
            'new-equipment-easton' => '<!-- wp:coleman/equipment-grid {"align":"wide"} /-->',
            'contact' => '<!-- wp:coleman/location-hours {"align":"wide"} /-->',
            'about' => '<h2 class="wp-block-heading">',
            'financing' => '<li>',
            'terms' => 'coleman/editors-note',
            'returns' => '<li>',
            'shipping' => '<li>',
            'privacy' => 'cookie',
        ];
        foreach ($pages as $slug => $part) {
            $page = get_page_by_path($slug);
            self::assertInstanceOf(\WP_Post::class, $page, $slug);
            self::assertSame('publish', $page->post_status);
            self::assertStringContainsString($part, $page->post_content);
        }
        self::assertStringEndsWith('/privacy/', get_privacy_policy_url());
        foreach ([DemoContent::CUSTOMER => 'Ray Dombrowski', DemoContent::SECOND_CUSTOMER => "Maureen O'Dell"] as $email => $name) {
            $user = get_user_by('email', $email);
            self::assertInstanceOf(\WP_User::class, $user);
            self::assertSame($name, $user->display_name);
            self::assertSame(['customer'], array_values($user->roles));
            self::assertTrue(wp_check_password(DemoContent::PASSWORD, $user->user_pass, $user->ID));
        }
    }

    public function testTheHomePageIsAPageThatEditorsCanChange(): void
    {
        $home = get_page_by_path('home');
        self::assertInstanceOf(\WP_Post::class, $home);
        self::assertSame(['page', $home->ID], [get_option('show_on_front'), (int) get_option('page_on_front')]);
        self::assertSame('landing', get_page_template_slug($home));
        self::assertStringContainsString('<!-- wp:cover ', $home->post_content);
        self::assertStringNotContainsString('wp:pattern', $home->post_content);

        // Whoever chooses otherwise is not overruled by the next run.
        update_option('show_on_front', 'posts');
        try {
            (new DemoContent())->write(static fn (string $step) => null);
            self::assertSame('posts', get_option('show_on_front'));
        } finally {
            update_option('show_on_front', 'page');
        }
    }

    public function testEveryPictureExists(): void
    {
        $missing = [];
        foreach ($this->demo()->tables() as $rows) {
            foreach ($rows as $row) {
                $picture = (string) ($row['image'] ?? $row['picture'] ?? '');
                if ('' !== $picture && !is_file(dirname(__DIR__, 4) . '/plugin-coleman-api/images/' . $picture)) {
                    $missing[$picture] = $picture;
                }
            }
        }
        self::assertSame([], array_values($missing));
    }

    private function demo(): DemoDealership
    {
        $modules = $this->modules();

        return new DemoDealership($modules->foundation->connection(), $modules->foundation->transaction(), $modules->foundation->clock);
    }

    private static function clock(string $now): Clock
    {
        return new class ($now) implements Clock {
            public function __construct(private readonly string $now)
            {
            }

            public function now(): \DateTimeImmutable
            {
                return new \DateTimeImmutable($this->now, new \DateTimeZone('UTC'));
            }
        };
    }

    /** @param list<string|int> $values */
    private function value(string $sql, array $values = []): ?string
    {
        return $this->modules()->foundation->connection()->value($sql, $values);
    }

    /**
     * @param list<string|int> $values
     * @return list<array<string, string|null>>
     */
    private function parts(string $sql, array $values = []): array
    {
        return $this->modules()->foundation->connection()->rows($sql, $values);
    }

    /**
     * @param array<array<string, string|null>> $parts
     * @param callable(array<string, string|null>): bool $is
     */
    private static function percent(array $parts, callable $is): float
    {
        return 100 * count(array_filter($parts, $is)) / max(1, count($parts));
    }

    /** @return array<string, string|null> */
    private function part(int $id): array
    {
        $part = $this->modules()->foundation->connection()->row('SELECT * FROM {parts} WHERE id = %d', [$id]);
        self::assertNotNull($part);

        return $part;
    }

    /** @return array<string, string> a hash of each demo table */
    private function hashes(bool $whole): array
    {
        $tables = array_keys($this->demo()->tables());

        return array_combine($tables, array_map(fn (string $table): string => $this->hash($table, $whole), $tables));
    }

    /**
     * A hash of the demo's rows in a table, whatever their order.
     *
     * @param array<string, mixed>|null $columns those that the demo writes, where others have their defaults; null for all
     */
    private function hash(string $table, bool $whole = false, ?array $columns = null): string
    {
        $lines = [];
        foreach ($this->modules()->foundation->connection()->rows(sprintf('SELECT * FROM {%s}', $table)) as $row) {
            if ('parts' === $table && (string) Part::PLACEHOLDER_ID === $row['id']) {
                continue;
            }
            $lines[] = $whole ? Json::encode($row) : self::line(null === $columns ? $row : array_intersect_key($row, $columns));
        }
        sort($lines);

        return sha1(implode("\n", $lines));
    }

    /**
     * A row as text, the same whether it was drawn or read back.
     *
     * @param array<string, string|int|float|bool|null> $row
     */
    private static function line(array $row): string
    {
        $kept = array_diff_key($row, array_flip(self::NOT_COMPARED));
        ksort($kept);

        return Json::encode(array_map(
            static fn (string|int|float|bool|null $value): ?string => null === $value ? null : (string) (is_bool($value) ? (int) $value : $value),
            $kept,
        ));
    }
}
