<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** One physical machine, new or used. A null price is told on request; hours are those of its meter. */
final readonly class Machine
{
    public const NEW = 'new';
    public const USED = 'used';

    /**
     * @param list<array{label: string, value: string}> $specs
     * @param \DateTimeImmutable|null $soldAt UTC
     * @param \DateTimeImmutable $listedAt UTC
     */
    public function __construct(
        public int $id,
        public string $condition,
        public int $categoryId,
        public string $categoryName,
        public string $usedSlug,
        public int $brandId,
        public string $brandName,
        public int $locationId,
        public string $model,
        public string $stockNumber,
        public string $serialNumber,
        public ?int $year,
        public ?int $hours,
        public ?int $horsepower,
        public ?int $priceCents,
        public string $image,
        public string $description,
        public array $specs,
        public ?\DateTimeImmutable $soldAt,
        public \DateTimeImmutable $listedAt,
    ) {
    }

    public function isUsed(): bool
    {
        return self::USED === $this->condition;
    }

    public function isSold(): bool
    {
        return null !== $this->soldAt;
    }

    /** How it is called at the counter: "Kubota SVL75-3"; of a used one the year comes first. */
    public function title(): string
    {
        return trim(sprintf('%s %s %s', $this->isUsed() ? (string) $this->year : '', $this->brandName, $this->model));
    }

    public function url(): string
    {
        return EquipmentUrls::machine($this->id, $this->title(), $this->isUsed());
    }
}
