<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Kinds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\BadRow;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\VanishingFeed;
use Coleman\Api\Parts\PartTallies;

/** How many of a part lie on the shelf of a branch. A shelf that a full feed does not bring is empty. */
final class StockFeed implements VanishingFeed
{
    private const MOST = 1_000_000;

    private Names $names;

    public function __construct(private readonly Connection $connection, private readonly PartFinder $finder, private readonly PartTallies $tallies)
    {
        $this->names = new Names($connection);
    }

    public function name(): string
    {
        return 'stock';
    }

    public function columns(): array
    {
        return [
            ...PartColumns::all(false),
            new Column('location', ColumnKind::Text, __('Branch: its city, its name in addresses or its id', 'coleman'), ['branch', 'LocationId', 'warehouse', 'store', 'site'], true),
            new Column('quantity', ColumnKind::WholeNumber, __('Pieces on the shelf', 'coleman'), ['qty', 'on hand', 'QtyAvailable', 'stock'], true),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(PartColumns::key($values) . "\n" . $this->branch($values));
    }

    public function checked(array $values): array
    {
        if ($values['quantity'] > self::MOST) {
            throw new BadRow('quantity', __('So many do not lie on a shelf.', 'coleman'));
        }

        return ['location' => $this->branch($values)] + $values;
    }

    public function compare(array $rows): array
    {
        $found = $this->finder->find(array_map(PartFinder::asked(...), $rows), 'id, part_number, vendor_name');
        $there = $this->shelves(array_map(static fn (array $part): int => (int) $part['id'], array_values(array_filter($found, is_array(...)))));

        return array_map(static function (FeedRow $row, array|string $part) use ($there): Change {
            if (is_string($part)) {
                return Change::refuses($row, $part);
            }
            $branch = is_int($row->values['location']) ? $row->values['location'] : 0;
            $quantity = $row->values['quantity'];
            $ref = $part['id'] . ':' . $branch;
            $name = sprintf('%s @ %d', $part['part_number'], $branch);

            return isset($there[$ref])
                ? Change::between($row, $ref, $name, ['quantity' => $quantity], ['quantity' => $there[$ref]])
                // Its parts are known already: a shelf has no id of its own to be given.
                : Change::makes($row, $name, ['part_id' => (int) $part['id'], 'location_id' => $branch, 'quantity' => $quantity]);
        }, $rows, $found);
    }

    public function apply(array $changes, string $now): array
    {
        return $this->tallies->onShelves(
            array_values(array_unique(array_map(static fn (Change $change): int => '' === $change->ref ? (int) $change->values['part_id'] : (int) $change->ref, $changes))),
            fn (): array => $this->write($changes),
        );
    }

    public function vanish(array $refs, string $now): int
    {
        return $this->tallies->onShelves(
            array_values(array_unique(array_map(intval(...), $refs))),
            fn (): int => array_sum(array_map(fn (string $ref): int => $this->count($ref, 0), $refs)),
        );
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /**
     * @param list<Change> $changes
     * @return array<string, string> shelves that were made, by the row's key
     */
    private function write(array $changes): array
    {
        $new = [];
        $made = [];
        foreach ($changes as $change) {
            if ('' === $change->ref) {
                // One shelf may be named by the part's id and by its number: the last row counts.
                $ref = $change->values['part_id'] . ':' . $change->values['location_id'];
                $new[$ref] = $change->values + ['version' => 1];
                $made[$change->row->key] = $ref;
            } else {
                $this->count($change->ref, (int) $change->values['quantity']);
            }
        }
        $this->connection->insertMany('part_stock', array_values($new));

        return $made;
    }

    private function count(string $ref, int $quantity): int
    {
        [$part, $branch] = array_map(intval(...), explode(':', $ref) + [0, 0]);

        return $this->connection->plainExecute(
            'UPDATE {part_stock} SET quantity = %d, version = version + 1 WHERE part_id = %d AND location_id = %d AND quantity <> %d',
            [$quantity, $part, $branch, $quantity],
        );
    }

    /**
     * @param list<int> $ids
     * @return array<string, int> pieces by part and branch
     */
    private function shelves(array $ids): array
    {
        $shelves = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id IN (%s)', Connection::marks($ids)), $ids) as $row) {
            $shelves[$row['part_id'] . ':' . $row['location_id']] = (int) $row['quantity'];
        }

        return $shelves;
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @throws BadRow
     */
    private function branch(array $values): int
    {
        return $this->names->branch(PartColumns::text($values, 'location')) ?? throw new BadRow('location', __('There is no such branch.', 'coleman'));
    }
}
