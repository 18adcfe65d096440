<?php

declare(strict_types=1);

namespace Coleman\Api;

use Coleman\Api\Cart\CartPresenter;
use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\CartRoutes;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Cart\CartToken;
use Coleman\Api\Catalogue\Attachments;
use Coleman\Api\Catalogue\CatalogueRoutes;
use Coleman\Api\Catalogue\EquipmentGrid;
use Coleman\Api\Cli\Commands;
use Coleman\Api\Customers\AccountPrivacy;
use Coleman\Api\Customers\AjaxActions;
use Coleman\Api\Customers\Customers;
use Coleman\Api\Customers\SignIn;
use Coleman\Api\Customers\SignInLimit;
use Coleman\Api\Customers\SignOutPage;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migrations;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Forms\Actions;
use Coleman\Api\Forms\FormHandler;
use Coleman\Api\Http\Guard;
use Coleman\Api\Http\PlainValues;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\RestServer;
use Coleman\Api\Http\Schemas;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Images\ImageSettings;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\LocationRoutes;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\PartRoutes;
use Coleman\Api\Routing\CacheHeaders;
use Coleman\Api\Routing\PageTable;
use Coleman\Api\Routing\Router;
use Coleman\Api\Sales\SalesRoutes;
use Coleman\Api\Sales\SalesTeam;
use Coleman\Api\Seo\Head;

/** Composes every object by hand and hangs them into WordPress: the only place that knows everyone. */
final class Plugin
{
    private static ?Services $services = null;

    public static function boot(string $file): void
    {
        register_activation_hook($file, static function (): void {
            self::services()->upgrader->upgrade();
            Customers::addRole();
            self::scheduleSweep();
        });
        add_action('plugins_loaded', static fn () => self::start($file), 5);
    }

    /** @param Clock|null $clock tests set the time; everyone else takes the system's */
    public static function services(?Clock $clock = null): Services
    {
        if (null === self::$services || null !== $clock) {
            self::$services = self::compose($clock ?? new SystemClock());
        }

        return self::$services;
    }

    private static function start(string $file): void
    {
        PlainValues::keep();
        $services = self::services();
        if ($services->upgrader->pending()) {
            $services->upgrader->upgrade();
            Customers::addRole();
        }
        (new Customers())->register();
        (new ImageSettings())->register();
        (new SignInLimit($services->rateLimiter))->register();
        (new AccountPrivacy($services->rateLimiter))->register();
        $services->router->register();
        $services->cacheHeaders->register();
        (new Head($services->router))->register();
        $services->rest->register();
        $services->forms->register();
        $signIn = self::signIn($services);
        (new AjaxActions($signIn, $services->carts, $services->cartSession, $services->siteToken))->register();
        (new SignOutPage($services->router, $signIn))->register();
        Translations::register(dirname($file));
        add_action('coleman_daily', static function () use ($services): void {
            $services->cartRepository->sweep();
            $services->rateLimiter->sweep();
        });
        // In case the schedule was lost: an administrator's visit mends it.
        add_action('admin_init', self::scheduleSweep(...));
    }

    /** Expired carts and counters leave once a day. */
    private static function scheduleSweep(): void
    {
        if (false === wp_next_scheduled('coleman_daily')) {
            wp_schedule_event(time(), 'daily', 'coleman_daily');
        }
    }

    private static function signIn(Services $services): SignIn
    {
        return new SignIn($services->carts, $services->cartSession, new SignInLimit($services->rateLimiter));
    }

    private static function compose(Clock $clock): Services
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        $root = dirname(__DIR__);
        $connection = new Connection($wpdb);
        $transaction = new Transaction($connection);
        $upgrader = new Upgrader($connection, [
            1 => Migrations\CreateDealership::class,
            2 => Migrations\CreateParts::class,
            3 => Migrations\CreateCarts::class,
            4 => Migrations\CreateSettings::class,
        ]);
        $images = ImageUrls::fromSettings(plugins_url('images', $root . '/coleman-api.php'));
        $locations = new LocationRepository($connection);
        $locationPresenter = new LocationPresenter($images);
        $grid = new EquipmentGrid($connection, $locations, $locationPresenter, $images);
        $team = new SalesTeam($connection, $images);
        $parts = new PartRepository($connection);
        $availability = new Availability($clock, $root . '/data/availability-notices.json');
        $partPresenter = new PartPresenter($images, $availability, $locations);
        $cartRepository = new CartRepository($connection, $clock);
        $carts = new CartService($connection, $transaction, $cartRepository, $parts, new CartPresenter($images, $availability, $partPresenter));
        $session = new CartSession(new CartToken(Secrets::cartKey()));
        $limiter = new RateLimiter($connection, $clock);
        $siteToken = new SiteToken(Secrets::siteToken());
        $guard = new Guard($siteToken, $session, $limiter);
        $signIn = new SignIn($carts, $session, new SignInLimit($limiter));
        $schemas = new Schemas($root . '/schema');
        $routes = static fn (): array => [
            ...(new LocationRoutes($locations, $locationPresenter))->routes(),
            ...(new CatalogueRoutes($grid, new Attachments($connection, $images)))->routes(),
            ...(new PartRoutes($parts, $partPresenter))->routes(),
            ...(new SalesRoutes($team))->routes(),
            ...(new CartRoutes($carts, $session))->routes(),
        ];

        $router = new Router(new PageTable($parts, $partPresenter));

        return new Services(
            $clock,
            $connection,
            $transaction,
            $upgrader,
            $images,
            $locations,
            $locationPresenter,
            $grid,
            $team,
            $parts,
            $partPresenter,
            $cartRepository,
            $carts,
            $session,
            $limiter,
            $siteToken,
            $router,
            new CacheHeaders($router),
            new FormHandler($guard, (new Actions($carts, $session, $signIn))->all()),
            new RestServer($routes, $schemas, $guard, $session, $carts),
            new Commands($upgrader, new DemoDealership($connection, $transaction, $clock)),
        );
    }
}
