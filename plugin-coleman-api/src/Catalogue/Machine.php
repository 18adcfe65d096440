<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** One physical machine, new or used. A null price is told on request; hours are those of its meter. */
final readonly class Machine
{
    public const NEW = 'new';
    public const USED = 'used';

    /** So long the page of a sold machine stays, for those who come by a link or from a search engine. */
    public const DAYS_SHOWN_AFTER_SALE = 90;

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

    /** Whether it was sold so long ago that its page is gone: from the very second its 90 days are over. */
    public function isGone(\DateTimeImmutable $now): bool
    {
        return null !== $this->soldAt && $now >= $this->soldAt->modify(sprintf('+%d days', self::DAYS_SHOWN_AFTER_SALE));
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
