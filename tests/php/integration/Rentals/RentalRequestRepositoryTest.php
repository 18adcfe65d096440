<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Reference;

final class RentalRequestRepositoryTest extends RentalTestCase
{
    public function testARequestIsReadAsItWasWritten(): void
    {
        $request = $this->stored();
        $again = $this->modules()->rentals->requests()->byReference($request->reference);

        self::assertEquals($request, $again);
        self::assertSame([RentalState::Requested, 3, 'Pat Miller', null, 1], [$request->state, $request->days, $request->renter->name, $request->unitId, $request->version]);
        self::assertSame([75_000, 10_500, 25_000, 110_500], [$request->estimate->costCents, $request->estimate->insuranceCents, $request->estimate->depositCents, $request->estimate->totalCents]);
        self::assertSame([['unit' => 'day', 'count' => 3, 'rate_cents' => 25_000, 'amount_cents' => 75_000]], $request->estimate->blocks);
        self::assertSame([RentalEvent::REQUESTED], array_column($this->modules()->rentals->requests()->events($request->id), 'kind'));
    }

    public function testSeveralAreGivenInTheOrderTheyWereAskedForIn(): void
    {
        $ids = [$this->stored()->id, $this->stored()->id];
        $reversed = array_reverse($ids);
        self::assertSame($reversed, array_column($this->modules()->rentals->requests()->byIds([...$reversed, 999_999]), 'id'));
        self::assertNull($this->modules()->rentals->requests()->byReference(''));
        self::assertNull($this->modules()->rentals->requests()->byId(999_999));
    }

    public function testAMoveIsWrittenIntoTheHistoryAndOnlyTheFirstOfTwoCounts(): void
    {
        $requests = $this->modules()->rentals->requests();
        $request = $this->stored();
        $requests->move($request, RentalState::Declined, Actor::staff(7), ['owner_id' => 7], 'All of them are out.');

        $declined = $requests->byId($request->id);
        self::assertSame([RentalState::Declined, 7, 2], [$declined?->state, $declined?->ownerId, $declined?->version]);
        $event = $requests->events($request->id)[1];
        self::assertSame([RentalEvent::STATE, 'staff', 7, 'All of them are out.', ['from' => 'requested', 'to' => 'declined']], [$event->kind, $event->actor->kind, $event->actor->id, $event->note, $event->data]);
        $this->assertRefused('coleman_rental_changed', static fn () => $requests->move($request, RentalState::Cancelled, Actor::staff(8)));
        self::assertInstanceOf(RentalRequest::class, $declined);
        $this->assertRefused('coleman_bad_transition', static fn () => $requests->move($declined, RentalState::Confirmed, Actor::staff(8)));
        self::assertCount(2, $requests->events($request->id));
    }

    public function testAReferenceIsReadHoweverItIsTyped(): void
    {
        $reference = Reference::make();
        self::assertSame(Reference::LENGTH, strlen($reference));
        self::assertSame($reference, Reference::read(' ' . strtolower(chunk_split($reference, 4, '-')) . ' '));
        foreach (['', 'R', $reference . '2', substr($reference, 1), substr($reference, 0, 9) . '0', substr($reference, 0, 9) . "\0", str_repeat('R', 500)] as $wrong) {
            self::assertSame('', Reference::read($wrong));
        }
        self::assertCount(500, array_unique(array_map(static fn (): string => Reference::make(), range(1, 500))));
    }

    /** @param callable(): void $act */
    private function assertRefused(string $code, callable $act): void
    {
        try {
            $act();
            self::fail('It was not refused.');
        } catch (ApiError $refusal) {
            self::assertSame([$code, 409], [$refusal->errorCode, $refusal->status]);
        }
    }
}
