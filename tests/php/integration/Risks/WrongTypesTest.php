<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Http\Route;

/** Parameter pollution and type juggling: every parameter of every call with values of every kind. */
final class WrongTypesTest extends RiskTestCase
{
    /** So many values of a parameter are sent to a call that asks every one of them to sign in first. */
    private const UNTIL_SIGNED_IN = 6;

    public function testNoCallFailsWhateverItIsSent(): void
    {
        $this->tryEach(Corpora::shapes());
    }

    public function testNoStatementIsMadeOfWhatWasSent(): void
    {
        $this->tryEach(Corpora::sql());
        self::assertGreaterThan(0, $this->rows('parts'));
    }

    public function testARefusalMovesNothing(): void
    {
        $before = $this->everything();
        foreach ($this->cases(["a\0b", [[]], "\xC3\x28", str_repeat('a', 60_000)]) as [$route, $body, $what]) {
            if ($route->isWrite() && $this->try($route, $body, $what) < 400) {
                // It took the rest, as a call of the specification may: then this is no refusal.
                $before = $this->everything();
                continue;
            }
        }
        self::assertSame($before, $this->everything());
    }

    /** @param list<mixed> $values */
    private function tryEach(array $values): void
    {
        $unanswered = [];
        foreach ($this->cases($values) as [$route, $body, $name]) {
            $parameter = "{$route->method} {$route->path} $name";
            if (($unanswered[$parameter] ?? 0) < self::UNTIL_SIGNED_IN) {
                $status = $this->try($route, $body, $name);
                $unanswered[$parameter] = 401 === $status ? ($unanswered[$parameter] ?? 0) + 1 : PHP_INT_MIN;
            }
        }
    }

    /**
     * @param list<mixed> $values
     * @return \Generator<array{Route, array<string, mixed>, string}>
     */
    private function cases(array $values): \Generator
    {
        foreach ($this->routes() as $route) {
            $properties = $this->schema($route)['properties'] ?? [];
            foreach (array_keys(is_array($properties) ? $properties : []) as $name) {
                foreach ($values as $value) {
                    yield [$route, [(string) $name => $value] + $this->sample($route), (string) $name];
                }
            }
        }
    }

    /** @param array<string, mixed> $body */
    private function try(Route $route, array $body, string $name): int
    {
        wp_set_current_user(0);
        $_SERVER['HTTP_ORIGIN'] = home_url();
        $response = $this->call($route->method, self::path($route), $body);
        $status = $response->get_status();
        $what = sprintf('%s %s, %s = %s', $route->method, $route->path, $name, substr(print_r($body[$name], true), 0, 60));
        self::assertLessThan(500, $status, $what);
        $text = (string) wp_json_encode($response->get_data());
        $sent = (string) wp_json_encode($body);
        foreach (['SQLSTATE', 'syntax error', 'wp_coleman_', 'user_pass', '.php'] as $secret) {
            self::assertTrue(!str_contains($text, $secret) || str_contains($sent, $secret), "{$what}: {$text}");
        }

        return $status;
    }
}
