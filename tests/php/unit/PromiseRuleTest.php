<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Promises\PromiseQuestion;
use Coleman\Api\Promises\PromiseRule;
use Coleman\Tests\PromiseVectors;
use PHPUnit\Framework\TestCase;

/**
 * The rule of dates against the vectors that TypeScript runs too.
 *
 * @phpstan-import-type Output from PromiseVectors
 */
final class PromiseRuleTest extends TestCase
{
    public function testThereAreVectors(): void
    {
        self::assertGreaterThanOrEqual(115, iterator_count((static fn () => yield from PromiseVectors::all())()));
    }

    /** @return iterable<string, array{PromiseQuestion, Output}> */
    public static function vectors(): iterable
    {
        yield from PromiseVectors::all();
    }

    /**
     * @dataProvider vectors
     * @param Output $out
     */
    public function testAgrees(PromiseQuestion $question, array $out): void
    {
        $promise = PromiseRule::evaluate($question);
        self::assertSame(
            [$out['on'], $out['after'], $out['ships_on'], $out['reason']],
            [$promise->on, $promise->after, $promise->shipsOn, $promise->reason->value],
        );
        if ('' === $promise->unknownCity) {
            self::assertStringNotContainsString('Please call the', $out['words']);
        } else {
            self::assertStringContainsString("Please call the $promise->unknownCity branch.", $out['words']);
        }
    }
}
