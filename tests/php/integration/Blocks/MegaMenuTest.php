<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** The main menu lists what the catalogue has, and costs two queries. */
final class MegaMenuTest extends TestCase
{
    /** @return list<array{string, string}> address and text of every link */
    private function links(string $block): array
    {
        preg_match_all('#<a [^>]*href="([^"]*)"[^>]*>([^<]*)</a>#', do_blocks($block), $found, PREG_SET_ORDER);

        return array_map(static fn (array $link): array => [$link[1], html_entity_decode($link[2], ENT_QUOTES | ENT_HTML5)], $found);
    }

    public function testListsCategoriesFamiliesAndBranches(): void
    {
        $links = $this->links('<!-- wp:coleman/mega-menu /-->');

        foreach ([
            ['/equipment/new/compact-track-loaders-1', 'Compact Track Loaders'],
            ['/new-equipment-lees-summit/', 'Lee\'s Summit'],
            ['/equipment/used/zero-turn-mowers/', 'Zero-Turn Mowers'],
            ['/equipment/used/other-used-equipment/', 'Other Used Equipment'],
            ['/rental/', 'Rental'],
            ['/equipment/implements-attachments/', 'Attachments'],
            ['/parts/category/engine-oil-filters-1', 'Engine Oil Filters'],
            ['/parts/quick-order', 'Quick order'],
            ['/locations/easton/', 'Easton'],
            ['/sales-team/', 'Sales Team'],
        ] as $expected) {
            self::assertContains($expected, $links);
        }
        self::assertCount(25, array_filter($links, static fn (array $link): bool => str_starts_with($link[0], '/parts/category/')));
    }

    public function testListsOnlyCategoriesThatHaveNewMachines(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute("UPDATE {machines} SET machine_condition = 'sold' WHERE machine_condition = 'new' AND category_id = 1");
        try {
            self::assertNotContains('Compact Track Loaders', array_column($this->modules()->catalogue->equipmentOverview()->categoryLinks(), 'name'));
        } finally {
            $connection->execute("UPDATE {machines} SET machine_condition = 'new' WHERE machine_condition = 'sold' AND category_id = 1");
        }
        self::assertContains('Compact Track Loaders', array_column($this->modules()->catalogue->equipmentOverview()->categoryLinks(), 'name'));
    }

    public function testShowsTheSectionsAskedForInTheirOrder(): void
    {
        self::assertSame(
            [['/rental/', 'Rental'], ['/sales-team/', 'Sales Team']],
            $this->links('<!-- wp:coleman/mega-menu {"sections":["team","rental"]} /-->'),
        );
    }

    public function testCostsTwoQueriesBesideTheBranches(): void
    {
        $this->modules()->branches->locations()->all();
        $connection = $this->modules()->foundation->connection();
        $before = $connection->queries();
        do_blocks('<!-- wp:coleman/mega-menu /-->');

        self::assertSame(2, $connection->queries() - $before);
    }
}
