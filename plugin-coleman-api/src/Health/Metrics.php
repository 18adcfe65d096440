<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Database\Upgrader;
use Coleman\Api\Feeds\FeedRepository;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Integrations\DeliveryRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Stock\Reconciliation;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Counters;

/** What monitoring asks for: requests and retries of this web server, and what waits in the tables that all share. */
final readonly class Metrics
{
    private const SERVER = [
        'Innodb_row_lock_waits' => ['coleman_database_row_lock_waits_total', 'counter', 'Times a transaction waited for a row.'],
        'Innodb_row_lock_time' => ['coleman_database_row_lock_milliseconds_total', 'counter', 'Time that transactions waited for rows.'],
        'Innodb_deadlocks' => ['coleman_database_deadlocks_total', 'counter', 'Deadlocks that the database ended.'],
        'Threads_connected' => ['coleman_database_connections', 'gauge', 'Open connections of the database.'],
        'wsrep_cluster_size' => ['coleman_galera_nodes', 'gauge', 'Nodes of the Galera cluster that see each other.'],
        'wsrep_local_recv_queue' => ['coleman_galera_receive_queue', 'gauge', 'Write sets that wait on this node.'],
        'wsrep_flow_control_paused' => ['coleman_galera_paused_ratio', 'gauge', 'Share of time that the cluster waited for a slow node.'],
        'wsrep_local_cert_failures' => ['coleman_galera_conflicts_total', 'counter', 'Transactions refused because another node was first.'],
    ];

    public function __construct(
        private Outbox $outbox,
        private SearchQueue $search,
        private FeedRepository $feeds,
        private DeliveryRepository $deliveries,
        private Reconciliation $stock,
        private Upgrader $upgrader,
        private DatabaseStatusQuery $database,
        private Clock $clock,
    ) {
    }

    /** @param ?BackupChecks $backups of this machine, if none is named */
    public function text(?BackupChecks $backups = null): string
    {
        $text = new MetricsText();
        $this->addRequests($text);
        $this->addQueues($text);
        $this->addFeeds($text);
        $this->addDatabase($text);
        $this->addBackups($text, $backups ?? BackupChecks::ofSite($this->clock));

        return $text->text();
    }

    /** Notes that monitoring has them, for Site Health. */
    public function noteRead(): void
    {
        MetricsCheck::noteAsked($this->clock);
    }

    private function addRequests(MetricsText $text): void
    {
        $requests = $seconds = $within = [];
        $counts = Counters::all();
        foreach ($counts as $name => $count) {
            [$what, $kind, $more] = explode(':', $name) + ['', '', ''];
            match ($what) {
                'requests' => $requests[] = [['kind' => $kind, 'status' => $more], $count],
                'took' => $within[$kind][$more] = $count,
                default => null,
            };
        }
        foreach ($within as $kind => $counted) {
            $total = 0;
            foreach ([...RequestCounter::BOUNDS, '+Inf'] as $bound) {
                $total += $counted[$bound] ?? 0;
                $seconds[] = [['kind' => $kind, 'le' => is_int($bound) ? (string) ($bound / 1_000) : $bound], $total, '_bucket'];
            }
            $seconds[] = [['kind' => $kind], ($counts["milliseconds:$kind"] ?? 0) / 1_000, '_sum'];
            $seconds[] = [['kind' => $kind], $total, '_count'];
        }
        $text
            ->add('coleman_requests_total', 'counter', 'Requests that reached PHP on this web server, by kind and status.', $requests)
            ->add('coleman_request_seconds', 'histogram', 'Time until the work of a request was done.', $seconds)
            ->add('coleman_transaction_retries_total', 'counter', 'Transactions that ran again after a deadlock or a lock wait.', Counters::isOn() ? [[[], $counts['transaction_retries'] ?? 0]] : []);
        $workers = [];
        foreach (PhpWorkers::counts() as $state => $count) {
            $workers[] = [['state' => $state], $count];
        }
        $text->add('coleman_php_workers', 'gauge', 'Workers of PHP-FPM on this web server, by state.', $workers);
    }

    private function addQueues(MetricsText $text): void
    {
        $due = wp_next_scheduled(OutboxWorker::HOOK);
        $waiting = $dead = 0;
        foreach ($this->deliveries->counts() as $states) {
            $waiting += $states[DeliveryRepository::WAITING] ?? 0;
            $dead += $states[DeliveryRepository::DEAD] ?? 0;
        }
        $text
            ->add('coleman_mail', 'gauge', 'Emails by state.', [[['state' => 'waiting'], $this->outbox->count(Outbox::WAITING)], [['state' => 'dead'], $this->outbox->count(Outbox::DEAD)]])
            ->add('coleman_mail_late_seconds', 'gauge', 'How late the oldest waiting email is.', [[[], $this->outbox->lag()]])
            ->add('coleman_webhook_deliveries', 'gauge', 'Webhook deliveries by state.', [[['state' => 'waiting'], $waiting], [['state' => 'dead'], $dead]])
            ->add('coleman_search_changes', 'gauge', 'Catalog changes that search does not know yet.', [[[], $this->search->waiting()]])
            ->add('coleman_search_late_seconds', 'gauge', 'Age of the oldest of them.', [[[], $this->search->age()]])
            ->add('coleman_cron_late_seconds', 'gauge', 'How late scheduled work is; -1 if it is not scheduled.', [[[], false === $due ? -1 : max(0, $this->clock->now()->getTimestamp() - $due)]]);
    }

    private function addFeeds(MetricsText $text): void
    {
        $states = $arrived = [];
        foreach ($this->feeds->lastRuns() as $run) {
            $states[] = [['feed' => $run->feed->name, 'state' => $run->state->value], 1];
            $arrived[] = [['feed' => $run->feed->name], (int) strtotime($this->feeds->lastArrival($run->feed->id) . ' UTC')];
        }
        $stock = $this->stock->last();
        $text
            ->add('coleman_feed_run', 'gauge', 'The last run of each feed and its state.', $states)
            ->add('coleman_feed_arrival_timestamp_seconds', 'gauge', 'When the last file of each feed arrived.', $arrived)
            ->add('coleman_feed_runs_held', 'gauge', 'Runs that wait for a decision.', [[[], $this->feeds->heldRuns()]])
            ->add('coleman_feed_run_stuck', 'gauge', '1 if a run has not moved for ten minutes.', [[[], null === $this->feeds->standing(RunState::underWay(), FeedChecks::STUCK_SECONDS) ? 0 : 1]])
            ->add('coleman_stock_corrections', 'gauge', 'Shelves that the last nightly stock check corrected.', null === $stock ? [] : [[[], $stock['mended']]])
            ->add('coleman_stock_failures', 'gauge', 'Shelves that it could not check.', null === $stock ? [] : [[[], $stock['failed']]]);
    }

    private function addBackups(MetricsText $text, BackupChecks $backups): void
    {
        $made = [];
        foreach ($backups->times() as $kind => $at) {
            $made[] = [['kind' => $kind], $at];
        }
        $text->add('coleman_backup_timestamp_seconds', 'gauge', 'When the last backup of each kind went well, where coleman-backup runs.', $made);
    }

    private function addDatabase(MetricsText $text): void
    {
        $text
            ->add('coleman_tables_version', 'gauge', 'Version of the tables.', [[[], $this->upgrader->installed()]])
            ->add('coleman_tables_version_wanted', 'gauge', 'Version that this code needs.', [[[], $this->upgrader->latest()]]);
        foreach ($this->database->all() as $name => $value) {
            if (isset(self::SERVER[$name])) {
                [$metric, $type, $help] = self::SERVER[$name];
                $text->add($metric, $type, $help, [[[], $value]]);
            }
        }
    }
}
