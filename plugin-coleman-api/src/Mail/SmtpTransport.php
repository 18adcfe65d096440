<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/** Makes WordPress's own mailer send from the dealership's address and by its mail server, whoever calls wp_mail(). */
final class SmtpTransport
{
    /** A server that hangs must not hold a worker for PHPMailer's five minutes. */
    public const TIMEOUT_SECONDS = 15;

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
        $mailer->Timeout = self::TIMEOUT_SECONDS;
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
}
