<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Code128;
use Coleman\Api\Support\Json;

/** What is printed for the warehouse: of what is still there, and of each parcel by itself. */
final class PapersTest extends DeskTestCase
{
    private const OTHER = DemoParts::WITHOUT_URL_DESCRIPTION;

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute("UPDATE {part_stock} SET bin = '' WHERE bin <> ''");
        parent::tearDown();
    }

    public function testAPickListHasWhatIsLeftByBinWithABarcode(): void
    {
        $order = $this->ordered();
        [$first, $second] = $order->lines;
        $this->binOf(DemoParts::IN_STOCK, 'B-2');
        $list = $this->paper('pick-list', $order);
        self::assertSame([[$first->partNumber, 5, 'B-2'], [$second->partNumber, 1, '']], $this->picked($list));
        self::assertStringContainsString(Code128::svg($first->partNumber), $list);
        self::assertStringNotContainsString('$', $list);

        $this->binOf(self::OTHER, 'B-10');
        self::assertSame([$first->partNumber, $second->partNumber], array_column($this->picked($this->paper('pick-list', $order)), 0), 'B-2 is before B-10');
        $this->binOf(self::OTHER, 'a-1');
        self::assertSame([$second->partNumber, $first->partNumber], array_column($this->picked($this->paper('pick-list', $order)), 0));

        $order = $this->send($order, Fulfilment::Ship, [$first->id => 2]);
        self::assertSame([[$second->partNumber, 1, 'a-1'], [$first->partNumber, 3, 'B-2']], $this->picked($this->paper('pick-list', $order)));
        $order = $this->send($order, Fulfilment::WillCall, [$second->id => 1], 2);
        self::assertSame([[$first->partNumber, 3, 'B-2']], $this->picked($this->paper('pick-list', $order)), 'What lies ready is picked already.');
        $order = $this->send($order, Fulfilment::Ship, [$first->id => 3]);
        self::assertStringContainsString('Nothing is left to pick.', $this->paper('pick-list', $order));
    }

    public function testEachBranchHasItsOwnPartOfTheListAndBackordersAreNamed(): void
    {
        $stock = array_map(static fn (int $branch): array => ['part_id' => (string) DemoParts::IN_STOCK, 'location_id' => (string) $branch, 'quantity' => (string) [1 => 2, 2 => 1][$branch]], [1, 2]);
        $this->shelve([...$stock, ['part_id' => (string) DemoParts::IN_STOCK, 'location_id' => '3', 'quantity' => '0'], ['part_id' => (string) DemoParts::IN_STOCK, 'location_id' => '4', 'quantity' => '0']]);
        $this->fill([DemoParts::IN_STOCK => 5]);
        $order = $this->place();
        $list = $this->paper('pick-list', $order);
        $cities = array_map(fn (int $id): string => $this->modules()->branches->locations()->byId($id)->city ?? '', [1, 2]);
        self::assertSame(array_map(static fn (string $city): string => 'From ' . $city, $cities), $this->said($list, '//tr[@class="branch"]'));
        self::assertSame([2, 1], array_column($this->picked($list), 1));
        self::assertStringContainsString('On backorder</strong> 2 × ' . $order->lines[0]->partNumber, $list);
        self::assertStringContainsString('sent later</strong> 2 × ' . $order->lines[0]->partNumber, $this->paper('packing-slip', $order));
    }

    public function testASlipIsOfOneParcelAndSaysWhoSendsIt(): void
    {
        $order = $this->ordered();
        [$first, $second] = $order->lines;
        self::assertSame([[5, $first->partNumber], [1, $second->partNumber]], $this->packed($this->paper('packing-slip', $order)), 'Before anything is entered: all that is there.');

        $order = $this->send($order, Fulfilment::Ship, [$first->id => 2], 2);
        $order = $this->send($order, Fulfilment::Ship, [$first->id => 1, $second->id => 1]);
        [$one, $two] = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id);
        $slip = $this->paper('packing-slip', $order, $one->id);
        self::assertSame([[2, $first->partNumber]], $this->packed($slip));
        $branch = $this->modules()->branches->locations()->byId(2);
        self::assertNotNull($branch);
        foreach ([$branch->address, $branch->city, $branch->phone, 'Package 1', 'UPS 1Z999', get_bloginfo('name')] as $text) {
            self::assertStringContainsString(esc_html($text), $slip);
        }
        self::assertStringNotContainsString('$', $slip);
        self::assertSame([[1, $first->partNumber], [1, $second->partNumber]], $this->packed($this->paper('packing-slip', $order, $two->id)));
        // Without a parcel: each in turn, then what is still to be packed.
        $slips = $this->paper('packing-slip', $order);
        self::assertSame(3, substr_count($slips, '<section>'));
        preg_match_all('/Package (\d+)/', $slips, $places);
        self::assertSame(['1', '2', '3'], $places[1]);
        self::assertStringContainsString('Nothing is packed', $this->paper('packing-slip', $order, $two->id + 1000));
    }

    public function testWhatIsPickedUpIsNotPackedWithWhatIsShipped(): void
    {
        $order = $this->ordered();
        [$first, $second] = $order->lines;
        $connection = $this->modules()->foundation->connection();
        $connection->execute("UPDATE {order_lines} SET fulfilment = 'will_call', location_id = 4 WHERE id = %d", [$second->id]);
        $connection->execute('UPDATE {orders} SET location_id = 4 WHERE id = %d', [$order->id]);
        $slips = explode('</section>', $this->paper('packing-slip', $order));
        self::assertCount(3, $slips);
        self::assertSame([[[5, $first->partNumber]], [[1, $second->partNumber]]], [$this->packed($slips[0]), $this->packed('<html>' . $slips[1])]);
        $easton = $this->modules()->branches->locations()->byId(4)->address ?? '';
        self::assertSame([true, false], [str_contains($slips[0], 'Package 1'), str_contains($slips[0], $easton)], 'its pieces lie elsewhere');
        self::assertSame([true, true, true], [str_contains($slips[1], 'Pickup 2'), str_contains($slips[1], 'Pickup at Easton'), str_contains($slips[1], $easton)]);
        $labels = $this->paper('label', $order);
        self::assertSame([2, 1, 1], [substr_count($labels, 'class="label"'), substr_count($labels, 'Package 1'), substr_count($labels, 'Pickup 2')]);
    }

    public function testWhatMayNotBePickedYetSaysSo(): void
    {
        $order = $this->ordered();
        $order = $this->send($order, Fulfilment::Ship, [$order->lines[0]->id => 1]);
        foreach (OrderState::cases() as $state) {
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET state = %s WHERE id = %d', [$state->value, $order->id]);
            $isWaiting = in_array($state, [OrderState::OnHold, OrderState::AwaitingPrice, OrderState::PendingPayment], true);
            $words = $state->label() . '. Don’t pick or pack it yet.';
            self::assertSame($isWaiting, str_contains($this->paper('pick-list', $order), $words), $state->value);
            $slips = explode('</section>', $this->paper('packing-slip', $order));
            self::assertSame([false, $isWaiting], [str_contains($slips[0], $words), str_contains($slips[1] ?? '', $words)], $state->value . ': what is packed stays so');
        }
    }

    public function testPartsOfTwoMakersWithTheSameNumberAreTwoRowsOfASlip(): void
    {
        $order = $this->ordered();
        $this->modules()->foundation->connection()->execute("UPDATE {order_lines} SET part_number = 'SAME-1' WHERE order_id = %d", [$order->id]);
        self::assertSame([[5, 'SAME-1'], [1, 'SAME-1']], $this->packed($this->paper('packing-slip', $order)));
    }

    public function testEachPageOfATableSaysWhichOrderItIsOf(): void
    {
        $order = $this->ordered();
        foreach (['pick-list' => 'Pick list', 'packing-slip' => 'Packing slip'] as $what => $title) {
            self::assertSame([sprintf('%s %s', $title, $order->number())], $this->said($this->paper($what, $order), '//thead/tr[@class="of"]'));
        }
    }

    public function testALabelHasTheAddressOfAParcelOrTheNameOfAPickup(): void
    {
        $order = $this->ordered();
        $label = $this->paper('label', $order);
        self::assertSame(1, substr_count($label, 'class="label"'));
        self::assertStringContainsString("Ann &lt;b&gt;Farmer\n1 Main St\nEaston, KS 66020", $label);
        self::assertStringContainsString(Code128::svg($order->number(), 7, 34), $label);
        $order = $this->send($order, Fulfilment::Ship, [$order->lines[0]->id => 5]);
        self::assertSame(2, substr_count($this->paper('label', $order), 'class="label"'), 'the parcel, and what is left');
        $order = $this->send($order, Fulfilment::WillCall, [$order->lines[1]->id => 1], 2);
        $labels = $this->paper('label', $order);
        self::assertSame(2, substr_count($labels, 'class="label"'));
        self::assertStringContainsString('Pickup at ', $labels);
    }

    public function testANumberThatIsTooLongToBeScannedIsLargeInstead(): void
    {
        $order = $this->ordered();
        foreach (['1234-5678', str_repeat('A', 20), str_repeat('A', 60), 'Ø-12'] as $number) {
            $this->modules()->foundation->connection()->execute('UPDATE {order_lines} SET part_number = %s WHERE order_id = %d', [$number, $order->id]);
            $list = $this->paper('pick-list', $order);
            $barcode = Code128::svg($number);
            self::assertSame('' === $barcode ? [$number, $number] : [], $this->said($list, '//strong[@class="typed"]'));
            self::assertSame('' === $barcode ? 0 : 2, substr_count($list, '</strong><svg'), $number);
        }
    }

    public function testAPurchaseOrderIsNamedOnce(): void
    {
        $order = $this->ordered();
        foreach (['2231' => 'PO 2231', 'PO-2231' => 'PO-2231', 'po 2231' => 'po 2231', 'P.O. 2231' => 'P.O. 2231', 'P O#7' => 'P O#7', 'Pole barn' => 'PO Pole barn'] as $number => $named) {
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET po_number = %s WHERE id = %d', [$number, $order->id]);
            foreach (['pick-list', 'packing-slip', 'label'] as $what) {
                self::assertSame(1, preg_match('/(?:· |<span>)(P[^<]*)</i', $this->paper($what, $order), $found), $what);
                self::assertSame($named, $found[1], $what);
            }
        }
    }

    public function testAnAddressThatIsLongIsSetSmallerSoThatNothingOfALabelIsCut(): void
    {
        $order = $this->ordered();
        self::assertStringContainsString('<address class="to">', $this->paper('label', $order));
        foreach ([' is-long' => 36, ' is-longer' => 60, ' is-longest' => 120] as $size => $letters) {
            $address = ['name' => str_repeat('n', $letters), 'company' => str_repeat('c', $letters), 'street' => str_repeat('s', $letters), 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020'];
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET billing = %s, shipping = %s WHERE id = %d', [Json::encode($address), Json::encode($address), $order->id]);
            self::assertStringContainsString('<address class="to' . $size . '">', $this->paper('label', $order));
        }
    }

    public function testNothingIsPickedForACanceledOrderAndOneThatIsGoneIsNotFound(): void
    {
        $order = $this->ordered();
        $order = $this->modules()->orders->service()->move($order, OrderState::Cancelled, Actor::staff(1));
        self::assertSame([], $this->picked($this->paper('pick-list', $order)));
        $pages = $this->modules()->orderDesk->printout();
        self::assertStringContainsString('Orders not found.', $pages->html('pick-list', [0, -4]));
        self::assertStringContainsString('Orders not found.', $pages->html('label', []));
        self::assertStringContainsString('Nothing is packed', $pages->html('packing-slip', []));
    }

    public function testPaperCostsAsManyQueriesForManyOrdersAsForOne(): void
    {
        $ids = [];
        foreach (['a', 'b', 'c'] as $name) {
            $this->fill([DemoParts::IN_STOCK => 1], $name);
            $order = $this->place([], $name);
            $ids[] = $this->send($order, Fulfilment::Ship, [$order->lines[0]->id => 1])->id;
        }
        $pages = $this->modules()->orderDesk->printout();
        foreach (['pick-list', 'packing-slip', 'label'] as $what) {
            $pages->html($what, [$ids[0]]);
            self::assertSame($this->queriesOf(static fn (): string => $pages->html($what, [$ids[0]])), $this->queriesOf(static fn (): string => $pages->html($what, $ids)), $what);
        }
    }

    private function ordered(): Order
    {
        $this->fill([DemoParts::IN_STOCK => 5, self::OTHER => 1]);

        return $this->place(['address' => ['name' => 'Ann <b>Farmer']]);
    }

    /** @param array<int, int> $quantities */
    private function send(Order $order, Fulfilment $kind, array $quantities, int $branch = 0): Order
    {
        return $this->modules()->orders->fulfilmentService()->send($order, $kind, $branch, 'UPS', '1Z999', $quantities, Actor::staff(1));
    }

    /** @param callable(): mixed $work */
    private function queriesOf(callable $work): int
    {
        $before = $this->modules()->foundation->connection()->queries();
        $work();

        return $this->modules()->foundation->connection()->queries() - $before;
    }

    private function binOf(int $part, string $bin): void
    {
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET bin = %s WHERE part_id = %d', [$bin, $part]);
    }

    private function paper(string $what, Order $order, int $parcel = 0): string
    {
        return $this->modules()->orderDesk->printout()->html($what, [$order->id], $parcel);
    }

    /** @return list<array{string, int, string}> number, pieces and bin of each row of a pick list */
    private function picked(string $page): array
    {
        return array_map(
            static fn (string $number, string $pieces, string $bin): array => [$number, (int) $pieces, '–' === $bin ? '' : $bin],
            $this->said($page, '//td[@class="box"]/../td[4]/strong'),
            $this->said($page, '//td[@class="box"]/../td[@class="quantity"]'),
            $this->said($page, '//td[@class="bin"]'),
        );
    }

    /** @return list<array{int, string}> */
    private function packed(string $page): array
    {
        return array_map(static fn (string $pieces, string $number): array => [(int) $pieces, $number], $this->said($page, '//td[@class="quantity"]'), $this->said($page, '//td/strong'));
    }

    /** @return list<string> */
    private function said(string $page, string $path): array
    {
        $document = new \DOMDocument();
        $document->loadHTML('<?xml encoding="utf-8">' . $page, LIBXML_NOERROR);
        $texts = [];
        foreach ((new \DOMXPath($document))->query($path) ?: [] as $node) {
            $texts[] = trim($node->textContent);
        }

        return $texts;
    }
}
