<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Database\Connection;
use Coleman\Api\Leads\Pictures\LeadPicture;
use Coleman\Api\Leads\Pictures\LeadPictureRepository;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Reference;

/** Inquiries and their history. */
final readonly class LeadRepository
{
    private const UNANSWERED = 'answered_at IS NULL AND status = %s AND escalated_at IS NULL AND is_test = 0';

    public function __construct(private Connection $connection, private Clock $clock, private LeadPictureRepository $pictures)
    {
    }

    /** Writes an inquiry with its first event and its pictures, inside the caller's transaction. */
    public function add(NewLead $new, Actor $actor): Lead
    {
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        $id = $this->connection->insert('leads', [
            'reference' => Reference::make(),
            'kind' => $new->kind->value,
            'machine_id' => LeadSubject::MACHINE === $new->subject?->kind ? $new->subject->id : 0,
            'machine_title' => mb_substr($new->subject->title ?? '', 0, 250),
            'machine_sold' => $new->subject->isSold ?? false,
            'about_kind' => $new->subject->kind ?? '',
            'about_id' => $new->subject->id ?? 0,
            ...$new->inquiry->columns(),
            'customer_id' => $new->customerId,
            'location_id' => $new->route->locationId,
            'salesman_id' => $new->route->salesmanId,
            'routed_by' => $new->route->by,
            'status' => LeadStatus::New->value,
            'owner_id' => 0,
            'is_verified' => $new->isVerified,
            'is_test' => $new->isTest,
            'version' => 1,
            'answered_at' => null,
            'escalated_at' => null,
            'created_at' => $now,
            'changed_at' => $now,
        ]);
        $this->pictures->claim($id, $new->pictures);
        $this->append($id, LeadEvent::RECEIVED, $actor, ['routed_by' => $new->route->by, 'salesman_id' => $new->route->salesmanId]);
        if ('' !== $new->note) {
            $this->append($id, LeadEvent::NOTE, Actor::system(), ['text' => $new->note]);
        }

        return $this->byId($id) ?? throw new \LogicException('An inquiry that was just written is not there.');
    }

    public function byId(int $id): ?Lead
    {
        return $this->one('id = %d', [$id]);
    }

    /** @return list<LeadPicture> that were sent with an inquiry */
    public function pictures(int $leadId): array
    {
        return $this->pictures->ofLead($leadId);
    }

    public function byReference(string $reference): ?Lead
    {
        return $this->one('reference = %s', [$reference]);
    }

    /**
     * Changes an inquiry as it was seen, and moves its version; of two who saw the same one is told so.
     *
     * @param array<string, string|int|null> $columns
     * @return bool false where it has changed since
     */
    public function change(Lead $seen, array $columns): bool
    {
        return $this->connection->changeSeen('leads', $seen->id, $seen->version, ['changed_at' => $this->clock->now()->format('Y-m-d H:i:s')] + $columns);
    }

    /** @return list<Lead> that came before this moment and nobody has answered or was told of, the oldest first */
    public function unanswered(\DateTimeImmutable $before, int $limit): array
    {
        return array_map(Lead::stored(...), $this->connection->rows(
            'SELECT * FROM {leads} WHERE ' . self::UNANSWERED . ' AND created_at <= %s ORDER BY created_at, id LIMIT %d',
            [LeadStatus::New->value, $before->format('Y-m-d H:i:s'), $limit],
        ));
    }

    /** @return bool false where it has been answered, or told of by another, meanwhile */
    public function markEscalated(int $id): bool
    {
        return 1 === $this->connection->execute(
            'UPDATE {leads} SET escalated_at = %s, version = version + 1 WHERE id = %d AND ' . self::UNANSWERED,
            [$this->clock->now()->format('Y-m-d H:i:s'), $id, LeadStatus::New->value],
        );
    }

    /** @return int how many of the site's own were removed; inside the caller's transaction */
    public function removeTests(\DateTimeImmutable $before): int
    {
        $instant = $before->format('Y-m-d H:i:s');
        $this->connection->execute('DELETE FROM {lead_events} WHERE lead_id IN (SELECT id FROM {leads} WHERE is_test = 1 AND created_at < %s)', [$instant]);

        return $this->connection->execute('DELETE FROM {leads} WHERE is_test = 1 AND created_at < %s', [$instant]);
    }

    /** @param array<string, mixed> $detail of the kind (LeadEvent) */
    public function append(int $leadId, string $kind, Actor $actor, array $detail): void
    {
        $this->connection->insert('lead_events', [
            'lead_id' => $leadId,
            'kind' => $kind,
            'actor' => $actor->kind,
            'actor_id' => $actor->id,
            'detail' => Json::encode($detail),
            'happened_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
    }

    /** @return list<LeadEvent> oldest first */
    public function events(int $leadId): array
    {
        return array_map(static function (array $row): LeadEvent {
            /** @var array<string, mixed> $detail */
            $detail = Json::decode((string) $row['detail']);

            return new LeadEvent(
                (int) $row['id'],
                (string) $row['kind'],
                Actor::stored((string) $row['actor'], (int) $row['actor_id']),
                $detail,
                new \DateTimeImmutable((string) $row['happened_at'], new \DateTimeZone('UTC')),
            );
        }, $this->connection->rows('SELECT * FROM {lead_events} WHERE lead_id = %d ORDER BY id', [$leadId]));
    }

    /** @param list<string|int> $values */
    private function one(string $condition, array $values): ?Lead
    {
        $row = $this->connection->row('SELECT * FROM {leads} WHERE ' . $condition, $values);

        return null === $row ? null : Lead::stored($row);
    }
}
