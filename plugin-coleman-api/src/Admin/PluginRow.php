<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/** The plugin under Plugins: a link to its settings, and no activation for a whole network. */
final readonly class PluginRow
{
    /**
     * @param string $file of the plugin
     * @param string $capability who may see the settings
     */
    public function __construct(private string $file, private string $capability)
    {
    }

    public function register(): void
    {
        add_filter('plugin_action_links_' . plugin_basename($this->file), $this->links(...));
    }

    /** Each site has tables, roles and scheduled work of its own; a network has nowhere to make them. */
    public static function refuseNetwork(bool $isNetworkWide): void
    {
        if ($isNetworkWide) {
            wp_die(
                esc_html__('Coleman can’t be activated for a whole network. Activate it on each dealership site instead.', 'coleman'),
                esc_html__('Activate on single sites only', 'coleman'),
                ['response' => 400, 'back_link' => true],
            );
        }
    }

    /**
     * @param array<int|string, string> $links
     * @return array<int|string, string>
     */
    private function links(array $links): array
    {
        return current_user_can($this->capability)
            ? ['settings' => sprintf('<a href="%s">%s</a>', esc_url(admin_url('admin.php?page=coleman-settings')), esc_html__('Settings', 'coleman'))] + $links
            : $links;
    }
}
