<?php

declare(strict_types=1);

namespace Coleman\Api\Hooks;

/**
 * What other systems may be told of (docs/integrations.md). Who carries it writes down in the same transaction that it
 * must be told, so that nothing is told that was undone, and nothing is lost that was not.
 */
final class Outgoing
{
    /** Internal: fired inside the transaction, last of all. */
    public const HOOK = 'coleman_outgoing';

    public const ORDER_PLACED = 'order.placed';
    public const ORDER_CHANGED = 'order.changed';
    public const ORDER_PAID = 'order.paid';
    public const ORDER_SHIPPED = 'order.shipped';
    public const ORDER_RETURNED = 'order.returned';
    public const RENTAL_REQUESTED = 'rental.requested';
    public const LEAD_RECEIVED = 'lead.received';

    public const EVENTS = [self::ORDER_PLACED, self::ORDER_CHANGED, self::ORDER_PAID, self::ORDER_SHIPPED, self::ORDER_RETURNED, self::RENTAL_REQUESTED, self::LEAD_RECEIVED];

    /**
     * @param \Closure(string, \Closure(): void): void $before Connection::beforeCommit()
     * @param string $event one of EVENTS
     * @param string $about such as "order:12"; several of one event about the same are told once
     * @param \Closure(): (array<string, mixed>|null) $facts read where somebody wants to be told; null when there is nothing to tell
     */
    public static function tell(\Closure $before, string $event, string $about, \Closure $facts): void
    {
        $before($event . ' ' . $about, static fn () => do_action(self::HOOK, $event, $about, $facts));
    }
}
