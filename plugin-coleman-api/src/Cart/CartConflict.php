<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Http\ApiError;

/** A refusal about the cart. Whoever answers it adds the fresh cart of the owner as `data.cart`. */
final class CartConflict extends ApiError
{
    /**
     * @param array<string, mixed> $data
     * @param array<string, string> $params a sentence per field at fault
     */
    public function __construct(string $code, string $message, public readonly CartOwner $owner, array $data = [], array $params = [], int $status = 409)
    {
        parent::__construct($code, $message, $status, $params, $data);
    }

    /** @param array<string, mixed> $cart schema/cart.json */
    public function withCart(array $cart): ApiError
    {
        return new ApiError($this->errorCode, $this->getMessage(), $this->status, $this->params, $this->data + ['cart' => $cart]);
    }
}
