<?php

declare(strict_types=1);

namespace Coleman\Api\Security;

/**
 * Keeps a copy of the site from acting as the site: its emails wait, webhooks and files of orders stay, live card keys are
 * not used, and search engines are told to stay away.
 *
 * A copy is what says so (WP_ENVIRONMENT_TYPE `staging` or `development`, or COLEMAN_STAGING), and a production site whose
 * host is another than the one it went live on: a database that somebody has restored elsewhere. A local site is none.
 */
final readonly class StagingGuard
{
    /** In wp-config.php or the environment: 1 for a copy, 0 for the live site whatever its host. */
    public const CONSTANT = 'COLEMAN_STAGING';

    /** Where the emails of a copy go; without it they wait in the outbox. */
    public const MAIL_CONSTANT = 'COLEMAN_STAGING_MAIL';

    /** A digest of the live site's host: a search and replace over the database does not touch it. */
    private const HOST_OPTION = 'coleman_live_host';

    public function __construct(private string $environment, private string $forced, private string $host, private string $liveHost)
    {
    }

    public static function ofSite(): self
    {
        $forced = defined(self::CONSTANT) ? constant(self::CONSTANT) : getenv(self::CONSTANT);
        // Loaded with WordPress's other options; to ask for one that was never saved is a query at each request.
        $live = wp_load_alloptions()[self::HOST_OPTION] ?? '';

        return new self(wp_get_environment_type(), match ($forced) {
            true, 1, '1', 'true' => '1',
            false => defined(self::CONSTANT) ? '0' : '',
            0, '0', 'false' => '0',
            default => '',
        }, self::currentHost(), is_string($live) ? $live : '');
    }

    public function isOn(): bool
    {
        return match (true) {
            '' !== $this->forced => '1' === $this->forced,
            'local' === $this->environment => false,
            'production' === $this->environment => $this->isElsewhere(),
            default => true,
        };
    }

    /** Whether it is on because of the host alone, so that an administrator may say that this is the live site. */
    public function mayBeLive(): bool
    {
        return '' === $this->forced && 'production' === $this->environment && $this->isElsewhere();
    }

    /** The address that all emails of a copy go to; '' for none. */
    public static function mailbox(): string
    {
        return ServerSecret::get(self::MAIL_CONSTANT);
    }

    /** Whether emails wait. */
    public static function holdsMail(): bool
    {
        return '' === self::mailbox() && self::ofSite()->isOn();
    }

    /** Remembers the host of a site that has none yet: it goes live now. */
    public static function goLive(): void
    {
        if ('production' === wp_get_environment_type() && '' === get_option(self::HOST_OPTION, '')) {
            self::moveHere();
        }
    }

    /** This is the live site, and its host is the one that it has now. */
    public static function moveHere(): void
    {
        update_option(self::HOST_OPTION, self::currentHost(), true);
    }

    private function isElsewhere(): bool
    {
        return '' !== $this->liveHost && $this->liveHost !== $this->host;
    }

    private static function currentHost(): string
    {
        $host = wp_parse_url(home_url(), PHP_URL_HOST);

        return hash('sha256', preg_replace('/^www\./', '', strtolower(is_string($host) ? $host : '')) ?? '');
    }
}
