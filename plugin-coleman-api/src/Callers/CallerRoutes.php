<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** Who is on the phone, and what is known of them. */
final readonly class CallerRoutes
{
    public function __construct(private CallerQuery $callers, private CustomerQuery $customers)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/callers', Permission::Customers, Caching::Personal, 'desk-callers', 'desk-caller[]', fn (\WP_REST_Request $request): Reply => new Reply($this->callers->find(Input::text($request, 'search'))), 'People by name, phone number, email, order, rental or machine.'),
            new Route('GET', '/desk/callers/one', Permission::Customers, Caching::Personal, 'desk-caller', 'desk-caller-full', $this->one(...), 'Orders, rentals, inquiries and machines of one person: an account, or a guest by email address, or else by phone number.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function one(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'customer_id');
        $customer = $id > 0 ? $this->customers->find($id) : null;
        if ($id > 0 && null === $customer) {
            throw new ApiError('coleman_customer_not_found', __('Customer not found.', 'coleman'), 404);
        }
        $email = null === $customer ? trim(Input::text($request, 'email')) : $customer->email;

        return new Reply($this->callers->glance(new Person($id, $email, '' === $email ? SearchTerms::phone(Input::text($request, 'phone')) : '')));
    }
}
