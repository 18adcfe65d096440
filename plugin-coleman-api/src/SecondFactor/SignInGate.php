<?php

declare(strict_types=1);

namespace Coleman\Api\SecondFactor;

use Coleman\Api\Http\ApiError;

/**
 * Asks staff for their code after the password: until the session has shown one it has no rights of staff, whichever door
 * it came through, and the back office leads to the page of the code.
 */
final readonly class SignInGate
{
    public const ACTION = 'coleman_code';

    private const NONCE = 'coleman-second-factor';

    /**
     * @param \Closure(): SecondFactor $factor
     * @param \Closure(): FactorRepository $factors
     */
    public function __construct(private \Closure $factor, private \Closure $factors)
    {
    }

    public function register(): void
    {
        add_filter('user_has_cap', function (mixed $capabilities, mixed $asked, mixed $arguments, mixed $user = null): mixed {
            return is_array($capabilities) && $user instanceof \WP_User && $user->ID === get_current_user_id() && SecondFactor::isOwed($user)
                ? array_intersect_key($capabilities, ['read' => 0, 'exist' => 0, 'level_0' => 0])
                : $capabilities;
        }, PHP_INT_MAX, 4);
        // The latter before a screen is refused for lack of the rights that wait for the code.
        foreach (['admin_init', 'auth_redirect'] as $hook) {
            add_action($hook, static function (): void {
                if (!wp_doing_ajax() && SecondFactor::isOwed(wp_get_current_user())) {
                    wp_safe_redirect(self::url());
                    exit;
                }
            }, 0);
        }
        add_action('login_form_' . self::ACTION, $this->page(...));
        $byApplicationPassword = 0;
        add_action('application_password_did_authenticate', static function (\WP_User $user) use (&$byApplicationPassword): void {
            $byApplicationPassword = $user->ID;
        });
        add_filter('authenticate', static function (mixed $user) use (&$byApplicationPassword): mixed {
            $isApplication = $user instanceof \WP_User && $user->ID === $byApplicationPassword;
            // One request may hold several sign-ins.
            $byApplicationPassword = 0;

            return $user instanceof \WP_User && !$isApplication && defined('XMLRPC_REQUEST') && XMLRPC_REQUEST ? SecondFactor::withoutSession($user) : $user;
        }, PHP_INT_MAX);
    }

    public static function url(): string
    {
        return add_query_arg('action', self::ACTION, wp_login_url());
    }

    private function page(): never
    {
        nocache_headers();
        $user = wp_get_current_user();
        if (0 === $user->ID) {
            wp_safe_redirect(wp_login_url(self::url()));
            exit;
        }
        if (!SecondFactor::isOwed($user)) {
            wp_safe_redirect(admin_url());
            exit;
        }
        echo self::answer(...array_map(static fn (string $name): string => is_string($_POST[$name] ?? null) ? sanitize_text_field(wp_unslash($_POST[$name])) : '', ['code', 'secret', '_wpnonce']), user: $user, factor: ($this->factor)(), factors: ($this->factors)());
        exit;
    }

    /** The page after what was typed; what is right leads on, with backup codes where the app is new. */
    private static function answer(string $code, string $secret, string $nonce, \WP_User $user, SecondFactor $factor, FactorRepository $factors): string
    {
        $isEnrolled = $factors->isEnrolled($user->ID);
        $fault = '';
        if ('POST' === ($_SERVER['REQUEST_METHOD'] ?? '')) {
            try {
                if (false === wp_verify_nonce($nonce, self::NONCE)) {
                    throw ApiError::invalid(['code' => __('The page was open for too long. Enter the code again.', 'coleman')]);
                }
                if (!$isEnrolled) {
                    return FactorPage::codes($factor->enroll($user->ID, $secret, $code));
                }
                $factor->show($user->ID, $code);
                wp_safe_redirect(admin_url());
                exit;
            } catch (ApiError $refused) {
                $fault = $refused->getMessage();
            }
        }

        return $isEnrolled
            ? FactorPage::ask($fault, wp_create_nonce(self::NONCE))
            : FactorPage::enroll($fault, 1 === preg_match('/^[A-Z2-7]{32}$/D', $secret) ? $secret : Totp::newSecret(), $user->user_login, wp_create_nonce(self::NONCE));
    }
}
