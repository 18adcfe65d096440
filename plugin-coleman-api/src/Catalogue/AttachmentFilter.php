<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** Which attachments are wanted; 0, false, null and '' ask for nothing. */
final readonly class AttachmentFilter
{
    public function __construct(
        public int $categoryId = 0,
        public int $vendorId = 0,
        public int $locationId = 0,
        public bool $forRent = false,
        public ?AttachmentPrice $price = null,
        public string $search = '',
    ) {
    }
}
