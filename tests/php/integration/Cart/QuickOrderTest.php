<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\QuickOrderForms;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;

/** The quick order: a verdict per number, and nothing in the cart that was not confirmed. */
final class QuickOrderTest extends CartTestCase
{
    /**
     * @param array<int, array<string, mixed>> $rows
     * @return list<array<string, mixed>>
     */
    private function verdicts(array $rows): array
    {
        $answer = $this->write('/cart/bulk', ['dry_run' => '1', 'rows' => $rows]);
        self::assertSame(200, $answer['status'], (string) json_encode($answer));
        self::assertNull($answer['results']['cart']);
        self::assertSame(0, $this->rows('carts'), 'Asking makes no cart.');

        return $answer['results']['rows'];
    }

    /** @return iterable<string, array{string, int, string, bool, list<string>, string}> number, quantity, verdict, ready, keys of the choices, part of what is told */
    public static function numbers(): iterable
    {
        yield 'as it is printed' => ['HH164-32430', 3, 'found', true, ['1x3'], ''];
        yield 'however it is written' => ['hh164 32430', 1, 'found', true, ['1x1'], ''];
        yield 'of no letters and digits' => ['...', 1, 'found', true, ['17x1'], ''];
        yield 'with other letters' => ['0 986 ø20', 1, 'found', true, ['44x1'], ''];
        yield 'without a price' => ['84407615', 1, 'found', true, ['3x1'], ''];
        yield 'replaced' => ['HH160-32093', 2, 'superseded', false, ['1x2'], 'HH160-32093 is now HH164-32430.'];
        yield 'replaced twice' => ['320/04133', 2, 'superseded', false, ['13x2'], '320/04133 is now 320/B4420.'];
        yield 'replaced by one of two' => ['6675517', 1, 'superseded', false, ['28x1', '29x1'], 'Choose a replacement.'];
        yield 'replaced by a kit' => ['461663', 2, 'superseded', false, ['31x2+32x4'], 'Choose a replacement.'];
        yield 'replaced while some are left' => ['2521421', 1, 'superseded', false, ['37x1', '36x1'], '2521421 is now 2521421-A.'];
        yield 'of two makers' => ['32925994', 1, 'ambiguous', false, ['25x1', '26x1'], 'Several parts have this number.'];
        yield 'of two makers, as one of them prints it' => ['32-925994', 1, 'found', true, ['26x1'], ''];
        yield 'of nobody' => ['ZZ-TOP-1', 1, 'not_found', false, [], 'Not in our catalog.'];
        yield 'the placeholder' => ['SPECIAL-ORDER', 1, 'not_found', false, [], 'Not in our catalog.'];
        yield 'hostile' => ["'; DROP TABLE parts; --", 1, 'not_found', false, [], 'Not in our catalog.'];
        yield 'in cases' => ['70000-10201', 13, 'found', false, ['7x24'], 'Sold in cases of 12, so we changed 13 to 24.'];
        yield 'in full cases' => ['70000-10201', 24, 'found', true, ['7x24'], ''];
        yield 'sold out' => ['6599281', 1, 'sold_out', false, [], 'discontinued and sold out'];
        yield 'short' => ['6632719', 3, 'found', false, ['5x2'], 'only 2 left'];
        yield 'for pick-up only' => ['31-950T', 1, 'found', true, ['6x1'], 'Pickup only'];
        yield 'more than lies there' => ['P164378', 20, 'found', true, ['2x20'], '8 in stock now, the rest on backorder.'];
    }

    /**
     * @dataProvider numbers
     * @param list<string> $keys
     */
    public function testSaysOfANumberWhatACounterWould(string $number, int $quantity, string $verdict, bool $isReady, array $keys, string $told): void
    {
        $row = $this->verdicts([['number' => $number, 'quantity' => (string) $quantity]])[0];

        self::assertSame([$number, $quantity, $verdict, $isReady, $keys], [$row['number'], $row['quantity'], $row['verdict'], $row['is_ready'], array_column($row['choices'], 'key')]);
        $everything = $row['message'] . ' ' . implode(' ', $row['choices'][0]['pieces'][0]['remarks'] ?? []);
        '' === $told ? self::assertSame('', trim($everything)) : self::assertStringContainsString($told, $everything);
    }

