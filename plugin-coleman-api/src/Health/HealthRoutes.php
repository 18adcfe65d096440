<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\File;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** What load balancers and monitoring ask (docs/monitoring.md). */
final readonly class HealthRoutes
{
    /**
     * @param \Closure(): Readiness $readiness
     * @param \Closure(): Metrics $metrics
     */
    public function __construct(private \Closure $readiness, private \Closure $metrics)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/health/live', Permission::Anyone, Caching::Personal, '', 'health', static fn (): Reply => new Reply(['status' => 'live', 'checks' => (object) []]), 'Whether PHP answers. It stays 200 while tables are upgraded and while the database is away.'),
            new Route('GET', '/health/ready', Permission::Anyone, Caching::Personal, '', 'health', $this->ready(...), 'Whether visitors may be sent to this web server: 200, else 503.'),
            new Route('GET', '/metrics', Permission::Metrics, Caching::Personal, '', 'text/plain', $this->metrics(...), 'Numbers for monitoring, in the text format of Prometheus; with the key as a bearer token.'),
        ];
    }

    private function ready(): Reply
    {
        $checks = ($this->readiness)()->checks();
        $isReady = !in_array(false, $checks, true);

        return new Reply(['status' => $isReady ? 'ready' : 'not_ready', 'checks' => $checks], status: $isReady ? 200 : 503);
    }

    private function metrics(): Reply
    {
        // Made before the headers leave: what cannot be read is an error, not half a file.
        $metrics = ($this->metrics)();
        $text = $metrics->text();
        $metrics->noteRead();

        return new Reply(File::written(MetricsText::TYPE, 'metrics.txt', static fn (): array => [$text]));
    }
}
