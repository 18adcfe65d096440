<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Locations;

use Coleman\Api\Locations\ZipCodes;
use Coleman\Tests\Integration\TestCase;

/** Where a ZIP code is, and which branch is nearest to it. */
final class NearestBranchTest extends TestCase
{
    private const FILE = __DIR__ . '/../../../../plugin-coleman-api/data/zip-codes.txt';

    public function testTheFileIsInOrderAndItsLinesAreOfOneLength(): void
    {
        $lines = file(self::FILE);
        self::assertIsArray($lines);
        self::assertGreaterThan(33_000, count($lines));
        self::assertSame([23], array_values(array_unique(array_map(strlen(...), $lines))));
        $sorted = $lines;
        sort($sorted, SORT_STRING);
        self::assertSame($sorted, $lines);
    }

    public function testEveryLineIsFound(): void
    {
        $zipCodes = new ZipCodes(self::FILE);
        foreach (array_filter((array) file(self::FILE), static fn (int $number): bool => 0 === $number % 500 || $number > 33_785, ARRAY_FILTER_USE_KEY) as $line) {
            [$zip, $latitude, $longitude] = explode(' ', trim((string) $line));
            self::assertSame(['lat' => (float) $latitude, 'lng' => (float) $longitude], $zipCodes->at($zip), $zip);
        }
    }

    public function testTakesZipPlusFourAndSpacesAround(): void
    {
        $zipCodes = new ZipCodes(self::FILE);
        self::assertNotNull($zipCodes->at('66012'));
        self::assertSame($zipCodes->at('66012'), $zipCodes->at('66012-4417'));
        self::assertSame($zipCodes->at('66012'), $zipCodes->at(' 660124417 '));
    }

    /** 64013 is of post-office boxes, 66113 of a single street: both lie among their neighbors. */
    public function testOneWithoutAnAreaLiesWhereTheNextByNumberDoes(): void
    {
        $zipCodes = new ZipCodes(self::FILE);
        foreach (['66113' => '66112', '64013' => '64014'] as $without => $next) {
            self::assertSame($zipCodes->at($next), $zipCodes->at((string) $without));
        }
    }

    /** @dataProvider notZipCodes */
    public function testIsNowhere(string $text): void
    {
        self::assertNull((new ZipCodes(self::FILE))->at($text));
    }

    /** @return iterable<array{string}> */
    public static function notZipCodes(): iterable
    {
        yield from [[''], ['6601'], ['660122'], ['66 01'], ['abcde'], ['66012-'], ['66012-44'], ["66012\n1"], ['00000'], ['00099'], ['99999999999'], ['-6012'], ['０６６０１']];
    }

    /** @dataProvider zips */
    public function testIsToldByTheApi(string $zip, string $slug, int $miles): void
    {
        $answer = $this->call('GET', '/locations/nearest', ['zip' => $zip]);
        self::assertSame(200, $answer->get_status());
        $found = (array) ($this->body($answer)['results'] ?? []);
        self::assertSame($slug, $found['slug'] ?? '');
        self::assertEqualsWithDelta($miles, $found['miles'] ?? -1, 1);
    }

    /** @return iterable<string, array{string, string, int}> */
    public static function zips(): iterable
    {
        yield 'at a branch' => ['66012', 'bonner-springs', 2];
        yield "Blue Springs, by Lee's Summit" => ['64015', 'lees-summit', 8];
        yield 'St. Joseph' => ['64501', 'smithville', 30];
        yield 'Atchison' => ['66002', 'easton', 14];
        yield 'Manhattan, New York' => ['10001', 'lees-summit', 1088];
    }

    public function testSaysWhatIsWrong(): void
    {
        $short = $this->call('GET', '/locations/nearest', ['zip' => '6601']);
        self::assertSame(400, $short->get_status());
        self::assertSame(['zip' => 'Enter a 5-digit ZIP code.'], ((array) $this->body($short)['data'])['params']);
        $nowhere = $this->call('GET', '/locations/nearest', ['zip' => '00000']);
        self::assertSame(404, $nowhere->get_status());
        self::assertSame('coleman_zip_not_found', $this->body($nowhere)['code']);
    }
}
