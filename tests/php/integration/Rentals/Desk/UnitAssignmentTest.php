<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals\Desk;

use Coleman\Api\Rentals\Desk\DateConflict;
use Coleman\Api\Rentals\Desk\DateRange;
use Coleman\Api\Rentals\Desk\UnitDayRepository;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Staff\Actor;

/** A machine is promised to one at a time. */
final class UnitAssignmentTest extends RentalDeskTestCase
{
    public function testConfirmingTakesEachDayAndTheBufferAndTellsTheCustomer(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        $shown = $this->confirmed($request, $unit, $this->day(3), $this->day(6));

        self::assertSame(['confirmed', $unit, 3], [$shown['state'], $shown['unit']['id'], $shown['days']]);
        // Three days out, and the day it comes back is for making it ready.
        self::assertSame([$this->day(3), $this->day(4), $this->day(5), $this->day(6)], $this->taken($unit));
        self::assertSame(['rental-confirmed'], $this->mails());
        self::assertNotSame('', $shown['answered_at']);
        self::assertStringContainsString('Unit R-', $shown['events'][0]['text'] . $shown['events'][1]['text']);
    }

    public function testTheBufferIsASetting(): void
    {
        [$unit] = $this->units();
        update_option(RentalSettings::OPTION, ['buffer_days' => 0]);
        $this->confirmed($this->stored(), $unit, $this->day(3), $this->day(5));
        self::assertSame([$this->day(3), $this->day(4)], $this->taken($unit));
        $this->confirmed($this->stored(), $unit, $this->day(5), $this->day(6));

        update_option(RentalSettings::OPTION, ['buffer_days' => 3]);
        $second = $this->units()[1];
        $this->confirmed($this->stored(), $second, $this->day(3), $this->day(5));
        self::assertCount(5, $this->taken($second));
    }

    public function testDaysThatAreTakenAreRefusedWithWhatIsFreeAndNothingIsLeftBehind(): void
    {
        [$unit, $second, $third] = $this->units();
        $this->confirmed($this->stored(), $unit, $this->day(3), $this->day(6));
        $this->confirmed($this->stored(), $second, $this->day(5), $this->day(8));
        $late = $this->stored();
        $data = $this->refused(409, 'coleman_rental_overlap', 'POST', "/rentals/{$late->id}/confirm", ['version' => 1, 'unit_id' => $unit, 'start_date' => $this->day(5), 'return_date' => $this->day(8)]);

        self::assertSame(array_slice($this->units(), 2), array_column($data['free_units'], 'unit_id'));
        self::assertSame([$unit, $second], array_column($data['alternatives'], 'unit_id'));
        self::assertSame([$this->day(7), $this->day(10)], [$data['alternatives'][0]['start_date'], $data['alternatives'][0]['return_date']]);
        self::assertSame([1, 'requested', null], [$this->version($late->id), $this->modules()->rentals->requests()->byId($late->id)?->state->value, $this->modules()->rentals->requests()->byId($late->id)?->unitId]);
        self::assertSame(4, count($this->taken($unit)));
        self::assertCount(1, $this->modules()->rentals->requests()->events($late->id));
        self::assertCount(2, $this->mails());
        self::assertNotContains($third, array_column($data['alternatives'], 'unit_id'));
    }

    public function testTheDayAfterTheBufferIsFreeAndTheDayBeforeIsNot(): void
    {
        [$unit] = $this->units();
        $this->confirmed($this->stored(), $unit, $this->day(10), $this->day(12));
        foreach ([[$this->day(8), $this->day(10)], [$this->day(12), $this->day(14)]] as [$start, $return]) {
            $request = $this->stored();
            $this->refused(409, 'coleman_rental_overlap', 'POST', "/rentals/{$request->id}/confirm", ['version' => 1, 'unit_id' => $unit, 'start_date' => $start, 'return_date' => $return]);
        }
        $this->confirmed($this->stored(), $unit, $this->day(13), $this->day(14));
        $this->confirmed($this->stored(), $unit, $this->day(7), $this->day(9));
        self::assertCount(8, $this->taken($unit));
    }

