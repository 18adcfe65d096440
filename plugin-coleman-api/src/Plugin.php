<?php

declare(strict_types=1);

namespace Coleman\Api;

use Coleman\Api\Admin\PluginRow;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Audit\RoleWatch;
use Coleman\Api\Cli\WpCli;
use Coleman\Api\Composition\Modules;
use Coleman\Api\Composition\PageOptions;
use Coleman\Api\Composition\Services;
use Coleman\Api\Customers\AccountPages;
use Coleman\Api\Customers\AccountPrivacy;
use Coleman\Api\Customers\AjaxActions;
use Coleman\Api\Customers\CoreAccounts;
use Coleman\Api\Customers\CustomerRole;
use Coleman\Api\Customers\SignOutPage;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Fast\FastRequest;
use Coleman\Api\Feeds\FeedWorker;
use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Health\RequestCounter;
use Coleman\Api\Health\StagingNotice;
use Coleman\Api\Http\RequestSanitizer;
use Coleman\Api\Http\RestRequestDetector;
use Coleman\Api\Images\HostProbe;
use Coleman\Api\Integrations\OrderAudit;
use Coleman\Api\Integrations\OrderFiles;
use Coleman\Api\Integrations\WebhookQueue;
use Coleman\Api\Integrations\WebhookWorker;
use Coleman\Api\Mail\FailedMailAlert;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\SmtpTransport;
use Coleman\Api\Parts\PartSettings;
use Coleman\Api\Privacy\Retention;
use Coleman\Api\Rest\RestServer;
use Coleman\Api\Routing\FatalErrorPage;
use Coleman\Api\Routing\SecurityHeaders;
use Coleman\Api\Search\CoreSearch;
use Coleman\Api\Search\IndexedPosts;
use Coleman\Api\SecondFactor\ProfileSection;
use Coleman\Api\SecondFactor\SignInGate;
use Coleman\Api\Security\StagingGuard;
use Coleman\Api\Seo\CatalogueSitemaps;
use Coleman\Api\Seo\RobotsText;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Schedule;
use Coleman\Api\Support\SystemClock;
use Coleman\Api\Support\Translations;

/** Hangs the dealership into WordPress. What a request may not need is made only when its hook fires. */
final class Plugin
{
    private static ?Modules $modules = null;

    public static function boot(string $file): void
    {
        register_activation_hook($file, static function (bool $isNetworkWide = false): void {
            PluginRow::refuseNetwork($isNetworkWide);
            self::modules()->foundation->upgrader()->upgrade();
            self::finishUpgrade(self::modules());
            self::schedule(self::modules())->keep();
        });
        register_deactivation_hook($file, static function (): void {
            self::schedule(self::modules())->clear();
            self::modules()->maintenance->dropIn()->remove();
        });
        // The first moment at which every plugin has been heard, and its functions are there.
        add_action('plugins_loaded', static function (): void {
            SecurityHeaders::send();
            RequestCounter::register();
            self::modules()->foundation->connection()->watchWordPress();
            $fast = FastRequest::ofServer();
            if (null !== $fast) {
                self::modules()->rest->fastCalls()->tryToAnswer($fast);
            }
        }, PHP_INT_MIN);
        add_action('plugins_loaded', static fn () => self::start($file), 5);
    }

    /** What blocks are made with. */
    public static function services(): Services
    {
        return self::modules()->services();
    }

    /** @param Clock|null $clock tests set the time; everyone else takes the system's */
    public static function modules(?Clock $clock = null): Modules
    {
        if (null === self::$modules || null !== $clock) {
            /** @var \wpdb $wpdb */
            global $wpdb;
            self::$modules = new Modules($clock ?? new SystemClock(), $wpdb, dirname(__DIR__));
        }

        return self::$modules;
    }

