<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Orders\ChargeLine;
use Coleman\Api\Orders\Charges;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Totals;
use Coleman\Api\Support\Json;
use PHPUnit\Framework\TestCase;

/**
 * What an order costs, by value: tests/seed/vectors/charges.json holds the amounts, worked out by hand.
 *
 * @phpstan-type Place array{state: string, zip: string}
 * @phpstan-type VectorLine array{quantity: int, price_cents: int|null, pickup_at: int|null, weight_class: string, core_cents: int, oversize_cents: int}
 * @phpstan-type Settings array{shipping: array<string, array{first_cents: int, further_cents: int}>, free_shipping_from_cents: int, tax: array<string, array<string, int>>, taxes_shipping: list<string>}
 * @phpstan-type Vector array{about: string, work: string, in: array{settings: string, lines: list<VectorLine>, ship_to: Place|null, is_tax_exempt: bool, agreed_shipping_cents?: int}, out: array<string, mixed>}
 * @phpstan-type Vectors array{branches: array<int, Place>, settings: array<string, Settings>, cases: list<Vector>}
 */
final class ChargesTest extends TestCase
{
    /** @return iterable<string, array{Vector}> */
    public function cases(): iterable
    {
        foreach (self::vectors()['cases'] as $case) {
            yield $case['about'] => [$case];
        }
    }

    /**
     * @dataProvider cases
     * @param Vector $case
     */
    public function testAmounts(array $case): void
    {
        self::assertSame($case['out'], self::charge(Charges::class, $case), $case['work']);
    }

    /**
     * @dataProvider cases
     * @param Vector $case
     */
    public function testTheOrderOfTheLinesChangesNothing(array $case): void
    {
        $case['in']['lines'] = array_reverse($case['in']['lines']);
        self::assertSame($case['out'], self::charge(Charges::class, $case), $case['work']);
    }

    public function testTheDefaultsAreTheOnesTheVectorsUse(): void
    {
        self::assertEquals(ChargeSettings::DEFAULTS, self::vectors()['settings']['site']);
    }

    /** @return iterable<string, array{string, string}> */
    public function faults(): iterable
    {
        yield 'tax on shipping that was worked out anew' => ['$taxable[$key] ?? 0) + $shipping;', '$taxable[$key] ?? 0) + ([] === $shipped ? 0 : $this->shipping($shipped));'];
        yield 'core charges taxed' => ['$line->totalCents() + $extra;', '$line->totalCents() + $extra + $line->coreCents * $line->quantity;'];
        yield 'free shipping only above the threshold' => ['$merchandise >= $this->settings->freeShippingFromCents', '$merchandise > $this->settings->freeShippingFromCents'];
        yield 'oversize once a line' => ['$line->oversizeCents * $line->quantity', '$line->oversizeCents'];
        yield 'half a cent rounded down' => ['+ 50_000', '+ 49_999'];
    }

    /**
     * The vectors are worth something only when they find a fault in a copy of the class.
     *
     * @dataProvider faults
     */
    public function testAPlantedFaultIsFound(string $code, string $fault): void
    {
        $class = self::planted($code, $fault);
        self::assertTrue(array_any(self::vectors()['cases'], static fn (array $case): bool => $case['out'] !== self::charge($class, $case)));
    }

    /**
     * @param class-string $class Charges, or a copy of it
     * @param Vector $case
     */
    private static function charge(string $class, array $case): mixed
    {
        ['in' => $in] = $case;
        ['branches' => $branches, 'settings' => $settings] = self::vectors();
        $settings = $settings[$in['settings']];
        $charges = new $class(new ChargeSettings($settings['shipping'], $settings['free_shipping_from_cents'], $settings['tax'], $settings['taxes_shipping']));
        self::assertTrue(method_exists($charges, 'calculate'));

        $totals = $charges->calculate(
            array_map(static fn (array $line): ChargeLine => new ChargeLine(
                $line['quantity'],
                $line['price_cents'],
                null === $line['pickup_at'],
                $line['pickup_at'] ?? 0,
                $line['weight_class'],
                $line['core_cents'],
                $line['oversize_cents'],
            ), $in['lines']),
            $in['ship_to'],
            $branches,
            $in['is_tax_exempt'],
            $in['agreed_shipping_cents'] ?? null,
        );
        self::assertInstanceOf(Totals::class, $totals);

        return $totals->present();
    }

    /** @return class-string of a copy of Charges with the fault in it */
    private static function planted(string $code, string $fault): string
    {
        $source = (string) file_get_contents(dirname(__DIR__, 3) . '/plugin-coleman-api/src/Orders/Charges.php');
        self::assertSame(1, substr_count($source, $code), 'The code to change is in the class once.');
        $namespace = 'Coleman\\Tests\\Unit\\Planted' . md5($fault);
        eval(strtr(substr($source, strlen('<?php')), [
            $code => $fault,
            'namespace Coleman\\Api\\Orders;' => "namespace $namespace; use Coleman\\Api\\Orders\\{ChargeLine, ChargeSettings, Totals};",
        ]));
        $class = $namespace . '\\Charges';
        self::assertTrue(class_exists($class, false));

        return $class;
    }

    /** @return Vectors */
    private static function vectors(): array
    {
        /** @var Vectors|null $vectors */
        static $vectors = null;
        if (null === $vectors) {
            /** @var Vectors $vectors */
            $vectors = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/charges.json');
        }

        return $vectors;
    }
}
