<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Leads\TestLead;
use Coleman\Api\Leads\TestLeadState;
use Coleman\Api\Mail\Outbox;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** The daily proof that inquiries arrive. */
final class TestLeadTest extends TestCase
{
    private FixedClock $clock;

    private Modules $mine;

    private Outbox $outbox;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['leads', 'lead_events', 'outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        delete_option(TestLeadState::OPTION);
        update_option(LeadSettings::OPTION, ['test_lead_to' => 'canary@example.com', 'test_lead_hour' => 6]);
        // Half past five in the morning at the branches.
        $this->clock = new FixedClock('2026-03-04 11:30:00');
        /** @var \wpdb $wpdb */
        global $wpdb;
        $this->mine = new Modules($this->clock, $wpdb, dirname(__DIR__, 4) . '/plugin-coleman-api');
        $this->outbox = $this->mine->mail->outbox();
    }

    protected function tearDown(): void
    {
        delete_option(TestLeadState::OPTION);
        delete_option(LeadSettings::OPTION);
        parent::tearDown();
    }

    public function testOneADayGoesTheWholeWayAndIsSeenToArrive(): void
    {
        $this->testLead()->run();
        self::assertSame(0, $this->rows('leads'), 'its hour has not come');
        $this->clock->advance(1_800);
        $this->testLead()->run();
        $this->testLead()->run();
        self::assertSame([1, 1], [$this->rows('leads'), $this->rows('outbox')]);
        $mail = $this->modules()->foundation->connection()->row('SELECT * FROM {outbox}');
        self::assertSame(['lead-desk', 'canary@example.com'], [$mail['kind'] ?? '', $mail['recipient'] ?? ''], 'no salesman is woken by it');
        $lead = $this->modules()->foundation->connection()->row('SELECT * FROM {leads}');
        self::assertSame(['1', 'zip'], [(string) ($lead['is_test'] ?? ''), $lead['routed_by'] ?? ''], 'it was routed');
        self::assertSame('under_way', $this->state()['state']);

        $this->clock->advance(4);
        $this->outbox->succeeded($this->outbox->take()['id'] ?? 0);
        $this->testLead()->run();
        self::assertSame(['state' => 'through', 'message' => 'Last test lead: Mar 4, 6:00 AM, delivered in 4 s.'], $this->state());
        self::assertSame('good', $this->health());

        $this->clock->advance(DAY_IN_SECONDS);
        $this->testLead()->run();
        self::assertSame(2, $this->rows('leads'), 'the next day, the next one');
    }

    public function testOneThatIsLateIsToldOfOnceAndMayArriveAfterAll(): void
    {
        $this->clock->advance(1_800);
        $this->testLead()->run();
        $mail = $this->outbox->take();
        $this->outbox->failed($mail['id'] ?? 0, 1, '421 Too many connections');
        $this->clock->advance(TestLead::TIMEOUT_SECONDS);
        $this->testLead()->run();
        self::assertSame('under_way', $this->state()['state']);
        $this->clock->advance(1);
        $this->testLead()->run();
        $this->testLead()->run();
        self::assertSame('Last test lead: Mar 4, 6:00 AM, not delivered. 421 Too many connections', $this->state()['message']);
        $alarms = $this->modules()->foundation->connection()->rows("SELECT * FROM {outbox} WHERE kind = 'test-lead-missed'");
        self::assertSame([get_option('admin_email')], array_column($alarms, 'recipient'));
        self::assertSame('critical', $this->health());

        $this->outbox->succeeded($mail['id'] ?? 0);
        $this->testLead()->run();
        self::assertSame(['through', 'good'], [$this->state()['state'], $this->health()]);
    }

    public function testOneThatCannotEvenBeStoredIsToldOf(): void
    {
        update_option(LeadSettings::OPTION, ['test_lead_to' => 'nobody'] + LeadSettings::stored());
        $this->testLead()->send();
        self::assertSame(['missed', 'critical'], [$this->state()['state'], $this->health()]);
        self::assertSame(['test-lead-missed'], array_column($this->modules()->foundation->connection()->rows('SELECT kind FROM {outbox}'), 'kind'));
    }

    public function testThatNoneIsSentAnyMoreIsToldToo(): void
    {
        $this->testLead()->send();
        $this->outbox->succeeded($this->outbox->take()['id'] ?? 0);
        $this->testLead()->run();
        self::assertSame('good', $this->health());
        $this->clock->advance(27 * HOUR_IN_SECONDS);
        self::assertSame('critical', $this->health());
        update_option(LeadSettings::OPTION, ['test_lead' => false]);
        self::assertSame('good', $this->health(), 'turned off');
        $this->testLead()->run();
        self::assertSame(1, $this->rows('leads'));
    }

    public function testItLeavesAfterAWeekAndCustomersStay(): void
    {
        $this->testLead()->send();
        $copy = $this->modules()->foundation->connection()->row('SELECT * FROM {leads}') ?? [];
        $this->modules()->foundation->connection()->insert('leads', ['id' => (int) $copy['id'] + 1, 'is_test' => 0, 'reference' => 'CUSTOMER'] + $copy);
        $this->clock->advance(8 * DAY_IN_SECONDS);
        self::assertSame(1, $this->testLead()->purgeExpired());
        self::assertSame([1, 0], [$this->rows('leads'), $this->rows('lead_events')]);
    }

    public function testOnlyAdministratorsSendOne(): void
    {
        self::assertSame(401, $this->call('POST', '/desk/test-lead')->get_status());
        wp_set_current_user(1);
        $answer = $this->body($this->call('POST', '/desk/test-lead'))['results'];
        self::assertSame('under_way', $answer['state']);
        $this->call('POST', '/desk/test-lead');
        self::assertSame(1, $this->rows('leads'), 'one at a time');
        self::assertSame('under_way', $this->body($this->call('GET', '/desk/test-lead'))['results']['state']);
    }

    private function testLead(): TestLead
    {
        return $this->mine->leads->testLead();
    }

    /** @return array{state: string, message: string} */
    private function state(): array
    {
        return TestLeadState::ofSite()->present();
    }

    private function health(): string
    {
        $checks = new \Coleman\Api\Health\SiteChecks(
            new \Coleman\Api\Health\MailChecks($this->outbox, $this->mine->mail->pause()),
            $this->mine->foundation->upgrader(),
            new \Coleman\Api\Health\DatabaseChecks($this->mine->foundation->connection()),
            $this->mine->maintenance->dropIn(),
            new \Coleman\Api\Health\FeedChecks($this->mine->feeds->repository(), $this->mine->search->queue()),
            new \Coleman\Api\Health\StockChecks($this->mine->stock->reconciliation(), $this->mine->branches->locations(), $this->clock),
            $this->clock,
            $this->mine->rest->fastNote(),
        );

        return $checks->all()['coleman-test-lead'][1]()->status;
    }
}
