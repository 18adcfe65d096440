<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Escalation;

use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Staff\Actor;

/** Rental requests that nobody has answered. */
final readonly class RentalEscalationSource implements EscalationSource
{
    public function __construct(private RentalRequestRepository $requests)
    {
    }

    public function waiting(\DateTimeImmutable $before): array
    {
        return array_map(static fn (RentalRequest $request): PendingContact => new PendingContact(
            $request->id,
            sprintf('rental:%d', $request->id),
            $request->locationId,
            $request->createdAt,
            $request->reference,
            $request->renter->name,
            $request->renter->phone,
            $request->renter->email,
            $request->machine,
            admin_url('admin.php?page=coleman-rentals&rental=' . $request->id),
        ), $this->requests->unanswered($before, self::MAX));
    }

    public function mark(PendingContact $waiting, string $to): bool
    {
        $isMine = $this->requests->markEscalated($waiting->id);
        if ($isMine) {
            /* translators: %s: email address */
            $this->requests->append($waiting->id, RentalEvent::NOTE, Actor::system(), sprintf(__('Waited too long. Sent to %s.', 'coleman'), $to));
        }

        return $isMine;
    }
}
