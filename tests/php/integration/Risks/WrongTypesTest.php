<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Http\Route;

/**
 * Parameter pollution and type juggling: every parameter of every call with values of every kind.
 *
 * Each engine tries every fourth value, each another one, and at the next turn (COLEMAN_TURN, bin/lib/turn.mjs) others; with
 * COLEMAN_WRONG_TYPES=all each tries all (`npm run test:long -- types-full`).
 */
final class WrongTypesTest extends RiskTestCase
{
    /** So many values of a parameter are sent to a call that asks every one of them to sign in first. */
    private const UNTIL_SIGNED_IN = 6;

    private const TURNS = 4;

    /** What no answer tells, unless it was sent. */
    private const SECRETS = ['SQLSTATE', 'syntax error', 'wp_coleman_', 'user_pass', '.php'];

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
        $this->eachCase(["a\0b", [[]], "\xC3\x28", str_repeat('a', 60_000)], function (Route $route, array $body, string $name) use (&$before): void {
            if ($route->isWrite() && $this->try($route, $body, $name) < 400) {
                // It took the rest, as a published call may: then this is no refusal.
                $before = $this->everything();
            }
        });
        self::assertSame($before, $this->everything());
    }

    /** @param list<mixed> $values */
    private function tryEach(array $values): void
    {
        $unanswered = [];
        $places = [];
        $triesAll = 'all' === getenv('COLEMAN_WRONG_TYPES');
        $first = (int) getenv('COLEMAN_TURN') + ('mariadb' === getenv('COLEMAN_DATABASE') ? intdiv(self::TURNS, 2) : 0);
        $this->eachCase($values, function (Route $route, array $body, string $name) use (&$unanswered, &$places, $first, $triesAll): void {
            $parameter = "{$route->method} {$route->path} $name";
            // Not every parameter begins at the same value: neighbors in the list are much alike.
            $places[$parameter] ??= $first + crc32($parameter) % self::TURNS;
            if (0 !== $places[$parameter]++ % self::TURNS && !$triesAll) {
                return;
            }
            if (($unanswered[$parameter] ?? 0) < self::UNTIL_SIGNED_IN) {
                $status = $this->try($route, $body, $name);
                $unanswered[$parameter] = 401 === $status ? ($unanswered[$parameter] ?? 0) + 1 : PHP_INT_MIN;
            }
        });
    }

    /**
     * @param list<mixed> $values
     * @param \Closure(Route, array<string, mixed>, string): void $try
     */
    private function eachCase(array $values, \Closure $try): void
    {
        $tried = 0;
        $try = static function (mixed ...$case) use ($try, &$tried): void {
            $tried++;
            $try(...$case);
        };
        foreach ($this->routes() as $route) {
            $sample = $this->sample($route);
            $properties = $this->schema($route)['properties'] ?? [];
            // WordPress goes over every route it knows at each call: it shall know this one alone.
            $this->withModulesAt($this->modules()->foundation->clock, static function () use ($route, $sample, $properties, $values, $try): void {
                global $wp_rest_server;
                $wp_rest_server = new \WP_REST_Server();
                foreach (array_keys(is_array($properties) ? $properties : []) as $name) {
                    foreach ($values as $value) {
                        $try($route, [(string) $name => $value] + $sample, (string) $name);
                    }
                }
            });
        }
        self::assertGreaterThan(100 * count($values), $tried, 'so many parameters there are at the least');
    }

    /** @param array<string, mixed> $body */
    private function try(Route $route, array $body, string $name): int
    {
        wp_set_current_user(0);
        $_SERVER['HTTP_ORIGIN'] = home_url();
        $response = $this->call($route->method, self::path($route), $body);
        $status = $response->get_status();
        $text = (string) wp_json_encode($response->get_data());
        $told = array_filter(self::SECRETS, static fn (string $secret): bool => str_contains($text, $secret) && !str_contains((string) wp_json_encode($body), $secret));
        if ($status >= 500 || [] !== $told) {
            self::fail(sprintf('%s %s, %s = %s: %d %s', $route->method, $route->path, $name, substr(print_r($body[$name], true), 0, 60), $status, $text));
        }
        $this->addToAssertionCount(1);

        return $status;
    }
}
