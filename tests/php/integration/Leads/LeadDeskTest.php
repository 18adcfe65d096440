<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Leads\AnswerTime;
use Coleman\Api\Leads\Desk\LeadFigures;
use Coleman\Api\Leads\Desk\LeadQuery;
use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\LeadRoute;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Leads\NewLead;
use Coleman\Api\Leads\Pictures\LeadPictureRepository;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** The leads desk over its API. */
final class LeadDeskTest extends TestCase
{
    private int $staff = 0;

    private int $machine = 0;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['leads', 'lead_events', 'outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        delete_option(LeadSettings::OPTION);
        $this->staff = $this->user('sally', 'coleman_sales', 'Sally of sales');
        wp_set_current_user($this->staff);
        $this->machine = (int) $this->modules()->foundation->connection()->value("SELECT MIN(id) FROM {machines} WHERE machine_condition = 'used'");
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        foreach (get_users(['search' => 'lead-desk-*', 'search_columns' => ['user_login'], 'fields' => 'ID']) as $user) {
            wp_delete_user((int) $user);
        }
        parent::tearDown();
    }

    public function testTheListIsFoundByWordsAndNarrowedDown(): void
    {
        $ann = $this->lead(['firstName' => 'Ann', 'lastName' => 'Oakley', 'email' => 'ann@example.com', 'phone' => '816-555-0142', 'company' => 'Oakley Ranch'], location: 1, salesman: 1);
        $bob = $this->lead(['firstName' => 'Bob', 'lastName' => "O'Hara_50%", 'email' => 'bob@example.com', 'phone' => '(913) 555 0199'], location: 2, isVerified: false);
        $test = $this->lead(['firstName' => 'Test'], isTest: true);

        self::assertSame([$bob->id, $ann->id], $this->found([]), 'the newest first, and none of our own');
        self::assertSame([$ann->id, $bob->id], $this->found(['direction' => 'asc']));
        foreach (['oakley' => [$ann], 'ann ranch' => [$ann], 'ann bob' => [], 'ann@' => [$ann], '8165550142' => [$ann], '(816) 555-0142' => [$ann], '555-0199' => [$bob], "O'Hara" => [$bob], '50%' => [$bob], '%' => [$bob], strtolower($ann->reference) => [$ann], 'L3901' => [$ann, $bob], 'ohara' => [$bob], 'O’Hara' => [$bob], 'Öakley' => [$ann], '555 0142' => [$ann]] as $search => $leads) {
            self::assertSame(array_reverse(array_column($leads, 'id')), $this->found(['search' => (string) $search]), (string) $search);
        }
        self::assertSame([$bob->id], $this->found(['location_id' => '2']));
        self::assertSame([$ann->id], $this->found(['salesman_id' => '1']));
        self::assertSame([$bob->id], $this->found(['salesman_id' => '0']));
        self::assertSame([$bob->id], $this->found(['mark' => 'unverified']));
        self::assertSame([$test->id], $this->found(['mark' => 'test']));
        self::assertSame([$bob->id, $ann->id], $this->found(['kind' => 'used']));
        self::assertSame(400, $this->call('GET', '/desk/leads', ['view' => 'lost-and-found'])->get_status());
        self::assertSame(400, $this->call('GET', '/desk/leads', ['after' => 'x'])->get_status());

        $first = $this->body($this->call('GET', '/desk/leads', ['per_page' => '1']));
        self::assertSame([[$bob->id], true], [array_column($first['results'], 'id'), $first['has_more']]);
        self::assertSame([$ann->id], $this->found(['per_page' => '1', 'after' => $first['after']]));
    }

    public function testTheListAsksTheDatabaseTheSameForAnyNumber(): void
    {
        $count = function (): int {
            $before = $this->modules()->foundation->connection()->queries();
            $this->found([]);

            return $this->modules()->foundation->connection()->queries() - $before;
        };
        $this->lead([], salesman: 1);
        $count();
        $one = $count();
        for ($number = 0; $number < 20; $number++) {
            $this->lead(['email' => "c$number@example.com"], location: 1 + $number % 4, salesman: 1 + $number % 3);
        }
        self::assertSame($one, $count());
        self::assertLessThanOrEqual(3, $one);
    }

