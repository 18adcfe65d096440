<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * What machines can be narrowed down by, and how many there would be.
 *
 * A value's count is made with the choices of all other facets applied and its own facet's left out: it is what the
 * list would hold if this value alone were chosen in its facet. docs/machines.md says why it is done so.
 *
 * @phpstan-type FacetValue array{value: string, label: string, count: int, is_chosen: bool}
 * @phpstan-type Facet array{name: string, label: string, total: int, values: list<FacetValue>}
 */
final class MachineFacets
{
    /** The column of a range, and how many of its units a unit of the address is. */
    private const RANGES = [
        'price' => ['m.price_cents', 100],
        'model_year' => ['m.model_year', 1],
        'hours' => ['m.meter_hours', 1],
        'horsepower' => ['m.horsepower', 1],
    ];

    /** Stands for a column without a value. */
    private const NONE = -1;

    private const IDS = ['brand' => 'm.brand_id', 'branch' => 'm.location_id'];

    /** @var array<string, list<string>> those of each facet, once made */
    private array $ranges = [];

    public function __construct(private readonly Connection $connection, private readonly LocationRepository $locations, private readonly Clock $clock)
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
            return [sprintf('%s IN (%s)', self::IDS[$facet], Connection::placeholders($values)), array_map(intval(...), $values)];
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
     * Counts what a choice and each of its alternatives give, in one reading of the scope's machines.
     *
     * @param string $scope condition of the list's machines before anything is chosen
     * @param list<string|int> $scopeValues
     * @param list<string> $facets wanted; what is chosen of others belongs to the scope
     * @return array{count: int, facets: list<Facet>} facets with less than two values are left out, unless chosen
     */
    public function count(string $scope, array $scopeValues, MachineChoice $choice, array $facets): array
    {
        $facets = array_values(array_intersect(MachineChoice::FACETS, $facets));
        if ([] === $facets) {
            return ['count' => (int) $this->connection->value('SELECT COUNT(*) FROM {machines} m WHERE ' . $scope, $scopeValues), 'facets' => []];
        }
        $columns = array_map(static fn (string $facet): string => sprintf('COALESCE(%s, %d) AS %s', self::column($facet), self::NONE, $facet), $facets);
        $rows = $this->connection->rows(sprintf('SELECT %s FROM {machines} m WHERE %s', implode(', ', $columns), $scope), $scopeValues);
        $chosen = array_intersect_key($choice->values, array_flip($facets));
        [$meeting, $failing] = $this->sift($rows, $chosen);
        $names = $this->names($facets);
        $shown = [];
        foreach ($facets as $facet) {
            $own = $chosen[$facet] ?? [];
            $matching = [...$meeting, ...($failing[$facet] ?? [])];
            $counts = $this->tally($matching, $facet, $own);
            if ([] !== $chosen) {
                // What there would be with another choice stays to be seen, at 0.
                $counts += array_fill_keys(array_keys($this->tally($rows, $facet, $own)), 0);
            }
            $made = $this->facet($facet, count($matching), $counts, $own, $names[$facet] ?? []);
            if (count($made['values']) > 1 || [] !== $own) {
                $shown[] = $made;
            }
        }

        return ['count' => count($meeting), 'facets' => $shown];
    }

    /**
     * Parts machines into those that meet all choices, and for each facet those that fail its choice alone: together
     * they are what its values are counted among.
     *
     * @param list<array<string, string|null>> $rows
     * @param array<string, non-empty-list<string>> $chosen
     * @return array{list<array<string, string|null>>, array<string, list<array<string, string|null>>>}
     */
    private function sift(array $rows, array $chosen): array
    {
        if ([] === $chosen) {
            return [$rows, []];
        }
        $meeting = [];
        $failing = [];
        // Many machines have the same value: each is looked at once.
        $known = [];
        $ranges = [];
        foreach ($chosen as $facet => $values) {
            $ranges[$facet] = $this->bounds($facet, array_diff($values, ['call']));
        }
        foreach ($rows as $row) {
            $failed = null;
            foreach ($chosen as $facet => $values) {
                $raw = (int) $row[$facet];
                if (!($known[$facet][$raw] ??= [] !== array_intersect($this->valuesOf($facet, $raw, $ranges[$facet]), $values))) {
                    if (null !== $failed) {
                        continue 2;
                    }
                    $failed = $facet;
                }
            }
            if (null === $failed) {
                $meeting[] = $row;
            } else {
                $failing[$failed][] = $row;
            }
        }

        return [$meeting, $failing];
    }

