<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Http;

use Coleman\Api\Http\RestRequestDetector;
use Coleman\Tests\Integration\TestCase;

/** WordPress learns of a route when it is asked for; nobody may notice. */
final class RestServerTest extends TestCase
{
    protected function tearDown(): void
    {
        unset($_GET['rest_route']);
        $_SERVER['REQUEST_URI'] = '/';
        parent::tearDown();
    }

    public function testEveryRouteIsFoundByItsPath(): void
    {
        $rest = $this->modules()->rest->server();
        $routes = $rest->routes();
        self::assertGreaterThan(15, count($routes));
        foreach ($routes as $route) {
            $path = '/coleman/v1' . preg_replace('/\(\?P<\w+>(?:[^()]|\([^()]*\))*\)/', '7', $route->path);
            self::assertContains($route, $rest->routesAt($path), $path);
            self::assertContains($route, $rest->routesAt(strtoupper($path) . '/'), $path);
            self::assertNotContains($route, $rest->routesAt($path . '/more'), $path);
        }
    }

    public function testWordPressListsThemAll(): void
    {
        $index = rest_do_request(new \WP_REST_Request('GET', '/coleman/v1'))->get_data();

        self::assertIsArray($index);
        self::assertIsArray($index['routes'] ?? null, (string) wp_json_encode($index));
        foreach ($this->modules()->rest->server()->routes() as $route) {
            self::assertArrayHasKey('/coleman/v1' . $route->path, $index['routes']);
        }
        self::assertArrayHasKey('/coleman/v1/openapi', $index['routes']);
    }

    public function testARouteThatThereIsNotIs404(): void
    {
        foreach (['/coleman/v1/nothing', '/coleman/v1/cart/nothing', '/coleman/v1x/cart'] as $path) {
            self::assertSame(404, rest_do_request(new \WP_REST_Request('GET', $path))->get_status(), $path);
        }
    }

    /** @return iterable<string, array{string, array<string, string>, bool}> */
    public static function addresses(): iterable
    {
        yield 'a call' => ['/wp-json/coleman/v1/cart', [], true];
        yield 'a call with a query' => ['/wp-json/wp/v2/posts?x=1', [], true];
        yield 'the index' => ['/wp-json/', [], true];
        yield 'a call by query' => ['/?rest_route=/wp/v2/posts', ['rest_route' => '/wp/v2/posts'], true];
        yield 'a page' => ['/equipment/new/', [], false];
        yield 'a page that looks like it' => ['/about/wp-json/', [], false];
        yield 'an empty route' => ['/?rest_route=', ['rest_route' => ''], false];
        yield 'a name that begins like it' => ['/wp-jsonx/', [], false];
    }

    /**
     * @dataProvider addresses
     * @param array<string, string> $query
     */
    public function testACallIsKnownByItsAddress(string $uri, array $query, bool $isCall): void
    {
        $_SERVER['REQUEST_URI'] = $uri;
        $_GET = $query;

        self::assertSame($isCall, RestRequestDetector::isAsked());
        $_GET = [];
    }
}
