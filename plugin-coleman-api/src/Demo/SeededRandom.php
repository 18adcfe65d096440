<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * Random draws that are the same on every run and every machine.
 *
 * Each table draws from a stream of its own name, so that one row more here moves nothing there.
 * Only integers are drawn: the last digit of a float depends on the machine's mathematics library.
 */
final readonly class SeededRandom
{
    private const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXY';

    private Randomizer $random;

    public function __construct(string $stream)
    {
        $this->random = new Randomizer(new Xoshiro256StarStar(hash('sha256', $stream, true)));
    }

    public function between(int $least, int $most): int
    {
        return $this->random->getInt($least, $most);
    }

    /** As between(), but small results are far more common: prices, stock and popularity look like that. */
    public function skewed(int $least, int $most): int
    {
        $draw = $this->random->getInt(0, 1000);

        return $least + intdiv(($most - $least) * $draw * $draw, 1_000_000);
    }

    public function chance(int $percent): bool
    {
        return $this->random->getInt(1, 100) <= $percent;
    }

    /**
     * @template T
     * @param non-empty-list<T> $items
     * @return T
     */
    public function pick(array $items): mixed
    {
        return $items[$this->random->getInt(0, count($items) - 1)];
    }

    /**
     * @template T
     * @param list<T> $items
     * @return list<T> at most so many of them, in an order of chance
     */
    public function some(array $items, int $count): array
    {
        return array_slice($this->random->shuffleArray($items), 0, $count);
    }

    /** A number in a maker's style: in the pattern "#" stands for a digit and "?" for a letter. */
    public function number(string $pattern): string
    {
        return preg_replace_callback(
            '/[#?]/',
            fn (array $match): string => '#' === $match[0]
                ? (string) $this->between(0, 9)
                : self::LETTERS[$this->between(0, strlen(self::LETTERS) - 1)],
            $pattern,
        ) ?? $pattern;
    }
}
