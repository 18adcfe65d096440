<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\EmailHash;

/** The mails of a rental request: who is told what, when. */
final readonly class RentalMails
{
    public function __construct(private RentalRequestPresenter $presenter, private RecipientSettings $recipients, private AccountRepository $accounts, private Clock $clock)
    {
    }

    /** Where staff look at a request. */
    public static function deskUrl(int $id): string
    {
        return admin_url(sprintf('admin.php?page=coleman-rentals&rental=%d', $id));
    }

    /** @return array{Mail, Mail} for who asks, and for the rental desk of the branch it is fetched from, or the nearest */
    public function received(RentalRequest $request, int $freeUnits): array
    {
        return [$this->copy($request, $freeUnits), $this->toDesk($request, $freeUnits)];
    }

    /** Tells the customer that the machine is waiting, a day before. */
    public function startsSoon(RentalRequest $request): Mail
    {
        return $this->toCustomer($request, 'rental-starts', sprintf('rental:%d:starts:%s', $request->id, $request->startDate), $this->payload($request, 1));
    }

    /** Tells the customer that the machine is due, a day before. */
    public function returnsSoon(RentalRequest $request): Mail
    {
        return $this->toCustomer($request, 'rental-returns', sprintf('rental:%d:returns:%s', $request->id, $request->returnDate), $this->payload($request, 1));
    }

    /**
     * A letter of the desk's, as the rental goes on.
     *
     * @param string $suffix tells apart mails of one kind, each of which is sent once
     * @param array<string, string> $more beside the request
     */
    public function later(string $kind, RentalRequest $request, string $suffix, array $more): Mail
    {
        return $this->toCustomer($request, $kind, sprintf('rental:%d:%s%s', $request->id, $kind, $suffix), $this->payload($request, 1) + $more);
    }

    /**
     * The customer's copy. To an address that is not the account's own and confirmed, one goes in a day.
     */
    private function copy(RentalRequest $request, int $freeUnits): Mail
    {
        $payload = $this->payload($request, $freeUnits);
        $isOwn = $this->isOwn($request);

        return $this->toCustomer(
            $request,
            'rental-received',
            $isOwn
                ? sprintf('rental:%d:received', $request->id)
                : sprintf('rental-copy:%s:%s', EmailHash::of($request->renter->email), DealerTime::today($this->clock)),
            $payload,
        );
    }

    private function isOwn(RentalRequest $request): bool
    {
        return $this->accounts->owns($request->renter->customerId, $request->renter->email);
    }

    private function toDesk(RentalRequest $request, int $freeUnits): Mail
    {
        $renter = $request->renter;

        return new Mail(
            'rental-desk',
            $this->recipients->rentals($request->locationId),
            $this->payload($request, $freeUnits) + [
                'renter' => [
                    'name' => $renter->name,
                    'phone' => $renter->phone,
                    'email' => $renter->email,
                    'place' => sprintf('%s, %s %s', $renter->city, $renter->region, $renter->zip),
                ],
                'purpose' => $request->purpose,
                'is_verified' => $request->isVerified,
                'desk_url' => self::deskUrl($request->id),
            ],
            self::about($request),
            sprintf('rental:%d:desk', $request->id),
            $renter->email,
        );
    }

    /**
     * To an address that nobody has shown to be theirs no mail tells what was typed: here that is the jobsite.
     *
     * @param array<string, mixed> $payload
     */
    private function toCustomer(RentalRequest $request, string $kind, string $once, array $payload): Mail
    {
        if (!$this->isOwn($request) && is_array($payload['rental'] ?? null)) {
            $payload['rental']['jobsite'] = '';
        }

        return new Mail($kind, $request->renter->email, $payload, self::about($request), $once, $this->recipients->rentals($request->locationId));
    }

    private static function about(RentalRequest $request): string
    {
        return sprintf('rental:%d', $request->id);
    }

    /** @return array{rental: array<string, mixed>, url: string, phone: string} the request as it is now, and where it can be seen */
    private function payload(RentalRequest $request, int $freeUnits): array
    {
        return [
            'rental' => $this->presenter->present($request, $freeUnits),
            'url' => home_url(RentalRequestPresenter::path($request->reference)),
            'phone' => $this->presenter->phone($request),
        ];
    }
}
