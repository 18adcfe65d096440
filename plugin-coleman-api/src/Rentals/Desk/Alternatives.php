<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalRequest;

/** Which units can be promised for some days, and what the desk can offer when these are taken. */
final readonly class Alternatives
{
    private const MAX = 6;

    /** As many units are tried where any would do: whoever is slower than so many others at once is told so. */
    private const MAX_TRIES = 5;

    public function __construct(private RentalUnitRepository $units, private LocationRepository $locations)
    {
    }

    /**
     * @param int $unitId 0 for any that is free
     * @param int $locationId of any: of this branch; 0 for all, those of the request's branch first
     * @return list<RentalUnit> in the order they are tried
     * @throws ApiError 400 naming unit_id
     */
    public function candidates(RentalRequest $request, int $unitId, int $locationId, DateRange $range): array
    {
        if ($unitId > 0) {
            $unit = $this->units->byId($unitId);
            // One that is not for rent any more stays with who has it.
            if (null === $unit || $unit->classId !== $request->classId || (!$unit->isActive && $unit->id !== $request->unitId)) {
                throw ApiError::invalid(['unit_id' => __('Choose a unit of the requested machine.', 'coleman')]);
            }

            return [$unit];
        }
        $free = array_filter(
            $this->units->forDateRange($request->classId, $range, $request->id),
            static fn (array $found): bool => [] === $found['taken_by'] && (0 === $locationId || $found['unit']->locationId === $locationId),
        );
        // One that has not come back yet may not be there in time.
        usort($free, static fn (array $one, array $other): int => [$one['late_rental'] > 0, $one['unit']->locationId !== $request->locationId]
            <=> [$other['late_rental'] > 0, $other['unit']->locationId !== $request->locationId]);

        return array_map(static fn (array $found): RentalUnit => $found['unit'], array_slice($free, 0, self::MAX_TRIES));
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
