<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** A manufacturer whose attachments we sell. */
final readonly class AttachmentVendor
{
    public function __construct(public int $id, public string $name, public int $count)
    {
    }

    public function url(): string
    {
        return EquipmentUrls::attachmentVendor($this->id, $this->name);
    }
}
