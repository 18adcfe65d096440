<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/** Makes WordPress's own mailer send from the dealership's address and by its mail server, whoever calls wp_mail(). */
final class SmtpTransport
{
    /** A server that hangs must not hold a process for PHPMailer's five minutes: so long one mail may take in all. */
    public const SECONDS = 15;

    /** @param float $seconds fewer for tests */
    public function __construct(private readonly float $seconds = self::SECONDS)
    {
    }

    public function register(): void
    {
        add_filter('wp_mail_from', static fn (string $from): string => MailSettings::stored()['from_address'] ?: $from, 5);
        add_filter('wp_mail_from_name', static fn (string $name): string => MailSettings::stored()['from_name'] ?: ('WordPress' === $name ? get_bloginfo('name') : $name), 5);
        // Before plugins that send mail by a service of their own: theirs is the last word.
        add_action('phpmailer_init', $this->prepare(...), 5);
    }

    private function prepare(PHPMailer $mailer): void
    {
        $settings = MailSettings::ofSite();
        // Without a server of ours, too: a plugin may name one.
        $this->limit($mailer);
        if ('' === $settings->host) {
            return;
        }
        $mailer->isSMTP();
        $mailer->Host = $settings->host;
        $mailer->Port = $settings->port;
        $mailer->SMTPSecure = 'none' === $settings->encryption ? '' : $settings->encryption;
        $mailer->SMTPAutoTLS = 'none' !== $settings->encryption;
        $mailer->SMTPAuth = '' !== $settings->user;
        $mailer->Username = $settings->user;
        $mailer->Password = $settings->password ?? '';
    }

    private function limit(PHPMailer $mailer): void
    {
        $mailer->Timeout = (int) ceil($this->seconds);
        $smtp = $mailer->getSMTPInstance();
        if (in_array($smtp::class, [SMTP::class, TimedSmtp::class], true) && !$smtp->connected()) {
            $smtp = $mailer->setSMTPInstance(new TimedSmtp($this->seconds));
        }
        $smtp instanceof TimedSmtp && $smtp->begin();
        // Of another plugin's own this limits each answer at least.
        $smtp->Timelimit = $mailer->Timeout;
    }
}
