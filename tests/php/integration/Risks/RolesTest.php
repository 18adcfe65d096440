<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Http\Route;
use Coleman\Api\Staff\Roles;

/**
 * Who may make which call: every call against every role, as tests/seed/roles.txt says it. A call without a line there
 * fails, so nobody adds one without saying whom it is for. `ROLES=write npm run test:php -- --filter RolesTest` writes
 * the file anew; what it then says is for the reviewer to read.
 */
final class RolesTest extends RiskTestCase
{
    private const FILE = __DIR__ . '/../../../seed/roles.txt';

    /** Columns of the table: a WordPress role, or what a machine may do by its Application Password. */
    private const WHO = ['visitor', 'customer', 'coleman_manager', 'coleman_parts_desk', 'coleman_rental_desk', 'coleman_sales', 'coleman_marketing', 'coleman_integration', 'administrator', Roles::FEED, Roles::FULFIL, Roles::MARK_SENT];

    /** @var array<string, int> */
    private static array $users = [];

    public static function setUpBeforeClass(): void
    {
        foreach (self::WHO as $who) {
            if ('visitor' === $who) {
                self::$users[$who] = 0;
                continue;
            }
            $id = wp_insert_user(['user_login' => 'risk-' . $who, 'user_pass' => 'x', 'user_email' => "risk-{$who}@example.com", 'role' => null === get_role($who) ? '' : $who]);
            self::assertIsInt($id);
            if (null === get_role($who)) {
                (new \WP_User($id))->add_cap($who);
            }
            self::$users[$who] = $id;
        }
    }

    public static function tearDownAfterClass(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), array_filter(self::$users));
    }

    public function testEveryCallIsForWhomTheTableSays(): void
    {
        $rows = [];
        foreach ($this->routes() as $route) {
            $marks = array_map(fn (string $who): string => self::may($route, $who) ? 'yes' : '-', self::WHO);
            $rows[] = self::row(sprintf('%-6s %s', $route->method, preg_replace('/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/', '{$1}', $route->path)), $marks);
        }
        sort($rows);
        // Roles of ours are named without their prefix: the table is wide enough.
        $names = array_map(static fn (string $who): string => null === get_role($who) ? $who : (string) preg_replace('/^coleman_/', '', $who), self::WHO);
        $table = self::row('', $names) . "\n" . implode("\n", $rows) . "\n";
        if ('write' === getenv('ROLES')) {
            file_put_contents(self::FILE, $table);
        }

        self::assertSame((string) file_get_contents(self::FILE), $table);
    }

    public function testWhoMayNotIsRefusedBeforeAnythingMoves(): void
    {
        $before = $this->everything();
        foreach ($this->routes() as $route) {
            foreach (self::WHO as $who) {
                if (self::may($route, $who)) {
                    continue;
                }
                wp_set_current_user(self::$users[$who]);
                $status = $this->call($route->method, self::path($route), $this->sample($route))->get_status();
                self::assertSame('visitor' === $who ? 401 : 403, $status, "{$route->method} {$route->path} by {$who}");
            }
        }
        self::assertSame($before, $this->everything());
    }

    public function testNobodyButStaffComesIntoTheBackOffice(): void
    {
        foreach (self::WHO as $who) {
            $desks = array_filter([Roles::ORDERS, Roles::RENTALS, Roles::LEADS, Roles::CUSTOMERS, Roles::SETTINGS], static fn (string $capability): bool => user_can(self::$users[$who], $capability));
            $isDesk = in_array($who, ['coleman_manager', 'coleman_parts_desk', 'coleman_rental_desk', 'coleman_sales', 'administrator'], true);
            self::assertSame($isDesk, [] !== $desks, $who);
            self::assertSame('administrator' === $who, user_can(self::$users[$who], Roles::SETTINGS), $who);
            self::assertSame('administrator' === $who, user_can(self::$users[$who], 'manage_options'), $who);
        }
    }

    private static function may(Route $route, string $who): bool
    {
        wp_set_current_user(self::$users[$who]);

        return $route->permission->allows();
    }

    /** @param list<string> $cells */
    private static function row(string $first, array $cells): string
    {
        return rtrim(sprintf('%-48s', $first) . implode('', array_map(static fn (string $cell): string => sprintf('%-16s', $cell), $cells)));
    }
}
