<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Undo\Holding;

/**
 * Rows of what feeds write, by their keys, to hold what one file did against what others would have done.
 *
 * @phpstan-type Rows array<string, array<string, array<string, string|null>>>
 */
final readonly class SiteRows
{
    /** Columns of the key by table; none where a row is nothing but its values. */
    private const TABLES = [
        'parts' => ['id'],
        'part_stock' => ['part_id', 'location_id'],
        'part_supersessions' => ['from_part_id', 'to_part_id'],
        'part_interchanges' => ['number_key', 'maker_key', 'part_id'],
        'brands' => ['id'],
        'machines' => ['id'],
        'item_images' => ['kind', 'item_id', 'feed_position'],
        'rental_classes' => ['id'],
        'rental_units' => ['id'],
        'attachments' => ['id'],
        'attachment_stock' => [],
        'locations' => ['id'],
        'salesmen' => ['id'],
        'salesman_zipcodes' => [],
        'salesman_slugs' => [],
        'models' => ['id'],
        'model_assemblies' => ['id'],
        'model_callouts' => ['id'],
        'model_hotspots' => [],
    ];

    /** Counted from other rows, or of the run that wrote. */
    private const IGNORED = ['demand', 'image_need', 'run_id', 'callouts', 'feed_key'];

    /** Whose ids new rows may have that are new themselves. */
    private const REFERENCES = ['brand_id' => 'brands', 'class_id' => 'rental_classes', 'machine_id' => 'machines', 'attachment_id' => 'attachments', 'salesman_id' => 'salesmen', 'model_id' => 'models', 'assembly_id' => 'model_assemblies', 'part_id' => 'parts', 'callout_id' => 'model_callouts'];

    /** What a new row holds where nobody says anything: of a diagram it is one piece. */
    private const USUAL = [null, '', '0', '1', '[]', '{}'];

    /** @param Rows $rows */
    private function __construct(public array $rows)
    {
    }

    public static function of(Connection $connection): self
    {
        $all = [];
        foreach (self::TABLES as $table => $key) {
            $all[$table] = [];
            $left = array_flip([...Holding::ALWAYS_IGNORED, ...self::IGNORED, ...('part' === substr($table, 0, 4) ? ['counted_at'] : []), ...('item_images' === $table ? ['id'] : []), ...(in_array($table, ['model_callouts', 'model_hotspots'], true) ? ['position'] : [])]);
            $times = null;
            foreach ($connection->rows(sprintf('SELECT * FROM {%s}', $table)) as $row) {
                $plain = array_diff_key($row, $left);
                $times ??= array_filter(array_keys($plain), static fn (string $column): bool => str_ends_with($column, '_at'));
                foreach ($times as $column) {
                    $plain[$column] = null === $plain[$column] ? null : 'set';
                }
                $parts = [];
                foreach ([] === $key ? array_keys($plain) : $key as $column) {
                    $parts[] = $row[$column];
                }
                $all[$table][implode(':', $parts)] = $plain;
            }
        }

        return new self($all);
    }

    /**
     * What became of rows that none of the allowed outcomes explains. Each column may be as before, or as a valid file
     * makes it; a row may be gone only where a valid file removes it; a new row must be one that a valid file makes, or
     * lack something of it.
     *
     * @param self $after
     * @param list<self> $allowed after valid files
     * @return list<string>
     */
    public function harm(self $after, array $allowed): array
    {
        $harm = [];
        foreach ($this->rows as $table => $before) {
            foreach ($before as $key => $row) {
                $here = $after->rows[$table][$key] ?? null;
                if (null === $here) {
                    array_all($allowed, static fn (self $one): bool => isset($one->rows[$table][$key])) && $harm[] = "$table $key is gone";
                    continue;
                }
                foreach ($here === $row ? [] : $here as $column => $value) {
                    if ($value !== $row[$column] && array_all($allowed, static fn (self $one): bool => !isset($one->rows[$table][$key]) || $one->rows[$table][$key][$column] !== $value)) {
                        $harm[] = sprintf('%s %s, %s: "%s" became "%s"', $table, $key, $column, $row[$column], $value);
                    }
                }
            }
            foreach (array_diff_key($after->rows[$table], $before) as $key => $row) {
                $made = array_merge(...array_map(fn (self $one): array => array_values(array_map(fn (array $new): array => $this->anonymous($new), array_diff_key($one->rows[$table], $before))), $allowed));
                $mine = $this->anonymous($row);
                if (array_all($made, static fn (array $new): bool => [] !== array_filter($mine, static fn (?string $value, string $column): bool => $value !== $new[$column] && !in_array($value, self::USUAL, true), ARRAY_FILTER_USE_BOTH))) {
                    $harm[] = "$table $key was made: " . wp_json_encode($mine);
                }
            }
        }

        return $harm;
    }

    /**
     * Rows that two outcomes have differently, by table and key. This is what was there before.
     *
     * @return list<string>
     */
    public function differing(self $one, self $other): array
    {
        $differing = [];
        foreach ($this->rows as $table => $before) {
            foreach (array_keys($before) as $key) {
                if (($one->rows[$table][$key] ?? null) !== ($other->rows[$table][$key] ?? null)) {
                    $differing[] = "$table $key";
                }
            }
            $made = fn (self $after): array => array_map(fn (array $row): string => (string) wp_json_encode($this->anonymous($row)), array_values(array_diff_key($after->rows[$table], $before)));
            [$here, $there] = [$made($one), $made($other)];
            foreach ([...array_diff($here, $there), ...array_diff($there, $here)] as $row) {
                $differing[] = "$table $row";
            }
        }

        return $differing;
    }

    /**
     * A new row without ids that were given anew.
     *
     * @param array<string, string|null> $row
     * @return array<string, string|null>
     */
    private function anonymous(array $row): array
    {
        unset($row['id']);
        foreach (self::REFERENCES as $column => $table) {
            if (isset($row[$column]) && !isset($this->rows[$table][$row[$column]])) {
                $row[$column] = 'new';
            }
        }

        return $row;
    }
}