    private static function start(string $file): void
    {
        RequestSanitizer::keep();
        FatalErrorPage::register();
        StagingNotice::register();
        $modules = self::modules();
        add_action(Upgrader::DONE, static fn () => self::finishUpgrade(self::modules()));
        if (defined('WP_CLI') && true === constant('WP_CLI')) {
            (new WpCli($modules->maintenance->commands()))->register();
        }
        // What guards accounts guards them during an upgrade too: it rests on tables that every version has.
        (new CustomerRole())->register();
        (new CoreAccounts())->register();
        // A user who is deleted leaves the account that they share; an owner's goes to another of its people.
        add_action('deleted_user', static fn (int $user): bool => self::modules()->customers->people()->erase($user));
        $modules->customers->signInLimit()->register();
        (new AccountPrivacy($modules->foundation->rateLimiter()))->register();
        (new SignInGate($modules->foundation->secondFactor(...), $modules->foundation->factors(...)))->register();
        Translations::register(dirname($file));
        Translations::complete(dirname($file));
        if (!$modules->foundation->upgradeGate()->isOpen()) {
            return;
        }
        (new PartSettings())->register();
        // The editor saves pages by calls.
        $modules->website->movedPages()->register();
        if (!RestRequestDetector::isAsked()) {
            self::startPages($modules);
        }
        // A call of WordPress or of another plugin pays for nothing but this question.
        $join = static function (mixed $result, \WP_REST_Server $server, \WP_REST_Request $request) use ($modules, &$join): mixed {
            if (RestServer::concerns($request)) {
                remove_filter('rest_pre_dispatch', $join, 0);
                $modules->rest->server()->register();
            }

            return $result;
        };
        add_filter('rest_pre_dispatch', $join, 0, 3);
        (new IndexedPosts($modules->search->queue(...)))->register();
        // The editor keeps it by calls of WordPress.
        $modules->pages->contentType()->register();
        OutboxWorker::register($modules->mail->worker(...), $modules->foundation->clock);
        WebhookQueue::register($modules->integrations->queue(...), $modules->integrations->worker(...));
        $modules->admin->backOffice()->register();
        if (is_admin()) {
            (new PluginRow($file, Roles::SETTINGS))->register();
            Roles::register();
            $modules->admin->getStarted()->register();
            (new ProfileSection($modules->foundation->secondFactor(...), $modules->foundation->factors(...)))->register();
        }
        (new SmtpTransport())->register();
        (new FailedMailAlert($modules->mail->outbox(...), $modules->foundation->clock))->register();
        $modules->admin->settings()->register();
        $modules->admin->settingsAudit()->register();
        (new RoleWatch($modules->foundation->audit(...), $modules->foundation->connection()))->register();
        OrderAudit::register($modules->foundation->audit(...));
        $modules->privacy->tools()->register();
        $modules->maintenance->siteHealth()->register();
        if (is_admin()) {
            $modules->orderDesk->printout()->register();
            $modules->returns->statement()->register();
            $modules->returns->papers()->register();
            $modules->rentalDesk->printout()->register();
        }
        $modules->returns->paperPages()->register($modules->pages->router());
        if (wp_doing_ajax()) {
            (new AjaxActions($modules->customers->signIn(), $modules->carts->service(), $modules->carts->session(), $modules->foundation->siteToken()))->register();
        }
        // Asked where ways to pay are listed; keys are read then.
        add_filter('coleman_card_is_open', static fn (mixed $isOpen): bool => true === $isOpen || $modules->orders->paymentService()->isOpen());
        self::schedule($modules)->register();
        $modules->foundation->cronLeader()->register();
        add_action(FeedWorker::ONWARD, static fn () => $modules->feeds->worker()->tick());
    }

    /** What belongs to a version beside its tables. */
    private static function finishUpgrade(Modules $modules): void
    {
        StagingGuard::goLive();
        CustomerRole::addRole();
        Roles::add();
        PageOptions::make();
        $modules->search->upgrade();
        $modules->maintenance->dropIn()->install();
    }

