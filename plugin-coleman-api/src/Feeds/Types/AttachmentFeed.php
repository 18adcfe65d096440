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
use Coleman\Api\Feeds\MakerFeed;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;

/**
 * Attachments and implements with their prices, their rates and the branches that have them. Each is known by maker and
 * model; one that vanishes is gone. Requests that name it keep what they were made with.
 */
final readonly class AttachmentFeed implements FullListFeed, MakerFeed, ReversibleFeed
{
    private const KINDS = ['attachment', 'implement'];

    /** The row's column that lies in a table of its own: which branches have one. */
    private const BRANCHES = 'locations';

    private const NUMBERS = ['category_id', 'brand_id', 'price_cents', 'daily_cents', 'weekly_cents', 'monthly_cents'];

    private EquipmentFinder $finder;

    private ChangeWriter $rows;

    public function __construct(private Connection $connection, private NameLookup $names, private KeptPictures $pictures)
    {
        $this->finder = new EquipmentFinder($connection, $names, 'attachments');
        $this->rows = new ChangeWriter($connection, 'attachments');
    }

    public function name(): string
    {
        return 'attachments';
    }

    public function columns(): array
    {
        return RatedEquipment::columns([
            new Column('name', ColumnKind::Text, __('Name, such as "72 in industrial grapple"; required for new ones', 'coleman'), ['title', 'short description'], false, 200),
            new Column('category', ColumnKind::Text, __('Attachment category: name or URL slug; required for new ones', 'coleman'), ['CategoryName', 'family']),
            new Column('kind', ColumnKind::Text, __('attachment or implement; empty: same as its category', 'coleman'), ['type'], false, 12),
            new Column(self::BRANCHES, ColumnKind::Text, __('Branches that have one, separated by commas or semicolons', 'coleman'), ['branches', 'location', 'branch', 'store', 'stores', 'AvailableLocations'], false, 500),
            new Column('price', ColumnKind::Price, __('Price; 0 or a word such as Call for price on request', 'coleman'), ['AskingPrice', 'list', 'SalePrice']),
        ]);
    }

    public function key(array $values): string
    {
        return EquipmentFinder::key($values);
    }

    public function checked(array $values): array
    {
        EquipmentColumns::checkBrand($this->names, $values);
        $category = PartColumns::text($values, 'category');
        if ('' !== $category && null === $this->names->attachmentCategory($category)) {
            throw new InvalidRow('category', __('Attachment category not found.', 'coleman'));
        }
        $kind = strtolower(PartColumns::text($values, 'kind'));
        if ('' !== $kind && !in_array($kind, self::KINDS, true)) {
            throw new InvalidRow('kind', __('Enter one of these: attachment, implement.', 'coleman'));
        }
        RateColumns::check($values);
        RowChecks::picture($values);

        return (isset($values['kind']) ? ['kind' => $kind] : []) + (isset($values[self::BRANCHES]) ? [self::BRANCHES => $this->branches($values)] : []) + $values;
    }

    public function compare(array $rows): array
    {
        $found = $this->finder->find($rows);
        $branches = $this->stock(array_map(static fn (array $attachment): int => (int) $attachment['id'], array_values(array_filter($found, is_array(...)))));

        return $this->pictures->in(ImageKind::Attachment, array_map(function (FeedRow $row, array|string|null $attachment) use ($branches): Change {
            if (is_string($attachment)) {
                return Change::refuses($row, $attachment);
            }
            $there = null === $attachment ? null : [self::BRANCHES => implode(',', $branches[(int) $attachment['id']] ?? [])] + TypedRow::typed($attachment, self::NUMBERS);
            $lack = __('Attachment not found. To add it, enter a name and a category.', 'coleman');

            return RatedEquipment::change($row, $this->wanted($row), $there, 'price_cents', ['category_id', 'name'], $lack);
        }, $rows, $found));
    }

    public function apply(array $changes, string $now): array
    {
        $kinds = array_column($this->connection->rows('SELECT category_id, MIN(kind) AS kind FROM {attachments} GROUP BY category_id'), 'kind', 'category_id');
        $ids = $this->rows->write(
            $changes,
            $now,
            fn (Change $change): array => array_diff_key(EquipmentColumns::withBrand($this->names, $change->values, $change->row->values), [self::BRANCHES => '']),
            fn (array $values): array => [
                'kind' => $kinds[(int) $values['category_id']] ?? self::KINDS[0],
                'image' => $this->names->attachmentDrawing((int) $values['category_id']),
                'description' => '',
                'specs' => '[]',
                'price_cents' => null,
            ] + RateColumns::none(),
        );
        $stock = [];
        foreach ($changes as $change) {
            if (isset($change->values[self::BRANCHES])) {
                $stock[$ids[$change->row->key]] = self::ids((string) $change->values[self::BRANCHES]);
            }
        }
        $this->putStock($stock);

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        $ids = array_map(intval(...), $refs);
        $this->putStock(array_fill_keys($ids, []));

        return $this->rows->remove($ids);
    }

    public function searched(array $refs): array
    {
        return [Kind::Equipment->value => array_map(static fn (string $ref): int => CompositeId::encode(CompositeId::ATTACHMENT, (int) $ref), $refs)];
    }

    public function removalNames(array $refs): array
    {
        return RemovalNames::find($this->connection, 'attachments', 'model', $refs, '1 = 1');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $ids = array_map(intval(...), $refs);

        return [
            EquipmentColumns::brands($this->connection),
            new Holding('attachments', 'id', $ids, isThing: true, name: 'model'),
            new Holding('attachment_stock', 'attachment_id', $ids, ['attachment_id', 'location_id']),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function newMaker(Change $change): string
    {
        return EquipmentColumns::newBrand($change);
    }

    public function similarMaker(string $name): string
    {
        return SimilarName::find($name, $this->names->brands());
    }

    public function takesSpecs(): bool
    {
        return true;
    }

    /**
     * What the row says, by column of the table; `brand_id` 0 is a brand that is still to be made.
     *
     * @return array<string, string|int|bool|null>
     */
    private function wanted(FeedRow $row): array
    {
        $values = $row->values;
        $wanted = RatedEquipment::wanted($row, $this->names, $this->names->attachmentCategory(PartColumns::text($values, 'category')));
        foreach (['name', 'kind', 'image'] as $field) {
            if ('' !== PartColumns::text($values, $field)) {
                $wanted[$field] = $values[$field];
            }
        }
        foreach (['price' => 'price_cents', 'description' => 'description', self::BRANCHES => self::BRANCHES] as $column => $field) {
            if (array_key_exists($column, $values)) {
                $wanted[$field] = $values[$column];
            }
        }
        $specs = Specs::fromValues($values);

        return null === $specs ? $wanted : ['specs' => $specs] + $wanted;
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @return string ids with commas between them, ascending
     * @throws InvalidRow
     */
    private function branches(array $values): string
    {
        $ids = [];
        foreach (preg_split('/[,;|]/', PartColumns::text($values, self::BRANCHES)) ?: [] as $name) {
            if ('' !== trim($name)) {
                /* translators: %s: what a file calls it */
                $id = $this->names->branch($name) ?? throw new InvalidRow(self::BRANCHES, sprintf(__('Branch "%s" not found.', 'coleman'), trim($name)));
                $ids[$id] = $id;
            }
        }
        sort($ids);

        return implode(',', $ids);
    }

    /** @return list<int> */
    private static function ids(string $ids): array
    {
        return '' === $ids ? [] : array_map(intval(...), explode(',', $ids));
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<int>> branches by attachment, ascending
     */
    private function stock(array $ids): array
    {
        $branches = [];
        foreach ([] === $ids ? [] : $this->connection->rows(
            sprintf('SELECT attachment_id, location_id FROM {attachment_stock} WHERE attachment_id IN (%s) ORDER BY attachment_id, location_id', Connection::placeholders($ids)),
            $ids,
        ) as $row) {
            $branches[(int) $row['attachment_id']][] = (int) $row['location_id'];
        }

        return $branches;
    }

    /** @param array<int, list<int>> $stock branches by attachment */
    private function putStock(array $stock): void
    {
        if ([] === $stock) {
            return;
        }
        $ids = array_keys($stock);
        $this->connection->execute(sprintf('DELETE FROM {attachment_stock} WHERE attachment_id IN (%s)', Connection::placeholders($ids)), $ids);
        $rows = [];
        foreach ($stock as $id => $branches) {
            foreach ($branches as $branch) {
                $rows[] = ['attachment_id' => $id, 'location_id' => $branch];
            }
        }
        $this->connection->insertMany('attachment_stock', $rows);
    }
}
