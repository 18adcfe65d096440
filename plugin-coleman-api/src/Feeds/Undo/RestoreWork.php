<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Undo;

use Coleman\Api\Database\Connection;

/** One chunk on its way back. */
final class RestoreWork
{
    /** @var array<string, true> `table ref` of rows that stay, and those that hang on them */
    private array $staying = [];

    /** @var list<array{thing: string, field: string, reason: string}> */
    private array $left = [];

    private int $rows = 0;

    /**
     * @param list<Holding> $holdings parents before children
     * @param array<string, list<RowChange>> $changes by table
     */
    public function __construct(
        private readonly Connection $connection,
        private readonly References $references,
        private readonly array $holdings,
        private readonly array $changes,
        private readonly string $now,
    ) {
    }

    public function rows(): int
    {
        return $this->rows;
    }

    /** @return list<array{thing: string, field: string, reason: string}> */
    public function left(): array
    {
        return $this->left;
    }

    /**
     * Decides which of the things that the run made are deleted.
     *
     * @return list<string> refs of those that are retired, because something refers to them
     */
    public function judge(): array
    {
        $retired = [];
        foreach ($this->holdings as $holding) {
            $made = array_values(array_filter($this->changes[$holding->table] ?? [], static fn (RowChange $change): bool => $change->isMade()));
            if (!$holding->isThing || [] === $made) {
                continue;
            }
            $there = $this->current($holding, $made);
            $used = $this->references->to($holding->table, $made);
            foreach ($made as $change) {
                $row = $there[$change->ref()] ?? null;
                if (null === $row) {
                    continue;
                }
                if ($holding->fingerprint($row) !== $change->made) {
                    $this->leave($holding, $change, $row, '', __('It was changed after this run added it.', 'coleman'));
                    $this->staying["$holding->table {$change->by}"] = true;
                } elseif (isset($used[$change->ref()])) {
                    $this->staying["$holding->table {$change->by}"] = true;
                    $retired[] = $change->ref();
                    $this->leave($holding, $change, $row, '', __('Other data uses it, so it was hidden instead of deleted.', 'coleman'));
                }
            }
        }

        return $retired;
    }

    /** Deletes the rows that the run made, children first. */
    public function takeAway(): void
    {
        foreach (array_reverse($this->holdings) as $holding) {
            $made = array_values(array_filter($this->changes[$holding->table] ?? [], fn (RowChange $change): bool => $change->isMade() && !$this->stays($change)));
            $there = $this->current($holding, $made);
            $used = $holding->isThing ? [] : $this->references->to($holding->table, $made);
            foreach ($made as $change) {
                $row = $there[$change->ref()] ?? null;
                if (null === $row || isset($used[$change->ref()])) {
                    continue;
                }
                if ($holding->fingerprint($row) !== $change->made) {
                    $this->leave($holding, $change, $row, '', __('It was changed after this run added it.', 'coleman'));
                    continue;
                }
                [$where, $values] = self::where($change);
                $this->rows += $this->connection->execute("DELETE FROM {{$holding->table}} WHERE $where", $values);
            }
        }
    }

    /** Puts old values and removed rows back, parents first. */
    public function putBack(): void
    {
        foreach ($this->holdings as $holding) {
            $changes = array_values(array_filter($this->changes[$holding->table] ?? [], static fn (RowChange $change): bool => !$change->isMade()));
            $there = $this->current($holding, $changes);
            $new = [];
            foreach ($changes as $change) {
                $row = $there[$change->ref()] ?? null;
                if (!$change->isRemoved()) {
                    $this->change($holding, $change, $row);
                } elseif (null !== $row) {
                    $this->leave($holding, $change, $row, '', __('It was added again.', 'coleman'));
                } elseif (!$this->isTaken($holding, $change, $change->before ?? [])) {
                    $new[] = $this->again($change->before ?? []);
                }
            }
            $this->connection->insertMany($holding->table, $new);
            $this->rows += count($new);
        }
    }

