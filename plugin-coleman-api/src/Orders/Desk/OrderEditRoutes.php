<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;
use Coleman\Api\Orders\Edit\OrderEditing;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\Parcels;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\Roles;

/** Correcting an order at the desk, and what was said of its parcels. */
final readonly class OrderEditRoutes
{
    public function __construct(private OrderChange $change, private OrderEditing $editing, private Parcels $parcels, private EditPreview $preview)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $id = '/desk/orders/(?P<id>\d{1,9})';
        $parcel = $id . '/fulfilments/(?P<fulfilment>\d{1,9})';

        return [
            new Route('POST', $id . '/edit', Permission::PartsDesk, Caching::Personal, 'desk-order-edit', 'desk-order', $this->save(...), 'Changes an order: contact, delivery, lines, and prices with the right to set them. What costs more waits for the customer’s yes.'),
            new Route('POST', $id . '/edit/preview', Permission::PartsDesk, Caching::Personal, 'desk-order-edit', 'desk-edit-preview', $this->preview(...), 'What a change of an order would do to its total and its stock. Nothing is changed.'),
            new Route('POST', $id . '/change/accept', Permission::PartsDesk, Caching::Personal, 'desk-order-change', 'desk-order', $this->accept(...), 'The customer has agreed by phone to a change that costs more.'),
            new Route('POST', $id . '/change/withdraw', Permission::PartsDesk, Caching::Personal, 'desk-order-change', 'desk-order', $this->withdraw(...), 'Takes back a change that waits for the customer’s yes.'),
            new Route('POST', $parcel . '/void', Permission::Fulfilment, Caching::Personal, 'desk-parcel-void', 'desk-order', $this->void(...), 'A parcel has not left after all, or what lay ready is put back.'),
            new Route('POST', $parcel . '/tracking', Permission::Fulfilment, Caching::Personal, 'desk-parcel-tracking', 'desk-order', $this->track(...), 'Corrects the carrier and the tracking number of a parcel.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function save(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->editing->save($order, OrderEditFields::read(RequestBody::fields($request), $order, current_user_can(Roles::PRICE)), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function preview(\WP_REST_Request $request): Reply
    {
        return $this->change->seen($request, function (Order $order) use ($request): Reply {
            [$plan, $rehearsed] = $this->editing->rehearse($order, OrderEditFields::read(RequestBody::fields($request), $order, current_user_can(Roles::PRICE)), self::actor());

            return new Reply($this->preview->present($order, $plan, $rehearsed));
        });
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function accept(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->editing->accept($order, self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function withdraw(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->editing->decline($order, self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function void(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->parcels->void($order, Input::integer($request, 'fulfilment'), Input::text($request, 'reason'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function track(\WP_REST_Request $request): Reply
    {
        return $this->change->changed($request, fn (Order $order): Order => $this->parcels->track($order, Input::integer($request, 'fulfilment'), Input::text($request, 'carrier'), Input::text($request, 'tracking'), self::actor()));
    }

    private static function actor(): Actor
    {
        return Actor::staff(get_current_user_id());
    }
}
