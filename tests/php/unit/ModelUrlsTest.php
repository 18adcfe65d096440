<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Models\ModelUrls;
use PHPUnit\Framework\TestCase;

final class ModelUrlsTest extends TestCase
{
    /** @testWith ["1234", "1234"]
     *            ["kubota-l2501-1234", "kubota-l2501"]
     *            ["kubota-l2501-9", "kubota-l2501"]
     *            ["kubota-l2501", "kubota-l2501"]
     *            ["-1234", "-1234"]
     *            ["a-1-2", "a-1"]
     */
    public function testANumberIsAlwaysCutFromTheModelsPiece(string $piece, string $expected): void
    {
        self::assertSame($expected, ModelUrls::modelName($piece));
    }

    /** @testWith ["engine-7", "engine-7"]
     *            ["engine-9", "engine-9"]
     *            ["engine-09", "engine-09"]
     *            ["engine-10", "engine"]
     *            ["engine-12", "engine"]
     *            ["filters-45", "filters"]
     *            ["filters", "filters"]
     *            ["12", "12"]
     *            ["-12", "-12"]
     *            ["stage-2-45", "stage-2"]
     */
    public function testFromTheNextPieceOnlyOverNine(string $piece, string $expected): void
    {
        self::assertSame($expected, ModelUrls::partName($piece));
    }
}
