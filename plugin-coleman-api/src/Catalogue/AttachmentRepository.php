<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Support\Json;

/** Attachments, their categories and makers, and the branches that have them. Every method costs a constant number of queries. */
final readonly class AttachmentRepository
{
    private const SELECT = 'SELECT a.*, c.name AS category_name, b.name AS brand_name'
        . ' FROM {attachments} a JOIN {attachment_categories} c ON c.id = a.category_id JOIN {brands} b ON b.id = a.brand_id';

    private const IS_FOR_RENT = '(a.daily_cents IS NOT NULL OR a.weekly_cents IS NOT NULL OR a.monthly_cents IS NOT NULL)';

    /** Whether an attachment `a` suits the machines of a category as one of its kind: it may be narrower than they are. */
    private const SUITS = 'NOT EXISTS (SELECT 1 FROM {attachment_only_fits} o WHERE o.attachment_id = %1$s)'
        . ' OR EXISTS (SELECT 1 FROM {attachment_only_fits} o WHERE o.attachment_id = %1$s AND o.equipment_category_id = f.equipment_category_id)';

    public function __construct(private Connection $connection)
    {
    }

    public function byId(int $id): ?Attachment
    {
        return $this->attachments($this->connection->rows(self::SELECT . ' WHERE a.id = %d', [$id]))[0] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return list<Attachment> those that there are, in the order asked
     */
    public function byIds(array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        $found = array_column($this->attachments($this->connection->rows(self::SELECT . sprintf(' WHERE a.id IN (%s)', Connection::placeholders($ids)), $ids)), null, 'id');

        return array_values(array_filter(array_map(static fn (int $id): ?Attachment => $found[$id] ?? null, array_unique($ids))));
    }

    /**
     * What can be rented along with a machine.
     *
     * @param int $equipmentCategoryId of the machine
     * @return list<Attachment> in the dealer's order
     */
    public function forRent(int $equipmentCategoryId, int $limit): array
    {
        return $this->attachments($this->connection->rows(
            self::SELECT . ' JOIN {attachment_fits} f ON f.attachment_category_id = a.category_id'
                . ' WHERE f.equipment_category_id = %d AND ' . self::IS_FOR_RENT . ' AND (' . sprintf(self::SUITS, 'a.id') . ') ORDER BY c.position, a.id LIMIT %d',
            [$equipmentCategoryId, $limit],
        ));
    }

    /**
     * A page of a list, in the order of their ids.
     *
     * @param int $after the last id of the page before; 0 begins
     * @return list<Attachment> one more than `$limit` when there is a further page
     */
    public function page(AttachmentFilter $filter, int $after, int $limit): array
    {
        [$where, $values] = $this->conditions($filter);

        return $this->attachments($this->connection->rows(
            self::SELECT . ' WHERE a.id > %d' . $where . ' ORDER BY a.id LIMIT %d',
            [$after, ...$values, $limit + 1],
        ));
    }

    /**
     * How many attachments match, and how many would with another choice of one filter: each filter's counts leave that
     * filter itself out. One query.
     *
     * @param int $cap where the count of all stops
     * @return array{
     *   count: int,
     *   categories: array<int, array{name: string, count: int}>,
     *   vendors: array<int, array{name: string, count: int}>,
     *   locations: array<int, int>,
     *   for_rent: int,
     *   prices: array<string, int>
     * } by id, in the dealer's order; what matches nothing is absent, but for what the filter chooses
     */
    public function counts(AttachmentFilter $filter, int $cap): array
    {
        $parts = [];
        $values = [];
        $add = function (string $select, string $without, string $group) use ($filter, &$parts, &$values): void {
            [$where, $given] = $this->conditions($filter, $without);
            $parts[] = sprintf('%s WHERE 1 = 1%s GROUP BY %s', $select, $where, $group);
            array_push($values, ...$given);
        };
        $price = self::band();
        $add("SELECT 'category' AS facet, c.id AS id, c.name AS name, c.position AS place, COUNT(*) AS amount FROM {attachments} a JOIN {attachment_categories} c ON c.id = a.category_id", 'category', 'c.id, c.name, c.position');
        $add("SELECT 'vendor' AS facet, b.id AS id, b.name AS name, b.position AS place, COUNT(*) AS amount FROM {attachments} a JOIN {brands} b ON b.id = a.brand_id", 'vendor', 'b.id, b.name, b.position');
        $add("SELECT 'location' AS facet, l.location_id AS id, '' AS name, 0 AS place, COUNT(*) AS amount FROM {attachments} a JOIN {attachment_stock} l ON l.attachment_id = a.id", 'location', 'l.location_id');
        $add("SELECT 'price' AS facet, $price AS id, '' AS name, 0 AS place, COUNT(a.price_cents) AS amount FROM {attachments} a", 'price', $price);
        [$where, $given] = $this->conditions($filter, 'rent');
        $parts[] = "SELECT 'rent' AS facet, 0 AS id, '' AS name, 0 AS place, COUNT(*) AS amount FROM {attachments} a WHERE " . self::IS_FOR_RENT . $where;
        array_push($values, ...$given);
        [$where, $given] = $this->conditions($filter);
        $parts[] = "SELECT 'all' AS facet, 0 AS id, '' AS name, 0 AS place, COUNT(*) AS amount FROM (SELECT a.id FROM {attachments} a WHERE 1 = 1$where LIMIT %d) counted";
        array_push($values, ...$given);
        $values[] = $cap;
        // What is chosen has a name even where nothing matches.
        $parts[] = "SELECT 'category' AS facet, c.id AS id, c.name AS name, c.position AS place, 0 AS amount FROM {attachment_categories} c WHERE c.id = %d";
        $parts[] = "SELECT 'vendor' AS facet, b.id AS id, b.name AS name, b.position AS place, 0 AS amount FROM {brands} b WHERE b.id = %d";
        array_push($values, $filter->categoryId, $filter->vendorId);

        return $this->counted($this->connection->rows(implode(' UNION ALL ', $parts), $values));
    }

    /** @return list<AttachmentCategory> in the dealer's order; those that hold nothing too */
    public function categories(): array
    {
        return array_map(
            static fn (array $row): AttachmentCategory => new AttachmentCategory((int) $row['id'], (string) $row['name'], (string) $row['image'], (int) $row['amount']),
            $this->connection->rows(
                'SELECT c.id, c.name, c.image, COUNT(a.id) AS amount FROM {attachment_categories} c LEFT JOIN {attachments} a ON a.category_id = c.id'
                . ' GROUP BY c.id, c.name, c.image, c.position ORDER BY c.position, c.id',
            ),
        );
    }

    public function category(int $id): ?AttachmentCategory
    {
        return array_find($this->categories(), static fn (AttachmentCategory $category): bool => $category->id === $id);
    }

    /** @return list<AttachmentVendor> in the dealer's order; only those with attachments */
    public function vendors(): array
    {
        return array_map(
            static fn (array $row): AttachmentVendor => new AttachmentVendor((int) $row['id'], (string) $row['name'], (int) $row['amount']),
            $this->connection->rows(
                'SELECT b.id, b.name, COUNT(*) AS amount FROM {brands} b JOIN {attachments} a ON a.brand_id = b.id'
                . ' GROUP BY b.id, b.name, b.position ORDER BY b.position, b.id',
            ),
        );
    }

    public function vendor(int $id): ?AttachmentVendor
    {
        return array_find($this->vendors(), static fn (AttachmentVendor $vendor): bool => $vendor->id === $id);
    }

    /**
     * Others of the same category, those of the nearest price first.
     *
     * @return list<Attachment>
     */
    public function similar(Attachment $attachment, int $limit): array
    {
        return $this->attachments($this->connection->rows(
            self::SELECT . ' WHERE a.category_id = %d AND a.id <> %d ORDER BY ABS(COALESCE(a.price_cents, 0) - %d), a.id LIMIT %d',
            [$attachment->categoryId, $attachment->id, $attachment->priceCents ?? 0, $limit],
        ));
    }

    /** Which of the bands of prices an attachment is in, counted from 0. */
    private static function band(): string
    {
        $whens = '';
        $last = 0;
        foreach (AttachmentPrice::cases() as $index => $price) {
            $below = $price->belowCents();
            $whens .= null === $below ? '' : sprintf(' WHEN a.price_cents < %d THEN %d', $below, $index);
            $last = $index;
        }

        return sprintf('(CASE%s ELSE %d END)', $whens, $last);
    }

    /**
     * The machines that attachments of a category fit, as far as we have any new ones.
     *
     * @return list<array{name: string, url: string}>
     */
    public function fits(Attachment $attachment): array
    {
        return array_map(
            static fn (array $row): array => [
                'name' => (string) $row['name'],
                'url' => EquipmentUrls::newCategory((int) $row['id'], (string) $row['name']),
            ],
            $this->connection->rows(
                'SELECT c.id, c.name FROM {attachment_fits} f JOIN {equipment_categories} c ON c.id = f.equipment_category_id'
                . ' WHERE f.attachment_category_id = %d AND (' . sprintf(self::SUITS, '%d') . ')'
                . " AND EXISTS (SELECT 1 FROM {machines} m WHERE m.category_id = c.id AND m.machine_condition = 'new' AND m.sold_at IS NULL)"
                . ' ORDER BY c.position, c.id',
                [$attachment->categoryId, $attachment->id, $attachment->id],
            ),
        );
    }

    /**
     * What a filter asks of the attachments `a`, as further conditions.
     *
     * @param string $without the one filter that is left out
     * @return array{string, list<int|string>}
     */
    private function conditions(AttachmentFilter $filter, string $without = ''): array
    {
        $where = '';
        $values = [];
        if ($filter->categoryId > 0 && 'category' !== $without) {
            $where .= ' AND a.category_id = %d';
            $values[] = $filter->categoryId;
        }
        if ($filter->vendorId > 0 && 'vendor' !== $without) {
            $where .= ' AND a.brand_id = %d';
            $values[] = $filter->vendorId;
        }
        if ($filter->locationId > 0 && 'location' !== $without) {
            $where .= ' AND EXISTS (SELECT 1 FROM {attachment_stock} s WHERE s.attachment_id = a.id AND s.location_id = %d)';
            $values[] = $filter->locationId;
        }
        if ($filter->forRent && 'rent' !== $without) {
            $where .= ' AND ' . self::IS_FOR_RENT;
        }
        if (null !== $filter->price && 'price' !== $without) {
            $where .= ' AND a.price_cents >= %d' . (null === $filter->price->belowCents() ? '' : ' AND a.price_cents < %d');
            array_push($values, $filter->price->fromCents(), ...array_filter([$filter->price->belowCents()], is_int(...)));
        }
        if ('' !== trim($filter->search)) {
            $pattern = LikePattern::holding(trim($filter->search));
            $where .= ' AND (a.name LIKE %s OR a.model LIKE %s)';
            array_push($values, $pattern, $pattern);
        }

        return [$where, $values];
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array{
     *   count: int,
     *   categories: array<int, array{name: string, count: int}>,
     *   vendors: array<int, array{name: string, count: int}>,
     *   locations: array<int, int>,
     *   for_rent: int,
     *   prices: array<string, int>
     * }
     */
    private function counted(array $rows): array
    {
        usort($rows, static fn (array $a, array $b): int => [(int) $a['place'], (int) $a['id']] <=> [(int) $b['place'], (int) $b['id']]);
        $counts = ['count' => 0, 'categories' => [], 'vendors' => [], 'locations' => [], 'for_rent' => 0, 'prices' => []];
        $bands = AttachmentPrice::cases();
        foreach ($rows as $row) {
            $id = (int) $row['id'];
            $amount = (int) $row['amount'];
            $named = static fn (int $already): array => ['name' => (string) $row['name'], 'count' => $already + $amount];
            match ((string) $row['facet']) {
                'category' => $counts['categories'][$id] = $named($counts['categories'][$id]['count'] ?? 0),
                'vendor' => $counts['vendors'][$id] = $named($counts['vendors'][$id]['count'] ?? 0),
                'location' => $counts['locations'][$id] = $amount,
                'price' => $counts['prices'][$bands[$id]->value] = $amount,
                'rent' => $counts['for_rent'] = $amount,
                default => $counts['count'] = $amount,
            };
        }

        return $counts;
    }

    /**
     * @param list<array<string, string|null>> $rows of SELECT
     * @return list<Attachment>
     */
    private function attachments(array $rows): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        $branches = [];
        if ([] !== $ids) {
            foreach ($this->connection->rows(
                sprintf('SELECT attachment_id, location_id FROM {attachment_stock} WHERE attachment_id IN (%s) ORDER BY attachment_id, location_id', Connection::placeholders($ids)),
                $ids,
            ) as $row) {
                $branches[(int) $row['attachment_id']][] = (int) $row['location_id'];
            }
        }

        return array_map(static fn (array $row): Attachment => self::attachment($row, $branches[(int) $row['id']] ?? []), $rows);
    }

    /**
     * @param array<string, string|null> $row
     * @param list<int> $branches
     */
    private static function attachment(array $row, array $branches): Attachment
    {
        $cents = static fn (string $column): ?int => null === $row[$column] ? null : (int) $row[$column];
        /** @var list<array{label: string, value: string}> $specs */
        $specs = Json::decode((string) $row['specs']);

        return new Attachment(
            (int) $row['id'],
            (int) $row['category_id'],
            (string) $row['category_name'],
            (int) $row['brand_id'],
            (string) $row['brand_name'],
            'implement' === $row['kind'] ? 'implement' : 'attachment',
            (string) $row['model'],
            (string) $row['name'],
            (string) $row['image'],
            (string) $row['description'],
            $specs,
            $cents('price_cents'),
            $cents('daily_cents'),
            $cents('weekly_cents'),
            $cents('monthly_cents'),
            $branches,
        );
    }
}
