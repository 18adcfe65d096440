<?php

declare(strict_types=1);

namespace Coleman\Api\SecondFactor;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;

/** Second factors of staff accounts: whose they are, and when one is asked. */
final readonly class SecondFactor
{
    /** 'off', or 'staff' for all staff. */
    public const OPTION = 'coleman_second_factor';
    public const OFF = 'off';
    public const STAFF = 'staff';

    /** In what WordPress keeps of a session: when its code was right. */
    private const MARK = 'coleman_second_factor';

    public function __construct(
        private Transaction $transaction,
        private FactorRepository $factors,
        private RateLimiter $limiter,
        private AuditRepository $log,
        private Clock $clock,
    ) {
    }

    public static function isOn(): bool
    {
        return self::STAFF === get_option(self::OPTION, self::OFF);
    }

    /** @param array<mixed> $capabilities of the user */
    public static function isForStaff(array $capabilities): bool
    {
        return array_any([...Roles::capabilities(), 'edit_posts', 'manage_options'], static fn (string $one): bool => true === ($capabilities[$one] ?? false));
    }

    /**
     * Whether the session of the request has yet to show a code. An Application Password, a command and cron have no
     * session; who uses the plugin Two Factor has shown a code there.
     */
    public static function isOwed(\WP_User $user): bool
    {
        $token = wp_get_session_token();
        if ('' === $token || !self::isOn() || !self::isForStaff($user->allcaps)) {
            return false;
        }
        if (is_callable(['Two_Factor_Core', 'is_user_using_two_factor']) && true === call_user_func(['Two_Factor_Core', 'is_user_using_two_factor'], $user->ID)) {
            return false;
        }
        $session = \WP_Session_Tokens::get_instance($user->ID)->get($token);

        return !is_array($session) || !isset($session[self::MARK]);
    }

    /** For a door that has no session to show a code in, such as XML-RPC: the password of staff alone does not open it. */
    public static function withoutSession(\WP_User $user): \WP_User|\WP_Error
    {
        return self::isOn() && self::isForStaff($user->allcaps)
            ? new \WP_Error('coleman_second_factor', __('This account needs a code to sign in. Use an application password instead.', 'coleman'))
            : $user;
    }

    /**
     * Takes a code of the app, or a backup code, for the session of the request.
     *
     * @throws ApiError 400 naming code, 429 coleman_rate_limited
     */
    public function show(int $userId, string $code): void
    {
        $this->limiter->demand('second_factor:' . $userId, 'second_factor');
        if (!$this->factors->takeCode($userId, $code) && !$this->factors->takeBackupCode($userId, $code)) {
            throw ApiError::invalid(['code' => __('This code isn’t right. Each code works once. Wait for the next one, or use a backup code.', 'coleman')]);
        }
        $this->mark($userId);
    }

    /**
     * Takes an app for an account that has none.
     *
     * @return list<string> its backup codes, shown once
     * @throws ApiError 400 naming code, 409 coleman_second_factor_exists, 429 coleman_rate_limited
     */
    public function enroll(int $userId, string $secret, string $code): array
    {
        $this->limiter->demand('second_factor:' . $userId, 'second_factor');
        $step = 1 === preg_match('/^[A-Z2-7]{32}$/D', $secret) ? Totp::step($secret, $code, $this->clock->now()->getTimestamp()) : null;
        if (null === $step) {
            throw ApiError::invalid(['code' => __('This code isn’t right. Enter the code that your app shows now.', 'coleman')]);
        }
        $codes = $this->transaction->run(function () use ($userId, $secret, $step): array {
            if (!$this->factors->enroll($userId, $secret, $step)) {
                throw new ApiError('coleman_second_factor_exists', __('This account already has an app. Reload the page and enter its code.', 'coleman'), 409);
            }
            $this->log->record(AuditKind::Role, 'user:' . $userId, [], ['second_factor' => 'set up']);

            return $this->factors->newBackupCodes($userId);
        });
        $this->mark($userId);

        return $codes;
    }

    /** @return list<string> shown once; those before are good no longer */
    public function newBackupCodes(int $userId): array
    {
        return $this->transaction->run(fn (): array => $this->factors->newBackupCodes($userId));
    }

    /** The account sets an app up anew at its next sign-in; whoever is signed in with it is signed out. */
    public function reset(int $userId): bool
    {
        $isReset = $this->transaction->run(function () use ($userId): bool {
            $isReset = $this->factors->remove($userId);
            if ($isReset) {
                $this->log->record(AuditKind::Role, 'user:' . $userId, ['second_factor' => 'set up'], ['second_factor' => 'reset']);
            }

            return $isReset;
        });
        \WP_Session_Tokens::get_instance($userId)->destroy_all();

        return $isReset;
    }

    private function mark(int $userId): void
    {
        $token = wp_get_session_token();
        $sessions = \WP_Session_Tokens::get_instance($userId);
        $session = '' === $token ? null : $sessions->get($token);
        if (is_array($session)) {
            $sessions->update($token, [self::MARK => $this->clock->now()->getTimestamp()] + $session);
        }
    }
}
