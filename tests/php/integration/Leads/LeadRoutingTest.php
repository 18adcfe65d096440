<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Leads\LeadRoute;
use Coleman\Api\Mail\RecipientSettings;

/** Who answers: the salesman of the ZIP code, else the branch, else the dealer. */
final class LeadRoutingTest extends LeadTestCase
{
    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute("DELETE FROM {salesman_zipcodes} WHERE zipcode = '64089' AND salesman_id <> 7");
        $slugs = array_column($this->modules()->foundation->connection()->rows('SELECT id, slug FROM {salesmen}'), 'slug', 'id');
        $this->modules()->foundation->connection()->updateMany('salesmen', array_map(static fn (?string $slug): array => ['email' => strtr((string) $slug, '-', '.') . '@colemanequipment.example'], $slugs));
        parent::tearDown();
    }

    public function testTheSalesmanOfTheZipCode(): void
    {
        self::assertEquals(new LeadRoute('zip', 1, 7, 'wade.kessler@colemanequipment.example'), $this->route('64089', 1));
        self::assertEquals(new LeadRoute('zip', 1, 7, 'wade.kessler@colemanequipment.example'), $this->route(' 64089-1234 ', 1));
        // Of two, whoever is where the machine is.
        $this->modules()->foundation->connection()->insert('salesman_zipcodes', ['salesman_id' => 10, 'zipcode' => '64089']);
        self::assertSame(10, $this->route('64089', 4)->salesmanId);
        self::assertSame(7, $this->route('64089', 1)->salesmanId);
        // Who cannot be written to is passed over.
        $this->modules()->foundation->connection()->execute("UPDATE {salesmen} SET email = 'nobody' WHERE id = 7");
        self::assertSame(10, $this->route('64089', 1)->salesmanId);
    }

    public function testTheBranchOfTheMachine(): void
    {
        foreach (['', '99999', 'abc', '6408', "64089' OR 1=1"] as $zip) {
            self::assertEquals(new LeadRoute('branch', 4, 9, 'russell.amend@colemanequipment.example'), $this->route($zip, 4), $zip);
        }
        update_option(RecipientSettings::OPTION, ['sales' => [4 => 'sales-easton@example.com', 'default' => 'sales@example.com']]);
        self::assertEquals(new LeadRoute('branch', 4, 0, 'sales-easton@example.com'), $this->route('', 4));
        self::assertSame(['branch', 1], [$this->route('', 1)->by, $this->route('', 1)->salesmanId], 'the default is no branch of its own');
        self::assertSame('zip', $this->route('64089', 4)->by);
    }

    public function testTheDealerWhereNobodyElseIsNamed(): void
    {
        $this->modules()->foundation->connection()->execute("UPDATE {salesmen} SET email = '' WHERE location_id = 4");
        $route = $this->route('', 4);
        self::assertSame(['default', 4, 0, get_option('admin_email')], [$route->by, $route->locationId, $route->salesmanId, $route->email]);
        update_option(RecipientSettings::OPTION, ['sales' => ['default' => 'sales@example.com']]);
        self::assertSame('sales@example.com', $this->route('', 4)->email);
    }

    /** Easton lies beside Leavenworth: a machine of no branch is the nearest one's. */
    public function testAMachineOfNoBranchIsLookedAfterByTheNearest(): void
    {
        self::assertSame(4, $this->route('66048', 0)->locationId);
        self::assertSame('default', $this->route('', 0)->by);
    }

    private function route(string $zip, int $branch): LeadRoute
    {
        $before = $this->modules()->foundation->connection()->queries();
        $route = $this->modules()->leads->routing()->route($zip, $branch);
        self::assertLessThanOrEqual(3, $this->modules()->foundation->connection()->queries() - $before);

        return $route;
    }
}
