<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

/** Looks at mails as they would leave: each header once, no recipient but the one that was meant. */
trait SoundMails
{
    /** Writes all that waits in the outbox; @return int how many mails that were */
    private function assertMailsAreSound(string $field, string $text): int
    {
        $mails = [];
        $catch = static function (\PHPMailer\PHPMailer\PHPMailer $mailer) use (&$mails): void {
            $mailer->preSend();
            $mails[] = $mailer->getSentMIMEMessage();
            $mailer->clearAllRecipients();
        };
        add_action('phpmailer_init', $catch, 1000);
        $this->modules()->mail->worker()->work(10, 5.0);
        remove_action('phpmailer_init', $catch, 1000);
        self::assertNotSame([], $mails);
        foreach ($mails as $mail) {
            [$head] = explode("\r\n\r\n", str_replace(["\r\n", "\n"], ["\n", "\r\n"], $mail), 2);
            $names = [];
            foreach (preg_split('/\r\n(?![ \t])/', $head) ?: [] as $line) {
                $names[] = strtolower(explode(':', $line)[0]);
            }
            $what = "{$field} = {$text}\n{$head}";
            self::assertSame(array_unique($names), $names, $what);
            self::assertNotContains('bcc', $names, $what);
            self::assertNotContains('cc', $names, $what);
            self::assertStringNotContainsString('eve@example.net', $head, $what);
        }

        return count($mails);
    }
}
