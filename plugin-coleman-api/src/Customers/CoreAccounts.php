<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/**
 * Keeps WordPress's own ways to change an account away from customers.
 *
 * `wp/v2/users/me`, XML-RPC and application passwords know nothing of the rules of this site: that the current
 * password is asked for, that a new email address is confirmed first, that a changed password ends what was signed in
 * before. They all ask for a capability, so it is refused here, whichever way the request came in.
 */
final readonly class CoreAccounts
{
    private const CAPABILITIES = [
        'edit_user', 'delete_user', 'create_app_password', 'list_app_passwords', 'read_app_password',
        'edit_app_password', 'delete_app_password', 'delete_app_passwords',
    ];

    public function register(): void
    {
        add_filter('map_meta_cap', $this->refuse(...), 10, 3);
        add_filter('wp_is_application_passwords_available_for_user', static fn (bool $isAvailable, \WP_User $user): bool => $isAvailable && !CustomerRole::isMere($user), 10, 2);
        add_action('wp_set_password', $this->afterPassword(...), 10, 3);
        add_action('profile_update', $this->afterUpdate(...), 10, 2);
    }

    /**
     * @param array<string> $capabilities that WordPress asks for
     * @return array<string>
     */
    private function refuse(array $capabilities, string $capability, int $userId): array
    {
        if (!in_array($capability, self::CAPABILITIES, true) || $userId < 1) {
            return $capabilities;
        }
        $user = get_userdata($userId);

        return false !== $user && CustomerRole::isMere($user) ? ['do_not_allow'] : $capabilities;
    }

    /** WordPress sets the same password anew when its hash is of an older kind: nothing ends then. */
    private function afterPassword(string $password, int $userId, mixed $before = null): void
    {
        if (!$before instanceof \WP_User || !wp_check_password($password, $before->user_pass)) {
            self::revoke($userId);
        }
    }

    private function afterUpdate(int $userId, mixed $before): void
    {
        if ($before instanceof \WP_User && (new \WP_User($userId))->user_pass !== $before->user_pass) {
            self::revoke($userId);
        }
    }

    /** Ends every session and every application password of a user. */
    private static function revoke(int $userId): void
    {
        \WP_Session_Tokens::get_instance($userId)->destroy_all();
        \WP_Application_Passwords::delete_all_application_passwords($userId);
    }
}
