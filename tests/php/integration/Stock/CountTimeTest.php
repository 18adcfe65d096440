<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Stock\CountTime;
use Coleman\Tests\Integration\TestCase;

/** When the numbers of a file were true. */
final class CountTimeTest extends TestCase
{
    protected function tearDown(): void
    {
        delete_option(CountTime::HOURS_OPTION);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string|null}> */
    public static function moments(): iterable
    {
        // Without a zone they are Kansas City's: six hours behind UTC in winter, five in summer.
        yield 'a day is its beginning' => ['2026-01-05', '2026-01-05 06:00:00'];
        yield 'an American day' => ['01/05/2026', '2026-01-05 06:00:00'];
        yield 'minutes' => ['2026-07-05 18:30', '2026-07-05 23:30:00'];
        yield 'seconds' => ['2026-01-05 18:30:15', '2026-01-06 00:30:15'];
        yield 'ISO, in UTC' => ['2026-01-05T18:30:15Z', '2026-01-05 18:30:15'];
        yield 'ISO, with milliseconds' => ['2026-01-05T18:30:15.250Z', '2026-01-05 18:30:15'];
        yield 'ISO, with a zone' => ['2026-01-05T18:30-05:00', '2026-01-05 23:30:00'];
        yield 'ISO, without one' => ['2026-01-05T18:30', '2026-01-06 00:30:00'];
        yield 'half past six in the evening' => ['01/05/2026 6:30 PM', '2026-01-06 00:30:00'];
        yield 'with spaces around' => ["  2026-01-05 18:30\n", '2026-01-06 00:30:00'];
        yield 'a day that is none' => ['2026-02-31', null];
        yield 'an hour that is none' => ['2026-01-05 25:00', null];
        yield 'words' => ['last night', null];
        yield 'nothing' => ['', null];
    }

    /** @dataProvider moments */
    public function testReadsMomentsAsFilesWriteThem(string $text, ?string $expected): void
    {
        self::assertSame($expected, CountTime::read($text));
    }

    public function testWhatIsSaidCountsBeforeTheArchiveAndThatBeforeTheHours(): void
    {
        $sent = '2026-01-05 12:00:00';
        [$said, $packed] = ['2026-01-05 03:00:00', '2026-01-05 09:00:00'];
        self::assertSame($said, CountTime::ofFile($said, $packed, $sent));
        self::assertSame($packed, CountTime::ofFile('', $packed, $sent));
        self::assertSame($sent, CountTime::ofFile('', $sent, $sent));
        self::assertSame('2026-01-05 00:00:00', CountTime::ofFile('', '', $sent));
        update_option(CountTime::HOURS_OPTION, 5);
        self::assertSame('2026-01-05 07:00:00', CountTime::ofFile('', '', $sent));
    }

    public function testNoCountIsLaterThanTheFile(): void
    {
        $sent = '2026-01-05 12:00:00';
        self::assertSame($sent, CountTime::ofFile('2026-01-05 12:00:01', '', $sent));
        // The clock of whoever packed it is fast.
        self::assertSame('2026-01-05 00:00:00', CountTime::ofFile('', '2026-01-05 12:00:01', $sent));
    }

    /** @testWith [0, 0]
     *            ["24", 24]
     *            [168, 168]
     *            [169, 12]
     *            [-1, 12]
     *            ["soon", 12]
     */
    public function testTheHoursAreOfAWeekAtMost(mixed $stored, int $expected): void
    {
        update_option(CountTime::HOURS_OPTION, $stored);
        self::assertSame($expected, CountTime::hoursBeforeUpload());
    }
}