    public function testAnyFreeUnitIsTakenFromTheBranchThatWasAskedForFirst(): void
    {
        $units = $this->units();
        $given = [];
        for ($number = 0; $number < count($units); $number++) {
            $given[] = $this->confirmed($this->stored(), 0, $this->day(3), $this->day(6))['unit']['id'];
        }
        // The demo's request is for branch 1, and the first unit stands there.
        self::assertSame($units[0], $given[0]);
        self::assertEqualsCanonicalizing($units, $given);
        $request = $this->stored();
        $data = $this->refused(409, 'coleman_rental_overlap', 'POST', "/rentals/{$request->id}/confirm", ['version' => 1, 'start_date' => $this->day(3), 'return_date' => $this->day(6)]);
        self::assertSame([], $data['free_units']);
        self::assertCount(count($units), $data['alternatives']);
    }

    public function testAUnitOfABranchIsOfThatBranch(): void
    {
        $shown = $this->confirmed($this->stored(), 0, $this->day(3), $this->day(6), ['location_id' => 3]);
        self::assertSame(3, $this->modules()->rentalDesk->units()->byId($shown['unit']['id'])?->locationId);
        $request = $this->stored();
        $this->refused(409, 'coleman_rental_overlap', 'POST', "/rentals/{$request->id}/confirm", ['version' => 1, 'location_id' => 3, 'start_date' => $this->day(3), 'return_date' => $this->day(6)]);
    }

