<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Http\ApiError;

/** A 409 of the cart. Whoever answers it adds the fresh cart of the owner as `data.cart`. */
final class CartConflict extends ApiError
{
    /** @param array<string, mixed> $data */
    public function __construct(string $code, string $message, public readonly CartOwner $owner, array $data = [])
    {
        parent::__construct($code, $message, 409, data: $data);
    }

    /** @param array<string, mixed> $cart schema/cart.json */
    public function withCart(array $cart): ApiError
    {
        return new ApiError($this->errorCode, $this->getMessage(), $this->status, $this->params, $this->data + ['cart' => $cart]);
    }
}
