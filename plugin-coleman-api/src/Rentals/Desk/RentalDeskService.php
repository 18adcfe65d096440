<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * What the rental desk does with a request, but for promising a unit (UnitAssignment). Who changes one says which version
 * was seen: of two who work on the same request the second is refused and given the fresh one.
 */
final readonly class RentalDeskService
{
    private const MAX_CENTS = 100_000_000;

    public function __construct(
        private Transaction $transaction,
        private RentalRequestRepository $requests,
        private UnitDayRepository $days,
        private RentalDeskMails $mails,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /** @throws ApiError 404 coleman_rental_not_found */
    public function get(int $id): RentalRequest
    {
        return $this->requests->byId($id) ?? throw new ApiError('coleman_rental_not_found', __('Rental request not found.', 'coleman'), 404);
    }

    /** @throws ApiError 404 coleman_rental_not_found, 409 coleman_rental_changed */
    public function loadVersion(int $id, int $version): RentalRequest
    {
        $request = $this->get($id);
        if ($request->version !== $version) {
            throw new ApiError('coleman_rental_changed', __('Someone else changed this rental. Reload to see the latest version.', 'coleman'), 409);
        }

        return $request;
    }

    /** @return list<RentalState> where staff may move it by hand: what needs a price, a unit or the passing of time has calls of its own */
    public static function steps(RentalRequest $request): array
    {
        return array_values(array_filter($request->state->next(), static fn (RentalState $next): bool => match ($next) {
            RentalState::Quoted, RentalState::Confirmed, RentalState::Expired => false,
            // A quote is replaced by another, not taken back.
            RentalState::Requested => RentalState::Quoted !== $request->state,
            default => true,
        }));
    }

    /**
     * Moves it by hand, frees the days that are not needed any more and tells the customer where that is due.
     *
     * @param string $reason in the history; the customer is told it when the request is declined
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_rental_changed
     */
    public function move(RentalRequest $request, string $state, Actor $actor, string $reason): RentalRequest
    {
        $next = RentalState::tryFrom($state);
        $reason = NoteText::read($reason, 'reason', 0);
        if (null === $next || !in_array($next, self::steps($request), true)) {
            throw self::badStep(
                $request,
                $state,
                /* translators: %s: state of a rental */
                sprintf(__('You can’t do this with a rental that is "%s".', 'coleman'), $request->state->label()),
            );
        }
        if (RentalState::Out === $next && $request->startDate > $this->today()) {
            throw self::badStep($request, $state, __('This rental hasn’t started. Change its dates first.', 'coleman'));
        }

        return $this->transaction->run(fn (): RentalRequest => $this->moveWithin($request, $next, $actor, $reason));
    }

    /**
     * What the desk offers, kept; and sent where it is to be.
     *
     * @param int|null $cents the whole of it; null for what the site has worked out
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_rental_changed
     */
    public function quote(RentalRequest $request, ?int $cents, string $note, bool $send, Actor $actor): RentalRequest
    {
        $note = NoteText::read($note, 'note', 0);
        if (null !== $cents && ($cents < 0 || $cents > self::MAX_CENTS)) {
            throw ApiError::invalid(['quote_cents' => __('Enter a valid price.', 'coleman')]);
        }
        if ($request->state->isOver()) {
            /* translators: %s: state of a rental */
            throw self::badStep($request, RentalState::Quoted->value, sprintf(__('You can’t send a price for a rental that is "%s".', 'coleman'), $request->state->label()));
        }
        if ($send && null === $cents && !$request->estimate->isPriced) {
            throw ApiError::invalid(['quote_cents' => __('Enter a price first.', 'coleman')]);
        }

        return $this->transaction->run(function () use ($request, $cents, $note, $send, $actor): RentalRequest {
            $isFirst = $send && RentalState::Requested === $request->state;
            $this->requests->change($request, [
                'quote_cents' => $cents,
                'quote_note' => $note,
                ...($isFirst ? ['state' => RentalState::Quoted->value] : []),
                ...($send ? $this->answered($request) : []),
            ]);
            $this->requests->append($request->id, $send ? RentalDeskEvent::QUOTED : RentalDeskEvent::PRICED, $actor, $note, ['cents' => $cents ?? $request->estimate->totalCents]);
            $quoted = $this->get($request->id);
            if ($send) {
                $this->outbox->queue($this->mails->quoted($quoted));
            }

            return $quoted;
        });
    }

    /** A note for the desks, or a message that is mailed. */
    public function note(RentalRequest $request, string $text, bool $isMessage, Actor $actor): RentalRequest
    {
        $text = NoteText::read($text, 'text');

        return $this->transaction->run(function () use ($request, $text, $isMessage, $actor): RentalRequest {
            $this->requests->append($request->id, $isMessage ? RentalDeskEvent::MESSAGE : RentalEvent::NOTE, $actor, $text);
            if ($isMessage) {
                $this->outbox->queue($this->mails->message($request, $text));
                if ([] !== ($answered = $this->answered($request))) {
                    $this->requests->change($request, $answered);
                }
            }

            return $this->get($request->id);
        });
    }

    /**
     * Who looks after it.
     *
     * @param int $ownerId of somebody at the desk; 0 for nobody
     * @param list<int> $staff who may be named
     * @throws ApiError 400 with owner_id, 409 coleman_rental_changed
     */
    public function assignOwner(RentalRequest $request, int $ownerId, array $staff, Actor $actor): RentalRequest
    {
        if (0 !== $ownerId && !in_array($ownerId, $staff, true)) {
            throw ApiError::invalid(['owner_id' => __('Choose someone from the rental desk.', 'coleman')]);
        }

        return $this->transaction->run(function () use ($request, $ownerId, $actor): RentalRequest {
            $this->requests->change($request, ['owner_id' => $ownerId]);
            $this->requests->append($request->id, RentalDeskEvent::OWNER, $actor, '', ['owner_id' => $ownerId]);

            return $this->get($request->id);
        });
    }

    private function moveWithin(RentalRequest $request, RentalState $next, Actor $actor, string $reason): RentalRequest
    {
        $isGivenUp = $request->state->blocksDays() && !$next->blocksDays() && RentalState::Returned !== $next;
        $this->requests->move($request, $next, $actor, [
            ...($isGivenUp ? ['unit_id' => null] : []),
            ...(in_array($next, [RentalState::Declined, RentalState::Cancelled], true) ? $this->answered($request) : []),
        ], $reason);
        if (null !== $request->unitId && $request->state->blocksDays() && !$next->blocksDays()) {
            $this->days->release($request->id, $request->unitId, ...(RentalState::Returned === $next ? [$this->freeFrom($request)] : []));
        }
        $moved = $this->get($request->id);
        if ($isGivenUp) {
            $this->requests->indexWords($moved);
        }
        $mail = $this->statusMail($moved, $request->state, $reason);
        if (null !== $mail) {
            $this->outbox->queue($mail);
        }

        return $moved;
    }

    /** The mail that a step is told by; none where the customer stands at the counter, or need not know. */
    private function statusMail(RentalRequest $moved, RentalState $before, string $reason): ?Mail
    {
        return match ($moved->state) {
            RentalState::Declined => $this->mails->declined($moved, $reason),
            RentalState::Cancelled => $this->mails->cancelled($moved),
            RentalState::Requested => RentalState::Confirmed === $before ? $this->mails->unconfirmed($moved) : null,
            default => null,
        };
    }

    /** The first day on which a machine that comes back now can go out again. */
    private function freeFrom(RentalRequest $request): string
    {
        return DateRange::shift(max($request->startDate, $this->today()), RentalSettings::ofSite()->bufferDays);
    }

    /** @return array<string, string> the first time that the customer hears from us */
    private function answered(RentalRequest $request): array
    {
        return null === $request->answeredAt ? ['answered_at' => $this->clock->now()->format('Y-m-d H:i:s')] : [];
    }

    private function today(): string
    {
        return DealerTime::today($this->clock);
    }

    private static function badStep(RentalRequest $request, string $to, string $message): ApiError
    {
        return new ApiError('coleman_bad_transition', $message, 409, data: ['from' => $request->state->value, 'to' => $to]);
    }
}
