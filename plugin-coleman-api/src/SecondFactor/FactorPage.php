<?php

declare(strict_types=1);

namespace Coleman\Api\SecondFactor;

use Coleman\Api\Admin\BackOffice;

/** Pages of wp-login.php that ask for a code, set up an app, and show backup codes. */
final class FactorPage
{
    /** The script that draws the key as a QR code, in the browser. */
    private const SCRIPT = 'second-factor';

    public static function ask(string $fault, string $nonce): string
    {
        return self::page($fault, sprintf(
            '<p>%s</p>%s',
            esc_html__('Enter the code that your authenticator app shows, or a backup code.', 'coleman'),
            self::form($nonce, ''),
        ));
    }

    public static function enroll(string $fault, string $secret, string $login, string $nonce): string
    {
        $uri = Totp::uri($secret, $login, get_bloginfo('name'));
        add_action('login_enqueue_scripts', static fn () => do_action(BackOffice::ENQUEUE, self::SCRIPT));

        return self::page($fault, sprintf(
            '<p>%s</p><ol style="margin:1em 1.5em"><li>%s</li><li>%s<div data-otp="%s" data-label="%s" style="margin:.5em 0"></div>%s<br><code style="overflow-wrap:anywhere">%s</code><br><a href="%s">%s</a></li><li>%s</li></ol>%s',
            esc_html__('Staff accounts need an authenticator app, beside the password. Set it up once:', 'coleman'),
            esc_html__('Install an authenticator app on your phone.', 'coleman'),
            esc_html__('Add an account in it, and scan this code with it:', 'coleman'),
            esc_attr($uri),
            esc_attr__('QR code of the key below', 'coleman'),
            esc_html__('Or enter this key (time-based, 6 digits):', 'coleman'),
            esc_html(trim(chunk_split($secret, 4, ' '))),
            // WordPress drops the scheme of authenticator apps unless it is named.
            esc_url($uri, ['otpauth']),
            esc_html__('On this device: open in the app', 'coleman'),
            esc_html__('Enter the code that the app shows.', 'coleman'),
            self::form($nonce, $secret),
        ));
    }

    /** @param list<string> $codes */
    public static function codes(array $codes): string
    {
        return self::page('', sprintf(
            '<p>%s</p><ul style="margin:1em 0;font-size:16px">%s</ul><p><a class="button button-primary button-large" href="%s">%s</a></p>',
            esc_html__('Your app is set up. Keep these backup codes in a safe place: each works once if you don’t have your phone. They aren’t shown again.', 'coleman'),
            implode('', array_map(static fn (string $code): string => '<li><code>' . esc_html($code) . '</code></li>', $codes)),
            esc_url(admin_url()),
            esc_html__('Continue', 'coleman'),
        ));
    }

    private static function form(string $nonce, string $secret): string
    {
        return sprintf(
            '<form method="post" action="%s" style="margin-top:1em"><label for="coleman-code">%s</label><input id="coleman-code" class="input" name="code" inputmode="text" autocomplete="one-time-code" autofocus required><input type="hidden" name="secret" value="%s"><input type="hidden" name="_wpnonce" value="%s"><button class="button button-primary button-large">%s</button></form>',
            esc_url(SignInGate::url()),
            esc_html__('Code', 'coleman'),
            esc_attr($secret),
            esc_attr($nonce),
            esc_html__('Sign in', 'coleman'),
        );
    }

    private static function page(string $fault, string $body): string
    {
        ob_start();
        login_header(esc_html__('Sign in', 'coleman'), '' === $fault ? '' : '<div id="login_error" class="notice notice-error" role="alert"><p>' . esc_html($fault) . '</p></div>');
        echo '<div class="message" style="background:#fff;padding:24px">' . $body . '</div>';
        printf('<p id="nav"><a href="%s">%s</a></p>', esc_url(wp_logout_url()), esc_html__('Sign out', 'coleman'));
        login_footer('coleman-code');

        return (string) ob_get_clean();
    }
}
