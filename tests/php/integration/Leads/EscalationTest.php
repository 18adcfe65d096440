<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Leads\AnswerTime;
use Coleman\Api\Leads\Escalation\Escalation;
use Coleman\Api\Leads\Escalation\LeadEscalationSource;
use Coleman\Api\Leads\Escalation\RentalEscalationSource;
use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\LeadRoute;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Leads\NewLead;
use Coleman\Api\Leads\Pictures\LeadPictureRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** Customers who wait too long are told of, once. */
final class EscalationTest extends TestCase
{
    private FixedClock $clock;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['leads', 'lead_events', 'rental_requests', 'rental_events', 'outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        update_option(LeadSettings::OPTION, ['unanswered_hours' => 4, 'escalate_to' => 'boss@example.com', 'test_lead' => false]);
        // Friday, March 6, 2 in the afternoon at the branches.
        $this->clock = new FixedClock('2026-03-06 20:00:00');
    }

    protected function tearDown(): void
    {
        delete_option(LeadSettings::OPTION);
        parent::tearDown();
    }

    public function testWhoWaitsForFourOpenHoursIsToldOfOnce(): void
    {
        $lead = $this->lead();
        $rental = $this->rental();
        self::assertSame(0, $this->tellOf());
        $this->clock->advance(8 * HOUR_IN_SECONDS);
        self::assertSame(0, $this->tellOf(), 'eight hours later, but the branch closed in between');
        // Monday before noon.
        $this->clock->advance(62 * HOUR_IN_SECONDS);
        self::assertSame(2, $this->tellOf());
        self::assertSame(0, $this->tellOf(), 'cron comes twice');
        $this->clock->advance(WEEK_IN_SECONDS);
        self::assertSame(0, $this->tellOf(), 'or late');

        $mails = $this->modules()->foundation->connection()->rows('SELECT kind, recipient, reply_to, about, payload FROM {outbox} ORDER BY id');
        self::assertSame([["lead:{$lead->id}", 'boss@example.com'], ["rental:$rental", 'boss@example.com']], array_map(static fn (array $mail): array => [$mail['about'], $mail['recipient']], $mails));
        self::assertSame(['unanswered', 'ann@example.com'], [$mails[0]['kind'], $mails[0]['reply_to']]);
        $letter = $this->modules()->mail->preview()->render('unanswered', (array) json_decode((string) $mails[0]['payload'], true));
        self::assertStringContainsString('Ann Farmer', (string) ($letter['subject'] ?? ''));
        $fresh = $this->modules()->leads->repository()->byId($lead->id);
        self::assertNotNull($fresh?->escalatedAt);
        self::assertSame(2, $fresh->version, 'a desk that had it open learns that it has changed');
        self::assertSame([LeadEvent::RECEIVED, LeadEvent::ESCALATED], array_map(static fn (LeadEvent $event): string => $event->kind, $this->modules()->leads->repository()->events($lead->id)));
        self::assertSame('1', $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {rental_events} WHERE rental_id = %d', [$rental]));
    }

    public function testOfManyRunsAtTheSameTimeOneTells(): void
    {
        $this->lead();
        $this->clock->advance(WEEK_IN_SECONDS);
        $pile = new LeadEscalationSource($this->repository());
        $seen = $pile->waiting($this->clock->now());
        self::assertCount(1, $seen);
        // Both saw it waiting.
        self::assertTrue($pile->mark($seen[0], 'boss@example.com'));
        self::assertFalse($pile->mark($seen[0], 'boss@example.com'));
        self::assertSame(0, $this->tellOf());
    }

    public function testWhatIsAnsweredSpamOrOurOwnIsNotToldOf(): void
    {
        $answered = $this->lead();
        $this->repository()->change($answered, ['status' => 'answered', 'answered_at' => '2026-03-06 20:10:00']);
        $spam = $this->lead();
        $this->repository()->change($spam, ['status' => 'spam']);
        $this->lead(isTest: true);
        $this->rental(['state' => 'declined', 'answered_at' => '2026-03-06 20:10:00']);
        $this->rental(['is_test' => 1]);
        $this->clock->advance(WEEK_IN_SECONDS);
        self::assertSame(0, $this->tellOf());

        $late = $this->lead();
        $this->clock->advance(WEEK_IN_SECONDS);
        $pile = new LeadEscalationSource($this->repository());
        $seen = $pile->waiting($this->clock->now());
        $this->repository()->change($late, ['status' => 'answered', 'answered_at' => '2026-03-13 20:10:00']);
        self::assertFalse($pile->mark($seen[0], 'boss@example.com'), 'answered between the look and the mark');
        self::assertSame(0, $this->rows('outbox'));
    }

    public function testItCanBeTurnedOff(): void
    {
        $this->lead();
        $this->clock->advance(WEEK_IN_SECONDS);
        update_option(LeadSettings::OPTION, ['unanswered_hours' => 0] + LeadSettings::stored());
        self::assertSame(0, $this->tellOf());
        update_option(LeadSettings::OPTION, ['unanswered_hours' => 1] + LeadSettings::stored());
        self::assertSame(1, $this->tellOf());
    }

    private function tellOf(): int
    {
        $connection = $this->modules()->foundation->connection();

        return (new Escalation(
            [new LeadEscalationSource($this->repository()), new RentalEscalationSource(new RentalRequestRepository($connection, $this->clock))],
            $this->modules()->foundation->transaction(),
            new Outbox($connection, $this->clock),
            new AnswerTime($this->modules()->branches->locations(), $this->clock),
            $this->clock,
        ))->run();
    }

    private function repository(): LeadRepository
    {
        return new LeadRepository($this->modules()->foundation->connection(), $this->clock, new LeadPictureRepository($this->modules()->foundation->connection(), $this->clock));
    }

    private function lead(bool $isTest = false): Lead
    {
        $inquiry = Inquiry::fromFields(['firstName' => 'Ann', 'lastName' => 'Farmer', 'email' => 'ann@example.com', 'city' => 'Easton', 'state' => 'KS']);

        return $this->repository()->add(new NewLead(LeadKind::Used, $inquiry, new LeadSubject(LeadSubject::MACHINE, 1, '2019 Kubota L3901', '', ''), new LeadRoute(LeadRoute::BY_BRANCH, 1, 0, ''), 0, true, $isTest), Actor::guest());
    }

    /** @param array<string, string|int> $columns */
    private function rental(array $columns = []): int
    {
        $now = $this->clock->now()->format('Y-m-d H:i:s');

        return $this->modules()->foundation->connection()->insert('rental_requests', $columns + [
            'reference' => 'R' . random_int(100_000_000, 999_999_999), 'class_id' => 1, 'machine' => 'Takeuchi TB240', 'location_id' => 1, 'state' => 'requested',
            'start_date' => '2026-04-01', 'return_date' => '2026-04-03', 'days' => 2, 'name' => 'Bob', 'phone' => '', 'email' => 'bob@example.com',
            'city' => 'Easton', 'region' => 'KS', 'zip' => '66020', 'fulfilment' => 'pickup', 'jobsite_street' => '', 'jobsite_city' => '', 'jobsite_region' => '', 'jobsite_zip' => '',
            'purpose' => '', 'attachments' => '[]', 'rates' => '[]', 'blocks' => '[]', 'is_priced' => 0, 'cost_cents' => 0, 'insurance_cents' => 0, 'deposit_cents' => 0, 'total_cents' => 0,
            'quote_note' => '', 'claimed' => '{}', 'customer_id' => 0, 'owner_id' => 0, 'is_verified' => 1, 'is_test' => 0, 'version' => 1, 'created_at' => $now, 'changed_at' => $now,
        ]);
    }
}
