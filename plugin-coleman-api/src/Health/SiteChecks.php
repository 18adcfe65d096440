<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Database\Upgrader;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\Service;
use Coleman\Api\Http\Bots\TokenService;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Leads\TestLeadState;
use Coleman\Api\Mail\FailedMailAlert;
use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Clock;

/** Looks at the site that cost a statement or none; each says what it found and what to do. */
final readonly class SiteChecks
{
    /** So late scheduled work or mail may be before it is an alarm. */
    private const LATE_SECONDS = 600;

    public function __construct(
        private Outbox $outbox,
        private Upgrader $upgrader,
        private DatabaseChecks $database,
        private DropIn $dropIn,
        private FeedChecks $feeds,
        private StockChecks $stock,
        private Clock $clock,
    ) {
    }

    /** @return array<string, array{string, \Closure(): Finding}> label and look, by name */
    public function all(): array
    {
        return [
            'coleman-outbox' => [__('Mail leaves', 'coleman'), $this->outbox(...)],
            'coleman-mail-server' => [__('Mail server', 'coleman'), $this->mailServer(...)],
            'coleman-cron' => [__('Scheduled work', 'coleman'), $this->cron(...)],
            'coleman-feeds' => [__('Feeds are taken in', 'coleman'), $this->feeds->runs(...)],
            'coleman-search-queue' => [__('Search is up to date', 'coleman'), $this->feeds->search(...)],
            'coleman-stock' => [__('Stock counts', 'coleman'), $this->stock->counts(...)],
            'coleman-migrations' => [__('Tables of the dealership', 'coleman'), $this->migrations(...)],
            'coleman-secrets' => [__('Keys of carts and forms', 'coleman'), $this->secrets(...)],
            'coleman-test-lead' => [__('Inquiries arrive', 'coleman'), $this->testLead(...)],
            'coleman-bot-check' => [__('Bot check', 'coleman'), $this->botCheck(...)],
            'coleman-proxies' => [__('Addresses of visitors', 'coleman'), $this->proxies(...)],
            'coleman-database' => [__('Database', 'coleman'), $this->database->engine(...)],
            'coleman-database-waits' => [__('Waiting for the database', 'coleman'), $this->database->waits(...)],
            'coleman-php' => [__('PHP', 'coleman'), $this->php(...)],
            'coleman-drop-in' => [__('Database away', 'coleman'), $this->dropIn(...)],
        ];
    }

    private function outbox(): Finding
    {
        $minutes = intdiv($this->outbox->lag(), MINUTE_IN_SECONDS);
        $link = [__('Look at the outbox', 'coleman'), FailedMailAlert::url()];
        if ($this->outbox->lag() > self::LATE_SECONDS) {
            return Finding::critical(
                __('Mail of the dealership is stuck', 'coleman'),
                /* translators: %d: minutes */
                sprintf(_n('The mail that is due first has waited for %d minute. Customers do not learn that their orders came in, and desks not that there are any.', 'The mail that is due first has waited for %d minutes. Customers do not learn that their orders came in, and desks not that there are any.', $minutes, 'coleman'), $minutes),
                $link,
            );
        }
        if ($this->outbox->countUpTo(Outbox::DEAD, 1) > 0) {
            return Finding::recommended(
                __('Some mail could not be delivered', 'coleman'),
                __('Look at what the mail server said, then send it again or put it aside.', 'coleman'),
                $link,
            );
        }

        return Finding::good(__('Mail of the dealership leaves', 'coleman'), __('No mail is late and none was given up.', 'coleman'));
    }

    private function mailServer(): Finding
    {
        $settings = MailSettings::ofSite();
        $link = [__('Mail settings', 'coleman'), admin_url('admin.php?page=coleman-settings&group=mail')];
        if (null === $settings->password) {
            return Finding::critical(
                __('The password of the mail server can no longer be read', 'coleman'),
                __('It was encrypted with keys of wp-config.php that have changed since. Type it again.', 'coleman'),
                $link,
            );
        }
        if ('' === $settings->host) {
            return Finding::recommended(
                __('No mail server is named', 'coleman'),
                __('The web server sends mail by itself. Many providers take such mail for spam; name the dealership\'s mail server.', 'coleman'),
                $link,
            );
        }

        return Finding::good(
            __('A mail server is named', 'coleman'),
            /* translators: %s: name of a server */
            sprintf(__('Mail goes by %s.', 'coleman'), $settings->host),
        );
    }

    private function cron(): Finding
    {
        $due = wp_next_scheduled(OutboxWorker::HOOK);
        $late = false === $due ? 0 : $this->clock->now()->getTimestamp() - $due;
        if (false === $due || $late > self::LATE_SECONDS) {
            return Finding::critical(
                __('Scheduled work of WordPress does not run', 'coleman'),
                false === $due
                    ? __('The dealership\'s work is not scheduled. Open any screen of wp-admin again: it is put back by that.', 'coleman')
                    /* translators: %d: minutes */
                    : sprintf(_n('It should have run %d minute ago. Mail leaves later, and card orders that were not paid hold their parts longer. Let the server\'s own scheduler call wp-cron.php each minute.', 'It should have run %d minutes ago. Mail leaves later, and card orders that were not paid hold their parts longer. Let the server\'s own scheduler call wp-cron.php each minute.', intdiv($late, MINUTE_IN_SECONDS), 'coleman'), intdiv($late, MINUTE_IN_SECONDS)),
            );
        }

        return Finding::good(__('Scheduled work runs', 'coleman'), __('WordPress does its scheduled work in time.', 'coleman'));
    }

    private function migrations(): Finding
    {
        if (!$this->upgrader->pending()) {
            return Finding::good(__('Tables of the dealership are up to date', 'coleman'), __('No upgrade of tables is pending.', 'coleman'));
        }
        $turn = $this->upgrader->turn();
        $text = match (true) {
            /* translators: %s: an error of the database */
            '' !== $turn['error'] => sprintf(__('The last try failed: %s. The database user may lack the right to change tables. It is tried again every few seconds; "coleman migrate" tries at once.', 'coleman'), $turn['error']),
            $turn['isHeld'] => __('A process is upgrading them. Calls and pages of the dealership answer 503 until it is done.', 'coleman'),
            $turn['wasLeft'] => __('The process that was upgrading them has ended half way. Run "coleman migrate", or wait for the next run of wp-cron.php: it goes on where that one stopped.', 'coleman'),
            default => __('Nobody has upgraded them yet. Run "coleman migrate", or wait for the next run of wp-cron.php.', 'coleman'),
        };

        return Finding::critical(
            /* translators: 1: version of the tables, 2: version that is needed */
            sprintf(__('Tables of the dealership are at version %1$d, this code needs %2$d', 'coleman'), $this->upgrader->installed(), $this->upgrader->latest()),
            $text,
        );
    }

    private function secrets(): Finding
    {
        $isMissing = array_any([Secrets::cartKey(), Secrets::formKey(), Secrets::siteToken()], static fn (string $key): bool => strlen($key) < 32);

        return $isMissing
            ? Finding::critical(
                __('A key of the dealership is missing', 'coleman'),
                __('Carts of guests, forms and signed links rest on keys that are made by themselves and kept in the options. One is not there or too short: options cannot be written, or somebody has changed it. Delete the options coleman_cart_secret, coleman_form_secret and coleman_api_token; new ones are made at once. Carts of guests are lost by that.', 'coleman'),
            )
            : Finding::good(__('Keys of carts and forms are there', 'coleman'), __('Carts of guests and forms cannot be forged.', 'coleman'));
    }

    private function testLead(): Finding
    {
        $state = TestLeadState::ofSite();
        if (!LeadSettings::ofSite()->hasTestLead) {
            return Finding::good(__('No test lead is sent', 'coleman'), __('It is turned off under Settings, Leads. Nothing proves that inquiries arrive.', 'coleman'));
        }
        if ($state->isAlarm($this->clock)) {
            return Finding::critical(
                __('Inquiries may not arrive', 'coleman'),
                $state->isStale($this->clock)
                    ? $state->sentence() . ' ' . __('None was sent since: scheduled work does not run.', 'coleman')
                    : $state->sentence() . ' ' . __('Inquiries are kept and mailed later; look into the outbox, and into Leads meanwhile.', 'coleman'),
                [__('Look at the outbox', 'coleman'), FailedMailAlert::url()],
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
                __('The bot check lacks a key', 'coleman'),
                /* translators: %s: name of a service */
                sprintf(__('%s is chosen, but its site key or secret key is missing or can no longer be read. This site asks itself meanwhile.', 'coleman'), $chosen->label()),
                $link,
            );
        }
        if (Service::Altcha !== $asked && '' !== $trouble) {
            return Finding::recommended(
                __('The bot check could not ask its service', 'coleman'),
                /* translators: 1: name of a service, 2: what it said */
                sprintf(__('%1$s gave no verdict in the last day: %2$s. Forms were taken all the same, marked as unverified. Look at the secret key, and whether this server reaches the service.', 'coleman'), $asked->label(), $trouble),
                $link,
            );
        }

        return Finding::good(
            __('The bot check works', 'coleman'),
            /* translators: %s: name of a service */
            sprintf(__('Forms of strangers are checked by: %s.', 'coleman'), $asked->label()),
        );
    }

    private function proxies(): Finding
    {
        $trusted = defined('COLEMAN_TRUSTED_PROXIES') ? (array) constant('COLEMAN_TRUSTED_PROXIES') : null;
        $isForwarded = '' !== (is_string($_SERVER['HTTP_X_FORWARDED_FOR'] ?? null) ? $_SERVER['HTTP_X_FORWARDED_FOR'] : '');
        $wrong = array_filter($trusted ?? [], static fn (mixed $address): bool => !is_string($address) || false === filter_var($address, FILTER_VALIDATE_IP));
        if (null !== $trusted && ([] === $trusted || [] !== $wrong)) {
            return Finding::recommended(
                __('Proxies are trusted, but none is named', 'coleman'),
                __('COLEMAN_TRUSTED_PROXIES in wp-config.php must be a list of addresses, each one a proxy of your own, such as array( \'10.0.0.5\' ). As it is, no forwarded address is believed.', 'coleman'),
            );
        }
        if (null === $trusted && $isForwarded) {
            return Finding::recommended(
                __('All visitors may count as one', 'coleman'),
                __('Requests come through a proxy. Limits count by network address, and here every visitor has the proxy\'s. Name it in wp-config.php as COLEMAN_TRUSTED_PROXIES.', 'coleman'),
            );
        }

        return Finding::good(
            __('Addresses of visitors are known', 'coleman'),
            null === $trusted ? __('Visitors reach the server without a proxy between.', 'coleman') : __('Forwarded addresses are believed only from your own proxies.', 'coleman'),
        );
    }

    private function php(): Finding
    {
        $missing = array_filter(['mbstring', 'sodium', 'json'], static fn (string $name): bool => !extension_loaded($name));
        if (PHP_VERSION_ID < 80_200 || [] !== $missing) {
            return Finding::critical(
                __('PHP lacks what the dealership needs', 'coleman'),
                /* translators: %s: version and names of extensions */
                sprintf(__('It needs PHP 8.2 and the extensions mbstring and sodium. Here: %s.', 'coleman'), trim(PHP_VERSION . ' ' . implode(', ', $missing))),
            );
        }
        if ('cli' !== PHP_SAPI && 'cli-server' !== PHP_SAPI && !(bool) ini_get('opcache.enable')) {
            return Finding::recommended(
                __('PHP compiles every file anew for each page', 'coleman'),
                __('Turn OPcache on (opcache.enable=1): pages take a fraction of the time.', 'coleman'),
            );
        }

        return Finding::good(
            /* translators: %s: version */
            sprintf(__('PHP %s is right for the dealership', 'coleman'), PHP_VERSION),
            __('Version and extensions are as they should be.', 'coleman'),
        );
    }

    private function dropIn(): Finding
    {
        return match ($this->dropIn->state()) {
            DropIn::OURS => Finding::good(__('Visitors are told when the database is away', 'coleman'), __('Pages and calls answer 503 and ask to try again.', 'coleman')),
            DropIn::ANOTHERS => Finding::recommended(
                __('Another plugin answers when the database is away', 'coleman'),
                __('The file db-error.php in wp-content is not ours. Make sure that it answers with status 503 and, for calls of the website, with JSON; or delete it and activate Coleman API again.', 'coleman'),
            ),
            default => Finding::recommended(
                __('While the database is away, calls of the website are answered by a page', 'coleman'),
                __('Copy drop-ins/db-error.php of the plugin Coleman API into wp-content; it could not be written there.', 'coleman'),
            ),
        };
    }
}
