<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\VisitorPlace;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\EmailHash;
use Coleman\Api\Support\Phone;
use Coleman\Api\Support\Text;

/**
 * What customers know and change of themselves.
 *
 * An account is unconfirmed until the link of its first mail was opened. Another email counts only when it has been confirmed by the mail sent there; another password ends all other
 * sessions, and makes such a mail worthless: whoever knew the old one may have asked for it. Both ask for the password of now.
 */
final readonly class Profiles
{
    public const PENDING = 'coleman_new_email';
    private const CONFIRM_SECONDS = 2 * DAY_IN_SECONDS;

    public function __construct(
        private AccountRepository $accounts,
        private LocationRepository $locations,
        private VisitorPlace $place,
        private Outbox $outbox,
        private RateLimiter $limiter,
        private Clock $clock,
    ) {
    }

    /** @return array<string, mixed> schema/profile.json */
    public function byUser(int $userId): array
    {
        $user = new \WP_User($userId);
        $account = $this->accounts->byUser($userId);
        $pending = $this->pending($userId);

        return [
            'FirstName' => $user->first_name,
            'LastName' => $user->last_name,
            'Email' => $user->user_email,
            'Phone' => $account->phone,
            'Company' => $account->company,
            'AccountNumber' => $account->number,
            'TaxExempt' => $account->isTaxExempt,
            'PreferredLocationId' => $account->locationId,
            'pending_email' => null === $pending || 0 === strcasecmp($pending['email'], $user->user_email) ? '' : $pending['email'],
            'is_confirmed' => $account->isConfirmed,
        ];
    }

    /**
     * @param array<mixed> $account FirstName, LastName, Email, Phone, Company, PreferredLocationId; what is absent stays
     * @param array<mixed> $password current, new; new may be empty
     * @return array<string, mixed> schema/profile.json
     * @throws ApiError 400 with fields, 403 coleman_wrong_password, 409 coleman_email_exists, 429 coleman_rate_limited
     */
    public function save(int $userId, array $account, array $password): array
    {
        $now = $this->byUser($userId);
        $text = static fn (string $name): string => is_scalar($account[$name] ?? null) ? trim((string) $account[$name]) : (is_scalar($now[$name]) ? (string) $now[$name] : '');
        $new = is_string($password['new'] ?? null) ? $password['new'] : '';
        $email = $text('Email');
        $errors = [];
        foreach (AccountRegistration::nameErrors($text('FirstName'), $text('LastName')) as $name => $sentence) {
            $errors['first_name' === $name ? 'FirstName' : 'LastName'] = $sentence;
        }
        foreach (AccountRegistration::emailErrors($email) as $sentence) {
            $errors['Email'] = $sentence;
        }
        foreach (['Phone' => Phone::MAX_LENGTH, 'Company' => 120] as $name => $limit) {
            if (mb_strlen($text($name)) > $limit || !Text::isClean($text($name))) {
                $errors[$name] = __('Enter shorter, plain text.', 'coleman');
            }
        }
        $errors += Phone::faults('Phone', $text('Phone'), is_string($now['Phone']) ? $now['Phone'] : '');
        $branch = $text('PreferredLocationId');
        if (!in_array($branch, ['', '0'], true) && (!ctype_digit($branch) || null === $this->locations->byId((int) $branch))) {
            $errors['PreferredLocationId'] = __('Choose one of our branches.', 'coleman');
        }
        if ('' !== $new) {
            $errors += AccountRegistration::passwordErrors($new, 'password.new', [$email, $text('FirstName') . ' ' . $text('LastName')]);
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        $isOtherEmail = 0 !== strcasecmp($email, is_string($now['Email']) ? $now['Email'] : '');
        if ($isOtherEmail || '' !== $new) {
            $this->refuseWrongPassword($userId, is_string($password['current'] ?? null) ? $password['current'] : '');
        }
        if ($isOtherEmail && false !== email_exists($email)) {
            throw AccountRegistration::taken('Email');
        }
        if ($isOtherEmail) {
            $this->demandLetter($email);
        }
        wp_update_user(['ID' => $userId, 'first_name' => $text('FirstName'), 'last_name' => $text('LastName'), 'display_name' => $text('FirstName')]);
        $this->accounts->saveContact($userId, Phone::kept($text('Phone')), $text('Company'), (int) $branch);
        if ((int) $branch !== $now['PreferredLocationId']) {
            $this->place->chooseBranch((int) $branch);
        }
        if ('' !== $new) {
            $this->changePassword($userId, $new);
        }
        if ($isOtherEmail) {
            // After the password, which it holds with.
            $this->askToConfirm($userId, $email);
        }

        return $this->byUser($userId);
    }

    /** The address that a link of the mail is for; null when it has been used or is too old. */
    public function emailToConfirm(int $userId, string $key): ?string
    {
        $pending = $this->pending($userId);

        return null !== $pending && hash_equals($pending['hash'], hash('sha256', $key)) ? $pending['email'] : null;
    }

    /**
     * The link of the mail: the new address is proven.
     *
     * @throws ApiError 403 coleman_confirm_key_invalid, 409 coleman_email_exists
     */
    public function confirmEmail(int $userId, string $key): void
    {
        $email = $this->emailToConfirm($userId, $key);
        if (null === $email) {
            throw new ApiError('coleman_confirm_key_invalid', __('This link was already used or has expired. You can request a new one in your account.', 'coleman'), 403);
        }
        $old = (new \WP_User($userId))->user_email;
        if (0 === strcasecmp($old, $email)) {
            $this->accounts->confirm($userId);
            delete_user_meta($userId, self::PENDING);

            return;
        }
        if (false !== email_exists($email)) {
            throw AccountRegistration::taken();
        }
        $wasConfirmed = $this->accounts->isConfirmed($userId);
        // WordPress would write to the old address itself, in other words.
        add_filter('send_email_change_email', '__return_false');
        wp_update_user(['ID' => $userId, 'user_email' => $email]);
        remove_filter('send_email_change_email', '__return_false');
        delete_user_meta($userId, self::PENDING);
        $this->accounts->confirm($userId);
        // Where nobody has shown that the old address is theirs, it is not told what a stranger has typed.
        $this->outbox->queue(new Mail('email-changed', $old, ['new' => $wasConfirmed ? $email : ''], sprintf('customer:%d', $userId)));
    }

    /**
     * The first letter of an account: it holds the link that confirms the address, and nothing that was typed.
     * Call it once the user is there; beyond the limit of letters the account is left without, and may ask for one.
     */
    public function welcome(int $userId): void
    {
        $email = (new \WP_User($userId))->user_email;
        if ($this->limiter->take(self::letters($email), Limits::get('confirm_mail'))) {
            $this->outbox->queue(new Mail(
                'welcome',
                $email,
                ['url' => $this->link($userId, $email)],
                sprintf('customer:%d', $userId),
                sprintf('customer:%d:welcome', $userId),
            ));
        }
    }

    /**
     * Sends the link again: to the address that waits, else to the account's own.
     *
     * @return string the address
     * @throws ApiError 409 coleman_already_confirmed, 429 coleman_rate_limited
     */
    public function resend(int $userId): string
    {
        $email = $this->pending($userId)['email'] ?? (new \WP_User($userId))->user_email;
        if ($this->accounts->isConfirmed($userId) && 0 === strcasecmp($email, (new \WP_User($userId))->user_email)) {
            throw new ApiError('coleman_already_confirmed', __('This email address is already confirmed.', 'coleman'), 409);
        }
        $this->demandLetter($email);
        $this->askToConfirm($userId, $email);

        return $email;
    }

    /** @throws ApiError 429 coleman_rate_limited */
    private function demandLetter(string $email): void
    {
        $this->limiter->demand(self::letters($email), 'confirm_mail');
    }

    private static function letters(string $email): string
    {
        return 'confirm:' . EmailHash::of($email);
    }

    private function askToConfirm(int $userId, string $email): void
    {
        $this->outbox->queue(new Mail('confirm-email', $email, ['url' => $this->link($userId, $email)], sprintf('customer:%d', $userId)));
    }

    /** The address of the page that confirms; it makes the link of before worthless. */
    private function link(int $userId, string $email): string
    {
        $key = bin2hex(random_bytes(16));
        update_user_meta($userId, self::PENDING, [
            'email' => $email,
            'hash' => hash('sha256', $key),
            'password' => self::passwordOf($userId),
            'until' => $this->clock->now()->getTimestamp() + self::CONFIRM_SECONDS,
        ]);

        return home_url('/customer/confirm-email?' . http_build_query(['user' => $userId, 'key' => $key]));
    }

    private function changePassword(int $userId, string $password): void
    {
        add_filter('send_password_change_email', '__return_false');
        wp_set_password($password, $userId);
        remove_filter('send_password_change_email', '__return_false');
        // Every session has ended; this device goes on.
        SessionCookie::during(static fn () => wp_set_auth_cookie($userId, true, is_ssl()));
        $user = new \WP_User($userId);
        $this->outbox->queue(new Mail('password-changed', $user->user_email, [], sprintf('customer:%d', $userId)));
    }

    private function refuseWrongPassword(int $userId, string $password): void
    {
        $user = new \WP_User($userId);
        // By the door where guesses are counted.
        $checked = '' === $password ? null : wp_authenticate($user->user_email, $password);
        $refusal = $checked instanceof \WP_Error ? SignInLimit::refused($checked, 'password.current') : null;
        if (null !== $refusal) {
            throw $refusal;
        }
        if (!$checked instanceof \WP_User || $checked->ID !== $userId) {
            $sentence = '' === $password
                ? __('Enter your current password to change this.', 'coleman')
                : __('The current password is incorrect.', 'coleman');
            throw new ApiError('coleman_wrong_password', $sentence, 403, ['password.current' => $sentence]);
        }
    }

    /** @return array{email: string, hash: string}|null */
    private function pending(int $userId): ?array
    {
        $stored = get_user_meta($userId, self::PENDING, true);
        $isGood = is_array($stored) && is_string($stored['email'] ?? null) && is_string($stored['hash'] ?? null)
            && is_int($stored['until'] ?? null) && $stored['until'] >= $this->clock->now()->getTimestamp()
            && self::passwordOf($userId) === ($stored['password'] ?? null);

        return $isGood ? ['email' => $stored['email'], 'hash' => $stored['hash']] : null;
    }

    /** Tells whether the password is still the one of then. */
    private static function passwordOf(int $userId): string
    {
        return hash('sha256', (new \WP_User($userId))->user_pass);
    }
}
