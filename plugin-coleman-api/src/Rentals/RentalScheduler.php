<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * What the calendar does to rentals: requests that nobody confirmed in time expire, and customers are reminded a day before
 * start and return. Days are the dealership's. Run late, it does what was missed; run twice, it does nothing again.
 */
final readonly class RentalScheduler
{
    /** Nobody is written to before this hour of the dealership's morning. */
    private const FIRST_HOUR = 7;

    private const AT_ONCE = 100;

    public function __construct(
        private Transaction $transaction,
        private RentalRequestRepository $requests,
        private RentalMails $mails,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /** @return array{expired: int, reminded: int} reminders count those that had been queued before, too */
    public function run(): array
    {
        return ['expired' => $this->expire(), 'reminded' => $this->remind()];
    }

    private function expire(): int
    {
        $expired = 0;
        $after = 0;
        do {
            $ids = $this->requests->unconfirmed(DealerTime::today($this->clock), $this->midnight(), $after, self::AT_ONCE);
            foreach ($this->requests->byIds($ids) as $request) {
                $expired += $this->expired($request) ? 1 : 0;
            }
            $after = [] === $ids ? 0 : max($ids);
        } while (self::AT_ONCE === count($ids));

        return $expired;
    }

    private function expired(RentalRequest $request): bool
    {
        return $this->transaction->run(function () use ($request): bool {
            try {
                $this->requests->move($request, RentalState::Expired, Actor::system());

                return true;
            } catch (ApiError) {
                // Somebody at the desk was faster, which is as well.
                return false;
            }
        });
    }

    /** That the dealership's day began with, in UTC. */
    private function midnight(): string
    {
        return DealerTime::now($this->clock)->setTime(0, 0)->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s');
    }

    private function remind(): int
    {
        $now = DealerTime::now($this->clock);
        if ((int) $now->format('G') < self::FIRST_HOUR) {
            return 0;
        }
        $reminded = 0;
        foreach ([
            ['start_date', RentalState::Confirmed, $this->mails->startsSoon(...)],
            ['return_date', RentalState::Out, $this->mails->returnsSoon(...)],
        ] as [$column, $state, $mail]) {
            $after = 0;
            do {
                // Today's is for whom the clock missed yesterday; who has dealt with the desk today needs no reminder any more.
                $ids = $this->requests->toRemind(
                    $column,
                    $state,
                    $now->format('Y-m-d'),
                    $now->modify('+1 day')->format('Y-m-d'),
                    $this->midnight(),
                    $after,
                    self::AT_ONCE,
                );
                foreach ($this->requests->byIds($ids) as $request) {
                    $this->outbox->queue($mail($request));
                    $reminded++;
                }
                $after = [] === $ids ? 0 : max($ids);
            } while (self::AT_ONCE === count($ids));
        }

        return $reminded;
    }
}
