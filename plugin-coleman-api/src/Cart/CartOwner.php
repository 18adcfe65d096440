<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

/** Whose cart: a customer's, or that of whoever holds a guest token. */
final readonly class CartOwner
{
    private function __construct(public string $key)
    {
    }

    public static function customer(int $userId): self
    {
        return new self('u:' . $userId);
    }

    /** The table keeps a digest: who reads it cannot take over a cart. */
    public static function guest(string $token): self
    {
        return new self('g:' . hash('sha256', $token));
    }

    public function isGuest(): bool
    {
        return str_starts_with($this->key, 'g:');
    }
}
