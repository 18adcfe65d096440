<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartSession;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;

/** Checkout, and what customers do with their orders. */
final readonly class OrderRoutes
{
    /** Latest orders. */
    public const LATEST = 10;

    public function __construct(
        private Checkout $checkout,
        private BuyerResolver $buyers,
        private OrderRepository $orders,
        private OrderService $service,
        private OrderPresenter $presenter,
        private OrderAccess $access,
        private PlaceOrder $placeOrder,
        private CartSession $session,
        private PayMethods $payMethods,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $id = '/order/(?P<id>\d{1,9})';

        return [
            new Route('POST', '/checkout/quote', Permission::Anyone, Caching::Personal, 'checkout-quote', 'checkout-quote', $this->quote(...), 'What the cart would cost: shipping, tax, ways to pay.'),
            new Route('POST', '/checkout', Permission::Anyone, Caching::Personal, 'checkout', 'order-placed', $this->place(...), 'Places the order. With an Idempotency-Key it may be sent again.'),
            new Route('GET', '/customer/orders', Permission::Customer, Caching::Personal, 'customer-orders', 'order-summary[]', $this->list(...), 'The customer\'s orders, newest first.'),
            new Route('GET', '/customer/paymethods', Permission::Customer, Caching::Personal, '', 'pay-method{}', $this->payMethods(...), 'Ways to pay that are open to this customer; never a card number.'),
            new Route('GET', $id, Permission::Anyone, Caching::Personal, 'order', 'order', $this->get(...), 'One order: the customer\'s own, or by its key and email.'),
            new Route('POST', $id . '/cancel', Permission::Anyone, Caching::Personal, 'order', 'order', $this->cancel(...), 'Cancels an order that nobody has begun to pick.'),
            new Route('POST', $id . '/accept', Permission::Anyone, Caching::Personal, 'order-accept', 'order', $this->accept(...), 'Accepts the quoted prices.'),
            new Route('POST', $id . '/again', Permission::Anyone, Caching::Personal, 'order', 'order-again', $this->again(...), 'Puts the order\'s parts into the cart again.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function quote(\WP_REST_Request $request): Reply
    {
        $fulfilments = array_filter(array_map(CheckoutFields::line(...), CheckoutFields::lineFields($request->get_params())));
        $others = CheckoutFields::line(Input::text($request, 'fulfilment'));
        if (Fulfilment::WillCall !== ($others['fulfilment'] ?? null)) {
            // The branch is for what cannot be shipped.
            $others = ['fulfilment' => Fulfilment::Ship, 'location_id' => Input::integer($request, 'location_id')];
        }
        $state = strtoupper(trim(Input::text($request, 'state')));
        $zip = trim(Input::text($request, 'zip'));

        return new Reply($this->checkout->quote(
            $this->buyers->ofRequest(),
            '' === $state || 1 !== preg_match('/^\d{5}/', $zip) ? null : ['state' => $state, 'zip' => $zip],
            $fulfilments,
            $others,
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function place(\WP_REST_Request $request): Reply
    {
        return $this->placeOrder->place(
            RequestBody::fields($request),
            $request->get_header('idempotency_key') ?? '',
        );
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $customer = get_current_user_id();
        $state = Input::text($request, 'status');
        $total = $this->orders->countOfCustomer($customer, $state);
        $perPage = Input::integer($request, 'per_page');
        $orders = $this->orders->listOfCustomer($customer, Input::integer($request, 'page'), $perPage, $state);

        return new Reply(
            array_map($this->presenter->summary(...), $orders),
            ['has_more' => Input::integer($request, 'page') * $perPage < $total],
            headers: ['X-WP-Total' => (string) $total],
        );
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function get(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->order($request)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function cancel(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->service->cancel($this->order($request), $this->access->actor())));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function accept(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->service->accept(
            $this->order($request),
            $this->access->actor(),
            null === $request->get_param('expected_total_cents') ? null : Input::integer($request, 'expected_total_cents'),
        )));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function again(\WP_REST_Request $request): Reply
    {
        $again = $this->service->again($this->order($request), $this->session->ownerOrNew());
        $this->session->prolong();
        $this->session->paint(is_int($again['cart']['ItemCount']) ? $again['cart']['ItemCount'] : 0, is_user_logged_in());

        return new Reply($again);
    }

    private function payMethods(): Reply
    {
        $methods = $this->payMethods->forUser(get_current_user_id());

        return new Reply((object) array_combine(array_map(strval(...), array_column($methods, 'PayMethodId')), $methods));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function order(\WP_REST_Request $request): Order
    {
        return $this->access->get(Input::integer($request, 'id'), Input::text($request, 'key'), Input::text($request, 'email'));
    }
}
