<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** WordPress's own connection: names of tables, the physical connection below it, and statements with their values written into them. */
final readonly class WordPressDatabase
{
    /** What wpdb writes in another way into a text: what MariaDB takes for more than itself, and its own sign for values. */
    private const ESCAPED = '\'"\\%';

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
        // A text, a mark, a text, a mark, a text.
        $pieces = preg_split('/(%[sdf])/', $sql, -1, PREG_SPLIT_DELIM_CAPTURE) ?: [$sql];
        if (count($pieces) !== 2 * count($values) + 1) {
            throw new \LogicException('A statement has more marks than values, or fewer.');
        }
        foreach ($values as $index => $value) {
            $pieces[2 * $index + 1] = $this->literal($pieces[2 * $index + 1], $value);
        }

        return implode('', $pieces);
    }

    /**
     * Rows as they stand behind VALUES.
     *
     * @param non-empty-list<string> $columns
     * @param list<array<string, string|int|float|bool|null>> $rows
     * @param int $bytes after which a statement is long enough
     * @return \Generator<int, string> for one statement each
     */
    public function groups(array $columns, array $rows, int $bytes): \Generator
    {
        $groups = '';
        foreach ($rows as $row) {
            $mark = '' === $groups ? '(' : ',(';
            foreach ($columns as $column) {
                $value = $row[$column] ?? null;
                $groups .= $mark . (is_int($value) ? $value : $this->literal(is_bool($value) ? '%d' : (is_float($value) ? '%f' : '%s'), $value));
                $mark = ',';
            }
            $groups .= ')';
            if (strlen($groups) >= $bytes) {
                yield $groups;
                $groups = '';
            }
        }
        if ('' !== $groups) {
            yield $groups;
        }
    }

    /** What goes past wpdb must not hold its signs for percent. */
    public function withoutPlaceholders(string $statement): string
    {
        return $this->wpdb->remove_placeholder_escape($statement);
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int, id: int, error: string|null} error: why it was refused */
    public function run(string $statement, bool $reads): array
    {
        // wpdb would answer with the rows of the statement before.
        if (!$this->wpdb->ready) {
            return ['rows' => [], 'affected' => 0, 'id' => 0, 'error' => 'There is no database connection.'];
        }
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
            default => "'" . $this->escaped((string) $value) . "'",
        };
    }

    /** Printable ASCII without these signs stays as it is; most texts are that, and wpdb takes many times longer to see it. */
    private function escaped(string $text): string
    {
        return '' === $text || (ctype_print($text) && strlen($text) === strcspn($text, self::ESCAPED)) ? $text : $this->wpdb->_real_escape($text);
    }
}
