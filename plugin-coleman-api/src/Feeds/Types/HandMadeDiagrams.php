<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Support\Json;

/**
 * Diagrams that staff have set by hand. Feeds never change what visitors see of them: what a feed says of the diagram lies
 * in `feed_values`, its rows and places lie aside, and `has_feed_news` tells the desk.
 */
final readonly class HandMadeDiagrams
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * What a row of a feed is held against.
     *
     * @param array<string, string|int|null> $assembly {model_assemblies}
     * @param array<string, string|int> $wanted what the feed says now
     * @return array<string, string|int|null> what it has said before, of one that was set by hand; else the diagram
     */
    public static function asFeedSaid(array $assembly, array $wanted): array
    {
        if ('1' !== (string) $assembly['is_by_hand']) {
            return $assembly;
        }
        $said = self::decoded($assembly['feed_values']);

        return $said + array_map(static fn (): null => null, $wanted);
    }

    /**
     * @param list<Change> $changes of diagrams
     * @return array<int, array<string, string|int>> by the ids of those that were set by hand: what is written of them
     */
    public function said(array $changes): array
    {
        $values = [];
        foreach ($changes as $change) {
            if ('' !== $change->ref) {
                $values[(int) $change->ref] = array_filter($change->values, static fn (string|int|bool|null $value): bool => is_string($value) || is_int($value));
            }
        }
        $said = [];
        foreach ($this->rows(array_keys($values)) as $row) {
            $id = (int) $row['id'];
            $said[$id] = ['feed_values' => Json::encode($values[$id] + self::decoded($row['feed_values'])), 'has_feed_news' => 1];
        }

        return $said;
    }

    /**
     * @param list<int> $ids of diagrams
     * @return list<int> those that were not set by hand
     */
    public function without(array $ids): array
    {
        return array_values(array_diff($ids, array_map(static fn (array $row): int => (int) $row['id'], $this->rows($ids))));
    }

    /**
     * @param list<int> $models
     * @return list<int> those of which staff have set nothing by hand
     */
    public function modelsWithout(array $models): array
    {
        if ([] === $models) {
            return [];
        }
        $marks = Connection::placeholders($models);
        $kept = $this->connection->rows(
            "SELECT id FROM {models} WHERE is_by_hand = 1 AND id IN ($marks) UNION SELECT model_id AS id FROM {model_assemblies} WHERE is_by_hand = 1 AND model_id IN ($marks)",
            [...$models, ...$models],
        );

        return array_values(array_diff($models, array_map(static fn (array $row): int => (int) $row['id'], $kept)));
    }

    /** @return array<string, string|int> */
    private static function decoded(string|int|null $values): array
    {
        $said = [];
        foreach (is_string($values) ? Json::decode($values) : [] as $name => $value) {
            if (is_string($value) || is_int($value)) {
                $said[(string) $name] = $value;
            }
        }

        return $said;
    }

    /**
     * @param list<int> $ids
     * @return list<array<string, string|null>>
     */
    private function rows(array $ids): array
    {
        return [] === $ids ? [] : $this->connection->rows(
            sprintf('SELECT id, feed_values FROM {model_assemblies} WHERE is_by_hand = 1 AND id IN (%s)', Connection::placeholders($ids)),
            $ids,
        );
    }
}
