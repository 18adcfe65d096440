<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Database\Connection;
use Coleman\Api\Hooks\Callbacks;
use Coleman\Api\Hooks\Outgoing;

/** What other plugins are told of rental requests (docs/hooks.md), once it is committed. */
final class RentalHooks
{
    public static function requested(Connection $connection, RentalRequest $request): void
    {
        if ($request->isTest) {
            return;
        }
        Outgoing::tell($connection->beforeCommit(...), Outgoing::RENTAL_REQUESTED, 'rental:' . $request->id, static fn (): array => ['rental' => self::facts($request)]);
        Callbacks::afterCommit($connection->afterCommit(...), 'coleman_rental_requested', $request->id, static function () use ($request): void {
            /**
             * Fires when somebody has asked for a rental.
             *
             * @since 0.1.0
             *
             * @param array $rental The request, as docs/hooks.md lists its fields.
             */
            do_action('coleman_rental_requested', self::facts($request));
        });
    }

    /** @return array{id: int, reference: string, state: string, class_id: int, machine: string, location_id: int, start_date: string, return_date: string, days: int, name: string, email: string, phone: string, city: string, region: string, zip: string, customer_id: int, fulfilment: string, jobsite: string, purpose: string, is_priced: bool, total_cents: int, deposit_cents: int, is_verified: bool, created_at: string} */
    private static function facts(RentalRequest $request): array
    {
        return [
            'id' => $request->id,
            'reference' => $request->reference,
            'state' => $request->state->value,
            'class_id' => $request->classId,
            'machine' => $request->machine,
            'location_id' => $request->locationId,
            'start_date' => $request->startDate,
            'return_date' => $request->returnDate,
            'days' => $request->days,
            'name' => $request->renter->name,
            'email' => $request->renter->email,
            'phone' => $request->renter->phone,
            'city' => $request->renter->city,
            'region' => $request->renter->region,
            'zip' => $request->renter->zip,
            'customer_id' => $request->renter->customerId,
            'fulfilment' => $request->fulfilment()->value,
            'jobsite' => null === $request->jobsite ? '' : $request->jobsite->line(),
            'purpose' => $request->purpose,
            'is_priced' => $request->estimate->isPriced,
            'total_cents' => $request->estimate->totalCents,
            'deposit_cents' => $request->estimate->depositCents,
            'is_verified' => $request->isVerified,
            'created_at' => $request->createdAt->format('c'),
        ];
    }
}
