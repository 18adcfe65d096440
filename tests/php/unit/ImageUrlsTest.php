<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Images\ImageSettings;
use Coleman\Api\Images\ImageUrls;
use PHPUnit\Framework\TestCase;

/** Where pictures are fetched from: every kind of path in every size, from every host. */
final class ImageUrlsTest extends TestCase
{
    private const LOCAL = 'http://site.example/wp-content/plugins/coleman-api/images';
    private const UPLOADS = 'http://site.example/wp-content/uploads';
    private const CDN = 'https://cdn.example';

    private const SIZES = ['thumbnail', 'medium', 'full'];

    private const NAME = '01/0123456789abcdef01234567-1200x800';

    /** @return array<string, array{string, string, string}> path, its local address and its place on a host, {size} in each */
    public static function paths(): array
    {
        return [
            'none' => ['', self::LOCAL . '/no-picture.svg', '/no-picture.svg'],
            'drawing' => ['machines/tractors.svg', self::LOCAL . '/machines/tractors.svg', '/machines/tractors.svg'],
            'of a feed' => ['/a b/4x4 "x".jpg', self::LOCAL . '/a%20b/4x4%20%22x%22.jpg', '/v/{size}/i/a%20b/4x4%20%22x%22.jpg'],
            'of the library' => ['uploads/2026/11/a b-1024x640.jpg', self::UPLOADS . '/2026/11/a%20b-1024x640.jpg', '/v/{size}/i/uploads/2026/11/a%20b-1024x640.jpg'],
            'uploaded' => ['pictures/' . self::NAME . '.webp', self::UPLOADS . '/coleman/optimized/{size}/' . self::NAME . '.webp', '/v/{size}/i/' . self::NAME . '.webp'],
            'uploaded, with AVIF' => ['pictures/' . self::NAME . '-avif.webp', self::UPLOADS . '/coleman/optimized/{size}/' . self::NAME . '-avif.webp', '/v/{size}/i/' . self::NAME . '-avif.webp'],
            'not quite uploaded' => ['pictures/01/x.webp', self::LOCAL . '/pictures/01/x.webp', '/v/{size}/i/pictures/01/x.webp'],
        ];
    }

    /** @dataProvider paths */
    public function testEachSizeHasItsAddressHereAndOnAHost(string $path, string $local, string $there): void
    {
        $here = new ImageUrls(self::LOCAL, self::UPLOADS);
        $host = new ImageUrls(self::LOCAL, self::UPLOADS, self::CDN, '/v/{size}/i/{path}');
        $away = new ImageUrls(self::LOCAL, self::UPLOADS, self::CDN, '/v/{size}/i/{path}', isAway: true);
        foreach (self::SIZES as $size) {
            self::assertSame(strtr($local, ['{size}' => $size]), $here->url($path, $size));
            self::assertSame(self::CDN . strtr($there, ['{size}' => $size]), $host->url($path, $size));
            self::assertSame($here->url($path, $size), $away->url($path, $size), 'a host that is away is done without');
        }
        self::assertSame([false, true, true], [$here->isElsewhere(), $host->isElsewhere(), $away->isElsewhere()]);
    }

    /** @dataProvider paths */
    public function testABrowserFindsTheLocalAddressFromThatOfTheHost(string $path): void
    {
        $here = new ImageUrls(self::LOCAL, self::UPLOADS);
        $host = new ImageUrls(self::LOCAL, self::UPLOADS, 'https://cdn.example/p.x', '/v/{size}/i/{path}');
        foreach (self::SIZES as $size) {
            $found = $host->url($path, $size);
            foreach ($host->local() as [$pattern, $replacement]) {
                $local = preg_replace("~$pattern~", $replacement, $found, -1, $count);
                if ($count > 0) {
                    self::assertSame($here->url($path, $size), $local);
                    continue 2;
                }
            }
            self::fail("$found is not known");
        }
        self::assertSame([], $here->local());
        self::assertSame([], (new ImageUrls(self::LOCAL, self::UPLOADS, self::CDN, isAway: true))->local());
    }

    public function testAFullAddressIsKept(): void
    {
        self::assertSame('https://maker.example/p.jpg', (new ImageUrls(self::LOCAL, self::UPLOADS, self::CDN))->url('https://maker.example/p.jpg'));
    }

    public function testTheApiTellsTheOtherSizesOfWhatStaffUploaded(): void
    {
        $images = new ImageUrls(self::LOCAL, self::UPLOADS, self::CDN);
        $at = self::CDN . '/optimized/%s/' . self::NAME . '-avif.%s %dw';
        $set = static fn (string $ending): string => implode(', ', array_map(
            static fn (string $size, int $width): string => sprintf($at, $size, $ending, $width),
            self::SIZES,
            [160, 480, 1_200],
        ));
        self::assertSame(
            ['path' => self::CDN . '/optimized/medium/' . self::NAME . '-avif.webp', 'srcset' => $set('webp'), 'avif_srcset' => $set('avif'), 'width' => 480, 'height' => 320],
            $images->object('pictures/' . self::NAME . '-avif.webp'),
        );
        self::assertSame(['path', 'srcset', 'width', 'height'], array_keys($images->object('pictures/' . self::NAME . '.webp')));
        self::assertSame(['path', 'width', 'height'], array_keys($images->object('pictures/' . self::NAME . '.webp', 'thumbnail')));
        self::assertSame(['path' => self::CDN . '/machines/tractors.svg'], $images->object('machines/tractors.svg'));
    }

    public function testAVariantPathCanBeReadAgain(): void
    {
        foreach (['/optimized/{size}/{path}', '/{size}/{path}', '/a/b.c/{size}/d/{path}', '/full/{size}/{path}'] as $good) {
            self::assertTrue(ImageSettings::isVariantPath($good), $good);
        }
        foreach (['', '{size}/{path}', '/{path}', '/{size}', '/{path}/{size}', '/x{size}/{path}', '/{size}x/{path}', '/{size}/full/{path}', '/{size}/{path}/', '/{size}/{path}?x', '/{size}/{size}/{path}', '/a b/{size}/{path}', "/{size}/{path}\n", '//{size}/{path}'] as $bad) {
            self::assertFalse(ImageSettings::isVariantPath($bad), $bad);
        }
    }

    public function testAHostIsAnAddressThatPathsCanBeAddedTo(): void
    {
        foreach (['https://cdn.example.com', 'http://127.0.0.1:8080/', 'https://a.b.example/pictures', 'HTTPS://CDN.example'] as $good) {
            self::assertTrue(ImageSettings::isHost($good), $good);
        }
        foreach (['', 'cdn.example.com', '//cdn.example.com', 'javascript:alert(1)', 'ftp://cdn.example', 'https://', 'https://user@cdn.example', 'https://cdn.example?x=1', 'https://cdn.example/#x', 'https://cdn.example/a b', "https://cdn.example\n", 'https://-cdn.example', 'https://cdn.example/"><script>'] as $bad) {
            self::assertFalse(ImageSettings::isHost($bad), $bad);
        }
    }
}
