<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/**
 * A feed that another plugin has described (docs/hooks.md): it keeps the rows itself. What it has written is not undone
 * and not removed by us, and we do not search it.
 */
final readonly class ForeignFeed implements FeedType
{
    private const KINDS = [
        'text' => ColumnKind::Text,
        'prose' => ColumnKind::Prose,
        'whole_number' => ColumnKind::WholeNumber,
        'measure' => ColumnKind::Measure,
        'money' => ColumnKind::Money,
        'price' => ColumnKind::Price,
        'yes_no' => ColumnKind::YesNo,
    ];

    /**
     * @param list<Column> $columns
     * @param non-empty-list<string> $key names of columns
     * @param \Closure(mixed...): mixed $find
     * @param \Closure(mixed...): mixed $save
     */
    private function __construct(private string $name, private array $columns, private array $key, private \Closure $find, private \Closure $save)
    {
    }

    /** @throws \InvalidArgumentException for what is no type of feed */
    public static function fromHook(mixed $type): self
    {
        $type = is_array($type) ? $type : [];
        $name = $type['name'] ?? null;
        if (!is_string($name) || 1 !== preg_match('/^[a-z][a-z0-9-]{1,19}$/D', $name)) {
            throw new \InvalidArgumentException('its name has 2 to 20 lower-case letters, digits and hyphens');
        }
        $columns = [];
        foreach (is_array($type['columns'] ?? null) ? $type['columns'] : [] as $column => $about) {
            $columns[] = self::column($name, (string) $column, is_array($about) ? $about : []);
        }
        $key = is_array($type['key'] ?? null) ? array_values(array_filter($type['key'], is_string(...))) : [];
        $required = array_map(static fn (Column $column): string => $column->name, array_filter($columns, static fn (Column $column): bool => $column->isRequired));
        if ([] === $key || [] !== array_diff($key, $required)) {
            throw new \InvalidArgumentException("$name: its key is a list of required columns");
        }
        $find = $type['find'] ?? null;
        $save = $type['save'] ?? null;
        if (!is_callable($find) || !is_callable($save)) {
            throw new \InvalidArgumentException("$name: find and save are callables");
        }

        return new self($name, $columns, $key, $find(...), $save(...));
    }

    public function name(): string
    {
        return $this->name;
    }

    public function columns(): array
    {
        return $this->columns;
    }

    public function key(array $values): string
    {
        return hash('xxh128', implode("\n", array_map(static fn (string $column): string => (string) ($values[$column] ?? ''), $this->key)));
    }

    public function checked(array $values): array
    {
        return $values;
    }

    public function compare(array $rows): array
    {
        $found = ($this->find)(array_map(static fn (FeedRow $row): array => $row->values, $rows));
        $found = is_array($found) ? $found : [];

        return array_map(function (FeedRow $row, int $index) use ($found): Change {
            $name = implode(' ', array_map(static fn (string $column): string => (string) ($row->values[$column] ?? ''), $this->key));
            if (!is_array($found[$index] ?? null)) {
                return Change::makes($row, $name, $row->values);
            }
            $there = [];
            foreach (array_keys($row->values) as $column) {
                $value = $found[$index][$column] ?? null;
                $there[$column] = is_scalar($value) && !is_float($value) ? $value : null;
            }

            return Change::between($row, $row->key, $name, $row->values, $there);
        }, $rows, array_keys($rows));
    }

    public function apply(array $changes, string $now): array
    {
        if ([] !== $changes) {
            ($this->save)(array_map(static fn (Change $change): array => $change->row->values, $changes));
        }
        $made = [];
        foreach ($changes as $change) {
            if ('' === $change->ref) {
                $made[$change->row->key] = $change->row->key;
            }
        }

        return $made;
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /** @param array<mixed> $about */
    private static function column(string $feed, string $name, array $about): Column
    {
        $kind = $about['kind'] ?? null;
        $label = $about['label'] ?? null;
        if (1 !== preg_match('/^[a-z][a-z0-9_]{0,39}$/D', $name) || !is_string($kind) || !isset(self::KINDS[$kind]) || !is_string($label)) {
            throw new \InvalidArgumentException(sprintf('%s: the column "%s" needs a label and one of these kinds: %s', $feed, $name, implode(', ', array_keys(self::KINDS))));
        }
        $aliases = is_array($about['aliases'] ?? null) ? array_values(array_filter($about['aliases'], is_string(...))) : [];

        return new Column($name, self::KINDS[$kind], $label, $aliases, true === ($about['is_required'] ?? false));
    }
}