    public function testDatesAndUnitsThatAreNoneAreNamed(): void
    {
        $request = $this->stored();
        foreach ([
            [['start_date' => 'soon', 'return_date' => $this->day(4)], ['start_date']],
            [['start_date' => $this->day(3), 'return_date' => '2026-02-30'], ['return_date']],
            [['start_date' => $this->day(4), 'return_date' => $this->day(4)], ['return_date']],
            [['start_date' => $this->day(-60), 'return_date' => $this->day(4)], ['start_date']],
            [['start_date' => $this->day(4), 'return_date' => $this->day(900)], ['return_date']],
            [['start_date' => $this->day(4), 'return_date' => $this->day(5), 'unit_id' => 999_999], ['unit_id']],
            [['start_date' => $this->day(4), 'return_date' => $this->day(5), 'unit_id' => $this->foreignUnit()], ['unit_id']],
        ] as [$fields, $names]) {
            $data = $this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$request->id}/confirm", ['version' => 1] + $fields);
            self::assertSame($names, array_keys($data['params']));
        }
        self::assertSame(0, $this->rows('rental_days'));
    }

    public function testLongerIsTakenOrRefusedAndShorterGivesDaysBack(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        $this->confirmed($request, $unit, $this->day(3), $this->day(6));
        $this->confirmed($this->stored(), $unit, $this->day(10), $this->day(12));
        $to = fn (int $day): array => ['version' => $this->version($request->id), 'start_date' => $this->day(3), 'return_date' => $this->day($day)];

        $longer = $this->desk('POST', "/rentals/{$request->id}/dates", $to(9));
        self::assertSame([6, $this->day(9)], [$longer['days'], $longer['return_date']]);
        self::assertSame($this->day(9), array_reverse(array_filter($this->taken($unit), fn (string $day): bool => $day < $this->day(10)))[0]);
        $this->refused(409, 'coleman_rental_overlap', 'POST', "/rentals/{$request->id}/dates", $to(10));
        self::assertCount(7 + 3, $this->taken($unit));
        $this->desk('POST', "/rentals/{$request->id}/dates", $to(4));
        self::assertSame([$this->day(3), $this->day(4)], array_slice($this->taken($unit), 0, 2));
        self::assertCount(2 + 3, $this->taken($unit));
        self::assertSame(4, count($this->mails()), 'two confirmed, two changes told');
    }

    public function testOtherDaysCostByTheRatesThatItWasAskedForWithAndEndAQuote(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        $this->desk('POST', "/rentals/{$request->id}/quote", ['version' => 1, 'quote_cents' => 90_000, 'send' => true]);
        $same = $this->confirmed($request, $unit, $this->day(3), $this->day(6));
        self::assertSame(90_000, $same['quote_cents']);
        $longer = $this->desk('POST', "/rentals/{$request->id}/dates", ['version' => $same['version'], 'start_date' => $this->day(3), 'return_date' => $this->day(13)]);
        // Ten days are a week and, with a rest of three, three days: 750 + 3 × 250, 14 percent of it, and the deposit.
        self::assertSame([null, 150_000, 21_000, 25_000, 196_000], [$longer['quote_cents'], $longer['cost_cents'], $longer['insurance_cents'], $longer['deposit_cents'], $longer['total_cents']]);
    }

    public function testAnAgreedPriceIsKeptForOtherDaysWhenTheDeskSaysSo(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        $days = fn (int $day): array => ['start_date' => $this->day(3), 'return_date' => $this->day($day)];
        $this->desk('POST', "/rentals/{$request->id}/quote", ['version' => 1, 'quote_cents' => 90_000]);

        // Three days were agreed for $900.00; two are 2 × 250, 14 percent of it, and the deposit.
        $shorter = $this->desk('GET', "/rentals/{$request->id}/price", $days(5));
        self::assertSame(['days' => 2, 'total_cents' => 82_000, 'agreed_days' => 3, 'agreed_cents' => 90_000], $shorter);
        $same = $this->desk('GET', "/rentals/{$request->id}/price", $days(6));
        self::assertSame([90_000, 90_000], [$same['total_cents'], $same['agreed_cents']]);
        $this->refused(400, 'rest_invalid_param', 'GET', "/rentals/{$request->id}/price", $days(3));
        self::assertSame(90_000, $this->desk('GET', "/rentals/{$request->id}")['quote_cents'], 'looking changes nothing');

        $wished = $this->desk('POST', "/rentals/{$request->id}/dates", ['version' => 2, 'keep_price' => true] + $days(5));
        self::assertSame([2, 90_000], [$wished['days'], $wished['quote_cents']]);
        $confirmed = $this->desk('POST', "/rentals/{$request->id}/confirm", ['version' => 3, 'unit_id' => $unit, 'keep_price' => true] + $days(7));
        self::assertSame([4, 90_000], [$confirmed['days'], $confirmed['quote_cents']]);
        $longer = $this->desk('POST', "/rentals/{$request->id}/dates", ['version' => 4, 'keep_price' => true] + $days(13));
        self::assertSame([10, 90_000, 196_000], [$longer['days'], $longer['quote_cents'], $longer['total_cents']]);
        self::assertNull($this->desk('POST', "/rentals/{$request->id}/dates", ['version' => 5] + $days(12))['quote_cents'], 'unless it is not kept');

        // Without a price of our own, the site's counts as agreed.
        $plain = $this->stored();
        $was = $this->desk('GET', "/rentals/{$plain->id}")['total_cents'];
        $kept = $this->desk('POST', "/rentals/{$plain->id}/dates", ['version' => 1, 'keep_price' => true, 'start_date' => $this->day(15), 'return_date' => $this->day(17)]);
        self::assertSame([2, $was], [$kept['days'], $kept['quote_cents']]);
    }

    public function testAnotherUnitTakesOverAndWhatIsOutKeepsItsPast(): void
    {
        [$unit, $second] = $this->units();
        $request = $this->stored();
        $this->confirmed($request, $unit, $this->day(-2), $this->day(3));
        $this->moved($request->id, 'out');
        $shown = $this->desk('POST', "/rentals/{$request->id}/dates", ['version' => $this->version($request->id), 'unit_id' => $second, 'start_date' => $this->day(-2), 'return_date' => $this->day(3)]);

        self::assertSame($second, $shown['unit']['id']);
        self::assertSame([$this->day(-2), $this->day(-1)], $this->taken($unit));
        self::assertSame([$this->day(0), $this->day(1), $this->day(2), $this->day(3)], $this->taken($second));
        $this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$request->id}/dates", ['version' => $this->version($request->id), 'start_date' => $this->day(-1), 'return_date' => $this->day(3)]);
    }

    public function testMachinesThatAreSwappedWaitForNobody(): void
    {
        [$unit, $second] = $this->units();
        $one = $this->stored();
        $this->confirmed($one, $unit, $this->day(3), $this->day(6));
        $other = $this->stored();
        $this->confirmed($other, $second, $this->day(3), $this->day(6));
        $this->refused(409, 'coleman_rental_overlap', 'POST', "/rentals/{$one->id}/dates", ['version' => $this->version($one->id), 'unit_id' => $second, 'start_date' => $this->day(3), 'return_date' => $this->day(6)]);
        self::assertCount(4, $this->taken($unit));
        self::assertCount(4, $this->taken($second));
    }

    public function testClocksThatChangeChangeNoDay(): void
    {
        self::assertSame(['2027-03-13', '2027-03-14', '2027-03-15'], DateRange::through('2027-03-13', '2027-03-15')->days());
        self::assertSame(['2026-10-31', '2026-11-01', '2026-11-02'], DateRange::through('2026-10-31', '2026-11-02')->days());
        self::assertSame('2028-02-29', DateRange::shift('2028-02-28', 1));
        self::assertSame([], (new DateRange('2026-10-31', '2026-10-31'))->days());
    }

    public function testTheKeyRefusesADayTwiceWhateverWasReadBefore(): void
    {
        [$unit] = $this->units();
        $days = new UnitDayRepository($this->modules()->foundation->connection());
        $span = new DateRange('2027-05-01', '2027-05-04');
        $this->modules()->foundation->transaction()->run(static fn () => $days->assign(1_001, $unit, $span));
        try {
            $this->modules()->foundation->transaction()->run(static fn () => $days->assign(1_002, $unit, new DateRange('2027-05-03', '2027-05-06')));
            self::fail('A day was given to two.');
        } catch (DateConflict) {
            self::assertSame($span->days(), $this->taken($unit));
        }
        $this->modules()->foundation->transaction()->run(static fn () => $days->assign(1_001, $unit, $span, $unit));
        self::assertSame($span->days(), $this->taken($unit), 'what it has already it may have again');
    }

    public function testAUnitThatHasJustLeftTheFleetIsGivenToNobody(): void
    {
        $days = new UnitDayRepository($this->modules()->foundation->connection());
        foreach ([
            static fn () => $days->assign(1_001, 999_999, new DateRange('2027-05-01', '2027-05-04')),
            static fn () => $days->block(7, 999_999, new DateRange('2027-05-01', '2027-05-04')),
        ] as $taking) {
            try {
                $this->modules()->foundation->transaction()->run($taking);
                self::fail('Unit not found.');
            } catch (DateConflict) {
                self::assertSame(0, $this->rows('rental_days'));
            }
        }
        $this->modules()->foundation->transaction()->run(static fn () => $days->release(1_001, 999_999));
    }

    public function testAUnitInTheShopIsNotForRentAndIsToldSo(): void
    {
        [$unit] = $this->units();
        $id = $this->desk('POST', '/rentals/blocks', ['unit_id' => $unit, 'first_day' => $this->day(3), 'last_day' => $this->day(5), 'reason' => '500 hour service'], 201)['id'];
        self::assertCount(3, $this->taken($unit));
        $request = $this->stored();
        $fields = ['version' => 1, 'unit_id' => $unit, 'start_date' => $this->day(5), 'return_date' => $this->day(7)];
        $this->refused(409, 'coleman_rental_overlap', 'POST', "/rentals/{$request->id}/confirm", $fields);
        $rows = array_column($this->desk('GET', "/rentals/{$request->id}/units", ['start_date' => $this->day(5), 'return_date' => $this->day(7)]), null, 'id');
        self::assertSame([false, true, $this->day(6)], [$rows[$unit]['is_free'], $rows[$unit]['is_in_shop'], $rows[$unit]['next_start']]);
        self::assertSame(204, $this->call('POST', "/desk/rentals/blocks/{$id}/end")->get_status());
        self::assertSame([], $this->taken($unit));
        $this->refused(404, 'coleman_block_not_found', 'POST', "/rentals/blocks/{$id}/end");
        $this->desk('POST', "/rentals/{$request->id}/confirm", $fields);
        $this->refused(409, 'coleman_rental_overlap', 'POST', '/rentals/blocks', ['unit_id' => $unit, 'first_day' => $this->day(6), 'last_day' => $this->day(9)]);
        self::assertSame(0, $this->rows('rental_blocks'));
    }

    public function testAStayInTheShopNamesWhatIsWrong(): void
    {
        [$unit] = $this->units();
        foreach ([
            [['unit_id' => 999_999, 'first_day' => $this->day(1), 'last_day' => $this->day(2)], 'unit_id'],
            [['unit_id' => $unit, 'first_day' => 'x', 'last_day' => $this->day(2)], 'first_day'],
            [['unit_id' => $unit, 'first_day' => $this->day(3), 'last_day' => $this->day(2)], 'last_day'],
            [['unit_id' => $unit, 'first_day' => $this->day(-3), 'last_day' => $this->day(-2)], 'last_day'],
            [['unit_id' => $unit, 'first_day' => $this->day(1), 'last_day' => $this->day(400)], 'last_day'],
        ] as [$fields, $name]) {
            self::assertSame([$name], array_keys($this->refused(400, 'rest_invalid_param', 'POST', '/rentals/blocks', $fields)['params']));
        }
    }

    public function testAStayThatEndsEarlyKeepsItsPast(): void
    {
        [$unit] = $this->units();
        $id = $this->modules()->rentalDesk->unitBlocks()->add($unit, $this->day(-2), $this->day(4), '', Actor::system());
        $this->modules()->rentalDesk->unitBlocks()->end($id);
        self::assertSame([$this->day(-2), $this->day(-1)], $this->taken($unit));
        self::assertSame($this->day(-1), substr((string) $this->modules()->foundation->connection()->value('SELECT last_day FROM {rental_blocks} WHERE id = %d', [$id]), 0, 10));
    }

    public function testAUnitThatIsNotForRentIsNotOffered(): void
    {
        [$unit] = $this->units();
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {rental_units} SET is_active = 0 WHERE id = %d', [$unit]);
        try {
            $found = $this->modules()->rentalDesk->units()->forDateRange($this->machine()->id, new DateRange($this->day(3), $this->day(5)));
            self::assertNotContains($unit, array_map(static fn (array $row): int => $row['unit']->id, $found));
            $request = $this->stored();
            $this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$request->id}/confirm", ['version' => 1, 'unit_id' => $unit, 'start_date' => $this->day(3), 'return_date' => $this->day(5)]);
        } finally {
            $connection->execute('UPDATE {rental_units} SET is_active = 1 WHERE id = %d', [$unit]);
        }
    }

    public function testAMachineThatHasNotComeBackIsTakenLastAndToldSo(): void
    {
        [$unit, $second] = $this->units();
        $late = $this->stored();
        $this->confirmed($late, $unit, $this->day(-5), $this->day(-2));
        $this->moved($late->id, 'out');
        $request = $this->stored();
        $rows = array_column($this->desk('GET', "/rentals/{$request->id}/units", ['start_date' => $this->day(1), 'return_date' => $this->day(2)]), null, 'id');
        self::assertSame([true, true, [$late->id]], [$rows[$unit]['is_free'], $rows[$unit]['is_late'], $rows[$unit]['rental_ids']]);
        // The branch's own machine is the late one.
        self::assertNotSame($unit, $this->confirmed($request, 0, $this->day(1), $this->day(2))['unit']['id']);
        $units = array_column($this->desk('GET', '/rentals/calendar', ['from' => $this->day(-7), 'class_id' => $late->classId])['classes'][0]['units'], null, 'id');
        self::assertSame([[$this->day(-5), $this->day(0)]], array_map(static fn (array $bar): array => [$bar['from'], $bar['to']], $units[$unit]['bars']));
        self::assertNotContains($late->id, array_column($units[$second]['bars'], 'id'));
    }

    private function foreignUnit(): int
    {
        return (int) $this->modules()->foundation->connection()->value('SELECT MIN(id) FROM {rental_units} WHERE class_id <> %d', [$this->machine()->id]);
    }
}
