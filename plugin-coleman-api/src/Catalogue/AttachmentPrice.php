<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** The bands by which attachments are narrowed down by price. What has no price is in none. */
enum AttachmentPrice: string
{
    case Low = 'under-2500';
    case Middle = '2500-5000';
    case High = 'over-5000';

    public function fromCents(): int
    {
        return match ($this) {
            self::Low => 0,
            self::Middle => 250_000,
            self::High => 500_000,
        };
    }

    /** The first price above the band; null has no end. */
    public function belowCents(): ?int
    {
        return match ($this) {
            self::Low => 250_000,
            self::Middle => 500_000,
            self::High => null,
        };
    }
}
