<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Cart\CartConflict;
use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Customers\CustomerRole;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\ChargeLine;
use Coleman\Api\Orders\Charges;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\CheckoutFields;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LinePromises;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\PricedLine;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\ZipCode;

/**
 * Orders that the desk keys in for a customer on the phone or at the counter.
 *
 * They go the same way as those of the site: the lines are laid into a cart of their own, and Checkout makes the order
 * of it, with its stock, its charges and its mails. What is different is who names prices, and that it is the desk
 * who is said to have placed it.
 *
 * @phpstan-type Line array{part_id: int, quantity: int, how: array{fulfilment: Fulfilment, location_id: int}, price_cents: int|null, number: string, description: string}
 */
final readonly class PhoneOrders
{
    public const MAX_LINES = 200;

    private const MAX_PIECES = 9_999;

    private const MAX_CENTS = 100_000_000;

    public function __construct(
        private CartRepository $carts,
        private PartRepository $parts,
        private Checkout $checkout,
        private Charges $charges,
        private LocationRepository $locations,
        private AccountRepository $accounts,
        private LinePromises $promises,
    ) {
    }

    /**
     * What it would cost.
     *
     * @param array<string, mixed> $fields
     * @return array<string, mixed> schema/desk-quote.json
     * @throws ApiError 400 with fields
     */
    public function quote(array $fields, bool $mayPrice): array
    {
        $lines = $this->lines($fields, $mayPrice);
        $parts = $this->parts->byIds(array_column($lines, 'part_id'));
        $buyer = $this->buyer($fields, Actor::staff(get_current_user_id()));
        $state = is_string($fields['ship_state'] ?? null) ? strtoupper(trim($fields['ship_state'])) : '';
        $zip = is_string($fields['ship_zip'] ?? null) ? ZipCode::tidy($fields['ship_zip']) : '';

        $totals = $this->charges->calculate(
            array_values(array_filter(array_map(static fn (array $line): ?ChargeLine => isset($parts[$line['part_id']]) ? new ChargeLine(
                $line['quantity'],
                $line['price_cents'] ?? $parts[$line['part_id']]->priceCents,
                Fulfilment::Ship === $line['how']['fulfilment'],
                $line['how']['location_id'],
                $parts[$line['part_id']]->weightClass,
                $parts[$line['part_id']]->coreCents,
                $parts[$line['part_id']]->oversizeCents,
            ) : null, $lines))),
            '' === $state || 1 !== preg_match('/^\d{5}/', $zip) ? null : ['state' => $state, 'zip' => $zip],
            $this->locations->places(),
            $buyer->isTaxExempt,
        );

        return $totals->present() + ['promises' => $this->promised($lines, $parts, $zip, $totals->hasUnknownPrice)];
    }

    /**
     * @param list<Line> $lines
     * @param array<int, Part> $parts
     * @return list<array{words: string, date: string|null, reason: string}> by line; a part that is gone is promised nothing
     */
    private function promised(array $lines, array $parts, string $zip, bool $isQuote): array
    {
        $priced = [];
        foreach ($lines as $index => $line) {
            $part = $parts[$line['part_id']] ?? null;
            if (null !== $part) {
                $priced[] = new PricedLine($index, $part, $line['quantity'], $line['how']['fulfilment'], $line['how']['location_id'], $part->number, $part->description, $line['price_cents'] ?? $part->priceCents);
            }
        }
        $promises = $this->promises->calculate($priced, $this->promises->takes($priced), $zip, $isQuote);

        return array_map(static fn (int $index): array => ($promises[$index] ?? new Promised())->present(), array_keys($lines));
    }

    /**
     * Places the order. Runs inside the caller's transaction; whatever it throws undoes everything.
     *
     * @param array<string, mixed> $fields of CheckoutFields, and lines, customer_id, tells_customer
     * @param bool $mayPrice whether the prices that it names are listened to
     * @throws ApiError 400 with fields, 403, 409 as Checkout::place()
     */
    public function place(array $fields, Actor $staff, bool $mayPrice): Order
    {
        $lines = $this->lines($fields, $mayPrice);
        $said = CheckoutFields::read(array_diff_key($fields, ['lines' => 0]), false);
        $tells = true === ($fields['tells_customer'] ?? false);
        if ($tells && '' === $said->email) {
            throw ApiError::invalid(['email' => __('Email Address is required.', 'coleman')]);
        }
        $buyer = $this->buyer($fields, $staff);
        $cart = $this->carts->open($buyer->owner);
        $parts = $this->parts->byIds(array_column($lines, 'part_id'));
        $items = [];
        foreach ($lines as $index => $line) {
            $part = $parts[$line['part_id']] ?? throw ApiError::invalid(['lines' => sprintf(/* translators: %d: number of a line */ __('Line %d: this part is not in our catalog.', 'coleman'), $index + 1)]);
            $items[] = CartLine::create($part, $line['quantity'], $line['number'], $line['description'], $line['price_cents']);
        }
        $this->carts->put($cart, 'cart_items', ...$items);
        $how = [];
        // The cart gives its lines in the order they were added.
        foreach ($this->carts->lines($cart) as $index => $item) {
            $how[$item->id] = $lines[$index]['how'];
        }
        $pickup = array_find($lines, static fn (array $line): bool => Fulfilment::WillCall === $line['how']['fulfilment']);
        try {
            return $this->checkout->place($buyer, new CheckoutRequest(
                $said->email,
                $said->billing,
                $said->shipping,
                null === $pickup ? Fulfilment::Ship : Fulfilment::WillCall,
                $pickup['how']['location_id'] ?? 0,
                $how,
                $said->payMethod,
                $said->poNumber,
                $said->note,
                $said->expectedTotalCents,
                source: 'phone',
                tellsCustomer: $tells,
            ));
        } catch (CartConflict $conflict) {
            // There is no cart that the desk could be shown.
            throw new ApiError($conflict->errorCode, $conflict->getMessage(), 409, data: $conflict->data);
        }
    }

    /** @param array<string, mixed> $fields */
    private function buyer(array $fields, Actor $staff): Buyer
    {
        $customer = is_numeric($fields['customer_id'] ?? null) ? (int) $fields['customer_id'] : 0;
        $user = $customer > 0 ? get_userdata($customer) : null;
        if (false === $user || (null !== $user && !in_array(CustomerRole::ROLE, $user->roles, true))) {
            throw ApiError::invalid(['customer_id' => __('Customer not found.', 'coleman')]);
        }
        $account = $this->accounts->forOrders($customer);

        // A cart that nobody else has: the customer's own stays as it is.
        return new Buyer(CartOwner::guest('desk:' . bin2hex(random_bytes(16))), $customer, $account->isTaxExempt, $account->hasTerms, $account->poRequired, $staff, accountId: $account->sharedId, onlySees: $account->onlySees);
    }

    /**
     * @param array<string, mixed> $fields
     * @return non-empty-list<Line>
     * @throws ApiError 400 that says which line is at fault
     */
    private function lines(array $fields, bool $mayPrice): array
    {
        $said = is_array($fields['lines'] ?? null) ? array_values($fields['lines']) : [];
        if ([] === $said || count($said) > self::MAX_LINES) {
            /* translators: %d: number of lines */
            throw ApiError::invalid(['lines' => sprintf(__('An order can have 1 to %d lines.', 'coleman'), self::MAX_LINES)]);
        }
        $lines = [];
        $seen = [];
        foreach ($said as $index => $fields) {
            $line = is_array($fields) ? self::line($fields, $mayPrice) : __('Enter a valid line.', 'coleman');
            if (is_string($line)) {
                /* translators: 1: number of a line, 2: what is wrong with it */
                throw ApiError::invalid(['lines' => sprintf(__('Line %1$d: %2$s', 'coleman'), $index + 1, $line)]);
            }
            $key = $line['part_id'] . "\n" . $line['number'] . "\n" . $line['description'];
            if (isset($seen[$key])) {
                /* translators: 1: number of a line, 2: number of another line */
                throw ApiError::invalid(['lines' => sprintf(__('Line %1$d is the same part as line %2$d.', 'coleman'), $index + 1, $seen[$key])]);
            }
            $seen[$key] = $index + 1;
            $lines[] = $line;
        }

        return $lines;
    }

    /**
     * @param array<mixed> $fields
     * @return Line|string what is wrong with it
     */
    private static function line(array $fields, bool $mayPrice): array|string
    {
        $text = static fn (string $name): string => is_scalar($fields[$name] ?? null) ? trim((string) $fields[$name]) : '';
        $how = CheckoutFields::line($text('how'));
        $price = $text('price_cents');
        $isPlaceholder = (string) Part::PLACEHOLDER_ID === $text('part_id');
        if (1 !== preg_match('/^\d{1,9}$/D', $text('part_id'))) {
            return __('Choose a part.', 'coleman');
        }
        if (1 !== preg_match('/^[1-9]\d{0,3}$/D', $text('quantity')) || (int) $text('quantity') > self::MAX_PIECES) {
            return __('Quantity must be 1 or more.', 'coleman');
        }
        if (null === $how) {
            return __('Choose shipping or pickup.', 'coleman');
        }
        if ('' !== $price && (1 !== preg_match('/^\d{1,9}$/D', $price) || (int) $price > self::MAX_CENTS)) {
            return __('Enter a valid price.', 'coleman');
        }
        if ('' !== $price && !$mayPrice) {
            return __('You aren’t allowed to set prices.', 'coleman');
        }
        if ($isPlaceholder && ('' === $text('number') || mb_strlen($text('number')) > 60 || mb_strlen($text('description')) > 250)) {
            return __('Enter the part.', 'coleman');
        }

        return [
            'part_id' => (int) $text('part_id'),
            'quantity' => (int) $text('quantity'),
            'how' => $how,
            'price_cents' => '' === $price ? null : (int) $price,
            'number' => $isPlaceholder ? $text('number') : '',
            'description' => $isPlaceholder ? $text('description') : '',
        ];
    }
}
