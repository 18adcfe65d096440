<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Hooks\Outgoing;
use Coleman\Api\Staff\Roles;

/** Writes down which prices of orders somebody of the staff has changed, and what was refunded, in the same transaction. */
final class OrderAudit
{
    /** @param \Closure(): AuditRepository $log made when there is something to write */
    public static function register(\Closure $log): void
    {
        add_action(Outgoing::HOOK, static function (string $event, string $about, \Closure $facts) use ($log): void {
            if (Outgoing::ORDER_CHANGED !== $event || !current_user_can(Roles::ORDERS)) {
                return;
            }
            $changed = $facts();
            $before = is_array($changed) && is_array($changed['before'] ?? null) ? $changed['before'] : [];
            $after = is_array($changed) && is_array($changed['order'] ?? null) ? $changed['order'] : [];
            foreach ([[AuditKind::Price, ['subtotal_cents', 'shipping_cents', 'tax_cents', 'total_cents']], [AuditKind::Refund, ['refunded_cents']]] as [$kind, $names]) {
                $of = static fn (array $order): array => array_combine($names, array_map(static fn (string $name): mixed => $order[$name] ?? null, $names));
                $log()->recordChange($kind, $about, $of($before), $of($after));
            }
        }, 10, 3);
    }
}
