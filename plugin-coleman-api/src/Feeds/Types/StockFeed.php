<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\ConfirmingFeed;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\FeedType;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\NamingFeed;
use Coleman\Api\Feeds\PerRunFeed;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Parts\PartCounts;
use Coleman\Api\Stock\CountTime;
use Coleman\Api\Stock\Shelf;
use Coleman\Api\Stock\StockWriter;
use Coleman\Api\Support\DealerTime;

/**
 * The dealer's numbers of pieces at its branches (docs/stock.md). Each is a count with a moment: a row that is older than
 * what is known of its shelf is refused. A shelf that a full feed does not bring is a count of 0.
 */
final class StockFeed implements FullListFeed, PerRunFeed, ConfirmingFeed, ReversibleFeed, NamingFeed
{
    private const MAX = 1_000_000;

    private const MAX_HOURS = 720;

    private const BIN_LENGTH = 40;

    /** Clocks differ; what lies further ahead than this is a wrong moment. */
    private const MAX_AHEAD = 3_600;

    private const AVAILABLE = 'available';

    private const ON_HAND = 'on hand';

    private NameLookup $names;

    /** When the run's file was sent, and when its numbers were counted where a row does not say; UTC. */
    private string $sentAt = '';
    private string $countedAt = '';
    private int $runId = 0;

    public function __construct(private readonly Connection $connection, private readonly PartFinder $finder, private readonly StockWriter $stock)
    {
        $this->names = new NameLookup($connection);
    }

    public function forRun(FeedRun $run): FeedType
    {
        $kind = clone $this;
        $kind->runId = $run->id;
        $kind->sentAt = $run->about['sent_at'] ?? $run->createdAt;
        $kind->countedAt = CountTime::ofFile($run->about['counted_at'] ?? '', $run->about['packed_at'] ?? '', $kind->sentAt);

        return $kind;
    }

    public function name(): string
    {
        return 'stock';
    }

