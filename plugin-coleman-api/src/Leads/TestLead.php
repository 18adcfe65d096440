<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\Limit;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Log;

/**
 * The proof that inquiries arrive: one of our own goes the whole way each day, checked, routed, stored, queued and
 * handed to the mail server as a customer's is. It counts nowhere and leaves after a week.
 */
final readonly class TestLead
{
    /** So long it may take before somebody is told. */
    public const TIMEOUT_SECONDS = 900;

    private const DAYS = 7;

    public function __construct(
        private TestLeadSender $sender,
        private LeadRepository $leads,
        private Transaction $transaction,
        private Outbox $outbox,
        private RateLimiter $limiter,
        private Clock $clock,
    ) {
    }

    /** Each minute: sends the one of today when its hour has come, and looks what became of the last. */
    public function run(): void
    {
        $settings = LeadSettings::ofSite();
        $now = DealerTime::now($this->clock);
        $this->look();
        $isDue = (int) $now->format('G') >= $settings->testLeadHour && TestLeadState::ofSite()->day !== $now->format('Y-m-d');
        // Of two runs at the same time one takes the day.
        if ($settings->hasTestLead && $isDue && $this->limiter->take('test-lead:' . $now->format('Y-m-d'), new Limit(1, DAY_IN_SECONDS))) {
            $this->send();
        }
    }

    /** Sends one now, unless one is under way. */
    public function send(): void
    {
        if ($this->look()->isUnderWay()) {
            return;
        }
        $now = $this->clock->now();
        $state = new TestLeadState(DealerTime::today($this->clock), 0, $now->getTimestamp());
        try {
            $state->sent($this->sender->send(LeadSettings::ofSite()->testLeadTo)->id)->keep();
        } catch (\Throwable $fault) {
            // Whatever stops it would stop a customer's too: that is what it is for.
            Log::error('the test lead could not be stored: ' . $fault->getMessage());
            $this->miss($state, $fault->getMessage());
        }
    }

    /** Looks what became of the last one; who should know is told when it is late. */
    public function look(): TestLeadState
    {
        $state = TestLeadState::ofSite();
        if (0 === $state->leadId || null !== $state->throughAt) {
            return $state;
        }
        $mails = $this->outbox->list('lead:' . $state->leadId);
        $sent = array_filter(array_column($mails, 'sent_at'));
        if ([] !== $mails && count($sent) === count($mails)) {
            // Late or not: it did get through.
            return $state->through((new \DateTimeImmutable(max($sent), new \DateTimeZone('UTC')))->getTimestamp())->keep();
        }
        if (null === $state->missedAt && $this->clock->now()->getTimestamp() - $state->sentAt > self::TIMEOUT_SECONDS) {
            $errors = array_column(array_merge(...array_values($this->outbox->attempts(array_column($mails, 'id')))), 'error');
            $this->miss($state, [] === $errors ? '' : (string) end($errors));
        }

        return TestLeadState::ofSite();
    }

    /** @return int test leads whose week is over */
    public function purgeExpired(): int
    {
        $before = $this->clock->now()->modify(sprintf('-%d days', self::DAYS));

        return $this->transaction->run(fn (): int => $this->leads->removeTests($before));
    }

    private function miss(TestLeadState $state, string $error): void
    {
        $missed = $state->missed($this->clock->now()->getTimestamp(), $error)->keep();
        $administrator = get_option('admin_email');
        try {
            $this->outbox->queue(new Mail('test-lead-missed', is_string($administrator) ? $administrator : '', [
                'day' => $missed->day,
                'error' => $error,
                'url' => admin_url('admin.php?page=coleman-mail'),
            ], once: 'test-lead-missed:' . $missed->day));
        } catch (DatabaseError $fault) {
            // Site Health tells of it, if nothing can be stored.
            Log::error($fault->getMessage());
        }
    }
}
