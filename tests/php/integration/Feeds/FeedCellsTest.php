<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\CellRules;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedOptions;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\FeedSettings;
use Coleman\Api\Feeds\InvalidValue;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Feeds\Source\UnreadableFile;

/** What odd cells and rows of a file do to the site. */
final class FeedCellsTest extends FeedTestCase
{
    /** @return iterable<string, array{string, int|null}> text and cents */
    public static function prices(): iterable
    {
        yield 'no dollars' => ['.97', 97];
        yield 'a unit price' => ['0.1250', 13];
        yield 'half a cent' => ['12.345', 1_235];
        yield 'less than half a cent' => ['12.3449', 1_234];
        yield 'thousands' => ['1,234.50', 123_450];
        yield 'one decimal' => ['$1,234.5', 123_450];
        yield 'the other way round' => ['1.234,50', 123_450];
        yield 'spaces that do not break' => ["\u{A0} \$ 12.00\u{A0} ", 1_200];
        yield 'a code' => ['USD 7', 700];
        yield 'a code after it' => ['7.5 usd', 750];
        yield 'a sign with a country' => ['US$ 1,000', 100_000];
        yield 'a point at the end' => ['12.', 1_200];
        yield 'nothing' => ['  ', null];
        yield 'zero' => ['0', null];
        yield 'zero dollars' => ['$0.00', null];
        yield 'a word' => ['call', null];
        yield 'a word with a point' => ['  Call for  Price. ', null];
        yield 'letters with points' => ['p.o.a.', null];
    }

    /** @dataProvider prices */
    public function testReadsPricesAsDealersWriteThem(string $text, ?int $cents): void
    {
        self::assertSame($cents, ColumnKind::Price->read($text, 20, new CellRules(false, FeedSettings::ofSite()->priceWords)));
    }

    /** @return iterable<string, array{string}> */
    public static function noPrices(): iterable
    {
        foreach (['-5', '(5.00)', '12,50', '1.234.567', '1,23', '1,2345', '12,345,67', '€ 5', '5 EUR', 'CAD 5', '1e3', '.', '$', '0.001', '5 each', 'a lot', '1 234'] as $text) {
            yield $text => [$text];
        }
    }

    /** @dataProvider noPrices */
    public function testRefusesWhatMayBeAnotherPrice(string $text): void
    {
        $this->expectException(InvalidValue::class);
        ColumnKind::Price->read($text, 20, new CellRules(false, FeedSettings::ofSite()->priceWords));
    }

    public function testEveryAmountComesBackHoweverItIsWritten(): void
    {
        mt_srand(63);
        for ($try = 0; $try < 500; $try++) {
            $cents = mt_rand(1, 10 ** mt_rand(1, 9));
            [$dollars, $rest] = [intdiv($cents, 100), sprintf('%02d', $cents % 100)];
            $thousands = number_format($dollars);
            foreach (["$dollars.$rest", "\$$thousands.$rest", "USD $thousands.$rest", "$thousands.{$rest}00 ", "$thousands.{$rest}4", ...($dollars > 999 ? [strtr($thousands, ',', '.') . ",$rest"] : [])] as $text) {
                self::assertSame($cents, ColumnKind::Price->read($text, 20), $text);
            }
        }
        for ($try = 0; $try < 200; $try++) {
            $tenths = mt_rand(0, 2_000_000);
            self::assertSame(intdiv($tenths + 5, 10), ColumnKind::Measure->read(number_format($tenths / 10, 1), 20));
        }
        self::assertSame([101, 2_501, 1_250, 1, null], array_map(static fn (string $text): string|int|bool|null => ColumnKind::Measure->read($text, 20), ['100.5', '2500.5', '1,250', '.5', '']));
    }