    public function testCostsTheSameNumberOfQueriesForOneRowAndForTwoHundred(): void
    {
        $connection = $this->modules()->foundation->connection();
        $numbers = array_map(static fn (array $row): string => (string) $row['part_number'], $connection->rows("SELECT part_number FROM {parts} WHERE part_key <> '' AND id BETWEEN 40 AND 400 ORDER BY id LIMIT 196"));
        $counts = [];
        foreach ([['320/04133', 'HH160-32093'], ['320/04133', 'HH160-32093', '461663', '...', ...$numbers]] as $asked) {
            $before = $connection->queries();
            $this->verdicts(array_map(static fn (string $number): array => ['number' => $number, 'quantity' => 1], $asked));
            $counts[] = $connection->queries() - $before;
        }
        // Beyond these only the steps of a longer supersession.
        self::assertLessThanOrEqual($counts[0] + 3, $counts[1]);
        self::assertLessThanOrEqual(24, $counts[1]);
    }

    public function testAddsAllRowsAtOnceEachPartOnce(): void
    {
        $this->add(2, 1);
        $answer = $this->write('/cart/bulk', ['rows' => [
            ['partId' => '1', 'quantity' => '2'],
            ['partId' => '2', 'quantity' => '3'],
            ['partId' => '1', 'quantity' => '4'],
            ['partId' => (string) Part::PLACEHOLDER_ID, 'quantity' => '1', 'number' => 'ZZ-1', 'description' => 'The long bolt'],
            ['partId' => (string) Part::PLACEHOLDER_ID, 'quantity' => '1', 'number' => 'ZZ-2'],
        ]]);

        self::assertSame([200, []], [$answer['status'], $answer['results']['rows']]);
        $cart = $answer['results']['cart'];
        self::assertSame(['P164378' => 4, 'HH164-32430' => 6, 'ZZ-1' => 1, 'ZZ-2' => 1], array_column($cart['Items'], 'Quantity', 'PartNumber'));
        self::assertSame('The long bolt', $cart['Items'][2]['Description']);
        self::assertSame(12, $cart['ItemCount']);
    }

    /** @return iterable<string, array{list<array<string, mixed>>, int, string}> rows after a good one, status, key at fault */
    public static function refused(): iterable
    {
        yield 'a broken case' => [[['partId' => 7, 'quantity' => 13]], 400, 'rows[1]'];
        yield 'an unknown part' => [[['partId' => 999_999, 'quantity' => 1]], 400, 'rows[1]'];
        yield 'no part, only a number' => [[['number' => 'HH164-32430', 'quantity' => 1]], 400, 'rows[1]'];
        yield 'more than is left' => [[['partId' => 5, 'quantity' => 1], ['partId' => 5, 'quantity' => 2]], 409, 'rows[2]'];
        yield 'more than may be had at once' => [[['partId' => 1, 'quantity' => 9999]], 409, 'rows[0]'];
        yield 'a quantity of 1e3' => [[['partId' => 1, 'quantity' => '1e3']], 400, 'rows[1]'];
        yield 'a quantity of 0' => [[['partId' => 1, 'quantity' => 0]], 400, 'rows'];
        yield 'a price' => [[['partId' => 1, 'quantity' => 1, 'customPrice' => 0]], 400, 'rows'];
        yield 'no row at all' => [[['nothing']], 400, 'rows'];
        yield 'too many rows' => [array_fill(0, 200, ['partId' => 1, 'quantity' => 1]), 400, 'rows'];
    }

    /**
     * @dataProvider refused
     * @param list<array<string, mixed>> $rows
     */
    public function testAddsNothingWhenOneRowIsRefused(array $rows, int $status, string $at): void
    {
        $answer = $this->write('/cart/bulk', ['rows' => [['partId' => 1, 'quantity' => 1], ...$rows]]);

        self::assertSame($status, $answer['status'], (string) json_encode($answer));
        self::assertArrayHasKey($at, $answer['data']['params']);
        self::assertSame(0, $this->rows('cart_items'));
        if (409 === $status) {
            self::assertSame(0, $answer['data']['cart']['ItemCount']);
        }
    }

    public function testStopsAtTwoHundredLines(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE discontinued = 0 AND case_qty_required = 0 AND id > 100 ORDER BY id LIMIT 201'));
        $rows = array_map(static fn (int $id): array => ['partId' => $id, 'quantity' => 1], $ids);
        $before = $connection->queries();
        self::assertSame(200, $this->write('/cart/bulk', ['rows' => array_slice($rows, 0, 200)])['status']);
        self::assertLessThanOrEqual(24, $connection->queries() - $before);
        $full = $this->write('/cart/bulk', ['rows' => [$rows[200]]]);

        self::assertSame([409, 'coleman_cart_full'], [$full['status'], $full['code']]);
        self::assertCount(200, $full['data']['cart']['Items']);
    }

