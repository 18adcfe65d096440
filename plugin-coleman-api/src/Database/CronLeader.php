<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Support\Log;

/**
 * Lets WordPress's cron run on one of several machines. The others find nothing to do, so that no event is taken off the
 * schedule by a machine that does not do it.
 */
final readonly class CronLeader
{
    /** Of the row in `leases`. */
    public const NAME = 'cron';

    /** Cron comes each minute: two calls may fail before another machine takes over. */
    public const SECONDS = 150;

    /** @param \Closure(): Lease $lease */
    public function __construct(private \Closure $lease)
    {
    }

    public function register(): void
    {
        // Pages ask for the schedule too, and are to write nothing.
        if (wp_doing_cron()) {
            add_filter('pre_get_ready_cron_jobs', $this->jobs(...));
        }
    }

    /**
     * @param mixed $jobs what another plugin has said; null for WordPress's own answer
     * @return mixed the same where this machine has the lead, else no jobs
     */
    public function jobs(mixed $jobs): mixed
    {
        try {
            return ($this->lease)()->take() ? $jobs : [];
        } catch (DatabaseError $fault) {
            Log::error($fault->getMessage());

            return [];
        }
    }
}
