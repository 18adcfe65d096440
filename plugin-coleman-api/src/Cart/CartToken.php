<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

/** The guest's key to a cart: 128 random bits and a signature over them, `<32 hex>.<32 hex>`. */
final readonly class CartToken
{
    public function __construct(private string $secret)
    {
    }

    public function issue(): string
    {
        $id = bin2hex(random_bytes(16));

        return $id . '.' . $this->sign($id);
    }

    /** The token when it is one of ours, else null. */
    public function verify(string $token): ?string
    {
        if (1 !== preg_match('/^([0-9a-f]{32})\.([0-9a-f]{32})$/', $token, $match)) {
            return null;
        }

        return hash_equals($this->sign($match[1]), $match[2]) ? $token : null;
    }

    private function sign(string $id): string
    {
        return substr(hash_hmac('sha256', 'cart:' . $id, $this->secret), 0, 32);
    }
}
