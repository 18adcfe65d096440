<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Database\Tries;
use Coleman\Api\Integrations\Answer;
use Coleman\Api\Integrations\Carrier;
use Coleman\Api\Integrations\DeliveryFailed;
use Coleman\Api\Integrations\DeliveryRepository;
use Coleman\Api\Integrations\WebhookRepository;
use Coleman\Api\Integrations\WebhookUrl;
use Coleman\Api\Integrations\WebhookWorker;
use Coleman\Api\Mail\EmailTemplates;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\MailPause;
use Coleman\Api\Mail\MailRefused;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\Sender;
use Coleman\Api\Security\Secrets;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Two web servers whose clocks are ten minutes apart work on the same mails and deliveries, in random order: each try is
 * taken, refused, or its process dies. Whatever they do, what was sent stays sent, and nothing is lost.
 *
 * Workers are fibers that stand still while they send, so that their turns can be mixed.
 */
final class TwoWorkersTest extends TestCase
{
    use SavedHooks;

    private const SEQUENCES = 12;
    private const STEPS = 90;
    private const ROWS = 3;

    /** Seconds between two steps: some within a lease, some beyond it, some until the next try. */
    private const WAITS = [1, 30, 70, 130, 310, 1_810, 7_210, 43_210];

    private FixedClock $early;
    private FixedClock $late;

    /** @var list<int> mails that were given up, as the hook told them */
    private array $dead = [];


    protected function setUp(): void
    {
        parent::setUp();
        // The administrator's mail would be one more.
        $this->saveHooks('coleman_mail_dead');
        remove_all_actions('coleman_mail_dead');
        add_action('coleman_mail_dead', function (int $id): void {
            $this->dead[] = $id;
        });
    }

    protected function tearDown(): void
    {
        $this->restoreHooks();
        $this->clear();
        parent::tearDown();
    }

    public function testAMailThatWasSentStaysSentAndNoneIsLost(): void
    {
        $connection = $this->modules()->foundation->connection();
        $sender = new class () implements Sender {
            public function send(string $to, string $replyTo, string $messageId, string $subject, string $text, string $html, string $unsubscribe = ''): void
            {
                if (true !== \Fiber::suspend($to)) {
                    throw new MailRefused('451 later');
                }
            }
        };
        // Nobody is slow here: all the time that passes is between the tries.
        $still = new FixedClock('2026-03-01 12:00:00');
        $pause = new MailPause(new Pauses(new GuardedOption($connection, MailPause::OPTION, isOnEveryPage: false), $still), $still);
        $worker = static fn (FixedClock $clock): OutboxWorker => new OutboxWorker(new Outbox($connection, $clock), new EmailTemplates(dirname(__DIR__, 4) . '/plugin-coleman-api/templates/mail'), $sender, $pause);
        $this->play(
            'outbox',
            function () use ($connection): void {
                foreach (range(1, self::ROWS) as $number) {
                    (new Outbox($connection, $this->early))->queue(new Mail('welcome', (string) $number, ['name' => 'Ann', 'url' => '']));
                }
            },
            'recipient',
            static fn (FixedClock $clock): int => $worker($clock)->work(1, 60.0),
            fn (int $id) => (new Outbox($connection, $this->early))->sendAgain($id),
        );
    }

    public function testADeliveryThatWasTakenStaysTakenAndNoneIsLost(): void
    {
        $connection = $this->modules()->foundation->connection();
        $carrier = new class () implements Carrier {
            public function post(WebhookUrl $url, array $headers, string $body): Answer
            {
                return \Fiber::suspend($body) ? new Answer(204, '', 12) : throw new DeliveryFailed('Connection refused', 3);
            }
        };
        $worker = static fn (FixedClock $clock): WebhookWorker => new WebhookWorker(new WebhookRepository($connection, $clock), new DeliveryRepository($connection, $clock), $carrier, new Pauses(new GuardedOption($connection, WebhookWorker::PAUSES, isOnEveryPage: false), $clock), static fn (int $id) => null, $clock);
        $this->play(
            'webhook_deliveries',
            function () use ($connection): void {
                $hook = (new WebhookRepository($connection, $this->early))->add('https://dms.example/hook', ['order.placed'], false, Secrets::seal('cwh_test'), 1);
                foreach (range(1, self::ROWS) as $number) {
                    (new DeliveryRepository($connection, $this->early))->queue([$hook], 'order.placed', "evt_$number", 'order:1', '', (string) $number);
                }
            },
            'body',
            static fn (FixedClock $clock): int => $worker($clock)->work(1, 60.0),
            fn (int $id) => (new DeliveryRepository($connection, $this->early))->sendAgain($id),
        );
    }

