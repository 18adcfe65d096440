<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** WordPress's own connection: names of tables, the physical connection below it, and statements with their values written into them. */
final readonly class WordPressDatabase
{
    public function __construct(private \wpdb $wpdb)
    {
    }

    /** The physical connection; wpdb shows it by its magic getter only. */
    public function handle(): ?object
    {
        $handle = $this->wpdb->__get('dbh');

        return is_object($handle) ? $handle : null;
    }

    /** Closes WordPress's connection and opens another one; where that fails, the next statement says so. */
    public function reconnect(): void
    {
        $this->wpdb->close();
        $this->wpdb->db_connect(false);
    }

    /** The prefixed name of one of our tables. */
    public function table(string $name): string
    {
        return $this->wpdb->prefix . 'coleman_' . $name;
    }

    /** The prefixed name of a table that all sites of a network share, such as users. */
    public function sharedTable(string $name): string
    {
        return $this->wpdb->base_prefix . $name;
    }

    /** The key of usermeta that WordPress keeps a user's roles under. */
    public function rolesKey(): string
    {
        return $this->wpdb->get_blog_prefix() . 'capabilities';
    }

    /**
     * Writes values into a statement.
     *
     * @param list<string|int|float|bool|null> $values
     */
    public function fill(string $sql, array $values): string
    {
        $index = 0;
        $statement = preg_replace_callback(
            '/%[sdf]/',
            function (array $match) use (&$index, $values): string {
                if (!array_key_exists($index, $values)) {
                    throw new \LogicException('A statement has more marks than values.');
                }

                return $this->literal($match[0], $values[$index++]);
            },
            $sql,
        ) ?? $sql;
        if ($index !== count($values)) {
            throw new \LogicException('A statement has more values than marks.');
        }

        return $statement;
    }

    /**
     * A row as it stands behind VALUES.
     *
     * @param non-empty-list<string> $columns
     * @param array<string, string|int|float|bool|null> $row
     */
    public function group(array $columns, array $row): string
    {
        $literals = [];
        foreach ($columns as $column) {
            $value = $row[$column] ?? null;
            $literals[] = $this->literal(is_int($value) || is_bool($value) ? '%d' : (is_float($value) ? '%f' : '%s'), $value);
        }

        return '(' . implode(', ', $literals) . ')';
    }

    /** What goes past wpdb must not hold its signs for percent. */
    public function withoutPlaceholders(string $statement): string
    {
        return $this->wpdb->remove_placeholder_escape($statement);
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int, id: int, error: string|null} error: why it was refused */
    public function run(string $statement, bool $reads): array
    {
        $this->wpdb->last_error = '';
        $shown = $this->wpdb->suppress_errors(true);
        try {
            $result = $reads ? $this->wpdb->get_results($statement, ARRAY_A) : $this->wpdb->query($statement);
        } finally {
            $this->wpdb->suppress_errors($shown);
        }
        $error = $this->lastError();
        if ('' === $error && (false === $result || null === $result)) {
            $error = 'The database refused a statement';
        }
        /** @var list<array<string, string|null>> $rows */
        $rows = is_array($result) ? $result : [];

        return ['rows' => $rows, 'affected' => is_int($result) ? $result : 0, 'id' => (int) $this->wpdb->insert_id, 'error' => '' === $error ? null : $error];
    }

    private function lastError(): string
    {
        return $this->wpdb->last_error;
    }

    private function literal(string $mark, string|int|float|bool|null $value): string
    {
        if (null === $value) {
            return 'NULL';
        }

        return match ($mark) {
            '%d' => (string) (int) $value,
            '%f' => sprintf('%F', (float) $value),
            default => "'" . $this->wpdb->_real_escape((string) $value) . "'",
        };
    }
}
