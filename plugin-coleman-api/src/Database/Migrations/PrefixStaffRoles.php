<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;

/** Roles of staff get names that no other plugin has; who has one keeps it, with what was changed in it by hand. */
final readonly class PrefixStaffRoles implements Migration
{
    private const NAMES = ['parts_desk' => 'coleman_parts_desk', 'rental_desk' => 'coleman_rental_desk', 'sales' => 'coleman_sales', 'marketing' => 'coleman_marketing'];

    private const OURS = 'coleman_';

    public function up(Connection $connection): void
    {
        foreach (self::NAMES as $old => $new) {
            $role = get_role($old);
            // One without a capability of ours is another plugin's.
            if (null === $role || !array_any(array_keys($role->capabilities), static fn (int|string $capability): bool => str_starts_with((string) $capability, self::OURS))) {
                continue;
            }
            add_role($new, wp_roles()->role_names[$old], $role->capabilities);
            /** @var list<\WP_User> $users */
            $users = get_users(['role' => $old]);
            foreach ($users as $user) {
                $user->add_role($new);
                $user->remove_role($old);
            }
            if (get_option('default_role') === $old) {
                update_option('default_role', $new);
            }
            // Last, so that a run that was stopped begins again.
            remove_role($old);
        }
    }
}
