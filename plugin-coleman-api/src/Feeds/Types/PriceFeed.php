<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;

/** New prices for parts that are there. What it does not bring keeps its price. */
final readonly class PriceFeed implements ReversibleFeed
{
    public function __construct(private Connection $connection, private PartFinder $finder)
    {
    }

    public function name(): string
    {
        return 'prices';
    }

    public function columns(): array
    {
        return [
            ...PartColumns::all(false),
            new Column('price', ColumnKind::Price, __('Our price', 'coleman'), ['CurrentPrice', 'our price', 'sell', 'net'], true, isForNew: true),
            new Column('list_price', ColumnKind::Price, __('The maker’s price', 'coleman'), ['NormalPrice', 'list', 'msrp', 'retail']),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(PartColumns::key($values));
    }

    public function checked(array $values): array
    {
        return $values;
    }

    public function compare(array $rows): array
    {
        $found = $this->finder->find(array_map(PartFinder::asked(...), $rows), 'id, part_number, vendor_name, price_cents, list_price_cents');

        return array_map(static function (FeedRow $row, array|string $there): Change {
            if (is_string($there)) {
                return Change::refuses($row, $there, PartFinder::column($row));
            }
            $cents = static fn (?string $text): ?int => null === $text ? null : (int) $text;
            $wanted = [];
            foreach (['price' => 'price_cents', 'list_price' => 'list_price_cents'] as $column => $field) {
                if (array_key_exists($column, $row->values)) {
                    $wanted[$field] = $row->values[$column];
                }
            }

            return Change::between($row, (string) $there['id'], (string) $there['part_number'], $wanted, [
                'price_cents' => $cents($there['price_cents']),
                'list_price_cents' => $cents($there['list_price_cents']),
            ], 'price_cents');
        }, $rows, $found);
    }

    public function apply(array $changes, string $now): array
    {
        $updates = [];
        foreach ($changes as $change) {
            $updates[(int) $change->ref] = $change->values + ['updated_at' => $now];
        }
        $this->connection->updateMany('parts', $updates);

        return [];
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [new Holding('parts', 'id', array_map(intval(...), $refs), isThing: true, columns: 'id, part_number, price_cents, list_price_cents, updated_at', name: 'part_number')];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function takesSpecs(): bool
    {
        return false;
    }
}
