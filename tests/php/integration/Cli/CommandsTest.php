<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cli;

use Coleman\Api\Cli\Command;
use Coleman\Api\Fast\FastNote;
use Coleman\Api\Feeds\RunState;
use Coleman\Tests\Integration\Feeds\FeedTestCase;
use Coleman\Tests\TemporaryFolder;

/** The commands as people call them: processes of their own. */
final class CommandsTest extends FeedTestCase
{
    private ?TemporaryFolder $folder = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = new TemporaryFolder('cli');
    }

    protected function tearDown(): void
    {
        $this->folder?->remove();
        parent::tearDown();
    }

    /** @group any-database */
    public function testHelpListsEveryCommandWithItsArguments(): void
    {
        [$code, $out] = $this->coleman('help');
        self::assertSame(0, $code);
        $names = array_map(static fn (Command $command): string => $command->name, $this->modules()->maintenance->commands()->all());
        self::assertSame(['migrate', 'demo', 'reindex', 'recount', 'import', 'feeds', 'feed-run', 'feed-revert', 'generate', 'reset-second-factor', 'doctor', 'reseal', 'work'], $names);
        foreach ($names as $name) {
            self::assertMatchesRegularExpression("/^  $name( |$)/m", $out);
        }
        foreach (['--dry-run', '--force', '--fresh', '--once', '--format=<json>', 'parts | prices | stock'] as $argument) {
            self::assertStringContainsString($argument, $out);
        }
        [$code, , $error] = $this->coleman('no-such');
        self::assertSame([2, "Unknown command no-such.\n"], [$code, $error]);
    }

    public function testTheDoctorSaysWhatIsCriticalAndHowToFixIt(): void
    {
        self::assertStringContainsString('good         Fast calls start with the first visitor', $this->coleman('doctor', '--all')[1]);
        $key = get_option('coleman_cart_secret');
        update_option('coleman_cart_secret', 'short');
        update_option(FastNote::OPTION, ['key' => '', 'at' => 1, 'in_way' => ['chatter' => ['init', 'rest_api_init']]]);
        [$code, $out] = $this->coleman('doctor');
        update_option('coleman_cart_secret', $key);
        delete_option(FastNote::OPTION);
        self::assertSame(1, $code, $out);
        self::assertStringContainsString("recommended  Other plugins slow down carts and search\n", $out);
        self::assertStringContainsString("             chatter: init, rest_api_init\n", $out);
        self::assertMatchesRegularExpression('/^critical /m', $out);
    }

    public function testADryRunChangesNothingAndAnswersInJson(): void
    {
        $file = $this->write($this->csv(3) . "FT-900,Feed Test,,1\nTotal 3\n");
        [$code, $out] = $this->coleman('import', 'parts', $file, '--full', '--dry-run', '--format=json', '--skip=Total #', '--empty=clears', '--zero=price', '--trailer=END #', '--rows=9');
        $run = json_decode($out, true);
        self::assertIsArray($run, $out);
        self::assertSame([0, 'compared', true, 5], [$code, $run['state'], $run['dry_run'], $run['records']]);
        self::assertSame([4, 1, 3, 1], [$run['counts']['read'], $run['counts']['bad'], $run['counts']['new'], $run['counts']['skipped']]);
        self::assertSame(['empty_clears' => true, 'zero_is_price' => true, 'skip' => 'Total #', 'trailer' => 'END #'], $this->modules()->feeds->repository()->named('parts')?->options->toArray());
        self::assertSame(2, $this->coleman('import', 'parts', $file, '--trailer=no number')[0]);
        self::assertSame(0, (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
        [, $out] = $this->coleman('feeds', '--format=json');
        $feeds = json_decode($out, true);
        self::assertIsArray($feeds);
        self::assertSame(['parts', true, [$run['id']]], [$feeds[0]['name'], $feeds[0]['full'], array_column($feeds[0]['runs'], 'id')]);
        [, $out] = $this->coleman('feed-run', (string) $run['id'], 'show', '--format=json');
        self::assertSame($run, json_decode($out, true));
    }

    /** @group any-database */
    public function testExitCodesSayHowItEnded(): void
    {
        self::assertSame(0, $this->coleman('import', 'parts', $this->write($this->csv(60)), '--full')[0]);
        [$code, $out] = $this->coleman('import', 'parts', $this->write($this->csv(10)), '--full');
        self::assertSame(3, $code, $out);
        self::assertStringContainsString('50 of 60 are missing from this file.', $out);
        self::assertSame(1, $this->coleman('import', 'parts', $this->write("number,colour\nFT-1,red\n"))[0]);
        self::assertSame(1, $this->coleman('import', 'parts', '/no/such/file.csv')[0]);
        self::assertSame(2, $this->coleman('import', 'parts')[0]);
        self::assertSame(2, $this->coleman('import', 'parts', $this->write('x'), '--no-such')[0]);
        self::assertSame(2, $this->coleman('feed-run', '999999', 'show')[0]);
        self::assertSame(2, $this->coleman('work', '--no-such')[0]);
    }

    public function testTheWorkerFinishesWhatIsThereAndEnds(): void
    {
        $run = $this->bring($this->csv(1_200));
        [$code, , $error] = $this->coleman('work', '--once');
        self::assertSame([0, ''], [$code, $error]);
        self::assertSame(RunState::Applied, $this->stored($run)->state);
    }

    public function testTheWorkerGoesOnUntilItIsToldToStop(): void
    {
        $process = $this->start(['work']);
        $run = $this->bring($this->csv(3));
        // It comes by every two seconds.
        for ($look = 0; $this->stored($run)->state->isUnderWay() && proc_get_status($process['handle'])['running']; $look++) {
            usleep(100_000);
        }
        self::assertSame(RunState::Applied, $this->stored($run)->state);
        self::assertTrue(proc_get_status($process['handle'])['running']);
        proc_terminate($process['handle'], SIGTERM);
        stream_get_contents($process['out']);
        self::assertSame(0, proc_close($process['handle']));
    }

    /** @group any-database */
    public function testWpCliHasTheSameCommandsAndTheSameCode(): void
    {
        [, $out] = $this->wp('coleman');
        $commands = json_decode($out, true);
        self::assertIsArray($commands, $out);
        self::assertSame(
            array_map(static fn (Command $command): string => "coleman $command->name", $this->modules()->maintenance->commands()->all()),
            array_keys($commands),
        );
        self::assertContains('machines', array_column($commands['coleman import']['synopsis'], 'options', 'name')['kind']);

        // Of two options of one name WP-CLI hands on only the last.
        $file = $this->write("Nr,Wer,Was\nFT-1,Feed Test,Schraube\n");
        [$code, $out] = $this->wp('coleman', 'import', 'parts', $file, '--map=Nr=part_number', '--map=Wer=vendor', '--map=Was=description', '--dry-run', '--format=json');
        $run = json_decode($out, true);
        self::assertIsArray($run, $out);
        self::assertSame([0, 'compared', true, 1], [$code, $run['state'], $run['dry_run'], $run['counts']['new']]);

        self::assertSame(0, $this->wp('coleman', 'import', 'parts', $this->write($this->csv(60)), '--full')[0]);
        self::assertSame(3, $this->wp('coleman', 'import', 'parts', $this->write($this->csv(10)), '--full')[0]);
        self::assertSame([2, '', "Feed not found.\n"], $this->wp('coleman', 'feed-revert', 'no-such'));
    }

    private function write(string $text): string
    {
        $path = $this->folder?->path . '/' . bin2hex(random_bytes(4)) . '.csv';
        file_put_contents($path, $text);

        return $path;
    }

    /** @return array{int, string, string} exit code, what it said, what it complained of */
    private function coleman(string ...$arguments): array
    {
        return $this->ended($this->start(array_values($arguments)));
    }

    /** @return array{int, string, string} the same of WP-CLI, played */
    private function wp(string ...$arguments): array
    {
        return $this->ended($this->start(array_values($arguments), 'tests/php/wp-cli-session.php'));
    }

    /**
     * @param array{handle: resource, out: resource, error: resource} $process
     * @return array{int, string, string}
     */
    private function ended(array $process): array
    {
        $out = (string) stream_get_contents($process['out']);
        $error = (string) stream_get_contents($process['error']);

        return [proc_close($process['handle']), $out, $error];
    }

    /**
     * @param list<string> $arguments
     * @return array{handle: resource, out: resource, error: resource}
     */
    private function start(array $arguments, string $program = 'bin/php/coleman.php'): array
    {
        $process = proc_open([PHP_BINARY, dirname(__DIR__, 4) . "/$program", ...$arguments], [['file', '/dev/null', 'r'], ['pipe', 'w'], ['pipe', 'w']], $pipes);
        self::assertIsResource($process);

        return ['handle' => $process, 'out' => $pipes[1], 'error' => $pipes[2]];
    }
}
