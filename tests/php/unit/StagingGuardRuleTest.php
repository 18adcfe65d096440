<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Security\StagingGuard;
use PHPUnit\Framework\TestCase;

/** When a site is taken for a copy. */
final class StagingGuardRuleTest extends TestCase
{
    /** @dataProvider sites */
    public function testIsOn(bool $isOn, bool $mayBeLive, string $environment, string $forced, string $host, string $liveHost): void
    {
        $guard = new StagingGuard($environment, $forced, $host, $liveHost);
        self::assertSame([$isOn, $mayBeLive], [$guard->isOn(), $guard->mayBeLive()]);
    }

    /** @return iterable<string, array{bool, bool, string, string, string, string}> */
    public static function sites(): iterable
    {
        yield 'the live site' => [false, false, 'production', '', 'a', 'a'];
        yield 'one that has never gone live' => [false, false, 'production', '', 'a', ''];
        yield 'its database elsewhere' => [true, true, 'production', '', 'b', 'a'];
        yield 'elsewhere, and said to be live' => [false, false, 'production', '0', 'b', 'a'];
        yield 'here, and said to be a copy' => [true, false, 'production', '1', 'a', 'a'];
        yield 'staging' => [true, false, 'staging', '', 'a', 'a'];
        yield 'development' => [true, false, 'development', '', 'a', ''];
        yield 'on a desk' => [false, false, 'local', '', 'b', 'a'];
        yield 'on a desk, to be tried' => [true, false, 'local', '1', 'b', 'a'];
    }
}
