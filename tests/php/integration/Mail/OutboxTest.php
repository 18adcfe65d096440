<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Mail;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Database\Tries;
use Coleman\Api\Mail\EmailTemplates;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\MailPause;
use Coleman\Api\Mail\MailRefused;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\Sender;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

final class OutboxTest extends TestCase
{
    private FixedClock $clock;

    private Outbox $outbox;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        delete_option(MailPause::OPTION);
        $this->clock = new FixedClock('2026-03-01 12:00:00');
        $this->outbox = new Outbox($this->modules()->foundation->connection(), $this->clock);
    }

    protected function tearDown(): void
    {
        delete_option(MailPause::OPTION);
        parent::tearDown();
    }

    public function testAMailIsSentOnceWithBothVersions(): void
    {
        $sender = $this->sender();
        $this->outbox->queue($this->mail('ann@example.com'));
        self::assertSame(1, $this->worker($sender)->work(10, 5.0));
        self::assertSame(0, $this->worker($sender)->work(10, 5.0));
        self::assertCount(1, $sender->sent);
        self::assertStringContainsString('W000012', $sender->sent[0]['text']);
        self::assertStringContainsString('W000012', $sender->sent[0]['subject']);
        self::assertStringContainsString('<!doctype html>', $sender->sent[0]['html']);
        self::assertFalse(Outbox::isDue($this->clock));
    }

    /** @testWith ["en_US", "es_US"]
     *            ["es_US", "en_US"]
     *            ["es_US", "es_US"]
     */
    public function testAMailSpeaksTheLanguageOfTheSiteAndNotOfWhoSendsIt(string $ofSite, string $ofStaff): void
    {
        $site = static fn (): string => $ofSite;
        $staff = static fn (): string => $ofStaff;
        $sender = $this->sender();
        $this->outbox->queue($this->mail('ann@example.com'));
        // Before WordPress's own, which knows of a language that was switched to.
        add_filter('locale', $site, 1);
        add_filter('determine_locale', $staff, 1);
        try {
            $this->worker($sender)->work(10, 5.0);
            self::assertSame($ofStaff, determine_locale());
        } finally {
            remove_filter('locale', $site, 1);
            remove_filter('determine_locale', $staff, 1);
        }
        self::assertSame([$ofSite], array_column($sender->sent, 'locale'));
    }

    public function testARefusedMailIsTriedSixTimesWithOneMessageIdAndThenDead(): void
    {
        $sender = $this->sender(true);
        $dead = [];
        $hear = static function (int $id) use (&$dead): void {
            $dead[] = $id;
        };
        add_action('coleman_mail_dead', $hear);
        $this->outbox->queue($this->mail('ann@example.com'));
        $this->worker($sender)->work(10, 5.0);
        foreach (Tries::RETRIES as $tries => $wait) {
            self::assertCount($tries + 1, $sender->tried);
            $this->clock->advance($wait - 1);
            $this->worker($sender)->work(10, 5.0);
            self::assertCount($tries + 1, $sender->tried, 'too early');
            $this->clock->advance(1);
            $this->worker($sender)->work(10, 5.0);
        }
        remove_action('coleman_mail_dead', $hear);
        self::assertCount(6, $sender->tried);
        self::assertCount(1, array_unique($sender->tried));
        self::assertCount(1, $dead);
        self::assertSame(1, $this->outbox->count(Outbox::DEAD));
        self::assertCount(6, $this->outbox->attempts($dead)[$dead[0]]);

        $sender->refuses = false;
        $this->outbox->sendAgain($dead[0]);
        self::assertSame(1, $this->worker($sender)->work(10, 5.0));
    }

    public function testASilentServerIsAskedOnceAMinuteAndTheOtherMailsKeepTheirTries(): void
    {
        $sender = $this->sender(true);
        $sender->meanwhile = fn () => $this->clock->advance(15);
        $this->outbox->queue(...array_map(fn (int $number): Mail => $this->mail("ann$number@example.com"), range(1, 4)));
        $this->worker($sender)->work(10, 5.0);
        self::assertCount(1, $sender->tried);
        self::assertSame([0, 0, 0, 1], array_column($this->outbox->list(), 'attempts'));
        self::assertTrue(Outbox::isDue($this->clock), 'the others stay due');
        for ($minute = 1; $minute <= 3; $minute++) {
            $this->clock->advance(1 === $minute ? 59 : 44);
            $this->worker($sender)->work(10, 5.0);
            self::assertCount($minute, $sender->tried, 'too early');
            $this->clock->advance(1);
            $this->worker($sender)->work(10, 5.0);
            self::assertCount(1 + $minute, $sender->tried);
        }
        self::assertCount(4, array_unique($sender->tried), 'each time it is another mail’s turn');
        self::assertSame([1, 1, 1, 1], array_column($this->outbox->list(), 'attempts'));

        // It answers again: all that is due goes at once.
        $sender->refuses = false;
        $sender->meanwhile = null;
        $this->clock->advance(60);
        self::assertSame(4, $this->worker($sender)->work(10, 5.0));
        self::assertNull($this->pause()->seconds());
    }

    public function testAServerThatRefusesAtOnceOrTakesItsTimeIsNotSpared(): void
    {
        $sender = $this->sender(true);
        $sender->meanwhile = fn () => $this->clock->advance(4);
        $this->outbox->queue($this->mail('ann@example.com'), $this->mail('bob@example.com'));
        $this->worker($sender)->work(10, 5.0);
        self::assertCount(2, $sender->tried);
        $sender->refuses = false;
        $sender->meanwhile = fn () => $this->clock->advance(14);
        $this->clock->advance(60);
        self::assertSame(2, $this->worker($sender)->work(10, 5.0));
        self::assertNull($this->pause()->seconds());
    }

    public function testOfSeveralWorkersOneMakesTheTryOfTheMinute(): void
    {
        $sender = $this->sender(true);
        $slow = fn () => $this->clock->advance(15);
        $sender->meanwhile = $slow;
        $this->outbox->queue(...array_map(fn (int $number): Mail => $this->mail("ann$number@example.com"), range(1, 4)));
        $this->worker($sender)->work(10, 5.0);
        $this->clock->advance(60);
        $sender->meanwhile = function () use ($sender, $slow): void {
            $sender->meanwhile = null;
            $this->worker($sender)->work(10, 5.0);
            $slow();
        };
        $this->worker($sender)->work(10, 5.0);
        self::assertCount(2, $sender->tried);

        // One that has looked before the other took its turn gives its mail back.
        $this->clock->advance(60);
        $stale = get_option(MailPause::OPTION);
        self::assertTrue($this->pause()->claim());
        $old = static fn (): mixed => $stale;
        add_filter('pre_option_' . MailPause::OPTION, $old);
        $this->worker($sender)->work(10, 5.0);
        remove_filter('pre_option_' . MailPause::OPTION, $old);
        self::assertCount(2, $sender->tried);
        self::assertSame([0, 0, 1, 1], array_column($this->outbox->list(), 'attempts'));
        self::assertNotNull($this->outbox->take(), 'it is due for the next');
    }

    public function testAPauseThatAWrongClockHasSetEnds(): void
    {
        $sender = $this->sender(true);
        $sender->meanwhile = fn () => $this->clock->advance(15);
        $this->outbox->queue($this->mail('ann@example.com'), $this->mail('bob@example.com'));
        $this->worker($sender)->work(10, 5.0);
        $stored = get_option(MailPause::OPTION);
        self::assertIsArray($stored);
        $stored['server']['next'] += 400 * 86_400;
        update_option(MailPause::OPTION, $stored, false);
        $this->worker($sender)->work(10, 5.0);
        self::assertCount(2, $sender->tried);
    }

    public function testAMailOfTheSameNameIsQueuedOnce(): void
    {
        $this->outbox->queue($this->mail('ann@example.com', 'order:1:received'), $this->mail('ann@example.com', 'order:1:received'));
        self::assertSame(1, $this->rows('outbox'));
    }

    public function testAWorkerThatDiedGivesItsMailBack(): void
    {
        $this->outbox->queue($this->mail('ann@example.com'));
        self::assertNotNull($this->outbox->take());
        self::assertNull($this->outbox->take());
        $this->clock->advance(121);
        self::assertSame(2, $this->outbox->take()['attempts'] ?? 0);
    }

    public function testMailAndWhatItTellsOfAreWrittenTogether(): void
    {
        try {
            $this->modules()->foundation->transaction()->run(function ($connection): void {
                $this->outbox->queue($this->mail('ann@example.com'));
                $connection->execute('INSERT INTO {no_such_table} (id) VALUES (1)');
            });
            self::fail('The fault was swallowed.');
        } catch (DatabaseError) {
            self::assertSame(0, $this->rows('outbox'));
        }
    }

    public function testEveryLetterCanBeWrittenFromNothing(): void
    {
        $letters = $this->modules()->mail->templates();
        self::assertGreaterThan(6, count($letters->kinds()));
        foreach ($letters->kinds() as $kind) {
            $letter = $letters->write($kind, []);
            if (null === $letter) {
                self::assertContains($kind, ['order-link', 'password-reset', 'watch-news'], 'only for those who asked for it');
                continue;
            }
            self::assertNotSame('', $letter->subject, $kind);
            self::assertNotSame([], $letter->pieces, $kind);
        }
    }

    private function mail(string $to, string $once = ''): Mail
    {
        return new Mail('order-received', $to, ['order' => ['OrderNumber' => 'W000012', 'Items' => [], 'totals' => []], 'url' => 'https://example.com/'], 'order:12', $once);
    }

    private function worker(Sender $sender): OutboxWorker
    {
        return new OutboxWorker($this->outbox, new EmailTemplates(dirname(__DIR__, 4) . '/plugin-coleman-api/templates/mail'), $sender, $this->pause());
    }

    private function pause(): MailPause
    {
        return new MailPause(new Pauses(new GuardedOption($this->modules()->foundation->connection(), MailPause::OPTION, isOnEveryPage: false), $this->clock), $this->clock);
    }

    /** @return Sender&object{sent: list<array{to: string, subject: string, text: string, html: string, locale: string}>, tried: list<string>, refuses: bool, meanwhile: (\Closure(): void)|null} */
    private function sender(bool $refuses = false): Sender
    {
        return new class ($refuses) implements Sender {
            /** @var list<array{to: string, subject: string, text: string, html: string, locale: string}> */
            public array $sent = [];

            /** @var list<string> */
            public array $tried = [];

            /** @var \Closure(): void|null what happens while the server is silent */
            public ?\Closure $meanwhile = null;

            public function __construct(public bool $refuses)
            {
            }

            public function send(string $to, string $replyTo, string $messageId, string $subject, string $text, string $html, string $unsubscribe = ''): void
            {
                $this->tried[] = $messageId;
                null === $this->meanwhile || ($this->meanwhile)();
                if ($this->refuses) {
                    throw new MailRefused('550 no such server');
                }
                $this->sent[] = ['to' => $to, 'subject' => $subject, 'text' => $text, 'html' => $html, 'locale' => determine_locale()];
            }
        };
    }
}
