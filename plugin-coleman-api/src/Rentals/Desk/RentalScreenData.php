<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** What the rentals screen is given at once: what may be chosen. */
final readonly class RentalScreenData
{
    private const MAX_CLASSES = 500;

    public function __construct(private RentalClassRepository $classes, private LocationRepository $locations, private Clock $clock)
    {
    }

    /** @return array<string, mixed> type RentalsBoot in src/desk/screens/rentals/types.ts */
    public function rentals(): array
    {
        $staff = ActorNames::whoMay(Roles::RENTALS);

        return [
            'today' => DealerTime::today($this->clock),
            'views' => array_map(static fn (RentalView $view): array => ['value' => $view->value, 'label' => $view->label()], RentalView::cases()),
            'states' => array_map(static fn (RentalState $state): array => ['value' => $state->value, 'label' => $state->label()], RentalState::cases()),
            'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city, 'hours' => $location->hours, 'special_hours' => $location->specialHours], $this->locations->all()),
            'classes' => array_map(static fn (RentalClass $class): array => ['id' => $class->id, 'name' => $class->name()], $this->classes->page(0, 0, self::MAX_CLASSES)),
            'staff' => array_map(static fn (int $id, string $name): array => ['id' => $id, 'name' => $name], array_keys($staff), array_values($staff)),
            'me' => get_current_user_id(),
            'mayCustomers' => current_user_can(Roles::CUSTOMERS),
            'printUrl' => admin_url('admin-post.php?action=' . RentalPrintout::ACTION),
        ];
    }
}
