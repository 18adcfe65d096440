<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Text;

/** Days on which a unit is in the shop. They take its days as a rental does, by the same key. */
final readonly class UnitBlockRepository
{
    private const LONGEST_DAYS = 366;

    private const REASON_LENGTH = 200;

    public function __construct(
        private Connection $connection,
        private Transaction $transaction,
        private RentalUnitRepository $units,
        private UnitDayRepository $days,
        private Clock $clock,
    ) {
    }

    /**
     * @param string $first and $last day, both among them
     * @return int its id
     * @throws ApiError 400 with fields, 409 coleman_rental_overlap
     */
    public function add(int $unitId, string $first, string $last, string $reason, Actor $actor): int
    {
        $unit = $this->units->byId($unitId);
        $reason = trim(preg_replace('/\s+/u', ' ', $reason) ?? '');
        $errors = self::faults($first, $last, $this->today());
        if (null === $unit) {
            $errors['unit_id'] = __('Unit not found.', 'coleman');
        }
        if (mb_strlen($reason) > self::REASON_LENGTH || !Text::isClean($reason)) {
            /* translators: %d: number of characters */
            $errors['reason'] = sprintf(__('Use up to %d characters.', 'coleman'), self::REASON_LENGTH);
        }
        if ([] !== $errors || null === $unit) {
            throw ApiError::invalid($errors);
        }
        try {
            return $this->transaction->run(function () use ($unit, $first, $last, $reason, $actor): int {
                $id = $this->connection->insert('rental_blocks', [
                    'unit_id' => $unit->id,
                    'first_day' => $first,
                    'last_day' => $last,
                    'reason' => $reason,
                    'created_by' => $actor->id,
                    'created_at' => $this->clock->now()->format('Y-m-d H:i:s'),
                ]);
                $this->days->block($id, $unit->id, DateRange::through($first, $last));

                return $id;
            });
        } catch (DateConflict) {
            throw new ApiError('coleman_rental_overlap', __('The unit is booked on some of these days. Move the rental to another unit first.', 'coleman'), 409);
        }
    }

    /**
     * The unit is back from the shop: what is left of its days is free again. A stay that has not begun is gone altogether.
     *
     * @throws ApiError 404 coleman_block_not_found
     */
    public function end(int $id): void
    {
        $this->transaction->run(function () use ($id): void {
            $row = $this->connection->row('SELECT unit_id, first_day FROM {rental_blocks} WHERE id = %d', [$id])
                ?? throw new ApiError('coleman_block_not_found', __('This unit is no longer in the shop.', 'coleman'), 404);
            $today = $this->today();
            $this->days->unblock($id, (int) $row['unit_id'], $today);
            if (substr((string) $row['first_day'], 0, 10) >= $today) {
                $this->connection->execute('DELETE FROM {rental_blocks} WHERE id = %d', [$id]);
            } else {
                $this->connection->execute('UPDATE {rental_blocks} SET last_day = %s WHERE id = %d AND last_day >= %s', [DateRange::shift($today, -1), $id, $today]);
            }
        });
    }

    /** @return array<string, string> */
    private static function faults(string $first, string $last, string $today): array
    {
        $errors = [];
        foreach (['first_day' => $first, 'last_day' => $last] as $field => $day) {
            if (!DateRange::isDay($day)) {
                $errors[$field] = __('Enter the date as YYYY-MM-DD.', 'coleman');
            }
        }
        if ([] !== $errors) {
            return $errors;
        }
        if ($last < $today) {
            $errors['last_day'] = __('Choose a future date.', 'coleman');
        } elseif ($last < $first) {
            $errors['last_day'] = __('The last day is before the first.', 'coleman');
        } elseif (RentalDates::days($first, $last) >= self::LONGEST_DAYS) {
            /* translators: %d: number of days */
            $errors['last_day'] = sprintf(__('Choose up to %d days at a time.', 'coleman'), self::LONGEST_DAYS);
        }

        return $errors;
    }

    private function today(): string
    {
        return DealerTime::today($this->clock);
    }
}
