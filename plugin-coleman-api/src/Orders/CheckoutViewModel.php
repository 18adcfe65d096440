<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartService;
use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Forms\FormState;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\ZipCode;

/**
 * What the checkout page shows: the cart and what it comes to by what was typed so far, or by what is known of the customer.
 *
 * @phpstan-type KeptAddress array{id: int, label: string, state: string, zip: string, isDefault: bool}
 * @phpstan-type SheetLine array{id: int, number: string, description: string, image: string, quantity: int, price_cents: int|null, total_cents: int|null, isPickupOnly: bool, how: string, availability: string, isInStock: bool, promise: string, inStockAt: list<int>, notices: list<string>}
 * @phpstan-type QuotedLine array{cartItemId: int, fulfilment: string, location_id: int, availability_text: string, in_stock: bool, promise: array{words: string, date: string|null, reason: string}, is_pickup_only: bool, in_stock_at: list<int>}
 * @phpstan-type CheckoutQuote array{subtotal_cents: int, core_cents: int, oversize_cents: int, shipping_cents: int|null, tax_cents: int|null, total_cents: int, has_unknown_price: bool, lines: list<QuotedLine>, pay_methods: list<array{id: string, label: string}>, cart_version: int}
 * @phpstan-type SheetTotals array{subtotal_cents: int, core_cents: int, oversize_cents: int, shipping_cents: int|null, tax_cents: int|null, total_cents: int, has_unknown_price: bool}
 */
