<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * Promises a unit for days, and changes what was promised: other days, another unit.
 *
 * In one transaction the request's version is moved and a row is written for each day of the unit. When one of the days
 * belongs to another, the key of the table refuses it, everything is undone, and the desk is told what is free instead.
 */
final readonly class UnitAssignment
{
    /** A desk may write down afterwards what has gone out, but not a month later. */
    private const LONGEST_AGO = 30;

    public const LONGEST_DAYS = 730;

    public function __construct(
        private Transaction $transaction,
        private RentalRequestRepository $requests,
        private UnitDayRepository $days,
        private Alternatives $alternatives,
        private RentalTerms $terms,
        private RentalDeskMails $mails,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /**
     * Confirms a request.
     *
     * @param int $unitId 0 for any that is free
     * @param int $locationId where any unit will do: of this branch; 0 for all, those of the request's branch first
     * @param bool $keepsPrice whether the agreed price holds for another number of days, too
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_rental_changed, coleman_rental_overlap
     */
    public function confirm(RentalRequest $request, int $unitId, int $locationId, string $start, string $return, Actor $actor, bool $keepsPrice = false): RentalRequest
    {
        if (!$request->state->mayBecome(RentalState::Confirmed)) {
            throw new ApiError(
                'coleman_bad_transition',
                /* translators: %s: state of a rental */
                sprintf(__('You can’t confirm a rental that is "%s".', 'coleman'), $request->state->label()),
                409,
                data: ['from' => $request->state->value, 'to' => RentalState::Confirmed->value],
            );
        }

        return $this->promise($request, $unitId, $locationId, $start, $return, $actor, $keepsPrice);
    }

    /**
     * Other days, or another unit, for what is confirmed or out; other days alone for what is only asked for. The first day
     * of what is out stays.
     *
     * @param int $unitId 0 for the one that it has
     * @param bool $keepsPrice as of confirm()
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_rental_changed, coleman_rental_overlap
     */
    public function change(RentalRequest $request, int $unitId, string $start, string $return, Actor $actor, bool $keepsPrice = false): RentalRequest
    {
        if ($request->state->mayBecome(RentalState::Confirmed)) {
            return $this->wish($request, $start, $return, $actor, $keepsPrice);
        }
        if (!$request->state->blocksDays() || null === $request->unitId) {
            throw new ApiError(
                'coleman_bad_transition',
                /* translators: %s: state of a rental */
                sprintf(__('You can’t change the unit or dates of a rental that is "%s".', 'coleman'), $request->state->label()),
                409,
                data: ['from' => $request->state->value],
            );
        }
        if (RentalState::Out === $request->state && $start !== $request->startDate) {
            throw ApiError::invalid([RentalDates::START => __('The machine is already out, so the first day can’t change.', 'coleman')]);
        }

        return $this->promise($request, 0 === $unitId ? $request->unitId : $unitId, 0, $start, $return, $actor, $keepsPrice);
    }

    /** The customer wants other days: nothing is promised yet. */
    private function wish(RentalRequest $request, string $start, string $return, Actor $actor, bool $keepsPrice): RentalRequest
    {
        $this->refuseDates($request, $start, $return);
        if ($start < DealerTime::today($this->clock)) {
            // It would expire by itself.
            throw ApiError::invalid([RentalDates::START => __('Choose a future date.', 'coleman')]);
        }

        return $this->transaction->run(function () use ($request, $start, $return, $actor, $keepsPrice): RentalRequest {
            $this->requests->change($request, ['start_date' => $start, 'return_date' => $return, ...$this->terms->forDates($request, $start, $return, $keepsPrice)]);
            $wished = $this->requests->byId($request->id) ?? $request;
            $this->requests->append($request->id, RentalDeskEvent::WISHED, $actor, '', ['start_date' => $start, 'return_date' => $return] + RentalTerms::changed($request, $wished));

            return $wished;
        });
    }

    private function promise(RentalRequest $request, int $unitId, int $locationId, string $start, string $return, Actor $actor, bool $keepsPrice): RentalRequest
    {
        $this->refuseDates($request, $start, $return);
        $range = DateRange::ofRental($start, $return, RentalSettings::ofSite()->bufferDays);
        foreach ($this->alternatives->candidates($request, $unitId, $locationId, $range) as $unit) {
            try {
                return $this->transaction->run(fn (): RentalRequest => $this->write($request, $unit, $range, $start, $return, $actor, $keepsPrice));
            } catch (DateConflict) {
                // Everything is undone. Where any unit will do, the next one is tried.
                continue;
            }
        }

        throw $this->alternatives->refusal($request, $range, $start, $return);
    }

    private function write(RentalRequest $request, RentalUnit $unit, DateRange $range, string $start, string $return, Actor $actor, bool $keepsPrice): RentalRequest
    {
        $changes = [
            'unit_id' => $unit->id,
            'start_date' => $start,
            'return_date' => $return,
            ...$this->terms->forDates($request, $start, $return, $keepsPrice),
            ...(null === $request->answeredAt ? ['answered_at' => $this->clock->now()->format('Y-m-d H:i:s')] : []),
        ];
        $isNew = !$request->state->blocksDays();
        // First the request's row, then the unit's, then its days: everyone in this order.
        if ($isNew) {
            $this->requests->move($request, RentalState::Confirmed, $actor, $changes);
        } else {
            $this->requests->change($request, $changes);
        }
        // What is out has been out until today, with the machine it had.
        $from = RentalState::Out === $request->state ? [DealerTime::today($this->clock)] : [];
        $this->days->assign($request->id, $unit->id, $range, $request->unitId ?? 0, ...$from);
        $promised = $this->requests->byId($request->id) ?? $request;
        $this->requests->append($request->id, RentalDeskEvent::ASSIGNED, $actor, '', [
            'unit_id' => $unit->id,
            'unit' => $unit->stockNumber,
            'start_date' => $start,
            'return_date' => $return,
        ] + RentalTerms::changed($request, $promised));
        $this->requests->indexWords($promised);
        $isTold = $isNew || $start !== $request->startDate || $return !== $request->returnDate;
        if ($isTold) {
            $this->outbox->queue($this->mails->confirmed($promised, $unit, !$isNew));
        }

        return $promised;
    }

    /** @throws ApiError 400 naming start_date or return_date */
    private function refuseDates(RentalRequest $request, string $start, string $return): void
    {
        $errors = [];
        foreach ([RentalDates::START => $start, RentalDates::RETURN => $return] as $field => $day) {
            if (!DateRange::isDay($day)) {
                $errors[$field] = __('Enter the date as YYYY-MM-DD.', 'coleman');
            }
        }
        if ([] === $errors && $start !== $request->startDate && $start < DateRange::shift(DealerTime::today($this->clock), -self::LONGEST_AGO)) {
            $errors[RentalDates::START] = __('Choose a later date.', 'coleman');
        }
        $days = [] === $errors ? RentalDates::days($start, $return) : 0;
        if ([] === $errors && $days < 1) {
            $errors[RentalDates::RETURN] = __('Rental return date must occur after the start date', 'coleman');
        }
        if ($days > self::LONGEST_DAYS) {
            /* translators: %d: number of days */
            $errors[RentalDates::RETURN] = sprintf(__('A rental can last up to %d days. For longer, create another rental.', 'coleman'), self::LONGEST_DAYS);
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
    }
}
