<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Mail;

use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\MailPause;
use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\SmtpTransport;
use Coleman\Api\Mail\TimedSmtp;
use Coleman\Api\Mail\WordPressSender;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Clock;
use Coleman\Tests\Integration\TestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/**
 * Mail by a real connection to a mail server: what it takes, and what is said of what it refuses.
 *
 * @group any-database
 */
final class SmtpTest extends TestCase
{
    /** @var resource|null */
    private mixed $server = null;

    private string $file = '';

    private mixed $mailer = null;

    private mixed $developmentMail = null;

    private mixed $transport = null;

    protected function setUp(): void
    {
        parent::setUp();
        // The test site writes its mail to files; here it goes the way of a real site.
        $this->mailer = $GLOBALS['phpmailer'] ?? null;
        $GLOBALS['phpmailer'] = null;
        $this->developmentMail = $GLOBALS['wp_filter']['pre_wp_mail'] ?? null;
        unset($GLOBALS['wp_filter']['pre_wp_mail']);
        $this->transport = clone $GLOBALS['wp_filter']['phpmailer_init'];
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        $GLOBALS['phpmailer'] = $this->mailer;
        if (null !== $this->developmentMail) {
            $GLOBALS['wp_filter']['pre_wp_mail'] = $this->developmentMail;
        }
        $GLOBALS['wp_filter']['phpmailer_init'] = $this->transport;
        delete_option(MailSettings::OPTION);
        $this->stop();
        parent::tearDown();
    }

    private function stop(): void
    {
        if (is_resource($this->server)) {
            proc_terminate($this->server);
            proc_close($this->server);
        }
        foreach (['', '.eml'] as $ending) {
            is_file($this->file . $ending) && unlink($this->file . $ending);
        }
    }

    public function testAMailGoesFromTheDealershipByItsServerAndTheTalkHidesThePassword(): void
    {
        $this->serve('nothing');
        $result = $this->test();
        self::assertSame(['sent', true], [$result['step'], $result['sent']], (string) wp_json_encode($result));
        $message = (string) file_get_contents($this->file . '.eml');
        self::assertStringContainsString('From: Coleman Web <web@dealer.example>', $message);
        self::assertStringContainsString('To: ann@example.com', $message);
        self::assertStringContainsString('multipart/alternative', $message);
        $talk = implode("\n", $result['talk']);
        self::assertStringContainsString('MAIL FROM:<web@dealer.example>', $talk);
        self::assertStringContainsString("[email]\nSERVER -> CLIENT: 250 Queued", $talk);
        self::assertStringNotContainsString('multipart/alternative', $talk);
        self::assertStringNotContainsString('s3cret', $talk);
        self::assertStringNotContainsString(base64_encode('s3cret'), $talk);

        // Whatever else of WordPress sends goes the same way.
        self::assertTrue(wp_mail('bob@example.com', 'Hello', 'A mail of WordPress.'));
        self::assertStringContainsString('To: bob@example.com', (string) file_get_contents($this->file . '.eml'));
    }

    /** @return array<string, array{string, string}> */
    public static function refusals(): array
    {
        return [
            'greeting' => ['greeting', 'No service'],
            'sign-in' => ['sign-in', 'Bad credentials'],
            'sender' => ['sender', 'Not your address'],
            'recipient' => ['recipient', 'User unknown'],
            'contents' => ['contents', 'Looks like spam'],
        ];
    }

    /** @dataProvider refusals */
    public function testATestMailSaysExactlyWhatFailed(string $step, string $words): void
    {
        $this->serve($step);
        $result = $this->test();
        self::assertFalse($result['sent']);
        self::assertSame('greeting' === $step ? 'connect' : $step, $result['step'], (string) wp_json_encode($result));
        self::assertStringContainsString($words, $result['message'] . implode("\n", $result['talk']));
    }

    public function testAServerThatIsNotThereIsSaidSo(): void
    {
        $this->serve('nothing');
        proc_terminate($this->server ?? throw new \LogicException());
        proc_close($this->server);
        $this->server = null;
        $result = $this->test();
        self::assertSame('connect', $result['step']);
        self::assertMatchesRegularExpression('/^127\.0\.0\.1:\d+ didn’t respond\./', $result['message']);
    }

    /** @return array<string, array{string, float}> how the server is slow, and seconds that a mail may take */
    public static function slownesses(): array
    {
        return [
            'it says nothing' => ['silent', 1.0],
            // Each answer alone comes in time.
            'all answers together take too long' => ['slow', 2.0],
            'an answer does not end' => ['endless', 1.0],
        ];
    }

    /** @dataProvider slownesses */
    public function testAServerThatIsTooSlowHoldsAMailForItsTimeAndNoLonger(string $slowness, float $seconds): void
    {
        $this->serve($slowness);
        (new SmtpTransport($seconds))->register();
        $error = '';
        add_action('wp_mail_failed', static function (\WP_Error $fault) use (&$error): void {
            $error = $fault->get_error_message();
        });
        $began = hrtime(true);
        self::assertFalse(wp_mail('ann@example.com', 'Hello', 'A mail of WordPress.'));
        $took = (hrtime(true) - $began) / 1e9;
        self::assertSame(sprintf('The mail server took longer than %d seconds.', (int) $seconds), $error);
        self::assertGreaterThan($seconds - 0.1, $took);
        // PHPMailer's own limit is five minutes; a busy machine does not take one.
        self::assertLessThan($seconds + 60, $took);
        self::assertFileDoesNotExist($this->file . '.eml');
    }

