<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** The prices that the parts desk has named and sent: the customer may take them for a while. */
final readonly class Quote
{
    /** So long a quote holds, in days. */
    public const DAYS = 30;

    private function __construct(public \DateTimeImmutable $sentAt, public \DateTimeImmutable $validUntil)
    {
    }

    /**
     * The quote that the customer has yet to answer; null where there is none. Prices named anew, or an order that was
     * changed, make the quote before them void until they are sent too.
     *
     * @param list<OrderEvent> $events oldest first
     */
    public static function fromOrder(Order $order, array $events): ?self
    {
        return OrderState::AwaitingPrice !== $order->state || $order->hasUnknownPrice ? null : self::fromEvents($events);
    }

    /**
     * The same of an order that waits for its price and has one for each part.
     *
     * @param list<OrderEvent> $events oldest first
     */
    public static function fromEvents(array $events): ?self
    {
        $sentAt = null;
        foreach ($events as $event) {
            $sentAt = match ($event->kind) {
                OrderEvent::PRICED => null,
                OrderEvent::EDITED => true === ($event->detail['is_priced'] ?? false) ? null : $sentAt,
                OrderEvent::QUOTED => $event->happenedAt,
                default => $sentAt,
            };
        }

        return null === $sentAt ? null : new self($sentAt, self::validUntil($sentAt));
    }

    public static function validUntil(\DateTimeImmutable $sentAt): \DateTimeImmutable
    {
        return $sentAt->modify(sprintf('+%d days', self::DAYS));
    }

    /**
     * Whether prices were named that nobody has said yes to, wherever the order stands.
     *
     * @param list<OrderEvent> $events oldest first
     */
    public static function isUnanswered(array $events): bool
    {
        $isUnanswered = false;
        foreach ($events as $event) {
            $isUnanswered = match ($event->kind) {
                OrderEvent::PRICED, OrderEvent::QUOTED => true,
                OrderEvent::ACCEPTED, OrderEvent::DECLINED => false,
                // By phone.
                OrderEvent::STATE => $isUnanswered && OrderState::Received->value !== ($event->detail['to'] ?? ''),
                default => $isUnanswered,
            };
        }

        return $isUnanswered;
    }

    public function isOpen(\DateTimeImmutable $now): bool
    {
        return $now < $this->validUntil;
    }
}
