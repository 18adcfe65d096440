<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Escalation;

use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Staff\Actor;

/** Inquiries that nobody has answered. */
final readonly class LeadEscalationSource implements EscalationSource
{
    public function __construct(private LeadRepository $leads)
    {
    }

    public function waiting(\DateTimeImmutable $before): array
    {
        return array_map(static fn (Lead $lead): PendingContact => new PendingContact(
            $lead->id,
            $lead->about(),
            $lead->locationId,
            $lead->createdAt,
            $lead->reference,
            $lead->inquiry->name(),
            $lead->inquiry->phone,
            $lead->inquiry->email,
            $lead->what(),
            $lead->deskUrl(),
        ), $this->leads->unanswered($before, self::MAX));
    }

    public function mark(PendingContact $waiting, string $to): bool
    {
        $isMine = $this->leads->markEscalated($waiting->id);
        if ($isMine) {
            $this->leads->append($waiting->id, LeadEvent::ESCALATED, Actor::system(), ['to' => $to]);
        }

        return $isMine;
    }
}
