<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals\Desk;

use Coleman\Api\Locations\OpenTime;
use Coleman\Api\Mail\EmailTemplates;
use Coleman\Api\Mail\EmailText;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestPresenter;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\Actor;

/** The rental desk as its screens call it. */
final class RentalDeskApiTest extends RentalDeskTestCase
{
    public function testEveryCallIsForTheDeskAlone(): void
    {
        $request = $this->stored();
        $calls = [];
        foreach (Plugin::modules()->rest->server()->routes() as $route) {
            if (str_starts_with($route->path, '/desk/rentals')) {
                $calls[] = [$route->method, strtr(preg_replace('/\(\?P<\w+>[^)]*\)/', (string) $request->id, $route->path) ?? '', ['/desk' => ''])];
                self::assertSame('private, no-store', $route->caching->value, $route->path);
            }
        }
        self::assertCount(14, $calls);
        $body = ['version' => 1, 'state' => 'declined', 'text' => 'x', 'start_date' => $this->day(3), 'return_date' => $this->day(5), 'owner_id' => 1, 'unit_id' => 1, 'first_day' => $this->day(3), 'last_day' => $this->day(5)];
        foreach (['coleman_parts_desk', 'coleman_sales', 'coleman_marketing', 'customer', 'editor', null] as $role) {
            null === $role ? wp_set_current_user(0) : $this->as($role);
            foreach ($calls as [$method, $path]) {
                $this->refused(null === $role ? 401 : 403, null === $role ? 'rest_not_logged_in' : 'rest_forbidden', $method, $path, $body);
            }
        }
        self::assertSame([1, 0, 0], [$this->version($request->id), $this->rows('rental_days'), $this->rows('rental_blocks')]);
    }

    public function testARentalGoesItsWayAndEachStepIsInTheHistory(): void
    {
        [$unit] = $this->units();
        $id = $this->stored()->id;
        $quoted = $this->desk('POST', "/rentals/{$id}/quote", ['version' => 1, 'quote_cents' => 80_000, 'note' => 'With the auger.', 'send' => true]);
        self::assertSame(['quoted', 80_000, 'With the auger.'], [$quoted['state'], $quoted['quote_cents'], $quoted['quote_note']]);
        $this->confirmed($this->get($id), $unit, $this->day(-1), $this->day(4));
        self::assertSame(['out'], [$this->moved($id, 'out')['state']]);
        self::assertCount(6, $this->taken($unit));
        // Two days early: what is left is free, but for today, on which it is made ready.
        $back = $this->moved($id, 'returned');
        self::assertSame([$this->day(-1), $this->day(0)], $this->taken($unit));
        self::assertSame([['closed', 'Mark as paid and close']], array_map(static fn (array $step): array => [$step['state'], $step['label']], $back['steps']));
        $closed = $this->moved($id, 'closed', 'Paid by check 1042');
        self::assertSame([[], false, false, false], [$closed['steps'], $closed['can_quote'], $closed['can_confirm'], $closed['can_change']]);
        self::assertSame(['rental-quote', 'rental-confirmed'], $this->mails());
        self::assertSame(
            ['requested', 'quoted', 'state', 'assigned', 'state', 'state', 'state'],
            array_reverse(array_column($closed['events'], 'kind')),
        );
        self::assertSame(['Closed', 'Paid by check 1042', 'Dee coleman_rental_desk'], [$closed['events'][0]['text'], $closed['events'][0]['note'], $closed['events'][0]['who']]);
    }

