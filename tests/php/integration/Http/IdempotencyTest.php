<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Http;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
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
        $this->modules()->foundation->connection()->execute('DELETE FROM {idempotency_keys}');
        $this->clock = new FixedClock('2026-11-21 12:00');
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {idempotency_keys}');
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

    public function testAPostWithoutAKeyBeginsAnewAfterTenMinutes(): void
    {
        $this->send('', ['note' => 'as it was']);
        $this->clock->advance(599);
        $this->send('', ['note' => 'as it was']);
        self::assertSame(1, $this->works);
        $this->clock->advance(1);
        $this->send('', ['note' => 'as it was']);
        self::assertSame(2, $this->works);
    }

    public function testTheSweepTakesWhatHasHadItsDay(): void
    {
        $this->send('key-number-1');
        $this->clock->advance(1);
        $this->send('key-number-2');
        $this->clock->advance(DAY_IN_SECONDS - 2);
        $this->idempotency()->purgeExpired();
        self::assertSame(2, $this->rows('idempotency_keys'));
        $this->clock->advance(1);
        $this->idempotency()->purgeExpired();
        self::assertSame(1, $this->rows('idempotency_keys'));
    }

    /** @return iterable<string, array{string, bool}> */
    public static function keys(): iterable
    {
        yield 'seven characters' => [str_repeat('a', 7), false];
        yield 'eight characters' => [str_repeat('a', 8), true];
        yield '128 characters' => [str_repeat('a', 128), true];
        yield '129 characters' => [str_repeat('a', 129), false];
        yield 'the first and the last that may be in it' => ['!!!!~~~~', true];
        yield 'a space' => ['aaaa aaaa', false];
        yield 'a line feed at its end' => ["aaaaaaaa\n", false];
        yield 'a letter that is not ASCII' => ['aaaaaaaä', false];
    }

    /** @dataProvider keys */
    public function testAKeyThatIsNoneIsRefused(string $key, bool $isGood): void
    {
        foreach ([fn () => $this->send($key), fn () => $this->idempotency()->stored('g:1', 'checkout', $key, [])] as $work) {
            $params = [];
            try {
                $work();
            } catch (ApiError $refusal) {
                $params = array_keys($refusal->params);
            }
            self::assertSame($isGood ? [] : ['Idempotency-Key'], $params);
        }
        self::assertSame($isGood ? 1 : 0, $this->works);
    }

    public function testTheWholeAnswerIsGivenAgain(): void
    {
        $given = new Reply(['id' => 7], ['page' => 2], 201);
        self::assertNull($this->idempotency()->stored('g:1', 'checkout', 'key-number-1', []));
        self::assertSame($given, $this->send('key-number-1', [], $given));
        foreach ([$this->send('key-number-1'), $this->idempotency()->stored('g:1', 'checkout', 'key-number-1', [])] as $again) {
            self::assertEquals(new Reply(['id' => 7], ['page' => 2], 201, ['Idempotency-Replayed' => 'true']), $again);
        }
    }

    /** @return iterable<string, array{string}> */
    public static function namesOfPosts(): iterable
    {
        yield 'with a key' => ['key-number-1'];
        yield 'without' => [''];
    }

    /** @dataProvider namesOfPosts */
    public function testWhoSendsAndTheOrderOfTheFieldsChangeNothing(string $key): void
    {
        $this->send($key, ['email' => 'ann@example.com', 'note' => '', 'form_stamp' => 'one', 'altcha' => 'one']);
        $this->send($key, ['note' => '', 'altcha' => 'two', 'email' => 'ann@example.com', 'website' => '', 'form_stamp' => 'two']);
        self::assertSame(1, $this->works);
    }

    public function testOtherContentsAreRefusedWithWhatWasAnswered(): void
    {
        $this->send('key-number-1', ['note' => 'one'], new Reply(['id' => 7]));
        $this->send('key-number-2', ['note' => 'one'], new Reply('done'));
        foreach (['key-number-1' => ['id' => 7], 'key-number-2' => []] as $key => $answered) {
            $refusal = null;
            try {
                $this->send($key, ['note' => 'two']);
            } catch (ApiError $refusal) {
            }
            self::assertSame(['coleman_idempotency_key_reused', 422, $answered], [$refusal?->errorCode, $refusal?->status, $refusal?->data]);
        }
    }

    /** Both have looked and found nothing; one has written since. */
    public function testWhoComesSecondIsGivenTheAnswerOfTheFirst(): void
    {
        $reply = $this->between(fn () => $this->elsewise()->run('g:1', 'checkout', 'key-number-1', [], static fn (): Reply => new Reply(['id' => 7])));
        self::assertSame([['id' => 7], ['Idempotency-Replayed' => 'true']], [$reply->results, $reply->headers]);
        self::assertSame(0, $this->works);
        self::assertSame(1, $this->rows('idempotency_keys'));
    }

    public function testAFaultOfTheDatabaseIsNoAnswer(): void
    {
        foreach ([true, false] as $isDuplicate) {
            $fault = new DatabaseError('It does not work.', duplicate: $isDuplicate);
            $thrown = null;
            try {
                $this->idempotency()->run('g:1', 'checkout', 'key-number-1', [], static fn (): Reply => throw $fault);
            } catch (DatabaseError $thrown) {
            }
            self::assertSame($fault, $thrown);
        }
        self::assertSame(0, $this->rows('idempotency_keys'));
    }

    /** Two ask for the answer of a post at once, and neither finds one. */
    public function testWhoIsSecondAfterBothHaveLookedIsGivenTheAnswerOfTheFirst(): void
    {
        $body = ['note' => 'a hat'];
        $work = fn (): Reply => new Reply(['number' => ++$this->works], status: 201);
        self::assertNull($this->idempotency()->stored('g:1', 'checkout', 'key-number-2', $body));
        $first = $this->idempotency()->first('g:1', 'checkout', 'key-number-2', $body, $work);
        $second = $this->idempotency()->first('g:1', 'checkout', 'key-number-2', $body, $work);
        self::assertSame(1, $this->works);
        self::assertSame($first->results, $second->results);
        self::assertSame('true', $second->headers['Idempotency-Replayed'] ?? '');

        $this->expectExceptionMessage('already sent with different content');
        $this->idempotency()->first('g:1', 'checkout', 'key-number-2', ['note' => 'another'], $work);
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
    private function send(string $key, array $body = [], Reply $reply = new Reply([])): Reply
    {
        return $this->idempotency()->run('g:1', 'checkout', $key, $body, function () use ($reply): Reply {
            $this->works++;

            return $reply;
        });
    }

    /**
     * Sends a post, and does something when it has looked for its key and not written it yet.
     *
     * @param \Closure(): mixed $work
     */
    private function between(\Closure $work): Reply
    {
        $connection = $this->modules()->foundation->connection();
        $isDone = false;
        $connection->beforeEach(static function () use ($work, &$isDone): void {
            if (!$isDone) {
                $isDone = true;
                $work();
            }
        });
        try {
            return $this->send('key-number-1');
        } finally {
            $connection->beforeEach(null);
        }
    }

    /** As another process has it. */
    private function elsewise(): Idempotency
    {
        global $wpdb;
        $connection = Connection::of($wpdb);

        return new Idempotency($connection, new Transaction($connection), $this->clock);
    }

    private function idempotency(): Idempotency
    {
        return new Idempotency($this->modules()->foundation->connection(), $this->modules()->foundation->transaction(), $this->clock);
    }
}
