<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** A category of machines; used ones of it stand on the page of `$used`, which is null where the dealer takes none in. */
final readonly class EquipmentCategory
{
    public function __construct(public int $id, public string $name, public string $image, public ?UsedCategory $used)
    {
    }

    public function url(): string
    {
        return EquipmentUrls::newCategory($this->id, $this->name);
    }
}
