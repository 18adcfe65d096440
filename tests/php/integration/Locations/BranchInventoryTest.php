<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Locations;

use Coleman\Api\Locations\Location;
use Coleman\Tests\Integration\TestCase;

/** What stands at a branch, and the pages that branches and people have. */
final class BranchInventoryTest extends TestCase
{
    public function testCountsMachinesForSaleAndUnitsForRent(): void
    {
        $connection = $this->modules()->foundation->connection();
        foreach ($this->modules()->branches->locations()->all() as $branch) {
            $count = static fn (string $sql): int => (int) $connection->value($sql, [$branch->id]);
            self::assertSame([
                'new' => $count("SELECT COUNT(*) FROM {machines} WHERE machine_condition = 'new' AND sold_at IS NULL AND location_id = %d"),
                'used' => $count("SELECT COUNT(*) FROM {machines} WHERE machine_condition = 'used' AND sold_at IS NULL AND location_id = %d"),
                'rental' => $count('SELECT COUNT(*) FROM {rental_units} WHERE location_id = %d'),
            ], $this->modules()->branches->branchInventory()->counts($branch));
        }
    }

    public function testNothingStandsAtABranchThatThereIsNot(): void
    {
        $nowhere = new Location(999, 'nowhere', '', '', '', '', '', '', 0.0, 0.0, '', [], []);
        self::assertSame(['new' => 0, 'used' => 0, 'rental' => 0], $this->modules()->branches->branchInventory()->counts($nowhere));
        self::assertStringEndsWith('/maps/all.svg', $this->modules()->branches->locationPresenter()->map($nowhere));
    }

    public function testTheSitemapsNameEveryBranchAndSalesman(): void
    {
        $provider = $this->modules()->pages->sitemaps();
        foreach (['branches' => '/locations/easton/', 'salesmen' => '/sales-team/curtis-oneal'] as $kind => $path) {
            self::assertContains(home_url($path), array_column($provider->get_url_list(1, $kind), 'loc'));
        }
    }
}
