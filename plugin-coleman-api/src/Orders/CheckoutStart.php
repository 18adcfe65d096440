<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\Cart;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\VisitorPlace;

/**
 * What the checkout's form begins with: what is known of the customer, of this browser, and what was chosen in the cart.
 *
 * @phpstan-import-type KeptAddress from CheckoutViewModel
 */
final readonly class CheckoutStart
{
    public function __construct(
        private CartDelivery $delivery,
        private AccountRepository $accounts,
        private LocationRepository $locations,
        private VisitorPlace $place,
    ) {
    }

    /**
     * @param string $way of DeliveryWays; '' for none
     * @return array<string, string> fulfilment, location_id and line_{cartItemId}; none for a way that there is not
     */
    public function way(Cart $cart, string $way): array
    {
        return '' === $way ? [] : $this->delivery->presets($cart, $way);
    }

    /**
     * @param list<KeptAddress> $kept the customer's address book
     * @return array<string, string> by field
     */
    public function values(?Buyer $buyer, array $kept): array
    {
        $default = array_find($kept, static fn (array $one): bool => $one['isDefault']) ?? $kept[0] ?? null;
        $zip = $this->place->zip();
        $branch = $this->place->branchId();
        $values = [
            'fulfilment' => Fulfilment::Ship->value,
            'location_id' => (string) (0 === $branch ? $this->nearest($default['zip'] ?? $zip) : $branch),
        ] + ('' === $zip ? [] : ['billing_zip' => $zip]);
        if (null === $buyer || 0 === $buyer->customerId) {
            return $values;
        }
        $account = $this->accounts->byUser($buyer->customerId);
        $user = wp_get_current_user();

        return [
            'email' => $user->user_email,
            'billing_id' => (string) ($default['id'] ?? ''),
            'billing_name' => trim($user->first_name . ' ' . $user->last_name) ?: $user->display_name,
            'billing_company' => $account->company,
            'billing_phone' => $account->phone,
        ] + (0 !== $branch || null === $this->locations->byId($account->locationId) ? [] : ['location_id' => (string) $account->locationId]) + $values;
    }

    /** The branch whose ZIP code begins most as this one; the first where nothing is known. */
    private function nearest(string $zip): int
    {
        $best = 0;
        $length = -1;
        foreach ($this->locations->all() as $location) {
            $same = strspn($zip ^ $location->postalCode, "\0");
            if ($same > $length) {
                $best = $location->id;
                $length = $same;
            }
        }

        return $best;
    }
}
