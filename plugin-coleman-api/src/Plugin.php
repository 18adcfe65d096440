<?php

declare(strict_types=1);

namespace Coleman\Api;

use Coleman\Api\Admin\PluginRow;
use Coleman\Api\Cli\WpCli;
use Coleman\Api\Composition\Services;
use Coleman\Api\Customers\AccountPages;
use Coleman\Api\Customers\AccountPrivacy;
use Coleman\Api\Customers\AjaxActions;
use Coleman\Api\Customers\CoreAccounts;
use Coleman\Api\Customers\CustomerRole;
use Coleman\Api\Customers\SignOutPage;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Feeds\FeedWorker;
use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Http\RequestSanitizer;
use Coleman\Api\Http\RestRequestDetector;
use Coleman\Api\Images\ImageSettings;
use Coleman\Api\Mail\FailedMailAlert;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\SmtpTransport;
use Coleman\Api\Parts\PartSettings;
use Coleman\Api\Rest\RestServer;
use Coleman\Api\Search\CoreSearch;
use Coleman\Api\Search\IndexedPosts;
use Coleman\Api\Seo\CatalogueSitemaps;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Schedule;
use Coleman\Api\Support\SystemClock;
use Coleman\Api\Support\Translations;

/** Hangs the dealership into WordPress. What a request may not need is made only when its hook fires. */
final class Plugin
{
    private static ?Services $services = null;

    public static function boot(string $file): void
    {
        register_activation_hook($file, static function (bool $isNetworkWide = false): void {
            PluginRow::refuseNetwork($isNetworkWide);
            self::services()->upgrader()->upgrade();
            self::finishUpgrade(self::services());
            self::schedule(self::services())->keep();
        });
        register_deactivation_hook($file, static function (): void {
            self::schedule(self::services())->clear();
            self::services()->dropIn()->remove();
        });
        add_action('plugins_loaded', static fn () => self::start($file), 5);
    }

    /** @param Clock|null $clock tests set the time; everyone else takes the system's */
    public static function services(?Clock $clock = null): Services
    {
        if (null === self::$services || null !== $clock) {
            /** @var \wpdb $wpdb */
            global $wpdb;
            self::$services = new Services($clock ?? new SystemClock(), $wpdb, dirname(__DIR__));
        }

        return self::$services;
    }

    private static function start(string $file): void
    {
        RequestSanitizer::keep();
        $services = self::services();
        add_action(Upgrader::DONE, static fn () => self::finishUpgrade(self::services()));
        if (defined('WP_CLI') && true === constant('WP_CLI')) {
            (new WpCli($services->commands()))->register();
        }
        // What guards accounts guards them during an upgrade too: it rests on tables that every version has.
        (new CustomerRole())->register();
        (new CoreAccounts())->register();
        $services->signInLimit()->register();
        (new AccountPrivacy($services->rateLimiter()))->register();
        Translations::register(dirname($file));
        if (!$services->upgradeGate()->isOpen()) {
            return;
        }
        (new ImageSettings())->register();
        (new PartSettings())->register();
        if (!RestRequestDetector::isAsked()) {
            self::startPages($services);
        }
        // A call of WordPress or of another plugin pays for nothing but this question.
        $join = static function (mixed $result, \WP_REST_Server $server, \WP_REST_Request $request) use ($services, &$join): mixed {
            if (RestServer::concerns($request)) {
                remove_filter('rest_pre_dispatch', $join, 0);
                $services->rest()->register();
            }

            return $result;
        };
        add_filter('rest_pre_dispatch', $join, 0, 3);
        (new IndexedPosts($services->searchQueue(...)))->register();
        OutboxWorker::register($services->outboxWorker(...), $services->clock());
        $services->backOffice()->register();
        if (is_admin()) {
            (new PluginRow($file, Roles::SETTINGS))->register();
            Roles::register();
        }
        (new SmtpTransport())->register();
        (new FailedMailAlert($services->outbox(...), $services->clock()))->register();
        $services->settings()->register();
        $services->privacy()->register();
        $services->siteHealth()->register();
        if (is_admin()) {
            $services->orderPrintout()->register();
            $services->rentalPrintout()->register();
        }
        if (wp_doing_ajax()) {
            (new AjaxActions($services->signIn(), $services->carts(), $services->cartSession(), $services->siteToken()))->register();
        }
        // Asked where ways to pay are listed; keys are read then.
        add_filter('coleman_card_is_open', static fn (mixed $isOpen): bool => true === $isOpen || $services->paymentService()->isOpen());
        self::schedule($services)->register();
        add_action(FeedWorker::ONWARD, static fn () => $services->feedWorker()->tick());
    }

    /** What belongs to a version beside its tables. */
    private static function finishUpgrade(Services $services): void
    {
        CustomerRole::addRole();
        Roles::add();
        $services->dropIn()->install();
    }

    private static function startPages(Services $services): void
    {
        $services->router()->register();
        $services->cacheHeaders()->register();
        $services->forms()->register();
        (new FlashMessages($services->cacheHeaders()))->register();
        (new CoreSearch())->register();
        AccountPages::register($services->router());
        (new SignOutPage($services->router(), $services->signIn(...)))->register();
        // What is behind a password is nothing to search engines.
        add_filter('wp_sitemaps_posts_query_args', static fn (array $query): array => ['has_password' => false] + $query);
        // When it is known that there will be a head; and a sitemap is a page to WordPress.
        add_action('template_redirect', static function () use ($services): void {
            $services->head()->register();
            $services->structuredData()->register();
            if ('' !== get_query_var('sitemap')) {
                wp_register_sitemap_provider(CatalogueSitemaps::NAME, $services->sitemaps());
            }
        }, 0);
    }

    private static function schedule(Services $services): Schedule
    {
        return new Schedule([
            OutboxWorker::HOOK => [Schedule::MINUTE, static fn (): int => $services->outboxWorker()->work(50, 50.0)],
            'coleman_orders' => [Schedule::MINUTE, static fn (): int => $services->paymentService()->expireUnpaid() + $services->orderService()->suspendUnpriced()],
            'coleman_leads' => [Schedule::MINUTE, static function () use ($services): void {
                $services->testLead()->run();
                $services->escalation()->run();
            }],
            // Goes on with the comparison that coleman_daily has begun; nothing to do once that is finished.
            'coleman_stock' => [Schedule::MINUTE, static fn (): bool => $services->reconciliation()->work(10.0)],
            // After mail and orders: it takes what time is left of the minute.
            FeedWorker::HOOK => [Schedule::MINUTE, static function () use ($services): void {
                $services->feedWorker()->tick();
            }],
            'coleman_rentals' => [Schedule::HOUR, static fn (): array => $services->rentalScheduler()->run()],
            // What has had its day leaves.
            'coleman_daily' => [Schedule::DAY, static function () use ($services): void {
                $services->cartRepository()->purgeExpired();
                $services->rateLimiter()->purgeExpired();
                $services->impressions()->purgeExpired();
                $services->idempotency()->purgeExpired();
                $services->retention()->run();
                $services->testLead()->purgeExpired();
                $services->feedUploads()->purgeExpired();
                $services->feedHousekeeping()->run();
                $services->reconciliation()->begin();
                $services->stockMails()->tell();
            }],
        ], static fn (): bool => $services->upgrader()->tryToUpgrade());
    }
}
