<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Mail\FailedMailAlert;
use Coleman\Api\Mail\MailPause;
use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Security\StagingGuard;

/** Whether mail leaves, and by a server. */
final readonly class MailChecks
{
    public function __construct(private Outbox $outbox, private MailPause $pause)
    {
    }

    public function outbox(): Finding
    {
        $minutes = intdiv($this->outbox->lag(), MINUTE_IN_SECONDS);
        $link = [__('Open the outbox', 'coleman'), FailedMailAlert::url()];
        if (StagingGuard::holdsMail() && $this->outbox->count(Outbox::WAITING) > 0) {
            return Finding::recommended(
                __('Dealership emails are held', 'coleman'),
                /* translators: %s: a line of wp-config.php */
                sprintf(__('This is a copy of the website. To receive its emails yourself, add this to wp-config.php: %s', 'coleman'), "define( 'COLEMAN_STAGING_MAIL', 'you@example.com' );"),
                $link,
            );
        }
        $paused = $this->pause->seconds();
        if (null !== $paused) {
            return Finding::critical(
                __('The mail server doesn’t respond in time', 'coleman'),
                /* translators: %d: minutes */
                sprintf(_n('Emails have waited for it for %d minute. One email a minute is tried until it responds; then all are sent. Check the mail server, or enter another one.', 'Emails have waited for it for %d minutes. One email a minute is tried until it responds; then all are sent. Check the mail server, or enter another one.', intdiv($paused, MINUTE_IN_SECONDS), 'coleman'), intdiv($paused, MINUTE_IN_SECONDS)),
                [__('Mail settings', 'coleman'), admin_url('admin.php?page=coleman-settings&group=mail')],
            );
        }
        if ($this->outbox->lag() > SiteChecks::LATE_SECONDS) {
            return Finding::critical(
                __('Dealership emails are stuck', 'coleman'),
                /* translators: %d: minutes */
                sprintf(_n('The oldest email has waited for %d minute. Customers and staff are not getting their order emails.', 'The oldest email has waited for %d minutes. Customers and staff are not getting their order emails.', $minutes, 'coleman'), $minutes),
                $link,
            );
        }
        if ($this->outbox->countUpTo(Outbox::DEAD, 1) > 0) {
            return Finding::recommended(
                __('Some emails could not be delivered', 'coleman'),
                __('Read the mail server’s message, then send the email again or dismiss it.', 'coleman'),
                $link,
            );
        }

        return Finding::good(__('Dealership emails are being sent', 'coleman'), __('No email is late, and none has failed.', 'coleman'));
    }

    public function server(): Finding
    {
        $settings = MailSettings::ofSite();
        $link = [__('Mail settings', 'coleman'), admin_url('admin.php?page=coleman-settings&group=mail')];
        if (null === $settings->password) {
            return Finding::critical(
                __('The password of the mail server can no longer be read', 'coleman'),
                __('The keys in wp-config.php have changed since it was saved. Enter it again.', 'coleman'),
                $link,
            );
        }
        if ('' === $settings->host) {
            return Finding::recommended(
                __('No mail server is set', 'coleman'),
                __('The web server sends email itself. Many providers treat that as spam. Enter the dealership’s mail server.', 'coleman'),
                $link,
            );
        }

        return Finding::good(
            __('A mail server is set', 'coleman'),
            /* translators: %s: name of a server */
            sprintf(__('Emails are sent through %s.', 'coleman'), $settings->host),
        );
    }
}
