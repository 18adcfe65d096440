<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\ZipCode;

/** The calls of the checkout. */
final readonly class CheckoutRoutes
{
    public function __construct(private CheckoutQuotes $quotes, private BuyerResolver $buyers, private PlaceOrder $placeOrder, private PayMethods $payMethods)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('POST', '/checkout/quote', Permission::Anyone, Caching::Personal, 'checkout-quote', 'checkout-quote', $this->quote(...), 'What the cart would cost: shipping, tax, ways to pay.'),
            new Route('POST', '/checkout', Permission::Anyone, Caching::Personal, 'checkout', 'order-placed', $this->place(...), 'Places the order. With an Idempotency-Key it may be sent again.'),
            new Route('GET', '/customer/paymethods', Permission::Customer, Caching::Personal, '', 'pay-method{}', $this->payMethods(...), 'Ways to pay that are open to this customer; never a card number.'),
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
        $zip = ZipCode::tidy(Input::text($request, 'zip'));

        return new Reply($this->quotes->quote(
            $this->buyers->ofRequest(),
            1 !== preg_match('/^\d{5}/', $zip) ? null : ['state' => $state, 'zip' => $zip],
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

    private function payMethods(): Reply
    {
        $methods = $this->payMethods->forUser(get_current_user_id());

        return new Reply((object) array_combine(array_map(strval(...), array_column($methods, 'PayMethodId')), $methods));
    }
}