    public function testStepsThatAreNoneAreRefused(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        foreach (['out', 'returned', 'closed', 'quoted', 'confirmed', 'expired', 'requested', 'sold'] as $state) {
            $this->refused(409, 'coleman_bad_transition', 'POST', "/rentals/{$request->id}/state", ['version' => 1, 'state' => $state]);
        }
        $this->confirmed($request, $unit, $this->day(3), $this->day(6));
        // It has not begun: whoever fetches it early needs the days in between.
        $this->refused(409, 'coleman_bad_transition', 'POST', "/rentals/{$request->id}/state", ['version' => 2, 'state' => 'out']);
        $this->refused(409, 'coleman_bad_transition', 'POST', "/rentals/{$request->id}/confirm", ['version' => 2, 'unit_id' => $unit, 'start_date' => $this->day(3), 'return_date' => $this->day(6)]);
        $this->moved($request->id, 'cancelled');
        $this->refused(409, 'coleman_bad_transition', 'POST', "/rentals/{$request->id}/quote", ['version' => 3, 'quote_cents' => 1]);
        $this->refused(409, 'coleman_bad_transition', 'POST', "/rentals/{$request->id}/dates", ['version' => 3, 'start_date' => $this->day(3), 'return_date' => $this->day(4)]);
        self::assertSame([], $this->taken($unit));
    }

    public function testWhatExpiredIsOpenedAgainForOtherDays(): void
    {
        $request = $this->stored(['start_date' => $this->day(-2), 'return_date' => $this->day(1)]);
        $this->modules()->rentals->requests()->move($request, RentalState::Expired, Actor::system());
        self::assertSame(['requested'], [$this->moved($request->id, 'requested')['state']]);
        $fields = ['version' => 3, 'return_date' => $this->day(13)];
        self::assertSame(['start_date'], array_keys($this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$request->id}/dates", $fields + ['start_date' => $this->day(-1)])['params']));
        $shown = $this->desk('POST', "/rentals/{$request->id}/dates", $fields + ['start_date' => $this->day(3)]);
        self::assertSame(['requested', null, 10, 150_000], [$shown['state'], $shown['unit'], $shown['days'], $shown['cost_cents']]);
        $day = static fn (string $date): string => (new \DateTimeImmutable($date))->format('M j, Y');
        self::assertSame(sprintf(
            'Dates changed: %s to %s. Before: %s to %s. Total: $1,960.00, before $1,105.00.',
            $day($this->day(3)),
            $day($this->day(13)),
            $day($this->day(-2)),
            $day($this->day(1)),
        ), $shown['events'][0]['text']);
        self::assertSame([0, []], [$this->rows('rental_days'), $this->mails()]);
    }

    public function testTakingBackDecliningAndCancellingFreeTheDaysAndTellTheCustomer(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        $this->confirmed($request, $unit, $this->day(3), $this->day(6));
        $back = $this->moved($request->id, 'requested');
        self::assertSame(['requested', null, []], [$back['state'], $back['unit'], $this->taken($unit)]);
        $this->confirmed($request, $unit, $this->day(3), $this->day(6));
        $this->moved($request->id, 'cancelled', 'Called us.');
        self::assertSame([], $this->taken($unit));
        $declined = $this->stored();
        $this->moved($declined->id, 'declined', 'We have no machine that narrow.');
        self::assertSame(['rental-confirmed', 'rental-unconfirmed', 'rental-confirmed', 'rental-cancelled', 'rental-declined'], $this->mails());
        $letters = new EmailTemplates(dirname(__DIR__, 5) . '/plugin-coleman-api/templates/mail');
        foreach ($this->modules()->foundation->connection()->rows('SELECT kind, payload FROM {outbox}') as $row) {
            /** @var array<string, mixed> $payload */
            $payload = json_decode((string) $row['payload'], true);
            $letter = $letters->write((string) $row['kind'], $payload);
            self::assertStringContainsString($request->machine, (string) wp_json_encode($letter?->pieces, JSON_UNESCAPED_SLASHES) . $letter?->subject);
        }
        self::assertStringContainsString('We have no machine that narrow.', (string) wp_json_encode($letter->pieces ?? []));
    }

    public function testTheLetterOfAPromiseNamesUnitDaysAndPriceInTextToo(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        $this->confirmed($request, $unit, $this->day(3), $this->day(6));
        $letters = new EmailTemplates(dirname(__DIR__, 5) . '/plugin-coleman-api/templates/mail');
        /** @var array<string, mixed> $payload */
        $payload = json_decode((string) $this->modules()->foundation->connection()->value('SELECT payload FROM {outbox}'), true);
        $text = EmailText::render($letters->write('rental-confirmed', $payload) ?? self::fail('There is no letter.'), 'Coleman');
        foreach ([(string) $this->modules()->rentalDesk->units()->byId($unit)?->stockNumber, RentalRequestPresenter::date($this->day(6)), "* Deposit\n  Amount: \$250.00", 'driver’s license'] as $said) {
            self::assertStringContainsString($said, $text);
        }
    }

    public function testOfTwoDesksTheSecondIsShownTheFreshOne(): void
    {
        [$unit, $second] = $this->units();
        $id = $this->stored()->id;
        $this->confirmed($this->get($id), $unit, $this->day(3), $this->day(6));
        foreach ([
            ['confirm', ['unit_id' => $second, 'start_date' => $this->day(3), 'return_date' => $this->day(6)]],
            ['dates', ['start_date' => $this->day(3), 'return_date' => $this->day(7)]],
            ['state', ['state' => 'cancelled']],
            ['quote', ['quote_cents' => 100]],
            ['owner', ['owner_id' => 0]],
        ] as [$call, $fields]) {
            $data = $this->refused(409, 'coleman_rental_changed', 'POST', "/rentals/{$id}/{$call}", ['version' => 1] + $fields);
            self::assertSame([2, 'confirmed'], [$data['rental']['version'] ?? 0, $data['rental']['state'] ?? '']);
        }
        self::assertSame([], $this->taken($second));
        self::assertCount(1, $this->mails());
    }

    public function testAPriceIsKeptOrSentAndMustBeOne(): void
    {
        $id = $this->stored()->id;
        $kept = $this->desk('POST', "/rentals/{$id}/quote", ['version' => 1, 'quote_cents' => 70_000]);
        self::assertSame(['requested', 70_000, ''], [$kept['state'], $kept['quote_cents'], $kept['answered_at']]);
        self::assertSame([], $this->mails());
        $taken = $this->desk('POST', "/rentals/{$id}/quote", ['version' => 2, 'quote_cents' => null, 'send' => true]);
        self::assertSame(['quoted', null], [$taken['state'], $taken['quote_cents']]);
        $this->desk('POST', "/rentals/{$id}/quote", ['version' => 3, 'quote_cents' => 65_000, 'send' => true]);
        self::assertSame(['rental-quote', 'rental-quote'], $this->mails());
        $this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$id}/quote", ['version' => 4, 'quote_cents' => 100_000_001]);
        $this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$id}/quote", ['version' => 4, 'quote_cents' => -1]);
        $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET is_priced = 0, quote_cents = NULL, version = version + 1 WHERE id = %d', [$id]);
        self::assertSame(['quote_cents'], array_keys($this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$id}/quote", ['version' => 5, 'send' => true])['params']));
    }

