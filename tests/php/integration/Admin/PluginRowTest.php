<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Admin;

use Coleman\Api\Admin\PluginRow;
use Coleman\Api\Staff\Roles;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\TestCase;

final class PluginRowTest extends TestCase
{
    use AtTheDesk;

    public function testALinkLeadsToTheSettingsForWhoMayChangeThem(): void
    {
        (new PluginRow(WP_PLUGIN_DIR . '/any/any.php', Roles::SETTINGS))->register();

        $this->as('administrator');
        $links = (array) apply_filters('plugin_action_links_any/any.php', ['deactivate' => 'x']);
        self::assertSame(['settings', 'deactivate'], array_keys($links));
        self::assertIsString($links['settings']);
        self::assertStringContainsString('page=coleman-settings"', $links['settings']);

        $this->as('coleman_parts_desk');
        self::assertSame(['deactivate' => 'x'], apply_filters('plugin_action_links_any/any.php', ['deactivate' => 'x']));
        remove_all_filters('plugin_action_links_any/any.php');
    }

    /**
     * @testWith ["coleman-api/coleman-api.php"]
     *           ["coleman-blocks/coleman-blocks.php"]
     */
    public function testANetworkIsRefusedInWords(string $plugin): void
    {
        $die = static fn (): \Closure => static function (string $message): never {
            throw new \DomainException($message);
        };
        add_filter('wp_die_handler', $die);
        try {
            do_action('activate_' . $plugin, true);
            self::fail('It was activated for the network.');
        } catch (\DomainException $refusal) {
            self::assertStringContainsString('can’t be activated for a whole network', $refusal->getMessage());
        } finally {
            remove_filter('wp_die_handler', $die);
        }
    }
}
