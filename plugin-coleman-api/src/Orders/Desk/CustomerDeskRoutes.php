<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\Customer;
use Coleman\Api\Customers\CustomerDeskService;
use Coleman\Api\Customers\CustomerEventRepository;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Customers\People\People;
use Coleman\Api\Customers\People\PeoplePresenter;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\Payment\AccountBalanceQuery;
use Coleman\Api\Orders\PlacedBy;
use Coleman\Api\Staff\ActorNames;

/** The calls of the customers' desk. */
final readonly class CustomerDeskRoutes
{
    private const A_PAGE = 50;
    private const LATEST_ORDERS = 20;
    private const LATEST_EVENTS = 100;

    public function __construct(
        private CustomerQuery $customers,
        private CustomerDeskService $desk,
        private CustomerEventRepository $events,
        private AddressRepository $addresses,
        private OrderRepository $orders,
        private OrderPresenter $orderPresenter,
        private People $people,
        private AccountBalanceQuery $balances,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $may = Permission::Customers;
        $personal = Caching::Personal;

        return [
            new Route('GET', '/desk/customers', $may, $personal, 'desk-customers', 'desk-customer[]', $this->list(...), 'Customers, who came last first.'),
            new Route('GET', '/desk/customers/(?P<id>\d+)', $may, $personal, 'desk-customer', 'desk-customer-full', fn (\WP_REST_Request $request): Reply => $this->full(Input::integer($request, 'id')), 'A customer with addresses, orders and history.'),
            new Route('POST', '/desk/customers/(?P<id>\d+)', $may, $personal, 'desk-customer-decide', 'desk-customer-full', $this->decide(...), 'Gives terms, a tax exemption, an account number or a branch.'),
            new Route('POST', '/desk/customers/(?P<id>\d+)/email/confirm', $may, $personal, 'desk-customer', 'desk-customer-full', $this->confirmEmail(...), 'Confirms a customer\'s email address.'),
            new Route('POST', '/desk/customers/(?P<id>\d+)/email/resend', $may, $personal, 'desk-customer', 'desk-customer-full', $this->resend(...), 'Sends a customer the link again that confirms the email address.'),
            new Route('POST', '/desk/customers/(?P<id>\d+)/notes', $may, $personal, 'desk-customer-note', 'desk-customer-full', $this->note(...), 'Notes something that customers are not shown.'),
            new Route('POST', '/desk/customers/(?P<id>\d+)/people/remove', $may, $personal, 'desk-customer-person', 'desk-customer-full', $this->removePerson(...), 'Removes a person from the account that this customer shares.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $found = $this->customers->list(Input::text($request, 'search'), Input::text($request, 'filter'), Input::integer($request, 'after'), self::A_PAGE + 1);
        $shown = array_slice($found, 0, self::A_PAGE);

        return new Reply(array_map(self::present(...), $shown), [
            'has_more' => count($found) > self::A_PAGE,
            'after' => [] === $shown ? '' : (string) $shown[count($shown) - 1]->id,
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function decide(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->desk->decide($id, Input::fields($request, 'account'), Input::integer($request, 'version'), get_current_user_id());

        return $this->full($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function note(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->desk->note($id, Input::text($request, 'text'), get_current_user_id());

        return $this->full($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function confirmEmail(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->desk->confirmEmail($id, get_current_user_id());

        return $this->full($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function resend(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->desk->resend($id, get_current_user_id());

        return $this->full($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function removePerson(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->desk->customer($id);
        $this->people->removeByStaff($id, Input::integer($request, 'person'), get_current_user_id());

        return $this->full($id);
    }

    private function full(int $id): Reply
    {
        $customer = $this->desk->customer($id);
        $events = $this->events->ofCustomer($id, self::LATEST_EVENTS);
        $names = ActorNames::ofUsers(array_column($events, 'actor_id'));
        $orders = $this->orders->listOfCustomer($id, 1, self::LATEST_ORDERS);
        PlacedBy::prime($orders);

        return new Reply(self::present($customer) + [
            'addresses' => $this->addresses->list($id),
            'orders' => array_map(fn (Order $order): array => $this->orderPresenter->summary($order), $orders),
            'on_account_cents' => $this->balances->onAccountCents($id),
            'order_count' => $this->orders->countOfCustomer($id),
            'people' => PeoplePresenter::people($this->people->beside($id)),
            'history' => array_map(
                static fn (array $event): array => ['actor' => $names->user($event['actor_id']) ?: __('former employee', 'coleman')] + array_diff_key($event, ['actor_id' => 0]),
                $events,
            ),
        ]);
    }

    /** @return array<string, mixed> schema/desk-customer.json */
    private static function present(Customer $customer): array
    {
        $account = $customer->account;

        return [
            'id' => $customer->id,
            'name' => $customer->name(),
            'email' => $customer->email,
            'is_confirmed' => $account->isConfirmed,
            'phone' => $account->phone,
            'company' => $account->company,
            'since' => $customer->since,
            'account_number' => $account->number,
            'has_terms' => $account->hasTerms,
            'credit_limit_cents' => $account->creditLimitCents,
            'terms_days' => $account->termsDays,
            'po_required' => $account->poRequired,
            'has_exemption' => $account->hasExemption,
            'is_tax_exempt' => $account->isTaxExempt,
            'exemption_number' => $account->exemptionNumber,
            'exemption_until' => $account->exemptionUntil,
            'location_id' => $account->locationId,
            'version' => $account->version,
        ];
    }
}
