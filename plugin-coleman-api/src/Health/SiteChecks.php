<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Database\Upgrader;
use Coleman\Api\Fast\FastNote;
use Coleman\Api\Fast\FastSwitch;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\Service;
use Coleman\Api\Http\Bots\TokenService;
use Coleman\Api\Images\HostState;
use Coleman\Api\Images\ImageSettings;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Leads\TestLeadState;
use Coleman\Api\Mail\FailedMailAlert;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Security\StagingGuard;
use Coleman\Api\Support\Clock;

/** Looks at the site that cost a statement or none; each says what it found and what to do. */
final readonly class SiteChecks
{
    /** So late scheduled work or mail may be before it is an alarm. */
    public const LATE_SECONDS = 600;

    public function __construct(
        private MailChecks $mail,
        private Upgrader $upgrader,
        private DatabaseChecks $database,
        private DropIn $dropIn,
        private FeedChecks $feeds,
        private StockChecks $stock,
        private Clock $clock,
        private FastNote $fastNote,
    ) {
    }

    /** @return array<string, array{string, \Closure(): Finding}> label and look, by name */
    public function all(): array
    {
        return [
            'coleman-staging' => [__('Copy of the website', 'coleman'), self::staging(...)],
            'coleman-outbox' => [__('Email delivery', 'coleman'), $this->mail->outbox(...)],
            'coleman-mail-server' => [__('Mail server', 'coleman'), $this->mail->server(...)],
            'coleman-cron' => [__('Scheduled tasks', 'coleman'), $this->cron(...)],
            'coleman-feeds' => [__('Feeds are imported', 'coleman'), $this->feeds->runs(...)],
            'coleman-search-queue' => [__('Search is up to date', 'coleman'), $this->feeds->search(...)],
            'coleman-stock' => [__('Stock counts', 'coleman'), $this->stock->counts(...)],
            'coleman-migrations' => [__('Dealership tables', 'coleman'), $this->migrations(...)],
            'coleman-secrets' => [__('Cart and form keys', 'coleman'), $this->secrets(...)],
            'coleman-test-lead' => [__('Inquiries arrive', 'coleman'), $this->testLead(...)],
            'coleman-bot-check' => [__('Bot check', 'coleman'), $this->botCheck(...)],
            'coleman-picture-host' => [__('Pictures', 'coleman'), self::pictureHost(...)],
            'coleman-proxies' => [__('Visitor IP addresses', 'coleman'), $this->proxies(...)],
            'coleman-database' => [__('Database', 'coleman'), $this->database->engine(...)],
            'coleman-database-waits' => [__('Database timeouts', 'coleman'), $this->database->waits(...)],
            'coleman-clocks' => [__('Clocks', 'coleman'), fn (): Finding => $this->database->clocks($this->clock)],
            'coleman-backups' => [__('Backups', 'coleman'), BackupChecks::ofSite($this->clock)->age(...)],
            'coleman-disks' => [__('Disks', 'coleman'), DiskChecks::ofSite()->room(...)],
            'coleman-php' => [__('PHP', 'coleman'), $this->php(...)],
            'coleman-fast-calls' => [__('Fast calls', 'coleman'), $this->fastCalls(...)],
            'coleman-metrics' => [__('Monitoring', 'coleman'), MetricsCheck::ofSite($this->clock)->look(...)],
            'coleman-drop-in' => [__('Database unavailable', 'coleman'), $this->dropIn(...)],
        ];
    }

    private static function staging(): Finding
    {
        $guard = StagingGuard::ofSite();
        if (!$guard->isOn()) {
            return Finding::good(__('This is the live website', 'coleman'), __('Emails, webhooks and card payments are real.', 'coleman'));
        }

        return $guard->mayBeLive()
            ? Finding::critical(
                __('The website’s address has changed', 'coleman'),
                __('It is treated as a copy: emails wait, and webhooks, order files and live card payments are off. If the website has moved, an administrator says so in the notice on top of any wp-admin screen, or you add this to wp-config.php: define( \'COLEMAN_STAGING\', false );', 'coleman'),
            )
            : Finding::recommended(
                __('This is a copy of the website', 'coleman'),
                __('Emails wait, and webhooks, order files and live card payments are off. On the live website, set WP_ENVIRONMENT_TYPE to production in wp-config.php and remove COLEMAN_STAGING.', 'coleman'),
            );
    }

    private function fastCalls(): Finding
    {
        $switch = FastSwitch::ofSite();
        $inTheWay = $this->fastNote->inTheWay();
        if ($switch->isOff) {
            return Finding::recommended(__('Fast calls are off', 'coleman'), __('COLEMAN_FAST_CALLS in wp-config.php is false, so carts and search load all of WordPress for each call. Remove it to turn fast calls on.', 'coleman'));
        }
        if (!$switch->isForced && null === $inTheWay) {
            return Finding::good(__('Fast calls start with the first visitor', 'coleman'), __('No one has used the cart or search yet. The first call finds out whether other plugins allow fast calls.', 'coleman'));
        }
        if (!$switch->isForced && [] !== $inTheWay) {
            $lines = array_map(static fn (string $name, array $hooks): string => $name . ': ' . implode(', ', $hooks), array_keys($inTheWay), array_values($inTheWay));

            return Finding::recommended(
                __('Other plugins slow down carts and search', 'coleman'),
                __('These use hooks that fast calls skip, so each call loads all of WordPress:', 'coleman') . "\n" . implode("\n", $lines) . "\n"
                    /* translators: %s: a line of PHP */
                    . sprintf(__('If they don’t change carts, parts or search, add this to wp-config.php: %s', 'coleman'), sprintf("define( 'COLEMAN_FAST_CALLS', '%s' );", implode(', ', [...$switch->harmless, ...array_keys($inTheWay)]))),
            );
        }

        return Finding::good(__('Carts and search answer fast', 'coleman'), __('No other plugin is in the way of fast calls.', 'coleman'));
    }

    private function cron(): Finding
    {
        $due = wp_next_scheduled(OutboxWorker::HOOK);
        $late = false === $due ? 0 : $this->clock->now()->getTimestamp() - $due;
        if (false === $due || $late > self::LATE_SECONDS) {
            return Finding::critical(
                __('WordPress scheduled tasks are not running', 'coleman'),
                false === $due
                    ? __('The dealership’s tasks are not scheduled. Open any wp-admin screen to schedule them again.', 'coleman')
                    /* translators: %d: minutes */
                    : sprintf(_n('It should have run %d minute ago. Emails are late, and unpaid card orders hold their parts longer. Have the server’s scheduler call wp-cron.php every minute.', 'It should have run %d minutes ago. Emails are late, and unpaid card orders hold their parts longer. Have the server’s scheduler call wp-cron.php every minute.', intdiv($late, MINUTE_IN_SECONDS), 'coleman'), intdiv($late, MINUTE_IN_SECONDS)),
            );
        }

        return Finding::good(__('Scheduled tasks are running', 'coleman'), __('WordPress runs its scheduled tasks on time.', 'coleman'));
    }

    private function migrations(): Finding
    {
        if (!$this->upgrader->pending()) {
            return Finding::good(__('Dealership tables are up to date', 'coleman'), __('No table upgrade is pending.', 'coleman'));
        }
        $turn = $this->upgrader->turn();
        $text = match (true) {
            /* translators: %s: an error of the database */
            '' !== $turn['error'] => sprintf(__('The last attempt failed: %s. The database user may not be allowed to change tables. We retry every few seconds. To retry now, run "coleman migrate".', 'coleman'), $turn['error']),
            $turn['isHeld'] => __('The upgrade is running. Dealership pages and API calls return 503 until it is done.', 'coleman'),
            $turn['wasLeft'] => __('The upgrade stopped halfway. Run "coleman migrate" or wait for the next run of wp-cron.php to continue it.', 'coleman'),
            default => __('They have not been upgraded yet. Run "coleman migrate" or wait for the next run of wp-cron.php.', 'coleman'),
        };

        return Finding::critical(
            /* translators: 1: version of the tables, 2: version that is needed */
            sprintf(__('Dealership tables are at version %1$d, but this code needs %2$d', 'coleman'), $this->upgrader->installed(), $this->upgrader->latest()),
            $text,
        );
    }

    private function secrets(): Finding
    {
        $isMissing = array_any([Secrets::cartKey(), Secrets::formKey(), Secrets::siteToken()], static fn (string $key): bool => strlen($key) < 32);

        return $isMissing
            ? Finding::critical(
                __('A dealership key is missing', 'coleman'),
                __('Guest carts, forms and signed links need keys that are created automatically and saved as options. One is missing or too short: options can’t be written, or someone changed it. Delete the options coleman_cart_secret, coleman_form_secret and coleman_api_token. New ones are created right away. Guest carts will be lost.', 'coleman'),
            )
            : Finding::good(__('Cart and form keys are set', 'coleman'), __('Guest carts and forms can’t be forged.', 'coleman'));
    }

    private function testLead(): Finding
    {
        $state = TestLeadState::ofSite();
        if (!LeadSettings::ofSite()->hasTestLead) {
            return Finding::good(__('Test leads are off', 'coleman'), __('They are turned off under Settings > Leads, so nothing checks that inquiries arrive.', 'coleman'));
        }
        if ($state->isAlarm($this->clock)) {
            return Finding::critical(
                __('Inquiries may not arrive', 'coleman'),
                $state->isStale($this->clock)
                    ? $state->sentence() . ' ' . __('None was sent since then, because scheduled tasks are not running.', 'coleman')
                    : $state->sentence() . ' ' . __('Inquiries are saved and emailed later. In the meantime, check the outbox and Leads.', 'coleman'),
                [__('Open the outbox', 'coleman'), FailedMailAlert::url()],
            );
        }

        return Finding::good(__('Inquiries arrive', 'coleman'), $state->sentence());
    }

    private function botCheck(): Finding
    {
        $chosen = Service::from(BotSettings::stored()['service']);
        $asked = BotSettings::ofSite()->service;
        $trouble = TokenService::trouble();
        $link = [__('Bot check settings', 'coleman'), admin_url('admin.php?page=coleman-settings&group=bot-check')];
        if ($chosen !== $asked) {
            return Finding::recommended(
                __('The bot check is missing a key', 'coleman'),
                /* translators: %s: name of a service */
                sprintf(__('%s is selected, but its site key or secret key is missing or unreadable. Until then, the site’s own check is used.', 'coleman'), $chosen->label()),
                $link,
            );
        }
        if (Service::Altcha !== $asked && '' !== $trouble) {
            return Finding::recommended(
                __('The bot check can’t reach its service', 'coleman'),
                /* translators: 1: name of a service, 2: what it said */
                sprintf(__('%1$s could not check forms in the last day: %2$s. Those forms were accepted and marked as unverified. Check the secret key and whether this server can reach the service.', 'coleman'), $asked->label(), $trouble),
                $link,
            );
        }

        return Finding::good(
            __('The bot check works', 'coleman'),
            /* translators: %s: name of a service */
            sprintf(__('Visitors’ forms are checked by: %s.', 'coleman'), $asked->label()),
        );
    }

    private static function pictureHost(): Finding
    {
        $host = ImageSettings::ofSite()->host();
        if ('' === $host) {
            return Finding::good(__('Pictures come from this site', 'coleman'), __('No CDN is set under Settings > Pictures.', 'coleman'));
        }
        if (HostState::ofSite()->isAway($host)) {
            return Finding::recommended(
                __('The CDN of pictures doesn’t answer', 'coleman'),
                /* translators: 1: address of a host, 2: number of attempts */
                sprintf(__('%1$s failed %2$d times in a row. Pages show this site’s pictures until it answers. Pictures that only the CDN has are missing. Check the address, and whether this server can reach it.', 'coleman'), $host, HostState::PATIENCE),
                [__('Picture settings', 'coleman'), admin_url('admin.php?page=coleman-settings&group=images')],
            );
        }

        return Finding::good(
            __('The CDN of pictures answers', 'coleman'),
            /* translators: %s: address of a host */
            sprintf(__('Pictures come from %s.', 'coleman'), $host),
        );
    }

    private function proxies(): Finding
    {
        $trusted = defined('COLEMAN_TRUSTED_PROXIES') ? (array) constant('COLEMAN_TRUSTED_PROXIES') : null;
        $isForwarded = '' !== (is_string($_SERVER['HTTP_X_FORWARDED_FOR'] ?? null) ? $_SERVER['HTTP_X_FORWARDED_FOR'] : '');
        $wrong = array_filter($trusted ?? [], static fn (mixed $address): bool => !is_string($address) || false === filter_var($address, FILTER_VALIDATE_IP));
        if (null !== $trusted && ([] === $trusted || [] !== $wrong)) {
            return Finding::recommended(
                __('Trusted proxies are set incorrectly', 'coleman'),
                __('COLEMAN_TRUSTED_PROXIES in wp-config.php must be a list of your own proxies’ addresses, such as array( \'10.0.0.5\' ). For now, forwarded addresses are ignored.', 'coleman'),
            );
        }
        if (null === $trusted && $isForwarded) {
            return Finding::recommended(
                __('All visitors may be counted as one', 'coleman'),
                __('Requests come through a proxy, so every visitor seems to have the same address. Limits count by address. Add the proxy to COLEMAN_TRUSTED_PROXIES in wp-config.php.', 'coleman'),
            );
        }

        return Finding::good(
            __('Visitor IP addresses are known', 'coleman'),
            null === $trusted ? __('Visitors reach the server without a proxy.', 'coleman') : __('Forwarded addresses are accepted only from your own proxies.', 'coleman'),
        );
    }

    private function php(): Finding
    {
        $missing = array_filter(['mbstring', 'sodium', 'json'], static fn (string $name): bool => !extension_loaded($name));
        if (PHP_VERSION_ID < 80_200 || [] !== $missing) {
            return Finding::critical(
                __('PHP does not meet the requirements', 'coleman'),
                /* translators: %s: version and names of extensions */
                sprintf(__('Coleman needs PHP 8.2 and the extensions mbstring and sodium. This server has: %s.', 'coleman'), trim(PHP_VERSION . ' ' . implode(', ', $missing))),
            );
        }
        if ('cli' !== PHP_SAPI && 'cli-server' !== PHP_SAPI && !(bool) ini_get('opcache.enable')) {
            return Finding::recommended(
                __('OPcache is off', 'coleman'),
                __('Turn OPcache on (opcache.enable=1) to make pages much faster.', 'coleman'),
            );
        }

        return Finding::good(
            /* translators: %s: version */
            sprintf(__('PHP %s meets the requirements', 'coleman'), PHP_VERSION),
            __('The version and extensions are fine.', 'coleman'),
        );
    }

    private function dropIn(): Finding
    {
        return match ($this->dropIn->state()) {
            DropIn::OURS => Finding::good(__('Visitors see a message if the database is unavailable', 'coleman'), __('Pages and API calls return 503 and ask visitors to try again.', 'coleman')),
            DropIn::ANOTHERS => Finding::recommended(
                __('Another plugin handles database errors', 'coleman'),
                __('The file db-error.php in wp-content is not ours. Make sure it returns status 503, and JSON for API calls. Or delete it and reactivate Coleman API.', 'coleman'),
            ),
            default => Finding::recommended(
                __('If the database is unavailable, API calls get an HTML page', 'coleman'),
                __('Copy drop-ins/db-error.php from the Coleman API plugin to wp-content. The plugin couldn’t write it there.', 'coleman'),
            ),
        };
    }
}
