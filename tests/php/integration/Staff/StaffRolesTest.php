<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Staff;

use Coleman\Api\Staff\Roles;
use Coleman\Tests\Integration\TestCase;

/** Roles of staff: their names, what an upgrade gives and takes, and what it leaves as people have changed it. */
final class StaffRolesTest extends TestCase
{
    private const GRANTED = 'coleman_granted_capabilities';

    /** @var array<mixed> */
    private array $roles = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->roles = wp_roles()->roles;
    }

    protected function tearDown(): void
    {
        update_option(wp_roles()->role_key, $this->roles);
        wp_roles()->for_site();
        delete_option(self::GRANTED);
        Roles::add();
        remove_all_filters('gettext_coleman');
        parent::tearDown();
    }

    public function testNamesFollowOneScheme(): void
    {
        self::assertNotEmpty(Roles::names());
        foreach (Roles::names() as $name) {
            self::assertMatchesRegularExpression('/^coleman_[a-z_]+$/', $name);
        }
        self::assertNotEmpty(Roles::capabilities());
        foreach (Roles::capabilities() as $capability) {
            self::assertMatchesRegularExpression('/^coleman_(?:manage_[a-z]+|feed|fulfil|price|read|mark)$/', $capability);
        }
    }

    public function testTheDocumentNamesTheRolesWithWhatTheyMay(): void
    {
        preg_match_all('/^\\| `(coleman_\\w+)` \\|.*\\| ([^|]+) \\|$/m', (string) file_get_contents(dirname(__DIR__, 4) . '/docs/desk.md'), $rows, PREG_SET_ORDER);
        self::assertSame(Roles::names(), array_column($rows, 1));
        foreach ($rows as [, $name, $rights]) {
            $ours = array_values(array_intersect(Roles::capabilities(), array_keys(get_role($name)->capabilities ?? [])));
            self::assertEqualsCanonicalizing($ours, explode(', ', str_replace('`', '', $rights)), $name);
        }
    }

    public function testAnUpgradeTakesWhatARoleHadBeforeAndLeavesWhatPeopleGaveIt(): void
    {
        $role = get_role('coleman_parts_desk') ?? self::fail('There is no such role.');
        $role->add_cap('coleman_old');
        $role->add_cap(Roles::LEADS);
        $role->remove_cap(Roles::PRICE);
        $granted = get_option(self::GRANTED);
        self::assertIsArray($granted);
        update_option(self::GRANTED, ['coleman_parts_desk' => [...$granted['coleman_parts_desk'], 'coleman_old']] + $granted);

        Roles::add();

        $role = get_role('coleman_parts_desk') ?? self::fail('It is gone.');
        self::assertFalse($role->has_cap('coleman_old'), 'what is no more');
        self::assertTrue($role->has_cap(Roles::LEADS), 'given by hand');
        self::assertFalse($role->has_cap(Roles::PRICE), 'taken by hand');
        self::assertTrue($role->has_cap(Roles::ORDERS));
    }

    public function testAnUpgradeGivesWhatIsNew(): void
    {
        $role = get_role('coleman_parts_desk') ?? self::fail('There is no such role.');
        $role->remove_cap(Roles::FEED);
        $granted = get_option(self::GRANTED);
        self::assertIsArray($granted);
        update_option(self::GRANTED, ['coleman_parts_desk' => array_values(array_diff($granted['coleman_parts_desk'], [Roles::FEED]))] + $granted);
        get_role('administrator')?->remove_cap(Roles::SETTINGS);

        Roles::add();

        self::assertTrue(get_role('coleman_parts_desk')?->has_cap(Roles::FEED));
        self::assertTrue(get_role('administrator')?->has_cap(Roles::SETTINGS));
    }

    public function testMarketingHasTheSiteEditorFromAnUpgradeOn(): void
    {
        $mayDesign = static fn (string $role): bool => true === get_role($role)?->has_cap('edit_theme_options');
        get_role('coleman_marketing')?->remove_cap('edit_theme_options');
        $granted = get_option(self::GRANTED);
        self::assertIsArray($granted);
        update_option(self::GRANTED, ['coleman_marketing' => [Roles::IMAGES, Roles::BRANCHES]] + $granted);

        Roles::add();
        self::assertTrue($mayDesign('coleman_marketing'));
        $with = array_filter(Roles::names(), $mayDesign);
        self::assertSame(['coleman_marketing'], array_values($with), 'no desk has it');

        get_role('coleman_marketing')?->remove_cap('edit_theme_options');
        Roles::add();
        self::assertFalse($mayDesign('coleman_marketing'), 'taken by hand');
    }

    public function testUninstallingTakesTheRoleAndItsRightsButNotWordPressOwn(): void
    {
        $id = wp_insert_user(['user_login' => 'designer', 'user_email' => 'designer@example.com', 'user_pass' => wp_generate_password(), 'role' => 'coleman_marketing']);
        self::assertIsInt($id);
        try {
            self::assertTrue(user_can($id, 'edit_theme_options'));
            Roles::remove();
            clean_user_cache($id);
            self::assertFalse(user_can($id, 'edit_theme_options'));
            self::assertTrue(get_role('administrator')?->has_cap('edit_theme_options'));
        } finally {
            require_once ABSPATH . 'wp-admin/includes/user.php';
            wp_delete_user($id);
        }
    }

    public function testNamesOfRolesAreTranslated(): void
    {
        Roles::register();
        add_filter('gettext_with_context_coleman', $spanish = static fn (string $translation, string $text): string => 'Parts desk' === $text ? 'Refacciones' : $translation, 10, 2);

        self::assertSame('Refacciones', translate_user_role('Parts desk'));
        self::assertSame('Editor', translate_user_role('Editor'));

        remove_filter('gettext_with_context_coleman', $spanish);
    }
}
