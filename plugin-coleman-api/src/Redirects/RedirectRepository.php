<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Support\Clock;

/** The table `redirects`. */
final readonly class RedirectRepository
{
    /** How many redirects hold over a page: pages ask for those only where there are some. */
    public const FORCED = 'coleman_forced_redirects';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * @param list<string> $sources the first that is there wins
     * @param bool $forced only those that hold where a page stands
     */
    public function first(array $sources, bool $forced = false): ?RedirectRule
    {
        $keys = array_map(SourcePath::key(...), $sources);
        $rows = $this->connection->rows(
            sprintf('SELECT * FROM {redirects} WHERE source_key IN (%s)%s', implode(', ', array_fill(0, count($keys), '%s')), $forced ? ' AND is_forced = 1' : ''),
            $keys,
        );
        $byKey = array_column($rows, null, 'source_key');
        $found = array_find($keys, static fn (string $key): bool => isset($byKey[$key]));

        return null === $found ? null : RedirectRule::fromRow($byKey[$found]);
    }

    public function byId(int $id): ?RedirectRule
    {
        $row = $this->connection->row('SELECT * FROM {redirects} WHERE id = %d', [$id]);

        return null === $row ? null : RedirectRule::fromRow($row);
    }

    /**
     * @param int $before only older ones than this; 0 begins with the newest
     * @return list<RedirectRule>
     */
    public function list(string $search, int $before, int $limit): array
    {
        $conditions = ['1 = 1'];
        $values = [];
        if ('' !== $search) {
            $conditions[] = '(source LIKE %s OR target LIKE %s)';
            $like = LikePattern::holding(mb_strtolower($search));
            array_push($values, $like, $like);
        }
        if ($before > 0) {
            $conditions[] = 'id < %d';
            $values[] = $before;
        }

        return array_map(RedirectRule::fromRow(...), $this->connection->rows(
            sprintf('SELECT * FROM {redirects} WHERE %s ORDER BY id DESC LIMIT %%d', implode(' AND ', $conditions)),
            [...$values, $limit],
        ));
    }

    /**
     * @param non-empty-list<string> $targets
     * @return list<RedirectRule>
     */
    public function leadingTo(array $targets): array
    {
        return array_map(RedirectRule::fromRow(...), $this->connection->rows(
            sprintf('SELECT * FROM {redirects} WHERE target IN (%s)', implode(', ', array_fill(0, count($targets), '%s'))),
            $targets,
        ));
    }

    /** @return array<string, RedirectRule> all of them by source */
    public function all(): array
    {
        return array_column(array_map(static fn (array $row): array => [(string) $row['source'], RedirectRule::fromRow($row)], $this->connection->rows('SELECT * FROM {redirects} ORDER BY id')), 1, 0);
    }

    /** @param list<RedirectRule> $rules new ones, and others for sources that are there: their hits stay */
    public function put(array $rules): void
    {
        foreach (array_chunk($rules, 500) as $some) {
            $this->connection->upsertMany('redirects', array_map(static fn (RedirectRule $rule): array => [
                'source_key' => SourcePath::key($rule->source),
                'source' => $rule->source,
                'target' => $rule->target,
                'status' => $rule->status,
                'is_forced' => $rule->isForced ? 1 : 0,
            ], $some), ['source_key'], ['source' => '{new:source}', 'target' => '{new:target}', 'status' => '{new:status}', 'is_forced' => '{new:is_forced}']);
        }
        $this->countForced();
    }

    /** @param list<int> $ids */
    public function remove(array $ids): int
    {
        if ([] === $ids) {
            return 0;
        }
        $removed = $this->connection->execute(sprintf('DELETE FROM {redirects} WHERE id IN (%s)', implode(', ', array_fill(0, count($ids), '%d'))), $ids);
        $this->countForced();

        return $removed;
    }

    public function count(): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {redirects}');
    }

    public function hit(int $id): void
    {
        $this->connection->execute('UPDATE {redirects} SET hits = hits + 1, last_hit = %s WHERE id = %d', [$this->clock->now()->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s'), $id]);
    }

    private function countForced(): void
    {
        update_option(self::FORCED, (int) $this->connection->value('SELECT COUNT(*) FROM {redirects} WHERE is_forced = 1'), true);
    }
}