    public function testEveryViewHoldsAndCountsItsOwn(): void
    {
        $leads = [];
        foreach (['new', 'answered', 'won', 'lost', 'spam'] as $status) {
            $leads[$status] = $this->lead(['email' => "$status@example.com"]);
            'new' === $status || $this->move($leads[$status], $status);
        }
        $this->lead([], isTest: true);
        self::assertSame(200, $this->post($leads['won'], 'owner', ['owner_id' => $this->staff], 2)->get_status());
        self::assertSame(200, $this->post($leads['new'], 'owner', ['owner_id' => $this->staff])->get_status());
        foreach ($leads as $status => $lead) {
            self::assertSame([$lead->id], $this->found(['view' => $status]), $status);
        }
        self::assertSame([$leads['new']->id], $this->found(['view' => 'mine']), 'won is done with');
        self::assertSame(['new' => 1, 'mine' => 1, 'answered' => 1, 'won' => 1, 'lost' => 1, 'spam' => 1, 'all' => 5], $this->body($this->call('GET', '/desk/leads/counts'))['results']);
    }

    public function testAnAnswerIsMailedOnceWithTheSalesmanToReplyToAndStopsTheClock(): void
    {
        $salesman = $this->modules()->branches->salesmen()->contact(1);
        self::assertNotNull($salesman);
        $lead = $this->lead(['comments' => 'Does it have the quick coupler?'], salesman: 1);
        $answer = $this->post($lead, 'answer', ['text' => "It does.\r\nCome and see it."]);
        self::assertSame(200, $answer->get_status());
        $full = $this->body($answer)['results'];
        self::assertSame(['answered', $this->staff, 'Sally of sales', true], [$full['status'], $full['owner_id'], $full['owner'], $full['is_answered']]);
        self::assertSame(['answer', 'received'], array_column($full['events'], 'kind'));
        self::assertSame($salesman['email'], $full['reply_to']);
        self::assertSame(409, $this->post($lead, 'answer', ['text' => 'It does.'])->get_status(), 'the same button twice');

        $mail = $this->modules()->foundation->connection()->rows('SELECT * FROM {outbox}');
        self::assertCount(1, $mail);
        self::assertSame(['lead-answer', 'ann@example.com', $salesman['email'], 'lead:' . $lead->id], [$mail[0]['kind'], $mail[0]['recipient'], $mail[0]['reply_to'], $mail[0]['about']]);
        $letter = $this->modules()->mail->preview()->render('lead-answer', (array) json_decode((string) $mail[0]['payload'], true));
        self::assertStringContainsString("It does.\nCome and see it.", (string) ($letter['text'] ?? ''));
        self::assertStringNotContainsString('quick coupler', (string) ($letter['text'] ?? ''), 'a guest may have typed anybody\'s address');
        self::assertStringContainsString('Sally of sales', (string) ($letter['text'] ?? ''));

        $first = $full['answered_at'];
        $again = $this->body($this->post($lead, 'answer', ['text' => 'One more thing.'], 2))['results'];
        self::assertSame([$first, 'answered'], [$again['answered_at'], $again['status']], 'the first answer stays the first');
        self::assertSame(400, $this->post($lead, 'answer', ['text' => '  '], 3)->get_status());
        self::assertSame(400, $this->post($lead, 'answer', ['text' => str_repeat('x', 4_001)], 3)->get_status());
        self::assertSame(2, $this->rows('outbox'));
    }

    public function testWhoIsSecondIsToldAndGivenTheFreshOne(): void
    {
        $lead = $this->lead([]);
        self::assertSame(200, $this->move($lead, 'spam')->get_status());
        $second = $this->move($lead, 'won');
        $data = $this->body($second);
        self::assertSame([409, 'coleman_lead_changed', 'spam', 2], [$second->get_status(), $data['code'], $data['data']['lead']['status'], $data['data']['lead']['version']]);
        self::assertSame(['Marked as Spam.', 'Inquiry received.'], array_column($data['data']['lead']['events'], 'text'));
        self::assertFalse($data['data']['lead']['is_answered'], 'nobody has answered spam');
        $back = $this->body($this->post($lead, 'status', ['status' => 'won', 'reason' => 'Bought on Friday.'], 2))['results'];
        self::assertSame(['won', true, 'Marked as Won. Bought on Friday.'], [$back['status'], $back['is_answered'], $back['events'][0]['text']]);
        self::assertSame(400, $this->post($lead, 'status', ['status' => 'sold'], 3)->get_status());
        self::assertSame(404, $this->call('POST', '/desk/leads/999999/status', ['version' => 1, 'status' => 'won'])->get_status());
    }

