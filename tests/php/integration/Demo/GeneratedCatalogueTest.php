<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Demo;

use Coleman\Api\Demo\GeneratedCatalogue;
use Coleman\Api\Parts\PartKey;
use Coleman\Tests\Integration\TestCase;

final class GeneratedCatalogueTest extends TestCase
{
    public function testIsTheSameEachTimeAndNoTwoPartsAreOne(): void
    {
        $parts = iterator_to_array((new GeneratedCatalogue(5_000))->parts(), false);
        self::assertSame($parts, iterator_to_array((new GeneratedCatalogue(5_000))->parts(), false));
        $numbers = array_column($parts, 'part_number');
        self::assertCount(5_000, array_unique($numbers));
        self::assertCount(5_000, array_unique(array_map(static fn (array $part): string => PartKey::normalize((string) $part['part_number']) . ' ' . $part['vendor'], $parts)));
        foreach (['-', '.', '/', ' ', 'O'] as $sign) {
            self::assertNotSame([], array_filter($numbers, static fn (mixed $number): bool => str_contains((string) $number, $sign)), $sign);
        }
        self::assertSame('HX000-00000O', $numbers[0]);
        self::assertSame('HX000-000000', $numbers[1]);
    }

    public function testReplacesInChainsForksCirclesAndByKits(): void
    {
        $links = iterator_to_array((new GeneratedCatalogue(1_000))->supersessions(), false);
        self::assertSame(['straight' => 21, 'alternate' => 10, 'kit' => 10], array_count_values(array_map(static fn (array $link): string => (string) $link['kind'], $links)));
        $pairs = array_map(static fn (array $link): string => $link['from_number'] . '>' . $link['to_number'], $links);
        self::assertContains(GeneratedCatalogue::number(100) . '>' . GeneratedCatalogue::number(101), $pairs);
        self::assertContains(GeneratedCatalogue::number(101) . '>' . GeneratedCatalogue::number(100), $pairs);
    }
}
