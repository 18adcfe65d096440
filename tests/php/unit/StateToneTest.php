<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Returns\ReturnState;
use Coleman\Api\Orders\StateTone;
use PHPUnit\Framework\TestCase;

/** Every state has a tone, the one that the vectors say. */
final class StateToneTest extends TestCase
{
    public function testEveryStateHasTheToneOfTheVectors(): void
    {
        $tones = static function (OrderState|LineState|ReturnState ...$states): array {
            $found = [];
            foreach ($states as $state) {
                $found[$state->value] = StateTone::of($state)->value;
            }

            return $found;
        };
        self::assertSame(json_decode((string) file_get_contents(__DIR__ . '/../../seed/vectors/state-tones.json'), true), [
            'order' => $tones(...OrderState::cases()),
            'line' => $tones(...LineState::cases()),
            'return' => $tones(...ReturnState::cases()),
        ]);
    }
}
