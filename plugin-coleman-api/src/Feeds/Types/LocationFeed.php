<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Inventory\FieldFault;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Inventory\ItemTypes\People;
use Coleman\Api\Locations\HoursText;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Api\Support\Json;

/**
 * Addresses, telephones and hours of the branches that there are. A feed opens and closes none, as the inventory desk does
 * not: pages, maps and addresses of the site name them. What is read is what that desk reads (`Shelves\BranchShelf`).
 */
final readonly class LocationFeed implements ReversibleFeed
{
    private ChangeWriter $rows;

    /** @param ItemType $branches of the inventory desk */
    public function __construct(private Connection $connection, private NameLookup $names, private FieldLockRepository $locks, private ItemType $branches)
    {
        $this->rows = new ChangeWriter($connection, 'locations', ItemKind::Branch);
    }

    public function name(): string
    {
        return 'locations';
    }

    public function columns(): array
    {
        return [
            new Column('location', ColumnKind::Text, __('Branch: city, URL slug or ID; empty: found by the city', 'coleman'), ['branch', 'LocationId', 'store', 'slug', 'territory', 'id'], false, 100),
            new Column('address', ColumnKind::Text, __('Street', 'coleman'), ['street', 'StreetAddress', 'address1']),
            new Column('city', ColumnKind::Text, __('City', 'coleman'), ['town'], false, 100),
            new Column('state', ColumnKind::Text, __('State, in two letters', 'coleman'), ['province'], false, 20),
            new Column('postal_code', ColumnKind::Text, __('ZIP code', 'coleman'), ['zip', 'ZipCode', 'postcode'], false, 20),
            new Column('phone_number', ColumnKind::Text, __('Phone', 'coleman'), ['phone', 'telephone', 'tel'], false, 40),
            new Column('latitude', ColumnKind::Text, __('Latitude in degrees', 'coleman'), ['lat'], false, 20),
            new Column('longitude', ColumnKind::Text, __('Longitude in degrees', 'coleman'), ['lng', 'lon', 'long'], false, 20),
            new Column('hours', ColumnKind::Prose, __('Weekly hours: Mon-Fri 7:30 am - 5:30 pm; Sat 8 am - 12 pm; Sun closed', 'coleman'), ['opening hours', 'business hours', 'weekly hours', 'HoursText'], false, 4_000),
            new Column('special_hours', ColumnKind::Prose, __('Special days: 2026-12-24 7:30 am - 12 pm Christmas Eve; 2026-12-25 closed Christmas Day', 'coleman'), ['special days', 'holidays', 'holiday hours'], false, 20_000),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash((string) $this->branch($values));
    }

    public function checked(array $values): array
    {
        $read = ['location' => $this->branch($values)];
        foreach ($this->branches->fields() as $name => $field) {
            if (!array_key_exists($name, $values)) {
                continue;
            }
            $text = PartColumns::text($values, $name);
            try {
                $value = $field->stored($field->read(match ($name) {
                    'hours' => HoursColumns::week($text),
                    'special_hours' => HoursColumns::special($text),
                    'state' => strtoupper($text),
                    default => $text,
                }, null));
            } catch (FieldFault $fault) {
                throw new InvalidRow($name, $fault->getMessage());
            }
            $read[$name] = self::exact($value);
        }
        foreach (People::contactFaults($read, 'phone_number', array_key_exists('postal_code', $read) ? 'postal_code' : '') as $column => $sentence) {
            throw new InvalidRow($column, $sentence);
        }
        if ('' === PartColumns::text($values, 'location')) {
            // It says which branch it is, however it is spelled.
            unset($read['city']);
        }

        return $read;
    }

    public function compare(array $rows): array
    {
        $ids = array_map(self::id(...), $rows);
        $there = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT * FROM {locations} WHERE id IN (%s)', Connection::placeholders($ids)), $ids) as $branch) {
            $there[(int) $branch['id']] = $branch;
        }
        $kept = $this->locks->lockedFields(ItemKind::Branch, $ids);
        $fields = $this->branches->fields();

        return array_map(static function (FeedRow $row, int $id) use ($there, $kept, $fields): Change {
            $branch = $there[$id] ?? null;
            if (null === $branch) {
                return Change::refuses($row, self::isUnknown());
            }
            $wanted = array_intersect_key($row->values, $fields);
            $mine = FieldLockRepository::unlocked($kept[$id] ?? [], $wanted);
            $now = array_map(static fn (string $name): string|int|bool|null => self::exact($fields[$name]->stored($fields[$name]->load($branch[$name] ?? null))), array_combine(array_keys($fields), array_keys($fields)));

            return Change::between($row, (string) $id, (string) $branch['city'], $mine, $now)->keeping(array_diff_key($wanted, $mine), $now);
        }, $rows, $ids);
    }

    public function apply(array $changes, string $now): array
    {
        $this->rows->write($changes, $now, static function (Change $change): array {
            /** @var list<array{days: list<int>, opens: string, closes: string}> $week what the desk's field has read */
            $week = Json::decode((string) ($change->values['hours'] ?? ''));

            return (isset($change->values['hours']) ? ['hours_text' => HoursText::format($week)] : []) + $change->values;
        }, static fn (): array => []);

        return [];
    }

    /** Machines are found by the city that they stand in. */
    public function searched(array $refs): array
    {
        $ids = array_map(intval(...), $refs);
        $machines = [] === $ids ? [] : $this->connection->rows(sprintf('SELECT id FROM {machines} WHERE sold_at IS NULL AND location_id IN (%s)', Connection::placeholders($ids)), $ids);

        return [
            Kind::Equipment->value => array_map(static fn (array $row): int => CompositeId::encode(CompositeId::MACHINE, (int) $row['id']), $machines),
            Kind::Page->value => array_map(static fn (int $id): int => CompositeId::encode(CompositeId::BRANCHES, $id), $ids),
        ];
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [new Holding('locations', 'id', array_map(intval(...), $refs), isThing: true, name: 'city')];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    private function branch(array $values): int
    {
        $column = '' === PartColumns::text($values, 'location') ? 'city' : 'location';

        return $this->names->branch(PartColumns::text($values, $column)) ?? throw new InvalidRow($column, self::isUnknown());
    }

    private static function isUnknown(): string
    {
        return __('Branch not found. Feeds can’t add branches.', 'coleman');
    }

    private static function id(FeedRow $row): int
    {
        return (int) ($row->values['location'] ?? 0);
    }

    /** Degrees as a text that is the same on the way in and out. */
    private static function exact(string|int|float|bool|null $value): string|int|bool|null
    {
        return is_float($value) ? (string) $value : $value;
    }
}
