<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Routing;

use Coleman\Api\Routing\Page;
use Coleman\Tests\Integration\TestCase;

/** Whatever the dealership prints as an address of its own leads to a page, under that very address. */
final class PrintedAddressesTest extends TestCase
{
    /** Pages that are not built yet. */
    private const OWED = '@^/rental/@';

    public function testOfParts(): void
    {
        $presenter = $this->modules()->parts->presenter();
        $ids = [...range(1, 60), ...range(61, 3000, 37)];
        $this->assertLead(array_map($presenter->present(...), $this->modules()->parts->repository()->byIds($ids)), 100);
        $this->assertLead($this->modules()->parts->repository()->families(), 0);
    }

    public function testOfTheGridOfNewEquipment(): void
    {
        $this->assertLead($this->modules()->catalogue->equipmentOverview()->view(0, 0), 30);
    }

    public function testOfMachines(): void
    {
        $this->assertLead(array_map($this->modules()->catalogue->machinePresenter()->present(...), $this->modules()->catalogue->machines()->byIds(range(1, 100))), 100);
    }

    /** @param array<array-key, mixed> $presented */
    private function assertLead(array $presented, int $atLeast): void
    {
        $paths = [];
        array_walk_recursive($presented, static function (mixed $value, int|string $key) use (&$paths): void {
            if (is_string($value) && 1 === preg_match('@^/(?!/)@', $value)) {
                $paths[$value] = true;
            } elseif ('ReplacementPartDetails' === $key && is_string($value)) {
                foreach ((array) json_decode($value, true) as $other) {
                    $paths[is_array($other) && is_string($other['url'] ?? null) ? $other['url'] : ''] = true;
                }
            }
        });
        self::assertGreaterThanOrEqual($atLeast, count($paths));
        foreach (array_keys($paths) as $path) {
            if (1 !== preg_match(self::OWED, $path)) {
                // What narrows a list down is no part of its address.
                $path = explode('?', $path)[0];
                $page = $this->modules()->pages->router()->resolve($path);
                self::assertInstanceOf(Page::class, $page, $path);
                self::assertSame($path, $page->canonical);
            }
        }
    }
}