    public function testAMarkThatIsTakenBackWasNoAnswer(): void
    {
        foreach (['answered', 'won', 'lost'] as $status) {
            $lead = $this->lead([]);
            $this->move($lead, $status);
            $back = $this->body($this->post($lead, 'status', ['status' => 'new'], 2))['results'];
            self::assertSame(['new', false, ''], [$back['status'], $back['is_answered'], $back['answered_at']], $status);
            self::assertNotSame([], array_filter($this->modules()->leads->repository()->unanswered(new \DateTimeImmutable('+1 hour'), 9), static fn (Lead $one): bool => $one->id === $lead->id), 'and it is told of when it waits too long');
        }
        // Who was called first and bought later was answered, whatever becomes of the sale.
        $called = $this->lead([]);
        $this->move($called, 'answered');
        $this->post($called, 'status', ['status' => 'won'], 2);
        self::assertTrue($this->body($this->post($called, 'status', ['status' => 'new'], 3))['results']['is_answered']);
        $written = $this->lead([]);
        $this->post($written, 'answer', ['text' => 'It does.']);
        $this->post($written, 'status', ['status' => 'new'], 2);
        $this->post($written, 'status', ['status' => 'lost'], 3);
        self::assertTrue($this->body($this->post($written, 'status', ['status' => 'new'], 4))['results']['is_answered']);
    }

    public function testWhatWasGivenToSomebodyWhoHasLeftIsNobodys(): void
    {
        $former = $this->user('former', 'coleman_sales', 'Fay');
        $lead = $this->lead([]);
        $mine = $this->lead(['email' => 'b@example.com']);
        $this->post($lead, 'owner', ['owner_id' => $former]);
        $this->post($mine, 'owner', ['owner_id' => $this->staff]);
        self::assertSame([], $this->found(['mark' => 'unassigned']));
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($former);
        self::assertSame([$lead->id], $this->found(['mark' => 'unassigned']));
        $full = $this->body($this->call('GET', '/desk/leads/' . $lead->id))['results'];
        self::assertSame([$former, 'former employee'], [$full['owner_id'], $full['owner']]);
        $answered = $this->body($this->post($lead, 'answer', ['text' => 'It does.'], 2))['results'];
        self::assertSame($this->staff, $answered['owner_id'], 'who answers works on it from now on');
    }

    public function testWhomItWentToIsTold(): void
    {
        foreach ([LeadRoute::BY_ZIP, LeadRoute::BY_PERSON, LeadRoute::BY_BRANCH] as $by) {
            self::assertSame(['To a salesperson who has left since.', 'former employee'], $this->sentTo($this->lead([], salesman: 987, by: $by)), $by);
        }
        foreach (LeadKind::cases() as $kind) {
            $isSales = RecipientSettings::SALES === $kind->desk();
            $place = $isSales ? 'To the sales desk in Bonner Springs.' : "To the mailbox for: {$kind->label()}, in Bonner Springs.";
            self::assertSame([$place, ''], $this->sentTo($this->lead([], kind: $kind)), $kind->value);
            self::assertSame('To the sales desk for all branches.', $this->sentTo($this->lead([], by: LeadRoute::BY_DEFAULT, kind: $kind))[0], $kind->value);
        }
    }

    /** @return array{string, string} in a sentence, and in the list */
    private function sentTo(Lead $lead): array
    {
        $full = $this->body($this->call('GET', '/desk/leads/' . $lead->id))['results'];

        return [$full['routed'], $full['salesman']];
    }

