<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Escalation;

use Coleman\Api\Database\Connection;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\LeadStatus;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;

/** Inquiries that nobody has answered. */
final readonly class LeadEscalationSource implements EscalationSource
{
    private const OPEN = 'answered_at IS NULL AND status = %s AND escalated_at IS NULL AND is_test = 0';

    public function __construct(private Connection $connection, private LeadRepository $leads, private Clock $clock)
    {
    }

    public function waiting(\DateTimeImmutable $before): array
    {
        return array_map(static function (array $row): PendingContact {
            $lead = Lead::stored($row);

            return new PendingContact(
                $lead->id,
                $lead->about(),
                $lead->locationId,
                $lead->createdAt,
                $lead->reference,
                $lead->inquiry->name(),
                $lead->inquiry->phone,
                $lead->inquiry->email,
                $lead->machineTitle,
                $lead->deskUrl(),
            );
        }, $this->connection->rows(
            'SELECT * FROM {leads} WHERE ' . self::OPEN . ' AND created_at <= %s ORDER BY created_at, id LIMIT %d',
            [LeadStatus::New->value, $before->format('Y-m-d H:i:s'), self::MAX],
        ));
    }

    public function mark(PendingContact $waiting, string $to): bool
    {
        $isMine = 1 === $this->connection->execute(
            'UPDATE {leads} SET escalated_at = %s, version = version + 1 WHERE id = %d AND ' . self::OPEN,
            [$this->clock->now()->format('Y-m-d H:i:s'), $waiting->id, LeadStatus::New->value],
        );
        if ($isMine) {
            $this->leads->append($waiting->id, LeadEvent::ESCALATED, Actor::system(), ['to' => $to]);
        }

        return $isMine;
    }
}
