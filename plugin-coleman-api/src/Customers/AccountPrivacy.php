<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\Limits;
use Coleman\Api\Http\RateLimiter;

/**
 * Nobody learns from outside who has an account here: WordPress lists its users over REST, by `?author=1`, in a
 * sitemap and beside embedded pages, and says of a name typed at one of its doors whether it knows it.
 */
final readonly class AccountPrivacy
{
    /** What core's refusals of a sign-in tell apart. */
    private const TELLING = ['invalid_username', 'invalid_email', 'incorrect_password', 'application_passwords_disabled_for_user'];

    public function __construct(private RateLimiter $limiter)
    {
    }

    public function register(): void
    {
        add_filter('rest_pre_dispatch', $this->closeUserRoutes(...), 10, 3);
        add_filter('request', $this->closeAuthorPages(...));
        add_filter('wp_sitemaps_add_provider', static fn (mixed $provider, string $name): mixed => 'users' === $name ? false : $provider, 10, 2);
        add_filter('oembed_response_data', static fn (array $data): array => array_diff_key($data, ['author_name' => 0, 'author_url' => 0]));
        add_filter('authenticate', $this->refuseAlike(...), 100, 3);
        // After core has looked at an application password.
        add_filter('rest_authentication_errors', static fn (mixed $error): mixed => self::isTelling($error) ? self::refusal() : $error, 100);
        add_action('lostpassword_post', $this->answerAlike(...), 100, 2);
        add_filter('send_retrieve_password_email', $this->limitMails(...), 10, 2);
    }

    /**
     * Who writes here may see who else does; everyone signed in may see themselves.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private function closeUserRoutes(mixed $result, \WP_REST_Server $server, \WP_REST_Request $request): mixed
    {
        $isClosed = 1 === preg_match('@^/wp/v2/users(?!/me\b)@i', $request->get_route()) && !current_user_can('edit_posts');

        return $isClosed
            ? new \WP_Error('rest_user_cannot_view', __('Sorry, you are not allowed to list users.', 'coleman'), ['status' => rest_authorization_required_code()])
            : $result;
    }

    /**
     * The pages of an author do not exist: their address is a sign-in name.
     *
     * @param array<string, mixed> $query
     * @return array<string, mixed>
     */
    private function closeAuthorPages(array $query): array
    {
        $isAuthors = isset($query['author']) || isset($query['author_name']);

        return $isAuthors && !is_admin() && !isset($query['rest_route']) ? ['error' => '404'] : $query;
    }

    private function refuseAlike(mixed $user, string $login, string $password): mixed
    {
        if (!self::isTelling($user)) {
            return $user;
        }
        if ('incorrect_password' !== $user->get_error_code()) {
            // As long as the comparison that there was nothing to make with.
            wp_hash_password($password);
        }

        return self::refusal();
    }

    /** @phpstan-assert-if-true \WP_Error $error */
    private static function isTelling(mixed $error): bool
    {
        return $error instanceof \WP_Error && in_array($error->get_error_code(), self::TELLING, true);
    }

    private static function refusal(): \WP_Error
    {
        return new \WP_Error('coleman_invalid_login', __('The email address or password is incorrect.', 'coleman'), ['status' => 401]);
    }

    /** wp-login.php goes on for a name it does not know as it does when it has sent the mail. */
    private function answerAlike(\WP_Error $errors, \WP_User|false $user): void
    {
        $isUnknown = false === $user && [] === array_diff($errors->get_error_codes(), self::TELLING);
        if ($isUnknown && 0 < did_action('login_init')) {
            $target = $_REQUEST['redirect_to'] ?? '';
            wp_safe_redirect(is_string($target) && '' !== $target ? $target : 'wp-login.php?checkemail=confirm');
            exit;
        }
    }

    /** A form that mails whoever is named is a weapon. Beyond the limit it says the same, and sends nothing. */
    private function limitMails(bool $send, string $login): bool
    {
        $user = is_email($login) ? get_user_by('email', $login) : get_user_by('login', $login);

        return $send && false !== $user && $this->limiter->take('mail:' . $user->ID, Limits::get('password_mail'));
    }
}