    public function testRefusesWhatSpreadsheetsMakeOfNumbers(): void
    {
        $bad = ['1.5E+05', '1E+05', '4,2E+11', '12-Mar', '3-Dec-26', 'Mar-85', '3/12/2026', '12/3/1985', ' 12-Mar ', '=SUM(A1)', '=A1', '="a', '#N/A', '#REF!', '#DIV/0!', '#NAME?', '#VALUE!', '####'];
        $good = ['1.5E05', '15E-05', 'E+05', '12E+05', '12-MAR', '12-Ma', 'MAR-85', '12-Mark', '3/12/26', '3/12', '#6 HOSE', '#10', 'N/A', '12-345', '00123', '1/2', 'S66', '= 2', '==', 'A=B'];
        $isRead = static function (Column $column, string $text): bool {
            try {
                $column->read($text);

                return true;
            } catch (InvalidValue) {
                return false;
            }
        };
        $codes = [];
        foreach ($this->modules()->feedTypes->all() as $kind) {
            foreach (array_filter($kind->columns(), static fn (Column $column): bool => $column->isCode) as $column) {
                $codes[$column->name] = true;
                foreach ([...array_fill_keys($bad, false), ...array_fill_keys($good, true)] as $text => $isGood) {
                    self::assertSame($isGood, $isRead($column, (string) $text), "{$kind->name()} {$column->name}: $text");
                }
                self::assertSame('00123', $column->read('="00123"'));
            }
            foreach ($kind->columns() as $column) {
                if (in_array($column->kind, [ColumnKind::Text, ColumnKind::Prose], true)) {
                    self::assertFalse($isRead($column, '#N/A'), "{$kind->name()} {$column->name}");
                }
            }
        }
        self::assertSame([], array_diff(['part_number', 'stock_number', 'unit_number', 'serial_number', 'model', 'from_number', 'to_number', 'other_number', 'ref', 'bin', 'diagram'], array_keys($codes)));
    }

    public function testARowWhosePartNumberASpreadsheetSpoiltChangesNothing(): void
    {
        $this->import($this->csv(3));
        $run = $this->take("part_number,vendor,description,price\nFT-1,Feed Test,#N/A,2.00\n1.5E+05,Feed Test,Two,2.00\n12-Mar,Feed Test,Three,2.00\n=SUM(A1),Feed Test,Four,2.00\n=\"00123\",Feed Test,Five,2.00\n", null);
        self::assertSame([3, 1, 3, 1], array_map($run->count(...), ['bad', 'cells', 'unkeyed', 'done_new']));
        self::assertSame([
            'Line 3, part_number "1.5E+05": A spreadsheet shortened this number. Format the column as text there, then enter the number again.',
            'Line 4, part_number "12-Mar": A spreadsheet made a date of this number. Format the column as text there, then enter the number again.',
            'Line 5, part_number "=SUM(A1)": This is a formula. In the spreadsheet, copy the column and paste it as values.',
            'Line 2, description "#N/A": This is an error message of the spreadsheet. Correct the cell there.',
        ], $run->samples['bad']);
        self::assertSame([['Part 1', 200, 1], ['Five', 200, 1]], [$this->told('FT-1'), $this->told('00123')]);
        self::assertFalse($this->part('FT-2')->discontinued, 'it may be one of the rows that nobody can tell');
    }

