<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Support\Log;

/**
 * Goes on with runs that nobody is at work on, and with what was named to search and not drained: by WordPress's cron,
 * some seconds at a time, and by `coleman work`. Two of them never work at once (`FeedRunner::work()`).
 */
final readonly class FeedWorker
{
    /** WordPress's cron fires it each minute. */
    public const HOOK = 'coleman_feeds';

    /** Fired as soon as a call of the cron that did not get done is over. */
    public const ONWARD = 'coleman_feeds_onward';

    /** Of a call of the cron: mail and orders are in the same queue. */
    private const SECONDS = 15.0;

    public function __construct(private FeedRepository $feeds, private FeedRunner $runner, private SearchQueue $search, private FeedWatch $watch)
    {
    }

    /** A turn of WordPress's cron. What is left is gone on with at once by another call, not only with the next minute. */
    public function tick(float $seconds = self::SECONDS): void
    {
        $this->watch->look();
        if ($this->work($seconds) && false === wp_next_scheduled(self::ONWARD)) {
            wp_schedule_single_event(time(), self::ONWARD);
            // WordPress does not start its cron from within; when this call is over, it may be asked for again.
            add_action('shutdown', [self::class, 'callOnward']);
        }
    }

    /** Asks for the site's own cron, and waits for no answer: nothing of what is sent or answered matters. */
    public static function callOnward(): void
    {
        wp_remote_post(site_url('wp-cron.php'), ['timeout' => 0.5, 'blocking' => false, 'sslverify' => false]);
    }

    /**
     * Brings along what is there, oldest first. A run that cannot go on is left for the next time, with the reason, and
     * later files of the same feed wait for it: an older one must not come after a newer one.
     *
     * @param float $seconds after which nothing further is begun; one chunk at least
     * @return bool whether something is left that can be gone on with at once
     * @throws DatabaseError when the database is away
     */
    public function work(float $seconds): bool
    {
        $until = microtime(true) + $seconds;
        $stuck = [];
        foreach ($this->feeds->underWay() as $run) {
            if (in_array($run->feed->id, $stuck, true)) {
                continue;
            }
            try {
                if ($this->runner->work($run, $until - microtime(true))->state->isUnderWay()) {
                    return true;
                }
            } catch (FeedBusy) {
                // Somebody is at work, and drains what they name.
                return false;
            } catch (\Throwable $fault) {
                Log::error(sprintf('run %d of a feed: %s', $run->id, $fault->getMessage()));
                $this->feeds->note($run->id, $fault->getMessage());
                $stuck[] = $run->feed->id;
            }
            if (microtime(true) >= $until) {
                return true;
            }
        }
        $this->search->drain($until);

        return $this->search->age() > 0;
    }
}