    public function testASilentServerHoldsOneMailAndNotTheOthers(): void
    {
        $connection = $this->modules()->foundation->connection();
        $clock = new class () implements Clock {
            public int $later = 0;

            public function now(): \DateTimeImmutable
            {
                return new \DateTimeImmutable(sprintf('+%d seconds', $this->later), new \DateTimeZone('UTC'));
            }
        };
        $connection->execute('DELETE FROM {outbox}');
        $outbox = new Outbox($connection, $clock);
        $worker = new OutboxWorker($outbox, $this->modules()->mail->templates(), new WordPressSender(), new MailPause(new Pauses(new GuardedOption($connection, MailPause::OPTION, isOnEveryPage: false), $clock), $clock));
        $outbox->queue(...array_map(static fn (int $number): Mail => new Mail('welcome', "ann$number@example.com", ['name' => 'Ann', 'url' => '']), range(1, 3)));
        $this->serve('silent');
        // More than the five seconds from which on a server is slow.
        (new SmtpTransport(6.0))->register();
        $began = hrtime(true);
        self::assertSame(0, $worker->work(10, 600.0));
        self::assertSame(0, $worker->work(10, 600.0));
        self::assertGreaterThan(5.9, (hrtime(true) - $began) / 1e9);
        self::assertSame([0, 0, 1], array_column($outbox->list(), 'attempts'));
        self::assertSame('The mail server took longer than 6 seconds.', current($outbox->attempts([$outbox->list()[2]['id']]))[0]['error'] ?? '');

        $this->serve('nothing');
        $clock->later = 60;
        self::assertSame(3, $worker->work(10, 600.0));
        delete_option(MailPause::OPTION);
        $connection->execute('DELETE FROM {outbox}');
    }

    public function testEveryMailHasFifteenSecondsWhoeverSendsIt(): void
    {
        self::assertSame(15, SmtpTransport::SECONDS);
        $this->serve('nothing');
        for ($mail = 0; $mail < 2; $mail++) {
            self::assertTrue(wp_mail('ann@example.com', 'Hello', 'A mail of WordPress.'));
            $mailer = $GLOBALS['phpmailer'];
            self::assertInstanceOf(PHPMailer::class, $mailer);
            self::assertInstanceOf(TimedSmtp::class, $mailer->getSMTPInstance());
            self::assertSame([15, 15], [$mailer->getSMTPInstance()->getTimeout(), $mailer->getSMTPInstance()->Timelimit]);
        }
        // A mailer that a plugin has brought keeps what it talks by.
        $own = new class () extends SMTP {};
        $mailer->setSMTPInstance($own);
        self::assertTrue(wp_mail('ann@example.com', 'Hello', 'A mail of WordPress.'));
        self::assertSame($own, $mailer->getSMTPInstance());
        self::assertSame([15, 15], [$own->getTimeout(), $own->Timelimit]);
    }

    public function testAServerThatTookAMailAndSaysNoFarewellHasTakenIt(): void
    {
        $this->serve('farewell');
        (new SmtpTransport(90.0))->register();
        $began = hrtime(true);
        self::assertTrue(wp_mail('ann@example.com', 'Hello', 'A mail of WordPress.'));
        self::assertLessThan(60, (hrtime(true) - $began) / 1e9, 'it is not waited for');
        self::assertStringContainsString('To: ann@example.com', (string) file_get_contents($this->file . '.eml'));
    }

    public function testARecipientThatIsNoneIsRefusedByName(): void
    {
        $response = $this->call('POST', '/desk/mails/test', ['to' => "ann@example.com\r\nBcc: eve@example.com"]);
        self::assertSame(400, $response->get_status());
        self::assertArrayHasKey('to', $this->body($response)['data']['params']);
        wp_set_current_user(0);
        self::assertSame(401, $this->call('POST', '/desk/mails/test', ['to' => 'ann@example.com'])->get_status());
    }

    private function serve(string $refuses): void
    {
        $this->stop();
        $this->file = tempnam(sys_get_temp_dir(), 'smtp') ?: throw new \RuntimeException('no temporary file');
        unlink($this->file);
        $server = proc_open([PHP_BINARY, dirname(__DIR__, 2) . '/smtp-server.php', $this->file, $refuses], [], $pipes);
        self::assertIsResource($server);
        $this->server = $server;
        for ($wait = 0; $wait < 500 && !is_file($this->file); $wait++) {
            usleep(10_000);
        }
        update_option(MailSettings::OPTION, [
            'from_name' => 'Coleman Web',
            'from_address' => 'web@dealer.example',
            'host' => '127.0.0.1',
            'port' => (int) file_get_contents($this->file),
            'encryption' => 'none',
            'user' => 'web',
            'sealed_password' => Secrets::seal('s3cret'),
        ]);
    }

    /** @return array{sent: bool, step: string, message: string, talk: list<string>} */
    private function test(): array
    {
        $response = $this->call('POST', '/desk/mails/test', ['to' => 'ann@example.com']);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        /** @var array{sent: bool, step: string, message: string, talk: list<string>} $result */
        $result = $this->body($response)['results'];

        return $result;
    }
}
