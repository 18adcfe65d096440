<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Log;

/**
 * Compares each shelf with the holds of its orders, each night, and mends what differs.
 *
 * It also rewrites rows of older versions: holds without a line, and shelves without a count. It works in chunks, each in
 * a transaction of its own, and keeps its place in an option: a run that is stopped goes on with the next minute.
 *
 * @phpstan-import-type Drift from ShelfRepair
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
        private ShelfRepository $shelves,
        private ShelfRepair $repair,
        private HoldRepository $holds,
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
                Log::error(sprintf('stock of order %d could not be reconciled: %s', $id, $fault->getMessage()));
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
        $suspects = $this->repair->suspects($ids);
        if ([] !== $suspects) {
            try {
                // Counted outside the closure, which may run more than once.
                $mended = $this->transaction->run(fn (): array => $this->repair->mend($suspects));
                $report = $state['report'];
                $state['report'] = [
                    'filled' => $report['filled'] + $mended['filled'],
                    'mended' => $report['mended'] + count($mended['drift']),
                    'allocated' => $report['allocated'] + $mended['allocated'],
                    'drift' => array_slice([...$report['drift'], ...$mended['drift']], 0, self::NAMED),
                ] + $report;
            } catch (\Throwable $fault) {
                $state['report']['failed'] += count($suspects);
                Log::error(sprintf('stock of parts %d to %d could not be reconciled: %s', min($suspects), max($suspects), $fault->getMessage()));
            }
        }

        return count($ids) < self::CHUNK ? $this->finished($state) : ['after' => max($ids)] + $state;
    }

    /**
     * @param State $state
     * @return State
     */
    private function finished(array $state): array
    {
        $report = ['finished_at' => $this->now()] + $state['report'];
        if ($report['mended'] + $report['failed'] > 0) {
            Log::error(sprintf(
                'stock counts: %d shelves mended, %d could not be reconciled: %s',
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
