<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Health;

use Coleman\Api\Health\BackupChecks;
use Coleman\Api\Health\DatabaseStatusQuery;
use Coleman\Api\Health\Metrics;
use Coleman\Api\Health\MetricsCheck;
use Coleman\Api\Health\Readiness;
use Coleman\Api\Health\RequestCounter;
use Coleman\Api\Http\File;
use Coleman\Api\Support\Counters;
use Coleman\Api\Support\RequestId;
use Coleman\Tests\Integration\TestCase;
use Coleman\Tests\TemporaryFolder;

/** What load balancers and monitoring are told. */
final class HealthApiTest extends TestCase
{
    private const KEY = 'a-key-of-monitoring';

    protected function tearDown(): void
    {
        putenv('COLEMAN_METRICS_KEY');
        unset($_SERVER['HTTP_AUTHORIZATION']);
        Counters::keepInMemory(null);
        parent::tearDown();
    }

    public function testItLivesAndIsReady(): void
    {
        $live = $this->call('GET', '/health/live');
        self::assertSame([200, 'live'], [$live->get_status(), $this->body($live)['results']['status']]);
        $ready = $this->call('GET', '/health/ready');
        self::assertSame(200, $ready->get_status());
        self::assertSame(['status' => 'ready', 'checks' => ['database' => true, 'tables' => true, 'uploads' => true, 'open' => true]], $this->body($ready)['results']);
        self::assertSame('private, no-store', $ready->get_headers()['Cache-Control']);
        self::assertSame(RequestId::current(), $ready->get_headers()[RequestId::HEADER]);
    }

    public function testEachThingThatIsMissingIsNamed(): void
    {
        $folder = new TemporaryFolder('ready');
        $drain = $folder->path . '/drain';
        $checks = fn (string $uploads): array => (new Readiness(new DatabaseStatusQuery($this->modules()->foundation->connection()), $this->modules()->foundation->upgrader(), $uploads, $drain))->checks();
        try {
            self::assertNotContains(false, $checks($folder->path));
            self::assertNotContains(false, $checks($folder->path . '/made-with-the-first-upload'));
            self::assertFalse($checks('/nowhere/at/all')['uploads']);
            touch($drain);
            self::assertSame(['database' => true, 'tables' => true, 'uploads' => true, 'open' => false], $checks($folder->path));
        } finally {
            $folder->remove();
        }
    }

    public function testMetricsAreReadWithTheKeyAlone(): void
    {
        self::assertSame(401, $this->call('GET', '/metrics')->get_status(), 'without a key on the server');
        $_SERVER['HTTP_AUTHORIZATION'] = 'Bearer ';
        self::assertSame(401, $this->call('GET', '/metrics')->get_status(), 'an empty key is none');
        putenv('COLEMAN_METRICS_KEY=short');
        $_SERVER['HTTP_AUTHORIZATION'] = 'Bearer short';
        self::assertSame(401, $this->call('GET', '/metrics')->get_status(), 'one that is guessed');
        putenv('COLEMAN_METRICS_KEY=' . self::KEY);
        self::assertSame(401, $this->call('GET', '/metrics')->get_status(), 'another one');
        $_SERVER['HTTP_AUTHORIZATION'] = 'Bearer ' . self::KEY;
        delete_option(MetricsCheck::ASKED);
        self::assertSame(200, $this->call('GET', '/metrics')->get_status());
        self::assertEqualsWithDelta(time(), get_option(MetricsCheck::ASKED), 5, 'Site Health knows that they are read.');
        delete_option(MetricsCheck::ASKED);
    }

    public function testMetricsTellOfQueuesRequestsAndTables(): void
    {
        Counters::keepInMemory(['transaction_retries' => 2]);
        RequestCounter::count('api', 200, 0.03);
        RequestCounter::count('api', 200, 0.2);
        RequestCounter::count('api', 503, 20.0);
        $text = $this->metrics();

        foreach ([
            'coleman_requests_total{kind="api",status="200"} 2',
            'coleman_requests_total{kind="api",status="503"} 1',
            'coleman_request_seconds_bucket{kind="api",le="0.025"} 0',
            'coleman_request_seconds_bucket{kind="api",le="0.05"} 1',
            'coleman_request_seconds_bucket{kind="api",le="0.25"} 2',
            'coleman_request_seconds_bucket{kind="api",le="10"} 2',
            'coleman_request_seconds_bucket{kind="api",le="+Inf"} 3',
            'coleman_request_seconds_count{kind="api"} 3',
            'coleman_request_seconds_sum{kind="api"} 20.23',
            'coleman_transaction_retries_total 2',
            sprintf('coleman_tables_version %d', $this->modules()->foundation->upgrader()->latest()),
            sprintf('coleman_mail{state="waiting"} %d', $this->modules()->mail->outbox()->count('waiting')),
        ] as $line) {
            self::assertStringContainsString($line . "\n", $text);
        }
        self::assertSame($this->modules()->foundation->connection()->isSqlite(), !str_contains($text, 'coleman_database_connections'));
        foreach (explode("\n", rtrim($text)) as $line) {
            self::assertMatchesRegularExpression('/^(# (HELP|TYPE) coleman_\w+ .+|coleman_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[0-9.e+-]+)$/', $line);
        }
    }

    public function testMetricsTellWhenEachKindOfBackupWentWell(): void
    {
        self::assertStringNotContainsString('coleman_backup', $this->metrics(), 'none was made on this machine');
        $folder = new TemporaryFolder('backups');
        try {
            $told = fn (): string => $this->metricsOfSite()->text(new BackupChecks($folder->path, $this->modules()->foundation->clock));
            self::assertStringNotContainsString('coleman_backup', $told());
            touch($folder->path . '/full', 1_772_366_400);
            self::assertStringContainsString("coleman_backup_timestamp_seconds{kind=\"full\"} 1772366400\n", $told());
            self::assertStringNotContainsString('kind="logs"', $told(), 'the database writes no binary log');
            touch($folder->path . '/logs', 1_772_370_000);
            self::assertStringContainsString("coleman_backup_timestamp_seconds{kind=\"logs\"} 1772370000\n", $told());
        } finally {
            $folder->remove();
        }
    }

    private function metricsOfSite(): Metrics
    {
        $modules = $this->modules();

        return new Metrics($modules->mail->outbox(), $modules->search->queue(), $modules->feeds->repository(), $modules->integrations->deliveries(), $modules->stock->reconciliation(), $modules->foundation->upgrader(), new DatabaseStatusQuery($modules->foundation->connection()), $modules->foundation->clock);
    }

    private function metrics(): string
    {
        putenv('COLEMAN_METRICS_KEY=' . self::KEY);
        $_SERVER['HTTP_AUTHORIZATION'] = 'Bearer ' . self::KEY;
        $file = $this->call('GET', '/metrics')->get_data();
        self::assertInstanceOf(File::class, $file);
        ob_start();
        $file->send(new class () extends \WP_REST_Server {
            public function send_header($key, $value): void
            {
                // PHPUnit has written to the output by now.
            }
        }, false);
        $text = (string) ob_get_clean();

        return $text;
    }
}
