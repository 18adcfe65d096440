<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/**
 * An attachment (powered, for the front of a loader) or an implement (towed, on a three-point hitch): on screen both
 * are attachments. A null price is told on request; a null rate means that it is not rented for so long.
 */
final readonly class Attachment
{
    /**
     * @param 'attachment'|'implement' $kind
     * @param list<array{label: string, value: string}> $specs
     * @param list<int> $locationIds the branches that have it
     */
    public function __construct(
        public int $id,
        public int $categoryId,
        public string $categoryName,
        public int $brandId,
        public string $brandName,
        public string $kind,
        public string $model,
        public string $name,
        public string $image,
        public string $description,
        public array $specs,
        public ?int $priceCents,
        public ?int $dailyCents,
        public ?int $weeklyCents,
        public ?int $monthlyCents,
        public array $locationIds,
    ) {
    }

    public function isForRent(): bool
    {
        return null !== ($this->dailyCents ?? $this->weeklyCents ?? $this->monthlyCents);
    }

    /** What it is called where one of several is chosen: "60 in root grapple (RG60)". */
    public function label(): string
    {
        return '' === $this->model ? $this->name : sprintf('%s (%s)', $this->name, $this->model);
    }

    public function url(): string
    {
        return EquipmentUrls::attachment($this->id, $this->name);
    }
}
