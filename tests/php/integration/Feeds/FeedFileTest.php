<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\Record;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Tests\Integration\TestCase;

final class FeedFileTest extends TestCase
{
    private string $path;

    protected function setUp(): void
    {
        parent::setUp();
        $this->path = (string) tempnam(sys_get_temp_dir(), 'feed');
    }

    protected function tearDown(): void
    {
        unlink($this->path);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string, list<array<string, string>>}> */
    public static function files(): iterable
    {
        $rows = [['Part' => 'AB-1', 'Price' => '12.50'], ['Part' => 'Ölfilter', 'Price' => '']];
        yield 'commas' => ["Part,Price\nAB-1,12.50\nÖlfilter,\n", 'CSV', $rows];
        yield 'semicolons, Windows line ends, empty lines' => ["Part;Price\r\nAB-1;12.50\r\n\r\n;\r\nÖlfilter;\r\n", 'CSV with semicolons', $rows];
        yield 'tabs' => ["Part\tPrice\nAB-1\t12.50\nÖlfilter\t", 'CSV with tabs', $rows];
        yield 'bars, spaces in the head' => [" Part | Price\nAB-1|12.50\nÖlfilter|\n", 'CSV with bars', $rows];
        yield 'a byte order mark' => ["\xEF\xBB\xBFPart,Price\nAB-1,12.50\nÖlfilter,\n", 'CSV', $rows];
        yield 'a separator for Excel' => ["\xEF\xBB\xBFsep=;\r\nPart;Price\r\nAB-1;12.50\r\nÖlfilter;\r\n", 'CSV with semicolons', $rows];
        yield 'a separator for Excel in quotes' => ["\"SEP=,\"\nPart,Price\nAB-1,12.50\nÖlfilter,\n", 'CSV', $rows];
        yield 'a separator for Excel that is a tab' => ["sep=\t\nPart\tPrice\nAB-1\t12.50\nÖlfilter\t\n", 'CSV with tabs', $rows];
        yield 'UTF-16, as Excel saves text' => ["\xFF\xFE" . iconv('UTF-8', 'UTF-16LE', "Part\tPrice\r\nAB-1\t12.50\r\nÖlfilter\t\r\n"), 'CSV with tabs, UTF-16LE', $rows];
        yield 'Windows-1252' => ["Part,Price\nAB-1,12.50\n\xD6lfilter,\n", 'CSV, WINDOWS-1252', $rows];
        yield 'JSON lines' => ["{\"Part\":\"AB-1\",\"Price\":12.50}\n\n{\"Part\":\"Ölfilter\",\"Price\":null}", 'JSON lines', [['Part' => 'AB-1', 'Price' => '12.5'], $rows[1]]];
        yield 'packed' => [(string) gzencode("Part,Price\nAB-1,12.50\nÖlfilter,\n"), 'CSV', $rows];
        yield 'quotes, and inches that are none' => ["Part,What\nAB-1,\"a \"\"long\"\", red one\"\nAB-2,bolt 3/8\" long\nAB-3,\"two\nlines\"\n", 'CSV', [
            ['Part' => 'AB-1', 'What' => 'a "long", red one'],
            ['Part' => 'AB-2', 'What' => 'bolt 3/8" long'],
            ['Part' => 'AB-3', 'What' => "two\nlines"],
        ]];
    }

    /**
     * @dataProvider files
     * @param list<array<string, string>> $expected
     */
    public function testReadsWhatPeopleBring(string $bytes, string $format, array $expected): void
    {
        file_put_contents($this->path, $bytes);
        $file = FeedFile::at($this->path);
        self::assertSame($format, $file->describe());
        $records = iterator_to_array($file->records(), false);
        self::assertSame(array_fill(0, count($records), ''), array_map(static fn (Record $record): string => $record->fault, $records));
        self::assertSame($expected, array_map(static fn (Record $record): array => $record->fields, $records));
    }

    public function testSaysWhichRecordsCannotBeRead(): void
    {
        file_put_contents($this->path, "Part,Price\nAB-1,1\nAB-2,2,3\nAB-3,\"never closed\nAB-4,\"two\nlines\"\nAB-5,\xFF\xC0\nAB-6\nAB-7,7\n" . str_repeat("x,y\n", 100));
        $records = iterator_to_array(FeedFile::at($this->path)->records(), false);
        $bad = array_values(array_filter($records, static fn (Record $record): bool => '' !== $record->fault));
        self::assertSame([
            [3, 'It has 3 fields, but there are 2 columns.'],
        ], array_map(static fn (Record $record): array => [$record->line, $record->fault], array_slice($bad, 0, 1)));
        self::assertSame(['Part' => 'AB-6', 'Price' => ''], array_values(array_filter($records, static fn (Record $record): bool => 'AB-6' === ($record->fields['Part'] ?? '')))[0]->fields);
        self::assertSame(['Part' => 'x', 'Price' => 'y'], $records[count($records) - 1]->fields);
    }

    public function testRowsThatWereJoinedAroundAQuoteAreNotTakenAsOne(): void
    {
        $faultsOf = function (string $rows): array {
            file_put_contents($this->path, "Part,Price,Note\n$rows");

            return array_map(static fn (Record $record): array => [$record->line, '' !== $record->fault, $record->lost], iterator_to_array(FeedFile::at($this->path)->records(), false));
        };
        // Two rows, each with a text of two lines: the line break between them is gone.
        self::assertSame([[2, true, 1], [3, true, 0]], $faultsOf("AB-1,1,\"a \"\"b\"\"\"AB-2,2,\"two\nlines\"\n"));
        // What is left of the first row's text has as many fields as a row.
        self::assertSame([[2, true, 0], [3, true, 1], [4, false, 0]], $faultsOf("AB-1,1,\"two\nlines\"AB-2,2,x\nAB-3,3,x\n"));
    }

    public function testAQuoteThatIsNeverClosedCostsOneLine(): void
    {
        file_put_contents($this->path, "Part,What\nAB-1,\"oops\nAB-2,fine\nAB-3,fine\n");
        $records = iterator_to_array(FeedFile::at($this->path)->records(), false);
        self::assertSame([[2, 'A quote opens here but never closes.'], [3, ''], [4, '']], array_map(static fn (Record $record): array => [$record->line, $record->fault], $records));
    }

    /** @testWith ["", "The file is empty."]
     *            ["Part,Part\n1,2", "The column \"Part\" appears twice."]
     */
    public function testRefusesWhatIsNoFeed(string $bytes, string $message): void
    {
        file_put_contents($this->path, $bytes);
        $this->expectException(UnreadableFile::class);
        $this->expectExceptionMessage($message);
        iterator_to_array(FeedFile::at($this->path)->records(), false);
    }

    public function testRefusesWhatIsNoText(): void
    {
        file_put_contents($this->path, "PK\x03\x04" . str_repeat("\0\1", 50));
        $this->expectExceptionMessage('This isn’t a text file');
        FeedFile::at($this->path);
    }
}
