<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/**
 * Sends one mail at once, past the outbox, and tells how far it came.
 *
 * PHPMailer's sentences are of little help to whoever has to mend a setting; which command the server refused is.
 */
final readonly class TestMail
{
    /** PHPMailer's level that shows both sides of the talk, credentials hidden. */
    private const TALK = 2;

    /** The mail settings that a test email was accepted with. */
    private const TESTED = 'coleman_mail_tested';

    public function __construct(private EmailTemplates $templates, private Sender $sender)
    {
    }

    /** Whether a test email was accepted with the settings as they are. */
    public static function hasSucceeded(): bool
    {
        return self::settings() === get_option(self::TESTED, '');
    }

    private static function settings(): string
    {
        return md5(serialize(MailSettings::stored()));
    }

    /** @return array{sent: bool, step: string, message: string, talk: list<string>} schema/test-mail.json */
    public function send(string $to): array
    {
        $talk = [];
        $listen = static function (PHPMailer $mailer) use (&$talk): void {
            $mailer->SMTPDebug = self::TALK;
            $mailer->Debugoutput = static function (string $line) use (&$talk): void {
                $talk[] = mb_substr(trim($line), 0, 300);
            };
        };
        $error = '';
        add_action('phpmailer_init', $listen, 50);
        try {
            $letter = $this->templates->write('test', []) ?? throw new \LogicException('The test letter is empty.');
            $this->sender->send(
                $to,
                '',
                bin2hex(random_bytes(12)),
                $letter->subject,
                EmailText::render($letter, EmailFooter::text()),
                EmailHtml::render($letter, get_bloginfo('name'), EmailFooter::text(), get_bloginfo('language')),
            );
        } catch (MailRefused $refusal) {
            $error = $refusal->getMessage();
        } finally {
            remove_action('phpmailer_init', $listen, 50);
            self::quieten();
        }
        if ('' === $error) {
            update_option(self::TESTED, self::settings(), false);
        }
        $talk = self::withoutContents($talk);
        $step = '' === $error ? 'sent' : self::step($talk);

        return ['sent' => '' === $error, 'step' => $step, 'message' => self::sentence($step, $to, $error), 'talk' => array_slice($talk, -60)];
    }

    /**
     * The commands and answers only: the lines of a long email would push them out.
     *
     * @param list<string> $talk
     * @return list<string>
     */
    private static function withoutContents(array $talk): array
    {
        $kept = [];
        $isContents = false;
        foreach ($talk as $line) {
            if ($isContents && str_starts_with($line, 'CLIENT -> SERVER:')) {
                // A line of the email that is a single dot is sent as two.
                $isContents = 'CLIENT -> SERVER: .' !== $line;
                continue;
            }
            $kept[] = $line;
            if (str_starts_with($line, 'SERVER -> CLIENT: 354')) {
                $kept[] = 'CLIENT -> SERVER: [email]';
                $isContents = true;
            }
        }

        return $kept;
    }

    /** WordPress keeps its mailer for the rest of the request. */
    private static function quieten(): void
    {
        $mailer = $GLOBALS['phpmailer'] ?? null;
        if ($mailer instanceof PHPMailer) {
            $mailer->SMTPDebug = 0;
            $mailer->Debugoutput = 'echo';
        }
    }

    /**
     * The step that failed: that of the last command the server was told.
     *
     * @param list<string> $talk
     */
    private static function step(array $talk): string
    {
        if ('' === MailSettings::stored()['host']) {
            return 'php';
        }
        $step = 'connect';
        foreach ($talk as $line) {
            if (1 !== preg_match('/CLIENT -> SERVER: (.*)/', $line, $match)) {
                continue;
            }
            $step = match (true) {
                str_starts_with($match[1], 'STARTTLS') => 'encryption',
                str_starts_with($match[1], 'AUTH'), str_starts_with($match[1], '[credentials hidden]') => 'sign-in',
                str_starts_with($match[1], 'MAIL FROM') => 'sender',
                str_starts_with($match[1], 'RCPT TO') => 'recipient',
                str_starts_with($match[1], 'DATA') => 'contents',
                str_starts_with($match[1], 'EHLO'), str_starts_with($match[1], 'HELO') => 'encryption' === $step ? 'encryption' : 'greeting',
                default => $step,
            };
        }

        return $step;
    }

    private static function sentence(string $step, string $to, string $error): string
    {
        $settings = MailSettings::ofSite();
        $server = sprintf('%s:%d', $settings->host, $settings->port);

        $sentence = match ($step) {
            /* translators: %s: email address */
            'sent' => sprintf(__('The mail server accepted the email to %s. Check that it arrives, and check the spam folder, too.', 'coleman'), $to),
            'php' => __('This server could not send the email itself. Enter a mail server above.', 'coleman'),
            /* translators: %s: host and port of a mail server */
            'connect' => sprintf(__('%s didn’t respond. Check the server name, the port and any firewall.', 'coleman'), $server),
            /* translators: %s: host and port of a mail server */
            'greeting' => sprintf(__('%s responded, but not like a mail server. Check the port and encryption.', 'coleman'), $server),
            /* translators: %s: host and port of a mail server */
            'encryption' => sprintf(__('We couldn’t set up an encrypted connection to %s. Check the encryption, the port and the certificate.', 'coleman'), $server),
            /* translators: %s: name of a user */
            'sign-in' => sprintf(__('The mail server rejected the username %s with this password.', 'coleman'), $settings->user),
            /* translators: %s: email address */
            'sender' => sprintf(__('The mail server doesn’t send from the address %s. Check "From address".', 'coleman'), $settings->fromAddress),
            /* translators: %s: email address */
            'recipient' => sprintf(__('The mail server rejected the recipient %s.', 'coleman'), $to),
            default => __('The mail server rejected the email.', 'coleman'),
        };
        if (null === $settings->password) {
            $sentence .= ' ' . __('The saved password can’t be read because the keys in wp-config.php have changed. Enter it again.', 'coleman');
        }

        return '' === $error ? $sentence : $sentence . ' ' . sprintf(/* translators: %s: words of a mail server */ __('The server’s message: %s', 'coleman'), $error);
    }
}
