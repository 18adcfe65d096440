<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** What became of the last test lead: the option `coleman_test_lead`. Times are seconds since 1970. */
final readonly class TestLeadState
{
    public const OPTION = 'coleman_test_lead';

    /** So long after the last one scheduled work must have stopped. */
    private const STALE_SECONDS = 26 * 3_600;

    /**
     * @param string $day of the branches that it was sent on; '' for none yet
     * @param int $leadId 0 where it could not even be stored
     * @param string $error what stood in its way, if it is known
     */
    public function __construct(
        public string $day = '',
        public int $leadId = 0,
        public int $sentAt = 0,
        public ?int $throughAt = null,
        public ?int $missedAt = null,
        public string $error = '',
    ) {
    }

    public static function ofSite(): self
    {
        $kept = get_option(self::OPTION, []);
        $kept = is_array($kept) ? $kept : [];
        $number = static fn (string $name): ?int => is_int($kept[$name] ?? null) ? $kept[$name] : null;
        $text = static fn (string $name): string => is_string($kept[$name] ?? null) ? $kept[$name] : '';

        return new self($text('day'), $number('lead_id') ?? 0, $number('sent_at') ?? 0, $number('through_at'), $number('missed_at'), $text('error'));
    }

    public function keep(): self
    {
        update_option(self::OPTION, [
            'day' => $this->day,
            'lead_id' => $this->leadId,
            'sent_at' => $this->sentAt,
            'through_at' => $this->throughAt,
            'missed_at' => $this->missedAt,
            'error' => mb_substr($this->error, 0, 300),
        ], false);

        return $this;
    }

    public function sent(int $leadId): self
    {
        return new self($this->day, $leadId, $this->sentAt);
    }

    public function through(int $at): self
    {
        return new self($this->day, $this->leadId, $this->sentAt, $at, $this->missedAt);
    }

    public function missed(int $at, string $error): self
    {
        return new self($this->day, $this->leadId, $this->sentAt, null, $at, $error);
    }

    public function isUnderWay(): bool
    {
        return $this->leadId > 0 && null === $this->throughAt && null === $this->missedAt;
    }

    /** Whether it did not arrive, or none was sent for more than a day. */
    public function isAlarm(Clock $clock): bool
    {
        return (null !== $this->missedAt && null === $this->throughAt) || $this->isStale($clock);
    }

    public function isStale(Clock $clock): bool
    {
        return '' !== $this->day && $clock->now()->getTimestamp() - $this->sentAt > self::STALE_SECONDS;
    }

    /** "Last test lead: Mar 4, 6:00 AM, went through in 4 s." */
    public function sentence(): string
    {
        if ('' === $this->day) {
            return __('No test lead has been sent yet.', 'coleman');
        }
        $sent = (new \DateTimeImmutable('@' . $this->sentAt))->setTimezone(DealerTime::zone())->format('M j, g:i A');
        if (null !== $this->throughAt) {
            /* translators: 1: date and time, 2: number of seconds */
            return sprintf(__('Last test lead: %1$s, delivered in %2$d s.', 'coleman'), $sent, max(0, $this->throughAt - $this->sentAt));
        }

        return $this->isUnderWay()
            /* translators: %s: date and time */
            ? sprintf(__('Last test lead: %s, being sent.', 'coleman'), $sent)
            /* translators: %s: date and time */
            : trim(sprintf(__('Last test lead: %s, not delivered.', 'coleman'), $sent) . ' ' . $this->error);
    }

    /** @return array{state: string, message: string} schema/desk-test-lead.json */
    public function present(): array
    {
        return [
            'state' => match (true) {
                '' === $this->day => 'none',
                null !== $this->throughAt => 'through',
                $this->isUnderWay() => 'under_way',
                default => 'missed',
            },
            'message' => $this->sentence(),
        ];
    }
}
