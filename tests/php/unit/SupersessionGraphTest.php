<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Parts\Supersession;
use Coleman\Api\Parts\SupersessionGraph;
use PHPUnit\Framework\TestCase;

/** Chains, forks, kits and circles of part numbers, each by itself and in whatever heap a maker's file makes of them. */
final class SupersessionGraphTest extends TestCase
{
    /** @return iterable<string, array{list<Supersession>, list<array<int, int>>}> what part 1 is ordered as: quantity by part */
    public static function shapes(): iterable
    {
        $straight = static fn (int $from, int $to, int $factor = 1): Supersession => new Supersession($from, $to, Supersession::STRAIGHT, $factor);
        $alternate = static fn (int $from, int $to): Supersession => new Supersession($from, $to, Supersession::ALTERNATE);
        $kit = static fn (int $from, int $to, int $factor = 1): Supersession => new Supersession($from, $to, Supersession::KIT, $factor);

        yield 'a current part' => [[$straight(2, 3)], []];
        yield 'a chain' => [[$straight(1, 2), $straight(2, 3)], [[3 => 1]]];
        yield 'factors multiply' => [[$straight(1, 2, 2), $straight(2, 3, 3)], [[3 => 6]]];
        yield 'no more than a cart holds' => [[$straight(1, 2, 5000), $straight(2, 3, 5000)], [[3 => 9999]]];
        yield 'a factor of 0 is 1' => [[$straight(1, 2, 0)], [[2 => 1]]];
        yield 'a fork' => [[$alternate(1, 3), $alternate(1, 2)], [[2 => 1], [3 => 1]]];
        yield 'the straight one first' => [[$alternate(1, 2), $straight(1, 3)], [[3 => 1], [2 => 1]]];
        yield 'a fork that joins again' => [[$alternate(1, 2), $alternate(1, 3), $straight(2, 4), $straight(3, 4)], [[4 => 1]]];
        yield 'a kit' => [[$kit(1, 2), $kit(1, 3, 2)], [[2 => 1, 3 => 2]]];
        yield 'a kit at the end of a chain, of two' => [[$straight(1, 2, 2), $kit(2, 3), $kit(2, 4, 2)], [[3 => 2, 4 => 4]]];
        yield 'a kit whose pieces are replaced' => [[$kit(1, 2), $kit(1, 3), $straight(2, 4), $alternate(3, 5), $alternate(3, 6)], [[4 => 1, 5 => 1], [4 => 1, 6 => 1]]];
        yield 'a kit of the same piece by two ways' => [[$kit(1, 2), $kit(1, 3), $straight(2, 4), $straight(3, 4, 2)], [[4 => 3]]];
        yield 'a kit that keeps the old part' => [[$kit(1, 1), $kit(1, 2)], [[1 => 1, 2 => 1]]];
        yield 'a kit or another part' => [[$kit(1, 2), $kit(1, 3), $alternate(1, 4)], [[4 => 1], [2 => 1, 3 => 1]]];
        yield 'itself' => [[$straight(1, 1)], []];
        yield 'a circle of two' => [[$straight(1, 2), $straight(2, 1)], [[2 => 1]]];
        yield 'a chain into a circle' => [[$straight(1, 2), $straight(2, 3), $straight(3, 2)], [[3 => 1]]];
        yield 'a circle with a way out' => [[$straight(1, 2), $straight(2, 1), $alternate(2, 3)], [[3 => 1]]];
    }

    /**
     * @dataProvider shapes
     * @param list<Supersession> $steps
     * @param list<array<int, int>> $expected
     */
    public function testFollowsToTheEnd(array $steps, array $expected): void
    {
        self::assertSame($expected, array_map(
            static fn (array $pieces): array => array_column($pieces, 'quantity', 'part_id'),
            (new SupersessionGraph($steps))->choices(1),
        ));
    }

    public function testTellsTheWay(): void
    {
        $graph = new SupersessionGraph([new Supersession(1, 2), new Supersession(2, 3), new Supersession(3, 4)]);

        self::assertSame([[['quantity' => 1, 'part_id' => 4, 'way' => [2, 3]]]], $graph->choices(1));
    }

    /** Whatever the steps are: it ends, within bounds, and says only what the steps say. */
    public function testHoldsForAnyHeap(): void
    {
        $random = new \Random\Randomizer(new \Random\Engine\Mt19937(714940));
        $kinds = [Supersession::STRAIGHT, Supersession::ALTERNATE, Supersession::KIT, 'a kind of tomorrow'];
        for ($round = 0; $round < 400; $round++) {
            $parts = $random->getInt(1, 12);
            $steps = [];
            for ($count = $random->getInt(0, 30); $count > 0; $count--) {
                $step = new Supersession($random->getInt(1, $parts), $random->getInt(1, $parts), $kinds[$random->getInt(0, 3)], $random->getInt(1, 3));
                $steps[$step->from . '-' . $step->to] = $step;
            }
            $graph = new SupersessionGraph(array_values($steps));
            $shuffled = new SupersessionGraph(array_values($random->shuffleArray($steps)));
            for ($id = 1; $id <= $parts; $id++) {
                $choices = $graph->choices($id);
                $heap = Supersession::class . ' ' . json_encode(array_keys($steps)) . " from $id";
                self::assertSame($choices, $shuffled->choices($id), 'the order of the rows does not matter: ' . $heap);
                self::assertLessThanOrEqual(SupersessionGraph::MAX_CHOICES, count($choices), $heap);
                $leadsAway = array_filter($steps, static fn (Supersession $step): bool => $step->from === $id && $step->to !== $id);
                self::assertSame([] === $leadsAway, [] === $choices, 'superseded or not: ' . $heap);
                foreach ($choices as $pieces) {
                    foreach ($pieces as $piece) {
                        $this->assertIsAWay([$id, ...$piece['way'], $piece['part_id']], $steps, $heap);
                        self::assertGreaterThanOrEqual(1, $piece['quantity'], $heap);
                        self::assertLessThanOrEqual(9999, $piece['quantity'], $heap);
                    }
                    self::assertCount(count($pieces), array_unique(array_column($pieces, 'part_id')), $heap);
                }
            }
        }
    }

    public function testTheLongestAndTheWidestComeToAnEnd(): void
    {
        $steps = [];
        for ($level = 0; $level < 30; $level++) {
            foreach ([1, 2, 3] as $one) {
                foreach ([1, 2, 3] as $other) {
                    $steps[] = new Supersession($level * 10 + $one, ($level + 1) * 10 + $other, 0 === $level % 2 ? Supersession::KIT : Supersession::ALTERNATE, 2);
                }
            }
        }
        $start = hrtime(true);
        $choices = (new SupersessionGraph($steps))->choices(1);

        self::assertNotEmpty($choices);
        self::assertLessThan(1, (hrtime(true) - $start) / 1e9);
    }

    /**
     * @param list<int> $way
     * @param array<string, Supersession> $steps by "from-to"
     */
    private function assertIsAWay(array $way, array $steps, string $heap): void
    {
        for ($index = 1; $index < count($way); $index++) {
            self::assertArrayHasKey($way[$index - 1] . '-' . $way[$index], $steps, $heap);
        }
        $between = array_slice($way, 0, -1);
        self::assertCount(count($between), array_unique($between), 'no number twice: ' . $heap);
    }
}