    /**
     * @param \Closure(): void $queue makes ROWS rows
     * @param string $column that holds the number of a row
     * @param \Closure(FixedClock): int $work tries one; in it the number is suspended with, and whether it was taken resumes
     * @param \Closure(int): void $again as staff do with a row that was given up
     */
    private function play(string $table, \Closure $queue, string $column, \Closure $work, \Closure $again): void
    {
        $outdone = $givenUp = 0;
        for ($seed = 1; $seed <= self::SEQUENCES; $seed++) {
            $this->clear();
            $this->early = new FixedClock('2026-03-01 12:00:00');
            $this->late = new FixedClock('2026-03-01 12:10:00');
            $queue();
            $random = new Randomizer(new Mt19937($seed));
            /** @var list<array{\Fiber<FixedClock, bool, int, string>, string}> $sending */
            $sending = [];
            $wasTaken = $tries = $last = [];
            $given = 0;
            for ($step = 1; $step <= self::STEPS; $step++) {
                $before = $this->read($table, $column);
                $what = $random->getInt(0, 9);
                if ($what < 4 && count($sending) < 4) {
                    $fiber = new \Fiber($work);
                    $number = $fiber->start(0 === $random->getInt(0, 1) ? $this->early : $this->late);
                    if (is_string($number)) {
                        $sending[] = [$fiber, $number];
                        $tries[$number] = ($tries[$number] ?? 0) + 1;
                        $last[$number] = $fiber;
                    }
                } elseif ($what < 7 && [] !== $sending) {
                    [[$fiber, $number]] = array_splice($sending, $random->getInt(0, count($sending) - 1), 1);
                    // In every second sequence nearly nobody answers.
                    $isTaken = $random->getInt(0, 29) < (0 === $seed % 2 ? 1 : 9);
                    $wasTaken[$number] = $isTaken || ($wasTaken[$number] ?? false);
                    $fiber->resume($isTaken);
                    if (!$isTaken && $last[$number] !== $fiber) {
                        $outdone++;
                        self::assertSame($before[$number], $this->read($table, $column)[$number], "row $number, seed $seed, step $step: the last one to take it decides");
                    }
                } elseif ($what < 9) {
                    $seconds = self::WAITS[$random->getInt(0, count(self::WAITS) - 1)];
                    $this->early->advance($seconds);
                    $this->late->advance($seconds);
                } elseif ([] !== $sending && 0 === $random->getInt(0, 3)) {
                    // Its process dies.
                    array_splice($sending, $random->getInt(0, count($sending) - 1), 1);
                }
                foreach ($this->read($table, $column) as $number => $row) {
                    $says = sprintf('row %s, seed %d, step %d', $number, $seed, $step);
                    self::assertSame($wasTaken[$number] ?? false, Tries::SENT === $row['state'], $says);
                    if (Tries::DEAD === $row['state']) {
                        self::assertGreaterThanOrEqual(6, $tries[$number] ?? 0, $says);
                        $given += Tries::DEAD === $before[$number]['state'] ? 0 : 1;
                    }
                }
                if ('outbox' === $table) {
                    self::assertCount($given, $this->dead, "seed $seed, step $step: it is told once");
                }
            }
            unset($sending, $last, $fiber);
            $givenUp += $given;
            foreach ($this->read($table, $column) as $row) {
                Tries::DEAD === $row['state'] && $again($row['id']);
            }
            // All clocks and all servers are fine again.
            for ($turn = 0; $turn < self::ROWS; $turn++) {
                $this->late->advance(100_000);
                $fiber = new \Fiber($work);
                null === $fiber->start($this->late) || $fiber->resume(true);
            }
            self::assertSame([Tries::SENT], array_values(array_unique(array_column($this->read($table, $column), 'state'))), "seed $seed: none is lost");
        }
        // There was something to see.
        self::assertGreaterThan(self::SEQUENCES, $outdone);
        self::assertGreaterThan(0, $givenUp);
    }

    /** @return array<array-key, array{id: int, state: string, tries: string}> by number */
    private function read(string $table, string $column): array
    {
        $rows = [];
        foreach ($this->modules()->foundation->connection()->rows(sprintf('SELECT id, state, attempts, next_at, lease_until, %s AS number FROM {%s} ORDER BY id', $column, $table)) as $row) {
            $rows[(string) $row['number']] = ['id' => (int) $row['id'], 'state' => (string) $row['state'], 'tries' => "{$row['attempts']}, {$row['next_at']}, {$row['lease_until']}"];
        }

        return $rows;
    }

    private function clear(): void
    {
        $this->dead = [];
        foreach (['outbox', 'outbox_attempts', 'webhooks', 'webhook_deliveries', 'webhook_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        delete_option(WebhookRepository::WANTED);
        delete_option(Outbox::DUE_OPTION);
    }
}
