<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartPresenter;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Orders\Edit\CustomerAnswers;

/** What customers do with their orders. */
final readonly class OrderRoutes
{
    /** Latest orders. */
    public const LATEST = 10;

    public function __construct(
        private OrderRepository $orders,
        private OrderService $service,
        private CustomerAnswers $answers,
        private OrderPresenter $presenter,
        private OrderAccess $access,
        private CartSession $session,
        private CartPresenter $cartPresenter,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $id = '/order/(?P<id>\d{1,9})';

        return [
            new Route('GET', '/customer/orders', Permission::Customer, Caching::Personal, 'customer-orders', 'order-summary[]', $this->list(...), 'The customer\'s orders, newest first.'),
            new Route('GET', $id, Permission::Anyone, Caching::Personal, 'order', 'order', $this->get(...), 'One order: the customer\'s own, or by its key and email.'),
            new Route('POST', $id . '/cancel', Permission::Anyone, Caching::Personal, 'order', 'order', $this->cancel(...), 'Cancels an order that nobody has begun to pick.'),
            new Route('POST', $id . '/accept', Permission::Anyone, Caching::Personal, 'order-accept', 'order', $this->accept(...), 'Accepts the quoted prices, or a change of the order that costs more.'),
            new Route('POST', $id . '/again', Permission::Anyone, Caching::Personal, 'order', 'order-again', $this->again(...), 'Puts the order\'s parts into the cart again.'),
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
        PlacedBy::prime($orders);

        return new Reply(
            array_map($this->presenter->summary(...), $orders),
            ['has_more' => Input::integer($request, 'page') * $perPage < $total],
            headers: ['X-WP-Total' => (string) $total],
        );
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function get(\WP_REST_Request $request): Reply
    {
        $order = $this->order($request);
        $answer = $this->presenter->present($order);

        return new Reply($this->access->mayChange($order) ? $answer : ['can_cancel' => false, 'can_accept' => false] + $answer);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function cancel(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->service->cancel($this->orderToChange($request), $this->access->actor())));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function accept(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->answers->accept(
            $this->orderToChange($request),
            $this->access->actor(),
            null === $request->get_param('expected_total_cents') ? null : Input::integer($request, 'expected_total_cents'),
        )));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function again(\WP_REST_Request $request): Reply
    {
        $again = $this->service->again($this->order($request), $this->session->ownerOrNew());
        $this->session->prolong();
        $this->session->paint($again['cart']->itemCount(), is_user_logged_in());

        return new Reply(['cart' => $this->cartPresenter->present($again['cart']), 'refused' => $again['refused']]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function order(\WP_REST_Request $request): Order
    {
        return $this->access->get(Input::integer($request, 'id'), Input::text($request, 'key'), Input::text($request, 'email'));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function orderToChange(\WP_REST_Request $request): Order
    {
        return $this->access->getToChange(Input::integer($request, 'id'), Input::text($request, 'key'), Input::text($request, 'email'));
    }
}
