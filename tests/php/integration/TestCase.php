<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Http\Limits;
use Coleman\Api\Plugin;
use Coleman\Api\Rest\RestServer;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Tests\FixedClock;

/**
 * A test on the real WordPress and the real database of the test site.
 *
 * The demo dealership is there and is only read; what visitors leave behind (carts, counters) is
 * cleared before each test. Whatever else a test changes it puts back.
 */
abstract class TestCase extends \PHPUnit\Framework\TestCase
{
    /** Limits of a test that sets none. */
    private const LOOSE = ['writes' => [10_000, 10]];

    /** WordPress's REST server with its own routes and none of ours. To make those takes longer than most calls. */
    private static ?\WP_REST_Server $restServerOfCore = null;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['carts', 'cart_items', 'saved_items', 'rate_limits'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        // A test writes faster than anybody; what uses up a limit does it in one moment, or sets its own.
        update_option(Limits::OPTION, self::LOOSE);
        wp_set_current_user(0);
        unset($_COOKIE['coleman_cart'], $_COOKIE['coleman_hint']);
        foreach (['HTTP_ORIGIN', 'HTTP_SEC_FETCH_SITE', 'HTTP_X_COLEMAN_CART', 'HTTP_X_COLEMAN_TOKEN'] as $header) {
            unset($_SERVER[$header]);
        }
        $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
    }

    protected function modules(): Modules
    {
        return Plugin::modules();
    }

    /**
     * A REST call as one of our own pages makes it.
     *
     * @param array<string, mixed> $parameters
     * @param array<string, string> $headers
     */
    protected function call(string $method, string $path, array $parameters = [], array $headers = []): \WP_REST_Response
    {
        $_SERVER['HTTP_ORIGIN'] ??= home_url();
        $request = new \WP_REST_Request($method, '/coleman/v1' . $path);
        'GET' === $method ? $request->set_query_params($parameters) : $request->set_body_params($parameters);
        foreach ($headers as $name => $value) {
            $request->set_header($name, $value);
        }
        $response = rest_do_request($request);
        if ($response->is_error()) {
            $error = $response->as_error();
            $response = rest_convert_error_to_response($error instanceof \WP_Error ? $error : new \WP_Error());
        }
        /** @var \WP_REST_Response $finished */
        $finished = apply_filters('rest_post_dispatch', $response, rest_get_server(), $request);

        return $finished;
    }

    /**
     * Runs work with modules of its own: another clock, and settings as they are stored now. REST calls in it reach them.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    protected function withModulesAt(Clock $clock, \Closure $work): mixed
    {
        global $wp_filter, $wp_rest_server;
        $hooks = ['rest_pre_dispatch', 'rest_post_dispatch', 'rest_pre_serve_request'];
        $filters = array_map(static fn (string $hook): mixed => isset($wp_filter[$hook]) ? clone $wp_filter[$hook] : new \WP_Hook(), array_combine($hooks, $hooks));
        [$before, $server] = [Plugin::modules(), $wp_rest_server];
        array_map(self::unhookRest(...), $hooks);
        try {
            if (null === self::$restServerOfCore) {
                $wp_rest_server = null;
                self::$restServerOfCore = clone rest_get_server();
            }
            $wp_rest_server = clone self::$restServerOfCore;
            Plugin::modules($clock)->rest->server()->register();

            return $work();
        } finally {
            foreach ($filters as $hook => $filter) {
                $wp_filter[$hook] = $filter;
            }
            $wp_rest_server = $server;
            // The very same: what hangs on WordPress's other hooks is made of them.
            (new \ReflectionProperty(Plugin::class, 'modules'))->setValue(null, $before);
        }
    }

    /**
     * Runs work in one moment, for tests that use up a limit: on a slow machine its window would pass meanwhile, and let
     * more through.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    protected function inOneMoment(\Closure $work): mixed
    {
        if (self::LOOSE === get_option(Limits::OPTION)) {
            delete_option(Limits::OPTION);
        }

        return $this->withModulesAt(new FixedClock('now'), $work);
    }

    /** Takes our REST server, and what would hang it there at the first call, off a hook; what others hang there stays. */
    private static function unhookRest(string $hook): void
    {
        global $wp_filter;
        foreach (($wp_filter[$hook] ?? new \WP_Hook())->callbacks as $priority => $callbacks) {
            foreach (array_column($callbacks, 'function') as $callback) {
                $class = $callback instanceof \Closure ? (new \ReflectionFunction($callback))->getClosureScopeClass()?->getName() : null;
                if (RestServer::class === $class || Plugin::class === $class) {
                    remove_filter($hook, $callback, $priority);
                }
            }
        }
    }

    /** @return array<string, mixed> */
    protected function body(\WP_REST_Response $response): array
    {
        $data = json_decode((string) wp_json_encode($response->get_data()), true);
        self::assertIsArray($data);

        return $data;
    }

    /**
     * For a test of many cases that are much alike: each engine tries every second one, and at the next turn
     * (COLEMAN_TURN, bin/lib/turn.mjs) the others. Where the turn is `all`, each tries all.
     *
     * @template K of array-key
     * @template T
     * @param array<K, T> $cases
     * @return array<K, T>
     */
    protected static function shareOfEngine(array $cases): array
    {
        $turn = (string) getenv('COLEMAN_TURN');
        if ('all' === $turn) {
            return $cases;
        }
        $first = ((int) $turn + ('mariadb' === getenv('COLEMAN_DATABASE') ? 1 : 0)) % 2;
        $places = array_flip(array_keys($cases));

        return array_filter($cases, static fn (int|string $key): bool => $first === $places[$key] % 2, ARRAY_FILTER_USE_KEY);
    }

    /** The newest model year that feeds accept. */
    protected function newestModelYear(): int
    {
        return 2 + (int) DealerTime::now($this->modules()->foundation->clock)->format('Y');
    }

    /** Number of rows in one of our tables. */
    protected function rows(string $table): int
    {
        return (int) $this->modules()->foundation->connection()->value(sprintf('SELECT COUNT(*) FROM {%s}', $table));
    }
}