    private static function startPages(Modules $modules): void
    {
        $modules->website->oldAddresses()->register();
        $modules->website->movedPages()->register();
        $modules->pages->router()->register();
        $modules->pages->cacheHeaders()->register();
        $modules->pages->scriptPolicy()->register();
        $modules->pages->forms()->register();
        (new FlashMessages($modules->pages->cacheHeaders()))->register();
        (new CoreSearch())->register();
        AccountPages::register($modules->pages->router());
        (new SignOutPage($modules->pages->router(), $modules->customers->signIn(...)))->register();
        // What is behind a password is nothing to search engines.
        add_filter('wp_sitemaps_posts_query_args', static fn (array $query): array => ['has_password' => false] + $query);
        add_action('do_robotstxt', RobotsText::register(...));
        // When it is known that there will be a head; and a sitemap is a page to WordPress.
        add_action('template_redirect', static function () use ($modules): void {
            $modules->pages->head()->register();
            $modules->pages->structuredData()->register();
            if ('' !== get_query_var('sitemap')) {
                wp_register_sitemap_provider(CatalogueSitemaps::NAME, $modules->pages->sitemaps());
            }
        }, 0);
    }

    private static function schedule(Modules $modules): Schedule
    {
        return new Schedule([
            OutboxWorker::HOOK => [Schedule::MINUTE, static fn (): int => $modules->mail->worker()->work(50, 50.0)],
            WebhookWorker::HOOK => [Schedule::MINUTE, static fn (): int => $modules->integrations->worker()->work(50, 50.0)],
            'coleman_orders' => [Schedule::MINUTE, static fn (): int => $modules->orders->paymentService()->expireUnpaid() + $modules->orders->cardBookings()->sweep() + $modules->orders->service()->suspendUnpriced()],
            'coleman_leads' => [Schedule::MINUTE, static function () use ($modules): void {
                $modules->leads->testLead()->run();
                $modules->leads->escalation()->run();
            }],
            // Goes on with the comparison that coleman_daily has begun; nothing to do once that is finished.
            'coleman_stock' => [Schedule::MINUTE, static fn (): bool => $modules->stock->reconciliation()->work(10.0)],
            // After an upgrade, until all orders and rentals are found by the rules of now.
            'coleman_terms' => [Schedule::MINUTE, static fn (): bool => $modules->callers->terms()->work(10.0)],
            // After mail and orders: it takes what time is left of the minute.
            FeedWorker::HOOK => [Schedule::MINUTE, static function () use ($modules): void {
                $modules->feeds->worker()->tick();
            }],
            'coleman_picture_host' => [Schedule::MINUTE, static fn () => (new HostProbe())->run()],
            // Who waits for a part, a price or a machine hears of it within the hour, once a day at most.
            'coleman_watches' => [Schedule::HOUR, static fn (): int => $modules->watches->round()->run()],
            OrderFiles::HOOK => [Schedule::HOUR, static fn (): int => $modules->integrations->orderFiles()->run()],
            'coleman_rentals' => [Schedule::HOUR, static fn (): array => $modules->rentals->scheduler()->run()],
            // Goes through all parts once a day, and on where the last hour stopped.
            'coleman_images' => [Schedule::HOUR, static fn (): bool => $modules->parts->imageNeeds()->work($modules->foundation->transaction(), 20.0)],
            // What has had its day leaves.
            'coleman_daily' => [Schedule::DAY, static function () use ($modules): void {
                $modules->carts->repository()->purgeExpired($modules->foundation->transaction());
                $modules->lists->repository()->purgeDeleted();
                $modules->people->purgeInvitations();
                $modules->foundation->rateLimiter()->purgeExpired();
                $modules->parts->impressions()->purgeExpired();
                $modules->search->misses()->purgeExpired();
                $modules->foundation->idempotency()->purgeExpired();
                $modules->privacy->retention()->run();
                $modules->integrations->deliveries()->eraseOlderThan(Retention::WEBHOOK_DAYS);
                $modules->foundation->audit()->eraseOlderThan(AuditRepository::days());
                $modules->leads->testLead()->purgeExpired();
                $modules->watches->repository()->purgeExpired();
                $modules->leads->pictures()->sweep();
                $modules->feeds->uploads()->purgeExpired();
                $modules->feeds->housekeeping()->run();
                $modules->pictures->sweep()->run();
                $modules->diagrams->sweep()->run();
                $modules->stock->reconciliation()->begin();
                $modules->stock->mails()->tell();
            }],
        ], static fn (): bool => $modules->foundation->upgrader()->tryToUpgrade());
    }
}
