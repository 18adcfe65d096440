<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** The four cart calls (specification, section 7). `customPrice` is no argument of any: what is sent is not read. */
final readonly class CartRoutes
{
    public function __construct(private CartService $carts, private CartSession $session)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/cart', Permission::Anyone, Caching::Personal, '', 'cart', fn (): Reply => new Reply($this->carts->view($this->session->owner())), 'The whole cart; makes none.'),
            new Route('POST', '/cart/add', Permission::Anyone, Caching::Personal, 'cart-add', 'cart', $this->add(...), 'Adds a part, or raises its line.'),
            new Route('POST', '/cart/update', Permission::Anyone, Caching::Personal, 'cart-update', 'cart', $this->update(...), 'Sets the quantity of a line.'),
            new Route('POST', '/cart/remove', Permission::Anyone, Caching::Personal, 'cart-remove', 'cart', $this->remove(...), 'Removes a line.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function add(\WP_REST_Request $request): Reply
    {
        return $this->reply($this->carts->add(
            $this->session->ownerOrNew(),
            Input::integer($request, 'partId'),
            Input::integer($request, 'quantity'),
            trim(Input::text($request, 'customerPartNumber')),
            trim(Input::text($request, 'customerPartDescription')),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function update(\WP_REST_Request $request): Reply
    {
        return $this->reply($this->carts->update($this->session->ownerOrNew(), Input::integer($request, 'cartItemId'), Input::integer($request, 'quantity')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(\WP_REST_Request $request): Reply
    {
        $owner = $this->session->owner();
        if (null === $owner) {
            return new Reply($this->carts->view(null));
        }

        return $this->reply($this->carts->remove($owner, Input::integer($request, 'cartItemId')));
    }

    /** @param array<string, mixed> $cart */
    private function reply(array $cart): Reply
    {
        $this->session->prolong();
        $this->session->paint(is_int($cart['ItemCount']) ? $cart['ItemCount'] : 0, is_user_logged_in());

        return new Reply($cart);
    }
}
