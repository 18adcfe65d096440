<?php

declare(strict_types=1);

namespace Coleman\Api\Audit;

use Coleman\Api\Database\Connection;

/** Writes down whose rights were changed, by whatever screen or program. What customers are given is not of the staff. */
final readonly class RoleWatch
{
    private const OF_VISITORS = ['customer', 'subscriber'];

    /** @param \Closure(): AuditRepository $log made when there is something to write */
    public function __construct(private \Closure $log, private Connection $connection)
    {
    }

    public function register(): void
    {
        // Fired before it is written: what was there can still be read.
        add_action('update_user_meta', function (mixed $metaId, mixed $userId, mixed $key, mixed $value): void {
            $this->changed($userId, $key, $this->current($userId), $value);
        }, 10, 4);
        add_action('added_user_meta', function (mixed $metaId, mixed $userId, mixed $key, mixed $value): void {
            $this->changed($userId, $key, [], $value);
        }, 10, 4);
        add_action('delete_user_meta', function (mixed $metaIds, mixed $userId, mixed $key): void {
            $this->changed($userId, $key, $this->current($userId), []);
        }, 10, 3);
    }

    private function current(mixed $userId): mixed
    {
        return is_numeric($userId) ? get_user_meta((int) $userId, $this->connection->rolesKey(), true) : [];
    }

    private function changed(mixed $userId, mixed $key, mixed $before, mixed $after): void
    {
        if ($key !== $this->connection->rolesKey() || !is_numeric($userId)) {
            return;
        }
        [$before, $after] = [self::granted($before), self::granted($after)];
        if ($before !== $after && [] !== array_diff([...$before, ...$after], self::OF_VISITORS)) {
            ($this->log)()->record(AuditKind::Role, sprintf('user:%d', (int) $userId), ['rights' => $before], ['rights' => $after]);
        }
    }

    /** @return list<string> roles and single capabilities */
    private static function granted(mixed $capabilities): array
    {
        $granted = array_map(strval(...), array_keys(array_filter(is_array($capabilities) ? $capabilities : [])));
        sort($granted);

        return $granted;
    }
}
