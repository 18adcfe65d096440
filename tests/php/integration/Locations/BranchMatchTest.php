<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Locations;

use Coleman\Api\Locations\BranchMatch;
use Coleman\Api\Locations\MapSettings;
use Coleman\Tests\Integration\TestCase;

/** The nearest branch without JavaScript, and where the live map comes from. */
final class BranchMatchTest extends TestCase
{
    protected function tearDown(): void
    {
        delete_option(MapSettings::OPTION);
        parent::tearDown();
    }

    /** @dataProvider searches */
    public function testTellsWhatWasFound(string $zip, ?string $slug, string $told): void
    {
        $found = BranchMatch::byZip($zip, $this->modules()->branches->nearestBranch());
        self::assertSame([$zip, $slug, $told], [$found->zip, $found->branch?->slug, $found->statusMessage]);
    }

    /** @return iterable<array{string, string|null, string}> */
    public static function searches(): iterable
    {
        yield 'nothing asked' => ['', null, ''];
        yield 'a ZIP code' => ['66002', 'easton', 'Nearest to you: Easton'];
        yield 'too short' => ['660', null, 'Enter a 5-digit ZIP code.'];
        yield 'nobody knows it' => ['00000', null, 'We don’t know this ZIP code.'];
    }

    public function testTheMapIsOfTilesAsShipped(): void
    {
        $settings = MapSettings::ofSite();
        self::assertSame([MapSettings::DEFAULTS['tile_url'], ''], [$settings->tileUrl, $settings->googleKey]);
        self::assertStringContainsString('OpenStreetMap', $settings->attribution);
    }

    public function testTheMapIsWhatTheDealerSet(): void
    {
        update_option(MapSettings::OPTION, [
            'tile_url' => ' https://tiles.example/{z}/{x}/{y}{r}.png ',
            'attribution' => 'Maps by <a href="https://tiles.example" onclick="x()">us</a><script>alert(1)</script>',
            'google_key' => ' AIza ',
        ]);
        $settings = MapSettings::ofSite();
        self::assertSame('https://tiles.example/{z}/{x}/{y}{r}.png', $settings->tileUrl);
        self::assertSame('Maps by <a href="https://tiles.example">us</a>alert(1)', $settings->attribution);
        self::assertSame('AIza', $settings->googleKey);
    }

    /** @dataProvider notTiles */
    public function testWhatIsNoAddressOfTilesIsNotTaken(mixed $stored): void
    {
        update_option(MapSettings::OPTION, $stored);
        self::assertSame(MapSettings::DEFAULTS['tile_url'], MapSettings::ofSite()->tileUrl);
    }

    /** @return iterable<array{mixed}> */
    public static function notTiles(): iterable
    {
        yield 'no array' => ['x'];
        yield 'empty' => [['tile_url' => '']];
        yield 'not secure' => [['tile_url' => 'http://tiles.example/{z}/{x}/{y}.png']];
        yield 'no place for a column' => [['tile_url' => 'https://tiles.example/{z}/{y}.png']];
        yield 'a list' => [['tile_url' => ['https://tiles.example/{z}/{x}/{y}.png']]];
    }
}
