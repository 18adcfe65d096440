<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Images\ImageUrls;
use PHPUnit\Framework\TestCase;

final class ImageUrlsTest extends TestCase
{
    private const LOCAL = 'http://site.example/wp-content/plugins/coleman-api/images';

    public function testLocalFilesByDefault(): void
    {
        $images = new ImageUrls(self::LOCAL);
        self::assertSame(self::LOCAL . '/machines/tractors.svg', $images->url('machines/tractors.svg'));
        self::assertSame(self::LOCAL . '/a%20b/4x4%20%22x%22.jpg', $images->url('/a b/4x4 "x".jpg', 'full'));
    }

    public function testTheCdnKeepsAVariantPerSize(): void
    {
        $images = new ImageUrls(self::LOCAL, 'https://cdn.example');
        self::assertSame('https://cdn.example/optimized/thumbnail/units/123.jpg', $images->url('units/123.jpg', 'thumbnail'));
        self::assertSame('https://cdn.example/machines/tractors.svg', $images->url('machines/tractors.svg', 'full'));
    }

    public function testTheDevHostIsForDevelopmentSitesOnly(): void
    {
        self::assertSame('https://cdn.example/optimized/medium/a.jpg', (new ImageUrls(self::LOCAL, 'https://cdn.example', 'https://dev.example', false))->url('a.jpg'));
        self::assertSame('https://dev.example/optimized/medium/a.jpg', (new ImageUrls(self::LOCAL, 'https://cdn.example', 'https://dev.example', true))->url('a.jpg'));
    }

    public function testNoPictureIsADrawnOne(): void
    {
        self::assertSame(self::LOCAL . '/no-picture.svg', (new ImageUrls(self::LOCAL))->url(''));
    }

    public function testAFullAddressIsKept(): void
    {
        self::assertSame('https://maker.example/p.jpg', (new ImageUrls(self::LOCAL, 'https://cdn.example'))->url('https://maker.example/p.jpg'));
    }

    public function testPicturesOfTheMediaLibraryStayOnTheSiteItself(): void
    {
        $images = new ImageUrls(self::LOCAL, 'https://cdn.example', uploadsUrl: 'https://site.example/wp-content/uploads');
        self::assertSame('https://site.example/wp-content/uploads/2026/11/a%20b-1024x640.jpg', $images->url('uploads/2026/11/a b-1024x640.jpg', 'full'));
    }
}
