<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\ChangeType;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\MakerFeed;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Parts\PartCounts;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Search\Kind;
use Coleman\Api\Support\Slug;

/** The parts catalog. A part that vanishes is discontinued: orders and links still lead to it. */
final class PartFeed implements FullListFeed, MakerFeed, ReversibleFeed
{
    /** Our column of the feed for each of the table's that it sets, and what stands there without it. */
    private const FIELDS = [
        'description' => ['description', ''],
        'long_description' => ['long_description', ''],
        'image' => ['image', ''],
        'price_cents' => ['price', null],
        'list_price_cents' => ['list_price', null],
        'lead_time' => ['lead_time', 'Call for availability'],
        'discontinued' => ['discontinued', false],
        'pickup_only' => ['pickup_only', false],
        'case_qty_required' => ['case_qty_required', false],
        'case_qty' => ['case_qty', 1],
        'popularity' => ['popularity', 0],
        'weight_class' => ['weight_class', 'small'],
        'core_cents' => ['core_charge', 0],
        'oversize_cents' => ['oversize_charge', 0],
    ];

    private const WEIGHT_CLASSES = ['small', 'medium', 'large', 'freight'];

    private NameLookup $names;

    private PartVendors $vendors;

    public function __construct(private readonly Connection $connection, private readonly PartFinder $finder, private readonly PartCounts $partCounts, private readonly KeptPictures $pictures)
    {
        $this->names = new NameLookup($connection);
        $this->vendors = new PartVendors($connection);
    }

    public function name(): string
    {
        return 'parts';
    }

