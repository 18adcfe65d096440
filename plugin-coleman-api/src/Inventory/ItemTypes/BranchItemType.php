<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\ItemTypes;

use Coleman\Api\Customers\Address;
use Coleman\Api\Database\Connection;
use Coleman\Api\Inventory\Hours;
use Coleman\Api\Inventory\InventoryFilter;
use Coleman\Api\Inventory\ItemField;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Locations\HoursText;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Support\ZipCode;

/** Branches. They are changed here, not opened or closed: pages, maps and addresses of the site name them. */
final readonly class BranchItemType implements ItemType
{
    public function __construct(private Connection $connection, private SearchQueue $search)
    {
    }

    public function kind(): ItemKind
    {
        return ItemKind::Branch;
    }

    public function fields(): array
    {
        $fields = [
            ItemField::text('address', __('Street', 'coleman'), 200, true),
            ItemField::text('city', __('City', 'coleman'), 100, true),
            ItemField::oneOf('state', __('State', 'coleman'), array_combine(Address::STATES, Address::STATES)),
            ItemField::text('postal_code', __('ZIP code', 'coleman'), 10, true, ZipCode::tidy(...)),
            ItemField::text('phone_number', __('Phone', 'coleman'), 20, true),
            ItemField::degrees('latitude', __('Latitude', 'coleman'), 90),
            ItemField::degrees('longitude', __('Longitude', 'coleman'), 180),
            ItemField::list('hours', __('Weekly hours', 'coleman'), Hours::week(...), Hours::showWeek(...)),
            ItemField::list('special_hours', __('Special days', 'coleman'), Hours::special(...), Hours::showSpecial(...)),
        ];

        return array_column(array_map(static fn (ItemField $field): array => [$field->name, $field], $fields), 1, 0);
    }

    public function about(array $rows): array
    {
        $about = [];
        foreach ($rows as $row) {
            $about[(int) $row['id']] = ['title' => (string) $row['city'], 'url' => '', 'values' => ['hours_text' => (string) $row['hours_text']], 'notes' => []];
        }

        return $about;
    }

    public function faults(array $values, int $id): array
    {
        return People::contactFaults($values, 'phone_number', 'postal_code');
    }

    public function derived(array $values, array $changed, bool $isNew): array
    {
        /** @var list<array{days: list<int>, opens: string, closes: string}> $week what Hours has read */
        $week = $values['hours'];

        return in_array('hours', $changed, true) ? ['hours_text' => HoursText::format($week)] : [];
    }

    public function write(int $id, array $values, array $seen, array $changed): void
    {
    }

    public function removal(int $id): array
    {
        throw EquipmentFields::refusal(__('You can’t remove a branch here because pages and URLs use it.', 'coleman'));
    }

    public function clear(int $id): void
    {
    }

    public function follow(int $id, array $changed): void
    {
        in_array('city', $changed, true) ? $this->search->branch($id) : $this->search->branchPage($id);
    }

    public function narrowed(InventoryFilter $query): array
    {
        return $query->conditions($this->connection, [], ['r.city', 'r.address', 'r.postal_code']);
    }

    public function isPaged(): bool
    {
        return false;
    }
}
