<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Cart\CartMerge;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\VisitorPlace;

/**
 * Signing in and out.
 *
 * The words for a wrong password and an unknown email are the same. The guest's cart joins the
 * customer's; after signing out the device shows an empty one.
 */
final readonly class SignIn
{
    public function __construct(
        private CartService $carts,
        private CartMerge $merge,
        private CartSession $session,
        private PreferredBranch $branch,
        private VisitorPlace $place,
    ) {
    }

    /**
     * Sets the auth cookie and makes the customer current for the rest of the request.
     *
     * @param string $redirect where the customer goes next: to the cart or the checkout, nothing joins what lies there
     * @throws ApiError 400 for missing fields, 401 coleman_invalid_login, 429 coleman_rate_limited, 503 coleman_try_again
     */
    public function signIn(string $email, string $password, string $redirect = ''): void
    {
        $missing = [];
        if ('' === trim($email)) {
            $missing['email'] = __('Email Address is required.', 'coleman');
        }
        if ('' === $password) {
            $missing['password'] = __('Password is required.', 'coleman');
        }
        if ([] !== $missing) {
            throw ApiError::invalid($missing);
        }

        $guest = $this->session->guestToken();
        $user = SessionCookie::during(static fn (): \WP_User|\WP_Error => wp_signon(
            ['user_login' => trim($email), 'user_password' => $password, 'remember' => true],
            is_ssl(),
        ));

        if ($user instanceof \WP_Error) {
            throw SignInLimit::refused($user)
                ?? new ApiError('coleman_invalid_login', __('The email address or password is incorrect.', 'coleman'), 401);
        }
        wp_set_current_user($user->ID);
        $owner = CartOwner::customer($user->ID);
        if (null !== $guest) {
            $this->merge->merge(CartOwner::guest($guest), $owner, CartMerge::isBuying($redirect));
            $this->session->forgetGuest();
        }
        $this->branch->adopt($user->ID);
        $this->session->paint($this->carts->count($owner), true);
    }

    public function signOut(): void
    {
        wp_logout();
        wp_set_current_user(0);
        $this->session->forgetGuest();
        $this->session->paint(0, false);
        // Where the customer lives is not for the next person here.
        $this->place->chooseZip('');
    }
}
