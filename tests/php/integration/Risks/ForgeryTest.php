<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Demo\DemoParts;

/** Cross-site requests: no page of another's may write in the name of who looks at it, and no GET writes at all. */
final class ForgeryTest extends RiskTestCase
{
    /** @return iterable<string, array{array<string, string>}> */
    public static function forgeries(): iterable
    {
        yield 'another site' => [['HTTP_ORIGIN' => 'https://evil.example']];
        yield 'a sandboxed frame' => [['HTTP_ORIGIN' => 'null']];
        yield 'a name that begins like ours' => [['HTTP_ORIGIN' => 'http://' . parse_url(home_url(), PHP_URL_HOST) . '.evil.example']];
        yield 'a name that ends like ours' => [['HTTP_ORIGIN' => 'http://evil' . parse_url(home_url(), PHP_URL_HOST)]];
        yield 'our name as a user' => [['HTTP_ORIGIN' => 'http://' . parse_url(home_url(), PHP_URL_HOST) . '@evil.example']];
        yield 'another port' => [['HTTP_ORIGIN' => 'http://' . parse_url(home_url(), PHP_URL_HOST) . ':1']];
        yield 'another protocol' => [['HTTP_ORIGIN' => 'ftp://' . parse_url(home_url(), PHP_URL_HOST)]];
        yield 'a file' => [['HTTP_ORIGIN' => 'file://']];
        yield 'not a name at all' => [['HTTP_ORIGIN' => '%']];
        yield 'a form of another site' => [['HTTP_SEC_FETCH_SITE' => 'cross-site']];
        yield 'a neighbour of the same domain' => [['HTTP_SEC_FETCH_SITE' => 'same-site']];
        yield 'no browser, and nothing shown' => [[]];
    }

    /**
     * @dataProvider forgeries
     * @param array<string, string> $headers
     */
    public function testAForgedWriteIsRefusedAndMovesNothing(array $headers): void
    {
        $this->call('POST', '/cart/add', ['partId' => DemoParts::IN_STOCK, 'quantity' => 1]);
        $before = $this->everything();
        unset($_SERVER['HTTP_ORIGIN']);
        foreach ($this->writes() as $route) {
            foreach (['urlencoded', 'json', 'text'] as $kind) {
                $status = $this->forge($route->method, self::path($route), $this->sample($route), $headers, $kind);
                // Who signs what it sends is no browser, and is refused for want of a signature.
                self::assertContains($status, $route->isSigned ? [400, 403, 404] : [403], "{$route->method} {$route->path} as {$kind}");
            }
        }
        self::assertSame($before, $this->everything());
    }

    public function testNoGetWrites(): void
    {
        $before = $this->everything();
        $_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
        foreach ($this->routes() as $route) {
            if ($route->isWrite()) {
                continue;
            }
            for ($time = 0; $time < 3; $time++) {
                $this->call('GET', self::path($route), ['partId' => '1', 'quantity' => '1'] + $this->sample($route));
            }
        }
        self::assertSame($before, $this->everything());
    }

    /**
     * @param array<string, mixed> $body
     * @param array<string, string> $headers
     */
    private function forge(string $method, string $path, array $body, array $headers, string $kind): int
    {
        $_SERVER = array_diff_key($_SERVER, ['HTTP_ORIGIN' => 1, 'HTTP_SEC_FETCH_SITE' => 1]);
        $_SERVER += $headers;
        $request = new \WP_REST_Request($method, '/coleman/v1' . $path);
        if ('urlencoded' === $kind) {
            $request->set_body_params($body);
        } else {
            $request->set_header('Content-Type', 'json' === $kind ? 'application/json' : 'text/plain');
            $request->set_body((string) wp_json_encode($body));
        }

        return rest_do_request($request)->get_status();
    }
}