    public function testTellsOfMakersThatNothingHasYet(): void
    {
        $this->import($this->csv(2));
        $connection = $this->modules()->foundation->connection();
        $head = "part_number,vendor,description,price\n";
        $rows = implode('', array_map(static fn (int $number): string => "FX-$number," . ($number > 1_100 ? 'Feed Testt' : 'Zzyzx Works') . ",Part,1\n", range(1, 1_150)));
        try {
            foreach ([true, false] as $isDry) {
                $run = $this->take($head . $rows . "FT-1,Feed Test,One,1\nFX-0,FEEDTEST,One,1\n,,,\n", null, isDry: $isDry, isFull: false);
                self::assertSame(['Zzyzx Works (1,100 items)', 'Feed Testt (50 items). Did you mean Feed Test?'], $run->samples['makers']);
                self::assertSame(2, $run->count('makers'));
            }
            $run = $this->take($head . $rows, null, isFull: false);
            self::assertSame([0, []], [$run->count('makers'), $run->samples['makers']], 'they are known now');
            // A column of something else taken for the maker.
            $run = $this->take($head . implode('', array_map(static fn (int $number): string => "FY-$number,Maker $number,Part,1\n", range(1, 2_200))), null, isDry: true, isFull: false);
            self::assertSame([100, 20], [$run->count('makers'), count($run->samples['makers'])]);
        } finally {
            $where = "WHERE vendor_name IN ('Zzyzx Works', 'Feed Testt')";
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows("SELECT id FROM {parts} $where"));
            $connection->execute("DELETE FROM {parts} $where");
            $this->modules()->search->index()->remove($ids);
        }
        $head = "stock_number,category,brand,model,location,new_brands\n";
        $run = $this->take($head . "FX-1,tractors,Kubotta,M7,Easton,yes\nFX-2,tractors,Kubota,M7,Easton,yes\nFX-3,tractors,Quux Works,M7,Easton,yes\n", null, 'used', isDry: true, isFull: false);
        self::assertEqualsCanonicalizing(['Kubotta (1 item). Did you mean Kubota?', 'Quux Works (1 item)'], $run->samples['makers'], implode(' ', $run->samples['bad'] ?? []));
    }

    public function testZeroIsAPriceWhereTheFeedSaysSo(): void
    {
        self::assertSame(0, ColumnKind::Price->read('0.00', 20, new CellRules(true)));
        self::assertSame(0, ColumnKind::Money->read('0.00', 20), 'a charge of 0 is none');
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,5.00\n");
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,0.00\n");
        self::assertNull($this->part('FT-1')->priceCents);
        $this->take("part_number,vendor,description,price\nFT-1,Feed Test,One,0.00\n", new FeedOptions(zeroIsPrice: true));
        self::assertSame(0, $this->part('FT-1')->priceCents);
    }

    public function testTheWordsOfTheSettingsMeanPriceOnRequest(): void
    {
        update_option(FeedSettings::OPTION, ['price_words' => 'Ask Bill, POA']);
        try {
            $run = $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,ask bill\nFT-2,Feed Test,Two,call\n");
        } finally {
            delete_option(FeedSettings::OPTION);
        }
        self::assertSame(['Line 3, price "call": Enter an amount in US dollars, such as 1,234.50.'], $run->samples['bad']);
        self::assertSame([0, 1], [$run->count('bad'), $run->count('cells')]);
    }

    public function testABadCellCostsTheCellAndNothingIsDiscontinued(): void
    {
        $this->import("part_number,vendor,description,price,case_qty\nFT-1,Feed Test,One,5.00,2\nFT-2,Feed Test,Two,1.00,2\nFT-3,Feed Test,Three,5.00,2\nFT-4,Feed Test,Four,5.00,2\n");
        $run = $this->import("part_number,vendor,description,price,case_qty\nFT-1,Feed Test,Üno,5 or so,3\nFT-2,Feed Test,Two,.97,many\nFT-3,Feed Test,,Call,\nFT-4,Feed Test,\xFF\xFE,6.00,4\n");
        self::assertSame([RunState::Applied, 0, 0, 3], [$run->state, $run->count('bad'), $run->count('unkeyed'), $run->count('cells')]);
        self::assertSame(['Üno', 500, 3], $this->told('FT-1'));
        self::assertSame(['Two', 97, 2], $this->told('FT-2'));
        self::assertSame(['Three', null, 2], $this->told('FT-3'));
        self::assertSame(['Four', 600, 4], $this->told('FT-4'), 'but for its description');
        foreach (['FT-1', 'FT-2', 'FT-3', 'FT-4'] as $number) {
            self::assertFalse($this->part($number)->discontinued, $number);
        }
    }

    public function testARowWhoseOnlyValueIsBadLeavesItsThingAsItWas(): void
    {
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,5.00\nFT-2,Feed Test,Two,5.00\n");
        $run = $this->take("part_number,vendor,price\nFT-1,Feed Test,odd\nFT-2,Feed Test,7.00\n", null, 'prices');
        self::assertSame([1, 0], [$run->count('bad'), $run->count('unkeyed')]);
        self::assertSame([500, 700], [$this->part('FT-1')->priceCents, $this->part('FT-2')->priceCents]);
    }

    public function testNoShelfIsEmptiedByAQuantityThatIsNone(): void
    {
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,5.00\nFT-2,Feed Test,Two,5.00\nFT-3,Feed Test,Three,5.00\n");
        $head = "part_number,vendor,location,quantity\n";
        $this->take($head . "FT-1,Feed Test,Easton,3\nFT-2,Feed Test,Easton,4\nFT-3,Feed Test,Easton,5\n", null, 'stock');
        try {
            $run = $this->take($head . "FT-1,Feed Test,Easton,-3\nFT-2,Feed Test,Easton,2.5\nFT-3,Feed Test,Easton,6\n", null, 'stock');
            self::assertSame([2, 0], [$run->count('bad'), $run->count('unkeyed')]);
            self::assertSame(['3', '4', '6'], $this->shelves());
        } finally {
            $this->modules()->foundation->connection()->execute("DELETE FROM {part_stock} WHERE part_id IN (SELECT id FROM {parts} WHERE vendor_name = 'Feed Test')");
        }
    }

    public function testAValueThatIsRefusedIsNamedShortAndSafe(): void
    {
        $this->import("part_number,vendor,description,price\nFT-1,Feed Test,One,5.00\n");
        $long = '=HYPERLINK(x)' . str_repeat('y', 150);
        $run = $this->take("part_number,vendor,location,quantity\nFT-1,Feed Test,$long,3\nFT-1,Feed Test,<b>Topeka</b>,3\n", null, 'stock');
        self::assertSame([
            'Line 2, location "' . substr($long, 0, 99) . '…": This is a formula. In the spreadsheet, copy the column and paste it as values.',
            'Line 3, location "<b>Topeka</b>": Branch not found.',
        ], $run->samples['bad']);
        $lines = file($this->modules()->feedTypes->store()->faults($run->id), FILE_IGNORE_NEW_LINES) ?: [];
        self::assertStringStartsWith("2,location,'=HYPERLINK(x)yyy", $lines[1]);
        // A value that is the same for every row is told too.
        $run = $this->take("part_number,vendor,quantity\nFT-1,Feed Test,3\n", null, 'stock', constants: ['location' => 'Nowhere']);
        self::assertSame(['Line 2, Branch "Nowhere": Branch not found.'], $run->samples['bad']);
    }

    public function testAnEmptyCellClearsOnlyWhereTheFeedSaysSo(): void
    {
        $head = "part_number,vendor,description,price,case_qty\n";
        $this->import($head . "FT-1,Feed Test,One,5.00,4\n");
        $this->import($head . "FT-1,Feed Test,,,\n");
        self::assertSame(['One', 500, 4], $this->told('FT-1'));
        $this->take($head . "FT-1,Feed Test,One\n", new FeedOptions(emptyClears: true));
        self::assertSame(['One', 500, 4], $this->told('FT-1'), 'cells that are not there clear nothing');
        $this->take($head . "FT-1,Feed Test,One,,\n", new FeedOptions(emptyClears: true));
        self::assertSame(['One', null, 1], $this->told('FT-1'));
    }

    public function testTotalsAndTrailersAreNoRows(): void
    {
        $head = "part_number,vendor,description,price\n";
        $options = new FeedOptions(skip: 'Total*|*Page # of #', trailer: 'TRAILER,#');
        $run = $this->take($head . "FT-1,Feed Test,One,5.00\n,,Page 1 of 2\nFT-2,Feed Test,Two,5.00\nTotal parts,,,\"1,000\"\nTRAILER,2\n", $options);
        self::assertSame([2, 3, 0, 0], array_map($run->count(...), ['read', 'skipped', 'bad', 'unkeyed']));
        self::assertSame(['has_break' => true, 'is_short' => false, 'lacks_trailer' => false, 'declared' => 2, 'found' => 2], $run->about['ending'] ?? []);
        $run = $this->take($head . "FT-1,Feed Test,One,5.00\nFT-2,Feed Test,Two,5.00\nTRAILER,3", $options, isDry: true);
        self::assertSame([false, 3, 2], [$run->about['ending']['has_break'] ?? null, $run->about['ending']['declared'] ?? null, $run->about['ending']['found'] ?? null]);
        $run = $this->take($head . "FT-1,Feed Test,One,5.00\n", $options, isDry: true, rows: 2);
        self::assertSame([true, 2, 1], [$run->about['ending']['lacks_trailer'] ?? null, $run->about['ending']['declared'] ?? null, $run->about['ending']['found'] ?? null]);
    }

    public function testRowsThatComeTwiceAreToldWithWhatDiffers(): void
    {
        $rows = $this->csv(1_200);
        $run = $this->import($rows . "ft-1,FEED TEST,part 1,1\nFT-2,Feed Test,Part 2,12.00\nFT-1190,Feed Test,Part,1.00\n");
        self::assertSame([
            'Line 1203: Duplicate of line 3, which was used: price $1.00 there, $12.00 here.',
            'Line 1204: Duplicate of line 1191, which was used: description Part 1190 there, Part here.',
        ], $run->samples['bad']);
        self::assertSame([2, 1, 0], array_map($run->count(...), ['bad', 'doubled', 'unkeyed']));
        self::assertSame([100, 'Part 1190'], [$this->part('FT-2')->priceCents, $this->part('FT-1190')->description]);
    }

    public function testABrokenQuoteSwallowsNoRow(): void
    {
        $head = "part_number,vendor,description,price\n";
        $this->import($head . "FT-1,Feed Test,One,1.00\nFT-2,Feed Test,Two,1.00\nFT-3,Feed Test,Three,1.00\nFT-4,Feed Test,Four,1.00\n");
        $files = [
            "FT-1,Feed Test,\"One,2.00\nFT-2,Feed Test,\"Two\",2.00\nFT-3,Feed Test,Three,2.00\nFT-4,Feed Test,Four,2.00\n" => [100, 200, 200, 200],
            "FT-1,Feed Test,\"One,2.00\nFT-2,Feed Test,Two,2.00\nFT-3,Feed Test,Three,2.00\nFT-4,Feed Test,Four,2.00\n" => [100, 200, 200, 200],
            "FT-1,Feed Test,\"One,2.00\nFT-2,Feed Test,Two 5\",2.00\nFT-3,Feed Test,Three,2.00\nFT-4,Feed Test,Four,2.00\n" => [100, 100, 200, 200],
            "FT-1,Feed Test,\"On\"e\",2.00\nFT-2,Feed Test,Two,2.00\nFT-3,Feed Test,Three,2.00\nFT-4,Feed Test,Four,2.00\n" => [200, 200, 200, 200],
            "FT-1,Feed Test,One,2.00FT-2,Feed Test,Two,2.00\nFT-3,Feed Test,Three,2.00\nFT-4,Feed Test,Four,2.00\n" => [100, 100, 200, 200],
        ];
        foreach ($files as $rows => $prices) {
            $this->take($head . "FT-1,Feed Test,One,1.00\nFT-2,Feed Test,Two,1.00\nFT-3,Feed Test,Three,1.00\nFT-4,Feed Test,Four,1.00\n", null);
            $run = $this->take($head . $rows, null, isFull: false);
            self::assertSame(RunState::Applied, $run->state);
            self::assertSame(1, $run->count('bad') + $run->count('cells'), $rows);
            self::assertSame($prices, array_map(fn (int $number): ?int => $this->part("FT-$number")->priceCents, range(1, 4)), $rows);
            self::assertSame(['One', 'Four'], [$this->part('FT-1')->description, $this->part('FT-4')->description], $rows);
        }
        self::assertGreaterThan(0, $run->count('unkeyed'), 'nobody knows what the second row on a line is about');
    }

    /** @group any-database */
    public function testAnAccentAfterTheFirstBytesRefusesNothing(): void
    {
        $rows = $this->csv(4_000);
        self::assertGreaterThan(65_536, strlen($rows));
        $run = $this->import($rows . "FT-5000,Feed Test,\xD6lfilter,1.00\n");
        self::assertSame([0, 0], [$run->count('bad'), $run->count('cells')]);
        self::assertSame('Ölfilter', $this->part('FT-5000')->description);
        $run = $this->import($this->csv(5) . "FT-6,Feed Test,Öl,1.00\nFT-7,Feed Test,Öl\xFF,1.00\nFT-8,Feed Test,Ölig,1.00\n", false);
        self::assertSame([0, 1], [$run->count('bad'), $run->count('cells')]);
    }

    /** @group any-database */
    public function testAPackedFileThatIsNotWholeChangesNothing(): void
    {
        $packed = (string) gzencode($this->csv(400, '2.00'));
        $this->import($this->csv(400));
        $bomb = (string) gzencode($this->csv(1) . str_repeat('x', 70_000_000), 9);
        foreach ([
            substr($packed, 0, (int) (0.97 * strlen($packed))),
            substr($packed, 0, -1),
            substr($packed, 0, -8) . "\0\0\0\0" . substr($packed, -4),
            "$packed and more",
            $bomb,
        ] as $bytes) {
            try {
                $run = $this->import($bytes);
                self::assertSame(RunState::Failed, $run->state);
                $why = $run->message;
            } catch (UnreadableFile $fault) {
                $why = $fault->getMessage();
            }
            self::assertMatchesRegularExpression('/incomplete|damaged|unpacks to more/', $why);
            self::assertSame(100, $this->part('FT-400')->priceCents);
        }
        // Members one after the other, and what fills the last block of a tape, are whole.
        $run = $this->import(gzencode("part_number,vendor,description,price\n") . gzencode("FT-1,Feed Test,One,3.00\n") . str_repeat("\0", 100), false);
        self::assertSame([RunState::Applied, 300], [$run->state, $this->part('FT-1')->priceCents], $run->message);
    }

    /** @return array{string, int|null, int} */
    private function told(string $number): array
    {
        $part = $this->part($number);

        return [$part->description, $part->priceCents, $part->caseQuantity];
    }

    /** @return list<string> */
    private function shelves(): array
    {
        return array_map(static fn (array $row): string => (string) $row['quantity'], $this->modules()->foundation->connection()->rows(
            'SELECT s.quantity FROM {part_stock} s JOIN {parts} p ON p.id = s.part_id WHERE p.vendor_name = %s ORDER BY p.part_number',
            [self::VENDOR],
        ));
    }

    /** @throws UnreadableFile */
    /** @param array<string, string>|null $constants */
    private function take(string $text, ?FeedOptions $options, string $kind = 'parts', bool $isDry = false, int $rows = 0, bool $isFull = true, ?array $constants = null): FeedRun
    {
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);
        $feeds = $this->modules()->feeds->service();

        return $feeds->resume($feeds->import(new FeedImport($kind, $path, 'feed.csv', '', $isFull, constants: $constants, removal: Removal::AtOnce, isDry: $isDry, isForced: true, options: $options, rows: $rows)));
    }
}
