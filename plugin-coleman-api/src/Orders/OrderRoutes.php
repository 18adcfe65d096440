<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartSession;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** Checkout, and what customers do with their orders. */
final readonly class OrderRoutes
{
    /** Latest orders (specification, section 9). */
    public const LATEST = 10;

    public function __construct(
        private Checkout $checkout,
        private Buyers $buyers,
        private OrderRepository $orders,
        private OrderService $service,
        private OrderPresenter $presenter,
        private OrderAccess $access,
        private Idempotency $idempotency,
        private CartSession $session,
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
            new Route('GET', $id, Permission::Anyone, Caching::Personal, 'order', 'order', $this->get(...), 'One order: the customer\'s own, or by its key and e-mail.'),
            new Route('POST', $id . '/cancel', Permission::Anyone, Caching::Personal, 'order', 'order', $this->cancel(...), 'Cancels an order that nobody has begun to pick.'),
            new Route('POST', $id . '/accept', Permission::Anyone, Caching::Personal, 'order', 'order', $this->accept(...), 'Accepts the quoted prices.'),
            new Route('POST', $id . '/again', Permission::Anyone, Caching::Personal, 'order', 'order-again', $this->again(...), 'Puts the order\'s parts into the cart again.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function quote(\WP_REST_Request $request): Reply
    {
        $fulfilments = [];
        foreach ($request->get_params() as $name => $value) {
            $line = is_string($value) && 1 === preg_match('/^line_\d{1,9}$/D', (string) $name) ? CheckoutFields::line($value) : null;
            if (null !== $line) {
                $fulfilments[(int) substr((string) $name, 5)] = $line;
            }
        }
        $state = strtoupper(trim(Input::text($request, 'state')));
        $zip = trim(Input::text($request, 'zip'));

        return new Reply($this->checkout->quote(
            $this->buyers->ofRequest(),
            '' === $state || 1 !== preg_match('/^\d{5}/', $zip) ? null : ['state' => $state, 'zip' => $zip],
            $fulfilments,
            CheckoutFields::line(Input::text($request, 'fulfilment')),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function place(\WP_REST_Request $request): Reply
    {
        /** @var array<string, mixed> $fields */
        $fields = $request->get_body_params() ?: $request->get_json_params();
        $buyer = $this->buyers->ofRequest();
        $checkout = CheckoutFields::read($fields);
        $key = $request->get_header('idempotency_key') ?? '';
        $reply = $this->idempotency->run(
            $buyer->owner->key,
            'checkout',
            $key,
            '' === $key ? ['cart' => $this->checkout->subject($buyer)] + $fields : $fields,
            fn (): Reply => new Reply($this->placed($this->checkout->place($buyer, $checkout)), status: 201),
        );
        $this->session->prolong();
        $this->session->paint(0, is_user_logged_in());

        return $reply;
    }

    /** @return array<string, mixed> schema/order-placed.json */
    private function placed(Order $order): array
    {
        return [
            'OrderId' => $order->id,
            'OrderNumber' => $order->number(),
            'Status' => $order->state->value,
            'order_key' => $order->key,
            'total_cents' => $order->totalCents,
            'Url' => 0 === $order->customerId ? OrderPresenter::keyPath($order) : OrderPresenter::path($order),
        ];
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
        return new Reply($this->presenter->present($this->service->accept($this->order($request), $this->access->actor())));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function again(\WP_REST_Request $request): Reply
    {
        $again = $this->service->again($this->order($request), $this->session->ownerOrNew());
        $this->session->prolong();
        $this->session->paint(is_int($again['cart']['ItemCount']) ? $again['cart']['ItemCount'] : 0, is_user_logged_in());

        return new Reply($again);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function order(\WP_REST_Request $request): Order
    {
        return $this->access->get(Input::integer($request, 'id'), Input::text($request, 'key'), Input::text($request, 'email'));
    }
}
