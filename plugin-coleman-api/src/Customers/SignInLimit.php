<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Support\Log;

/**
 * Stops password guessing at every door, before a hash is computed.
 *
 * Four doors go through wp_authenticate(): the ajax action, the page's form, wp-login.php and XML-RPC. There an early
 * WP_Error alone would be ignored by core's own callbacks, which would hash all the same; so for a limited try they are
 * taken off. For a permitted one only the callback that fits what was typed stays: core would hash a wrong password
 * twice where the login is an email address. The fifth, an application password in the Authorization header, has a way
 * of its own past wp_authenticate(); it counts in the same buckets.
 */
final class SignInLimit
{
    public const CODE = 'coleman_rate_limited';

    public const UNAVAILABLE = 'coleman_try_again';

    private const CORE = ['wp_authenticate_username_password', 'wp_authenticate_email_password', 'wp_authenticate_application_password'];

    private const HEADER_DOOR = 'wp_validate_application_password';

    /** @var list<string> core's callbacks that are off for the try under way */
    private array $removed = [];

    private bool $isHeaderDoorShut = false;

    /** @param \Closure(): SignInCounter $counter made when somebody knocks */
    public function __construct(private readonly \Closure $counter)
    {
    }

    public function register(): void
    {
        add_filter('authenticate', $this->check(...), 1, 3);
        add_filter('authenticate', $this->restore(...), PHP_INT_MAX);
        add_filter('determine_current_user', $this->checkHeader(...), 19);
        add_filter('determine_current_user', $this->restoreHeader(...), 21);
        add_action('application_password_did_authenticate', fn () => ($this->counter)()->refund(), 10, 0);
        // Where somebody signs in without wp_signon() too: after registering, for example.
        add_action('set_logged_in_cookie', fn (string $cookie, int $expire, int $expiration, int $userId) => ($this->counter)()->welcome(new \WP_User($userId)), 10, 4);
    }

    public static function seconds(): int
    {
        return Limits::get('login_account_network')->seconds;
    }

    /**
     * The refusal of a try that was not looked at: one too many, or not to be counted.
     *
     * @param string $field that the password was typed into; '' where the sentence belongs to no field
     * @return ApiError|null 429 coleman_rate_limited or 503 coleman_try_again; null for any other fault of a sign-in
     */
    public static function refused(\WP_Error $fault, string $field = ''): ?ApiError
    {
        $params = '' === $field ? [] : [$field => $fault->get_error_message()];

        return match ($fault->get_error_code()) {
            self::CODE => new ApiError(self::CODE, $fault->get_error_message(), 429, $params, retryAfter: self::seconds()),
            self::UNAVAILABLE => new ApiError(self::UNAVAILABLE, $fault->get_error_message(), 503, $params, retryAfter: 5),
            default => null,
        };
    }

    private function check(mixed $user, string $login, string $password): mixed
    {
        if ('' === $login || '' === $password) {
            return $user;
        }
        $refusal = $this->refusalOf($login);
        if (null !== $refusal) {
            $this->remove(...self::CORE);

            return $refusal;
        }
        $this->remove(false === get_user_by('email', $login) ? 'wp_authenticate_email_password' : 'wp_authenticate_username_password');

        return $user;
    }

    /** One request may hold several tries (XML-RPC's multicall): each begins with core's callbacks in place. */
    private function restore(mixed $user): mixed
    {
        foreach ($this->removed as $callback) {
            if (is_callable($callback)) {
                add_filter('authenticate', $callback, 20, 3);
            }
        }
        $this->removed = [];
        if ($user instanceof \WP_User) {
            ($this->counter)()->refund();
        }

        return $user;
    }

    /** Before core looks at the Authorization header. */
    private function checkHeader(mixed $user): mixed
    {
        $login = $_SERVER['PHP_AUTH_USER'] ?? '';
        if (!empty($user) || !is_string($login) || '' === $login || !isset($_SERVER['PHP_AUTH_PW']) || !self::looksAtHeaders()) {
            return $user;
        }
        $refusal = $this->refusalOf($login);
        if (null !== $refusal) {
            $this->isHeaderDoorShut = remove_filter('determine_current_user', self::HEADER_DOOR, 20);
            // Core answers a REST call with what it is told here.
            do_action('application_password_failed_authentication', $refusal);
        }

        return $user;
    }

    private function restoreHeader(mixed $user): mixed
    {
        if ($this->isHeaderDoorShut) {
            add_filter('determine_current_user', self::HEADER_DOOR, 20);
            $this->isHeaderDoorShut = false;
        }

        return $user;
    }

    /** Whether core would look at an application password at all: the questions it asks itself. */
    private static function looksAtHeaders(): bool
    {
        $isApi = (defined('XMLRPC_REQUEST') && constant('XMLRPC_REQUEST')) || (defined('REST_REQUEST') && constant('REST_REQUEST'));

        return wp_is_application_passwords_available()
            && \WP_Application_Passwords::is_in_use()
            && (bool) apply_filters('application_password_is_api_request', $isApi);
    }

    private function refusalOf(string $login): ?\WP_Error
    {
        try {
            return ($this->counter)()->take($login) ? null : new \WP_Error(
                self::CODE,
                __('Too many attempts. Please wait a few minutes and try again.', 'coleman'),
                ['status' => 429, 'retry_after' => self::seconds()],
            );
        } catch (DatabaseError $fault) {
            // Who cannot be counted cannot come in.
            Log::error($fault->getMessage());

            return new \WP_Error(
                self::UNAVAILABLE,
                __('We couldn’t sign you in. Please try again in a moment.', 'coleman'),
                ['status' => 503, 'retry_after' => 5],
            );
        }
    }

    private function remove(string ...$callbacks): void
    {
        foreach ($callbacks as $callback) {
            if (remove_filter('authenticate', $callback, 20)) {
                $this->removed[] = $callback;
            }
        }
    }
}
