<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Mail\Desks;
use Coleman\Api\Mail\Mail;

/** The mails of an order's life: who is told what, when. */
final readonly class OrderMails
{
    public function __construct(private OrderPresenter $presenter, private Desks $desks)
    {
    }

    /** @return list<Mail> for the customer, and for the parts desk that fills the order */
    public function received(Order $order, bool $tellsCustomer = true): array
    {
        // Both tell of the same order, and others wait for this transaction: it is looked up once.
        $payload = $this->payload($order);

        return [
            ...($tellsCustomer ? [$this->toCustomer($order, 'order-received', '', $payload)] : []),
            new Mail(
                'order-desk',
                $this->desks->parts($order->locationId),
                $payload,
                self::about($order),
                sprintf('order:%d:desk', $order->id),
                $order->email,
            ),
        ];
    }

    /** @return list<Mail> what a change of state is told by; none where the customer need not know */
    public function moved(Order $order, OrderState $to): array
    {
        $kind = match ($to) {
            OrderState::Confirmed => 'order-confirmed',
            OrderState::Cancelled => 'order-cancelled',
            OrderState::Refunded => 'order-refunded',
            default => null,
        };

        return null === $kind ? [] : [$this->toCustomer($order, $kind, '', $this->payload($order))];
    }

    public function quoted(Order $order): Mail
    {
        return $this->toCustomer($order, 'order-quote', sprintf(':%d', $order->version), $this->payload($order));
    }

    /** Tells the parts desk what the customer says to its prices. */
    public function answered(Order $order, bool $isAccepted): Mail
    {
        return new Mail(
            'quote-answered',
            $this->desks->parts($order->locationId),
            $this->payload($order) + ['is_accepted' => $isAccepted],
            self::about($order),
            sprintf('order:%d:answered:%d', $order->id, $order->version),
            $order->email,
        );
    }

    /** Tells the parts desk that the customer does not want the order any more. */
    public function cancelledByCustomer(Order $order, OrderState $before): Mail
    {
        return new Mail(
            'order-cancelled-desk',
            $this->desks->parts($order->locationId),
            $this->payload($order) + ['state_before' => $before->value],
            self::about($order),
            sprintf('order:%d:cancelled-desk', $order->id),
            $order->email,
        );
    }

    /** What the desk has to say to the customer. */
    public function message(Order $order, string $text): Mail
    {
        return $this->toCustomer($order, 'order-message', ':' . bin2hex(random_bytes(6)), $this->payload($order) + ['text' => $text]);
    }

    /** Tells the parts desk of money that came when there was no order for it any more. */
    public function paidLate(Order $order, int $cents): Mail
    {
        return new Mail(
            'payment-late',
            $this->desks->parts($order->locationId),
            $this->payload($order) + ['paid_cents' => $cents],
            self::about($order),
            sprintf('order:%d:paid-late', $order->id),
            $order->email,
        );
    }

    /** @param array<string, mixed> $fulfilment */
    public function fulfilled(Order $order, string $kind, int $fulfilmentId, array $fulfilment): Mail
    {
        return $this->toCustomer($order, $kind, ':' . $fulfilmentId, $this->payload($order) + ['fulfilment' => $fulfilment]);
    }

    /** @param string $parts such as "2 × 600-211-2110" */
    public function backorderDate(Order $order, string $parts, \DateTimeImmutable $expected): Mail
    {
        $date = $expected->format('Y-m-d');

        return $this->toCustomer($order, 'order-backorder', sprintf(':%d:%s', $order->version, $date), $this->payload($order) + [
            'backorder' => ['parts' => $parts, 'date' => $expected->format('F j, Y')],
        ]);
    }

    /**
     * @param string $suffix tells apart mails of one kind, each of which is sent once
     * @param array<string, mixed> $payload
     */
    private function toCustomer(Order $order, string $kind, string $suffix, array $payload): Mail
    {
        return new Mail(
            $kind,
            $order->email,
            $payload,
            self::about($order),
            sprintf('order:%d:%s%s', $order->id, $kind, $suffix),
            $this->desks->parts($order->locationId),
        );
    }

    private static function about(Order $order): string
    {
        return sprintf('order:%d', $order->id);
    }

    /** @return array<string, mixed> the order as it is now, and where it can be seen */
    private function payload(Order $order): array
    {
        return [
            'order' => $this->presenter->present($order),
            'url' => home_url(OrderPresenter::mailPath($order)),
            'quote_url' => home_url(OrderPresenter::keyPath($order, '/quote')),
        ];
    }
}
