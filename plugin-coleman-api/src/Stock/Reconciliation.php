<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Parts\PartCounts;
use Coleman\Api\Support\Clock;

/**
 * Compares each shelf with the holds of its orders, each night, and mends what differs.
 *
 * It also rewrites rows of older versions: holds without a line, and shelves without a count. It works in chunks, each in
 * a transaction of its own, and keeps its place in an option: a run that is stopped goes on with the next minute. Shelves
 * are read without a lock first; only those that differ are locked, read again and written.
 *
 * @phpstan-type Drift array{part_id: int, location_id: int, was: int, is: int}
 * @phpstan-type Report array{started_at: string, finished_at: string, orders: int, filled: int, mended: int, allocated: int, failed: int, drift: list<Drift>}
 * @phpstan-type State array{stage: string, after: int, report: Report, last: Report|null}
 */
final readonly class Reconciliation
{
    public const OPTION = 'coleman_stock_reconciliation';

    /** Orders or parts of one chunk. */
    private const CHUNK = 200;

    /** Mended shelves that the report names. */
    private const NAMED = 20;

    private const ORDERS = 'orders';
    private const SHELVES = 'shelves';
    private const DONE = '';

    public function __construct(
        private Transaction $transaction,
        private StockWriter $stock,
        private ShelfRepository $shelves,
        private HoldRepository $holds,
        private BackorderRepository $backorders,
        private PartCounts $partCounts,
        private OrderHolds $orderHolds,
        private OrderRepository $orders,
        private Clock $clock,
    ) {
    }

    /** Starts a run, unless one is under way; work() does it. */
    public function begin(): void
    {
        $state = self::state();
        if (self::DONE === $state['stage']) {
            self::keep(['stage' => self::ORDERS, 'after' => 0, 'report' => self::blank($this->now()), 'last' => $state['last']]);
        }
    }

    /**
     * Goes on with the run that is under way.
     *
     * @param float $seconds no further chunk is begun after so long; at least one is done
     * @return bool whether there is more to do
     */
    public function work(float $seconds): bool
    {
        $end = microtime(true) + $seconds;
        $state = self::state();
        while (self::DONE !== $state['stage']) {
            $state = self::ORDERS === $state['stage'] ? $this->upgradeOrders($state) : $this->mendShelves($state);
            self::keep($state);
            if (microtime(true) >= $end) {
                break;
            }
        }

        return self::DONE !== $state['stage'];
    }

    /** @return Report|null of the last run that was finished */
    public function last(): ?array
    {
        return self::state()['last'];
    }

    /**
     * @param State $state
     * @return State
     */
    private function upgradeOrders(array $state): array
    {
        $ids = $this->holds->ordersWithoutLines($state['after'], self::CHUNK);
        foreach ($ids as $id) {
            try {
                $this->transaction->run(function () use ($id): void {
                    $this->orders->lock($id);
                    $order = $this->orders->byId($id);
                    if (null !== $order) {
                        $this->orderHolds->upgrade($order);
                    }
                });
                $state['report']['orders']++;
            } catch (\Throwable $fault) {
                $state['report']['failed']++;
                error_log(sprintf('coleman: stock of order %d could not be reconciled: %s', $id, $fault->getMessage()));
            }
        }

        return count($ids) < self::CHUNK ? ['stage' => self::SHELVES, 'after' => 0] + $state : ['after' => max($ids)] + $state;
    }

    /**
     * @param State $state
     * @return State
     */
    private function mendShelves(array $state): array
    {
        $ids = $this->shelves->partsAfter($state['after'], self::CHUNK);
        $suspects = $this->suspects($ids);
        if ([] !== $suspects) {
            try {
                // Counted outside the closure, which may run more than once.
                $mended = $this->transaction->run(fn (): array => $this->mend($suspects));
                $report = $state['report'];
                $state['report'] = [
                    'filled' => $report['filled'] + $mended['filled'],
                    'mended' => $report['mended'] + count($mended['drift']),
                    'allocated' => $report['allocated'] + $mended['allocated'],
                    'drift' => array_slice([...$report['drift'], ...$mended['drift']], 0, self::NAMED),
                ] + $report;
            } catch (\Throwable $fault) {
                $state['report']['failed'] += count($suspects);
                error_log(sprintf('coleman: stock of parts %d to %d could not be reconciled: %s', min($suspects), max($suspects), $fault->getMessage()));
            }
        }

        return count($ids) < self::CHUNK ? $this->finished($state) : ['after' => max($ids)] + $state;
    }

    /**
     * @param list<int> $ids of parts
     * @return list<int> those whose shelves differ from their holds, have no count, or have stock that a backorder waits for
     */
    private function suspects(array $ids): array
    {
        $shelves = $this->shelves->ofParts($ids);
        $suspects = array_column($this->drift($ids, $shelves), null, 'part_id');
        $stocked = [];
        foreach ($shelves as $shelf) {
            if (null === $shelf->counted) {
                $suspects[$shelf->partId] = $shelf;
            } elseif ($shelf->quantity() > 0) {
                $stocked[$shelf->partId] = $shelf;
            }
        }
        foreach ($this->backorders->open(array_keys($stocked)) as $line) {
            $suspects[$line->partId] = $line;
        }

        return array_keys($suspects);
    }

    /**
     * @param non-empty-list<int> $ids of parts
     * @return array{filled: int, allocated: int, drift: list<Drift>}
     */
    private function mend(array $ids): array
    {
        $this->partCounts->lockShelves($ids);
        $before = $this->shelves->ofParts($ids);
        $drift = $this->drift($ids, $before);
        $waiting = $this->waiting($ids);
        $this->stock->update($ids, static fn (array $shelves): array => $shelves);

        return [
            'filled' => count(array_filter($before, static fn (Shelf $shelf): bool => null === $shelf->counted)),
            'allocated' => $waiting - $this->waiting($ids),
            'drift' => $drift,
        ];
    }

    /**
     * Shelves whose counts do not add up. A shelf without a count has nothing to be compared with.
     *
     * @param list<int> $ids of parts
     * @param array<string, Shelf> $shelves
     * @return list<Drift>
     */
    private function drift(array $ids, array $shelves): array
    {
        $held = [];
        foreach ($this->holds->outstanding($ids, null) as $hold) {
            $key = Shelf::keyOf($hold->partId, $hold->locationId);
            if (isset($shelves[$key]) && $hold->isOutstanding($shelves[$key]->countedAt)) {
                $held[$key] = ($held[$key] ?? 0) + $hold->quantity;
            }
        }
        $drift = [];
        foreach ($shelves as $key => $shelf) {
            $found = $held[$key] ?? 0;
            if (null !== $shelf->counted && ($shelf->outstanding !== $found || $shelf->stored !== $shelf->quantity())) {
                $drift[] = ['part_id' => $shelf->partId, 'location_id' => $shelf->locationId, 'was' => $shelf->stored, 'is' => $shelf->holding($found)->quantity()];
            }
        }

        return $drift;
    }

    /** @param list<int> $ids of parts */
    private function waiting(array $ids): int
    {
        return array_sum(array_map(static fn (Backorder $line): int => $line->pieces, $this->backorders->open($ids)));
    }

    /**
     * @param State $state
     * @return State
     */
    private function finished(array $state): array
    {
        $report = ['finished_at' => $this->now()] + $state['report'];
        if ($report['mended'] + $report['failed'] > 0) {
            error_log(sprintf(
                'coleman: stock counts: %d shelves mended, %d could not be reconciled: %s',
                $report['mended'],
                $report['failed'],
                implode(', ', array_map(
                    static fn (array $drift): string => sprintf('part %d at branch %d had %d for sale, has %d', $drift['part_id'], $drift['location_id'], $drift['was'], $drift['is']),
                    $report['drift'],
                )),
            ));
        }

        return ['stage' => self::DONE, 'after' => 0, 'report' => $report, 'last' => $report];
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }

    /** @return Report */
    private static function blank(string $now): array
    {
        return ['started_at' => $now, 'finished_at' => '', 'orders' => 0, 'filled' => 0, 'mended' => 0, 'allocated' => 0, 'failed' => 0, 'drift' => []];
    }

    /** @return State */
    private static function state(): array
    {
        $state = get_option(self::OPTION);

        /** @phpstan-ignore return.type (written by keep() alone) */
        return is_array($state) && isset($state['stage'], $state['after'], $state['report']) ? $state : ['stage' => self::DONE, 'after' => 0, 'report' => self::blank(''), 'last' => null];
    }

    /** @param State $state */
    private static function keep(array $state): void
    {
        update_option(self::OPTION, $state, false);
    }
}
