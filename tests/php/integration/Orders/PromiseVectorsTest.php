<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Promises\PromiseQuestion;
use Coleman\Api\Promises\PromiseRule;
use Coleman\Api\Promises\PromiseWords;
use Coleman\Tests\Integration\TestCase;
use Coleman\Tests\PromiseVectors;

/** The words for a date against the vectors that TypeScript runs too; Unit\PromiseRuleTest has the dates. */
final class PromiseVectorsTest extends TestCase
{
    /** @return iterable<string, array{PromiseQuestion, array{words: string}}> */
    public static function vectors(): iterable
    {
        yield from PromiseVectors::all();
    }

    /**
     * @dataProvider vectors
     * @param array{words: string} $out
     */
    public function testAgrees(PromiseQuestion $question, array $out): void
    {
        self::assertSame($out['words'], PromiseWords::format($question, PromiseRule::evaluate($question)));
    }
}
