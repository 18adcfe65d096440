<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Images\PictureSources;
use Coleman\Api\Support\Json;
use PHPUnit\Framework\TestCase;

/** The sizes that a page offers, against the vectors that TypeScript runs too. */
final class PictureSourcesTest extends TestCase
{
    /** @return iterable<string, array{string, bool, array<string, string>|null}> */
    public function vectors(): iterable
    {
        /** @var array{cases: list<array{in: array{url: string, isSmall: bool}, out: array<string, string>|null}>} $file */
        $file = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/picture-sources.json');
        foreach ($file['cases'] as $number => ['in' => ['url' => $url, 'isSmall' => $isSmall], 'out' => $out]) {
            yield sprintf('%d %s', $number, $url) => [$url, $isSmall, $out];
        }
    }

    /**
     * @dataProvider vectors
     * @param array<string, string>|null $sources
     */
    public function testAgrees(string $url, bool $isSmall, ?array $sources): void
    {
        self::assertSame($sources, PictureSources::of($url, $isSmall));
    }
}
