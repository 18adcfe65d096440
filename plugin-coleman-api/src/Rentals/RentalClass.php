<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Catalogue\EquipmentUrls;

/** What a rental page shows: interchangeable machines. Which of them it is, the desk decides when it confirms. */
final readonly class RentalClass
{
    /**
     * @param array<int, int> $units how many there are, by branch
     */
    public function __construct(
        public int $id,
        public int $categoryId,
        public string $categoryName,
        public string $brandName,
        public string $model,
        public string $image,
        public string $description,
        public ?int $dailyCents,
        public ?int $weeklyCents,
        public ?int $monthlyCents,
        public array $units,
    ) {
    }

    /** Null where the desk tells the price. */
    public function rates(): ?Rates
    {
        return Rates::create($this->dailyCents, $this->weeklyCents, $this->monthlyCents);
    }

    public function hasWeeklyRate(): bool
    {
        return (int) $this->weeklyCents > 0;
    }

    public function name(): string
    {
        return trim($this->brandName . ' ' . $this->model);
    }

    public function url(): string
    {
        return EquipmentUrls::rental($this->id, $this->name());
    }

    /** Where it is asked for. */
    public function requestUrl(): string
    {
        return EquipmentUrls::rentalRequest($this->id);
    }
}
