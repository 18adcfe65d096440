<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartStream;
use Coleman\Tests\Integration\TestCase;

/** The part that the catalog widget names by number and maker. */
final class PartStreamTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // The site of a test has a catalog of its own to play with.
        remove_all_filters('option_' . PartStream::OPTION);
    }

    protected function tearDown(): void
    {
        update_option(PartStream::OPTION, ['script' => '', 'brands' => []]);
        parent::tearDown();
    }

    public function testFindsAPartHoweverItsNumberAndItsMakerAreWritten(): void
    {
        $part = $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK);
        self::assertNotNull($part);
        foreach ([[$part->number, $part->vendorName], [strtolower($part->number), strtoupper($part->vendorName)], [str_replace('-', ' ', $part->number), (string) $part->vendorId], [" $part->number ", ''], [$part->number, $part->urlDescription]] as [$sku, $vendor]) {
            $item = $this->find($sku, $vendor);
            self::assertSame([$part->id, $part->number, $part->description, false], [$item['PartID'], $item['PartNumber'], $item['Description'], $item['IsUnknown']], "$sku of $vendor");
            self::assertEquals(($part->priceCents ?? 0) / 100, $item['Price']);
        }
    }

    public function testTakesTheWidgetsOwnCodesForMakers(): void
    {
        $part = $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK);
        self::assertNotNull($part);
        self::assertSame(Part::PLACEHOLDER_ID, $this->find($part->number, 'KUB')['PartID']);
        update_option(PartStream::OPTION, ['script' => '', 'brands' => ['KUB' => $part->vendorId]]);
        self::assertSame($part->id, $this->find($part->number, 'kub')['PartID']);
    }

    /** @testWith ["https://catalogue.example/widget.js?dealer=7", "https://catalogue.example/widget.js?dealer=7"]
     *            ["/catalogue/widget.js", "/catalogue/widget.js"]
     *            ["http://catalogue.example/widget.js", ""]
     *            ["//catalogue.example/widget.js", ""]
     *            ["/\\\\catalogue.example/widget.js", ""]
     *            ["javascript:alert(1)", ""]
     *            ["data:text/javascript,alert(1)", ""]
     *            ["https://catalogue.example/\"><script>", ""]
     *            ["https://", ""]
     */
    public function testLoadsAScriptByHttpsOrFromHereOnly(string $address, string $kept): void
    {
        update_option(PartStream::OPTION, ['script' => $address, 'brands' => ['kub' => '101', 'x' => 'none']]);

        self::assertSame(['script' => $kept, 'brands' => ['KUB' => 101]], get_option(PartStream::OPTION));
        self::assertSame($kept, PartStream::script());
    }

    /** @testWith ["NO-SUCH-NUMBER", "Kubota"]
     *            ["HH164-32430", "Another Maker"]
     *            ["SPECIAL-ORDER", ""]
     *            ["....", ""]
     *            ["'; DROP TABLE parts; --", ""]
     */
    public function testWhatItCannotTellForCertainIsThePlaceholder(string $sku, string $vendor): void
    {
        self::assertSame(
            ['PartID' => 714940, 'Price' => 0, 'Description' => '', 'PartNumber' => $sku, 'IsUnknown' => true, 'ReplacementPart' => null],
            $this->find($sku, $vendor),
        );
    }

    public function testOneNumberOfTwoMakersNeedsTheMaker(): void
    {
        $parts = $this->modules()->parts->repository()->byIds([DemoParts::SAME_KEY, DemoParts::SAME_KEY_OTHER]);
        $key = str_replace(['/', '-', ' ', '.'], '', $parts[DemoParts::SAME_KEY]->number);

        self::assertSame(Part::PLACEHOLDER_ID, $this->find($key, '')['PartID']);
        foreach ($parts as $part) {
            self::assertSame($part->id, $this->find($part->number, '')['PartID']);
        }
    }

    public function testSaysWhatReplacesASupersededNumber(): void
    {
        $start = $this->modules()->parts->repository()->byId(DemoParts::CHAIN_START);
        $item = $this->find($start->number ?? '', '');

        self::assertSame(DemoParts::CHAIN_START, $item['PartID']);
        self::assertIsArray($item['ReplacementPart']);
        self::assertSame(DemoParts::CHAIN_END, $item['ReplacementPart']['PartId']);
    }

    public function testAnUnknownPriceIsNoPrice(): void
    {
        $part = $this->modules()->parts->repository()->byId(DemoParts::UNKNOWN_PRICE);
        $item = $this->find($part->number ?? '', '');

        self::assertSame([DemoParts::UNKNOWN_PRICE, null, true], [$item['PartID'], $item['Price'], $item['IsUnknown']]);
    }

    public function testMayBeCached(): void
    {
        self::assertSame('public, max-age=60', $this->call('GET', '/part-from-part-stream', ['ariSku' => '1'])->get_headers()['Cache-Control'] ?? '');
    }

    /** @testWith [{}]
     *            [{"ariSku": ""}]
     *            [{"ariSku": ["a"]}]
     */
    public function testNeedsANumber(mixed $parameters): void
    {
        /** @var array<string, mixed> $parameters */
        $response = $this->call('GET', '/part-from-part-stream', $parameters);
        self::assertSame(400, $response->get_status());
        self::assertStringContainsString('ariSku', (string) wp_json_encode($response->get_data()));
    }

    /** @return array<mixed> */
    private function find(string $sku, string $vendor): array
    {
        $response = $this->call('GET', '/part-from-part-stream', ['ariSku' => $sku, 'ariVendor' => $vendor]);
        self::assertSame(200, $response->get_status());
        $item = $this->body($response)['results'];
        self::assertIsArray($item);

        return $item;
    }
}