    public function testNotesStayInTheHouseMessagesAreMailedAndTheFirstAnswerIsTimed(): void
    {
        $id = $this->stored()->id;
        self::assertSame('', $this->desk('POST', "/rentals/{$id}/notes", ['text' => 'Wants to call back.'])['answered_at']);
        self::assertSame([], $this->mails());
        $told = $this->desk('POST', "/rentals/{$id}/notes", ['text' => 'Is the gate wider than 6 feet?', 'is_message' => true]);
        self::assertNotSame('', $told['answered_at']);
        self::assertSame(['message', 'note'], array_slice(array_column($told['events'], 'kind'), 0, 2));
        self::assertSame(['rental-message'], $this->mails());
        $again = $this->desk('POST', "/rentals/{$id}/notes", ['text' => 'One more.', 'is_message' => true]);
        self::assertSame([$told['answered_at'], $told['version']], [$again['answered_at'], $again['version']]);
        foreach (['', ' ', str_repeat('x', 4_001), "bell\x07"] as $text) {
            $this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$id}/notes", ['text' => $text]);
        }
    }

    public function testSomebodyOfTheDeskLooksAfterIt(): void
    {
        $me = get_current_user_id();
        $id = $this->stored()->id;
        self::assertSame($me, $this->desk('POST', "/rentals/{$id}/owner", ['version' => 1, 'owner_id' => $me])['owner_id']);
        self::assertSame('Dee coleman_rental_desk', $this->desk('GET', '/rentals')[0]['owner']);
        $stranger = $this->as('coleman_parts_desk');
        $this->as('coleman_rental_desk');
        $this->refused(400, 'rest_invalid_param', 'POST', "/rentals/{$id}/owner", ['version' => 2, 'owner_id' => $stranger]);
        self::assertSame(0, $this->desk('POST', "/rentals/{$id}/owner", ['version' => 2, 'owner_id' => 0])['owner_id']);
    }

    public function testTheListIsFoundNarrowedDownAndPagedByKey(): void
    {
        [$unit, $second, $third] = $this->units();
        $new = $this->stored();
        $out = $this->stored(['email' => 'jo@farm.example']);
        $this->confirmed($out, $unit, $this->day(-3), $this->day(-1));
        $due = $this->stored();
        $this->confirmed($due, $second, $this->day(-2), $this->day(0));
        array_map(fn (RentalRequest $request): array => $this->moved($request->id, 'out'), [$out, $due]);
        $goes = $this->stored();
        $this->confirmed($goes, $third, $this->day(0), $this->day(2));
        $quoted = $this->stored();
        $this->desk('POST', "/rentals/{$quoted->id}/quote", ['version' => 1, 'send' => true]);

        $ids = fn (array $query): array => array_column($this->desk('GET', '/rentals', $query), 'id');
        foreach (['new' => [$new], 'quoted' => [$quoted], 'out_today' => [$goes], 'due_back' => [$due], 'overdue' => [$out], 'all' => [$quoted, $goes, $due, $out, $new]] as $view => $rentals) {
            self::assertSame(array_column($rentals, 'id'), $ids(['view' => $view]), $view);
        }
        self::assertSame(['new' => 1, 'quoted' => 1, 'out_today' => 1, 'due_back' => 1, 'overdue' => 1, 'all' => 5], $this->desk('GET', '/rentals/counts'));
        self::assertSame([$due->id, $out->id], $ids(['states' => 'out']));
        self::assertCount(5, $ids(['location_id' => 1, 'class_id' => $new->classId]));
        self::assertSame([], $ids(['location_id' => 2]));
        self::assertSame([], $ids(['class_id' => 2]));
        $number = (string) $this->modules()->rentalDesk->units()->byId($unit)?->stockNumber;
        foreach ([strtolower($new->reference) => [$new->id], 'jo@farm.example' => [$out->id], $number => [$out->id], '913.555.0134' => $ids([]), '+1 (913) 555-0134' => $ids([]), '555-0134' => $ids([]), '0134' => $ids([]), '550134' => $ids([]), '9999' => [], 'mill' => $ids([]), 'nobody' => []] as $search => $found) {
            self::assertSame($found, $ids(['search' => (string) $search]), (string) $search);
        }
        foreach (['received', 'starts', 'returns', 'changed'] as $sort) {
            foreach (['asc', 'desc'] as $direction) {
                $all = [];
                $after = '';
                do {
                    $body = $this->body($this->call('GET', '/desk/rentals', ['per_page' => 2, 'after' => $after, 'sort' => $sort, 'direction' => $direction]));
                    self::assertIsArray($body['results']);
                    $all = [...$all, ...array_column($body['results'], 'id')];
                    $after = is_string($body['after']) ? $body['after'] : '';
                } while (true === $body['has_more']);
                self::assertSame($ids(['sort' => $sort, 'direction' => $direction]), $all, "{$sort} {$direction}");
                self::assertCount(5, array_unique($all));
            }
        }
        self::assertSame(['states'], array_keys($this->refused(400, 'rest_invalid_param', 'GET', '/rentals', ['states' => 'lost'])['params']));
        self::assertSame(['after'], array_keys($this->refused(400, 'rest_invalid_param', 'GET', '/rentals', ['after' => "x' OR 1"])['params']));
    }

    public function testAChangeOfWhatIsPromisedTellsOldAndNewDaysAndTotal(): void
    {
        [$unit, $other] = $this->units();
        $request = $this->stored(['start_date' => $this->day(3), 'return_date' => $this->day(6)]);
        $before = $this->confirmed($request, $unit, $this->day(3), $this->day(6));
        self::assertStringNotContainsString('Before', $before['events'][0]['text']);
        $change = fn (array $fields): string => $this->desk('POST', "/rentals/{$request->id}/dates", $fields + ['version' => $this->version($request->id)])['events'][0]['text'];
        self::assertStringNotContainsString('Before', $change(['unit_id' => $other, 'start_date' => $this->day(3), 'return_date' => $this->day(6)]), 'another unit alone');
        $text = $change(['unit_id' => $other, 'start_date' => $this->day(3), 'return_date' => $this->day(13)]);
        $day = static fn (string $date): string => (new \DateTimeImmutable($date))->format('M j, Y');
        self::assertStringContainsString(sprintf('Before: %s to %s. Total: $', $day($this->day(3)), $day($this->day(6))), $text);
        self::assertStringEndsWith(', before $1,105.00.', $text);
        $kept = $change(['unit_id' => $other, 'start_date' => $this->day(3), 'return_date' => $this->day(7), 'keep_price' => true]);
        self::assertStringEndsWith('The total is still $1,960.00.', $kept);
    }

    public function testWaitingCountsOpenHoursAlone(): void
    {
        $request = $this->stored();
        // A Saturday night in Kansas City, and Monday at ten: two hours after opening.
        $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET created_at = %s, answered_at = %s WHERE id = %d', ['2026-03-08 03:00:00', '2026-03-09 15:00:00', $request->id]);
        $minutes = OpenTime::minutesAt(
            $this->modules()->branches->locations()->byId($request->locationId),
            new \DateTimeImmutable('2026-03-08 03:00:00', new \DateTimeZone('UTC')),
            new \DateTimeImmutable('2026-03-09 15:00:00', new \DateTimeZone('UTC')),
        );
        self::assertGreaterThan(0, $minutes);
        self::assertLessThan(6 * 60, $minutes);
        self::assertSame($minutes, $this->desk('GET', "/rentals/{$request->id}")['minutes']);
        self::assertSame([$minutes], array_column($this->desk('GET', '/rentals'), 'minutes'));
    }

    public function testTheListAndTheCalendarAskAsOftenHoweverManyThereAre(): void
    {
        $connection = $this->modules()->foundation->connection();
        $count = function (string $path) use ($connection): int {
            $before = $connection->queries();
            $this->desk('GET', $path);

            return $connection->queries() - $before;
        };
        $this->stored();
        $count('/rentals');
        [$list, $calendar] = [$count('/rentals'), $count('/rentals/calendar')];
        foreach ($this->units() as $unit) {
            $this->confirmed($this->stored(), $unit, $this->day(2), $this->day(4));
            $this->confirmed($this->stored(), $unit, $this->day(6), $this->day(9));
        }
        self::assertSame([$list, $calendar], [$count('/rentals'), $count('/rentals/calendar')]);
        self::assertLessThanOrEqual(5, $calendar);
    }

    public function testTheCalendarShowsBarsTheShopAndWhoWaits(): void
    {
        [$unit, $second] = $this->units();
        $request = $this->stored();
        $this->confirmed($request, $unit, $this->day(2), $this->day(4));
        $this->desk('POST', '/rentals/blocks', ['unit_id' => $second, 'first_day' => $this->day(1), 'last_day' => $this->day(2), 'reason' => 'New tracks'], 201);
        $waiting = $this->stored();
        $shown = $this->desk('GET', '/rentals/calendar', ['from' => $this->day(0), 'days' => 14, 'class_id' => $request->classId]);

        self::assertSame([$this->day(0), 14], [$shown['today'], count($shown['days'])]);
        self::assertCount(1, $shown['classes']);
        $units = array_column($shown['classes'][0]['units'], null, 'id');
        self::assertSame([[
            'from' => $this->day(2),
            'to' => $this->day(4),
            'kind' => 'rental',
            'id' => $request->id,
            'state' => 'confirmed',
            'text' => 'Pat Miller',
            'ready_from' => $this->day(4),
        ]], $units[$unit]['bars']);
        self::assertSame(['block', 'New tracks', $this->day(1), $this->day(2)], [$units[$second]['bars'][0]['kind'], $units[$second]['bars'][0]['text'], $units[$second]['bars'][0]['from'], $units[$second]['bars'][0]['to']]);
        self::assertSame([$waiting->id], array_column($shown['classes'][0]['waiting'], 'id'));
        self::assertSame([], $this->desk('GET', '/rentals/calendar', ['from' => $this->day(20), 'class_id' => $request->classId])['classes'][0]['waiting']);
        self::assertSame(['from'], array_keys($this->refused(400, 'rest_invalid_param', 'GET', '/rentals/calendar', ['from' => '2026-13-01'])['params']));
    }

    public function testTheSheetOfTheCounterSaysWhatGoesOut(): void
    {
        [$unit] = $this->units();
        $request = $this->stored();
        $this->confirmed($request, $unit, $this->day(2), $this->day(4));
        $html = $this->modules()->rentalDesk->printout()->html([$request->id, 0, 999_999]);
        foreach ([$request->reference, 'Pat Miller', (string) $this->modules()->rentalDesk->units()->byId($unit)?->stockNumber, 'Meter hours', 'Theft and damage waiver'] as $text) {
            self::assertStringContainsString($text, $html);
        }
        self::assertSame(1, substr_count($html, '<section>'));
        // The customer takes it along: it says whom to call, whichever branch the rental is of.
        foreach ([...$this->modules()->branches->locations()->all(), null] as $branch) {
            $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET location_id = %d WHERE id = %d', [$branch->id ?? 0, $request->id]);
            $from = $branch ?? $this->modules()->branches->locations()->byId($this->modules()->rentalDesk->units()->byId($unit)->locationId ?? 0);
            self::assertNotNull($from);
            $html = $this->modules()->rentalDesk->printout()->html([$request->id]);
            foreach ([get_bloginfo('name'), $from->address, $from->postalCode, $from->phone, sprintf('For %s, date', get_bloginfo('name'))] as $text) {
                self::assertStringContainsString(esc_html($text), $html);
            }
        }
        self::assertStringContainsString('Rentals not found.', $this->modules()->rentalDesk->printout()->html([]));
    }

    public function testWhereTheBrowserReckonedOtherwiseTheDeskIsTold(): void
    {
        $request = $this->stored();
        $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET claimed = %s WHERE id = %d', ['{"days":"1","estimated_cost":"$1.00"}', $request->id]);
        self::assertSame(['1', '$1.00'], array_column($this->desk('GET', "/rentals/{$request->id}")['claims'], 'said'));
        foreach (['{"days":"3"}', '{"days":"3 days","estimated_cost":"$1,105.00"}', '[]'] as $same) {
            $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET claimed = %s WHERE id = %d', [$same, $request->id]);
            self::assertSame([], $this->desk('GET', "/rentals/{$request->id}")['claims'], $same);
        }
    }

    private function get(int $id): RentalRequest
    {
        return $this->modules()->rentals->requests()->byId($id) ?? self::fail('It is gone.');
    }
}
