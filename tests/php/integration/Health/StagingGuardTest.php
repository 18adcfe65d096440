<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Health;

use Coleman\Api\Health\StagingNotice;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Security\StagingGuard;
use Coleman\Tests\Integration\TestCase;

/** A copy of the site writes to nobody, is paid by nobody, and is found by nobody. */
final class StagingGuardTest extends TestCase
{
    /** @var array<string, \WP_Hook> */
    private array $hooks = [];

    protected function setUp(): void
    {
        parent::setUp();
        global $wp_filter;
        $this->hooks = array_map(static fn (\WP_Hook $hook): \WP_Hook => clone $hook, $wp_filter);
        $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
    }

    protected function tearDown(): void
    {
        global $wp_filter;
        $wp_filter = $this->hooks;
        putenv(StagingGuard::CONSTANT);
        putenv(StagingGuard::MAIL_CONSTANT);
        delete_option(StripeKeys::OPTION);
        $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
        parent::tearDown();
    }

    public function testMailsWaitAndNoneIsLost(): void
    {
        $outbox = $this->queue();
        $this->copy();

        self::assertSame(0, $this->modules()->mail->worker()->work(10, 5.0));
        self::assertSame(1, $outbox->count(Outbox::WAITING));
        self::assertFalse(wp_mail('buyer@farm.example', 'Of another plugin', 'Text'));
        self::assertStringContainsString('This is a copy of the website. Emails wait in the outbox.', $this->notice());
    }

    public function testMailsGoToTheMailboxOfTheCopyAlone(): void
    {
        $this->copy('tester@dealer.example');
        $sent = [];
        add_filter('pre_wp_mail', static function (mixed $result, array $mail) use (&$sent): bool {
            $sent[] = $mail;

            return true;
        }, 5, 2);
        wp_mail(['buyer@farm.example', 'second@farm.example'], 'Your order', 'Text', ['Cc: boss@farm.example', 'bcc: spy@farm.example', 'Reply-To: desk@dealer.example']);
        wp_mail('buyer@farm.example', 'Your order', 'Text', "Reply-To: desk@dealer.example\r\nBCC: spy@farm.example");

        foreach ($sent as $mail) {
            self::assertSame('tester@dealer.example', $mail['to']);
            self::assertSame(['Reply-To: desk@dealer.example'], array_values($mail['headers']));
        }
        self::assertSame(['[buyer@farm.example, second@farm.example] Your order', '[buyer@farm.example] Your order'], array_column($sent, 'subject'));
        self::assertStringContainsString('All emails go to tester@dealer.example.', $this->notice());
    }

    public function testLiveCardKeysAreNotUsedAndTestKeysAre(): void
    {
        $this->copy();
        StripeKeys::save('sk_live_1', 'whsec_1');
        self::assertNull(StripeKeys::ofSite());
        StripeKeys::save('rk_live_1', 'whsec_1');
        self::assertNull(StripeKeys::ofSite());
        StripeKeys::save('sk_test_1', 'whsec_1');
        self::assertSame('sk_test_1', StripeKeys::ofSite()?->secret);
    }

    public function testSearchEnginesStayAwayFromACopy(): void
    {
        self::assertSame('1', get_option('blog_public'));
        $this->copy();
        self::assertSame('0', get_option('blog_public'));
    }

    public function testTheLiveSiteIsAsEver(): void
    {
        StagingNotice::register();
        self::assertFalse(StagingGuard::ofSite()->isOn());
        self::assertFalse(has_action('admin_notices', StagingNotice::class));
        StripeKeys::save('sk_live_1', 'whsec_1');
        self::assertSame('sk_live_1', StripeKeys::ofSite()?->secret);
    }

    private function copy(string $mailbox = ''): void
    {
        putenv(StagingGuard::CONSTANT . '=1');
        if ('' !== $mailbox) {
            putenv(StagingGuard::MAIL_CONSTANT . '=' . $mailbox);
        }
        StagingNotice::register();
    }

    private function notice(): string
    {
        ob_start();
        do_action('admin_notices');

        return (string) ob_get_clean();
    }

    private function queue(): Outbox
    {
        $outbox = $this->modules()->mail->outbox();
        $outbox->queue(new Mail('mail-dead', 'buyer@farm.example', ['recipient' => 'x@y.example', 'kind' => 'order-placed', 'about' => 'order:1', 'error' => '', 'url' => 'https://site.example'], 'order:1'));

        return $outbox;
    }
}
