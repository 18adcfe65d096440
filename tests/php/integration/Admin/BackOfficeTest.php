<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Admin;

use Coleman\Api\Admin\BackOffice;
use Coleman\Api\Admin\Screen;
use Coleman\Api\Staff\Roles;
use Coleman\Tests\Integration\TestCase;

final class BackOfficeTest extends TestCase
{
    public function testEachRoleLandsOnTheFirstScreenThatItMaySee(): void
    {
        $office = $this->modules()->admin->backOffice();
        foreach (Roles::names() as $role) {
            $user = self::user($role);
            $first = $office->firstScreen($user);
            $landing = apply_filters('login_redirect', admin_url(), '', $user);
            if (null === $first || $user->has_cap('edit_posts')) {
                self::assertSame(admin_url(), $landing, $role);
            } else {
                self::assertTrue($user->has_cap($first->capability), $role);
                self::assertSame($first->url(), $landing, $role);
            }
        }
        self::assertSame('orders', $office->firstScreen(self::user('coleman_parts_desk'))?->name);
        self::assertNull($office->firstScreen(self::user('customer')));
        self::assertNull($office->firstScreen(self::user('editor')));
    }

    public function testAScreenThatWasAskedForIsKept(): void
    {
        $user = self::user('coleman_parts_desk');
        $asked = admin_url('profile.php');
        self::assertSame($asked, apply_filters('login_redirect', $asked, $asked, $user));
        self::assertSame(admin_url(), apply_filters('login_redirect', admin_url(), '', self::user('administrator')));
    }

    public function testTheMenuHoldsWhatTheRoleMaySeeAndTheDashboardLeavesForDeskStaff(): void
    {
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        self::assertSame(['coleman-orders'], array_slice($this->menuOf('coleman_parts_desk'), 0, 1));
        self::assertNotContains('index.php', $this->topOf('coleman_parts_desk'));
        self::assertContains('profile.php', $this->topOf('coleman_parts_desk'));
        self::assertContains('index.php', $this->topOf('administrator'));
        self::assertSame([], $this->menuOf('editor'));
    }

    /** A reading of each screen; those of pictures are left out. */
    private const READS = [
        'orders' => '/desk/orders',
        'stock' => '/desk/attention',
        'rentals' => '/desk/rentals',
        'leads' => '/desk/leads',
        'inventory' => '/desk/inventory/choices',
        'diagrams' => '/desk/diagrams/choices',
        'website' => '/desk/announcements',
        'search-words' => '/desk/search-words',
        'customers' => '/desk/customers',
        'demand' => '/desk/demand',
        'feeds' => '/feeds',
        'mail' => '/desk/mails',
        'integrations' => '/desk/webhooks',
        'audit' => '/desk/audit',
        'settings' => '/desk/settings',
    ];

    public function testTheMenuOfARoleShowsAScreenExactlyWhenTheRoleMayReadIt(): void
    {
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        foreach (['administrator', 'editor', 'customer', ...Roles::names()] as $role) {
            // Signs in as the role too.
            $menu = $this->menuOf($role);
            foreach (self::READS as $screen => $path) {
                self::assertSame(
                    in_array('coleman-' . $screen, $menu, true),
                    !in_array($this->call('GET', $path)->get_status(), [401, 403], true),
                    "$role: $screen",
                );
            }
        }
    }

    public function testAScreenPrintsItsBootDataSafely(): void
    {
        $user = self::user('coleman_parts_desk');
        $user->add_cap('coleman_test');
        $screen = new Screen('test', 'Test', 'coleman_test', static fn (): array => ['text' => '</script><b>']);
        self::assertStringEndsWith('wp-admin/admin.php?page=coleman-test', $screen->url());
        (new BackOffice(static fn (): array => [$screen]))->register();
        wp_set_current_user($user->ID);
        do_action('admin_menu', '');
        ob_start();
        do_action('toplevel_page_coleman-test');
        $html = (string) ob_get_clean();
        self::assertSame(1, substr_count($html, 'id="coleman-desk"'));
        self::assertStringContainsString('{"text":"\u003C/script\u003E\u003Cb\u003E"}', $html);
    }

    /** @return list<string> slugs below "Dealership" */
    private function menuOf(string $role): array
    {
        $this->topOf($role);
        /** @var array<string, list<array{0: string, 1: string, 2: string}>> $submenu */
        global $submenu;
        foreach ($submenu as $rows) {
            $slugs = array_column($rows, 2);
            if ([] !== array_filter($slugs, static fn (string $slug): bool => str_starts_with($slug, 'coleman-'))) {
                return array_values($slugs);
            }
        }

        return [];
    }

    /** @return list<string> slugs of the top menu */
    private function topOf(string $role): array
    {
        /** @var array<int, array{0: string, 1: string, 2: string}> $menu */
        global $menu, $submenu, $admin_page_hooks, $_registered_pages, $_parent_pages;
        wp_set_current_user(self::user($role)->ID);
        $menu = [2 => ['Dashboard', 'read', 'index.php'], 70 => ['Profile', 'read', 'profile.php']];
        $submenu = $admin_page_hooks = $_registered_pages = $_parent_pages = [];
        do_action('admin_menu', '');

        return array_values(array_column($menu, 2));
    }

    private static function user(string $role): \WP_User
    {
        $login = 'office-' . $role;
        $user = get_user_by('login', $login);
        if (false === $user) {
            $id = wp_insert_user(['user_login' => $login, 'user_pass' => wp_generate_password(), 'user_email' => $login . '@example.com', 'role' => $role]);
            self::assertIsInt($id);
            $user = get_user_by('id', $id);
        }
        self::assertInstanceOf(\WP_User::class, $user);

        return $user;
    }

    public static function tearDownAfterClass(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        foreach ([...Roles::names(), 'customer', 'editor', 'administrator'] as $role) {
            $user = get_user_by('login', 'office-' . $role);
            if (false !== $user) {
                wp_delete_user($user->ID);
            }
        }
        parent::tearDownAfterClass();
    }
}
