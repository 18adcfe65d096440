<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Http\Permission;
use Coleman\Api\Security\ServerSecret;
use Coleman\Api\Security\StagingGuard;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Counters;

/** Whether monitoring reads the metrics of the live website (docs/monitoring.md). */
final readonly class MetricsCheck
{
    /** When they were read last, a Unix time; written once in PRECISION seconds. */
    public const ASKED = 'coleman_metrics_asked';

    private const PRECISION = 600;

    /** Monitoring asks each minute. After so long it does not ask any more. */
    private const SILENT = 3_600;

    /**
     * @param string $key that reads them; '' where none is set
     * @param bool $isLive whether this is the live website, which someone has to watch
     * @param bool $isCounting whether requests are counted
     */
    public function __construct(private Clock $clock, private string $key, private bool $isLive, private bool $isCounting)
    {
    }

    public static function ofSite(Clock $clock): self
    {
        return new self(
            $clock,
            ServerSecret::get(Permission::METRICS_KEY),
            'production' === wp_get_environment_type() && !StagingGuard::ofSite()->isOn(),
            // In a terminal APCu is off, which says nothing of the web server's PHP; that it is installed does.
            'cli' === PHP_SAPI ? extension_loaded('apcu') : Counters::isOn(),
        );
    }

    /** Notes that they were read. */
    public static function noteAsked(Clock $clock): void
    {
        $now = $clock->now()->getTimestamp();
        if (self::asked() + self::PRECISION <= $now) {
            update_option(self::ASKED, $now, false);
        }
    }

    public function look(): Finding
    {
        $silent = $this->clock->now()->getTimestamp() - self::asked();

        return match (true) {
            !$this->isLive => Finding::good(__('Only the live website needs monitoring', 'coleman'), __('This is a copy or a development site.', 'coleman')),
            strlen($this->key) < Permission::METRICS_KEY_LENGTH => Finding::recommended(
                '' === $this->key ? __('No monitoring is set up', 'coleman') : __('The key of the metrics is too short', 'coleman'),
                /* translators: 1: number of characters, 2: a line of PHP */
                sprintf(__('No one is told if the website is down, or if mail, orders or imports stand. Set a key of at least %1$d characters in wp-config.php, %2$s, and give it to your monitoring.', 'coleman'), Permission::METRICS_KEY_LENGTH, "define( '" . Permission::METRICS_KEY . "', '…' );"),
            ),
            $silent > self::SILENT => Finding::recommended(
                __('Monitoring doesn’t read the metrics', 'coleman'),
                (0 === self::asked()
                    ? __('A key is set, but the metrics have never been read with it.', 'coleman')
                    /* translators: %s: a time such as "3 hours" */
                    : sprintf(__('They were last read %s ago.', 'coleman'), human_time_diff(self::asked(), $this->clock->now()->getTimestamp())))
                    /* translators: %s: web address */
                    . ' ' . sprintf(__('Check that your monitoring runs, uses the same key and reaches %s.', 'coleman'), rest_url('coleman/v1/metrics')),
            ),
            !$this->isCounting => Finding::recommended(
                __('Requests are not counted', 'coleman'),
                __('Monitoring can’t see errors and slow pages. Install PHP’s extension APCu (php8.2-apcu on Debian) and restart PHP.', 'coleman'),
            ),
            default => Finding::good(__('Monitoring reads the metrics', 'coleman'), __('They were read in the last hour.', 'coleman')),
        };
    }

    private static function asked(): int
    {
        $asked = get_option(self::ASKED, 0);

        return is_numeric($asked) ? (int) $asked : 0;
    }
}
