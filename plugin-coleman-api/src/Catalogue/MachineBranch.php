<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Sales\SalesmanRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** Where a machine stands, and whom to ask there. */
final readonly class MachineBranch
{
    public function __construct(
        private LocationRepository $locations,
        private LocationPresenter $presenter,
        private SalesmanRepository $salesmen,
        private Clock $clock,
    ) {
    }

    /** @return array<string, mixed>|null schema/location-extra.json, of the special hours those that come soon */
    public function present(Machine $machine): ?array
    {
        $location = $this->locations->byId($machine->locationId);
        if (null === $location) {
            return null;
        }
        $branch = $this->presenter->extra($location);
        $branch['special_hours'] = OpeningHours::soon($branch['special_hours'], DealerTime::today($this->clock));

        return $branch;
    }

    /** @return array{name: string, email: string}|null */
    public function contact(Machine $machine): ?array
    {
        return $this->salesmen->contactAt($machine->locationId);
    }
}
