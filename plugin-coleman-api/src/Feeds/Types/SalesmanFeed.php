<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Inventory\FieldFault;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Inventory\ItemTypes\People;
use Coleman\Api\Inventory\ZipList;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Api\Support\Slug;

/**
 * The sales team. A salesman is known by the permalink, which is made of the name where the feed has none; one that
 * vanishes is gone, as when the inventory desk removes one. What is read is what that desk reads (`Shelves\SalesmanShelf`).
 */
final readonly class SalesmanFeed implements FullListFeed, ReversibleFeed
{
    /** Lies in a table of its own. */
    private const ZIPS = 'zipcodes';

    /** As the inventory desk has it: who is given no place stands last. */
    private const LAST_PLACE = 999;

    private const LONGEST_SLUG = 80;

    private ChangeWriter $rows;

    /** @param ItemType $salesmen of the inventory desk */
    public function __construct(
        private Connection $connection,
        private NameLookup $names,
        private FieldLockRepository $locks,
        private ItemType $salesmen,
    ) {
        $this->rows = new ChangeWriter($connection, 'salesmen', ItemKind::Salesman);
    }

    public function name(): string
    {
        return 'salesmen';
    }

    public function columns(): array
    {
        return [
            new Column('name', ColumnKind::Text, __('Name', 'coleman'), ['FullName', 'salesman', 'SalesRep'], true, 120),
            new Column('job_title', ColumnKind::Text, __('Title', 'coleman'), ['title', 'role', 'position title'], false, 120),
            new Column('email', ColumnKind::Text, __('Email', 'coleman'), ['EmailAddress', 'mail'], false, 190),
            new Column('phone', ColumnKind::Text, __('Phone', 'coleman'), ['PhoneNumber', 'telephone', 'mobile', 'cell'], false, 20),
            EquipmentColumns::branch(),
            new Column('territory', ColumnKind::Text, __('Territory description', 'coleman'), ['area', 'region'], false, 120),
            new Column(self::ZIPS, ColumnKind::Prose, __('ZIP codes and ranges, such as 66012 66018-66021', 'coleman'), ['zips', 'ZIP', 'ZipCode', 'PostalCodes'], false, 20_000),
            new Column('slug', ColumnKind::Text, __('Permalink, such as marisol-vega; empty: made from the name', 'coleman'), ['permalink', 'url', 'link'], false, 200),
            new Column('picture', ColumnKind::Text, __('Picture path in the pictures folder', 'coleman'), ['image', 'photo']),
            new Column('position', ColumnKind::WholeNumber, __('Position in the list, starting at 1', 'coleman'), ['place', 'sort', 'order']),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(self::slug($values));
    }

    public function checked(array $values): array
    {
        EquipmentColumns::checkBranch($this->names, $values);
        RowChecks::picture($values, 'picture');
        RowChecks::ranges($values, ['position' => [1, self::LAST_PLACE]]);
        foreach (People::contactFaults($values, 'phone', email: 'email') as $column => $sentence) {
            throw new InvalidRow($column, $sentence);
        }
        $column = 'slug';
        try {
            if (isset($values['slug'])) {
                $values['slug'] = self::permalink($values);
                $this->salesmen->fields()['slug']->read($values['slug'], null);
            }
            $column = self::ZIPS;
            if (isset($values[self::ZIPS])) {
                $values[self::ZIPS] = ZipList::short(ZipList::read($values[self::ZIPS]));
            }
        } catch (FieldFault $fault) {
            throw new InvalidRow($column, $fault->getMessage());
        }

        return $values;
    }

    public function compare(array $rows): array
    {
        $there = array_column($this->connection->rows('SELECT * FROM {salesmen}'), null, 'id');
        // A link of before leads to who had it, unless it is somebody else's by now.
        $owners = array_column($there, 'id', 'slug') + array_column($this->connection->rows('SELECT slug, salesman_id FROM {salesman_slugs}'), 'salesman_id', 'slug');
        $zips = $this->zips();
        $kept = $this->locks->lockedFields(ItemKind::Salesman, array_map(intval(...), array_keys($there)));
        $lines = [];

        return array_map(function (FeedRow $row) use ($there, $owners, $zips, $kept, &$lines): Change {
            $slug = self::slug($row->values);
            $name = PartColumns::text($row->values, 'name');
            $salesman = $there[$owners[$slug] ?? 0] ?? null;
            $identity = null === $salesman ? $slug : (string) $salesman['id'];
            $lines[$identity] ??= $row->line;
            if ($lines[$identity] !== $row->line) {
                return Change::refuses($row, EquipmentFinder::isAgain($lines[$identity]));
            }
            $wanted = $this->wanted($row);
            if (null === $salesman) {
                return Change::makes($row, $name, ['slug' => $slug] + $wanted);
            }
            $id = (int) $salesman['id'];
            $mine = FieldLockRepository::unlocked($kept[$id] ?? [], $wanted);
            $now = [self::ZIPS => ZipList::short($zips[$id] ?? []), 'location_id' => (int) $salesman['location_id'], 'position' => (int) $salesman['position']] + $salesman;

            return Change::between($row, (string) $id, $name, $mine, $now)->keeping(array_diff_key($wanted, $mine), $now);
        }, $rows);
    }

    public function apply(array $changes, string $now): array
    {
        $slugs = $this->slugs(array_filter($changes, static fn (Change $change): bool => '' !== $change->ref && isset($change->values['slug'])));
        $ids = $this->rows->write(
            $changes,
            $now,
            static fn (Change $change): array => array_diff_key($change->values, [self::ZIPS => '']),
            static fn (): array => ['job_title' => '', 'email' => '', 'phone' => '', 'territory' => '', 'picture' => '', 'position' => self::LAST_PLACE],
        );
        foreach ($changes as $change) {
            $id = $ids[$change->row->key];
            $changed = isset($change->values[self::ZIPS]) ? [self::ZIPS] : [];
            $slug = isset($change->values['slug']) ? ['slug' => $change->values['slug']] : ['slug' => $slugs[$id] ?? ''];
            $this->salesmen->write($id, [self::ZIPS => ZipList::read($change->values[self::ZIPS] ?? '')] + $slug, ['slug' => $slugs[$id] ?? ''], $changed);
        }

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        $ids = $this->locks->free(ItemKind::Salesman, array_map(intval(...), $refs));
        if ([] === $ids) {
            return 0;
        }
        array_map($this->salesmen->clear(...), $ids);
        $this->locks->unlock(ItemKind::Salesman, $ids);

        return $this->rows->remove($ids);
    }

    public function searched(array $refs): array
    {
        return [Kind::Page->value => array_map(static fn (string $ref): int => CompositeId::encode(CompositeId::PEOPLE, (int) $ref), $refs)];
    }

    public function removalNames(array $refs): array
    {
        $ids = $this->locks->free(ItemKind::Salesman, array_map(intval(...), $refs));

        return RemovalNames::find($this->connection, 'salesmen', 'name', array_map(strval(...), $ids), '1 = 1');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $ids = array_map(intval(...), $refs);

        return [
            new Holding('salesmen', 'id', $ids, isThing: true, unique: ['slug'], name: 'name'),
            new Holding('salesman_zipcodes', 'salesman_id', $ids, ['salesman_id', 'zipcode']),
            new Holding('salesman_slugs', 'salesman_id', $ids, ['slug']),
            new Holding('kept_fields', 'item_id', $ids, ['kind', 'item_id', 'field'], condition: sprintf("kind = '%s'", ItemKind::Salesman->value)),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /** @return array<string, string|int|bool|null> what the row says, by column of the table */
    private function wanted(FeedRow $row): array
    {
        $values = $row->values;
        $wanted = ['name' => $values['name'] ?? '', 'location_id' => $this->names->branch(PartColumns::text($values, 'location')) ?? 0];
        foreach (['job_title', 'email', 'phone', 'territory', self::ZIPS] as $column) {
            if (array_key_exists($column, $values)) {
                $wanted[$column] = $values[$column];
            }
        }
        foreach (['picture', 'slug'] as $column) {
            if ('' !== PartColumns::text($values, $column)) {
                $wanted[$column] = $values[$column];
            }
        }

        return is_int($values['position'] ?? null) ? ['position' => $values['position']] + $wanted : $wanted;
    }

    /** @param array<string, string|int|bool|null> $values */
    private static function slug(array $values): string
    {
        $permalink = self::permalink($values);

        return '' === $permalink ? substr(Slug::from(PartColumns::text($values, 'name')), 0, self::LONGEST_SLUG) : $permalink;
    }

    /**
     * The end of a permalink, which may stand there as a whole address.
     *
     * @param array<string, string|int|bool|null> $values
     */
    private static function permalink(array $values): string
    {
        return strtolower((string) preg_replace('#^.*/sales-team/|/+$#i', '', PartColumns::text($values, 'slug')));
    }

    /**
     * @param array<Change> $changes
     * @return array<int, string> permalinks as they still are, by id
     */
    private function slugs(array $changes): array
    {
        $ids = array_map(static fn (Change $change): int => (int) $change->ref, array_values($changes));
        $slugs = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT id, slug FROM {salesmen} WHERE id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $slugs[(int) $row['id']] = (string) $row['slug'];
        }

        return $slugs;
    }

    /** @return array<int, list<string>> by salesman, ascending */
    private function zips(): array
    {
        $zips = [];
        foreach ($this->connection->rows('SELECT salesman_id, zipcode FROM {salesman_zipcodes} ORDER BY salesman_id, zipcode') as $row) {
            $zips[(int) $row['salesman_id']][] = (string) $row['zipcode'];
        }

        return $zips;
    }
}
