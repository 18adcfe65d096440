<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Stock\Reconciliation;
use Coleman\Api\Support\Clock;

/** Says what the nightly comparison of shelves with orders has found. */
final readonly class StockChecks
{
    private const LATE_SECONDS = 3 * DAY_IN_SECONDS;

    public function __construct(private Reconciliation $reconciliation, private LocationRepository $locations, private Clock $clock)
    {
    }

    public function counts(): Finding
    {
        $last = $this->reconciliation->last();
        if (null === $last) {
            return Finding::good(__('Stock counts will be compared tonight', 'coleman'), __('Stock counts are compared with open orders every night. The first comparison is not finished yet.', 'coleman'));
        }
        if ($last['failed'] > 0) {
            return Finding::critical(
                __('Some stock counts could not be compared', 'coleman'),
                /* translators: %d: number of orders and parts */
                sprintf(_n('%d order or part could not be compared with its shelves last night. Check the PHP error log.', '%d orders or parts could not be compared with their shelves last night. Check the PHP error log.', $last['failed'], 'coleman'), $last['failed']),
            );
        }
        if ($this->clock->now()->getTimestamp() - (int) strtotime($last['finished_at'] . ' UTC') > self::LATE_SECONDS) {
            return Finding::recommended(
                __('Stock counts have not been compared for days', 'coleman'),
                /* translators: %s: date and time */
                sprintf(__('The last comparison was finished on %s (UTC). Check that scheduled tasks are running.', 'coleman'), $last['finished_at']),
            );
        }
        if ($last['mended'] > 0) {
            return Finding::recommended(
                __('Stock counts were corrected', 'coleman'),
                /* translators: %d: number of shelves */
                sprintf(_n('Last night %d shelf differed from what orders hold and was corrected.', 'Last night %d shelves differed from what orders hold and were corrected.', $last['mended'], 'coleman'), $last['mended'])
                    . "\n" . implode("\n", array_map($this->line(...), $last['drift']))
                    . "\n" . __('If this happens again, look for another program that writes to the tables.', 'coleman'),
            );
        }

        return Finding::good(
            __('Stock counts are right', 'coleman'),
            /* translators: %s: date and time */
            sprintf(__('All stock counts match open orders. Compared on %s (UTC).', 'coleman'), $last['finished_at']),
        );
    }

    /** @param array{part_id: int, location_id: int, was: int, is: int} $drift */
    private function line(array $drift): string
    {
        /* translators: 1: id of a part, 2: city, 3: number of pieces before, 4: number of pieces now */
        return sprintf(__('Part %1$d at %2$s: %3$d for sale, now %4$d.', 'coleman'), $drift['part_id'], $this->locations->byId($drift['location_id'])->city ?? (string) $drift['location_id'], $drift['was'], $drift['is']);
    }
}
