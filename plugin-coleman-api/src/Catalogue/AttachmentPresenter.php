<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Money;

/**
 * Attachments as the REST API and the blocks show them; and what a list of them can be narrowed down by.
 *
 * @phpstan-type Presented array{
 *   AttachmentId: int, Kind: string, Model: string, Name: string, CategoryId: int, CategoryName: string, VendorId: int, BrandName: string,
 *   Url: string, Description: string, Specs: list<array{label: string, value: string}>, Price: float|null, price_cents: int|null,
 *   DailyRental: string, WeeklyRental: string, MonthlyRental: string, daily_cents: int|null, weekly_cents: int|null, monthly_cents: int|null,
 *   AvailableLocations: list<array{LocationId: int, City: string, State: string, Latitude: float, Longitude: float, slug: string}>,
 *   ThumbnailImage: array{path: string}, MediumImage: array{path: string}, FullImage: array{path: string}
 * }
 */
final readonly class AttachmentPresenter
{
    /** Counts stop here; a page says "more than 200". */
    public const COUNT_CAP = 200;

    public function __construct(private ImageUrls $images, private LocationRepository $locations, private LocationPresenter $locationPresenter)
    {
    }

    /** @return Presented schema/attachment.json */
    public function present(Attachment $attachment): array
    {
        $rate = static fn (?int $amount): string => null === $amount ? '' : Money::format($amount);

        return [
            'AttachmentId' => $attachment->id,
            'Kind' => $attachment->kind,
            'Model' => $attachment->model,
            'Name' => $attachment->name,
            'CategoryId' => $attachment->categoryId,
            'CategoryName' => $attachment->categoryName,
            'VendorId' => $attachment->brandId,
            'BrandName' => $attachment->brandName,
            'Url' => $attachment->url(),
            'Description' => $attachment->description,
            'Specs' => $attachment->specs,
            'Price' => Money::dollars($attachment->priceCents),
            'price_cents' => $attachment->priceCents,
            'DailyRental' => $rate($attachment->dailyCents),
            'WeeklyRental' => $rate($attachment->weeklyCents),
            'MonthlyRental' => $rate($attachment->monthlyCents),
            'daily_cents' => $attachment->dailyCents,
            'weekly_cents' => $attachment->weeklyCents,
            'monthly_cents' => $attachment->monthlyCents,
            'AvailableLocations' => array_map($this->locationPresenter->brief(...), array_values(array_filter(
                $this->locations->all(),
                static fn (Location $location): bool => in_array($location->id, $attachment->locationIds, true),
            ))),
            'ThumbnailImage' => $this->images->object($attachment->image, 'thumbnail'),
            'MediumImage' => $this->images->object($attachment->image, 'medium'),
            'FullImage' => $this->images->object($attachment->image, 'full'),
        ];
    }

    /**
     * The address of a picture of the catalog.
     *
     * @param 'medium'|'full' $size
     */
    public function image(string $path, string $size = 'medium'): string
    {
        return $this->images->url($path, $size);
    }

    /**
     * A page of a list.
     *
     * @param list<Attachment> $found one more than `$limit` when there is a further page
     * @return array{results: list<Presented>, has_more: bool, after: int}
     */
    public function page(array $found, int $limit): array
    {
        $page = array_slice($found, 0, $limit);
        $last = end($page);

        return [
            'results' => array_map($this->present(...), $page),
            'has_more' => count($found) > $limit,
            'after' => false === $last ? 0 : $last->id,
        ];
    }

    /**
     * @param array{
     *   count: int,
     *   categories: array<int, array{name: string, count: int}>,
     *   vendors: array<int, array{name: string, count: int}>,
     *   locations: array<int, int>,
     *   for_rent: int,
     *   prices: array<string, int>
     * } $counts of AttachmentRepository::counts(), counted to one more than the cap
     * @return array{
     *   count: int, count_is_capped: bool,
     *   facets: array{
     *     categories: list<array{CategoryId: int, CategoryName: string, count: int}>,
     *     vendors: list<array{VendorId: int, BrandName: string, count: int}>,
     *     locations: list<array{LocationId: int, City: string, count: int}>,
     *     for_rent: int,
     *     prices: list<array{price: string, from_cents: int, below_cents: int|null, count: int}>
     *   }
     * } schema/attachment-facets.json
     */
    public function counts(array $counts): array
    {
        $capped = static fn (int $count): int => min($count, self::COUNT_CAP);
        $categories = [];
        foreach ($counts['categories'] as $id => ['name' => $name, 'count' => $count]) {
            $categories[] = ['CategoryId' => $id, 'CategoryName' => $name, 'count' => $capped($count)];
        }
        $vendors = [];
        foreach ($counts['vendors'] as $id => ['name' => $name, 'count' => $count]) {
            $vendors[] = ['VendorId' => $id, 'BrandName' => $name, 'count' => $capped($count)];
        }

        return [
            'count' => $capped($counts['count']),
            'count_is_capped' => $counts['count'] > self::COUNT_CAP,
            'facets' => [
                'categories' => $categories,
                'vendors' => $vendors,
                'locations' => array_map(static fn (Location $location): array => [
                    'LocationId' => $location->id,
                    'City' => $location->city,
                    'count' => $capped($counts['locations'][$location->id] ?? 0),
                ], $this->locations->all()),
                'for_rent' => $capped($counts['for_rent']),
                'prices' => array_map(static fn (AttachmentPrice $price): array => [
                    'price' => $price->value,
                    'from_cents' => $price->fromCents(),
                    'below_cents' => $price->belowCents(),
                    'count' => $capped($counts['prices'][$price->value] ?? 0),
                ], AttachmentPrice::cases()),
            ],
        ];
    }
}
