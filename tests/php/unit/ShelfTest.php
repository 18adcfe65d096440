<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Stock\Hold;
use Coleman\Api\Stock\Shelf;
use PHPUnit\Framework\TestCase;

/** A shelf, and what orders hold of it (docs/stock.md). */
final class ShelfTest extends TestCase
{
    private const AT = '2026-11-22 12:00:00';

    public function testWhatMayBeSoldIsTheCountLessWhatIsOutstanding(): void
    {
        self::assertSame([0, 0], [Shelf::uncounted(7, 3)->quantity(), Shelf::uncounted(7, 3)->countedPieces()]);
        $shelf = new Shelf(7, 3, 5, self::AT, 2, 9);
        self::assertSame([3, 5, '7:3'], [$shelf->quantity(), $shelf->countedPieces(), $shelf->key()]);
        self::assertSame(0, $shelf->holding(6)->quantity(), 'never less than nothing');
        self::assertSame(1, $shelf->holding(4)->quantity());
        // Nobody has counted it: what stands in the table may be sold, and orders have taken theirs.
        $old = new Shelf(7, 3, null, null, 2, 9);
        self::assertSame([9, 11], [$old->quantity(), $old->countedPieces()]);
    }

    public function testTheDealersNumberIsWithoutAPieceAfterTheBookingHours(): void
    {
        $left = new \DateTimeImmutable(self::AT, new \DateTimeZone('UTC'));
        $shelf = new Shelf(7, 3, 5, self::AT, 2, 3);
        self::assertSame('2026-11-23 12:00:00', $shelf->knownAfter($left));
        self::assertSame('2026-11-22 14:00:00', $shelf->bookedBy(2, false)->knownAfter($left));
        self::assertSame(self::AT, $shelf->bookedBy(0, false)->knownAfter($left));
    }

    public function testAChangeOfWhatIsWrittenIsSeen(): void
    {
        $shelf = new Shelf(7, 3, 5, self::AT, 2, 3, 24, false, 4, 1);
        self::assertTrue($shelf->equals($shelf));
        $written = static fn (Shelf $other): Shelf => new Shelf($other->partId, $other->locationId, $other->counted, $other->countedAt, $other->outstanding, $other->quantity(), $other->bookingHours, $other->isAvailable, $other->runId, $other->version);
        foreach ([
            $shelf->countedAs(6, self::AT, 4),
            $shelf->countedAs(5, '2026-11-22 13:00:00', 4),
            $shelf->countedAs(5, self::AT, 5),
            $shelf->holding(1),
            $shelf->bookedBy(null, false),
            $shelf->bookedBy(24, true),
        ] as $other) {
            self::assertFalse($other->equals($written($shelf)));
            self::assertTrue($other->equals($written($other)));
        }
        // The table is behind what follows from the count.
        self::assertFalse((new Shelf(7, 3, 5, self::AT, 2, 4, 24, false, 4, 1))->equals(new Shelf(7, 3, 5, self::AT, 2, 4, 24, false, 4, 1)));
    }

    public function testAHoldIsOutstandingUntilTheNumberIsWithoutIt(): void
    {
        $hold = new Hold(1, 2, 3, 7, 3, 2);
        self::assertSame([true, true, true, true], [$hold->isWaiting(), $hold->isInHouse(), $hold->isOutstanding(null), $hold->isOutstanding('2030-01-01 00:00:00')]);
        $laidOut = $hold->with(['fulfilmentId' => 9]);
        self::assertSame([false, true, 9], [$laidOut->isWaiting(), $laidOut->isInHouse(), $laidOut->fulfilmentId]);
        $ended = $hold->with(['endedAt' => self::AT]);
        self::assertSame([false, false, false], [$ended->isWaiting(), $ended->isInHouse(), $ended->isOutstanding(null)]);
    }

    public function testWhatHasLeftIsKnownAfterTheBookingHoursAndNotLaterThanItWasMarked(): void
    {
        $left = new \DateTimeImmutable(self::AT, new \DateTimeZone('UTC'));
        $shelf = new Shelf(7, 3, 5, self::AT, 2, 3, 6);
        $gone = (new Hold(1, 2, 3, 7, 3, 2))->left($left, $shelf);
        self::assertSame([self::AT, '2026-11-22 18:00:00', false], [$gone->leftAt, $gone->knownAt, $gone->isInHouse()]);
        self::assertTrue($gone->isOutstanding(null));
        self::assertTrue($gone->isOutstanding('2026-11-22 17:59:59'));
        self::assertFalse($gone->isOutstanding('2026-11-22 18:00:00'));
        $marked = new Hold(1, 2, 3, 7, 3, 2, knownAt: '2026-11-22 10:00:00');
        self::assertSame('2026-11-22 10:00:00', $marked->left($left, $shelf)->knownAt);
    }
}
