<?php

declare(strict_types=1);

namespace Coleman\Api\Audit;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\Retained;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/** The table `audit_log`: appended to, never changed, and deleted by age alone. Secrets and contents of messages stay out of it. */
final readonly class AuditRepository implements Retained
{
    /** Days that entries are kept. */
    public const DAYS_OPTION = 'coleman_audit_days';
    public const DAYS = 730;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return int days that entries are kept */
    public static function days(): int
    {
        $days = get_option(self::DAYS_OPTION, self::DAYS);

        return is_numeric($days) && (int) $days >= 1 ? (int) $days : self::DAYS;
    }

    /**
     * In the caller's transaction, if there is one, so that what is undone is not in it.
     *
     * @param string $about such as "orders" or "webhook:3"
     * @param array<mixed> $before values by name, without secrets
     * @param array<mixed> $after the same
     */
    public function record(AuditKind $kind, string $about, array $before, array $after): void
    {
        $this->connection->insert('audit_log', [
            'kind' => $kind->value,
            'about' => mb_substr($about, 0, 60),
            'user_id' => get_current_user_id(),
            'old_values' => Json::encode($before),
            'new_values' => Json::encode($after),
            'happened_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
    }

    /**
     * The same of two states, of which only what differs is kept; nothing where they are alike.
     *
     * @param array<string, mixed> $before
     * @param array<string, mixed> $after
     */
    public function recordChange(AuditKind $kind, string $about, array $before, array $after): void
    {
        $differs = static fn (string $name): bool => ($before[$name] ?? null) !== ($after[$name] ?? null);
        $names = array_values(array_filter(array_unique([...array_keys($before), ...array_keys($after)]), $differs));
        if ([] !== $names) {
            $this->record($kind, $about, array_intersect_key($before, array_flip($names)), array_intersect_key($after, array_flip($names)));
        }
    }

    /**
     * @param AuditKind|null $kind null for all
     * @param int $userId 0 for everybody
     * @param int $before the smallest id of the page before; 0 begins
     * @return list<AuditEntry> newest first
     */
    public function list(?AuditKind $kind, int $userId, int $before, int $limit): array
    {
        $conditions = ['1 = 1'];
        $values = [];
        foreach (['kind = %s' => $kind->value ?? '', 'user_id = %d' => $userId, 'id < %d' => $before] as $condition => $value) {
            if ('' !== $value && 0 !== $value) {
                $conditions[] = $condition;
                $values[] = $value;
            }
        }

        return array_map(static fn (array $row): AuditEntry => new AuditEntry(
            (int) $row['id'],
            AuditKind::from((string) $row['kind']),
            (string) $row['about'],
            (int) $row['user_id'],
            Json::decode((string) $row['old_values']),
            Json::decode((string) $row['new_values']),
            (string) $row['happened_at'],
        ), $this->connection->rows(
            sprintf('SELECT * FROM {audit_log} WHERE %s ORDER BY id DESC LIMIT %%d', implode(' AND ', $conditions)),
            [...$values, $limit],
        ));
    }

    public function eraseOlderThan(int $days): int
    {
        return $this->connection->deleteInPortions('audit_log', 'happened_at < %s', [$this->clock->now()->modify(sprintf('-%d days', $days))->format('Y-m-d H:i:s')]);
    }
}
