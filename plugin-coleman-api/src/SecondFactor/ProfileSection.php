<?php

declare(strict_types=1);

namespace Coleman\Api\SecondFactor;

/** What stands of the second factor in a user's profile: new backup codes for oneself; a reset, also by an administrator. */
final readonly class ProfileSection
{
    private const ACTION = 'coleman_second_factor';

    /**
     * @param \Closure(): SecondFactor $factor
     * @param \Closure(): FactorRepository $factors
     */
    public function __construct(private \Closure $factor, private \Closure $factors)
    {
    }

    public function register(): void
    {
        foreach (['show_user_profile', 'edit_user_profile'] as $hook) {
            add_action($hook, function (mixed $user): void {
                if ($user instanceof \WP_User) {
                    echo $this->section($user);
                }
            });
        }
        add_action('deleted_user', function (mixed $userId): void {
            if (is_numeric($userId)) {
                ($this->factors)()->remove((int) $userId);
            }
        });
        add_action('admin_post_' . self::ACTION, function (): never {
            $text = static fn (string $name): string => is_string($_POST[$name] ?? null) ? sanitize_text_field(wp_unslash($_POST[$name])) : '';
            $userId = (int) $text('user');
            if (false === wp_verify_nonce($text('_wpnonce'), self::ACTION . $userId) || !current_user_can('edit_user', $userId)) {
                wp_die(esc_html__('You aren’t allowed to do this.', 'coleman'), '', ['response' => 403]);
            }
            $this->act($userId, 'codes' === $text('what'));
        });
    }

    public function section(\WP_User $user): string
    {
        if (!SecondFactor::isOn() || !SecondFactor::isForStaff($user->allcaps)) {
            return '';
        }
        $isEnrolled = ($this->factors)()->isEnrolled($user->ID);
        $isOwn = get_current_user_id() === $user->ID;
        $state = $isEnrolled
            /* translators: %d: number of backup codes */
            ? sprintf(__('An authenticator app is set up. Backup codes left: %d.', 'coleman'), ($this->factors)()->backupCodesLeft($user->ID))
            : __('No authenticator app is set up. It is asked for at the next sign-in.', 'coleman');
        $button = static fn (string $what, string $label): string => sprintf('<button type="submit" class="button" form="coleman-second-factor" name="what" value="%s">%s</button> ', esc_attr($what), esc_html($label));
        // The profile is a form itself: this one stands at the end of the page.
        add_action('admin_footer', static function () use ($user): void {
            printf('<form id="coleman-second-factor" method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="user" value="%d">%s</form>', esc_url(admin_url('admin-post.php')), esc_attr(self::ACTION), $user->ID, wp_nonce_field(self::ACTION . $user->ID, '_wpnonce', false, false));
        });

        return sprintf(
            '<h2>%s</h2><p>%s</p><p>%s%s</p><p class="description">%s</p>',
            esc_html__('Second factor', 'coleman'),
            esc_html($state),
            $isEnrolled && $isOwn ? $button('codes', __('New backup codes', 'coleman')) : '',
            $isEnrolled ? $button('reset', __('Reset', 'coleman')) : '',
            $isEnrolled ? esc_html__('After a reset, the account is signed out everywhere and sets up an app at its next sign-in.', 'coleman') : '',
        );
    }

    private function act(int $userId, bool $isForCodes): never
    {
        if ($isForCodes && get_current_user_id() === $userId && ($this->factors)()->isEnrolled($userId)) {
            wp_die(
                '<p>' . esc_html__('Your new backup codes. The old ones work no more, and these aren’t shown again.', 'coleman') . '</p><ul>'
                . implode('', array_map(static fn (string $code): string => '<li><code>' . esc_html($code) . '</code></li>', ($this->factor)()->newBackupCodes($userId))) . '</ul>',
                esc_html__('Backup codes', 'coleman'),
                ['response' => 200, 'back_link' => true],
            );
        }
        ($this->factor)()->reset($userId);
        wp_safe_redirect(get_current_user_id() === $userId ? wp_login_url() : get_edit_user_link($userId));
        exit;
    }
}
