<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Clock;
use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\LocationRepository;

/**
 * What machines can be narrowed down by, and how many there would be.
 *
 * A value's count is made with the choices of all other facets applied and its own facet's left out: it is what the
 * list would hold if this value alone were chosen in its facet. docs/machines.md says how that stays quick.
 *
 * @phpstan-type FacetValue array{value: string, label: string, count: int, is_chosen: bool}
 * @phpstan-type Facet array{name: string, label: string, total: int, values: list<FacetValue>}
 */
final readonly class MachineFacets
{
    /** The column of a range, and how many of its units a unit of the address is. */
    private const RANGES = [
        'price' => ['m.price_cents', 100],
        'model_year' => ['m.model_year', 1],
        'hours' => ['m.meter_hours', 1],
        'horsepower' => ['m.horsepower', 1],
    ];

    private const IDS = ['brand' => 'm.brand_id', 'branch' => 'm.location_id'];

    public function __construct(private Connection $connection, private LocationRepository $locations, private Clock $clock)
    {
    }

    /**
     * The condition that the machines of a choice of one facet meet.
     *
     * @param non-empty-list<string> $values
     * @return array{string, list<int>} SQL and its values
     */
    public function condition(string $facet, array $values): array
    {
        if (isset(self::IDS[$facet])) {
            return [sprintf('%s IN (%s)', self::IDS[$facet], Connection::marks($values)), array_map(intval(...), $values)];
        }
        [$column, $unit] = self::RANGES[$facet];
        $either = [];
        $bounds = [];
        foreach ($values as $value) {
            if ('call' === $value) {
                $either[] = $column . ' IS NULL';
                continue;
            }
            [$from, $to] = MachineChoice::ends($value);
            $both = [];
            if (null !== $from) {
                $both[] = $column . ' >= %d';
                $bounds[] = $from * $unit;
            }
            if (null !== $to) {
                $both[] = $column . ' < %d';
                $bounds[] = self::below($facet, $to) * $unit;
            }
            $either[] = implode(' AND ', $both);
        }

        return ['((' . implode(') OR (', $either) . '))', $bounds];
    }

    /**
     * Counts, in one statement, what a choice and each of its alternatives give.
     *
     * @param string $scope condition of the list's machines before anything is chosen
     * @param list<string|int> $scopeValues
     * @param list<string> $facets wanted; what is chosen of others belongs to the scope
     * @return array{count: int, facets: list<Facet>} facets with less than two values are left out, unless chosen
     */
    public function count(string $scope, array $scopeValues, MachineChoice $choice, array $facets): array
    {
        $facets = array_values(array_intersect(MachineChoice::FACETS, $facets));
        $counts = [];
        [$sql, $values] = $this->statement($scope, $scopeValues, $choice, $facets);
        foreach ($this->connection->rows($sql, $values) as $row) {
            $counts[(string) $row['facet']][(string) $row['facet_value']] = (int) $row['matching'];
        }
        $names = $this->names($facets);

        return [
            'count' => $counts['all'][''] ?? 0,
            'facets' => array_values(array_filter(
                array_map(fn (string $facet): array => $this->facet($facet, $counts[$facet] ?? [], $choice->values[$facet] ?? [], $names[$facet] ?? []), $facets),
                static fn (array $facet): bool => count($facet['values']) > 1 || in_array(true, array_column($facet['values'], 'is_chosen'), true),
            )),
        ];
    }

    /**
     * @param list<string|int> $scopeValues
     * @param list<string> $facets
     * @return array{string, list<string|int>}
     */
    private function statement(string $scope, array $scopeValues, MachineChoice $choice, array $facets): array
    {
        $conditions = [];
        foreach (array_intersect_key($choice->values, array_flip($facets)) as $facet => $chosen) {
            $conditions[$facet] = $this->condition($facet, $chosen);
        }
        $parts = [];
        $values = [];
        $add = static function (string $facet, string $expression, ?array $own, array $others, string $group) use (&$parts, &$values, $scope, $scopeValues): void {
            /** @var array{string, list<int>}|null $own */
            /** @var array<string, array{string, list<int>}> $others */
            $matching = [] === $others ? 'COUNT(*)' : sprintf('SUM(CASE WHEN %s THEN 1 ELSE 0 END)', implode(' AND ', array_column($others, 0)));
            $parts[] = sprintf(
                "SELECT '%s' AS facet, %s AS facet_value, %s AS matching FROM {machines} m WHERE %s%s%s",
                $facet,
                $expression,
                $matching,
                $scope,
                null === $own ? '' : ' AND ' . $own[0],
                $group,
            );
            array_push($values, ...array_merge([], ...array_column($others, 1)), ...$scopeValues, ...($own[1] ?? []));
        };
        $add('all', "''", null, $conditions, '');
        foreach ($facets as $facet) {
            $others = array_diff_key($conditions, [$facet => true]);
            $expression = $this->expression($facet);
            $add($facet, isset(self::IDS[$facet]) ? sprintf('CAST(%s AS CHAR)', $expression) : $expression, null, $others, ' GROUP BY ' . $expression);
            // A range that somebody wrote into the address, or that was one of ours last year.
            foreach (array_diff($choice->values[$facet] ?? [], $this->buckets($facet), ['call']) as $range) {
                if (!isset(self::IDS[$facet])) {
                    $add($facet, "'" . $range . "'", $this->condition($facet, [$range]), $others, '');
                }
            }
        }

        return [implode(' UNION ALL ', $parts), $values];
    }

    /** The value of a facet that a machine has; '' when it has none. */
    private function expression(string $facet): string
    {
        if (isset(self::IDS[$facet])) {
            return self::IDS[$facet];
        }
        [$column, $unit] = self::RANGES[$facet];
        $cases = '';
        foreach ($this->buckets($facet) as $bucket) {
            $to = MachineChoice::ends($bucket)[1];
            $cases .= sprintf(' WHEN %s THEN \'%s\'', null === $to ? $column . ' IS NOT NULL' : sprintf('%s < %d', $column, self::below($facet, $to) * $unit), $bucket);
        }

        return sprintf('CASE%s ELSE \'%s\' END', $cases, 'price' === $facet ? 'call' : '');
    }

    /**
     * The ranges to choose from, ascending and without gaps: sizes that a buyer of machines thinks in.
     *
     * @return list<string>
     */
    private function buckets(string $facet): array
    {
        $year = (int) $this->clock->now()->format('Y');
        $limits = match ($facet) {
            'price' => [10_000, 25_000, 50_000, 75_000, 100_000],
            'model_year' => [$year - 10, $year - 5, $year - 1],
            'hours' => [250, 1_000, 2_500, 5_000],
            'horsepower' => [25, 50, 75, 100, 150],
            default => [],
        };
        if ([] === $limits) {
            return [];
        }
        $ranges = [];
        foreach ([null, ...$limits] as $index => $from) {
            $to = $limits[$index] ?? null;
            $ranges[] = sprintf('%s-%s', $from, null === $to || 'model_year' !== $facet ? $to : $to - 1);
        }

        return $ranges;
    }

    /**
     * @param array<string, int> $counts by value
     * @param list<string> $chosen
     * @param array<int, string> $names of ids, in their order
     * @return Facet
     */
    private function facet(string $facet, array $counts, array $chosen, array $names): array
    {
        $known = isset(self::IDS[$facet]) ? array_map(strval(...), array_keys($names)) : [...$this->buckets($facet), 'call'];
        $shown = array_filter($known, static fn (string $value): bool => isset($counts[$value]) || in_array($value, $chosen, true));

        return [
            'name' => $facet,
            'label' => match ($facet) {
                'brand' => __('Brand', 'coleman'),
                'branch' => __('Branch', 'coleman'),
                'price' => __('Price', 'coleman'),
                'model_year' => __('Year', 'coleman'),
                'hours' => __('Hours', 'coleman'),
                default => __('Horsepower', 'coleman'),
            },
            'total' => array_sum(array_intersect_key($counts, array_flip([...$known, '']))),
            'values' => array_map(fn (string $value): array => [
                'value' => $value,
                'label' => $names[(int) $value] ?? self::label($facet, $value),
                'count' => $counts[$value] ?? 0,
                'is_chosen' => in_array($value, $chosen, true),
            ], [...array_values($shown), ...array_values(array_diff($chosen, $known))]),
        ];
    }

    private static function label(string $facet, string $value): string
    {
        if ('call' === $value) {
            return __('Call for price', 'coleman');
        }
        if (isset(self::IDS[$facet])) {
            return $value;
        }
        [$from, $to] = MachineChoice::ends($value);
        if ('model_year' === $facet) {
            return match (true) {
                /* translators: %d: a year. */
                null === $from => sprintf(__('%d and older', 'coleman'), $to),
                /* translators: %d: a year. */
                null === $to => sprintf(__('%d and newer', 'coleman'), $from),
                $from === $to => (string) $from,
                default => sprintf('%d–%d', $from, $to),
            };
        }
        $text = static fn (?int $number): string => ('price' === $facet ? '$' : '') . number_format((float) $number);

        return match (true) {
            /* translators: %s: a price, or a number of hours or horsepower. */
            null === $from => sprintf(__('Under %s', 'coleman'), $text($to)),
            /* translators: %s: a price, or a number of hours or horsepower. */
            null === $to => sprintf(__('%s and up', 'coleman'), $text($from)),
            default => sprintf('%s–%s', $text($from), $text($to)),
        };
    }

    /** Years include their upper end. */
    private static function below(string $facet, int $to): int
    {
        return 'model_year' === $facet ? $to + 1 : $to;
    }

    /**
     * The names of the ids of the facets wanted, in the dealer's order.
     *
     * @param list<string> $facets
     * @return array<string, array<int, string>>
     */
    private function names(array $facets): array
    {
        $names = [];
        if (in_array('brand', $facets, true)) {
            foreach ($this->connection->rows('SELECT id, name FROM {brands} ORDER BY position, id') as $row) {
                $names['brand'][(int) $row['id']] = (string) $row['name'];
            }
        }
        if (in_array('branch', $facets, true)) {
            foreach ($this->locations->all() as $location) {
                $names['branch'][$location->id] = $location->city;
            }
        }

        return $names;
    }
}
