<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Database\Connection;
use Coleman\Api\Hooks\Callbacks;
use Coleman\Api\Hooks\Outgoing;

/** What other plugins are told of inquiries (docs/hooks.md), once it is committed. */
final class LeadHooks
{
    public static function received(Connection $connection, Lead $lead): void
    {
        // The site's own test lead is nobody's inquiry.
        if ($lead->isTest) {
            return;
        }
        Outgoing::tell($connection->beforeCommit(...), Outgoing::LEAD_RECEIVED, 'lead:' . $lead->id, static fn (): array => ['lead' => self::facts($lead)]);
        Callbacks::afterCommit($connection->afterCommit(...), 'coleman_lead_received', $lead->id, static function () use ($lead): void {
            /**
             * Fires when an inquiry has come in.
             *
             * @since 0.1.0
             *
             * @param array $lead The inquiry, as docs/hooks.md lists its fields.
             */
            do_action('coleman_lead_received', self::facts($lead));
        });
    }

    /** @return array<string, string|int|bool|array<string, string|int>> */
    private static function facts(Lead $lead): array
    {
        return [
            'id' => $lead->id,
            'reference' => $lead->reference,
            'status' => $lead->status->value,
            'kind' => $lead->kind->value,
            'about_kind' => $lead->aboutKind,
            'about_id' => $lead->aboutId,
            'machine_id' => $lead->machineId(),
            'machine_title' => $lead->title,
            'is_machine_sold' => $lead->wasSold,
            'customer_id' => $lead->customerId,
            'location_id' => $lead->locationId,
            'salesman_id' => $lead->salesmanId,
            'is_verified' => $lead->isVerified,
            'created_at' => $lead->createdAt->format('c'),
            // By the fields' names, and not as the column has it.
            'details' => $lead->inquiry->details->values,
        ] + $lead->inquiry->columns();
    }
}
