<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedOptions;
use Coleman\Api\Feeds\Types\HoursColumns;
use Coleman\Api\Inventory\FieldFault;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Locations\HoursText;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;

/** Addresses, telephones and hours of the branches from files. */
final class LocationFeedTest extends DemoFeedTestCase
{
    protected const TABLES = ['locations', 'machines'];

    public function testTheDemosOwnBranchesChangeNothing(): void
    {
        $before = $this->everything();
        $rows = $this->connection()->rows('SELECT slug, address, city, state, postal_code, phone_number, latitude, longitude, hours, special_hours FROM {locations}');
        self::assertSame(['same' => 4], self::outcome($this->import('locations', self::csv($rows))));
        $rows = $this->connection()->rows('SELECT id, hours_text AS `opening hours` FROM {locations}');
        self::assertSame(['same' => 4], self::outcome($this->import('locations', self::csv($rows), name: 'in words')), 'the words that pages show are the same hours');
        self::assertSame($before, $this->everything());
    }

    public function testABranchMovesAndKeepsOtherHours(): void
    {
        $before = $this->branch(4);
        self::assertStringNotContainsString('"DbId"', $this->found('zqville'));
        $run = $this->import('locations', "Branch,Street,Town,State,Zip,Phone,Lat,Lng,Hours,Holidays\n"
            . "easton,1 New Road,Zqville,ks,66021,(913) 555-0199,39.5,-95.25,\"Mon-Fri 8 am - 5 pm; Sat 8-12\",\"2030-12-24 8:00 am - 12:00 pm Christmas Eve; 12/25/2030 closed Christmas Day\"\n");
        self::assertSame(['changed' => 1], self::outcome($run), implode(' ', self::faults($run)));
        $after = $this->branch(4);
        self::assertSame(
            ['1 New Road', 'Zqville', 'KS', '66021', '(913) 555-0199', 39.5, -95.25, "Mon–Fri 8:00 am – 5:00 pm\nSat 8:00 am – 12:00 pm\nSun closed"],
            [$after->address, $after->city, $after->state, $after->postalCode, $after->phone, $after->latitude, $after->longitude, $after->hoursText],
        );
        self::assertSame([['days' => [1, 2, 3, 4, 5], 'opens' => '08:00', 'closes' => '17:00'], ['days' => [6], 'opens' => '08:00', 'closes' => '12:00']], $after->hours);
        self::assertSame([['date' => '2030-12-24', 'opens' => '08:00', 'closes' => '12:00', 'note' => 'Christmas Eve'], ['date' => '2030-12-25', 'note' => 'Christmas Day']], $after->specialHours);
        self::assertSame([$before->slug, $before->territory], [$after->slug, $after->territory]);
        self::assertSame(1, (int) $this->connection()->value('SELECT version FROM {locations} WHERE id = 4'));
        // Machines are found by the city that they stand in.
        self::assertStringContainsString('"DbId"', $this->found('zqville'));
    }

