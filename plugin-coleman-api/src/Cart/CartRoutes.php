<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\WholeNumber;

/** The cart calls: show, add, update and remove; saved items, and many parts at once. */
final readonly class CartRoutes
{
    /**
     * @param \Closure(): SavedItems $saved
     * @param \Closure(): QuickOrder $quickOrder
     * @param \Closure(): BulkAdd $bulk
     */
    public function __construct(
        private CartService $carts,
        private \Closure $saved,
        private \Closure $quickOrder,
        private \Closure $bulk,
        private CartSession $session,
        private CartPresenter $presenter,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/cart', Permission::Anyone, Caching::Personal, '', 'cart', fn (): Reply => $this->show($this->carts->view($this->session->owner())), 'The whole cart; makes none.'),
            new Route('POST', '/cart/add', Permission::Anyone, Caching::Personal, 'cart-add', 'cart', $this->add(...), 'Adds a part, or raises its line.'),
            new Route('POST', '/cart/update', Permission::Anyone, Caching::Personal, 'cart-update', 'cart', $this->update(...), 'Sets the quantity of a line.'),
            new Route('POST', '/cart/remove', Permission::Anyone, Caching::Personal, 'cart-remove', 'cart', $this->item($this->carts->remove(...)), 'Removes a line.'),
            new Route('POST', '/cart/bulk', Permission::Anyone, Caching::Personal, 'cart-bulk', 'cart-bulk', $this->bulk(...), 'Says what part numbers are, or adds many parts: all of them or none.'),
            new Route('POST', '/cart/save-for-later', Permission::Anyone, Caching::Personal, 'cart-save-for-later', 'cart', $this->item(fn (CartOwner $owner, int $id): Cart => ($this->saved)()->save($owner, $id)), 'Takes a line out of the cart and keeps it for later.'),
            new Route('POST', '/cart/saved/take-back', Permission::Anyone, Caching::Personal, 'cart-saved', 'cart', $this->item(fn (CartOwner $owner, int $id): Cart => ($this->saved)()->takeBack($owner, $id)), 'Puts what was saved for later back into the cart.'),
            new Route('POST', '/cart/saved/remove', Permission::Anyone, Caching::Personal, 'cart-saved', 'cart', $this->item(fn (CartOwner $owner, int $id): Cart => ($this->saved)()->drop($owner, $id)), 'Drops what was saved for later.'),
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
            self::customPrice($request->get_param('customPrice')),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function update(\WP_REST_Request $request): Reply
    {
        return $this->reply($this->carts->update(
            $this->session->ownerOrNew(),
            Input::integer($request, 'cartItemId'),
            Input::integer($request, 'quantity'),
            $request->has_param('customerPartDescription') ? trim(Input::text($request, 'customerPartDescription')) : null,
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function bulk(\WP_REST_Request $request): Reply
    {
        $rows = self::rows(Input::fields($request, 'rows'));
        if (rest_sanitize_boolean(self::flag($request->get_param('dry_run')))) {
            return new Reply(['rows' => ($this->quickOrder)()->verdicts($rows), 'cart' => null]);
        }
        $cart = ($this->bulk)()->add($this->session->ownerOrNew(), $rows);
        $this->session->show($cart);

        return new Reply(['rows' => [], 'cart' => $this->presenter->present($cart)]);
    }

    /**
     * @param \Closure(CartOwner, int): Cart $act on an item of the cart
     * @return \Closure(\WP_REST_Request<array<string, mixed>>): Reply
     */
    private function item(\Closure $act): \Closure
    {
        return function (\WP_REST_Request $request) use ($act): Reply {
            $owner = $this->session->owner();

            return null === $owner ? $this->show($this->carts->view(null)) : $this->reply($act($owner, Input::integer($request, 'cartItemId')));
        };
    }

    private function reply(Cart $cart): Reply
    {
        $this->session->show($cart);

        return $this->show($cart);
    }

    private function show(Cart $cart): Reply
    {
        return new Reply($this->presenter->present($cart));
    }

    /**
     * The one door by which a browser could name a price: it opens for who may price, and for nobody else.
     *
     * @return int|null cents
     * @throws ApiError 400 naming customPrice, when it comes from who may price and is no price
     */
    private static function customPrice(mixed $dollars): ?int
    {
        if (null === $dollars || '' === $dollars || !current_user_can(Roles::PRICE)) {
            return null;
        }
        if (!is_scalar($dollars) || is_bool($dollars) || 1 !== preg_match('/^(\d{1,7})(?:\.(\d{1,2}))?$/D', trim((string) $dollars), $match)) {
            throw ApiError::invalid(['customPrice' => __('Enter a price in dollars and cents, such as 12.50.', 'coleman')]);
        }

        return 100 * (int) $match[1] + (int) str_pad($match[2] ?? '', 2, '0');
    }

    /**
     * Rows that the schema has let through; WordPress takes "1e3" for an integer in them, we do not.
     *
     * @param array<mixed> $given
     * @return list<array{number: string, quantity: int, description: string, partId: int}>
     */
    private static function rows(array $given): array
    {
        $rows = [];
        $faults = [];
        foreach (array_values($given) as $index => $row) {
            $field = static fn (string $name): string => is_array($row) && is_scalar($row[$name] ?? null) ? trim((string) $row[$name]) : '';
            foreach (['quantity', 'partId'] as $name) {
                if ('' !== $field($name) && !WholeNumber::isOne($field($name))) {
                    $faults["rows[$index]"] = WholeNumber::fault($name);
                }
            }
            $rows[] = ['number' => $field('number'), 'quantity' => (int) $field('quantity'), 'description' => $field('description'), 'partId' => (int) $field('partId')];
        }
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }

        return $rows;
    }

    private static function flag(mixed $value): bool|int|string
    {
        return is_bool($value) || is_int($value) || is_string($value) ? $value : false;
    }
}
