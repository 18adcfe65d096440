<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Security\StagingGuard;

/** What a copy of the site does differently, and what its screens say about it (StagingGuard). */
final class StagingNotice
{
    private const ACTION = 'coleman_live_site';

    public static function register(): void
    {
        add_action('admin_post_' . self::ACTION, self::confirm(...));
        if (!StagingGuard::ofSite()->isOn()) {
            return;
        }
        // As WordPress's setting "Discourage search engines": noindex on pages, robots.txt, no sitemaps.
        add_filter('pre_option_blog_public', static fn (): string => '0');
        // Emails of WordPress and of other plugins; those of the dealership wait in the outbox.
        add_filter('pre_wp_mail', static fn (mixed $sent): mixed => StagingGuard::holdsMail() ? false : $sent, 1);
        add_filter('wp_mail', self::redirectMail(...), PHP_INT_MAX);
        add_action('admin_notices', self::show(...));
    }

    /**
     * @param array<string, mixed> $mail as wp_mail() has it
     * @return array<string, mixed>
     */
    private static function redirectMail(array $mail): array
    {
        $to = $mail['to'] ?? '';
        $subject = $mail['subject'] ?? '';
        $headers = $mail['headers'] ?? [];
        $headers = is_string($headers) ? preg_split('/\r?\n/', $headers, -1, PREG_SPLIT_NO_EMPTY) : $headers;
        $names = implode(', ', array_filter(is_array($to) ? $to : [$to], is_string(...)));

        return [
            'to' => StagingGuard::mailbox(),
            'subject' => sprintf('[%s] %s', $names, is_string($subject) ? $subject : ''),
            'headers' => array_filter(is_array($headers) ? $headers : [], static fn (mixed $header): bool => is_string($header) && 1 !== preg_match('/^\s*b?cc\s*:/i', $header)),
        ] + $mail;
    }

    private static function show(): void
    {
        $sentence = '' === StagingGuard::mailbox()
            ? __('This is a copy of the website. Emails wait in the outbox. Webhooks, order files and live card payments are off. Search engines are told to stay away.', 'coleman')
            /* translators: %s: email address */
            : sprintf(__('This is a copy of the website. All emails go to %s. Webhooks, order files and live card payments are off. Search engines are told to stay away.', 'coleman'), StagingGuard::mailbox());
        printf('<div class="notice notice-warning"><p>%s</p>', esc_html($sentence));
        if (StagingGuard::ofSite()->mayBeLive() && current_user_can('manage_options')) {
            printf(
                '<p>%s</p><form method="post" action="%s"><p><input type="hidden" name="action" value="%s">%s<button class="button">%s</button></p></form>',
                esc_html__('The website’s address is not the one that it went live with. If it has moved, say so here.', 'coleman'),
                esc_url(admin_url('admin-post.php')),
                esc_attr(self::ACTION),
                wp_nonce_field(self::ACTION, '_wpnonce', true, false),
                esc_html__('This is the live website', 'coleman'),
            );
        }
        echo '</div>';
    }

    private static function confirm(): void
    {
        check_admin_referer(self::ACTION);
        if (!current_user_can('manage_options')) {
            wp_die(esc_html__('Only an administrator can do this.', 'coleman'), '', ['response' => 403]);
        }
        StagingGuard::moveHere();
        wp_safe_redirect(wp_get_referer() ?: admin_url());
        exit;
    }
}
