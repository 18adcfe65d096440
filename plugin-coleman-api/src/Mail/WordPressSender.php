<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** Sends by wp_mail(), and so by whatever the site sends its mail with: PHP's own, an SMTP server, a plugin. */
final class WordPressSender implements Sender
{
    public function send(string $to, string $replyTo, string $messageId, string $subject, string $text, string $html, string $unsubscribe = ''): void
    {
        $error = '';
        $listen = static function (\WP_Error $fault) use (&$error): void {
            $error = $fault->get_error_message();
        };
        $prepare = static function (\PHPMailer\PHPMailer\PHPMailer $mailer) use ($messageId, $text): void {
            $mailer->AltBody = $text;
            $mailer->MessageID = sprintf('<%s@%s>', $messageId, (string) wp_parse_url(home_url(), PHP_URL_HOST));
        };
        add_action('wp_mail_failed', $listen);
        add_action('phpmailer_init', $prepare);
        try {
            $headers = ['Content-Type: text/html; charset=UTF-8'];
            if ('' !== $replyTo && false !== is_email($replyTo)) {
                $headers[] = 'Reply-To: ' . $replyTo;
            }
            if ('' !== $unsubscribe) {
                $headers[] = sprintf('List-Unsubscribe: <%s>', $unsubscribe);
                $headers[] = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
            }
            $isSent = wp_mail($to, $subject, $html, $headers);
        } catch (\Throwable $fault) {
            throw new MailRefused($fault->getMessage(), previous: $fault);
        } finally {
            remove_action('wp_mail_failed', $listen);
            remove_action('phpmailer_init', $prepare);
        }
        if (!$isSent) {
            throw new MailRefused('' === $error ? 'The mail server did not take it.' : $error);
        }
    }
}
