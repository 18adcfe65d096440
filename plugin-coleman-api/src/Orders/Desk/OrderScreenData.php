<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Customers\Address;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Papers\OrderPapers;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\Returns\ReturnReason;
use Coleman\Api\Staff\OwnBranch;
use Coleman\Api\Staff\Roles;

/** What the orders screen is given at once: what may be chosen, and what this user may do. */
final readonly class OrderScreenData
{
    public function __construct(private LocationRepository $locations)
    {
    }

    /** @return array<string, mixed> type OrdersBoot in src/desk/screens/orders/types.ts */
    public function orders(): array
    {
        return [
            'views' => array_map(static fn (OrderView $view): array => ['value' => $view->value, 'label' => $view->label()], OrderView::cases()),
            'states' => array_map(static fn (OrderState $state): array => ['value' => $state->value, 'label' => $state->label()], OrderState::cases()),
            'payMethods' => array_map(static fn (PayMethod $method): array => ['value' => $method->value, 'label' => $method->label()], PayMethod::cases()),
            'paidBy' => array_map(static fn (PaidBy $method): array => ['value' => $method->value, 'label' => $method->label()], PaidBy::byHand()),
            'returnReasons' => array_map(static fn (ReturnReason $reason): array => ['value' => $reason->value, 'label' => $reason->label()], ReturnReason::cases()),
            'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city], $this->locations->all()),
            'ownBranch' => OwnBranch::of(get_current_user_id()),
            'usStates' => Address::STATES,
            'mayPrice' => current_user_can(Roles::PRICE),
            'mayFulfil' => current_user_can(Roles::FULFIL),
            'mayCustomers' => current_user_can(Roles::CUSTOMERS),
            'printUrl' => admin_url('admin-post.php?action=coleman_print'),
            'paperUrl' => admin_url('admin-post.php?action=' . OrderPapers::ACTION),
        ];
    }
}
