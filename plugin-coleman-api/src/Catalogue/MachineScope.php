<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** Which machines a list is about, before a visitor chooses among them: the entity of the pages that list machines. */
final readonly class MachineScope
{
    /**
     * @param string $condition Machine::NEW or Machine::USED
     * @param EquipmentCategory|null $category null is all
     * @param UsedCategory|null $used the page of used equipment that the machines' categories belong to; null is all
     * @param bool $withSold lists leave sold machines out unless asked, and those whose pages are gone always
     */
    public function __construct(
        public string $condition,
        public ?EquipmentCategory $category = null,
        public ?UsedCategory $used = null,
        public bool $withSold = false,
    ) {
    }

    public function isUsed(): bool
    {
        return Machine::USED === $this->condition;
    }

    /** "New Tractors", "Used Equipment" */
    public function title(): string
    {
        if ($this->isUsed()) {
            return match (true) {
                /* translators: %s: category of machines, such as Tractors. */
                null !== $this->category => sprintf(__('Used %s', 'coleman'), $this->category->name),
                null !== $this->used => $this->used->title(),
                default => __('Used Equipment', 'coleman'),
            };
        }

        /* translators: %s: category of machines, such as Tractors. */
        return null === $this->category ? __('New Equipment', 'coleman') : sprintf(__('New %s', 'coleman'), $this->category->name);
    }

    /**
     * Where else to look when there is no such machine.
     *
     * @return list<array{label: string, url: string}>
     */
    public function elsewhere(): array
    {
        $used = $this->isUsed() ? null : $this->category?->used;

        return [
            ...(null === $used ? [] : [['label' => $used->title(), 'url' => $used->url()]]),
            ...($this->isUsed() ? [['label' => __('All used equipment', 'coleman'), 'url' => '/equipment/used/']] : []),
            ['label' => __('All new equipment', 'coleman'), 'url' => '/equipment/new/'],
        ];
    }
}
