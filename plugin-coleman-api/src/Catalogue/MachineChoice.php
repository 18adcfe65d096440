<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/**
 * What a visitor has chosen in a list of machines, as the address of the page says it:
 * `?brand=2,5&branch=4&price=10000-25000&sort=price`. The same rule lives in src/rules/machine-choice.ts.
 *
 * Brands and branches are ids; the others are ranges `from-to`, of which one end may be open. Prices (whole dollars),
 * hours and horsepower go up to, and not including, their upper end, model years including it. `call` are the machines
 * without a price. The name of the year is not `year`, which WordPress takes for the year of a post.
 *
 * @phpstan-type Facet 'brand'|'branch'|'price'|'model_year'|'hours'|'horsepower'
 * @phpstan-type Sort ''|'newest'|'price'|'price-down'|'year'|'hours'|'horsepower'
 * @phpstan-type Values array{
 *     brand?: non-empty-list<string>,
 *     branch?: non-empty-list<string>,
 *     price?: non-empty-list<string>,
 *     model_year?: non-empty-list<string>,
 *     hours?: non-empty-list<string>,
 *     horsepower?: non-empty-list<string>,
 * }
 */
final readonly class MachineChoice
{
    /** In the order in which they are shown and written. */
    public const FACETS = ['brand', 'branch', 'price', 'model_year', 'hours', 'horsepower'];

    /** The first is meant when none is named. Machines without a price, a year and so on always come last. */
    public const SORTS = ['newest', 'price', 'price-down', 'year', 'hours', 'horsepower'];

    /** Of one facet at once. */
    private const MAX_VALUES = 12;

    private const ID = '/^[1-9]\d{0,8}$/D';

    /** How many digits an end of the range may have. */
    private const DIGITS = ['price' => 7, 'model_year' => 4, 'hours' => 6, 'horsepower' => 4];

    /**
     * @param Values $values by facet
     * @param Sort $sort '' is the list's own
     */
    public function __construct(public array $values = [], public string $sort = '')
    {
    }

    /**
     * What is chosen by a query; what means nothing there is left out.
     *
     * @param array<mixed> $query by name: a text with commas, or a list of them, as a form without JavaScript sends it
     * @param list<string> $facets that can be chosen
     */
    public static function fromQuery(array $query, array $facets = self::FACETS): self
    {
        $values = [];
        foreach (self::FACETS as $facet) {
            $given = $query[$facet] ?? '';
            $pieces = [];
            foreach (is_array($given) ? $given : [$given] as $text) {
                array_push($pieces, ...explode(',', is_string($text) ? $text : ''));
            }
            $meant = array_values(array_unique(array_filter($pieces, static fn (string $piece): bool => self::isValue($facet, $piece))));
            if ([] !== $meant && in_array($facet, $facets, true)) {
                $values[$facet] = array_slice($meant, 0, self::MAX_VALUES);
            }
        }
        $sort = $query['sort'] ?? '';

        return new self($values, is_string($sort) && in_array($sort, self::SORTS, true) ? $sort : '');
    }

    /** The query, without its question mark; '' when nothing is chosen. */
    public function query(): string
    {
        $parts = [];
        foreach (self::FACETS as $facet) {
            if (isset($this->values[$facet])) {
                $parts[] = $facet . '=' . implode(',', $this->values[$facet]);
            }
        }
        if ('' !== $this->sort) {
            $parts[] = 'sort=' . $this->sort;
        }

        return implode('&', $parts);
    }

    /**
     * Without a value of a facet, or without the whole facet.
     *
     * @param Facet $facet
     */
    public function without(string $facet, ?string $value = null): self
    {
        $values = $this->values;
        $left = null === $value ? [] : array_values(array_diff($values[$facet] ?? [], [$value]));
        unset($values[$facet]);

        return new self([] === $left ? $values : [$facet => $left] + $values, $this->sort);
    }

    /** @return array{int|null, int|null} the ends of a range; null where it is open */
    public static function ends(string $range): array
    {
        [$from, $to] = explode('-', $range, 2) + [1 => ''];

        return ['' === $from ? null : (int) $from, '' === $to ? null : (int) $to];
    }

    private static function isValue(string $facet, string $text): bool
    {
        if (!isset(self::DIGITS[$facet])) {
            return 1 === preg_match(self::ID, $text);
        }
        if ('price' === $facet && 'call' === $text) {
            return true;
        }
        if ('-' === $text || 1 !== preg_match(sprintf('/^\d{0,%1$d}-\d{0,%1$d}$/D', self::DIGITS[$facet]), $text)) {
            return false;
        }
        [$from, $to] = self::ends($text);

        return null === $from || null === $to || $from < $to || ('model_year' === $facet && $from === $to);
    }
}
