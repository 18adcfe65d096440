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
            self::Merged => __('From the cart of your account.', 'coleman'),
            self::Raised => __('Your account had more of this part: its quantity stands here.', 'coleman'),
            self::SavedForLater => __('This was in the cart of your account. We set it aside when you signed in.', 'coleman'),
        };
    }
}
