<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Http;

use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\Reply;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\Database\OtherConnection;
use Coleman\Tests\Integration\TestCase;

/** A write happens once for its key, and whoever sends another key need not wait for it. */
final class IdempotencyTest extends TestCase
{
    use OtherConnection;

    private FixedClock $clock;

    private int $works = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->services()->connection()->execute('DELETE FROM {idempotency_keys}');
        $this->clock = new FixedClock('2026-11-21 12:00');
    }

    protected function tearDown(): void
    {
        $this->services()->connection()->execute('DELETE FROM {idempotency_keys}');
        parent::tearDown();
    }

    public function testAKeyBeginsAnewWhenItsDayIsOver(): void
    {
        $this->send('key-number-1');
        $this->clock->advance(DAY_IN_SECONDS - 1);
        $this->send('key-number-1');
        self::assertSame(1, $this->works);

        $this->clock->advance(1);
        $this->send('key-number-1', ['note' => 'another body']);
        self::assertSame(2, $this->works);
        self::assertSame(1, $this->rows('idempotency_keys'));
    }

    public function testOtherKeysDoNotWait(): void
    {
        if (!self::isMariadb()) {
            // SQLite lets one write at a time, whatever it writes.
            self::assertNotSame('', (string) getenv('COLEMAN_DATABASE'));

            return;
        }
        $inserted = 0;
        $this->idempotency()->run('g:1', 'checkout', bin2hex(random_bytes(8)), [], function () use (&$inserted): Reply {
            foreach (['0', '5', 'f'] as $digit) {
                $inserted += $this->elsewhere(sprintf("INSERT INTO {idempotency_keys} (caller_key, body_hash, status, answer, expires_at) VALUES ('%s', '', 0, '', '2026-11-22')", str_repeat($digit, 64)));
            }

            return new Reply([]);
        });

        self::assertSame(3, $inserted);
    }

    /** @param array<string, mixed> $body */
    private function send(string $key, array $body = []): void
    {
        $this->idempotency()->run('g:1', 'checkout', $key, $body, function (): Reply {
            $this->works++;

            return new Reply([]);
        });
    }

    private function idempotency(): Idempotency
    {
        return new Idempotency($this->services()->connection(), $this->services()->transaction(), $this->clock);
    }
}
