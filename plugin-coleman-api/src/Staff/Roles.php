<?php

declare(strict_types=1);

namespace Coleman\Api\Staff;

/**
 * Who of the dealership may do what, by role.
 *
 * One scheme of names: `coleman_manage_<things>` is the work of a desk, `coleman_<verb>` a single act that a machine
 * or a person may be given by itself; roles are `coleman_<desk>`. Whatever is asked for a right of ours is one of these.
 *
 * A desk's role is WordPress's with a few capabilities of our own; administrators have all of them. Machines that
 * feed the catalog or report shipments have a user of their own with one capability and an Application Password.
 */
final class Roles
{
    public const ORDERS = 'coleman_manage_orders';
    public const RENTALS = 'coleman_manage_rentals';
    public const LEADS = 'coleman_manage_leads';
    /** Machines for sale and rental units. */
    public const INVENTORY = 'coleman_manage_inventory';
    /** Branches, their hours, and the sales team. */
    public const BRANCHES = 'coleman_manage_branches';
    public const CUSTOMERS = 'coleman_manage_customers';
    public const SETTINGS = 'coleman_manage_settings';
    /** Shipping charges, tax, waiver and deposit, and refunds above the limit. */
    public const RATES = 'coleman_manage_rates';
    public const IMAGES = 'coleman_manage_images';
    /** Announcements, and where old addresses lead. */
    public const WEBSITE = 'coleman_manage_website';
    /** What people mean when they search, and other makers' numbers. */
    public const SEARCH = 'coleman_manage_search';
    /** Brings files that fill the catalog. */
    public const FEED = 'coleman_feed';
    public const FULFIL = 'coleman_fulfil';
    /** Names prices: the only ones whose `customPrice` is listened to. */
    public const PRICE = 'coleman_price';

    /** Reads orders as they change, and nothing else: for the dealer's own system. */
    public const ORDER_FEED = 'coleman_read';
    /** Says that orders are in the dealer's own system. */
    public const MARK_SENT = 'coleman_mark';

    /** WordPress's own: pictures of machines and people come from its media library. */
    private const UPLOADS = 'upload_files';

    /** WordPress's own: the Site Editor, with templates, header, footer, menus and styles (docs/security.md). */
    private const DESIGN = 'edit_theme_options';

    /** Role, its name, the WordPress role it builds on, its capabilities. */
    private const ROLES = [
        'coleman_manager' => ['Manager', 'subscriber', [self::ORDERS, self::RENTALS, self::LEADS, self::CUSTOMERS, self::INVENTORY, self::BRANCHES, self::SEARCH, self::FULFIL, self::PRICE, self::FEED, self::RATES, self::UPLOADS]],
        'coleman_parts_desk' => ['Parts desk', 'subscriber', [self::ORDERS, self::CUSTOMERS, self::FULFIL, self::PRICE, self::FEED, self::SEARCH]],
        'coleman_rental_desk' => ['Rental desk', 'subscriber', [self::RENTALS, self::CUSTOMERS, self::INVENTORY, self::BRANCHES, self::UPLOADS]],
        'coleman_sales' => ['Sales', 'subscriber', [self::LEADS, self::CUSTOMERS, self::IMAGES, self::INVENTORY, self::BRANCHES, self::UPLOADS]],
        // For programs, with an Application Password.
        'coleman_integration' => ['Integration', 'subscriber', [self::ORDER_FEED]],
        'coleman_marketing' => ['Marketing', 'editor', [self::IMAGES, self::BRANCHES, self::WEBSITE, self::SEARCH, self::DESIGN]],
    ];

    private const ALL = [self::ORDERS, self::RENTALS, self::LEADS, self::INVENTORY, self::BRANCHES, self::CUSTOMERS, self::SETTINGS, self::RATES, self::IMAGES, self::WEBSITE, self::SEARCH, self::FEED, self::FULFIL, self::PRICE, self::ORDER_FEED, self::MARK_SENT];

    /** What each role was given the last time, so that an upgrade changes what we have changed and nothing else. */
    private const GRANTED = 'coleman_granted_capabilities';

    public static function register(): void
    {
        // WordPress keeps the names of roles in English and translates them where they are shown.
        add_filter('gettext_with_context_default', self::translated(...), 10, 3);
    }

    /** Makes the roles, and brings them to this version's capabilities; an upgrade runs it again. */
    public static function add(): void
    {
        $before = self::granted();
        $granted = [];
        foreach (self::ROLES as $name => [$label, $base, $capabilities]) {
            $granted[$name] = $capabilities;
            $role = get_role($name);
            if (null === $role) {
                add_role($name, $label, array_fill_keys($capabilities, true) + (get_role($base)->capabilities ?? ['read' => true]));
            } else {
                self::change($role, $capabilities, $before[$name] ?? []);
            }
        }
        $administrator = get_role('administrator');
        if (null !== $administrator) {
            // Has all of them, whatever became of them by hand.
            self::change($administrator, self::ALL, array_diff($before['administrator'] ?? [], self::ALL));
            $granted['administrator'] = self::ALL;
        }
        update_option(self::GRANTED, $granted, false);
    }

    /** Takes the roles and every capability of ours away again. */
    public static function remove(): void
    {
        /** @var list<\WP_User> $staff */
        $staff = get_users(['role__in' => array_keys(self::ROLES)]);
        foreach ($staff as $user) {
            array_map($user->remove_role(...), array_keys(self::ROLES));
        }
        array_map(remove_role(...), array_keys(self::ROLES));
        foreach (array_keys(wp_roles()->roles) as $name) {
            $role = get_role((string) $name);
            if (null !== $role) {
                array_map($role->remove_cap(...), self::ALL);
            }
        }
        foreach (self::ALL as $capability) {
            /** @var list<\WP_User> $users */
            $users = get_users(['capability' => $capability]);
            foreach ($users as $user) {
                $user->remove_cap($capability);
            }
        }
        delete_option(self::GRANTED);
    }

    /** @return list<string> */
    public static function names(): array
    {
        return array_keys(self::ROLES);
    }

    /** @return list<string> every capability of ours */
    public static function capabilities(): array
    {
        return self::ALL;
    }

    /** @return array<string, list<string>> capabilities by role, as they were given the last time */
    private static function granted(): array
    {
        $granted = get_option(self::GRANTED, []);

        return array_map(
            static fn (mixed $capabilities): array => array_values(array_filter(is_array($capabilities) ? $capabilities : [], is_string(...))),
            array_combine(array_map(strval(...), array_keys(is_array($granted) ? $granted : [])), is_array($granted) ? $granted : []),
        );
    }

    /**
     * Gives what is new since the last time, and takes what was given then and is no more.
     *
     * @param list<string> $capabilities
     * @param array<string> $before
     */
    private static function change(\WP_Role $role, array $capabilities, array $before): void
    {
        array_map($role->add_cap(...), array_diff($capabilities, $before));
        array_map($role->remove_cap(...), array_diff($before, $capabilities));
    }

    private static function translated(string $translation, string $text, string $context): string
    {
        return 'User role' !== $context ? $translation : match ($text) {
            'Parts desk' => _x('Parts desk', 'User role', 'coleman'),
            'Rental desk' => _x('Rental desk', 'User role', 'coleman'),
            'Sales' => _x('Sales', 'User role', 'coleman'),
            'Manager' => _x('Manager', 'User role', 'coleman'),
            'Integration' => _x('Integration', 'User role', 'coleman'),
            'Marketing' => _x('Marketing', 'User role', 'coleman'),
            'Customer' => _x('Customer', 'User role', 'coleman'),
            default => $translation,
        };
    }
}
