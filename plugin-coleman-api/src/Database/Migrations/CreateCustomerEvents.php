<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What staff decide of customers, with who and when; and the outbox by state, for its screen. */
final class CreateCustomerEvents implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        foreach ([
            'po_required' => 'TINYINT NOT NULL DEFAULT 0',
            'exemption_number' => "VARCHAR(60) NOT NULL DEFAULT ''",
            // The last day on which the certificate counts; NULL for no end.
            'exemption_until' => 'DATE NULL',
            'version' => 'INT UNSIGNED NOT NULL DEFAULT 0',
        ] as $column => $definition) {
            Tables::addColumn($connection, 'customer_accounts', $column, $definition);
        }
        Tables::addKeys($connection, 'customer_accounts', [
            'terms' => 'has_terms, user_id',
            'exempt' => 'is_tax_exempt, user_id',
            'number' => 'account_number',
        ]);
        Tables::addKeys($connection, 'outbox', ['recent' => 'state, id']);
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            // Appended to, never changed but by the eraser. kind: account (detail: from and to of what was changed) or note.
            'customer_events' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                user_id BIGINT UNSIGNED NOT NULL,
                kind VARCHAR(20) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                detail TEXT NOT NULL,
                happened_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY customer (user_id, id)',
        ];
    }
}
