<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

/** The row of a cart: which one it is, and how far it has come. */
final readonly class StoredCart
{
    public function __construct(public int $id, public int $version, public int $itemCount)
    {
    }
}
