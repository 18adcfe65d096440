<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/** Lists of machines: chosen, counted, sorted, a page at a time. At most six queries, whatever the catalog's size. */
final readonly class MachineList
{
    /** Lists are told to be this long at most: a page then says "more than 200". */
    public const COUNT_CAP = 200;

    /** The column and the direction of each sort; the id decides between equals, in the same direction. */
    private const SORTS = [
        'newest' => ['created_at', 'DESC'],
        'price' => ['price_cents', 'ASC'],
        'price-down' => ['price_cents', 'DESC'],
        'year' => ['model_year', 'DESC'],
        'hours' => ['meter_hours', 'ASC'],
        'horsepower' => ['horsepower', 'DESC'],
    ];

    private const CURSOR = '/^(\d{0,14})-([1-9]\d{0,8})$/D';

    public function __construct(private Connection $connection, private MachineRepository $machines, private MachineFacets $facets, private Clock $clock)
    {
    }

    /**
     * @param list<string>|null $facets wanted beside the machines, with the count; null wants neither
     * @param string $after of the page before, in the same sort; '' begins
     */
    public function find(MachineScope $scope, MachineChoice $choice, int $limit, ?array $facets = [], string $after = ''): MachinePage
    {
        [$where, $values] = $this->scope($scope, $choice, $facets ?? []);
        $counted = null === $facets ? ['count' => null, 'facets' => []] : $this->facets->count($where, $values, $choice, $facets);
        foreach (array_intersect_key($choice->values, array_flip($facets ?? [])) as $facet => $chosen) {
            [$condition, $bounds] = $this->facets->condition($facet, $chosen);
            $where .= ' AND ' . $condition;
            array_push($values, ...$bounds);
        }
        $sort = '' === $choice->sort ? MachineChoice::SORTS[0] : $choice->sort;
        $machines = $this->sorted($where, $values, $sort, $limit + 1, self::cursor($after));
        $page = array_slice($machines, 0, $limit);
        $last = end($page);

        return new MachinePage($page, false === $last || count($machines) <= $limit ? '' : self::after($last, $sort), $counted['count'], $counted['facets']);
    }

    /** Whether a text is a cursor: what find() has given, or the like. */
    public static function isCursor(string $after): bool
    {
        return '' === $after || 1 === preg_match(self::CURSOR, $after);
    }

    /**
     * Machines that fit a choice and came in after a moment, the last first.
     *
     * @return list<Machine> at most so many
     */
    public function listedSince(MachineScope $scope, MachineChoice $choice, \DateTimeImmutable $since, int $limit): array
    {
        [$where, $values] = $this->scope($scope, $choice, []);
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            "SELECT m.id FROM {machines} m WHERE {$where} AND m.created_at > %s ORDER BY m.created_at DESC, m.id DESC LIMIT %d",
            [...$values, $since->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s'), $limit],
        ));

        return array_values($this->machines->byIds($ids));
    }

    /** @return array<string, int> how many used machines each page of used equipment has, by its slug; pages without any are absent */
    public function usedCounts(): array
    {
        $counts = [];
        foreach ($this->connection->rows(
            "SELECT c.used_slug, COUNT(*) AS machines FROM {machines} m JOIN {equipment_categories} c ON c.id = m.category_id WHERE m.machine_condition = 'used' AND m.sold_at IS NULL GROUP BY c.used_slug",
        ) as $row) {
            $counts[(string) $row['used_slug']] = (int) $row['machines'];
        }

        return $counts;
    }

    /**
     * @param list<string> $facets what is chosen of others belongs to the scope
     * @return array{string, list<string|int>}
     */
    private function scope(MachineScope $scope, MachineChoice $choice, array $facets): array
    {
        $where = 'm.machine_condition = %s' . ($scope->withSold ? ' AND (m.sold_at IS NULL OR m.sold_at > %s)' : ' AND m.sold_at IS NULL');
        $values = [$scope->condition];
        if ($scope->withSold) {
            // Not those whose pages are gone.
            $values[] = $this->clock->now()->modify(sprintf('-%d days', Machine::DAYS_SHOWN_AFTER_SALE))->format('Y-m-d H:i:s');
        }
        if (null !== $scope->category) {
            $where .= ' AND m.category_id = %d';
            $values[] = $scope->category->id;
        }
        if (null !== $scope->used) {
            $ids = array_map(
                static fn (array $row): int => (int) $row['id'],
                $this->connection->rows('SELECT id FROM {equipment_categories} WHERE used_slug = %s', [$scope->used->value]),
            );
            $where .= [] === $ids ? ' AND 1 = 0' : sprintf(' AND m.category_id IN (%s)', Connection::placeholders($ids));
            array_push($values, ...$ids);
        }
        foreach (array_diff_key($choice->values, array_flip($facets)) as $facet => $chosen) {
            [$condition, $bounds] = $this->facets->condition($facet, $chosen);
            $where .= ' AND ' . $condition;
            array_push($values, ...$bounds);
        }

        return [$where, $values];
    }

    /**
     * Those that have what is sorted by; then, when the page is not full, those that have not. The ids are found in the
     * index alone, and only the page's machines are read whole.
     *
     * @param list<string|int> $values
     * @param array{string, int}|null $cursor
     * @return list<Machine>
     */
    private function sorted(string $where, array $values, string $sort, int $limit, ?array $cursor): array
    {
        [$column, $direction] = self::SORTS[$sort];
        $beyond = 'ASC' === $direction ? '>' : '<';
        $rows = [];
        if (null === $cursor || '' !== $cursor[0]) {
            $from = '';
            $bounds = [];
            if (null !== $cursor) {
                $from = sprintf(' AND m.%1$s %2$s= %%s AND (m.%1$s %2$s %%s OR m.id %2$s %%d)', $column, $beyond);
                $bounds = [$cursor[0], $cursor[0], $cursor[1]];
                if ('created_at' === $column) {
                    $bounds[0] = $bounds[1] = self::instant($cursor[0]);
                } else {
                    $from = str_replace('%s', '%d', $from);
                }
            }
            $rows = $this->connection->rows(
                sprintf('SELECT m.id FROM {machines} m WHERE %s AND m.%s IS NOT NULL%s ORDER BY m.%s %s, m.id %s LIMIT %%d', $where, $column, $from, $column, $direction, $direction),
                [...$values, ...$bounds, $limit],
            );
        }
        if ('created_at' !== $column && count($rows) < $limit) {
            $isAmongThem = null !== $cursor && '' === $cursor[0];
            array_push($rows, ...$this->connection->rows(
                sprintf('SELECT m.id FROM {machines} m WHERE %s AND m.%s IS NULL%s ORDER BY m.id %s LIMIT %%d', $where, $column, $isAmongThem ? sprintf(' AND m.id %s %%d', $beyond) : '', $direction),
                [...$values, ...($isAmongThem ? [$cursor[1]] : []), $limit - count($rows)],
            ));
        }

        return array_values($this->machines->byIds(array_map(static fn (array $row): int => (int) $row['id'], $rows)));
    }

    /** Where a page ends: what is sorted by, in digits or nothing, and the id. */
    private static function after(Machine $machine, string $sort): string
    {
        return sprintf('%s-%d', match (self::SORTS[$sort][0]) {
            'created_at' => $machine->listedAt->format('YmdHis'),
            'price_cents' => $machine->priceCents,
            'model_year' => $machine->year,
            'meter_hours' => $machine->hours,
            'horsepower' => $machine->horsepower,
        }, $machine->id);
    }

    /** @return array{string, int}|null */
    private static function cursor(string $after): ?array
    {
        return 1 === preg_match(self::CURSOR, $after, $match) ? [$match[1], (int) $match[2]] : null;
    }

    /** An instant from its digits; whatever else was written stands for the beginning of time. */
    private static function instant(string $digits): string
    {
        $instant = \DateTimeImmutable::createFromFormat('!YmdHis', $digits, new \DateTimeZone('UTC'));

        return false === $instant ? '1970-01-01 00:00:00' : $instant->format('Y-m-d H:i:s');
    }
}
