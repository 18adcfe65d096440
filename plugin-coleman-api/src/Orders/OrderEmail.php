<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Promises\PromiseReason;
use Coleman\Api\Support\Money;

/** The parts that letters about an order share, written from the payload that was stored when the mail was queued. */
final readonly class OrderEmail
{
    /** @param array<string, mixed> $payload of OrderMails */
    public function __construct(private array $payload)
    {
    }

    public function text(string $name): string
    {
        $order = $this->order();

        return is_scalar($order[$name] ?? null) ? (string) $order[$name] : '';
    }

    public function url(string $name = 'url'): string
    {
        return is_string($this->payload[$name] ?? null) ? $this->payload[$name] : '';
    }

    /** Which parts are on their way or ready, and how they are had; below it the order. */
    public function fulfilment(EmailBody $letter): EmailBody
    {
        return $this->slip($letter
            ->facts([
                __('Parts', 'coleman') => $this->value('fulfilment', 'parts'),
                __('Branch', 'coleman') => $this->value('fulfilment', 'branch'),
                __('Carrier', 'coleman') => $this->value('fulfilment', 'carrier'),
                __('Tracking number', 'coleman') => $this->value('fulfilment', 'tracking'),
            ])
            ->action(__('See your order', 'coleman'), $this->url()));
    }

    /**
     * How and when this order is paid, as the customer is told.
     *
     * @param bool $hasLeft whether the letter is about a parcel that is on its way
     */
    public function payment(bool $hasLeft = false): string
    {
        $order = $this->order();
        $method = is_array($order['PayMethod'] ?? null) && is_string($order['PayMethod']['id'] ?? null) ? $order['PayMethod']['id'] : '';
        $payment = is_array($this->payload['payment'] ?? null) ? $this->payload['payment'] : [];
        $phone = is_string($payment['phone'] ?? null) ? $payment['phone'] : '';
        $ships = true === ($payment['ships'] ?? false);
        if (true === ($order['has_unknown_price'] ?? false)) {
            return __('You pay nothing now. We’ll send you the price first, and you pay after you accept it.', 'coleman');
        }

        return match (PayMethod::tryFrom($method)) {
            // Shipped only where the desk has keyed it in at the counter.
            PayMethod::PayInStore => $hasLeft ? '' : ($ships
                ? __('You pay in store before your order ships.', 'coleman')
                : __('You pay in store when you pick up your order.', 'coleman')),
            PayMethod::Account => $hasLeft ? __('We bill this order to your account.', 'coleman') : ($ships
                ? __('We bill this order to your account when it ships.', 'coleman')
                : __('We bill this order to your account when you pick it up.', 'coleman')),
            PayMethod::Card => __('You paid for this order by card.', 'coleman'),
            PayMethod::CallMe => match (true) {
                $hasLeft => '',
                // Not told to an address that may be somebody else's.
                '' === $phone => $ships
                    ? __('We will call you to take your payment before your order ships.', 'coleman')
                    : __('We will call you about payment. You can also pay when you pick up your order.', 'coleman'),
                /* translators: %s: phone number */
                $ships => sprintf(__('We will call you at %s to take your payment before your order ships.', 'coleman'), $phone),
                /* translators: %s: phone number */
                default => sprintf(__('We will call you at %s about payment. You can also pay when you pick up your order.', 'coleman'), $phone),
            },
            null => '',
        };
    }

    /** What beside the order this letter was queued with. */
    public function value(string $group, string $name): string
    {
        $facts = $this->payload[$group] ?? null;

        return is_array($facts) && is_string($facts[$name] ?? null) ? $facts[$name] : '';
    }

    /** What was ordered, what it costs and where it goes. */
    public function slip(EmailBody $letter): EmailBody
    {
        $order = $this->order();
        $rows = [];
        foreach (is_array($order['Items'] ?? null) ? $order['Items'] : [] as $item) {
            if (!is_array($item)) {
                continue;
            }
            $text = static fn (string $name): string => is_scalar($item[$name] ?? null) ? (string) $item[$name] : '';
            $cents = $item['line_total_cents'] ?? null;
            $rows[] = [
                $text('PartNumber') . "\n" . $text('Description'),
                $text('Quantity'),
                trim(self::when($item) . "\n" . ('' === $text('PickupLocation') ? '' : sprintf(/* translators: %s: city */ __('Pickup at %s', 'coleman'), $text('PickupLocation')))),
                is_int($cents) ? Money::format($cents) : __('Price on request', 'coleman'),
            ];
        }

        return $letter
            ->table([__('Part', 'coleman'), __('Quantity', 'coleman'), __('Availability', 'coleman'), __('Amount', 'coleman')], $rows)
            ->facts($this->totals())
            ->facts($this->particulars());
    }

    /**
     * When a line is had, as it stood when the mail was queued: the availability, and the promise. A day that staff have
     * entered stands alone; what was sent or lies ready is told by its state.
     *
     * @param array<mixed> $item schema/order-item.json
     */
    private static function when(array $item): string
    {
        $text = static fn (string $name): string => is_string($item[$name] ?? null) ? $item[$name] : '';
        $promise = is_array($item['promise'] ?? null) ? $item['promise'] : [];
        $words = is_string($promise['words'] ?? null) ? $promise['words'] : '';
        $isOpen = in_array($text('state'), [LineState::Open->value, LineState::Backordered->value, LineState::PartiallyShipped->value, ''], true);

        return match (true) {
            !$isOpen => $text('state_label'),
            PromiseReason::StaffDate->value === ($promise['reason'] ?? '') => $words,
            default => trim($text('availability_text') . "\n" . $words),
        };
    }

    /** @return array<string, string> */
    private function totals(): array
    {
        $totals = $this->order()['totals'] ?? [];
        $cents = static fn (string $name): int => is_array($totals) && is_int($totals[$name] ?? null) ? $totals[$name] : 0;
        $more = static fn (int $amount): string => 0 === $amount ? '' : Money::format($amount);

        return [
            __('Subtotal', 'coleman') => Money::format($cents('subtotal_cents')),
            __('Core and oversize charges', 'coleman') => $more($cents('charges_cents')),
            __('Shipping', 'coleman') => $more($cents('shipping_cents')),
            __('Tax', 'coleman') => Money::format($cents('tax_cents')),
            __('Total', 'coleman') => true === ($this->order()['has_unknown_price'] ?? false)
                ? __('We will contact you with the price.', 'coleman')
                : Money::format($cents('total_cents')),
        ];
    }

    /** @return array<string, string> */
    private function particulars(): array
    {
        $order = $this->order();
        $method = is_array($order['PayMethod'] ?? null) && is_string($order['PayMethod']['label'] ?? null) ? $order['PayMethod']['label'] : '';

        return [
            __('Order', 'coleman') => $this->text('OrderNumber'),
            __('Payment', 'coleman') => $method,
            __('PO number', 'coleman') => $this->text('PoNumber'),
            __('Ship to', 'coleman') => self::address($order['ShippingAddress'] ?? null),
            __('Pick up at', 'coleman') => $this->text('PickupLocation'),
            __('Bill to', 'coleman') => self::address($order['BillingAddress'] ?? null),
            __('Your note', 'coleman') => $this->text('Note'),
        ];
    }

    private static function address(mixed $fields): string
    {
        return is_array($fields) ? \Coleman\Api\Customers\Address::stored($fields)->lines() : '';
    }

    /** @return array<string, mixed> */
    private function order(): array
    {
        /** @var array<string, mixed> $order */
        $order = is_array($this->payload['order'] ?? null) ? $this->payload['order'] : [];

        return $order;
    }
}
