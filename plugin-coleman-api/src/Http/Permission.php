<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Security\ServerSecret;
use Coleman\Api\Staff\Roles;

/**
 * Who may call a route. Pure: WordPress asks twice a request, so an answer moves nothing.
 * Whether a visitor's write really comes from our page is the Guard's question.
 */
enum Permission
{
    /** Of wp-config.php or of the environment; shorter ones open nothing. */
    public const METRICS_KEY = 'COLEMAN_METRICS_KEY';
    public const METRICS_KEY_LENGTH = 16;

    case Anyone;
    case Customer;
    case Editor;
    case PartsDesk;
    /** Who reads orders: the parts desk, and programs that report shipments. */
    case Orders;
    /** Of the parts desk, who may name prices. */
    case Pricing;
    /** Who sends parcels and hands over: the parts desk, and programs that report shipments. */
    case Fulfilment;
    case RentalDesk;
    case Customers;
    case Leads;
    /** Machines for sale and rental units. */
    case Inventory;
    /** Of the sales team, who may enter a machine that is traded in. */
    case TradeIn;
    /** Branches and the sales team. */
    case Branches;
    /** Files that fill the catalogue: the parts desk, and programs that bring them. */
    case Feeds;
    /** Pictures and parts diagrams. */
    case Images;
    /** Announcements, and where old addresses lead. */
    case Website;
    /** What people mean when they search. */
    case Search;
    case Settings;
    /** Opens settings: administrators, and managers for what is theirs (Settings\Settings says which). */
    case Rates;
    /** Reads orders on, as they change: the dealer's own system. */
    case OrderFeed;
    /** Says that orders are in the dealer's own system. */
    case SentOrders;
    /** Reads what is counted of the server: who shows the key of monitoring, which no account has. */
    case Metrics;

    public function allows(): bool
    {
        return match ($this) {
            self::Anyone => true,
            self::Customer => is_user_logged_in(),
            self::Editor => current_user_can('edit_posts'),
            self::PartsDesk => current_user_can(Roles::ORDERS),
            self::Orders => current_user_can(Roles::ORDERS) || current_user_can(Roles::FULFIL),
            self::Pricing => current_user_can(Roles::ORDERS) && current_user_can(Roles::PRICE),
            self::Fulfilment => current_user_can(Roles::FULFIL),
            self::RentalDesk => current_user_can(Roles::RENTALS),
            self::Customers => current_user_can(Roles::CUSTOMERS),
            self::Leads => current_user_can(Roles::LEADS),
            self::Inventory => current_user_can(Roles::INVENTORY),
            self::TradeIn => current_user_can(Roles::LEADS) && current_user_can(Roles::INVENTORY),
            self::Branches => current_user_can(Roles::BRANCHES),
            self::Feeds => current_user_can(Roles::FEED),
            self::Images => current_user_can(Roles::IMAGES),
            self::Website => current_user_can(Roles::WEBSITE),
            self::Search => current_user_can(Roles::SEARCH),
            self::Settings => current_user_can(Roles::SETTINGS),
            self::Rates => current_user_can(Roles::SETTINGS) || current_user_can(Roles::RATES),
            self::OrderFeed => current_user_can(Roles::ORDER_FEED),
            self::SentOrders => current_user_can(Roles::MARK_SENT),
            self::Metrics => self::hasMetricsKey(),
        };
    }

    /** What WordPress is told: a visitor who is not signed in may sign in (401), anyone else may not call it (403). */
    public function verdict(): bool|\WP_Error
    {
        return $this->allows() || is_user_logged_in()
            ? $this->allows()
            : new \WP_Error('rest_not_logged_in', __('Please sign in first.', 'coleman'), ['status' => 401]);
    }

    /** Without a key on the server nobody reads. */
    private static function hasMetricsKey(): bool
    {
        $key = ServerSecret::get(self::METRICS_KEY);
        $shown = $_SERVER['HTTP_AUTHORIZATION'] ?? $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] ?? '';

        return strlen($key) >= self::METRICS_KEY_LENGTH && is_string($shown) && hash_equals('Bearer ' . $key, $shown);
    }
}
