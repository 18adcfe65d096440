<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentProgress;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\OrderLine;
use PHPUnit\Framework\TestCase;

/** Whatever has become of a line's pieces, its state says whether some have left and whether some are still to come. */
final class FulfilmentProgressTest extends TestCase
{
    public function testTheStateSaysWhatHasLeftAndWhatIsToCome(): void
    {
        foreach (self::ways() as $sent) {
            $progress = new FulfilmentProgress(3, false, $sent);
            $state = $progress->state(self::line());
            $case = json_encode($sent) ?: '';
            self::assertSame($progress->gone() > 0, $state->hasLeft(), $case);
            self::assertSame($progress->gone() > 0 ? $progress->gone() < 3 : $progress->ready() > 0 && $progress->left() > 0, $state->isInPart(), $case);
            self::assertSame(3 === $progress->ready(), LineState::Ready === $state, $case);
            self::assertSame(LineState::Cancelled, (new FulfilmentProgress(3, true, $sent))->state(self::line()));
        }
    }

    /** @return iterable<array<string, int>> ways in which up to three pieces can have gone */
    private static function ways(): iterable
    {
        foreach (range(0, 3) as $ready) {
            foreach (range(0, 3 - $ready) as $shipped) {
                foreach (range(0, 3 - $ready - $shipped) as $delivered) {
                    foreach (range(0, 3 - $ready - $shipped - $delivered) as $fetched) {
                        yield array_filter([LineState::Ready->value => $ready, LineState::Shipped->value => $shipped, LineState::Delivered->value => $delivered, LineState::PickedUp->value => $fetched]);
                    }
                }
            }
        }
    }

    private static function line(): OrderLine
    {
        return new OrderLine(1, 1, 'A-1', 'Bolt', 'Maker', '', '', 3, 0, 100, 0, 0, 'small', Fulfilment::Ship, 0, LineState::Open, 'In stock');
    }
}
