<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/** The role `customer`: signs in and orders, never sees wp-admin. */
final class CustomerRole
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
        return is_user_logged_in() && self::isMere(wp_get_current_user());
    }

    /** Whether a user is a customer and nothing else: who also works here has a capability of the staff's. */
    public static function isMere(\WP_User $user): bool
    {
        $isStaff = array_any(
            array_keys(array_filter($user->allcaps)),
            static fn (int|string $capability): bool => 'edit_posts' === $capability || str_starts_with((string) $capability, 'coleman_'),
        );

        return !$isStaff && in_array(self::ROLE, $user->roles, true);
    }
}
