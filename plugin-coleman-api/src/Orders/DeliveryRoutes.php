<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** The call that tells when a cart's parts are ready, and the ways to have them. */
final readonly class DeliveryRoutes
{
    public function __construct(private CartDelivery $delivery, private CartService $carts, private CartSession $session)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/cart/delivery', Permission::Anyone, Caching::Personal, '', 'cart-delivery', fn (): Reply => new Reply($this->delivery->present($this->carts->view($this->session->owner()))), 'When the parts of the cart are ready, the ways to have all of them, and what shipping costs.'),
        ];
    }
}
