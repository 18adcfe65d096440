<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Escalation;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Leads\AnswerTime;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\Clock;

/**
 * Tells of customers who have waited too long, each once: the mark and the mail are one transaction, and the mark is
 * a guarded statement, so that it does not matter how often, how late or how many at a time this runs.
 */
final readonly class Escalation
{
    /** @param list<EscalationSource> $sources */
    public function __construct(
        private array $sources,
        private Transaction $transaction,
        private Outbox $outbox,
        private AnswerTime $time,
        private Clock $clock,
    ) {
    }

    /** @return int how many were told of */
    public function run(): int
    {
        $settings = LeadSettings::ofSite();
        if (0 === $settings->unansweredHours || '' === $settings->escalateTo) {
            return 0;
        }
        // Who has not waited that long by the clock has not by the hours of any branch.
        $before = $this->clock->now()->modify(sprintf('-%d hours', $settings->unansweredHours));
        $told = 0;
        foreach ($this->sources as $source) {
            foreach ($source->waiting($before) as $waiting) {
                $minutes = $this->time->minutes($waiting->locationId, $waiting->since, null);
                if ($minutes >= $settings->unansweredHours * 60) {
                    $told += (int) $this->transaction->run(fn (): bool => $this->tell($source, $waiting, $settings->escalateTo, $minutes));
                }
            }
        }

        return $told;
    }

    private function tell(EscalationSource $source, PendingContact $waiting, string $to, int $minutes): bool
    {
        if (!$source->mark($waiting, $to)) {
            return false;
        }
        $this->outbox->queue(new Mail('unanswered', $to, [
            'reference' => $waiting->reference,
            'name' => $waiting->name,
            'phone' => $waiting->phone,
            'email' => $waiting->email,
            'what' => $waiting->what,
            'hours' => intdiv($minutes, 60),
            'url' => $waiting->url,
        ], $waiting->about, 'unanswered:' . $waiting->about, $waiting->email));

        return true;
    }
}
