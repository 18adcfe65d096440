<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** A kind of attachment, such as grapples. */
final readonly class AttachmentCategory
{
    public function __construct(public int $id, public string $name, public string $image, public int $count)
    {
    }

    public function url(): string
    {
        return EquipmentUrls::attachmentCategory($this->id, $this->name);
    }
}
