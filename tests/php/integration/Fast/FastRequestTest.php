<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Fast;

use Coleman\Api\Fast\FastRequest;
use PHPUnit\Framework\TestCase;

/**
 * Which addresses a fast call takes: those of this site, wherever it lies, and no other's.
 *
 * @group any-database
 */
final class FastRequestTest extends TestCase
{
    /** @var array<mixed> */
    private array $server = [];

    private ?\Closure $home = null;

    protected function setUp(): void
    {
        // index.php says so; it is only looked at whether it is there.
        defined('WP_USE_THEMES') || define('WP_USE_THEMES', false);
        $this->server = $_SERVER;
    }

    protected function tearDown(): void
    {
        $_SERVER = $this->server;
        null !== $this->home && remove_filter('home_url', $this->home);
    }

    /** @dataProvider addresses */
    public function testItTakesAddressesOfThisSiteAlone(string $home, string $uri, ?string $route): void
    {
        $this->home = static fn (): string => $home;
        add_filter('home_url', $this->home);
        self::assertSame($route, $this->routeOf('GET', $uri));
    }

    /** @return iterable<string, array{string, string, string|null}> */
    public static function addresses(): iterable
    {
        $cart = '/coleman/v1/cart';
        yield 'at the root' => ['https://coleman.example', '/wp-json/coleman/v1/cart', $cart];
        yield 'with a query' => ['https://coleman.example', '/wp-json/coleman/v1/cart?t=1', $cart];
        yield 'in a folder' => ['https://coleman.example/shop', '/shop/wp-json/coleman/v1/cart', $cart];
        yield 'in a folder, with a slash' => ['https://coleman.example/shop/', '/shop/wp-json/coleman/v1/cart', $cart];
        yield 'in a folder of a folder' => ['https://coleman.example/us/shop', '/us/shop/wp-json/coleman/v1/cart', $cart];
        yield 'a site of a network, in a folder' => ['https://coleman.example/lenexa', '/lenexa/wp-json/coleman/v1/cart', $cart];
        yield 'another site of the network' => ['https://coleman.example/lenexa', '/easton/wp-json/coleman/v1/cart', null];
        yield 'the root, while this site is in a folder' => ['https://coleman.example/shop', '/wp-json/coleman/v1/cart', null];
        yield 'a folder, while this site is at the root' => ['https://coleman.example', '/shop/wp-json/coleman/v1/cart', null];
        yield 'a folder that begins alike' => ['https://coleman.example/shop', '/shopping/wp-json/coleman/v1/cart', null];
        yield 'a folder in other letters' => ['https://coleman.example/shop', '/Shop/wp-json/coleman/v1/cart', null];
        yield 'a slash more' => ['https://coleman.example/shop', '/shop//wp-json/coleman/v1/cart', null];
        yield 'index.php' => ['https://coleman.example/shop', '/shop/index.php/wp-json/coleman/v1/cart', null];
    }

    /** What proxies say of the visitor is no reason to go another way: it is read by the limits, which are the same on both. */
    public function testHeadersOfProxiesChangeNothing(): void
    {
        $_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.7, 10.0.0.5';
        $_SERVER['HTTP_X_FORWARDED_PROTO'] = 'https';
        $_SERVER['HTTP_X_FORWARDED_HOST'] = 'other.example';
        $_SERVER['HTTP_FORWARDED'] = 'for=203.0.113.7';
        self::assertSame('/coleman/v1/cart', $this->routeOf('GET', $this->path()));
    }

    public function testAnotherAddressThatAProxySaysIsNotBelieved(): void
    {
        $_SERVER['HTTP_X_ORIGINAL_URL'] = '/wp-json/coleman/v1/cart';
        $_SERVER['HTTP_X_REWRITE_URL'] = '/wp-json/coleman/v1/cart';
        self::assertNull($this->routeOf('GET', '/cart'));
    }

    private function path(): string
    {
        return rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/') . '/wp-json/coleman/v1/cart';
    }

    private function routeOf(string $method, string $uri): ?string
    {
        $_SERVER['REQUEST_METHOD'] = $method;
        $_SERVER['REQUEST_URI'] = $uri;

        return FastRequest::ofServer()?->route();
    }
}
