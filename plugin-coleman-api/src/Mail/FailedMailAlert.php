<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * The alarm when a mail is given up: the administrator is written to, once a day at most, and every screen of wp-admin
 * says so until the mail was sent again or put aside.
 */
final readonly class FailedMailAlert
{
    private const KIND = 'mail-dead';

    /** @param \Closure(): Outbox $outbox */
    public function __construct(private \Closure $outbox, private Clock $clock)
    {
    }

    public function register(): void
    {
        add_action('coleman_mail_dead', $this->tell(...), 10, 3);
        add_action('admin_notices', $this->notice(...));
    }

    /** Where a mail is looked at. */
    public static function url(int $id = 0): string
    {
        return admin_url('admin.php?page=coleman-mail' . (0 === $id ? '' : '&mail=' . $id));
    }

    private function tell(int $id, string $kind, string $about): void
    {
        $administrator = get_option('admin_email');
        // A mail about itself would go round for ever.
        if (self::KIND === $kind || !is_string($administrator) || false === is_email($administrator)) {
            return;
        }
        $outbox = ($this->outbox)();
        $tries = $outbox->attempts([$id])[$id] ?? [];
        $outbox->queue(new Mail(
            self::KIND,
            $administrator,
            [
                'recipient' => $outbox->byId($id)['recipient'] ?? '',
                'kind' => $kind,
                'about' => $about,
                'error' => [] === $tries ? '' : $tries[count($tries) - 1]['error'],
                'url' => self::url($id),
            ],
            $about,
            self::KIND . ':' . DealerTime::today($this->clock),
        ));
    }

    private function notice(): void
    {
        if (!current_user_can(Roles::SETTINGS)) {
            return;
        }
        $count = ($this->outbox)()->countUpTo(Outbox::DEAD, 200);
        if ($count < 1) {
            return;
        }
        $sentence = $count > 200
            ? __('More than 200 website emails could not be delivered.', 'coleman')
            /* translators: %d: number of mails */
            : sprintf(_n('%d website email could not be delivered.', '%d website emails could not be delivered.', $count, 'coleman'), $count);
        printf(
            '<div class="notice notice-error"><p>%s <a href="%s">%s</a></p></div>',
            esc_html($sentence),
            esc_url(self::url()),
            esc_html__('See details', 'coleman'),
        );
    }
}
