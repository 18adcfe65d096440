<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Catalogue\Financing;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;
use PHPUnit\Framework\TestCase;

/** What financing costs, against the vectors that TypeScript runs too. */
final class FinancingTest extends TestCase
{
    public function testAgrees(): void
    {
        $file = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/financing.json');
        self::assertNotEmpty($file['cases']);
        foreach ($file['cases'] as ['in' => $in, 'out' => $out]) {
            $given = Financing::calculate($in['financed'], $in['rate'], $in['months']);
            self::assertSame($out, [
                'financed_cents' => $given->financedCents,
                'months' => $given->months,
                'payment_cents' => $given->paymentCents,
                'last_cents' => $given->lastCents,
                'total_cents' => $given->totalCents,
            ], Json::encode($in));
        }
    }

    public function testWhatIsTypedIsReadToTheCent(): void
    {
        foreach (['0' => 0, '5' => 500, '$5,490' => 549_000, '$ 1,234.5' => 123_450, ' 0.07 ' => 7, '999999999.99' => 99_999_999_999] as $text => $cents) {
            self::assertSame($cents, Money::typed((string) $text), (string) $text);
        }
        foreach (['', '$', '-5', '1.234', '5,49', '45k', '1e3', '1000000000', '1,0000', "5\n6"] as $text) {
            self::assertNull(Money::typed($text), $text);
        }
    }
}
