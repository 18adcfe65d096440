<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Staff\Roles;

/** What the screen of the inventory desk is given at once. */
final readonly class InventoryScreenData
{
    /** @param \Closure(ItemKind): ItemType $type */
    public function __construct(private \Closure $type)
    {
    }

    /** @return array{mayStock: bool, mayPictures: bool, labels: array<string, array<string, string>>} type InventoryScreenData in src/desk/screens/inventory/types.ts */
    public function inventory(): array
    {
        return [
            'mayStock' => current_user_can(Roles::INVENTORY),
            'mayPictures' => current_user_can(Roles::IMAGES),
            // As faults and history call the fields, so the forms do.
            'labels' => array_map(
                fn (array $path): array => array_map(static fn (ItemField $field): string => $field->label, ($this->type)($path[0])->fields()),
                InventoryRoutes::PATHS,
            ),
        ];
    }
}
