<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Images;

use Coleman\Api\Images\HostProbe;
use Coleman\Api\Images\HostState;
use Coleman\Api\Images\ImageSettings;
use Coleman\Api\Images\ImageUrls;
use Coleman\Tests\Integration\TestCase;

/** A host of pictures that goes away and comes back, played by a server of this computer. */
final class HostProbeTest extends TestCase
{
    /** @var resource|null */
    private $server;

    private int $port = 0;

    protected function setUp(): void
    {
        parent::setUp();
        // A port that is free now.
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        self::assertNotFalse($socket);
        $this->port = (int) substr((string) strrchr((string) stream_socket_get_name($socket, false), ':'), 1);
        fclose($socket);
        update_option(ImageSettings::OPTION, ['cdn_host' => '', 'dev_host' => sprintf('http://127.0.0.1:%d', $this->port), 'variant_path' => ImageSettings::VARIANT_PATH]);
    }

    protected function tearDown(): void
    {
        $this->stop();
        delete_option(ImageSettings::OPTION);
        delete_option(HostState::OPTION);
        parent::tearDown();
    }

    public function testPagesDoWithoutAHostThatIsAwayUntilItAnswersAgain(): void
    {
        $there = sprintf('http://127.0.0.1:%d/optimized/medium/units/1.jpg', $this->port);
        $here = 'https://site.example/images/units/1.jpg';
        self::assertSame($there, self::address(), 'nobody has asked yet');
        for ($time = 1; $time < HostState::PATIENCE; $time++) {
            (new HostProbe())->run();
            self::assertSame($there, self::address(), "$time failures are no reason");
        }
        (new HostProbe())->run();
        self::assertSame($here, self::address());
        self::assertSame('recommended', $this->finding());
        (new HostProbe())->run();
        self::assertSame($here, self::address());
        $this->start('images');
        (new HostProbe())->run();
        self::assertSame($there, self::address());
        self::assertSame('good', $this->finding());
    }

    public function testAnAnswerThatIsNoPictureIsNone(): void
    {
        $this->start('src');
        for ($time = 0; $time < HostState::PATIENCE; $time++) {
            (new HostProbe())->run();
        }
        self::assertSame('https://site.example/images/units/1.jpg', self::address());
    }

    public function testAnotherHostStartsAnew(): void
    {
        for ($time = 0; $time < HostState::PATIENCE; $time++) {
            (new HostProbe())->run();
        }
        update_option(ImageSettings::OPTION, ['cdn_host' => '', 'dev_host' => 'http://127.0.0.1:9', 'variant_path' => ImageSettings::VARIANT_PATH]);
        self::assertSame('http://127.0.0.1:9/optimized/medium/units/1.jpg', self::address());
        (new HostProbe())->run();
        self::assertSame('http://127.0.0.1:9/optimized/medium/units/1.jpg', self::address());
    }

    public function testWithoutAHostNothingIsAskedAndNothingKept(): void
    {
        delete_option(ImageSettings::OPTION);
        (new HostProbe())->run();
        self::assertFalse(get_option(HostState::OPTION));
        self::assertSame('good', $this->finding());
    }

    private static function address(): string
    {
        return ImageUrls::ofSite('https://site.example/images')->url('units/1.jpg');
    }

    private function finding(): string
    {
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        self::assertIsArray($tests);

        return $tests['direct']['coleman-picture-host']['test']()['status'];
    }

    /** Serves a folder of the plugin as the host. */
    private function start(string $folder): void
    {
        $server = proc_open([PHP_BINARY, '-S', "127.0.0.1:$this->port", '-t', $this->modules()->foundation->folder . '/' . $folder], [1 => ['file', '/dev/null', 'w'], 2 => ['file', '/dev/null', 'w']], $pipes);
        self::assertIsResource($server);
        $this->server = $server;
        for ($wait = 0; $wait < 100; $wait++) {
            $connection = @fsockopen('127.0.0.1', $this->port);
            if (false !== $connection) {
                fclose($connection);

                return;
            }
            usleep(50_000);
        }
        self::fail('The host does not start.');
    }

    private function stop(): void
    {
        if (null !== $this->server) {
            proc_terminate($this->server);
            proc_close($this->server);
            $this->server = null;
        }
    }
}
