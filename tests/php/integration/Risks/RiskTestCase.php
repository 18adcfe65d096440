<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Http\Limits;
use Coleman\Api\Http\Route;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/**
 * One kind of attack, tried on every call there is: a call that is added is attacked from its first day.
 *
 * "Without effect" is taken at its word: no row of any table of ours, and no user, is other than before.
 */
abstract class RiskTestCase extends OrderTestCase
{
    /** What a refusal may leave behind: counters of tries, what devices looked at, and locks of the moment. */
    private const UNCOUNTED = ['rate_limits', 'impressions'];

    /** @return list<Route> */
    protected function routes(): array
    {
        return $this->modules()->rest->server()->routes();
    }

    /** @return list<Route> those that change something */
    protected function writes(): array
    {
        return array_values(array_filter($this->routes(), static fn (Route $route): bool => $route->isWrite()));
    }

    /** The path of a call, with a number where it takes one. */
    protected static function path(Route $route, int $id = 7): string
    {
        return preg_replace('/\(\?P<\w+>(?:[^()]|\([^()]*\))*\)/', (string) $id, $route->path) ?? $route->path;
    }

    /**
     * A body such as the schema of a call describes.
     *
     * @return array<string, mixed>
     */
    protected function sample(Route $route): array
    {
        $sample = self::sampleOf($this->schema($route));

        return is_array($sample) ? array_combine(array_map(strval(...), array_keys($sample)), $sample) : [];
    }

    /** @return array<mixed> what a call takes */
    protected function schema(Route $route): array
    {
        return '' === $route->request ? [] : (new \Coleman\Api\Http\Schemas(dirname(__DIR__, 4) . '/plugin-coleman-api/schema'))->file('requests/' . $route->request);
    }

    /** @param array<mixed> $schema */
    private static function sampleOf(array $schema): mixed
    {
        if (is_array($schema['enum'] ?? null)) {
            return $schema['enum'][0];
        }
        $type = is_array($schema['type'] ?? null) ? $schema['type'][0] : $schema['type'] ?? 'object';
        if ('object' === $type) {
            $sample = [];
            foreach (is_array($schema['properties'] ?? null) ? $schema['properties'] : [] as $name => $property) {
                $sample[$name] = is_array($property) ? self::sampleOf($property) : '';
            }

            return $sample;
        }

        return match ($type) {
            'integer', 'number' => is_int($schema['minimum'] ?? null) ? max(1, $schema['minimum']) : 1,
            'boolean' => true,
            'array' => is_array($schema['items'] ?? null) ? [self::sampleOf($schema['items'])] : [],
            default => match (true) {
                'date' === ($schema['format'] ?? '') => '2026-03-02',
                // Any word will do, but not where only some are words.
                isset($schema['pattern'], $schema['default']) => $schema['default'],
                default => str_repeat('x', is_int($schema['minLength'] ?? null) ? max(1, $schema['minLength']) : 1),
            },
        };
    }

    /** @return array<string, string> each table and user, and what of it tells whether anything has changed */
    protected function everything(): array
    {
        $found = [];
        foreach ($this->tables() as $table) {
            if (!in_array($table, self::UNCOUNTED, true)) {
                $found[$table] = $this->fingerprint($table);
            }
        }
        foreach (get_users(['fields' => 'ID']) as $id) {
            wp_cache_delete((int) $id, 'users');
            wp_cache_delete((int) $id, 'user_meta');
            $user = new \WP_User((int) $id);
            $found['user ' . $id] = md5((string) wp_json_encode([$user->data, $user->caps, get_user_meta((int) $id)]));
        }

        return $found;
    }

    /** The catalog is only counted; what people leave behind is read whole. */
    private function fingerprint(string $table): string
    {
        $connection = $this->modules()->foundation->connection();
        $count = $this->rows($table);

        $rows = $count > 300 ? [] : $connection->rows(sprintf('SELECT * FROM {%s}', $table));
        // The same saved again is saved now.
        $rows = array_map(static fn (array $row): array => array_diff_key($row, ['updated_at' => 1, 'changed_at' => 1, 'expires_at' => 1]), $rows);

        return $count . ' ' . md5((string) wp_json_encode($rows));
    }

    /** @return list<string> our tables, without the prefix */
    private function tables(): array
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        $prefix = $wpdb->prefix . 'coleman_';
        /** @var list<string> $tables */
        $tables = $wpdb->get_col($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($prefix) . '%'));

        return array_map(static fn (string $table): string => substr($table, strlen($prefix)), $tables);
    }

    /** Takes the limits off, whose matter others are. */
    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        update_option(Limits::OPTION, array_fill_keys(array_keys(Limits::DEFAULTS), [0, 1]));
    }

    protected function tearDown(): void
    {
        delete_option(Limits::OPTION);
        remove_filter('send_auth_cookies', '__return_false');
        parent::tearDown();
    }
}