    public function testNotesStayInTheHouseAndOwnersWorkWithLeads(): void
    {
        $lead = $this->lead([]);
        $full = $this->body($this->call('POST', "/desk/leads/{$lead->id}/notes", ['text' => 'Called, no answer.']))['results'];
        self::assertSame(['Called, no answer.', 'Sally of sales'], [$full['events'][0]['text'], $full['events'][0]['who']]);
        self::assertSame(0, $this->rows('outbox'));
        $outsider = $this->user('otto', 'coleman_parts_desk', 'Otto of parts');
        self::assertSame(400, $this->post($lead, 'owner', ['owner_id' => $outsider])->get_status());
        $colleague = $this->user('carl', 'coleman_sales', 'Carl');
        $given = $this->body($this->post($lead, 'owner', ['owner_id' => $colleague]))['results'];
        self::assertSame(['Assigned to Carl.', 'Carl'], [$given['events'][0]['text'], $given['owner']]);
    }

    public function testSeveralAreMarkedEachByItself(): void
    {
        [$one, $two] = [$this->lead([]), $this->lead(['email' => 'b@example.com'])];
        $this->move($two, 'won');
        $pairs = [['id' => $one->id, 'version' => 1], ['id' => $two->id, 'version' => 1]];
        $verdicts = $this->body($this->call('POST', '/desk/leads/bulk', ['leads' => $pairs, 'status' => 'spam']))['results'];
        self::assertSame([[true, $one->reference], [false, $two->reference]], array_map(static fn (array $verdict): array => [$verdict['is_done'], $verdict['number']], $verdicts));
        self::assertSame(400, $this->call('POST', '/desk/leads/bulk', ['leads' => $pairs])->get_status());
        self::assertSame(400, $this->call('POST', '/desk/leads/bulk', ['leads' => $pairs, 'status' => 'won', 'owner_id' => 1])->get_status());
        self::assertSame(400, $this->call('POST', '/desk/leads/bulk', ['leads' => [], 'status' => 'won'])->get_status());
        $given = $this->body($this->call('POST', '/desk/leads/bulk', ['leads' => [['id' => $one->id, 'version' => 2]], 'owner_id' => $this->staff]))['results'];
        self::assertTrue($given[0]['is_done']);
    }

    public function testTheScreenShowsTheMachineAndWhatElseTheyAsked(): void
    {
        $before = $this->lead(['email' => 'other@example.com', 'phone' => '816-555-0142']);
        $stranger = $this->lead(['email' => 'stranger@example.com', 'phone' => '']);
        $lead = $this->lead(['phone' => '816-555-0142', 'zip' => '64086'], salesman: 1, by: LeadRoute::BY_ZIP);
        $full = $this->body($this->call('GET', '/desk/leads/' . $lead->id))['results'];
        self::assertSame([$before->id], array_column($full['related'], 'id'));
        self::assertStringContainsString('/equipment/used/detail/', $full['subject']['url']);
        self::assertNotSame('', $full['subject']['picture']);
        self::assertStringContainsString('64086', $full['routed']);
        self::assertSame([], $this->body($this->call('GET', '/desk/leads/' . $stranger->id))['results']['related'], 'no telephone number is nobody\'s');
        self::assertSame(404, $this->call('GET', '/desk/leads/999999')->get_status());

        $this->modules()->foundation->connection()->execute('UPDATE {leads} SET email = %s WHERE id = %d', [OrderPersonalData::ERASED, $lead->id]);
        $refused = $this->post($lead, 'answer', ['text' => 'Hello']);
        self::assertSame(['coleman_lead_erased', 0], [$this->body($refused)['code'], $this->rows('outbox')]);
    }

