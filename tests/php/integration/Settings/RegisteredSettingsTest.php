<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Settings;

use Coleman\Api\Plugin;
use Coleman\Api\Routing\ScriptPolicy;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;
use Coleman\Tests\Integration\BeforeTranslations;
use Coleman\Tests\Integration\TestCase;

/** WordPress knows the settings in each call that may ask for them; the calls of other plugins do not pay for it. */
final class RegisteredSettingsTest extends TestCase
{
    use BeforeTranslations;

    private mixed $known = null;

    private mixed $asked = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->known = $GLOBALS['wp_registered_settings'] ?? [];
        $this->asked = $GLOBALS['wp']->query_vars ?? [];
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_registered_settings'] = $this->known;
        $GLOBALS['wp']->query_vars = $this->asked;
        parent::tearDown();
    }

    /**
     * @testWith ["/coleman/v1/desk/settings", true]
     *           ["/wp/v2/settings", true]
     *           ["/wp/v2/settings/", true]
     *           ["/batch/v1", true]
     *           ["/", true]
     *           ["/wp/v2", true]
     *           ["", true]
     *           ["/wp/v2/posts", false]
     *           ["/WP/V2/posts", false]
     *           ["/theirs/v1/nothing", false]
     */
    public function testTheyAreRegisteredWhereTheyAreAskedFor(string $route, bool $expected): void
    {
        $GLOBALS['wp_registered_settings'] = [];
        $GLOBALS['wp']->query_vars = ['rest_route' => $route];
        $hook = $GLOBALS['wp_filter']['rest_api_init'] ?? null;
        try {
            $GLOBALS['wp_filter']['rest_api_init'] = new \WP_Hook();
            Plugin::modules()->admin->settings()->register();
            do_action('rest_api_init');
        } finally {
            $GLOBALS['wp_filter']['rest_api_init'] = $hook;
        }

        self::assertSame($expected, isset(get_registered_settings()[ScriptPolicy::OPTION]));
    }

    public function testTheStaffLogKnowsHowEachPercentIsKept(): void
    {
        $groups = (new \ReflectionMethod(Plugin::modules()->admin, 'groups'))->invoke(Plugin::modules()->admin);
        self::assertIsArray($groups);
        $names = Plugin::modules()->admin->settingsAudit()->names();
        $told = [];
        foreach (array_filter($groups, static fn (mixed $group): bool => $group instanceof SettingsGroup) as $group) {
            foreach (array_filter($group->fields(), static fn (Field $field): bool => FieldKind::Percent === $field->kind) as $field) {
                foreach ($group->options() as $option => $schema) {
                    $kept = is_array($schema['default'] ?? null) ? $schema['default'][$field->name] ?? null : null;
                    $told[] = $field->name;
                    self::assertTrue(is_int($kept) || is_float($kept), $field->name);
                    self::assertSame($field->shown($field->default), (string) ($kept / ((array) $names[$option]['percents'])[$field->name]), $field->name);
                }
            }
        }
        self::assertEqualsCanonicalizing(['fee', 'insurance_percent', 'rate', 'down_percent', 'price_drop'], $told);
        foreach (Plugin::modules()->branches->locations()->all() as $branch) {
            self::assertSame($branch->city, $names['coleman_desks']['fields']['parts_' . $branch->id], 'What is kept by a branch’s id is told by its city.');
            self::assertSame($branch->city, $names['coleman_promises']['fields']['cutoff_' . $branch->id]);
        }
        self::assertSame(1_000, ((array) $names['coleman_charges']['percents'])['tax']);
        self::assertArrayHasKey('light', (array) ((array) $names['coleman_color_scheme']['choices'])['coleman_color_scheme']);
    }

    public function testAnOptionIsWrittenWithoutTranslations(): void
    {
        $hooks = $GLOBALS['wp_filter'];
        $GLOBALS['wp_filter'] = array_diff_key($hooks, ['added_option' => true, 'updated_option' => true]);
        try {
            Plugin::modules()->admin->settingsAudit()->register();
            self::assertSame([], $this->saidBeforeTranslations(static fn (): bool => update_option('coleman_test', 'anything')));
        } finally {
            $GLOBALS['wp_filter'] = $hooks;
            delete_option('coleman_test');
        }
    }
}
