<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cli;

use Coleman\Api\Cli\WorkCommand;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\Sender;
use Coleman\Tests\Integration\Feeds\FeedTestCase;

/** However much there is of one kind of work, the others have their turn. */
final class WorkCommandTest extends FeedTestCase
{
    /** @var list<string> whose turn it was */
    private array $turns = [];

    /** @var list<float> */
    private array $slices = [];

    protected function tearDown(): void
    {
        if (function_exists('pcntl_signal')) {
            array_map(static fn (int $signal): bool => pcntl_signal($signal, SIG_DFL), [SIGTERM, SIGINT]);
            pcntl_async_signals(false);
        }
        parent::tearDown();
    }

    /** @return array<string, array{array<string, int>, string}> turns in which a kind has more, and whose turn it is */
    public static function loads(): array
    {
        return [
            'much mail' => [['mail' => 3, 'webhooks' => 0, 'feeds' => 0], 'mail webhooks feeds mail webhooks feeds mail webhooks feeds mail webhooks feeds'],
            'a long feed' => [['mail' => 0, 'webhooks' => 0, 'feeds' => 2], 'mail webhooks feeds mail webhooks feeds mail webhooks feeds'],
            'nothing' => [['mail' => 0, 'webhooks' => 0, 'feeds' => 0], 'mail webhooks feeds'],
        ];
    }

    /**
     * @dataProvider loads
     * @param array<string, int> $load
     * @group any-database
     */
    public function testEachKindOfWorkHasASliceByTurns(array $load, string $turns): void
    {
        self::assertSame(0, $this->command($load)->run(['--once']));
        self::assertSame($turns, implode(' ', $this->turns));
        self::assertSame([5.0], array_values(array_unique($this->slices)));
    }

    /** @group any-database */
    public function testASliceIsNoLongerThanTheTimeThatIsLeft(): void
    {
        self::assertSame(0, $this->command(['mail' => PHP_INT_MAX])->run(['--seconds=1']));
        self::assertLessThanOrEqual(1.0, max($this->slices));
    }

    /** @group any-database */
    public function testASignalIsHeededBeforeTheNextSlice(): void
    {
        self::assertTrue(function_exists('pcntl_signal'));
        self::assertSame(0, $this->command(['mail' => PHP_INT_MAX, 'feeds' => PHP_INT_MAX], static fn (): bool => posix_kill((int) getmypid(), SIGTERM))->run([]));
        self::assertSame(['mail'], $this->turns);
    }

    public function testAFeedGoesOnWhileMailNeverEnds(): void
    {
        $modules = $this->modules();
        $outbox = $modules->mail->outbox();
        $modules->foundation->connection()->execute('DELETE FROM {outbox}');
        $run = $this->bring($this->csv(3));
        $another = static fn (): int => $outbox->queue(new Mail('welcome', 'ann@example.com', ['name' => 'Ann', 'url' => '']));
        $another();
        $sender = new class (fn (): bool => $this->stored($run)->state->isUnderWay(), $another) implements Sender {
            public int $sent = 0;

            /**
             * @param \Closure(): bool $isWaiting
             * @param \Closure(): int $another
             */
            public function __construct(private readonly \Closure $isWaiting, private readonly \Closure $another)
            {
            }

            public function send(string $to, string $replyTo, string $messageId, string $subject, string $text, string $html, string $unsubscribe = ''): void
            {
                // An end for a feed that is never done, too.
                if (++$this->sent < 300 && ($this->isWaiting)()) {
                    ($this->another)();
                }
            }
        };
        $worker = new OutboxWorker($outbox, $modules->mail->templates(), $sender, $modules->mail->pause());
        (new WorkCommand([static fn (float $seconds): bool => $worker->work(20, $seconds) > 0, static fn (float $seconds): bool => $modules->feeds->worker()->work($seconds)]))->run(['--once']);
        self::assertSame(RunState::Applied, $this->stored($run)->state);
        self::assertLessThan(300, $sender->sent);
        $modules->foundation->connection()->execute('DELETE FROM {outbox}');
    }

    /**
     * @param array<string, int> $load turns in which there is more of a kind
     * @param \Closure(): mixed|null $meanwhile done in each turn
     */
    private function command(array $load, ?\Closure $meanwhile = null): WorkCommand
    {
        $kinds = [];
        foreach (array_keys($load) as $kind) {
            $kinds[] = function (float $seconds) use ($kind, &$load, $meanwhile): bool {
                $this->turns[] = $kind;
                $this->slices[] = $seconds;
                null === $meanwhile || $meanwhile();

                return $load[$kind]-- > 0;
            };
        }

        return new WorkCommand($kinds);
    }
}
