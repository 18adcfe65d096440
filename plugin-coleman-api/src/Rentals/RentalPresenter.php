<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Money;

/** Rentals as the REST API and the blocks show them. */
final readonly class RentalPresenter
{
    public function __construct(private ImageUrls $images, private LocationRepository $locations, private LocationPresenter $locationPresenter)
    {
    }

    /**
     * @return array{
     *   EquipmentId: int, Model: string, VendorName: string, CategoryId: int, CategoryName: string, Description: string, Url: string,
     *   DailyRental: string, WeeklyRental: string, MonthlyRental: string, daily_cents: int|null, weekly_cents: int|null, monthly_cents: int|null,
     *   AvailableLocations: list<array{LocationId: int, City: string, State: string, Latitude: float, Longitude: float, slug: string}>,
     *   MediumImage: array{path: string}, FullImage: array{path: string}
     * } schema/rental.json
     */
    public function present(RentalClass $class): array
    {
        $rate = static fn (?int $amount): string => null === $amount ? '' : Money::format($amount);

        return [
            'EquipmentId' => $class->id,
            'Model' => $class->model,
            'VendorName' => $class->brandName,
            'CategoryId' => $class->categoryId,
            'CategoryName' => $class->categoryName,
            'Description' => $class->description,
            'Url' => $class->url(),
            'DailyRental' => $rate($class->dailyCents),
            'WeeklyRental' => $rate($class->weeklyCents),
            'MonthlyRental' => $rate($class->monthlyCents),
            'daily_cents' => $class->dailyCents,
            'weekly_cents' => $class->weeklyCents,
            'monthly_cents' => $class->monthlyCents,
            'AvailableLocations' => array_map($this->locationPresenter->brief(...), array_values(array_filter(
                $this->locations->all(),
                static fn (Location $branch): bool => isset($class->units[$branch->id]),
            ))),
            'MediumImage' => $this->images->object($class->image, 'medium'),
            'FullImage' => $this->images->object($class->image, 'full'),
        ];
    }

    /** @return array<string, mixed> schema/rental-quote.json */
    public function quote(?RentalPrice $price, int $days): array
    {
        return null === $price
            ? ['days' => $days, 'is_priced' => false, 'blocks' => [], 'cost_cents' => 0, 'insurance_cents' => 0, 'deposit_cents' => 0, 'total_cents' => 0, 'hint' => null]
            : [
                'days' => $price->days,
                'is_priced' => true,
                'blocks' => $price->blocks,
                'cost_cents' => $price->costCents,
                'insurance_cents' => $price->insuranceCents,
                'deposit_cents' => $price->depositCents,
                'total_cents' => $price->totalCents,
                'hint' => $price->hint,
            ];
    }

    /**
     * What a request came to when it was made, in the shape of a quote. A hint is for who still chooses.
     *
     * @return array<string, mixed> schema/rental-quote.json
     */
    public function estimate(RentalRequest $request): array
    {
        $estimate = $request->estimate;

        return [
            'days' => $request->days,
            'is_priced' => $estimate->isPriced,
            'blocks' => $estimate->blocks,
            'cost_cents' => $estimate->costCents,
            'insurance_cents' => $estimate->insuranceCents,
            'deposit_cents' => $estimate->depositCents,
            'total_cents' => $estimate->totalCents,
            'hint' => null,
        ];
    }
}