    public function testFiguresTellWhatIsOpenAndHowLongPeopleWaited(): void
    {
        // A Wednesday at noon; the branches are open from morning to evening.
        $clock = new FixedClock('2026-03-04 18:00:00');
        $repository = new LeadRepository($this->modules()->foundation->connection(), $clock, new LeadPictureRepository($this->modules()->foundation->connection(), $clock));
        foreach ([[1, 10], [1, 30], [1, 90], [2, 40]] as [$branch, $minutes]) {
            $lead = $this->lead([], location: $branch, clock: $clock);
            $repository->change($lead, ['status' => 'answered', 'answered_at' => $clock->now()->modify("+$minutes minutes")->format('Y-m-d H:i:s')]);
        }
        $old = $this->lead([], location: 2, clock: new FixedClock('2026-02-18 18:00:00'));
        $repository->change($old, ['status' => 'won', 'answered_at' => '2026-02-18 18:20:00']);
        $this->lead([], location: 2, clock: $clock);
        $this->lead([], location: 2, clock: $clock, isTest: true);
        $clock->advance(7_200);

        $locations = $this->modules()->branches->locations();
        $figures = array_column((new LeadFigures(new LeadQuery($this->modules()->foundation->connection()), $locations, new AnswerTime($locations, $clock), $clock))->present(), null, 'location_id');
        self::assertSame(['location_id' => -1, 'name' => 'All branches', 'open' => 5, 'unanswered' => 1, 'median_7' => 35, 'median_30' => 30], $figures[-1]);
        self::assertSame([3, 0, 30, 30], [$figures[1]['open'], $figures[1]['unanswered'], $figures[1]['median_7'], $figures[1]['median_30']]);
        self::assertSame([2, 1, 40, 30], [$figures[2]['open'], $figures[2]['unanswered'], $figures[2]['median_7'], $figures[2]['median_30']]);
        self::assertSame([0, null], [$figures[3]['open'], $figures[3]['median_30']]);
        self::assertSame(200, $this->call('GET', '/desk/leads/figures')->get_status());
    }

    public function testOnlyWhoWorksWithLeadsSeesThem(): void
    {
        $lead = $this->lead([]);
        foreach (['coleman_parts_desk' => 403, 'coleman_rental_desk' => 403, 'customer' => 403, '' => 401] as $role => $status) {
            wp_set_current_user('' === $role ? 0 : $this->user($role, $role, $role));
            self::assertSame($status, $this->call('GET', '/desk/leads')->get_status(), $role);
            self::assertSame($status, $this->call('GET', '/desk/leads/' . $lead->id)->get_status(), $role);
            self::assertSame($status, $this->move($lead, 'won')->get_status(), $role);
        }
    }

    /** @param array<string, string> $details */
    private function lead(array $details, int $location = 1, int $salesman = 0, string $by = LeadRoute::BY_BRANCH, bool $isVerified = true, bool $isTest = false, ?FixedClock $clock = null, LeadKind $kind = LeadKind::Used): Lead
    {
        $repository = null === $clock ? $this->modules()->leads->repository() : new LeadRepository($this->modules()->foundation->connection(), $clock, new LeadPictureRepository($this->modules()->foundation->connection(), $clock));
        $inquiry = Inquiry::fromFields($details + ['firstName' => 'Ann', 'lastName' => 'Farmer', 'email' => 'ann@example.com', 'city' => 'Easton', 'state' => 'KS']);

        return $repository->add(new NewLead($kind, $inquiry, new LeadSubject(LeadSubject::MACHINE, $this->machine, '2019 Kubota L3901', '', ''), new LeadRoute($by, $location, $salesman, ''), 0, $isVerified, $isTest), Actor::guest());
    }

    private function move(Lead $lead, string $status): \WP_REST_Response
    {
        return $this->post($lead, 'status', ['status' => $status]);
    }

    /** @param array<string, mixed> $fields */
    private function post(Lead $lead, string $what, array $fields, int $version = 1): \WP_REST_Response
    {
        return $this->call('POST', "/desk/leads/{$lead->id}/$what", ['version' => $version] + $fields);
    }

    /**
     * @param array<string, string> $query
     * @return list<int>
     */
    private function found(array $query): array
    {
        $response = $this->call('GET', '/desk/leads', $query);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));

        return array_column($this->body($response)['results'], 'id');
    }

    private function user(string $login, string $role, string $name): int
    {
        $user = wp_insert_user(['user_login' => 'lead-desk-' . $login, 'user_pass' => 'x', 'user_email' => "lead-desk-$login@example.com", 'role' => $role, 'display_name' => $name]);
        self::assertIsInt($user);

        return $user;
    }
}
