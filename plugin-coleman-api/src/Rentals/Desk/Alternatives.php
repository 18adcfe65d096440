<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalRequest;

/** What the desk can offer when the days that were asked for are taken. */
final readonly class Alternatives
{
    private const MAX = 6;

    public function __construct(private RentalUnitRepository $units, private LocationRepository $locations)
    {
    }

    /**
     * 409 coleman_rental_overlap with `free_units`, those of the class that are free on these days, at whatever branch, and
     * `alternatives`, the next days on which the others are free for as long.
     */
    public function refusal(RentalRequest $request, DateRange $range, string $start, string $return): ApiError
    {
        $free = [];
        $later = [];
        $days = RentalDates::days($start, $return);
        foreach ($this->units->forDateRange($request->classId, $range, $request->id) as ['unit' => $unit, 'taken_by' => $takenBy, 'next_start' => $next]) {
            $facts = ['unit_id' => $unit->id, 'stock_number' => $unit->stockNumber, 'location_id' => $unit->locationId, 'city' => $this->locations->byId($unit->locationId)->city ?? ''];
            if ([] === $takenBy) {
                $free[] = $facts;
            } elseif (null !== $next) {
                $later[] = $facts + ['start_date' => $next, 'return_date' => DateRange::shift($next, $days)];
            }
        }
        usort($later, static fn (array $one, array $other): int => $one['start_date'] <=> $other['start_date']);

        return new ApiError(
            'coleman_rental_overlap',
            [] === $free
                ? __('This machine and all others like it are booked on some of these days.', 'coleman')
                : __('This machine is booked on some of these days. A similar one is available.', 'coleman'),
            409,
            data: ['free_units' => $free, 'alternatives' => array_slice($later, 0, self::MAX)],
        );
    }
}
