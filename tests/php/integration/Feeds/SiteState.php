<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Undo\Holding;

/**
 * What the site holds of all that feeds write: every column that means something, without ids that were given anew,
 * versions and times. Two states that are equal look the same to everybody.
 */
final class SiteState
{
    /** What is compared of each table, beside its own columns: columns that say nothing of what it holds. */
    private const TABLES = [
        'parts' => ['demand', 'image_need'],
        'part_stock' => [],
        'part_supersessions' => [],
        'part_interchanges' => [],
        'part_tallies' => [],
        'brands' => [],
        'machines' => [],
        'item_images' => ['id'],
        'rental_classes' => [],
        'rental_units' => [],
        'attachments' => [],
        'attachment_stock' => [],
        'locations' => [],
        'salesmen' => [],
        'salesman_zipcodes' => [],
        'salesman_slugs' => [],
        'models' => [],
        'model_assemblies' => [],
        'model_callouts' => [],
        'model_hotspots' => [],
        'kept_fields' => [],
        'feed_items' => ['run_id'],
    ];

    /** @var array<string, list<string>> names by table */
    private static array $columns = [];

    public function __construct(private readonly Connection $connection)
    {
    }

    /** @return array<string, list<string>> rows as texts, sorted, by table */
    public function taken(): array
    {
        $state = [];
        foreach (self::TABLES as $table => $ignored) {
            $columns = array_diff(self::$columns[$table] ??= $this->columns($table), Holding::ALWAYS_IGNORED, $ignored);
            // Thousands of rows, some hundred times: the engine writes a row as one text much faster than PHP reads its columns.
            $pairs = implode(', ', array_map(static fn (string $column): string => "'$column', $column", $columns));
            $rows = $this->connection->rows(sprintf('SELECT JSON_OBJECT(%s) AS text FROM {%s}%s', $pairs, $table, 'part_tallies' === $table ? ' WHERE parts > 0' : ''));
            $texts = array_map(static fn (array $row): string => (string) $row['text'], $rows);
            sort($texts, SORT_STRING);
            $state[$table] = $texts;
        }

        return $state + $this->found();
    }

    /**
     * Where two states differ.
     *
     * @param array<string, list<string>> $before
     * @param array<string, list<string>> $after
     * @return array<string, array{gone: list<string>, come: list<string>}> by table; none where they are equal
     */
    public static function difference(array $before, array $after): array
    {
        $difference = [];
        foreach ($before as $table => $rows) {
            if ($rows !== $after[$table]) {
                $difference[$table] = ['gone' => array_values(array_diff($rows, $after[$table])), 'come' => array_values(array_diff($after[$table], $rows))];
            }
        }

        return $difference;
    }

    /** @return list<string> */
    private function columns(string $table): array
    {
        return array_map(static fn (array $column): string => (string) $column['Field'], $this->connection->rows(sprintf('SHOW COLUMNS FROM {%s}', $table)));
    }

    /** @return array<string, list<string>> what search finds */
    private function found(): array
    {
        $texts = array_map(
            static fn (array $row): string => implode(' ', $row),
            $this->connection->rows('SELECT kind, entity_id, number_key, loose_key, words FROM {search_documents} ORDER BY kind, entity_id'),
        );

        return ['search' => $texts];
    }
}