final readonly class CheckoutViewModel
{
    private const NOTHING = [
        'subtotal_cents' => 0, 'core_cents' => 0, 'oversize_cents' => 0, 'shipping_cents' => 0, 'tax_cents' => 0, 'total_cents' => 0,
        'has_unknown_price' => false, 'lines' => [], 'pay_methods' => [], 'cart_version' => 0,
    ];

    private const TEXTS = ['name', 'company', 'street', 'street2', 'city', 'state', 'zip', 'phone'];

    public function __construct(
        private CheckoutStart $start,
        private CheckoutQuotes $quotes,
        private BuyerResolver $buyers,
        private CartService $carts,
        private AddressRepository $addresses,
        private LocationRepository $locations,
        private ImageUrls $images,
    ) {
    }

    /**
     * @param FormState $state of the checkout's form, when it was posted
     * @param string $way of DeliveryWays, as it was chosen in the cart; '' for none
     * @return array{
     *   lines: list<SheetLine>, totals: SheetTotals, payMethods: list<array{id: string, label: string}>, version: int,
     *   branches: list<array{id: int, city: string}>, addresses: list<KeptAddress>,
     *   values: array<string, string>, errors: array<string, string>, isTaxExempt: bool, wasCents: int|null, isPreset: bool
     * } without lines when there is nothing to order
     */
    public function build(FormState $state, string $way = ''): array
    {
        $buyer = $this->buyers->ofVisitor();
        $kept = null === $buyer || 0 === $buyer->customerId ? [] : $this->book($buyer->customerId);
        $preset = null === $buyer || [] !== $state->values ? [] : $this->start->way($this->carts->view($buyer->owner), $way);
        $values = [] === $state->values ? $preset + $this->start->values($buyer, $kept) : $state->values;
        /** @var CheckoutQuote $quote */
        $quote = null === $buyer ? self::NOTHING : $this->quotes->quote(
            $buyer,
            self::shipTo($values, $kept),
            array_filter(array_map(CheckoutFields::line(...), CheckoutFields::lineFields($values))),
            ['fulfilment' => Fulfilment::tryFrom($values['fulfilment'] ?? '') ?? Fulfilment::Ship, 'location_id' => (int) ($values['location_id'] ?? 0)],
        );
        $expected = $state->values['expected_total_cents'] ?? '';

        return [
            'lines' => null === $buyer ? [] : $this->lines($buyer, $quote['lines'], $values),
            'totals' => [
                'subtotal_cents' => $quote['subtotal_cents'],
                'core_cents' => $quote['core_cents'],
                'oversize_cents' => $quote['oversize_cents'],
                'shipping_cents' => $quote['shipping_cents'],
                'tax_cents' => $quote['tax_cents'],
                'total_cents' => $quote['total_cents'],
                'has_unknown_price' => $quote['has_unknown_price'],
            ],
            'payMethods' => $quote['pay_methods'],
            'version' => $quote['cart_version'],
            'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city], $this->locations->all()),
            'addresses' => $kept,
            'values' => array_filter($values, static fn (string $value, string $name): bool => '' !== $value && self::isShown($name), ARRAY_FILTER_USE_BOTH),
            'errors' => $state->errors,
            'isTaxExempt' => $buyer->isTaxExempt ?? false,
            'isPreset' => [] !== $preset,
            // Beside the new total the one that was on the page, when it was whole.
            'wasCents' => '' !== $state->message && '1' === ($state->values['totals_seen'] ?? '') && 1 === preg_match('/^\d{1,12}$/D', $expected) && (int) $expected !== $quote['total_cents'] ? (int) $expected : null,
        ];
    }

    private static function isShown(string $name): bool
    {
        return in_array($name, ['email', 'fulfilment', 'location_id', 'has_shipping', 'billing_id', 'shipping_id', 'pay_method', 'po_number', 'note'], true)
            || 1 === preg_match('/^(line_\d{1,9}|(billing|shipping)_(' . implode('|', self::TEXTS) . '))$/D', $name);
    }

    /**
     * @param list<QuotedLine> $quoted
     * @param array<string, string> $values
     * @return list<SheetLine>
     */
    private function lines(Buyer $buyer, array $quoted, array $values): array
    {
        $quoted = array_column($quoted, null, 'cartItemId');
        $lines = [];
        foreach ($this->carts->view($buyer->owner)->items() as $item) {
            $id = $item->line->id;
            $own = $quoted[$id] ?? null;
            if (null !== $own) {
                $lines[] = [
                    'id' => $id,
                    'number' => $item->number(),
                    'description' => $item->description(),
                    'image' => $this->images->url($item->part->image, 'thumbnail'),
                    'quantity' => $item->line->quantity,
                    'price_cents' => $item->priceCents(),
                    'total_cents' => $item->totalCents(),
                    'isPickupOnly' => $own['is_pickup_only'],
                    'how' => $values['line_' . $id] ?? '',
                    'availability' => $own['availability_text'],
                    'isInStock' => $own['in_stock'],
                    'promise' => $own['promise']['words'],
                    'inStockAt' => $own['in_stock_at'],
                    'notices' => $item->notices(),
                ];
            }
        }

        return $lines;
    }

    /** @return list<KeptAddress> */
    private function book(int $customer): array
    {
        /** @var list<array{CustomerAddressId: int, name: string, street: string, city: string, state: string, zip: string, is_default: bool}> $kept */
        $kept = $this->addresses->list($customer);

        return array_map(static fn (array $one): array => [
            'id' => $one['CustomerAddressId'],
            'label' => sprintf('%s, %s, %s, %s %s', $one['name'], $one['street'], $one['city'], $one['state'], $one['zip']),
            'state' => $one['state'],
            'zip' => $one['zip'],
            'isDefault' => $one['is_default'],
        ], $kept);
    }

    /**
     * Where parcels go, as far as it can be told from what was typed.
     *
     * @param array<string, string> $values
     * @param list<KeptAddress> $kept
     * @return array{state: string, zip: string}|null
     */
    private static function shipTo(array $values, array $kept): ?array
    {
        $prefix = in_array($values['has_shipping'] ?? '', ['1', 'on'], true) ? 'shipping_' : 'billing_';
        $id = (int) ($values[$prefix . 'id'] ?? 0);
        $one = array_find($kept, static fn (array $one): bool => $one['id'] === $id);
        $state = $one['state'] ?? strtoupper(trim($values[$prefix . 'state'] ?? ''));
        $zip = $one['zip'] ?? ZipCode::tidy($values[$prefix . 'zip'] ?? '');

        return 1 !== preg_match('/^\d{5}/', $zip) ? null : ['state' => $state, 'zip' => $zip];
    }
}