    /** @param array<string, string|null>|null $row as it stands */
    private function change(Holding $holding, RowChange $change, ?array $row): void
    {
        $sets = [];
        $guards = [];
        $values = [];
        $guarded = [];
        foreach ($change->before ?? [] as $column => $old) {
            $new = $change->after[$column] ?? null;
            if (null === $row || $row[$column] !== $new) {
                // Somebody has put the old value back already.
                if (null === $row || $row[$column] !== $old) {
                    $this->leave($holding, $change, $row, $column, null === $row ? __('It no longer exists.', 'coleman') : __('It was changed after this run.', 'coleman'));
                }
                continue;
            }
            if (in_array($column, $holding->unique, true) && $this->isTaken($holding, $change, [$column => $old])) {
                continue;
            }
            $sets[] = "$column = %s";
            $values[] = $old;
            $guards[] = null === $new ? "$column IS NULL" : "$column = %s";
            null === $new || $guarded[] = $new;
        }
        if ([] === $sets || null === $row) {
            return;
        }
        foreach (['version', 'calendar_version'] as $counter) {
            array_key_exists($counter, $row) && $sets[] = "$counter = $counter + 1";
        }
        if (array_key_exists('updated_at', $row)) {
            $sets[] = 'updated_at = %s';
            $values[] = $this->now;
        }
        [$where, $key] = self::where($change);
        // Guarded, because an order or the desk may write between our reading and this.
        $done = $this->connection->execute(
            sprintf('UPDATE {%s} SET %s WHERE %s AND %s', $holding->table, implode(', ', $sets), $where, implode(' AND ', $guards)),
            [...$values, ...$key, ...$guarded],
        );
        if (0 === $done) {
            $this->leave($holding, $change, $row, implode(', ', array_keys($change->before ?? [])), __('It was changed after this run.', 'coleman'));
        }
        $this->rows += $done;
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, string|int|null>
     */
    private function again(array $row): array
    {
        $row = isset($row['version']) ? ['version' => 1 + (int) $row['version']] + $row : $row;

        return isset($row['updated_at']) ? ['updated_at' => $this->now] + $row : $row;
    }

    /** @param array<string, string|null> $values */
    private function isTaken(Holding $holding, RowChange $change, array $values): bool
    {
        foreach (array_intersect_key($values, array_flip($holding->unique)) as $column => $value) {
            [$where, $key] = self::where($change);
            if (null !== $value && null !== $this->connection->value("SELECT {$holding->key[0]} FROM {{$holding->table}} WHERE $column = %s AND NOT ($where) LIMIT 1", [$value, ...$key])) {
                /* translators: %s: a stock number, an address or the like */
                $this->leave($holding, $change, $values, $column, sprintf(__('%s now belongs to something else.', 'coleman'), $value));

                return true;
            }
        }

        return false;
    }

    private function stays(RowChange $change): bool
    {
        foreach ($this->holdings as $holding) {
            if ($holding->isThing && isset($this->staying["$holding->table {$change->by}"])) {
                return true;
            }
        }

        return false;
    }

    /** @param array<string, string|null>|null $row */
    private function leave(Holding $holding, RowChange $change, ?array $row, string $field, string $reason): void
    {
        $name = (string) ($row[$holding->name] ?? $change->before[$holding->name] ?? '');
        $this->left[] = ['thing' => '' === $name ? "$holding->table {$change->ref()}" : $name, 'field' => $field, 'reason' => $reason];
    }

    /**
     * @param list<RowChange> $changes
     * @return array<string, array<string, string|null>> rows as they stand, by key
     */
    private function current(Holding $holding, array $changes): array
    {
        $rows = [];
        foreach (array_chunk(array_values(array_unique(array_map(static fn (RowChange $change): string => $change->by, $changes))), 500) as $ids) {
            foreach ($this->connection->rows(
                sprintf('SELECT %s FROM {%s} WHERE %s IN (%s)%s', $holding->columns, $holding->table, $holding->by, Connection::placeholders($ids, '%s'), '' === $holding->condition ? '' : " AND $holding->condition"),
                $ids,
            ) as $row) {
                $rows[implode(':', array_map(static fn (string $column): string => (string) $row[$column], $holding->key))] = $row;
            }
        }

        return $rows;
    }

    /** @return array{string, list<string>} */
    private static function where(RowChange $change): array
    {
        return [implode(' AND ', array_map(static fn (string $column): string => "$column = %s", array_keys($change->key))), array_values($change->key)];
    }
}
