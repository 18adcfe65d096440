<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Customers\Address;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\ChargeLine;
use Coleman\Api\Orders\Charges;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentProgress;
use Coleman\Api\Orders\FulfilmentService;
use Coleman\Api\Orders\LineRows;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\PricedLine;
use Coleman\Api\Orders\Quote;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Promises\Promised;

/**
 * Works out what an edit makes of an order: its lines, its charges, what is said of it, and whether the customer is asked.
 *
 * Pieces that have left, or lie ready, stay as they are. A line keeps the price that it was ordered at; a new one has the
 * catalog's. Shipping is worked out anew when pieces, delivery or the address change, and stays as agreed otherwise.
 */
final readonly class EditPlanner
{
    public const MAX_LINES = 200;

    /** Where an order's goods may still change. */
    private const OPEN = [OrderState::Received, OrderState::AwaitingPrice, OrderState::Confirmed, OrderState::Processing, OrderState::OnHold];

    public function __construct(
        private FulfilmentService $fulfilments,
        private PartRepository $parts,
        private Charges $charges,
        private LocationRepository $locations,
        private LineRows $rows,
        private OrderRepository $orders,
    ) {
    }

    /** Whether parts, prices and delivery of the order may change. */
    public static function isOpen(Order $order): bool
    {
        return in_array($order->state, self::OPEN, true);
    }

    /** Whether names and addresses may be corrected: of a complete order too. */
    public static function isCorrectable(Order $order): bool
    {
        return self::isOpen($order) || OrderState::Completed === $order->state;
    }

    /**
     * @throws ApiError 400 with fields (line_12, added_0, shipping_zip), 409 coleman_bad_transition
     */
    public function plan(Order $order, OrderEdit $edit): EditPlan
    {
        if (!self::isCorrectable($order)) {
            throw new ApiError('coleman_bad_transition', OrderState::PendingPayment === $order->state
                ? __('The customer is paying this order by card. It can be changed when the payment is done.', 'coleman')
                /* translators: %s: state of an order */
                : sprintf(__('An order that is "%s" can’t be changed.', 'coleman'), $order->label()), 409);
        }
        $progress = $this->fulfilments->progress($order);
        $parts = $this->parts->byIds(array_values(array_unique([
            ...array_map(static fn (OrderLine $line): int => $line->partId, $order->lines),
            ...array_map(static fn (AddedLine $line): int => $line->partId, $edit->added),
        ])));
        $lines = [];
        $errors = [];
        foreach ($order->lines as $line) {
            if (LineState::Cancelled === $line->state) {
                if (isset($edit->lines[$line->id]) && 0 !== $edit->lines[$line->id]->quantity) {
                    /* translators: %s: part number */
                    $errors['line_' . $line->id] = sprintf(__('%s was canceled. Add the part again instead.', 'coleman'), $line->partNumber);
                }
                continue;
            }
            $one = $this->line($line, $edit->lines[$line->id] ?? null, $progress[$line->id], $parts[$line->partId] ?? null);
            if (is_string($one)) {
                $errors['line_' . $line->id] = $one;
            } else {
                $lines[] = $one;
            }
        }
        foreach (array_keys(array_diff_key($edit->lines, $progress)) as $unknown) {
            $errors['line_' . $unknown] = __('This order doesn’t have this line.', 'coleman');
        }
        $needsQuote = $this->needsQuote($order);
        $added = [];
        foreach ($edit->added as $index => $line) {
            $one = $this->added($line, $parts[$line->partId] ?? null, $needsQuote || $order->isToConfirm);
            if (is_string($one)) {
                $errors['added_' . $index] = $one;
            } else {
                $added[] = $one;
            }
        }
        if (count($order->lines) + count($edit->added) > self::MAX_LINES) {
            /* translators: %d: number of lines */
            $errors['lines'] = sprintf(__('An order can have 1 to %d lines.', 'coleman'), self::MAX_LINES);
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return $this->priced($order, $edit, $lines, $added, $progress, $parts, $needsQuote);
    }

    /**
     * @param list<EditedLine> $lines that were there
     * @param list<PricedLine> $added
     * @param array<int, FulfilmentProgress> $progress
     * @param array<int, Part> $parts
     */
    private function priced(Order $order, OrderEdit $edit, array $lines, array $added, array $progress, array $parts, bool $needsQuote): EditPlan
    {
        $stay = array_values(array_filter($lines, static fn (EditedLine $line): bool => $line->quantity > 0));
        $ships = array_any($stay, static fn (EditedLine $line): bool => Fulfilment::Ship === $line->fulfilment) || array_any($added, static fn (PricedLine $line): bool => $line->ships());
        $before = self::place($order->shipping ?? $order->billing);
        $after = self::place($edit->shippingOf($order) ?? $edit->billingOf($order));
        $isMoved = $before !== $after && ($ships || $order->ships());
        $hasPieces = [] !== $added || array_any($lines, static fn (EditedLine $line): bool => $line->isResized);
        $isPriced = $hasPieces || $isMoved || array_any($lines, static fn (EditedLine $line): bool => $line->isRepriced);
        $this->refuse($order, $stay, $added, $progress, $ships, $isMoved, $isPriced, $after);

        $totals = $this->charges->calculate(
            [...array_map(static fn (EditedLine $line): ChargeLine => $line->charge, $stay), ...array_map(static fn (PricedLine $line): ChargeLine => $line->charge(), $added)],
            $after,
            $this->locations->places(),
            $order->isTaxExempt,
            // Prices alone leave shipping as it was agreed.
            $hasPieces || $isMoved ? null : $order->shippingCents,
        );
        $total = $isPriced ? $totals->totalCents() : $order->totalCents;
        $first = array_find($stay, static fn (EditedLine $line): bool => Fulfilment::WillCall === $line->fulfilment)->locationId
            ?? array_find($added, static fn (PricedLine $line): bool => !$line->ships())->locationId ?? 0;
        $method = self::payMethod($order, $ships);
        $changes = [...array_merge(...array_map(static fn (EditedLine $line): array => $line->changes, $lines)), ...array_map(self::addition(...), $added), ...EditWords::payMethod($order->payMethod, $method)];

        return new EditPlan(
            $this->contact($order, $edit, $changes) + (!$isPriced ? [] : [
                'location_id' => $first,
                'pay_method' => $method->value,
                'item_count' => array_sum(array_map(static fn (EditedLine $line): int => $line->quantity, $stay)) + array_sum(array_map(static fn (PricedLine $line): int => $line->quantity, $added)),
                'subtotal_cents' => $totals->subtotalCents,
                'charges_cents' => $totals->chargesCents(),
                'shipping_cents' => $totals->shippingCents ?? 0,
                'tax_cents' => $totals->taxCents ?? 0,
                'total_cents' => $total,
                'has_unknown_price' => $totals->hasUnknownPrice ? 1 : 0,
            ]),
            array_filter(array_column(array_map(static fn (EditedLine $line): array => [$line->id, $line->columns], $lines), 1, 0)),
            array_map(fn (PricedLine $line): array => ['availability_text' => ''] + $this->rows->row($line, 0, [], new Promised()), $added),
            array_column(array_map(static fn (EditedLine $line): array => [$line->id, $line->isMoved], array_filter($lines, static fn (EditedLine $line): bool => $line->isResized)), 1, 0),
            array_map(static fn (Part $part): bool => true, array_filter($parts, static fn (Part $part): bool => $part->discontinued)),
            $changes,
            $order->totalCents,
            $total,
            $isPriced ? $totals->hasUnknownPrice : $order->hasUnknownPrice,
            $isPriced,
            $isMoved,
            // Of a price that is still to be named the customer is asked by the quote.
            $isPriced && !$needsQuote && !$totals->hasUnknownPrice && $total > $order->totalCents,
        );
    }

    /**
     * @param list<EditedLine> $stay
     * @param list<PricedLine> $added
     * @param array<int, FulfilmentProgress> $progress
     * @param array{state: string, zip: string}|null $after
     */
    private function refuse(Order $order, array $stay, array $added, array $progress, bool $ships, bool $isMoved, bool $isPriced, ?array $after): void
    {
        if ($isPriced && !self::isOpen($order)) {
            throw new ApiError('coleman_bad_transition', __('Everything in this order has left. Only names, addresses, the PO number and the note can be corrected.', 'coleman'), 409);
        }
        if ([] === $stay && [] === $added) {
            throw new ApiError('coleman_bad_transition', __('Nothing would be left of this order. Cancel the order instead.', 'coleman'), 409);
        }
        $hasShipped = array_any($order->lines, static fn (OrderLine $line): bool => Fulfilment::Ship === $line->fulfilment && $progress[$line->id]->gone() > 0);
        if ($isMoved && $hasShipped) {
            throw ApiError::invalid(['shipping_zip' => __('Part of this order was shipped and taxed at its old address. State and ZIP code can’t change any more.', 'coleman')]);
        }
        if ($isPriced && $ships && null === $after) {
            throw ApiError::invalid(['shipping_street' => __('Enter the address to ship to.', 'coleman')]);
        }
        $hasLeft = array_any($stay, static fn (EditedLine $line): bool => $line->quantity > $line->given);
        if (OrderState::OnHold === $order->state && $isPriced && !$hasLeft && [] === $added) {
            throw new ApiError('coleman_bad_transition', __('Nothing would be left to send. Take the order off hold first.', 'coleman'), 409);
        }
    }

    /** @return EditedLine|string what is wrong with it */
    private function line(OrderLine $line, ?LineEdit $edit, FulfilmentProgress $progress, ?Part $part): EditedLine|string
    {
        $given = $progress->gone() + $progress->ready();
        $edit ??= new LineEdit($line->quantity, $line->fulfilment, $line->locationId);
        $isElsewhere = [$edit->fulfilment, $edit->locationId] !== [$line->fulfilment, $line->locationId];
        $price = $edit->priceCents ?? $line->priceCents;
        $fault = match (true) {
            $edit->quantity < $given => sprintf(
                /* translators: 1: number of pieces, 2: part number */
                _n('%1$d piece of %2$s has left or lies ready. It can’t be taken out.', '%1$d pieces of %2$s have left or lie ready. They can’t be taken out.', $given, 'coleman'),
                $given,
                $line->partNumber,
            ),
            /* translators: %s: part number */
            $isElsewhere && $given > 0 => sprintf(__('Pieces of %s have left or lie ready. Its delivery can’t change.', 'coleman'), $line->partNumber),
            /* translators: %s: part number */
            $price !== $line->priceCents && $progress->gone() > 0 => sprintf(__('Pieces of %s have left. Its price can’t change.', 'coleman'), $line->partNumber),
            /* translators: %s: part number */
            null === $part && ($isElsewhere || $edit->quantity > $line->quantity) => sprintf(__('%s is no longer in the catalog.', 'coleman'), $line->partNumber),
            $isElsewhere => $this->faultOfDelivery($edit->fulfilment, $edit->locationId, $part),
            default => '',
        };
        if ('' !== $fault) {
            return $fault;
        }
        $oversize = $isElsewhere ? (Fulfilment::Ship === $edit->fulfilment ? ($part->oversizeCents ?? 0) : 0) : $line->oversizeCents;
        $name = Part::PLACEHOLDER_ID === $line->partId ? __('Special order', 'coleman') : $line->partNumber;
        $changes = [];
        if (0 === $edit->quantity) {
            /* translators: 1: number of pieces, 2: part number */
            $changes[] = EditChange::both(static fn (string $number): string => sprintf(__('%1$d × %2$s taken out.', 'coleman'), $line->quantity, $number), $line->partNumber, $name);
        } elseif ($edit->quantity !== $line->quantity) {
            /* translators: 1: part number, 2: number of pieces, 3: number of pieces */
            $changes[] = EditChange::both(static fn (string $number): string => sprintf(__('%1$s: quantity changed from %2$d to %3$d.', 'coleman'), $number, $line->quantity, $edit->quantity), $line->partNumber, $name);
        }
        if ($isElsewhere && $edit->quantity > 0) {
            /* translators: 1: part number, 2: delivery, such as Ship, 3: delivery, such as Pickup at Easton */
            $changes[] = EditChange::both(fn (string $number): string => sprintf(__('%1$s: delivery changed from %2$s to %3$s.', 'coleman'), $number, $this->how($line->fulfilment, $line->locationId), $this->how($edit->fulfilment, $edit->locationId)), $line->partNumber, $name);
        }
        if ($price !== $line->priceCents && $edit->quantity > 0) {
            $changes[] = EditChange::both(static fn (string $number): string => null === $line->priceCents
                /* translators: 1: part number, 2: amount of money */
                ? sprintf(__('%1$s: price set to %2$s.', 'coleman'), $number, EditWords::money($price))
                /* translators: 1: part number, 2: amount of money, 3: amount of money */
                : sprintf(__('%1$s: price changed from %2$s to %3$s.', 'coleman'), $number, EditWords::money($line->priceCents), EditWords::money($price)), $line->partNumber, $name);
        }
        $columns = match (true) {
            0 === $edit->quantity => OrderLine::WITHOUT,
            [] === $changes => [],
            default => [
                'quantity' => $edit->quantity,
                'fulfilment' => $edit->fulfilment->value,
                'location_id' => $edit->locationId,
                'oversize_cents' => $oversize,
            ] + (null === $price ? [] : ['price_cents' => $price]),
        };

        return new EditedLine(
            $line->id,
            $edit->quantity,
            $given,
            $edit->fulfilment,
            $edit->locationId,
            new ChargeLine($edit->quantity, $price, Fulfilment::Ship === $edit->fulfilment, $edit->locationId, $line->weightClass, $line->coreCents, $oversize),
            $columns,
            $changes,
            $edit->quantity !== $line->quantity || $isElsewhere,
            $isElsewhere && Fulfilment::WillCall === $edit->fulfilment,
            $price !== $line->priceCents,
        );
    }

    /**
     * @param bool $mayLackPrice whether its price may be named later
     * @return PricedLine|string what is wrong with it
     */
    private function added(AddedLine $line, ?Part $part, bool $mayLackPrice): PricedLine|string
    {
        if (null === $part) {
            return __('This part is not in our catalog.', 'coleman');
        }
        $price = $line->priceCents ?? $part->priceCents;
        $fault = $this->faultOfDelivery($line->fulfilment, $line->locationId, $part);
        if ('' === $fault && null === $price && !$mayLackPrice) {
            $fault = __('This part has no price. Someone with the right to set prices must enter one.', 'coleman');
        }

        return '' !== $fault ? $fault : new PricedLine(
            0,
            $part,
            $line->quantity,
            $line->fulfilment,
            $line->locationId,
            $part->isPlaceholder() ? $line->number : $part->number,
            $part->isPlaceholder() ? $line->description : $part->description,
            $price,
        );
    }

    private function faultOfDelivery(Fulfilment $fulfilment, int $locationId, ?Part $part): string
    {
        return match (true) {
            Fulfilment::WillCall === $fulfilment => null === $this->locations->byId($locationId) ? __('Choose a pickup branch.', 'coleman') : '',
            true === $part?->pickupOnly => PartPresenter::CAN_SHIP,
            default => '',
        };
    }

    private function how(Fulfilment $fulfilment, int $locationId): string
    {
        return EditWords::how(Fulfilment::Ship === $fulfilment ? '' : ($this->locations->byId($locationId)->city ?? ''));
    }

    private static function addition(PricedLine $line): EditChange
    {
        $say = static fn (string $number): string => null === $line->priceCents
            /* translators: 1: number of pieces, 2: part number */
            ? sprintf(__('%1$d × %2$s added. The price is still to be set.', 'coleman'), $line->quantity, $number)
            /* translators: 1: number of pieces, 2: part number, 3: amount of money */
            : sprintf(__('%1$d × %2$s added at %3$s each.', 'coleman'), $line->quantity, $number, EditWords::money($line->priceCents));

        return EditChange::both($say, $line->partNumber, $line->part->isPlaceholder() ? __('Special order', 'coleman') : $line->partNumber);
    }

    /** What is shipped after all is not paid in a store, unless staff have taken it down so. */
    private static function payMethod(Order $order, bool $ships): PayMethod
    {
        return PayMethod::PayInStore === $order->payMethod && $ships && !$order->ships() && 'phone' !== $order->source ? PayMethod::CallMe : $order->payMethod;
    }

    /**
     * @param list<EditChange> $changes gets those of the contact
     * @return array<string, string> columns
     */
    private function contact(Order $order, OrderEdit $edit, array &$changes): array
    {
        $columns = [];
        foreach (EditWords::contact($order, $edit) as $column => [$value, $change]) {
            $columns[$column] = $value;
            $changes[] = $change;
        }

        return $columns;
    }

    /** Whether the customer is yet to be asked for the price of the whole order. */
    private function needsQuote(Order $order): bool
    {
        return OrderState::AwaitingPrice === $order->state || $order->hasUnknownPrice
            || (OrderState::OnHold === $order->state && !$order->isToConfirm && Quote::isUnanswered($this->orders->events($order->id, false)));
    }

    /** @return array{state: string, zip: string}|null */
    private static function place(Address $address): ?array
    {
        return $address->isPostal() ? ['state' => $address->state, 'zip' => $address->zip] : null;
    }
}
