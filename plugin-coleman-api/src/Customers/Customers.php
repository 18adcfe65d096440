<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/** The role `customer`: signs in and orders, never sees wp-admin. */
final class Customers
{
    public const ROLE = 'customer';

    public function register(): void
    {
        // admin-ajax and admin-post are doors of the public site and stay open.
        add_action('admin_init', $this->keepOutOfAdmin(...));
        add_filter('show_admin_bar', fn (bool $show): bool => $show && !$this->isMereCustomer());
    }

    public static function addRole(): void
    {
        if (null === get_role(self::ROLE)) {
            add_role(self::ROLE, 'Customer', ['read' => true]);
        }
    }

    private function keepOutOfAdmin(): void
    {
        $script = basename((string) wp_parse_url(is_string($_SERVER['SCRIPT_NAME'] ?? null) ? $_SERVER['SCRIPT_NAME'] : '', PHP_URL_PATH));
        if ($this->isMereCustomer() && !in_array($script, ['admin-ajax.php', 'admin-post.php'], true)) {
            wp_safe_redirect(home_url('/customer'));
            exit;
        }
    }

    private function isMereCustomer(): bool
    {
        return is_user_logged_in() && in_array(self::ROLE, wp_get_current_user()->roles, true) && !current_user_can('edit_posts');
    }
}
