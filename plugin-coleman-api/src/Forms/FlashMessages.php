<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

use Coleman\Api\Routing\CacheHeaders;

/**
 * A word of success on the page that a form leads to: the address names one of these sentences by `?done=<key>`, and
 * the notification bar says it. It says nothing else, and nothing on pages that caches keep.
 */
final readonly class FlashMessages
{
    public const NAME = 'done';

    public function __construct(private CacheHeaders $cacheHeaders)
    {
    }

    public function register(): void
    {
        add_filter('coleman_notices', $this->withSentence(...), 9);
    }

    /**
     * A path that says so when it is shown.
     *
     * @param string $key of one of the sentences
     */
    public static function at(string $path, string $key): string
    {
        if ('' === self::sentence($key)) {
            throw new \LogicException(sprintf('There is no sentence for "%s".', $key));
        }

        return $path . (str_contains($path, '?') ? '&' : '?') . self::NAME . '=' . $key;
    }

    /** The sentence of a key; empty where there is none. */
    public static function sentence(string $key): string
    {
        return match ($key) {
            'registered' => __('Welcome. Your account is ready. We sent you a link to confirm your email address.', 'coleman'),
            'registered-order' => __('Your account is ready. We sent you a link: once you confirm your email address, this order is in your account.', 'coleman'),
            'profile-saved' => __('Your profile has been saved.', 'coleman'),
            'confirm-email' => __('Your profile has been saved. Confirm your new email address: we sent you a link.', 'coleman'),
            'confirm-sent' => __('We sent you a new link. Check your spam folder, too.', 'coleman'),
            'email-confirmed' => __('Your email address is confirmed.', 'coleman'),
            'password-changed' => __('Your password was changed. Please sign in with your new password.', 'coleman'),
            'address-saved' => __('Your address has been saved.', 'coleman'),
            'person-invited' => __('We sent the invitation by email.', 'coleman'),
            'invitation-revoked' => __('The invitation doesn’t work anymore.', 'coleman'),
            'invitation-accepted' => __('You’ve joined the account.', 'coleman'),
            'account-left' => __('You’ve left the account.', 'coleman'),
            'person-changed' => __('The role was changed.', 'coleman'),
            'person-removed' => __('The person was removed. Their access has ended.', 'coleman'),
            'account-handed-over' => __('The account has a new owner.', 'coleman'),
            'list-added' => __('Added to your list.', 'coleman'),
            'list-saved' => __('Your list has been saved.', 'coleman'),
            'list-moved' => __('Moved to the other list.', 'coleman'),
            'list-restored' => __('Your list is back.', 'coleman'),
            'list-unshared' => __('The link to this list doesn’t work anymore.', 'coleman'),
            'list-in-cart' => __('The parts are in your cart.', 'coleman'),
            'order-message' => __('We sent your message to the parts desk.', 'coleman'),
            'address-deleted' => __('Address deleted.', 'coleman'),
            'return-asked' => __('We have your return request. The parts desk will email you.', 'coleman'),
            'watch-confirmed' => __('Thank you. We’ll email you when there is news.', 'coleman'),
            'watch-stopped' => __('Stopped. You get no more emails about it.', 'coleman'),
            default => '',
        };
    }

    /**
     * @param list<array{id: string, type: 'success'|'error', message: string}> $notices
     * @return list<array{id: string, type: 'success'|'error', message: string}>
     */
    private function withSentence(array $notices): array
    {
        $key = $_GET[self::NAME] ?? '';
        $sentence = is_string($key) && !$this->cacheHeaders->isCacheable() ? self::sentence($key) : '';
        // The form that has just been refused has not been done.
        $isPosted = 'POST' === ($_SERVER['REQUEST_METHOD'] ?? '');

        return '' === $sentence || $isPosted ? $notices : [...$notices, ['id' => self::NAME, 'type' => 'success', 'message' => $sentence]];
    }
}
