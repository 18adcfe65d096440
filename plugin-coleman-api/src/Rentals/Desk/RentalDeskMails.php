<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Mail\Mail;
use Coleman\Api\Rentals\RentalMails;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Support\Money;

/** What the rental desk tells the customer on the way. */
final readonly class RentalDeskMails
{
    public function __construct(private RentalMails $mails)
    {
    }

    public function quoted(RentalRequest $request): Mail
    {
        return $this->mail('rental-quote', $request, ':' . $request->version, ['text' => $request->quoteNote]);
    }

    /** @param bool $isAgain its dates have changed since it was confirmed */
    public function confirmed(RentalRequest $request, RentalUnit $unit, bool $isAgain): Mail
    {
        return $this->mail($isAgain ? 'rental-changed' : 'rental-confirmed', $request, ':' . $request->version, ['unit' => $unit->stockNumber]);
    }

    public function unconfirmed(RentalRequest $request): Mail
    {
        return $this->mail('rental-unconfirmed', $request, ':' . $request->version);
    }

    /** @param string $reason in the desk's words; '' for none */
    public function declined(RentalRequest $request, string $reason): Mail
    {
        return $this->mail('rental-declined', $request, more: ['text' => $reason]);
    }

    public function cancelled(RentalRequest $request): Mail
    {
        return $this->mail('rental-cancelled', $request);
    }

    public function message(RentalRequest $request, string $text): Mail
    {
        return $this->mail('rental-message', $request, ':' . bin2hex(random_bytes(6)), ['text' => $text]);
    }

    /**
     * @param string $suffix tells apart mails of one kind, each of which is sent once
     * @param array<string, string> $more
     */
    private function mail(string $kind, RentalRequest $request, string $suffix = '', array $more = []): Mail
    {
        return $this->mails->later($kind, $request, $suffix, $more + [
            'offer' => null === $request->quoteCents ? '' : Money::format($request->quoteCents),
        ]);
    }
}
