<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Mail;

use Coleman\Api\Mail\EmailPreview;
use Coleman\Api\Mail\FailedMailAlert;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** The outbox as administrators see it, and the alarm. */
final class MailDeskTest extends TestCase
{
    private FixedClock $clock;

    private Outbox $outbox;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->clock = new FixedClock('2026-03-01 12:00:00');
        $this->outbox = new Outbox($this->modules()->foundation->connection(), $this->clock);
        wp_set_current_user(1);
    }

    public function testTheListTellsStatesTriesAndErrorsAndGoesOn(): void
    {
        for ($number = 1; $number <= 53; $number++) {
            $this->outbox->queue(new Mail('welcome', "c$number@example.com", ['name' => 'Ann', 'url' => ''], "customer:$number"));
        }
        $sent = $this->outbox->take()['id'] ?? 0;
        $this->outbox->succeeded($sent);
        $failed = $this->outbox->take()['id'] ?? 0;
        $this->outbox->failed($failed, 1, '451 later');
        $dead = $this->dead('550 no such user');

        $before = $this->modules()->foundation->connection()->queries();
        $page = $this->body($this->call('GET', '/desk/mails'));
        self::assertLessThanOrEqual(4, $this->modules()->foundation->connection()->queries() - $before);
        self::assertCount(50, $page['results']);
        self::assertTrue($page['has_more']);
        self::assertSame(['count' => 1, 'is_capped' => false], $page['counts']['dead']);
        $next = $this->body($this->call('GET', '/desk/mails', ['after' => (string) $page['after']]));
        self::assertCount(3, $next['results']);
        self::assertFalse($next['has_more']);

        $by = array_column([...$page['results'], ...$next['results']], null, 'id');
        self::assertSame(['sent', 'failed', 'dead'], [$by[$sent]['state'], $by[$failed]['state'], $by[$dead]['state']]);
        self::assertSame(['', '451 later', '550 no such user'], [$by[$sent]['error'], $by[$failed]['error'], $by[$dead]['error']]);
        foreach (['sent' => $sent, 'failed' => $failed, 'dead' => $dead] as $state => $id) {
            self::assertSame([$id], array_column($this->body($this->call('GET', '/desk/mails', ['state' => $state]))['results'], 'id'), $state);
        }
        self::assertSame(400, $this->call('GET', '/desk/mails', ['state' => 'lost'])->get_status());
    }

    public function testAMailIsSeenWithItsTriesAndSentAgain(): void
    {
        $this->outbox->queue(new Mail('order-received', 'ann@example.com', ['order' => ['OrderNumber' => 'W000012', 'Items' => [], 'totals' => []], 'url' => 'https://example.com/customer/order/12?key=0123456789abcdef0123456789abcdef&email=ann'], 'order:12'));
        $id = $this->dead('550 no such user');
        $mail = $this->body($this->call('GET', "/desk/mails/$id"))['results'];
        self::assertCount(6, $mail['tries']);
        self::assertStringContainsString('W000012', $mail['letter']['subject']);
        self::assertStringContainsString('W000012', $mail['letter']['text']);
        self::assertStringContainsString('<!doctype html>', $mail['letter']['html']);
        self::assertStringNotContainsString('0123456789abcdef', $mail['letter']['text'] . $mail['letter']['html'], 'a preview opens nothing');

        $again = $this->body($this->call('POST', "/desk/mails/$id/resend"))['results'];
        self::assertSame('waiting', $again['state']);
        self::assertCount(6, $again['tries'], 'what came before stays');
        self::assertSame(409, $this->call('POST', "/desk/mails/$id/put-aside")->get_status());

        $this->outbox->succeeded($id);
        $this->clock->advance(91 * DAY_IN_SECONDS);
        self::assertSame(1, $this->outbox->eraseOlderThan(90));
        $old = $this->body($this->call('GET', "/desk/mails/$id"))['results'];
        self::assertSame(['', null, ''], [$old['recipient'], $old['letter'], $old['tries'][0]['error']]);
        self::assertSame(409, $this->call('POST', "/desk/mails/$id/resend")->get_status());
        self::assertSame(404, $this->call('GET', '/desk/mails/999999')->get_status());
    }

    public function testADeadMailTellsTheAdministratorOnceADayAndNeverOfItself(): void
    {
        $alarm = new FailedMailAlert(fn (): Outbox => $this->outbox, $this->clock);
        $tell = new \ReflectionMethod($alarm, 'tell');
        foreach (['ann', 'bob'] as $name) {
            $this->outbox->queue(new Mail('welcome', "$name@example.com", [], 'customer:1'));
            $tell->invoke($alarm, $this->dead("550 $name is unknown"), 'welcome', 'customer:1');
        }
        $told = array_values(array_filter($this->outbox->list(), static fn (array $mail): bool => 'mail-dead' === $mail['kind']));
        self::assertCount(1, $told);
        self::assertSame(get_option('admin_email'), $told[0]['recipient']);
        self::assertSame('550 ann is unknown', $told[0]['payload']['error']);
        $tell->invoke($alarm, $told[0]['id'], 'mail-dead', '');
        $this->clock->advance(DAY_IN_SECONDS);
        $tell->invoke($alarm, $told[0]['id'], 'mail-dead', '');
        self::assertCount(1, array_filter($this->outbox->list(), static fn (array $mail): bool => 'mail-dead' === $mail['kind']), 'no mail about itself');

        self::assertStringContainsString('2 website emails could not be delivered', $this->notice());
        foreach ($this->outbox->list('', Outbox::DEAD) as $mail) {
            self::assertSame(200, $this->call('POST', "/desk/mails/{$mail['id']}/put-aside")->get_status());
        }
        self::assertSame('', $this->notice());
        $this->outbox->queue(new Mail('welcome', 'eve@example.com', [], 'customer:1'));
        $this->dead('no');
        wp_set_current_user(0);
        self::assertSame('', $this->notice(), 'only administrators are told');
    }

    public function testEveryLetterIsPreviewedWithItsSampleAndNothingIsSentOrChanged(): void
    {
        $user = get_user_by('id', 1);
        self::assertInstanceOf(\WP_User::class, $user);
        $letters = $this->body($this->call('GET', '/desk/letters'))['results'];
        $kinds = array_column($letters, 'kind');
        // The mails of the customer and of staff that an account and an order bring.
        $expected = [
            'welcome', 'password-reset', 'password-changed', 'confirm-email', 'email-changed',
            'order-received', 'order-quote', 'order-confirmed', 'order-ready', 'order-shipped', 'order-backorder', 'order-cancelled', 'order-refunded',
            'order-desk', 'mail-dead', 'test', 'feed-held', 'feed-failed', 'feed-bad-rows',
            'rental-received', 'rental-desk', 'rental-starts', 'rental-returns',
        ];
        self::assertSame([], array_diff($expected, $kinds));
        foreach ($kinds as $kind) {
            $letter = $this->body($this->call('GET', "/desk/letters/$kind"))['results'];
            self::assertNotSame('', $letter['subject'], $kind);
            self::assertStringContainsString('<h1', $letter['html'], $kind);
            // Both versions tell the same.
            foreach (['W001042', '1Z 999 AA1 01 2345 6784', 'PO 2231'] as $fact) {
                self::assertSame(str_contains($letter['text'], $fact), str_contains($letter['html'], $fact), "$kind $fact");
            }
            if (str_starts_with($kind, 'rental-')) {
                self::assertStringContainsString('K7TQ2M9XWB', $letter['text'], $kind);
            }
            if (str_starts_with($kind, 'order-') && 'order-refunded' !== $kind) {
                self::assertStringContainsString('W001042', $letter['text'], $kind);
            }
        }
        self::assertSame(0, $this->rows('outbox'));
        self::assertSame(404, $this->call('GET', '/desk/letters/no-such')->get_status());

        (new EmailPreview($this->modules()->mail->templates()))->render('password-reset', ['email' => $user->user_email]);
        self::assertSame($user->user_activation_key, (string) get_user_by('id', 1)?->user_activation_key, 'looking at the letter makes no key');
    }

    public function testOnlyAdministratorsSeeMail(): void
    {
        $this->outbox->queue(new Mail('welcome', 'ann@example.com', [], 'customer:1'));
        $id = $this->outbox->list()[0]['id'];
        $user = wp_insert_user(['user_login' => 'mail-desk', 'user_pass' => 'x', 'user_email' => 'mail-desk@example.com', 'role' => 'coleman_parts_desk']);
        self::assertIsInt($user);
        wp_set_current_user($user);
        foreach ([['GET', '/desk/mails'], ['GET', "/desk/mails/$id"], ['POST', "/desk/mails/$id/resend"], ['POST', "/desk/mails/$id/put-aside"], ['GET', '/desk/letters'], ['GET', '/desk/letters/welcome']] as [$method, $path]) {
            self::assertSame(403, $this->call($method, $path)->get_status(), $path);
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($user);
    }

    /** The mail that was queued last, after six tries. */
    private function dead(string $error): int
    {
        $id = $this->outbox->list()[0]['id'];
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {outbox} SET attempts = 6 WHERE id = %d', [$id]);
        for ($try = 1; $try <= 6; $try++) {
            $this->outbox->failed($id, $try, $error);
        }

        return $id;
    }

    private function notice(): string
    {
        ob_start();
        (new \ReflectionMethod(FailedMailAlert::class, 'notice'))->invoke(new FailedMailAlert(fn (): Outbox => $this->outbox, $this->clock));

        return (string) ob_get_clean();
    }
}
