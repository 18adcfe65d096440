<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Models\BookKeys;

/**
 * Finds the models and diagrams that rows speak of, a chunk with one query for each.
 *
 * @phpstan-type BookRow array<string, string|null>
 */
final readonly class BookFinder
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param list<FeedRow> $rows
     * @return list<BookRow|string> for each row {models} with `brand_name` and `brand_slug`, or why it is not known
     */
    public function models(array $rows): array
    {
        $keys = array_values(array_unique(array_map(self::modelKey(...), $rows)));
        $byKey = [];
        foreach ([] === $keys ? [] : $this->connection->rows(
            sprintf('SELECT m.*, b.name AS brand_name, b.slug AS brand_slug FROM {models} m JOIN {brands} b ON b.id = m.brand_id WHERE m.feed_key IN (%s) ORDER BY m.id', Connection::placeholders($keys, '%s')),
            $keys,
        ) as $model) {
            $byKey[(string) $model['feed_key']][] = $model;
        }

        return array_map(static function (FeedRow $row) use ($byKey): array|string {
            $models = $byKey[self::modelKey($row)] ?? [];
            $brand = NameLookup::plain(PartColumns::text($row->values, BookColumns::BRAND));
            if ('' !== $brand) {
                $models = array_values(array_filter($models, static fn (array $model): bool => in_array($brand, [NameLookup::plain((string) $model['brand_name']), NameLookup::plain((string) $model['brand_slug'])], true)));
            }

            return match (true) {
                /* translators: %s: a machine, such as "Kubota SVL75-3" */
                [] === $models => sprintf(__('No parts book found for model %s.', 'coleman'), BookColumns::title($row)),
                /* translators: %s: name of a machine's model */
                count($models) > 1 && '' === $brand => sprintf(__('Several makers have a model %s. Enter the maker.', 'coleman'), PartColumns::text($row->values, BookColumns::MODEL)),
                default => $models[0],
            };
        }, $rows);
    }

    /**
     * @param list<FeedRow> $rows
     * @param list<BookRow|string> $models of the rows, as models() gives them
     * @param callable(FeedRow): string $code what a row calls its diagram
     * @return list<BookRow|string|null> for each row {model_assemblies}; null where the model has no such diagram; or why it is not known
     */
    public function assemblies(array $rows, array $models, callable $code): array
    {
        $keys = array_map(static fn (FeedRow $row, array|string $model): string => is_array($model) ? BookKeys::assembly((int) $model['id'], $code($row)) : '', $rows, $models);
        $asked = array_values(array_filter(array_unique($keys), static fn (string $key): bool => '' !== $key));
        $byKey = [];
        foreach ([] === $asked ? [] : $this->connection->rows(sprintf('SELECT * FROM {model_assemblies} WHERE feed_key IN (%s) ORDER BY id', Connection::placeholders($asked, '%s')), $asked) as $assembly) {
            $byKey[(string) $assembly['feed_key']] ??= $assembly;
        }

        return array_map(static fn (string $key, array|string $model): array|string|null => is_array($model) ? $byKey[$key] ?? null : $model, $keys, $models);
    }

    private static function modelKey(FeedRow $row): string
    {
        return BookKeys::model(PartColumns::text($row->values, BookColumns::MODEL));
    }
}
