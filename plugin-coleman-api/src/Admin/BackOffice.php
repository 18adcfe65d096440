<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/**
 * The menu "Dealership" of wp-admin, and what staff find when they sign in.
 *
 * Who works at a desk but does not write the site lands on the first screen of theirs and sees no dashboard; their
 * profile stays. The scripts are the other plugin's: it listens to ENQUEUE (Coleman\Blocks\DeskScripts).
 */
final readonly class BackOffice
{
    /** Fired with a screen's name when that screen is opened: whoever has its script brings it. */
    public const ENQUEUE = 'coleman_desk_enqueue';

    /** @param \Closure(): list<Screen> $screens in the order of the menu */
    public function __construct(private \Closure $screens)
    {
    }

    public function register(): void
    {
        add_action('admin_menu', $this->addMenu(...));
        add_action('admin_enqueue_scripts', $this->enqueue(...));
        add_filter('login_redirect', $this->landing(...), 10, 3);
        add_action('load-index.php', $this->leaveDashboard(...));
        add_action('admin_bar_menu', $this->tidyBar(...), 999);
    }

    /** The first screen that a user may see; null for those who work at no desk. */
    public function firstScreen(\WP_User $user): ?Screen
    {
        return array_find(($this->screens)(), static fn (Screen $screen): bool => $user->has_cap($screen->capability));
    }

    private function addMenu(): void
    {
        $first = $this->firstScreen(wp_get_current_user());
        if (null === $first) {
            return;
        }
        // WordPress opens a menu at its first row; so the menu has that row's slug and right.
        add_menu_page(__('Dealership', 'coleman'), __('Dealership', 'coleman'), $first->capability, $first->slug(), '', 'dashicons-store', 2);
        foreach (($this->screens)() as $screen) {
            $hook = add_submenu_page($first->slug(), $screen->title, $screen->title, $screen->capability, $screen->slug(), fn () => $this->print($screen));
            add_action('load-' . $hook, static fn () => ScreenHelp::add($screen));
        }
        if (!current_user_can('edit_posts')) {
            remove_menu_page('index.php');
        }
    }

    private function enqueue(): void
    {
        $screen = $this->current();
        if (null !== $screen) {
            do_action(self::ENQUEUE, $screen->name);
        }
    }

    private function current(): ?Screen
    {
        $page = $_GET['page'] ?? '';

        return array_find(($this->screens)(), static fn (Screen $screen): bool => $screen->slug() === $page && current_user_can($screen->capability));
    }

    private function print(Screen $screen): void
    {
        if (false === has_action(self::ENQUEUE)) {
            printf('<div class="wrap"><h1>%s</h1><p>%s</p></div>', esc_html($screen->title), esc_html__('This screen needs the Coleman Blocks plugin. Please activate it.', 'coleman'));

            return;
        }
        // WordPress moves notices of others behind the first heading it finds in .wrap: not into our screens.
        printf(
            '<div class="wrap coleman-desk-wrap"><h1 class="screen-reader-text">%s</h1><hr class="wp-header-end" /><div id="coleman-desk" class="coleman-desk"><noscript>%s</noscript></div></div><script type="application/json" id="coleman-desk-boot">%s</script>',
            esc_html($screen->title),
            esc_html__('This screen needs JavaScript.', 'coleman'),
            wp_json_encode(($screen->boot)(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES),
        );
    }

    /** Where sign-in by WordPress's own page leads, unless a screen was asked for. */
    private function landing(string $to, string $asked, \WP_User|\WP_Error $user): string
    {
        if (!$user instanceof \WP_User || !in_array($asked, ['', admin_url()], true) || $user->has_cap('edit_posts')) {
            return $to;
        }

        return $this->firstScreen($user)?->url() ?? $to;
    }

    private function leaveDashboard(): void
    {
        $screen = current_user_can('edit_posts') ? null : $this->firstScreen(wp_get_current_user());
        if (null !== $screen) {
            wp_safe_redirect($screen->url());
            exit;
        }
    }

    private function tidyBar(\WP_Admin_Bar $bar): void
    {
        if (!current_user_can('edit_posts') && null !== $this->firstScreen(wp_get_current_user())) {
            $bar->remove_node('wp-logo');
            $bar->remove_node('dashboard');
        }
    }
}
