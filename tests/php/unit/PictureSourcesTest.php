<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\PicturePath;
use Coleman\Api\Images\PictureSources;
use Coleman\Api\Support\Json;
use PHPUnit\Framework\TestCase;

/** The sizes that a page offers, against the vectors that TypeScript runs too. */
final class PictureSourcesTest extends TestCase
{
    /** @return iterable<string, array{string, bool, array<string, string>|null}> */
    public function vectors(): iterable
    {
        /** @var array{cases: list<array{in: array{url: string, isSmall: bool}, out: array<string, string>|null}>} $file */
        $file = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/picture-sources.json');
        foreach ($file['cases'] as $number => ['in' => ['url' => $url, 'isSmall' => $isSmall], 'out' => $out]) {
            yield sprintf('%d %s', $number, $url) => [$url, $isSmall, $out];
        }
    }

    /**
     * @dataProvider vectors
     * @param array<string, string>|null $sources
     */
    public function testAgrees(string $url, bool $isSmall, ?array $sources): void
    {
        self::assertSame($sources, PictureSources::of($url, $isSmall));
    }

    /** Other sites are told the size by the address: on the site itself and on any host it is the picture's. */
    public function testTheAddressTellsTheSizeOfThePicture(): void
    {
        mt_srand(20261129);
        $site = new ImageUrls('https://site.example/images', 'https://site.example/uploads');
        $host = new ImageUrls('https://site.example/images', 'https://site.example/uploads', 'https://pictures.example');
        for ($round = 0; $round < 200; ++$round) {
            $picture = PicturePath::create(bin2hex(random_bytes(12)), mt_rand(1, 4000), mt_rand(1, 4000), 0 === mt_rand(0, 1));
            foreach (array_keys(PicturePath::SIZES) as $size) {
                foreach ([$site, $host] as $urls) {
                    self::assertSame($picture->size($size), PictureSources::size($urls->url($picture->path, $size)));
                }
            }
        }
        self::assertNull(PictureSources::size($site->url('machines/tractors.svg', 'full')));
        self::assertNull(PictureSources::size('https://elsewhere.example/photo.jpg'));
    }
}
