<?php

declare(strict_types=1);

namespace Coleman\Api\Staff;

/**
 * Who of the dealership may do what (specification, section 6; the desks are ours).
 *
 * A desk's role is WordPress's with a few capabilities of our own; administrators have all of them. Machines that
 * feed the catalogue or report shipments have a user of their own with one capability and an Application Password.
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
    public const IMAGES = 'coleman_manage_images';
    /** Brings files that fill the catalogue. */
    public const FEED = 'coleman_feed';
    public const FULFIL = 'coleman_fulfil';
    /** Names prices: the only ones whose `customPrice` is listened to. */
    public const PRICE = 'coleman_price';

    /** WordPress's own: pictures of machines and people come from its media library. */
    private const UPLOADS = 'upload_files';

    /** Role, its name, the WordPress role it builds on, its capabilities. */
    private const ROLES = [
        'parts_desk' => ['Parts desk', 'subscriber', [self::ORDERS, self::CUSTOMERS, self::FULFIL, self::PRICE, self::FEED]],
        'rental_desk' => ['Rental desk', 'subscriber', [self::RENTALS, self::CUSTOMERS, self::INVENTORY, self::BRANCHES, self::UPLOADS]],
        'sales' => ['Sales', 'subscriber', [self::LEADS, self::CUSTOMERS, self::IMAGES, self::INVENTORY, self::BRANCHES, self::UPLOADS]],
        'marketing' => ['Marketing', 'editor', [self::IMAGES, self::BRANCHES]],
    ];

    private const ALL = [self::ORDERS, self::RENTALS, self::LEADS, self::INVENTORY, self::BRANCHES, self::CUSTOMERS, self::SETTINGS, self::IMAGES, self::FEED, self::FULFIL, self::PRICE];

    /** Makes the roles; an upgrade that brings new capabilities runs it again. */
    public static function add(): void
    {
        foreach (self::ROLES as $role => [$name, $base, $capabilities]) {
            $granted = array_fill_keys($capabilities, true) + (get_role($base)->capabilities ?? ['read' => true]);
            $known = get_role($role);
            if (null === $known) {
                add_role($role, $name, $granted);
            } else {
                foreach ($capabilities as $capability) {
                    $known->add_cap($capability);
                }
            }
        }
        $administrator = get_role('administrator');
        foreach (self::ALL as $capability) {
            $administrator?->add_cap($capability);
        }
    }

    /** @return list<string> */
    public static function names(): array
    {
        return array_keys(self::ROLES);
    }
}
