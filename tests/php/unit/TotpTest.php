<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\SecondFactor\Totp;
use PHPUnit\Framework\TestCase;

/** Codes of authenticator apps, with the examples of RFC 6238. */
final class TotpTest extends TestCase
{
    /** "12345678901234567890" in base 32. */
    private const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

    /** @return iterable<string, array{int, string}> */
    public static function examples(): iterable
    {
        foreach ([59 => '94287082', 1_111_111_109 => '07081804', 1_111_111_111 => '14050471', 1_234_567_890 => '89005924', 2_000_000_000 => '69279037', 20_000_000_000 => '65353130'] as $time => $code) {
            yield (string) $time => [$time, $code];
        }
    }

    /** @dataProvider examples */
    public function testTheExamplesOfTheRfc(int $time, string $code): void
    {
        self::assertSame($code, Totp::code(self::SECRET, intdiv($time, 30), 8));
        self::assertSame(intdiv($time, 30), Totp::step(self::SECRET, substr($code, 2), $time));
    }

    public function testACodeIsTakenAStepEarlierAndLaterAndNoMore(): void
    {
        $now = 1_234_567_890;
        $step = intdiv($now, 30);
        foreach ([-2 => null, -1 => $step - 1, 0 => $step, 1 => $step + 1, 2 => null] as $away => $found) {
            self::assertSame($found, Totp::step(self::SECRET, Totp::code(self::SECRET, $step + $away), $now), (string) $away);
        }
        self::assertSame($step, Totp::step(self::SECRET, '005 924', $now), 'apps show it in two groups');
        foreach (['', '0', '5924', 'abcdef', '0059245', '89005924'] as $wrong) {
            self::assertNull(Totp::step(self::SECRET, $wrong, $now), $wrong);
        }
    }

    public function testSecretsAreLongAndNeverTheSame(): void
    {
        self::assertMatchesRegularExpression('/^[A-Z2-7]{32}$/D', Totp::newSecret());
        self::assertNotSame(Totp::newSecret(), Totp::newSecret());
        self::assertSame('otpauth://totp/Coleman%20%26%20Co:ann%40example.com?secret=ABC&issuer=Coleman%20%26%20Co', Totp::uri('ABC', 'ann@example.com', 'Coleman & Co'));
    }
}
