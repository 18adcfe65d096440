<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

/**
 * Addresses that people type from memory (`/parts`, `/rentals`, `/login`) or shorten (`/parts/category/`), and the page
 * that they mean. They are looked for last: pages and redirects of the editors come first.
 */
final class TypedAddresses
{
    /** By the page that is meant; where it is not there, nothing is. */
    private const MEANT = [
        '/equipment/new/' => ['equipment', 'new', 'new-equipment', 'new-machines', 'machines', 'inventory'],
        '/equipment/used/' => ['used', 'used-equipment', 'used-machines', 'pre-owned'],
        '/equipment/implements-attachments/' => [
            'attachments', 'implements', 'implements-attachments', 'equipment/attachments', 'equipment/implements',
            'equipment/implements-attachments/category', 'equipment/implements-attachments/vendor', 'equipment/implements-attachments/detail',
        ],
        '/rental/' => ['rent', 'rentals', 'rental-equipment', 'equipment/rental', 'equipment/rentals'],
        '/parts/model/' => ['parts', 'part', 'parts/details', 'parts/category', 'parts-diagrams', 'diagrams', 'parts/diagrams'],
        '/parts/quick-order' => ['quick-order', 'quickorder'],
        '/cart' => ['basket', 'shopping-cart', 'my-cart'],
        '/customer' => ['account', 'my-account', 'customers', 'profile'],
        '/customer/login' => ['login', 'log-in', 'signin', 'sign-in'],
        '/customer/create' => ['register', 'signup', 'sign-up', 'create-account'],
        '/customer/logout' => ['logout', 'log-out', 'signout', 'sign-out'],
        '/customer/forgot-password' => ['forgot-password', 'lost-password'],
        '/customer/orders' => ['customer/order'],
        '/customer/lists' => ['customer/list', 'lists', 'my-lists'],
        '/customer/addresses' => ['customer/address'],
        '/order-lookup' => ['order', 'orders', 'my-orders', 'find-order', 'order-status', 'track-order', 'tracking'],
        '/locations/' => ['location', 'branches', 'branch', 'stores', 'hours', 'directions'],
        '/sales-team/' => ['sales', 'salesmen', 'salespeople', 'team', 'staff'],
        '/contact/' => ['contact-us', 'contacts', 'ask'],
        '/about/' => ['about-us'],
        '/careers/' => ['jobs', 'career', 'employment'],
        '/financing/' => ['finance'],
        '/trade-in/' => ['trade', 'trade-ins', 'sell'],
    ];

    /**
     * @param string $path of an address where nothing was found, tidy ({@see SourcePath::tidy()})
     * @return string|null the path that is meant
     */
    public static function meant(string $path): ?string
    {
        $typed = trim($path, '/');
        if (1 === preg_match('@^parts/model/[^/]+(?=/category$)@D', $typed, $model)) {
            return "/$model[0]/";
        }

        return array_find_key(self::MEANT, static fn (array $words): bool => in_array($typed, $words, true));
    }

    /** @return array<string, list<string>> what is typed, without slashes around it, by the path that is meant */
    public static function all(): array
    {
        return self::MEANT;
    }
}
