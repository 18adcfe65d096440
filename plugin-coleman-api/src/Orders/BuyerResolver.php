<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Http\ApiError;

/** Who stands at the checkout of this request. */
final readonly class BuyerResolver
{
    /** Whether guests may order; on unless the dealer has turned it off. */
    public const GUESTS_OPTION = 'coleman_guest_checkout';

    public function __construct(private CartSession $session, private AccountRepository $accounts)
    {
    }

    public static function guestsMayOrder(): bool
    {
        return '0' !== (string) (is_scalar($option = get_option(self::GUESTS_OPTION, '1')) ? $option : '1');
    }

    /** @throws ApiError 401 rest_not_logged_in where guests may not order */
    public function ofRequest(): Buyer
    {
        $user = get_current_user_id();
        if (0 === $user && !self::guestsMayOrder()) {
            throw new ApiError('rest_not_logged_in', __('Please sign in to place your order.', 'coleman'), 401);
        }

        return $this->resolve($this->session->ownerOrNew(), $user);
    }

    /** Who looks at the checkout; null while they have no cart. */
    public function ofVisitor(): ?Buyer
    {
        $owner = $this->session->owner();

        return null === $owner ? null : $this->resolve($owner, get_current_user_id());
    }

    private function resolve(CartOwner $owner, int $user): Buyer
    {
        if (0 === $user) {
            return new Buyer($owner);
        }
        $account = $this->accounts->forOrders($user);

        return new Buyer(
            $owner,
            $user,
            $account->isTaxExempt,
            $account->hasTerms,
            $account->poRequired,
            isConfirmed: $this->accounts->isConfirmed($user),
            accountId: $account->sharedId,
            onlySees: $account->onlySees,
        );
    }
}
