<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\Photos;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Api\Support\Money;

/** What the dealership sells and rents out, in schema.org's terms, of the same values that its page shows. */
final readonly class Products
{
    public function __construct(private ImageUrls $images, private Photos $photos, private LocationRepository $locations)
    {
    }

    /**
     * @param string $category the page above, '' for none
     * @return array<string, mixed>|null null when the page is about nothing that is sold or rented out
     */
    public function node(?object $entity, string $url, string $category): ?array
    {
        return match (true) {
            $entity instanceof Part => $this->part($entity, $url, $category),
            $entity instanceof Machine => $this->machine($entity, $url),
            $entity instanceof Attachment => $this->attachment($entity, $url),
            $entity instanceof RentalClass => $this->rental($entity, $url),
            default => null,
        };
    }

    /** @return array<string, mixed> */
    private function part(Part $part, string $url, string $category): array
    {
        return $this->product($url, $part->description, '' === $part->longDescription ? $part->description : $part->longDescription, $this->pictures(ImageKind::Part, $part->id, $part->image)) + [
            'sku' => (string) $part->id,
            'mpn' => $part->number,
            'brand' => ['@type' => 'Brand', 'name' => $part->vendorName],
            ...('' === $category ? [] : ['category' => $category]),
            ...self::offers($url, $part->priceCents, self::availability($part), 'NewCondition', $part->pickupOnly ? ['availableDeliveryMethod' => 'https://schema.org/OnSitePickup'] : []),
        ];
    }

    /** @return array<string, mixed> */
    private function machine(Machine $machine, string $url): array
    {
        $branch = $this->locations->byId($machine->locationId);
        $properties = self::specs($machine->specs);
        if (null !== $machine->hours) {
            array_unshift($properties, ['@type' => 'PropertyValue', 'name' => 'Hour meter', 'value' => $machine->hours, 'unitCode' => 'HUR', 'unitText' => 'hours']);
        }

        return ['@type' => ['Product', 'Vehicle']] + $this->product($url, $machine->title(), $machine->description, $this->pictures(ImageKind::Machine, $machine->id, $machine->image)) + [
            'sku' => $machine->stockNumber,
            'mpn' => $machine->model,
            'model' => $machine->model,
            'brand' => ['@type' => 'Brand', 'name' => $machine->brandName],
            'category' => $machine->categoryName,
            ...(null === $machine->year ? [] : ['vehicleModelDate' => (string) $machine->year]),
            ...(null === $machine->year || !$machine->isUsed() ? [] : ['productionDate' => (string) $machine->year]),
            ...([] === $properties ? [] : ['additionalProperty' => $properties]),
            ...self::offers(
                $url,
                $machine->priceCents,
                $machine->isSold() ? 'SoldOut' : 'InStock',
                $machine->isUsed() ? 'UsedCondition' : 'NewCondition',
                ['serialNumber' => $machine->serialNumber] + (null === $branch ? [] : ['availableAtOrFrom' => BranchFacts::place($branch)]),
            ),
        ];
    }

    /** @return array<string, mixed> */
    private function attachment(Attachment $attachment, string $url): array
    {
        $specs = self::specs($attachment->specs);

        return $this->product($url, $attachment->name, $attachment->description, $this->pictures(ImageKind::Attachment, $attachment->id, $attachment->image)) + [
            'sku' => $attachment->model,
            'mpn' => $attachment->model,
            'model' => $attachment->model,
            'brand' => ['@type' => 'Brand', 'name' => $attachment->brandName],
            'category' => $attachment->categoryName,
            ...([] === $specs ? [] : ['additionalProperty' => $specs]),
            ...self::offers($url, $attachment->priceCents, [] === $attachment->locationIds ? 'BackOrder' : 'InStock', 'NewCondition'),
        ];
    }

    /** @return array<string, mixed> */
    private function rental(RentalClass $class, string $url): array
    {
        $rates = array_values(array_filter([
            self::rate($class->dailyCents, 1, 'DAY'),
            self::rate($class->weeklyCents, 1, 'WEE'),
            self::rate($class->monthlyCents, 4, 'WEE'),
        ]));
        $branches = array_values(array_filter($this->locations->all(), static fn (Location $branch): bool => isset($class->units[$branch->id])));

        return $this->product($url, $class->name(), $class->description, $this->pictures(ImageKind::RentalClass, $class->id, $class->image)) + [
            'sku' => sprintf('rental-%d', $class->id),
            'mpn' => $class->model,
            'model' => $class->model,
            'brand' => ['@type' => 'Brand', 'name' => $class->brandName],
            'category' => $class->categoryName,
            ...([] === $rates ? [] : ['offers' => [
                '@type' => 'OfferForLease',
                'url' => $url,
                'businessFunction' => 'http://purl.org/goodrelations/v1#LeaseOut',
                'priceSpecification' => $rates,
                'availability' => 'https://schema.org/' . ([] === $branches ? 'OutOfStock' : 'InStock'),
                'itemCondition' => 'https://schema.org/UsedCondition',
                'seller' => ['@id' => StructuredData::organization()],
                ...([] === $branches ? [] : ['availableAtOrFrom' => array_map(BranchFacts::place(...), $branches)]),
            ]]),
        ];
    }

    /**
     * @param string $unit of UN/CEFACT
     * @return array<string, mixed>|null null where there is no such rate
     */
    private static function rate(?int $cents, int $units, string $unit): ?array
    {
        return null === $cents ? null : [
            '@type' => 'UnitPriceSpecification',
            'price' => Money::decimal($cents),
            'priceCurrency' => 'USD',
            'referenceQuantity' => ['@type' => 'QuantitativeValue', 'value' => $units, 'unitCode' => $unit],
        ];
    }

    /**
     * @param list<array{label: string, value: string}> $specs
     * @return list<array<string, string|int>>
     */
    private static function specs(array $specs): array
    {
        return array_map(static fn (array $spec): array => ['@type' => 'PropertyValue', 'name' => $spec['label'], 'value' => $spec['value']], $specs);
    }

    /** @return string|list<string> absolute addresses; one where there is one */
    private function pictures(ImageKind $kind, int $id, string $image): string|array
    {
        $photos = $this->photos->of($kind, $id, $image);
        $address = fn (string $path): string => Facts::absolute($this->images->url($path, 'full'));

        return count($photos) > 1 ? array_map(static fn (Image $photo): string => $address($photo->path), $photos) : $address($image);
    }

    /**
     * @param string|list<string> $image
     * @return array<string, mixed>
     */
    private function product(string $url, string $name, string $description, string|array $image): array
    {
        return [
            '@type' => 'Product',
            '@id' => $url . '#product',
            'url' => $url,
            'name' => $name,
            'description' => $description,
            'image' => $image,
        ];
    }

    /**
     * An offer without a price is an error to engines, so what has none has no offer.
     *
     * @param array<string, mixed> $more
     * @return array{offers?: array<string, mixed>}
     */
    private static function offers(string $url, ?int $cents, string $availability, string $condition, array $more = []): array
    {
        return null === $cents ? [] : ['offers' => [
            '@type' => 'Offer',
            'url' => $url,
            'price' => Money::decimal($cents),
            'priceCurrency' => 'USD',
            'availability' => 'https://schema.org/' . $availability,
            'itemCondition' => 'https://schema.org/' . $condition,
            'seller' => ['@id' => StructuredData::organization()],
        ] + $more];
    }

    /** What the page says of it in words. */
    private static function availability(Part $part): string
    {
        return match (true) {
            !$part->isOrderable() => 'Discontinued',
            $part->stock() > 0 => 'InStock',
            1 === preg_match('/ lead time$|^Special order$/', $part->availability()) => 'BackOrder',
            default => 'OutOfStock',
        };
    }
}