    /**
     * How many machines there are of each value of a facet.
     *
     * @param list<array<string, string|null>> $rows
     * @param list<string> $chosen
     * @return array<array-key, int> by value
     */
    private function tally(array $rows, string $facet, array $chosen): array
    {
        $counts = [];
        $ranges = $this->bounds($facet, array_unique([...$this->buckets($facet), ...array_diff($chosen, ['call'])]));
        foreach (array_count_values(array_map(intval(...), array_column($rows, $facet))) as $raw => $count) {
            foreach ($this->valuesOf($facet, $raw, $ranges) as $value) {
                $counts[$value] = ($counts[$value] ?? 0) + $count;
            }
        }

        return $counts;
    }

    /**
     * The values of a facet that a machine counts for: its id, or which of some ranges hold it.
     *
     * @param int $raw of its column
     * @param array<string, array{int, int}> $ranges see bounds()
     * @return list<string>
     */
    private function valuesOf(string $facet, int $raw, array $ranges): array
    {
        if (isset(self::IDS[$facet])) {
            return [(string) $raw];
        }
        if (self::NONE === $raw) {
            return 'price' === $facet ? ['call'] : [];
        }
        $holding = [];
        foreach ($ranges as $range => [$from, $below]) {
            if ($raw >= $from && $raw < $below) {
                $holding[] = $range;
            }
        }

        return $holding;
    }

    /**
     * Ranges in the units of their column: from, and below.
     *
     * @param array<string> $ranges
     * @return array<string, array{int, int}>
     */
    private function bounds(string $facet, array $ranges): array
    {
        $bounds = [];
        foreach (isset(self::RANGES[$facet]) ? $ranges : [] as $range) {
            [$from, $to] = MachineChoice::ends($range);
            $unit = self::RANGES[$facet][1];
            $bounds[$range] = [(int) $from * $unit, null === $to ? PHP_INT_MAX : self::below($facet, $to) * $unit];
        }

        return $bounds;
    }

    /**
     * The ranges to choose from, ascending and without gaps: sizes that a buyer of machines thinks in.
     *
     * @return list<string>
     */
    private function buckets(string $facet): array
    {
        if (isset($this->ranges[$facet])) {
            return $this->ranges[$facet];
        }
        $year = (int) DealerTime::now($this->clock)->format('Y');
        $limits = match ($facet) {
            'price' => [10_000, 25_000, 50_000, 75_000, 100_000],
            'model_year' => [$year - 10, $year - 5, $year - 1],
            'hours' => [250, 1_000, 2_500, 5_000],
            'horsepower' => [25, 50, 75, 100, 150],
            default => [],
        };
        $ranges = [];
        foreach ([] === $limits ? [] : [null, ...$limits] as $index => $from) {
            $to = $limits[$index] ?? null;
            $ranges[] = sprintf('%s-%s', $from, null === $to || 'model_year' !== $facet ? $to : $to - 1);
        }

        return $this->ranges[$facet] = $ranges;
    }

    /**
     * @param array<array-key, int> $counts by value
     * @param list<string> $chosen
     * @param array<int, string> $names of ids, in their order
     * @return Facet
     */
    private function facet(string $facet, int $total, array $counts, array $chosen, array $names): array
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
            'total' => $total,
            'values' => array_map(fn (string $value): array => [
                'value' => $value,
                'label' => $names[(int) $value] ?? self::label($facet, $value),
                'count' => $counts[$value] ?? 0,
                'is_chosen' => in_array($value, $chosen, true),
            ], [...array_values($shown), ...array_values(array_diff($chosen, $known))]),
        ];
    }

    /**
     * A choice in words: "Kubota", "Under $25,000".
     *
     * @return list<string>
     */
    public function words(MachineChoice $choice): array
    {
        $names = $this->names(array_keys($choice->values));
        $words = [];
        foreach ($choice->values as $facet => $values) {
            foreach ($values as $value) {
                $unit = match ($facet) {
                    /* translators: %s: a range of hours that a machine has worked, such as 500–1,000. */
                    'hours' => __('%s hours', 'coleman'),
                    /* translators: %s: a range of horsepower, such as 30–50. */
                    'horsepower' => __('%s hp', 'coleman'),
                    default => '%s',
                };
                $words[] = sprintf($unit, $names[$facet][(int) $value] ?? self::label($facet, $value));
            }
        }

        return $words;
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

    private static function column(string $facet): string
    {
        return self::IDS[$facet] ?? self::RANGES[$facet][0];
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