    public function testWhatStaffKeepStaysAndNothingVanishes(): void
    {
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Branch, 2, ['phone_number', 'hours']);
        $before = $this->branch(2);
        $run = $this->import('locations', "city,phone,hours,address\nLees Summit,816-555-0000,Mon-Sun 0:00-12:00,9 Kept Street\nEaston,913-555-0126,,22840 Easton Road\n", options: new FeedOptions(emptyClears: true));
        $after = $this->branch(2);
        self::assertSame([$before->phone, $before->hours, $before->hoursText, '9 Kept Street', "Lee's Summit"], [$after->phone, $after->hours, $after->hoursText, $after->address, $after->city]);
        self::assertEquals([1, ['hours' => 1, 'phone_number' => 1]], [$run->count('kept'), $run->keptByField()]);
        self::assertSame(["Lee's Summit: Phone kept: {$before->phone} (file: 816-555-0000), Hours kept"], $run->samples['kept']);
        self::assertSame(['', []], [$this->branch(4)->hoursText, $this->branch(4)->hours], 'its hours are not known');
        $run = $this->import('locations', "city\nEaston\n");
        self::assertSame([0, 0, 4], [$run->count('vanish'), $run->count('done_vanish'), $this->rows('locations')]);
    }

    public function testSaysWhatIsWrongAndTellsBeforeItWrites(): void
    {
        $before = $this->everything();
        foreach ([
            'Topeka,1 Street,KS,66012,913-555-0142,39,,' => 'location "Topeka": Branch not found. Feeds can’t add branches.',
            'Easton,1 Street,Kansas,66012,913-555-0142,39,,' => 'state "Kansas": State: choose an option from the list.',
            'Easton,1 Street,KS,6601,913-555-0142,39,,' => 'zip "6601": Enter a 5-digit ZIP code.',
            'Easton,1 Street,KS,66012,555-0142,39,,' => 'phone "555-0142": Enter a 10-digit phone number, such as 913-555-0142.',
            'Easton,1 Street,KS,66012,913-555-0142,north,,' => 'lat "north": Latitude must be a number from -90 to 90, such as 39.0597.',
            'Easton,1 Street,KS,66012,913-555-0142,39,Weekdays nine to five,' => 'hours "Weekdays nine to five": Enter hours like this: Mon-Fri 7:30 am - 5:30 pm; Sat 8 am - 12 pm; Sun closed. We couldn’t read: Weekdays nine to five',
            'Easton,1 Street,KS,66012,913-555-0142,39,Mon-Fri 5 pm - 8 am,' => 'hours "Mon-Fri 5 pm - 8 am": The closing time for Monday must be after the opening time.',
            'Easton,1 Street,KS,66012,913-555-0142,39,"Mon-Fri 8-17, Fri 8-12",' => 'hours "Mon-Fri 8-17, Fri 8-12": Friday has hours listed twice.',
            'Easton,1 Street,KS,66012,913-555-0142,39,"Mon-Fri 8-17, Fri closed",' => 'hours "Mon-Fri 8-17, Fri closed": A day can’t be both open and closed.',
            'Easton,1 Street,KS,66012,913-555-0142,39,,Christmas closed' => 'special_hours "Christmas closed": Enter special days like this: 2026-12-24 7:30 am - 12 pm Christmas Eve; 2026-12-25 closed Christmas Day. We couldn’t read: Christmas closed',
            'Easton,1 Street,KS,66012,913-555-0142,39,,2030-02-30 closed' => 'special_hours "2030-02-30 closed": "2030-02-30" isn’t a valid date. Enter it as YYYY-MM-DD, such as 2026-12-24.',
            ',1 Street,KS,66012,913-555-0142,39,,' => 'City: Branch not found. Feeds can’t add branches.',
        ] as $row => $fault) {
            $run = $this->import('locations', "location,address,state,zip,phone,lat,hours,special_hours\n$row", true);
            self::assertSame(["Line 2, $fault"], self::faults($run));
        }
        $run = $this->import('locations', "location,address\nEaston,1 Street\n", true);
        self::assertSame(['Easton: Street 22840 Easton Road → 1 Street'], $run->samples['changed']);
        self::assertSame($before, $this->everything());
    }

    /** @dataProvider words */
    public function testReadsHoursAsTheyAreWritten(string $text, string $expected): void
    {
        self::assertSame($expected, str_replace("\n", ', ', HoursText::format(HoursColumns::week($text))));
    }

    /** @return iterable<string, array{string, string}> */
    public static function words(): iterable
    {
        yield 'as pages show them' => ["Mon–Fri 7:30 am – 5:30 pm\nSat 8:00 am – 12:00 pm\nSun closed", 'Mon–Fri 7:30 am – 5:30 pm, Sat 8:00 am – 12:00 pm, Sun closed'];
        yield 'in one line' => ['Mon-Thu 7:30 am - 5:30 pm, Fri 7:30 am - 5 pm', 'Mon–Thu 7:30 am – 5:30 pm, Fri 7:30 am – 5:00 pm, Sat–Sun closed'];
        yield 'by 24 hours' => ['Monday to Friday: 07:30-17:30', 'Mon–Fri 7:30 am – 5:30 pm, Sat–Sun closed'];
        yield 'one half of the day for both' => ['Sat 1-5 p.m.', 'Mon–Fri closed, Sat 1:00 pm – 5:00 pm, Sun closed'];
        yield 'from the morning on' => ['Sat 8 - 12 pm', 'Mon–Fri closed, Sat 8:00 am – 12:00 pm, Sun closed'];
        yield 'single days' => ['Mon, Wed & Fri 9am-5pm; Tue/Thu 9am-6pm', 'Mon 9:00 am – 5:00 pm, Tue 9:00 am – 6:00 pm, Wed 9:00 am – 5:00 pm, Thu 9:00 am – 6:00 pm, Fri 9:00 am – 5:00 pm, Sat–Sun closed'];
        yield 'over the week’s end' => ['Sat-Mon 10:00-12:00', 'Mon 10:00 am – 12:00 pm, Tue–Fri closed, Sat–Sun 10:00 am – 12:00 pm'];
        yield 'as our table has them' => ['[{"days":[1,2],"opens":"08:00","closes":"12:00"}]', 'Mon–Tue 8:00 am – 12:00 pm, Wed–Sun closed'];
        yield 'not known' => ['', ''];
    }

    /** @dataProvider nonsense */
    public function testRefusesWhatIsNoHours(string $text): void
    {
        $this->expectException(FieldFault::class);
        HoursColumns::week($text);
    }

    /** @return iterable<string, array{string}> */
    public static function nonsense(): iterable
    {
        yield 'thirteen in the afternoon' => ['Mon 8 am - 13 pm'];
        yield 'twenty-five' => ['Mon 8:00 - 25:00'];
        yield 'sixty minutes' => ['Mon 8:60 - 9:00'];
        yield 'no day' => ['8:00 - 17:00'];
        yield 'broken JSON' => ['[{"days":'];
        yield 'words behind' => ['Mon 8:00 - 17:00 by appointment'];
    }

    private function branch(int $id): Location
    {
        return (new LocationRepository($this->connection()))->byId($id) ?? self::fail("There is no branch $id.");
    }
}