    public function testTheFormsRowsAreWhatWasTypedAndThenWhatWasPasted(): void
    {
        $fields = ['number_0' => ' HH164-32430 ', 'quantity_0' => '', 'number_1' => '', 'quantity_1' => '5', 'number_7' => 'ZZ-1', 'quantity_7' => '2', 'description_7' => 'Bolt', 'lines' => "P164378\t4\n\n3x 6632719"];
        self::assertSame(
            [['HH164-32430', 1, ''], ['ZZ-1', 2, 'Bolt'], ['P164378', 4, ''], ['6632719', 3, '']],
            array_map(array_values(...), QuickOrderForms::rows($fields)),
        );
        self::assertCount(200, QuickOrderForms::rows(['lines' => str_repeat("P164378\n", 300)]));
    }

    public function testALinkBringsTheNumbersThatASearchDidNotFind(): void
    {
        $text = 'HH164-32430, ZZ99-1; 2x 6A320-58210 | 3 AB/9 & "50%"';
        $url = QuickOrderForms::url(['ZZ99-1', '6A320-58210', 'AB/9'], $text);
        parse_str((string) parse_url($url, PHP_URL_QUERY), $query);
        self::assertSame('/parts/quick-order', parse_url($url, PHP_URL_PATH));
        self::assertSame(
            [['ZZ99-1', 1], ['6A320-58210', 2], ['AB/9', 1]],
            array_map(static fn (array $row): array => [$row['number'], $row['quantity']], QuickOrderForms::rows(QuickOrderForms::listed((string) $query['list']))),
        );
        self::assertSame('/parts/quick-order', QuickOrderForms::url([], 'oil filter'));
    }

    public function testTheFormTicksNothingForAQuantityThatIsNone(): void
    {
        $fields = ['number_0' => 'HH164-32430', 'quantity_0' => 'two', 'number_4' => 'P164378', 'quantity_4' => '2', 'number_5' => 'P164378', 'quantity_5' => '0'];
        $sheet = QuickOrderForms::sheet($fields, [], $this->modules()->carts->quickOrder(), true);
        self::assertSame(['', '2x2', ''], array_column($sheet, 'pick'));
        self::assertSame(['“two” isn’t a valid quantity, so we entered 1. Select the row if that’s right.', '', '“0” isn’t a valid quantity, so we entered 1. Select the row if that’s right.'], array_column($sheet, 'fault'));
    }

    public function testTheFormSaysHowManyRowsFoundNoRoom(): void
    {
        $check = (new QuickOrderForms($this->modules()->carts->quickOrder(), $this->modules()->carts->bulkAdd(), $this->modules()->carts->session()))->all()[QuickOrderForms::CHECK];
        self::assertSame('', $check(['number_0' => 'P164378', 'lines' => str_repeat("P164378\n", 199)]));
        $this->expectExceptionMessage('A quick order can have up to 200 rows. 2 rows were left out.');
        $check(['number_0' => 'P164378', 'lines' => str_repeat("P164378\n", 201)]);
    }

    public function testTheFormAddsWhatIsTickedAsItWasSeenAndNothingElse(): void
    {
        $add = (new QuickOrderForms($this->modules()->carts->quickOrder(), $this->modules()->carts->bulkAdd(), $this->modules()->carts->session()))->all()[QuickOrderForms::ADD];
        $fields = ['number_0' => '461663', 'quantity_0' => '2', 'number_1' => 'ZZ-1', 'quantity_1' => '3', 'description_1' => 'Bolt', 'number_2' => 'P164378', 'quantity_2' => '1'];

        foreach ([[], ['pick_0' => '1x1'], ['pick_0' => '31x2'], ['pick_0' => '31x1+32x2'], ['pick_2' => 'look-up'], ['pick_2' => '2x1', 'pick_0' => 'x']] as $picks) {
            try {
                $add($fields + $picks);
                self::fail((string) json_encode($picks));
            } catch (ApiError $refusal) {
                self::assertContains($refusal->errorCode, ['coleman_nothing_ticked', 'coleman_rows_changed']);
            }
        }
        self::assertSame(0, $this->rows('cart_items'));

        self::assertSame('/cart', $add($fields + ['pick_0' => '31x2+32x4', 'pick_1' => 'look-up', 'pick_2' => '']));
        self::assertSame(['461663-03' => 2, 'LM67049/10' => 4, 'ZZ-1' => 3], array_column($this->cart()['Items'], 'Quantity', 'PartNumber'));
        self::assertSame('Bolt', $this->cart()['Items'][2]['Description']);
    }
}
