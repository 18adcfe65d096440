<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

/** What happened to a line when the carts of a guest and of an account met; told until the next write of the cart. */
enum CartNote: string
{
    case None = '';
    case Merged = 'joined';
    case Raised = 'raised';
    case SavedForLater = 'aside';

    /** The sentence for the line, '' when there is nothing to tell. */
    public function text(): string
    {
        return match ($this) {
            self::None => '',
            self::Merged => __('From your account’s cart.', 'coleman'),
            self::Raised => __('Your account’s cart had more of this part, so we kept that quantity.', 'coleman'),
            self::SavedForLater => __('This was in your account’s cart. We saved it for later when you signed in.', 'coleman'),
        };
    }
}
