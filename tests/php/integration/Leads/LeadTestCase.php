<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Http\Limits;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Tests\Integration\TestCase;

/** A test that asks about machines: what it leaves behind is cleared. */
abstract class LeadTestCase extends TestCase
{
    /** Smithville; its ZIP code is Wade Kessler's. */
    protected const DETAILS = [
        'firstName' => 'Ann', 'lastName' => 'Farmer', 'email' => 'ann@example.com', 'phone' => '(816) 555-0100', 'company' => 'Farmer & Sons',
        'address' => '1 Main St', 'city' => 'Smithville', 'state' => 'MO', 'zip' => '64089', 'comments' => "Is the bucket with it?\nI have a trailer.",
    ];

    private const TABLES = ['leads', 'lead_events', 'outbox', 'outbox_attempts', 'idempotency_keys', 'lead_pictures'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
    }

    protected function tearDown(): void
    {
        $this->clear();
        delete_option(Limits::OPTION);
        delete_option(RecipientSettings::OPTION);
        $_FILES = [];
        parent::tearDown();
    }

    private function clear(): void
    {
        foreach (self::TABLES as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    protected function used(bool $isSold = false): Machine
    {
        $id = $this->modules()->foundation->connection()->value("SELECT MIN(id) FROM {machines} WHERE machine_condition = 'used' AND sold_at IS " . ($isSold ? 'NOT NULL' : 'NULL'));

        return $this->modules()->catalogue->machines()->byId((int) $id) ?? self::fail('The demo has no such machine.');
    }

    /**
     * @param array<string, mixed> $details
     * @param array<string, string> $headers
     */
    protected function ask(array $details = [], ?int $machine = null, array $headers = []): \WP_REST_Response
    {
        return $this->call('POST', '/send-used-equipment-email', ['equipmentId' => $machine ?? $this->used()->id, 'details' => $details + self::DETAILS], $headers);
    }

    protected function lead(): Lead
    {
        return $this->modules()->leads->repository()->byId((int) $this->modules()->foundation->connection()->value('SELECT MAX(id) FROM {leads}')) ?? self::fail('There is no inquiry.');
    }

    /** @return array<string, array{recipient: string, reply_to: string, payload: array<string, mixed>, about: string}> the mails that wait, by kind; of several the last */
    protected function mails(): array
    {
        return array_column(array_reverse($this->modules()->mail->outbox()->list()), null, 'kind');
    }

    /** @param array<string, array{int, int}> $limits */
    protected function limit(array $limits): void
    {
        update_option(Limits::OPTION, $limits);
    }

    protected function unlimited(): void
    {
        $this->limit(array_fill_keys(['writes', 'writes_network', 'unverified', 'forms', 'forms_unverified', 'forms_email'], [0, 1]));
    }
}
