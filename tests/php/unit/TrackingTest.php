<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Orders\Tracking;
use PHPUnit\Framework\TestCase;

/** Where a carrier shows a parcel. */
final class TrackingTest extends TestCase
{
    /** @dataProvider cases */
    public function testUrl(string $carrier, string $tracking, string $url): void
    {
        self::assertSame($url, Tracking::url($carrier, $tracking));
    }

    /** @return iterable<string, array{string, string, string}> */
    public static function cases(): iterable
    {
        yield 'UPS' => ['UPS', '1Z999', 'https://www.ups.com/track?tracknum=1Z999'];
        yield 'spaces for the eye' => [' ups ', '1Z 999 AA1', 'https://www.ups.com/track?tracknum=1Z999AA1'];
        yield 'with its service' => ['FedEx Ground', '77', 'https://www.fedex.com/fedextrack/?trknbr=77'];
        yield 'USPS' => ['usps', '94', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=94'];
        yield 'nothing leaves the number' => ['UPS', '1"&x=<y>/..', 'https://www.ups.com/track?tracknum=1%22%26x%3D%3Cy%3E%2F..'];
        yield 'another carrier' => ['Old Dominion', '12', ''];
        yield 'a carrier that only begins alike' => ['Upsala Freight', '12', ''];
        yield 'no number' => ['UPS', ' ', ''];
        yield 'no carrier' => ['', '12', ''];
    }
}
