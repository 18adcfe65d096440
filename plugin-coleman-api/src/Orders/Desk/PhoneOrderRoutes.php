<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\Roles;

/** Keying in an order for whoever calls. */
final readonly class PhoneOrderRoutes
{
    public function __construct(
        private PhoneOrders $phone,
        private BuyerSearch $buyers,
        private PhonePartLookup $parts,
        private OrderDeskPresenter $presenter,
        private Idempotency $idempotency,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/orders/buyers', Permission::PartsDesk, Caching::Personal, 'desk-search', 'desk-buyer[]', $this->buyers(...), 'Who is calling: customers and guests by name, email or telephone number.'),
            new Route('GET', '/desk/orders/parts', Permission::PartsDesk, Caching::Personal, 'desk-part', 'desk-part[]', $this->parts(...), 'Parts by number, with their shelves and what replaces them.'),
            new Route('POST', '/desk/orders', Permission::PartsDesk, Caching::Personal, 'desk-phone-order', 'desk-order', $this->place(...), 'Keys in an order for a customer. With an Idempotency-Key it may be sent again.'),
            new Route('POST', '/desk/orders/quote', Permission::PartsDesk, Caching::Personal, 'desk-phone-quote', 'desk-quote', $this->quote(...), 'What an order that is being keyed in would cost.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function buyers(\WP_REST_Request $request): Reply
    {
        return new Reply($this->buyers->find(Input::text($request, 'search')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function parts(\WP_REST_Request $request): Reply
    {
        return new Reply($this->parts->byNumber(Input::text($request, 'number')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function quote(\WP_REST_Request $request): Reply
    {
        return new Reply($this->phone->quote(RequestBody::fields($request), current_user_can(Roles::PRICE)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function place(\WP_REST_Request $request): Reply
    {
        $fields = RequestBody::fields($request);

        return $this->idempotency->run(
            sprintf('staff:%d', get_current_user_id()),
            'desk/orders',
            $request->get_header('idempotency_key') ?? '',
            $fields,
            fn (): Reply => new Reply($this->presenter->present($this->phone->place($fields, Actor::staff(get_current_user_id()), current_user_can(Roles::PRICE))), status: 201),
        );
    }
}
