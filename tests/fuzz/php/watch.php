<?php

/**
 * Reads a site's tables past the site, for tests/fuzz: a command a line on standard input, JSON on standard output.
 *
 * `moved`: whether anybody wrote since it was last asked; no table is read. `print`: what each table holds, by name.
 * `people`: makes an account of each role and takes the limits off, whose matter other tests are.
 */

declare(strict_types=1);

use Coleman\Api\Http\Limits;
use Coleman\Api\Staff\Roles;

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

/** @var wpdb $wpdb */
global $wpdb;

/** What a refusal may leave behind: counters of tries, what devices looked at, sessions, and what is made anew from other tables. */
const UNCOUNTED = '/(_rate_limits|_impressions|_options|_usermeta|_search_\w+)$/';

/** Columns that say when a row was last touched, not what it says. */
const TIMES = ['updated_at' => 1, 'changed_at' => 1, 'expires_at' => 1];

/** Of a table with more rows than this only the number of rows is compared. */
const MOST_ROWS = 600;

$file = getenv('COLEMAN_SITE_DIR') . '/database/wordpress.sqlite';
$sqlite = 'mariadb' === getenv('COLEMAN_DATABASE') ? null : new PDO('sqlite:' . $file, null, null, [PDO::SQLITE_ATTR_OPEN_FLAGS => PDO::SQLITE_OPEN_READONLY]);

/** Changes with each write of another connection. */
$version = static fn (): string => null !== $sqlite
    ? (string) $sqlite->query('PRAGMA data_version')->fetchColumn()
    : implode(' ', $wpdb->get_col("SHOW GLOBAL STATUS WHERE Variable_name IN ('Innodb_rows_inserted', 'Innodb_rows_updated', 'Innodb_rows_deleted')", 1));

/** @return list<array<string, mixed>> */
$rows = static fn (string $sql): array => null !== $sqlite ? $sqlite->query($sql)->fetchAll(PDO::FETCH_ASSOC) : $wpdb->get_results($sql, ARRAY_A);

$tables = array_values(array_filter(
    $wpdb->get_col("SHOW TABLES LIKE 'wp\\_%'"),
    static fn (string $table): bool => 1 !== preg_match(UNCOUNTED, $table),
));

$print = static function () use ($tables, $rows): array {
    $counts = array_map(static fn (string $table): string => "SELECT '$table' AS name, COUNT(*) AS rows_in FROM `$table`", $tables);
    $found = [];
    foreach (array_chunk($counts, 40) as $some) {
        foreach ($rows(implode(' UNION ALL ', $some)) as ['name' => $name, 'rows_in' => $count]) {
            $all = $count > 0 && $count <= MOST_ROWS ? $rows("SELECT * FROM `$name`") : [];
            $found[$name] = $count . ' ' . md5(serialize(array_map(static fn (array $row): array => array_diff_key($row, TIMES), $all)));
        }
    }

    return $found;
};

$people = static function (): array {
    update_option(Limits::OPTION, array_fill_keys(array_keys(Limits::DEFAULTS), [0, 1]));
    $made = [];
    foreach (['customer', 'coleman_manager', 'coleman_parts_desk', 'coleman_rental_desk', 'coleman_sales', 'coleman_marketing', 'coleman_integration', 'administrator', Roles::FEED, Roles::FULFIL, Roles::MARK_SENT] as $who) {
        $name = 'fuzz-' . str_replace('coleman_', '', $who);
        $user = get_user_by('login', $name) ?: null;
        $isRole = null !== get_role($who);
        $id = wp_insert_user(['ID' => $user?->ID, 'user_login' => $name, 'user_pass' => 'password', 'user_email' => "$name@example.com", 'role' => $isRole ? $who : '']);
        if (is_wp_error($id)) {
            throw new RuntimeException($id->get_error_message());
        }
        // An update takes the password as it is.
        wp_set_password('password', $id);
        if (!$isRole) {
            (new WP_User($id))->add_cap($who);
        }
        $made[str_replace('coleman_', '', $isRole ? $who : $who)] = $name;
    }

    return $made;
};

$last = '';
while (false !== ($line = fgets(STDIN))) {
    $answer = match (trim($line)) {
        'moved' => $version(),
        'print' => $print(),
        'people' => $people(),
        default => throw new LogicException('There is no such command.'),
    };
    if ('moved' === trim($line)) {
        [$last, $answer] = [$answer, $answer !== $last];
    }
    fwrite(STDOUT, json_encode($answer, JSON_THROW_ON_ERROR) . "\n");
}