    public function columns(): array
    {
        return [
            ...PartColumns::all(false),
            new Column('location', ColumnKind::Text, __('Branch: city, URL slug or ID', 'coleman'), ['branch', 'LocationId', 'warehouse', 'store', 'site'], true),
            new Column('quantity', ColumnKind::WholeNumber, __('Quantity on the shelf', 'coleman'), ['qty', 'on hand', 'QtyAvailable', 'stock'], true),
            new Column('counted_at', ColumnKind::Text, __('When it was counted, such as 2026-11-22 18:30. Without a time zone, branch time is used.', 'coleman'), ['CountedAt', 'AsOf', 'count date', 'snapshot']),
            new Column('booked_within', ColumnKind::WholeNumber, __('Hours until your system posts a sold piece; default: 24.', 'coleman')),
            new Column('numbers', ColumnKind::Text, __('"on hand" or "available" (already minus what orders hold); default: "on hand".', 'coleman')),
            new Column('bin', ColumnKind::Text, __('Where the pieces are, such as A-12-3. Pick lists are sorted by it.', 'coleman'), ['bin location', 'BinLocation', 'bin number', 'shelf location'], isCode: true),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(PartColumns::key($values) . "\n" . $this->branch($values));
    }

    public function checked(array $values): array
    {
        if ($values['quantity'] > self::MAX) {
            throw new InvalidRow('quantity', __('Enter a smaller quantity.', 'coleman'));
        }

        $checked = ['location' => $this->branch($values)] + $values;
        $counted = PartColumns::text($values, 'counted_at');
        if ('' !== $counted) {
            $checked['counted_at'] = CountTime::read($counted) ?? throw new InvalidRow('counted_at', __('Enter a date and time, such as 2026-11-22 18:30.', 'coleman'));
        }
        if (($values['booked_within'] ?? 0) > self::MAX_HOURS) {
            /* translators: %d: number of hours */
            throw new InvalidRow('booked_within', sprintf(__('Enter up to %d hours.', 'coleman'), self::MAX_HOURS));
        }
        $numbers = strtolower(PartColumns::text($values, 'numbers'));
        if (!in_array($numbers, ['', self::AVAILABLE, self::ON_HAND, 'on_hand'], true)) {
            throw new InvalidRow('numbers', __('Enter "on hand" or "available".', 'coleman'));
        }

        if (mb_strlen(PartColumns::text($values, 'bin')) > self::BIN_LENGTH) {
            /* translators: %d: number of characters */
            throw new InvalidRow('bin', sprintf(__('Enter up to %d characters.', 'coleman'), self::BIN_LENGTH));
        }

        return array_key_exists('numbers', $values) ? ['numbers' => $numbers] + $checked : $checked;
    }

    public function compare(array $rows): array
    {
        $found = $this->finder->find(array_map(PartFinder::asked(...), $rows), 'id, part_number, vendor_name');
        $there = $this->shelves(array_map(static fn (array $part): int => (int) $part['id'], array_values(array_filter($found, is_array(...)))));

        return array_map(function (FeedRow $row, array|string $part) use ($there): Change {
            if (is_string($part)) {
                return Change::refuses($row, $part, PartFinder::column($row));
            }
            $branch = is_int($row->values['location']) ? $row->values['location'] : 0;
            $ref = Shelf::keyOf((int) $part['id'], $branch);
            $name = $this->named((string) $part['part_number'], $branch);
            $refusal = $this->refusal($row, $there[$ref]['at'] ?? '');
            if ('' !== $refusal) {
                return Change::refuses($row, $refusal, name: $name);
            }
            $bin = self::bin($row);

            return isset($there[$ref])
                ? Change::between(
                    $row,
                    $ref,
                    $name,
                    ['quantity' => $row->values['quantity'], 'bin' => $bin ?? $there[$ref]['bin']],
                    ['quantity' => $there[$ref]['pieces'], 'bin' => $there[$ref]['bin']],
                )
                // Its parts are known already: a shelf has no id of its own to be given.
                : Change::makes($row, $name, ['part_id' => (int) $part['id'], 'location_id' => $branch, 'quantity' => $row->values['quantity'], 'bin' => $bin ?? '']);
        }, $rows, $found);
    }

    public function apply(array $changes, string $now): array
    {
        return $this->applyAndConfirm($changes, [], $now);
    }

    public function applyAndConfirm(array $changes, array $same, string $now): array
    {
        $counts = [];
        $made = [];
        foreach ([...$changes, ...$same] as $change) {
            $values = $change->row->values;
            // One shelf may be named by the part's id and by its number: the last row counts.
            $ref = '' === $change->ref ? Shelf::keyOf((int) $change->values['part_id'], (int) $change->values['location_id']) : $change->ref;
            if ('' === $change->ref) {
                $made[$change->row->key] = $ref;
            }
            $counts[$ref] = fn (Shelf $shelf): Shelf => $shelf
                ->countedAs((int) $values['quantity'], $this->momentOf($change->row), $this->runId)
                ->lyingIn(self::bin($change->row) ?? $shelf->bin)
                ->bookedBy(is_int($values['booked_within'] ?? null) ? $values['booked_within'] : null, self::AVAILABLE === ($values['numbers'] ?? ''));
        }
        $this->count($counts);

        return $made;
    }

    public function removeMissing(array $refs, string $now): int
    {
        return $this->count(array_fill_keys($refs, fn (Shelf $shelf): Shelf => $shelf->countedAs(0, $this->countedAt, $this->runId)));
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function removalNames(array $refs): array
    {
        $shelves = $this->shelves(array_values(array_unique(array_map(intval(...), $refs))));

        return $this->namesOf(array_values(array_filter($refs, static fn (string $ref): bool => ($shelves[$ref]['pieces'] ?? 0) > 0)));
    }

    public function namesOf(array $refs): array
    {
        $numbers = RemovalNames::find($this->connection, 'parts', 'part_number', array_map(static fn (string $ref): string => (string) (int) $ref, $refs), '1 = 1');
        $names = [];
        foreach ($refs as $ref) {
            $names[$ref] = $this->named($numbers[(int) $ref] ?? (string) (int) $ref, (int) substr($ref, 1 + (int) strpos($ref, ':')));
        }

        return $names;
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [new Holding('part_stock', 'part_id', array_map(intval(...), $refs), ['part_id', 'location_id'], isThing: true, ignored: ['outstanding'])];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $tallies = new PartCounts($this->connection);
        $tallies->lockShelves($ids);
        $write();
        // Shelves without a count stay as they were written; of others an older count knows of less, so it is summed up anew.
        $uncounted = [] === $ids ? [] : array_map(
            static fn (array $row): int => (int) $row['part_id'],
            $this->connection->rows(sprintf('SELECT DISTINCT part_id FROM {part_stock} WHERE counted IS NULL AND part_id IN (%s)', Connection::placeholders($ids)), $ids),
        );
        $tallies->settleShelves($uncounted);
        $this->stock->update(array_values(array_diff($ids, $uncounted)), static fn (array $shelves): array => $shelves);
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /**
     * @param array<string, callable(Shelf): Shelf> $counts by shelf
     * @return int how many shelves have another number than before
     */
    private function count(array $counts): int
    {
        $differ = 0;
        $parts = array_values(array_unique(array_map(intval(...), array_keys($counts))));
        $this->stock->update($parts, static function (array $shelves) use ($counts, &$differ): array {
            foreach ($counts as $ref => $count) {
                [$part, $branch] = array_map(intval(...), explode(':', $ref) + [0, 0]);
                $before = $shelves[$ref] ?? Shelf::uncounted($part, $branch);
                $after = $count($before);
                // Somebody has counted it since the rows were compared.
                if (null === $before->countedAt || $after->countedAt >= $before->countedAt) {
                    $shelves[$ref] = $after;
                    $differ += $before->counted === $after->counted ? 0 : 1;
                }
            }

            return $shelves;
        });

        return $differ;
    }

    private function named(string $number, int $branch): string
    {
        /* translators: 1: number of a part, 2: name of a branch */
        return sprintf(__('%1$s at %2$s', 'coleman'), $number, $this->names->branchName($branch));
    }

    /** Where a row says that the pieces lie; null where it does not say. */
    private static function bin(FeedRow $row): ?string
    {
        return array_key_exists('bin', $row->values) ? PartColumns::text($row->values, 'bin') : null;
    }

    private function momentOf(FeedRow $row): string
    {
        $said = $row->values['counted_at'] ?? '';

        return is_string($said) && '' !== $said ? min($said, $this->sentAt) : $this->countedAt;
    }

    /** Why a row cannot count for a shelf; '' when it can. */
    private function refusal(FeedRow $row, string $counted): string
    {
        $said = $row->values['counted_at'] ?? '';
        $latest = (new \DateTimeImmutable($this->sentAt, new \DateTimeZone('UTC')))->modify(sprintf('+%d seconds', self::MAX_AHEAD))->format('Y-m-d H:i:s');

        return match (true) {
            is_string($said) && $said > $latest => __('This count is dated in the future.', 'coleman'),
            /* translators: %s: date and time */
            $counted > $this->momentOf($row) => sprintf(__('This shelf has a newer count, from %s.', 'coleman'), self::local($counted)),
            default => '',
        };
    }

    private static function local(string $utc): string
    {
        return (new \DateTimeImmutable($utc, new \DateTimeZone('UTC')))->setTimezone(DealerTime::zone())->format('Y-m-d H:i');
    }

    /**
     * @param list<int> $ids
     * @return array<string, array{pieces: int, at: string, bin: string}> the last count by part and branch
     */
    private function shelves(array $ids): array
    {
        $shelves = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT part_id, location_id, COALESCE(counted, quantity) AS pieces, counted_at, bin FROM {part_stock} WHERE part_id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $shelves[$row['part_id'] . ':' . $row['location_id']] = ['pieces' => (int) $row['pieces'], 'at' => (string) $row['counted_at'], 'bin' => (string) $row['bin']];
        }

        return $shelves;
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    private function branch(array $values): int
    {
        return $this->names->branch(PartColumns::text($values, 'location')) ?? throw new InvalidRow('location', __('Branch not found.', 'coleman'));
    }
}