    public function columns(): array
    {
        return [
            ...PartColumns::all(true),
            new Column('parts_url_description', ColumnKind::Text, __('Maker’s URL slug; empty: made from the maker', 'coleman'), [], false, 100),
            new Column('description', ColumnKind::Text, __('Short description', 'coleman'), ['desc', 'name', 'title'], true, 250, true),
            new Column('long_description', ColumnKind::Prose, __('Long description', 'coleman'), ['details'], false, 20_000),
            new Column('category', ColumnKind::Text, __('Family: name or URL slug', 'coleman'), ['family', 'group']),
            new Column('image', ColumnKind::Text, __('Picture path in the pictures folder', 'coleman'), ['picture', 'photo']),
            new Column('price', ColumnKind::Price, __('Our price; 0 or a word such as Call for price on request', 'coleman'), ['CurrentPrice', 'our price', 'sell', 'net']),
            new Column('list_price', ColumnKind::Price, __('The maker’s price', 'coleman'), ['NormalPrice', 'list', 'msrp', 'retail']),
            new Column('lead_time', ColumnKind::Text, __('Shown when out of stock', 'coleman'), ['availability'], false, 60),
            new Column('discontinued', ColumnKind::YesNo, __('Discontinued', 'coleman'), ['obsolete', 'nla']),
            new Column('pickup_only', ColumnKind::YesNo, __('Cannot be shipped', 'coleman')),
            new Column('case_qty_required', ColumnKind::YesNo, __('Sold by full case only', 'coleman')),
            new Column('case_qty', ColumnKind::WholeNumber, __('Case quantity', 'coleman'), ['pack', 'package quantity']),
            new Column('popularity', ColumnKind::WholeNumber, __('Popularity: higher numbers come first', 'coleman'), ['sold', 'demand']),
            new Column('weight_class', ColumnKind::Text, __('small, medium, large or freight', 'coleman'), ['shipping class'], false, 10),
            new Column('core_charge', ColumnKind::Money, __('Deposit for each old part', 'coleman'), ['core']),
            new Column('oversize_charge', ColumnKind::Money, __('Shipping surcharge for each piece', 'coleman'), ['oversize']),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(PartColumns::key($values));
    }

    public function checked(array $values): array
    {
        $weight = PartColumns::text($values, 'weight_class');
        if ('' !== $weight && !in_array($weight, self::WEIGHT_CLASSES, true)) {
            throw new InvalidRow('weight_class', __('Enter one of these: small, medium, large, freight.', 'coleman'));
        }
        if (isset($values['case_qty']) && ($values['case_qty'] < 1 || $values['case_qty'] > 9_999)) {
            throw new InvalidRow('case_qty', __('Enter a case quantity from 1 to 9,999.', 'coleman'));
        }
        RowChecks::picture($values);
        $category = PartColumns::text($values, 'category');
        if ('' !== $category && null === $this->names->partFamily($category)) {
            throw new InvalidRow('category', __('Parts family not found.', 'coleman'));
        }

        return $values;
    }

    public function compare(array $rows): array
    {
        $found = $this->finder->find(
            array_map(PartFinder::asked(...), $rows),
            'id, part_number, vendor_name, category_id, ' . implode(', ', array_keys(self::FIELDS)),
        );

        return $this->pictures->in(ImageKind::Part, array_map(function (FeedRow $row, array|string $there): Change {
            ['id' => $id, 'number' => $number, 'vendor' => $vendor] = PartFinder::asked($row);
            if (is_array($there)) {
                return Change::between($row, (string) $there['id'], $number, $this->wanted($row), self::typed($there), 'price_cents');
            }
            // Only what is unmistakable becomes a new part.
            return match (true) {
                '' === $vendor && null === $id => Change::refuses($row, __('Part not found. To add it, enter a maker.', 'coleman'), PartColumns::NUMBER),
                '' === PartColumns::text($row->values, 'description') => Change::refuses($row, __('Part not found. To add it, enter a description.', 'coleman'), PartColumns::NUMBER),
                default => Change::makes($row, $number, $this->wanted($row) + self::defaults() + $this->identity($row)),
            };
        }, $rows, $found));
    }

    public function apply(array $changes, string $now): array
    {
        $highest = null;
        // The placeholder is always there, so what comes after the highest id is none of its.
        $next = function () use (&$highest): int {
            return $highest = 1 + ($highest ?? (int) $this->connection->value('SELECT MAX(id) FROM {parts}'));
        };
        ['new' => $new, 'updates' => $updates, 'ids' => $ids] = ChangeWriter::sorted(
            $changes,
            static fn (Change $change): int => PartFinder::asked($change->row)['id'] ?? $next(),
            static fn (Change $change): array => $change->values + ['updated_at' => $now],
        );
        $this->connection->insertMany('parts', $new);
        array_map($this->vendors->added(...), array_values(array_unique(array_map(static fn (array $part): string => (string) $part['vendor_name'], $new))));
        $this->partCounts->added($new);
        $this->partCounts->moving(
            array_keys(array_filter($updates, static fn (array $update): bool => isset($update['category_id']))),
            fn () => $this->connection->updateMany('parts', $updates),
        );

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        $ids = array_map(intval(...), $refs);

        return $this->connection->execute(
            sprintf('UPDATE {parts} SET discontinued = 1, updated_at = %%s WHERE discontinued = 0 AND id IN (%s)', Connection::placeholders($ids)),
            [$now, ...$ids],
        );
    }

    public function searched(array $refs): array
    {
        return [Kind::Part->value => array_map(intval(...), $refs)];
    }

    public function removalNames(array $refs): array
    {
        return RemovalNames::find($this->connection, 'parts', 'part_number', $refs, 'discontinued = 0');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [new Holding('parts', 'id', array_map(intval(...), $refs), isThing: true, ignored: ['on_shelf', 'demand', 'image_need'], name: 'part_number')];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $this->partCounts->moving($ids, static fn () => $write());
    }

    public function newMaker(Change $change): string
    {
        return ChangeType::New === $change->type ? $this->vendors->newName(PartColumns::text($change->row->values, PartColumns::VENDOR)) : '';
    }

    public function similarMaker(string $name): string
    {
        return SimilarName::find($name, $this->vendors->known());
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /** @return array<string, string|int|bool|null> what the row says, by column of the table */
    private function wanted(FeedRow $row): array
    {
        $wanted = [];
        foreach (self::FIELDS as $field => [$column, $default]) {
            if (array_key_exists($column, $row->values)) {
                $value = $row->values[$column];
                $isNothing = null === $value || ('' === $value && '' !== $default && is_string($default));
                $wanted[$field] = $isNothing ? $default : $value;
            }
        }
        if (array_key_exists('category', $row->values)) {
            $wanted['category_id'] = $this->names->partFamily(PartColumns::text($row->values, 'category')) ?? 0;
        }

        return $wanted;
    }

    /** @return array<string, string|int|bool|null> */
    private static function defaults(): array
    {
        return array_map(static fn (array $field): string|int|bool|null => $field[1], self::FIELDS) + ['category_id' => 0];
    }

    /** @return array<string, string|int> what a new part is known by */
    private function identity(FeedRow $row): array
    {
        ['number' => $number, 'vendor' => $name] = PartFinder::asked($row);
        $vendor = $this->vendors->named($name);
        $url = PartColumns::text($row->values, 'parts_url_description');

        return [
            'part_number' => $number,
            'part_key' => PartKey::normalize($number),
            'vendor_id' => $vendor['id'],
            'vendor_name' => $name,
            'parts_url_description' => '' === $url ? $vendor['url'] : Slug::from($url),
        ];
    }

    /**
     * @param array<string, string|null> $part as the database gives it
     * @return array<string, string|int|bool|null>
     */
    private static function typed(array $part): array
    {
        $typed = ['category_id' => (int) $part['category_id']];
        foreach (self::FIELDS as $field => [, $default]) {
            $value = $part[$field];
            $typed[$field] = match (true) {
                null === $value => null,
                is_bool($default) => '1' === $value,
                is_string($default) => $value,
                default => (int) $value,
            };
        }

        return $typed;
    }
}
