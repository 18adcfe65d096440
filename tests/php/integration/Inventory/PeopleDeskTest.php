<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Inventory;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;

/** Branches and the sales team, by hand. */
final class PeopleDeskTest extends InventoryTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('coleman_marketing'));
    }

    public function testHoursThatAreTypedAreThoseOfEveryPage(): void
    {
        $item = $this->item($this->change('branches', 1, [
            'phone_number' => '913-555-0100',
            'hours' => [['days' => [2, 1, 3], 'opens' => '07:00', 'closes' => '17:00'], ['days' => [6], 'opens' => '08:00', 'closes' => '12:30'], ['days' => ['4'], 'opens' => '07:00', 'closes' => '17:00']],
            'special_hours' => [['date' => '2030-12-25', 'note' => 'Christmas'], ['date' => '2030-12-24', 'opens' => '08:00', 'closes' => '12:00']],
        ]));
        $branch = $this->branch(1);
        self::assertSame('913-555-0100', $branch->phone);
        self::assertSame([['days' => [1, 2, 3, 4], 'opens' => '07:00', 'closes' => '17:00'], ['days' => [6], 'opens' => '08:00', 'closes' => '12:30']], $branch->hours);
        self::assertSame([['date' => '2030-12-24', 'opens' => '08:00', 'closes' => '12:00'], ['date' => '2030-12-25', 'note' => 'Christmas']], $branch->specialHours);
        self::assertSame("Mon–Thu 7:00 am – 5:00 pm\nFri closed\nSat 8:00 am – 12:30 pm\nSun closed", $branch->hoursText);
        self::assertIsArray($item['history']);
        self::assertStringContainsString(' to Mon–Thu 7:00 am – 5:00 pm, Fri closed', $item['history'][0]['text']);
    }

    public function testTheTextOfTheDemoIsWhatItsHoursGive(): void
    {
        self::assertCount(4, $this->modules()->branches->locations()->all());
        foreach ($this->modules()->branches->locations()->all() as $branch) {
            self::assertNotSame('', $branch->hoursText, $branch->city);
            self::assertSame($branch->hoursText, \Coleman\Api\Locations\HoursText::format($branch->hours), $branch->city);
        }
    }

    public function testMachinesAreFoundByTheCityThatTheirBranchMovedTo(): void
    {
        $this->item($this->change('branches', 3, ['city' => 'Zebulonville']));
        $found = (string) wp_json_encode($this->body($this->call('GET', '/search', ['q' => 'zebulonville']))['results']);
        self::assertStringContainsString('/equipment\\/', $found);
        $this->connection()->execute("UPDATE {locations} SET city = 'Smithville' WHERE id = 3");
        $this->modules()->search->queue()->branch(3);
        $this->modules()->search->queue()->drain();
        self::assertStringNotContainsString('/equipment\\/', (string) wp_json_encode($this->body($this->call('GET', '/search', ['q' => 'zebulonville']))['results']));
    }

    public function testABranchKeepsItsZipCodeAsThePostWritesIt(): void
    {
        $version = 0;
        foreach (['66 012' => '66012', ' 66012 1234 ' => '66012-1234', '660121234' => '66012-1234'] as $typed => $kept) {
            $item = $this->item($this->change('branches', 1, ['postal_code' => (string) $typed], $version));
            self::assertIsArray($item['values']);
            self::assertIsInt($item['version']);
            self::assertSame($kept, $item['values']['postal_code']);
            $version = $item['version'];
        }
    }

    /** @return array<string, array{array<string, mixed>, string, string}> */
    public static function wrongBranches(): array
    {
        return [
            'north of the pole' => [['latitude' => 90.5], 'latitude', '90'],
            'coordinates of letters' => [['longitude' => 'west'], 'longitude', '180'],
            'no coordinates' => [['latitude' => null], 'latitude', '90'],
            'no street' => [['address' => ''], 'address', 'required'],
            'a state that is none' => [['state' => 'XX'], 'state', 'choose'],
            'a ZIP code of letters' => [['postal_code' => '660ab'], 'postal_code', '5-digit'],
            'half a phone number' => [['phone_number' => '555-0142'], 'phone_number', '10-digit'],
            'a day twice' => [['hours' => [['days' => [1, 1], 'opens' => '07:00', 'closes' => '17:00']]], 'hours', 'Monday has hours listed twice'],
            'an eighth day' => [['hours' => [['days' => [8], 'opens' => '07:00', 'closes' => '17:00']]], 'hours', '1 (Monday)'],
            'closes before it opens' => [['hours' => [['days' => [2], 'opens' => '17:00', 'closes' => '07:00']]], 'hours', 'closing time for Tuesday'],
            'half of a day' => [['hours' => [['days' => [2], 'opens' => '07:00', 'closes' => '']]], 'hours', 'times for Tuesday'],
            'a time that no clock shows' => [['hours' => [['days' => [2], 'opens' => '24:00', 'closes' => '25:00']]], 'hours', 'times for Tuesday'],
            'no list' => [['hours' => 'always'], 'hours', 'list'],
            'a date that is none' => [['special_hours' => [['date' => '2030-02-30']]], 'special_hours', '2030-02-30'],
            'a date twice' => [['special_hours' => [['date' => '2030-02-20'], ['date' => '2030-02-20']]], 'special_hours', '2030-02-20 is listed twice'],
            'its slug' => [['slug' => 'elsewhere'], 'slug', 'Field not found'],
        ];
    }

    /**
     * @dataProvider wrongBranches
     * @param array<string, mixed> $values
     */
    public function testWhatIsWrongWithABranchIsSaidByItsField(array $values, string $field, string $says): void
    {
        $faults = $this->faults($this->change('branches', 1, $values));
        self::assertSame([$field], array_keys($faults));
        self::assertStringContainsString($says, $faults[$field]);
    }

    public function testZipCodesArePastedWithRanges(): void
    {
        $item = $this->item($this->change('salesmen', 2, ['zipcodes' => "66012,66018 - 66020;\n 66101\t"]));
        self::assertIsArray($item['values']);
        self::assertSame([['66012', '66018', '66019', '66020', '66101'], '66012, 66018-66020, 66101'], [$item['values']['zipcodes'], $item['values']['zipcodes_text']]);
        self::assertSame('5', $this->connection()->value('SELECT COUNT(*) FROM {salesman_zipcodes} WHERE salesman_id = 2'));
        self::assertContains('zipcodes', (array) $item['kept']);
        self::assertIsArray($item['notes']);
        self::assertStringContainsString("Curtis O'Neal covers 66018, too.", implode(' ', $item['notes']));

        foreach (['66012 6601 abcde 66030-66020 66000-66999' => '6601, abcde, 66030-66020, 66000-66999', '66012 66010-66013 66012' => 'listed twice: 66012.', "\xC3\x28" => 'Enter text'] as $typed => $says) {
            $faults = $this->faults($this->change('salesmen', 2, ['zipcodes' => $typed], 1));
            self::assertSame(['zipcodes'], array_keys($faults));
            self::assertStringContainsString($says, $faults['zipcodes']);
        }
        self::assertSame('5', $this->connection()->value('SELECT COUNT(*) FROM {salesman_zipcodes} WHERE salesman_id = 2'));
    }

    public function testASalesmanComesWithAPermalinkOfTheirNameAndTheOldOneIsRemembered(): void
    {
        $new = $this->item($this->call('POST', '/desk/inventory/salesmen', ['values' => ['name' => "Zoë O'Hara", 'email' => 'zoe@example.com', 'location_id' => 2, 'zipcodes' => ['64086']]]));
        self::assertSame('/sales-team/zoe-ohara', $new['url']);
        self::assertIsInt($new['id']);
        $listed = array_column($this->modules()->branches->salesmen()->list(2), null, 'permalink');
        self::assertSame(['64086'], $listed['/sales-team/zoe-ohara']['zipcodes'] ?? null);

        self::assertSame('/sales-team/zoe', $this->item($this->change('salesmen', $new['id'], ['slug' => 'zoe']))['url']);
        self::assertSame((string) $new['id'], $this->connection()->value("SELECT salesman_id FROM {salesman_slugs} WHERE slug = 'zoe-ohara'"));
        self::assertSame('/sales-team/zoe', $this->modules()->branches->salesmen()->bySlug('zoe-ohara')?->url(), 'the page of an old link is that of the new one, and 301 to it');
        self::assertNull($this->modules()->branches->salesmen()->bySlug('zoe-elsewhere'));
        self::assertSame(['slug'], array_keys($this->faults($this->change('salesmen', 1, ['slug' => 'zoe-ohara']))), 'a link that was hers leads to her');
        self::assertSame(['slug'], array_keys($this->faults($this->change('salesmen', 1, ['slug' => 'zoe']))));
        self::assertSame(['slug'], array_keys($this->faults($this->change('salesmen', 1, ['slug' => 'Zoë!']))));
        $this->item($this->change('salesmen', $new['id'], ['slug' => 'zoe-ohara'], 1));
        self::assertSame(['zoe'], array_column($this->connection()->rows('SELECT slug FROM {salesman_slugs}'), 'slug'), 'the one of today leads nowhere else');

        self::assertSame(204, $this->call('POST', "/desk/inventory/salesmen/{$new['id']}/remove", ['version' => 2])->get_status());
        self::assertSame([10, 0], [$this->rows('salesmen'), $this->rows('salesman_slugs')]);
        self::assertSame('0', $this->connection()->value('SELECT COUNT(*) FROM {salesman_zipcodes} WHERE salesman_id = %d', [$new['id']]));
    }

    public function testContactsAreChecked(): void
    {
        self::assertSame(['phone', 'email'], array_keys($this->faults($this->change('salesmen', 1, ['email' => 'nobody', 'phone' => '12']))));
        self::assertSame(['email'], array_keys($this->faults($this->change('salesmen', 1, ['email' => "a@b.example\nBcc: x"]))));
    }

    public function testMarketingKeepsBranchesAndPeopleAndNoMachines(): void
    {
        self::assertSame(200, $this->call('GET', '/desk/inventory/branches')->get_status());
        self::assertSame(200, $this->call('GET', '/desk/inventory/choices')->get_status());
        foreach (['machines', 'classes', 'units'] as $kind) {
            self::assertSame(403, $this->call('GET', "/desk/inventory/{$kind}")->get_status());
            self::assertSame(403, $this->change($kind, 1, ['model' => 'x'])->get_status());
        }
        wp_set_current_user($this->user('coleman_parts_desk'));
        self::assertSame(403, $this->call('GET', '/desk/inventory/salesmen')->get_status());
        wp_set_current_user($this->user('coleman_sales'));
        self::assertSame(200, $this->call('GET', '/desk/inventory/machines')->get_status());
        self::assertSame(404, $this->call('POST', '/desk/inventory/branches', ['values' => []])->get_status(), 'branches are not opened here');
    }

    private function branch(int $id): Location
    {
        return (new LocationRepository($this->connection()))->byId($id) ?? throw new \LogicException();
    }
}
