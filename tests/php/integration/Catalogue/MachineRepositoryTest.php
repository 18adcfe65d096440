<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Tests\Integration\TestCase;

final class MachineRepositoryTest extends TestCase
{
    public function testMachinesComeInTheOrderAskedAndUnknownOnesAreAbsent(): void
    {
        self::assertSame([70, 1, 100], array_keys($this->modules()->catalogue->machines()->byIds([70, 999, 1, 100])));
        self::assertNull($this->modules()->catalogue->machines()->byId(999));
    }

    public function testAUsedMachineIsCalledByItsYearAndANewOneIsNot(): void
    {
        $new = $this->modules()->catalogue->machines()->byId(1);
        $used = $this->modules()->catalogue->machines()->byId(70);
        self::assertNotNull($new);
        self::assertNotNull($used);
        self::assertSame($new->brandName . ' ' . $new->model, $new->title());
        self::assertSame(sprintf('%d %s %s', $used->year, $used->brandName, $used->model), $used->title());
        self::assertMatchesRegularExpression('#^/equipment/new/detail/[a-z0-9-]+-1$#', $new->url());
        self::assertMatchesRegularExpression('#^/equipment/used/detail/\d{4}-[a-z0-9-]+-70$#', $used->url());
    }

    public function testSoldMachinesKnowIt(): void
    {
        self::assertTrue($this->modules()->catalogue->machines()->byId(63)?->isSold());
        self::assertFalse($this->modules()->catalogue->machines()->byId(64)?->isSold());
    }
}
