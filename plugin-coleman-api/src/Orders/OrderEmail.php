<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\Payment\PaymentStatus;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Support\Money;

/** The parts that letters about an order share, written from the payload that was stored when the mail was queued. */
final readonly class OrderEmail
{
    /** @param array<string, mixed> $payload of OrderMails */
    public function __construct(private array $payload)
    {
    }

    /**
     * What the words of every letter about an order may use. Nothing that a customer has typed is among it: see
     * docs/mail.md, "What strangers type".
     *
     * @param array<string, mixed> $payload of OrderMails
     * @return array<string, string>
     */
    public static function fields(array $payload): array
    {
        return ['order_number' => (new self($payload))->text('OrderNumber')];
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
    public function fulfilment(EmailBody $letter, EmailWords $words): EmailBody
    {
        $tracking = Tracking::url($this->value('fulfilment', 'carrier'), $this->value('fulfilment', 'tracking'));
        $letter = $letter
            ->facts([
                __('Parts', 'coleman') => $this->value('fulfilment', 'parts'),
                __('Branch', 'coleman') => $this->value('fulfilment', 'branch'),
                __('Carrier', 'coleman') => $this->value('fulfilment', 'carrier'),
                __('Tracking number', 'coleman') => $this->value('fulfilment', 'tracking'),
            ]);
        $letter = '' === $tracking ? $letter : $letter->action(__('Track your package', 'coleman'), $tracking);

        return $this->slip($letter->action($words->say('button'), $this->url()));
    }

    /**
     * How and when an order is paid, for each way: the same words in every letter.
     *
     * @param bool $hasLeft whether the letter is about a parcel that is on its way
     * @return array<string, Sentence>
     */
    public static function paymentSentences(bool $hasLeft = false): array
    {
        $either = [
            'payment_unpriced' => Sentence::text(__('You pay nothing now. We’ll send you the price first, and you pay after you accept it.', 'coleman'))->when(__('When a part has no price', 'coleman')),
            'payment_paid' => Sentence::text(__('This order is paid.', 'coleman'))->when(__('Paid at the counter or by phone', 'coleman')),
            'payment_card' => Sentence::text(__('You paid for this order by card.', 'coleman'))->when(__('Paid by card', 'coleman')),
            'payment_rest' => Sentence::text(__('Part of this order is not paid yet. We will contact you about the rest.', 'coleman'))->when(__('Paid by card, and more is due since', 'coleman')),
        ];
        $sentences = $hasLeft ? [
            'payment_account_left' => Sentence::text(__('We bill this order to your account.', 'coleman'))->when(__('On account, after it has shipped', 'coleman')),
        ] : [
            'payment_store_ships' => Sentence::text(__('You pay in store before your order ships.', 'coleman'))->when(__('Pay in store, to be shipped', 'coleman')),
            'payment_store' => Sentence::text(__('You pay in store when you pick up your order.', 'coleman'))->when(__('Pay in store, to be picked up', 'coleman')),
            'payment_account_ships' => Sentence::text(__('We bill this order to your account when it ships.', 'coleman'))->when(__('On account, to be shipped', 'coleman')),
            'payment_account' => Sentence::text(__('We bill this order to your account when you pick it up.', 'coleman'))->when(__('On account, to be picked up', 'coleman')),
            'payment_call_ships' => Sentence::text(__('We will call you to take your payment before your order ships.', 'coleman'))->when(__('Pay by phone, to be shipped', 'coleman')),
            'payment_call' => Sentence::text(__('We will call you about payment. You can also pay when you pick up your order.', 'coleman'))->when(__('Pay by phone, to be picked up', 'coleman')),
            /* translators: %s: phone number */
            'payment_call_at_ships' => Sentence::text(__('We will call you at %s to take your payment before your order ships.', 'coleman'), ['customer_phone'])->when(__('Pay by phone, to be shipped, with the customer’s number', 'coleman')),
            /* translators: %s: phone number */
            'payment_call_at' => Sentence::text(__('We will call you at %s about payment. You can also pay when you pick up your order.', 'coleman'), ['customer_phone'])->when(__('Pay by phone, to be picked up, with the customer’s number', 'coleman')),
        ];

        return array_map(static fn (Sentence $sentence): Sentence => $sentence->shared('order-payment'), $either + $sentences);
    }

    /**
     * How and when this order is paid, as the customer is told.
     *
     * @param bool $hasLeft whether the letter is about a parcel that is on its way
     * @param bool $isReady whether it is about parts at the counter, where one can pay whatever else is shipped
     */
    public function payment(EmailWords $words, bool $hasLeft = false, bool $isReady = false): string
    {
        $order = $this->order();
        $method = is_array($order['PayMethod'] ?? null) && is_string($order['PayMethod']['id'] ?? null) ? $order['PayMethod']['id'] : '';
        $payment = is_array($this->payload['payment'] ?? null) ? $this->payload['payment'] : [];
        $phone = is_string($payment['phone'] ?? null) ? $payment['phone'] : '';
        $ships = !$isReady && true === ($payment['ships'] ?? false) ? '_ships' : '';
        if (true === ($order['has_unknown_price'] ?? false)) {
            return $words->say('payment_unpriced');
        }

        if (PayMethod::Card->value !== $method && in_array($this->paymentStatus(), [PaymentStatus::Paid->value, PaymentStatus::PartRefunded->value, PaymentStatus::Refunded->value], true)) {
            return $words->say('payment_paid');
        }

        return match (PayMethod::tryFrom($method)) {
            // Shipped only where the desk has keyed it in at the counter.
            PayMethod::PayInStore => $hasLeft ? '' : $words->say('payment_store' . $ships),
            PayMethod::Account => $words->say('payment_account' . ($hasLeft ? '_left' : $ships)),
            PayMethod::Card => $words->say(PaymentStatus::PartPaid->value === $this->paymentStatus() ? 'payment_rest' : 'payment_card'),
            PayMethod::CallMe => match (true) {
                $hasLeft => '',
                // Not told to an address that may be somebody else's.
                '' === $phone => $words->say('payment_call' . $ships),
                default => $words->say('payment_call_at' . $ships, ['customer_phone' => $phone]),
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

    /** Whether a piece of the order has left the house. */
    public function hasLeft(): bool
    {
        return array_sum($this->left()) > 0;
    }

    /**
     * What was sent and what is canceled, in one sentence: "2 parts were shipped; 1 part is canceled."
     *
     * @param int|null $cancelled pieces; null for all that have not left
     */
    public function parted(?int $cancelled = null): string
    {
        $left = $this->left();
        if (0 === array_sum($left)) {
            return '';
        }
        $items = $this->order()['Items'] ?? [];
        $ordered = array_sum(array_map(static fn (mixed $item): int => is_array($item) && is_int($item['Quantity'] ?? null) ? $item['Quantity'] : 0, is_array($items) ? $items : []));
        $cancelled ??= max(0, $ordered - array_sum($left));

        return implode('; ', array_filter([
            /* translators: %d: number of parts */
            0 === $left['ship'] ? '' : sprintf(_n('%d part was shipped', '%d parts were shipped', $left['ship'], 'coleman'), $left['ship']),
            /* translators: %d: number of parts */
            0 === $left['will_call'] ? '' : sprintf(_n('%d part was picked up', '%d parts were picked up', $left['will_call'], 'coleman'), $left['will_call']),
            /* translators: %d: number of parts */
            0 === $cancelled ? '' : sprintf(_n('%d part is canceled', '%d parts are canceled', $cancelled, 'coleman'), $cancelled),
        ])) . '.';
    }

    /** @return array{ship: int, will_call: int} pieces that have left the house, by how */
    private function left(): array
    {
        $left = ['ship' => 0, 'will_call' => 0];
        $fulfilments = $this->order()['fulfilments'] ?? [];
        foreach (is_array($fulfilments) ? $fulfilments : [] as $one) {
            $kind = is_array($one) ? Fulfilment::tryFrom(is_string($one['kind'] ?? null) ? $one['kind'] : '') : null;
            if (!is_array($one) || null === $kind || LineState::Ready->value === ($one['state'] ?? '')) {
                continue;
            }
            $left[$kind->value] += array_sum(array_filter((array) ($one['lines'] ?? []), is_int(...)));
        }

        return $left;
    }

    /** What was changed, and what the order costs now. */
    public function edit(EmailBody $letter): EmailBody
    {
        $edit = is_array($this->payload['edit'] ?? null) ? $this->payload['edit'] : [];
        $changes = array_filter(is_array($edit['changes'] ?? null) ? $edit['changes'] : [], is_string(...));
        [$from, $to] = [$edit['from_cents'] ?? null, $edit['to_cents'] ?? null];

        return $letter
            ->text(implode("\n", $changes))
            ->text(is_int($from) && is_int($to) && $from !== $to
                /* translators: 1: amount of money, 2: amount of money */
                ? sprintf(__('Total: %1$s, until now %2$s.', 'coleman'), Money::format($to), Money::format($from))
                : '');
    }

    /** What every letter to staff ends with: who the customer is, where the order is worked on, and the order. */
    public function deskSlip(EmailBody $letter): EmailBody
    {
        $letter = $letter
            ->text('' === $this->text('Email') ? '' : sprintf(/* translators: %s: email address */ __('From %s. A reply to this email goes to the customer.', 'coleman'), $this->text('Email')))
            ->facts([__('Phone', 'coleman') => $this->value('payment', 'phone')]);
        $url = $this->url('desk_url');

        // Letters queued before it was kept do not know where.
        return $this->slip('' === $url ? $letter : $letter->action(__('Open the order', 'coleman'), $url));
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
     * When a line is had, as it stood when the mail was queued: the availability, and the promise, which may stand
     * alone (Promised); what was sent or lies ready is told by its state.
     *
     * @param array<mixed> $item schema/order-item.json
     */
    private static function when(array $item): string
    {
        $text = static fn (string $name): string => is_string($item[$name] ?? null) ? $item[$name] : '';
        $promise = is_array($item['promise'] ?? null) ? $item['promise'] : [];
        $words = is_string($promise['words'] ?? null) ? $promise['words'] : '';
        $isOpen = in_array($text('state'), [LineState::Open->value, LineState::Backordered->value, ''], true);
        $isInPart = LineState::tryFrom($text('state'))?->isInPart() ?? false;

        return match (true) {
            $isInPart => trim($text('state_label') . "\n" . $words),
            !$isOpen => $text('state_label'),
            (new Promised($words, null, is_string($promise['reason'] ?? null) ? $promise['reason'] : ''))->isAlone() => $words,
            default => trim($text('availability_text') . "\n" . $words),
        };
    }

    /** @return array<string, string> */
    private function totals(): array
    {
        $totals = $this->order()['totals'] ?? [];
        $cents = static fn (string $name): int => is_array($totals) && is_int($totals[$name] ?? null) ? $totals[$name] : 0;
        $more = static fn (int $amount): string => 0 === $amount ? '' : Money::format($amount);
        $isUnknown = true === ($this->order()['has_unknown_price'] ?? false);

        return [
            // Sums of the prices that are known would only look like the order's.
            __('Subtotal', 'coleman') => $isUnknown ? '' : Money::format($cents('subtotal_cents')),
            __('Core and oversize charges', 'coleman') => $more($cents('charges_cents')),
            __('Shipping', 'coleman') => $more($cents('shipping_cents')),
            __('Tax', 'coleman') => $isUnknown ? '' : Money::format($cents('tax_cents')),
            __('Total', 'coleman') => match (true) {
                !$isUnknown => Money::format($cents('total_cents')),
                // Nobody calls about the price of what was canceled.
                $this->isGivenUp() => __('Price on request', 'coleman'),
                default => __('We will contact you with the price.', 'coleman'),
            },
            ...$this->paid(),
        ];
    }

    /** @return array<string, string> what came in and went back; empty while nothing did, and in letters queued before it was kept */
    private function paid(): array
    {
        $payment = $this->order()['payment'] ?? [];
        $cents = static fn (string $name): int => is_array($payment) && is_int($payment[$name] ?? null) ? $payment[$name] : 0;
        if (0 === $cents('paid_cents') && 0 === $cents('credited_cents')) {
            return [];
        }
        $more = static fn (int $amount): string => 0 === $amount ? '' : Money::format($amount);

        return [
            __('Paid', 'coleman') => $more($cents('paid_cents')),
            __('Credited for returns', 'coleman') => $more($cents('credited_cents')),
            __('Refunded', 'coleman') => $more($cents('refunded_cents')),
            // Letters queued before it was kept do not know what is owed after a refund.
            __('Left to pay', 'coleman') => $more(is_array($payment) && isset($payment['owed_cents']) ? $cents('owed_cents') : (0 === $cents('refunded_cents') ? $cents('due_cents') : 0)),
            __('To be refunded', 'coleman') => $more($cents('refund_due_cents')),
        ];
    }

    /** @return string paid, part_paid and so on; empty in letters queued before it was kept */
    private function paymentStatus(): string
    {
        $payment = $this->order()['payment'] ?? [];

        return is_array($payment) && is_string($payment['status'] ?? null) ? $payment['status'] : '';
    }

    /** @return array<string, string> */
    private function particulars(): array
    {
        $order = $this->order();

        return [
            __('Order', 'coleman') => $this->text('OrderNumber'),
            __('Placed by', 'coleman') => $this->text('placed_by'),
            __('Payment', 'coleman') => $this->paymentLabel(),
            __('PO number', 'coleman') => $this->text('PoNumber'),
            __('Ship to', 'coleman') => self::address($order['ShippingAddress'] ?? null),
            __('Pick up at', 'coleman') => $this->text('PickupLocation'),
            __('Bill to', 'coleman') => self::address($order['BillingAddress'] ?? null),
            __('Your note', 'coleman') => $this->text('Note'),
        ];
    }

    /** As Order::paymentLabel(); letters queued before it was kept do not know what is owed. */
    private function paymentLabel(): string
    {
        $order = $this->order();
        $method = is_array($order['PayMethod'] ?? null) ? $order['PayMethod'] : [];
        $payment = is_array($order['payment'] ?? null) ? $order['payment'] : [];
        $paid = is_int($payment['paid_cents'] ?? null) ? $payment['paid_cents'] : 0;
        $isOver = $this->isGivenUp() || ($paid > 0 && 0 === ($payment['owed_cents'] ?? null));
        $isArranged = is_string($method['id'] ?? null) && true === PayMethod::tryFrom($method['id'])?->isArranged();

        return ($isOver && (0 === $paid || $isArranged)) || !is_string($method['label'] ?? null) ? '' : $method['label'];
    }

    /** Whether it ended before anything of it had left. */
    private function isGivenUp(): bool
    {
        return in_array($this->text('Status'), [OrderState::Cancelled->value, OrderState::Failed->value], true) && !$this->hasLeft();
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
