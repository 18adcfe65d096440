<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/**
 * At most three ways to have a whole order: all at one branch, each line by its earliest way, all shipped.
 *
 * How a line is had is "ship", or "will_call:3" for pickup at the branch 3. A way that some line cannot be had by is left
 * out, and of ways that come to the same only the first is offered.
 */
final readonly class DeliveryWays
{
    public const BRANCH = 'branch';

    public const EARLIEST = 'earliest';

    public const SHIP = 'ship';

    /**
     * @param array<int, array<string, string>> $lines by cart item: the ways that the line can be had by, each with the moment
     *        it is ready or arrives, as "2026-11-24 08:30" or "2026-11-24"; '' where nobody can say
     * @param string $own pickup at the visitor's branch, such as "will_call:3"
     * @return array<string, array<int, string>> the way of each line, by BRANCH, EARLIEST and SHIP
     */
    public static function find(array $lines, string $own): array
    {
        $earliest = array_map(static fn (array $ready): ?string => self::earliest($ready, $own), $lines);
        if ([] === $lines || in_array(null, $earliest, true)) {
            return [];
        }
        $ways = [
            self::BRANCH => array_map(static fn (): string => $own, $lines),
            self::EARLIEST => $earliest,
            self::SHIP => array_map(static fn (): string => self::SHIP, $lines),
        ];
        if (in_array($earliest, [$ways[self::BRANCH], $ways[self::SHIP]], true)) {
            unset($ways[self::EARLIEST]);
        }

        return array_filter($ways, static fn (array $way): bool => array_all($way, static fn (string $how, int $item): bool => isset($lines[$item][$how])));
    }

    /**
     * By the day: nobody drives to another branch for half an hour. On one day the visitor's branch is first, then the other
     * branches by the time, then shipping. What has no date is last.
     *
     * @param array<string, string> $ready
     */
    private static function earliest(array $ready, string $own): ?string
    {
        $ways = array_keys($ready);
        $rank = static fn (string $way): array => [
            '' === $ready[$way] ? '~' : substr($ready[$way], 0, 10),
            $way === $own ? 0 : (self::SHIP === $way ? 2 : 1),
            $ready[$way],
        ];
        usort($ways, static fn (string $one, string $other): int => $rank($one) <=> $rank($other));

        return $ways[0] ?? null;
    }
}
