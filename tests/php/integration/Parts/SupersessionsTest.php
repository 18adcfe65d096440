<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Parts\Supersessions;
use Coleman\Tests\Integration\TestCase;

/** What to order in place of a superseded part, read from the catalog. */
final class SupersessionsTest extends TestCase
{
    public function testFollowsAChainToItsEndAndTellsTheWay(): void
    {
        $replacement = $this->modules()->parts->supersessions()->resolve(DemoParts::CHAIN_START);
        $end = $this->modules()->parts->repository()->byId(DemoParts::CHAIN_END);
        $piece = $replacement->first();

        self::assertCount(1, $replacement->choices);
        self::assertNotNull($piece);
        self::assertSame([DemoParts::CHAIN_END, $end?->number], [$piece['part']['part_id'], $piece['part']['part_number']]);
        self::assertStringStartsWith('/parts/details/', $piece['part']['url']);
        self::assertSame([DemoParts::CHAIN_MIDDLE], array_column($piece['way'], 'part_id'));
    }

    public function testShowsTheChoicesOfAForkAndTheWholeOfAKit(): void
    {
        self::assertSame([[28 => 1], [29 => 1]], $this->contents(DemoParts::FORK));
        self::assertSame([[31 => 1, 32 => 2]], $this->contents(DemoParts::KIT));
    }

    public function testACurrentPartAndAnUnknownOneAreNotSuperseded(): void
    {
        self::assertFalse($this->modules()->parts->supersessions()->resolve(DemoParts::IN_STOCK)->isSuperseded());
        self::assertFalse($this->modules()->parts->supersessions()->resolve(999_999_999)->isSuperseded());
        self::assertSame([], $this->modules()->parts->supersessions()->resolveAll([]));
    }

    public function testComesOutOfACircle(): void
    {
        self::assertSame([[DemoParts::CYCLE_OTHER => 1]], $this->contents(DemoParts::CYCLE));
    }

    public function testCostsNoMoreQueriesForManyThanForOne(): void
    {
        $service = $this->modules()->parts->supersessions();
        self::assertSame(1, $this->queries(static fn () => $service->resolve(DemoParts::IN_STOCK)));
        self::assertSame(3, $this->queries(static fn () => $service->resolve(DemoParts::CHAIN_START)));
        self::assertLessThanOrEqual(3, $this->queries(static fn () => $service->resolveAll(range(1, 100))));
    }

    public function testAnEndlessChainEnds(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ids = range(101, 101 + Supersessions::MAX_STEPS + 8);
        $known = $connection->rows('SELECT * FROM {part_supersessions} WHERE from_part_id BETWEEN %d AND %d', [$ids[0], end($ids)]);
        $connection->execute('DELETE FROM {part_supersessions} WHERE from_part_id BETWEEN %d AND %d', [$ids[0], end($ids)]);
        try {
            foreach (array_slice($ids, 0, -1) as $id) {
                $connection->insert('part_supersessions', ['from_part_id' => $id, 'to_part_id' => $id + 1, 'kind' => 'straight', 'factor' => 1]);
            }
            $service = $this->modules()->parts->supersessions();
            self::assertSame(Supersessions::MAX_STEPS, $this->queries(static fn () => $service->resolve($ids[0])));
            self::assertSame($ids[0] + Supersessions::MAX_STEPS, $service->resolve($ids[0])->first()['part']['part_id'] ?? 0);
        } finally {
            $connection->execute('DELETE FROM {part_supersessions} WHERE from_part_id BETWEEN %d AND %d', [$ids[0], end($ids)]);
            if ([] !== $known) {
                $connection->insertMany('part_supersessions', $known);
            }
        }
    }

    /** @return list<array<int, int>> quantity by part, of each choice */
    private function contents(int $partId): array
    {
        $contents = [];
        foreach ($this->modules()->parts->supersessions()->resolve($partId)->choices as $pieces) {
            $choice = [];
            foreach ($pieces as $piece) {
                $choice[$piece['part']['part_id']] = $piece['quantity'];
            }
            $contents[] = $choice;
        }

        return $contents;
    }

    private function queries(\Closure $work): int
    {
        $before = $this->modules()->foundation->connection()->queries();
        $work();

        return $this->modules()->foundation->connection()->queries() - $before;
    }
}
