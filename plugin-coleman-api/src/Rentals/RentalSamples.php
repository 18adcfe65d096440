<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Mail\Samples;
use Coleman\Api\Rentals\Desk\RentalDeskMails;
use Coleman\Api\Rentals\Desk\RentalUnit;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** What each letter about a rental would tell: a request that nobody made. */
final readonly class RentalSamples implements Samples
{
    private const DAYS = 11;

    public function __construct(private RentalMails $mails, private RentalDeskMails $deskMails, private Clock $clock)
    {
    }

    public function forKind(string $kind): ?array
    {
        $request = $this->request(match ($kind) {
            'rental-quote' => RentalState::Quoted,
            'rental-starts', 'rental-confirmed', 'rental-changed' => RentalState::Confirmed,
            'rental-returns' => RentalState::Out,
            default => RentalState::Requested,
        });

        return match ($kind) {
            'rental-received' => $this->mails->received($request, 1)[0]->payload,
            'rental-desk' => $this->mails->received($request, 0)[1]->payload,
            'rental-starts' => $this->mails->startsSoon($request)->payload,
            'rental-returns' => $this->mails->returnsSoon($request)->payload,
            'rental-quote' => $this->deskMails->quoted($request)->payload,
            'rental-confirmed', 'rental-changed' => $this->deskMails->confirmed($request, new RentalUnit(7, 1, 2, 'R-3007', 'KBCZ075', 812, true), 'rental-changed' === $kind)->payload,
            'rental-unconfirmed' => $this->deskMails->unconfirmed($request)->payload,
            'rental-declined' => $this->deskMails->declined($request, __('All our machines of this kind are out until the 20th. The next smaller one is free.', 'coleman'))->payload,
            'rental-cancelled' => $this->deskMails->cancelled($request)->payload,
            'rental-message' => $this->deskMails->message($request, __('Is the gate to the yard wider than six feet?', 'coleman'))->payload,
            default => null,
        };
    }

    public function request(RentalState $state = RentalState::Requested): RentalRequest
    {
        $start = DealerTime::now($this->clock)->modify('next monday');
        $rates = new Rates(25_000, 75_000, 200_000);
        $price = RentalPrice::calculate($rates, true, self::DAYS, 14.0, 25_000);

        return new RentalRequest(
            1_042,
            'K7TQ2M9XWB',
            1,
            'Kubota SVL75-3',
            null,
            2,
            $state,
            $start->format('Y-m-d'),
            $start->modify(sprintf('+%d days', self::DAYS))->format('Y-m-d'),
            self::DAYS,
            new Renter('Pat Miller', '913-555-0134', 'pat.miller@example.com', 'Easton', 'KS', '66020'),
            null,
            __('Grading a driveway of half a mile.', 'coleman'),
            [['id' => 1, 'model' => 'BB-72', 'name' => '72 in brush cutter (BB-72)', 'daily_cents' => null, 'weekly_cents' => null, 'monthly_cents' => null]],
            Estimate::create($rates, $price),
            null,
            '',
            [],
            0,
            true,
            false,
            1,
            null,
            null,
            $this->clock->now(),
            $this->clock->now(),
        );
    }
}
