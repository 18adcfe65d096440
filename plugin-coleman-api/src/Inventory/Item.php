<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

/**
 * Something on the desk as it stands.
 *
 * `values` holds its fields and what the desk shows beside them; `kept` the fields that feeds may not overwrite.
 */
final readonly class Item
{
    /**
     * @param array<string, mixed> $values
     * @param list<string> $kept
     * @param list<string> $notes what staff should know of it
     * @param string $url of its page; '' without one
     */
    public function __construct(
        public ItemKind $kind,
        public int $id,
        public int $version,
        public string $title,
        public string $url,
        public array $values,
        public array $kept,
        public array $notes,
    ) {
    }

    /** @return array<string, mixed> schema/desk-inventory-item.json */
    public function present(): array
    {
        return [
            'id' => $this->id,
            'kind' => $this->kind->value,
            'version' => $this->version,
            'title' => $this->title,
            'url' => $this->url,
            'is_by_hand' => ManualIdAllocator::isOne($this->id),
            'values' => $this->values,
            'kept' => $this->kept,
            'notes' => $this->notes,
        ];
    }
}
