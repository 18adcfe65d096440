<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Escalation;

use Coleman\Api\Database\Connection;
use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;

/** Rental requests that nobody has answered. */
final readonly class RentalEscalationSource implements EscalationSource
{
    private const OPEN = 'answered_at IS NULL AND state = %s AND escalated_at IS NULL AND is_test = 0';

    public function __construct(private Connection $connection, private RentalRequestRepository $requests, private Clock $clock)
    {
    }

    public function waiting(\DateTimeImmutable $before): array
    {
        return array_map(static fn (array $row): PendingContact => new PendingContact(
            (int) $row['id'],
            sprintf('rental:%d', (int) $row['id']),
            (int) $row['location_id'],
            new \DateTimeImmutable((string) $row['created_at'], new \DateTimeZone('UTC')),
            (string) $row['reference'],
            (string) $row['name'],
            (string) $row['phone'],
            (string) $row['email'],
            (string) $row['machine'],
            admin_url('admin.php?page=coleman-rentals&rental=' . (int) $row['id']),
        ), $this->connection->rows(
            'SELECT id, reference, location_id, machine, name, phone, email, created_at FROM {rental_requests} WHERE ' . self::OPEN . ' AND created_at <= %s ORDER BY created_at, id LIMIT %d',
            [RentalState::Requested->value, $before->format('Y-m-d H:i:s'), self::MAX],
        ));
    }

    public function mark(PendingContact $waiting, string $to): bool
    {
        $isMine = 1 === $this->connection->execute(
            'UPDATE {rental_requests} SET escalated_at = %s, version = version + 1 WHERE id = %d AND ' . self::OPEN,
            [$this->clock->now()->format('Y-m-d H:i:s'), $waiting->id, RentalState::Requested->value],
        );
        if ($isMine) {
            /* translators: %s: email address */
            $this->requests->append($waiting->id, RentalEvent::NOTE, Actor::system(), sprintf(__('Waited too long. Sent to %s.', 'coleman'), $to));
        }

        return $isMine;
    }
}
