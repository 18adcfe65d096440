<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;

/**
 * What to order in place of a superseded part, followed to the end.
 *
 * Costs one query a step of the longest chain, MAX_STEPS at most, for however many parts.
 *
 * @phpstan-import-type Reference from Replacement
 */
final readonly class Supersessions
{
    /** A number that was replaced more often than this is followed so far. */
    public const MAX_STEPS = 12;

    /** As many numbers are followed a step; a chain that spreads wider is no chain. */
    private const MAX_BREADTH = 400;

    public function __construct(private Connection $connection)
    {
    }

    public function resolve(int $partId): Replacement
    {
        return $this->resolveAll([$partId])[$partId];
    }

    /**
     * @param list<int> $partIds
     * @return array<int, Replacement> by the id asked for
     */
    public function resolveAll(array $partIds): array
    {
        $steps = [];
        $references = [];
        $seen = array_fill_keys($partIds, true);
        $frontier = array_keys($seen);
        for ($step = 0; $step < self::MAX_STEPS && [] !== $frontier; $step++) {
            $next = [];
            foreach ($this->from(array_slice($frontier, 0, self::MAX_BREADTH)) as $row) {
                $to = (int) $row['to_part_id'];
                $steps[] = new Supersession((int) $row['from_part_id'], $to, (string) $row['kind'], (int) $row['factor']);
                $references[$to] ??= $this->reference($to, $row);
                if (!isset($seen[$to])) {
                    $seen[$to] = true;
                    $next[] = $to;
                }
            }
            $frontier = $next;
        }
        $graph = new SupersessionGraph($steps);
        $resolved = [];
        foreach ($partIds as $partId) {
            // Whatever a choice names was reached by a step, and so is known.
            $resolved[$partId] = new Replacement($partId, array_map(static fn (array $pieces): array => array_map(static fn (array $piece): array => [
                'part' => $references[$piece['part_id']],
                'quantity' => $piece['quantity'],
                'way' => array_map(static fn (int $id): array => $references[$id], $piece['way']),
            ], $pieces), $graph->choices($partId)));
        }

        return $resolved;
    }

    /**
     * @param non-empty-list<int> $ids
     * @return list<array<string, string|null>>
     */
    private function from(array $ids): array
    {
        return $this->connection->rows(
            sprintf(
                'SELECT s.from_part_id, s.to_part_id, s.kind, s.factor, p.part_number, p.description, p.parts_url_description
                FROM {part_supersessions} s JOIN {parts} p ON p.id = s.to_part_id
                WHERE s.from_part_id IN (%s) ORDER BY s.from_part_id, s.to_part_id LIMIT 1000',
                Connection::placeholders($ids),
            ),
            $ids,
        );
    }

    /**
     * @param array<string, string|null> $row
     * @return Reference
     */
    private function reference(int $id, array $row): array
    {
        $number = (string) $row['part_number'];
        $description = (string) $row['description'];

        return [
            'part_id' => $id,
            'part_number' => $number,
            'description' => $description,
            'url' => PartUrls::path($id, $number, $description, (string) $row['parts_url_description']),
        ];
    }
}
