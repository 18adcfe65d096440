<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Privacy;

use Coleman\Api\Integrations\DeliveryRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\Database\OtherConnection;
use Coleman\Tests\Integration\TestCase;

/** Old mails and deliveries leave in steps, and nobody who writes newer ones is waited for or has to wait. */
final class ErasureStepsTest extends TestCase
{
    use OtherConnection;

    /** Two whole steps and a part of one. */
    private const OLD = 1_203;

    /** Of a table that is hardly longer than a step MariaDB reads, and locks, all. */
    private const NEWER = 8_000;

    private FixedClock $clock;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
        $this->clock = new FixedClock('2026-03-01 12:00:00');
    }

    protected function tearDown(): void
    {
        $this->clear();
        parent::tearDown();
    }

    public function testOldMailsAreEmptied(): void
    {
        $outbox = new Outbox($this->modules()->foundation->connection(), $this->clock);
        [$new, $waiting] = $this->fillOutbox();
        self::assertSame(self::OLD, $this->whileLocked("UPDATE {outbox} SET step = 'x' WHERE id = $new", static fn (): int => $outbox->eraseOlderThan(90)));
        $connection = $this->modules()->foundation->connection();
        self::assertSame([(string) $new, (string) $waiting], array_column($connection->rows('SELECT id FROM {outbox} WHERE recipient <> %s ORDER BY id', ['']), 'id'));
        self::assertSame([(string) $new], array_column($connection->rows('SELECT outbox_id FROM {outbox_attempts} WHERE error <> %s', ['']), 'outbox_id'));
        self::assertSame(0, $outbox->eraseOlderThan(90), 'it is done once');
    }

    public function testAPersonsMailsAreEmptiedToo(): void
    {
        $outbox = new Outbox($this->modules()->foundation->connection(), $this->clock);
        [$new] = $this->fillOutbox();
        self::assertSame(self::OLD, $this->whileLocked("UPDATE {outbox} SET step = 'x' WHERE id = $new", static fn (): int => $outbox->forgetPerson('ann@example.com', 'customer:12')));
        // A refusal that comes late names nobody whom the mail no longer names.
        $id = (int) $this->modules()->foundation->connection()->value('SELECT MIN(id) FROM {outbox}');
        self::assertFalse($outbox->failed($id, 1, '550 ann@example.com is full'));
        self::assertSame(['', ''], array_column($outbox->attempts([$id])[$id], 'error'));
    }

    public function testOldDeliveriesLeave(): void
    {
        $connection = $this->modules()->foundation->connection();
        $deliveries = new DeliveryRepository($connection, $this->clock);
        $new = $this->fillDeliveries();
        $erased = $this->whileLocked("UPDATE {webhook_attempts} SET ms = 7 WHERE delivery_id = $new", static fn (): int => $deliveries->eraseOlderThan(30));
        self::assertSame([self::OLD, self::NEWER + 2, self::NEWER + 1], [$erased, $this->rows('webhook_deliveries'), $this->rows('webhook_attempts')]);
    }

    public function testAPersonIsTakenOutOfManyDeliveries(): void
    {
        $connection = $this->modules()->foundation->connection();
        $deliveries = new DeliveryRepository($connection, $this->clock);
        $new = $this->fillDeliveries();
        $emptied = $this->whileLocked("UPDATE {webhook_attempts} SET ms = 7 WHERE delivery_id = $new", static fn (): int => $deliveries->forgetPerson('Ann@example.com'));
        self::assertSame(self::OLD, $emptied);
        self::assertSame(self::NEWER + 2, (int) $connection->value('SELECT COUNT(*) FROM {webhook_deliveries} WHERE body <> %s', ['']));
        self::assertSame(1, (int) $connection->value('SELECT COUNT(*) FROM {webhook_attempts} WHERE answer <> %s', ['']));
        $deliveries->removeOf(1);
        self::assertSame([0, 0], [$this->rows('webhook_deliveries'), $this->rows('webhook_attempts')]);
    }

    /** @return array{int, int} ids of a newer mail that was sent to another, and of an old one that waits */
    private function fillOutbox(): array
    {
        $connection = $this->modules()->foundation->connection();
        $mail = static fn (string $once, string $to, string $state, string $created): array => [
            'kind' => 'welcome', 'recipient' => $to, 'reply_to' => '', 'payload' => '{}', 'about' => '', 'once' => $once, 'message_id' => $once,
            'state' => $state, 'attempts' => 1, 'next_at' => $created, 'created_at' => $created,
        ];
        $connection->insertMany('outbox', array_map(static fn (int $number): array => $mail("old-$number", 'ann@example.com', 0 === $number % 2 ? 'sent' : 'dead', '2025-03-01 12:00:00'), range(1, self::OLD)));
        $connection->insertMany('outbox', array_map(static fn (int $number): array => $mail("newer-$number", '', 'sent', '2026-02-20 12:00:00'), range(1, self::NEWER)));
        $new = $connection->insert('outbox', $mail('new', 'bob@example.com', 'sent', '2026-02-20 12:00:00'));
        $waiting = $connection->insert('outbox', $mail('waiting', 'ann@example.com', 'waiting', '2025-03-01 12:00:00'));
        $connection->execute('INSERT INTO {outbox_attempts} (outbox_id, tried_at, is_sent, error) SELECT id, created_at, 0, recipient FROM {outbox} WHERE state <> %s', ['waiting']);

        return [$new, $waiting];
    }

    /** @return int id of a newer delivery about another */
    private function fillDeliveries(): int
    {
        $connection = $this->modules()->foundation->connection();
        $delivery = static fn (string $event, string $email, string $state, string $created): array => [
            'webhook_id' => 1, 'event' => 'order.placed', 'event_id' => $event, 'about' => 'order:1', 'email' => $email, 'body' => '{}',
            'state' => $state, 'next_at' => $created, 'created_at' => $created,
        ];
        $connection->insertMany('webhook_deliveries', array_map(static fn (int $number): array => $delivery("old-$number", 'ann@example.com', 0 === $number % 2 ? 'sent' : 'dead', '2025-03-01 12:00:00'), range(1, self::OLD)));
        $connection->insert('webhook_deliveries', $delivery('waiting', 'ann@example.com', 'waiting', '2025-03-01 12:00:00'));
        $connection->insertMany('webhook_deliveries', array_map(static fn (int $number): array => $delivery("newer-$number", '', 'sent', '2026-02-20 12:00:00'), range(1, self::NEWER)));
        $new = $connection->insert('webhook_deliveries', $delivery('new', 'bob@example.com', 'sent', '2026-02-20 12:00:00'));
        $connection->execute('INSERT INTO {webhook_attempts} (delivery_id, tried_at, status, ms, answer) SELECT id, created_at, 200, 5, email FROM {webhook_deliveries} WHERE state <> %s', ['waiting']);

        return $new;
    }

    /**
     * @param string $sql what somebody else is just at; SQLite lets one write at a time, whatever it writes
     * @param \Closure(): int $work
     */
    private function whileLocked(string $sql, \Closure $work): int
    {
        if (!self::isMariadb()) {
            return $work();
        }
        $connection = $this->modules()->foundation->connection();
        $before = (int) $connection->value('SELECT @@SESSION.innodb_lock_wait_timeout');
        $connection->execute('SET SESSION innodb_lock_wait_timeout = 1');
        // It learns of many new rows by and by only.
        foreach (['outbox', 'outbox_attempts', 'webhook_deliveries', 'webhook_attempts'] as $table) {
            $connection->rows(sprintf('ANALYZE TABLE {%s}', $table));
        }
        try {
            return $this->whileElsewhere($sql, $work);
        } finally {
            $connection->execute("SET SESSION innodb_lock_wait_timeout = $before");
        }
    }

    private function clear(): void
    {
        foreach (['outbox', 'outbox_attempts', 'webhook_deliveries', 'webhook_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
