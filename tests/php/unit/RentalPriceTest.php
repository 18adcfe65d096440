<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Rentals\Rates;
use Coleman\Api\Rentals\RentalPrice;
use Coleman\Api\Support\Json;
use PHPUnit\Framework\TestCase;

/** What a rental costs, against the vectors that TypeScript runs too. */
final class RentalPriceTest extends TestCase
{
    /** @return iterable<string, array{string, array<mixed>, mixed}> */
    public function vectors(): iterable
    {
        foreach (['rental-price', 'rental-rates'] as $rule) {
            $file = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/' . $rule . '.json');
            foreach (is_array($file['cases'] ?? null) ? $file['cases'] : [] as $index => $case) {
                if (is_array($case) && is_array($case['in'] ?? null)) {
                    yield sprintf('%s %d', $rule, (int) $index) => [$rule, $case['in'], $case['out'] ?? null];
                }
            }
        }
    }

    /**
     * @dataProvider vectors
     * @param array<mixed> $in
     */
    public function testAgrees(string $rule, array $in, mixed $out): void
    {
        $given = match ($rule) {
            'rental-price' => self::price($in),
            'rental-rates' => self::plain(Rates::create(...$in)),
            default => throw new \LogicException($rule),
        };

        self::assertSame($out, $given);
    }

    public function testBothLanguagesPriceTenThousandRentalsAlike(): void
    {
        $file = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/rental-price.json');
        self::assertIsArray($file['generated']);
        $state = (int) $file['generated']['seed'];
        $random = static function (int $below) use (&$state): int {
            $state = $state * 16807 % 2147483647;

            return $state % $below;
        };
        $rate = static fn (int $most): int => 0 === $random(4) ? 0 : 1 + $random($most);
        $lines = [];
        for ($case = 0; $case < $file['generated']['count']; $case++) {
            [$day, $week, $month] = [$rate(99_999), $rate(399_999), $rate(999_999)];
            $rates = Rates::create($day, $week, $month);
            for ($more = $random(4); $more > 0; $more--) {
                $other = Rates::create($rate(29_999), $rate(99_999), $rate(299_999));
                $rates = null === $rates || null === $other ? $rates : $rates->plus($other);
            }
            [$days, $percent, $deposit] = [1 + $random(400), $random(2501) / 100, $random(100_001)];
            if (null === $rates) {
                $lines[] = 'none';
                continue;
            }
            $price = RentalPrice::calculate($rates, $week > 0, $days, $percent, $deposit);
            $blocks = implode('/', array_map(static fn (array $block): string => $block['unit'] . $block['count'], $price->blocks));
            $lines[] = implode(',', [$price->costCents, $price->insuranceCents, $price->totalCents, $price->hint['days'] ?? 0, $blocks]);
        }

        self::assertSame($file['generated']['sha256'], hash('sha256', implode("\n", $lines)));
    }

    public function testRatesAddUpBlockByBlock(): void
    {
        self::assertSame(['day' => 11, 'week' => 22, 'month' => 33], self::plain((new Rates(1, 2, 3))->plus(new Rates(10, 20, 30))));
    }

    /**
     * @param array<mixed> $in
     * @return array<string, mixed>
     */
    private static function price(array $in): array
    {
        self::assertIsArray($in['rates']);
        $price = RentalPrice::calculate(new Rates(...$in['rates']), (bool) $in['weekly'], (int) $in['days'], (float) $in['percent'], (int) $in['deposit']);

        return [
            'days' => $price->days,
            'blocks' => $price->blocks,
            'cost_cents' => $price->costCents,
            'insurance_cents' => $price->insuranceCents,
            'deposit_cents' => $price->depositCents,
            'total_cents' => $price->totalCents,
            'hint' => $price->hint,
        ];
    }

    private static function plain(?object $value): mixed
    {
        return null === $value ? null : get_object_vars($value);
    }
}
