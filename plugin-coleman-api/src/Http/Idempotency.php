<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/**
 * A write that may be sent again without happening again.
 *
 * The caller's key and the answer are stored in the very transaction of the work: a server that dies in between
 * leaves neither, and the retry does the work; of several at once one inserts the key, and the others wait for it
 * and are given its answer. A key belongs to one caller and one route.
 */
final readonly class Idempotency
{
    private const LIFE_SECONDS = DAY_IN_SECONDS;

    /** For posts without a key, which are told apart by what they say. */
    private const UNNAMED_SECONDS = 600;

    public function __construct(private Connection $connection, private Transaction $transaction, private Clock $clock)
    {
    }

    /** @throws ApiError 400 for a key that is none */
    public static function refuseMalformed(string $key): void
    {
        if ('' !== $key && 1 !== preg_match('/^[\x21-\x7E]{8,128}$/D', $key)) {
            throw ApiError::invalid(['Idempotency-Key' => __('The idempotency key must have 8 to 128 characters without spaces.', 'coleman')]);
        }
    }

    /**
     * Runs the work once for this caller, route and key.
     *
     * @param string $key as the caller sent it; empty where the body alone tells one post from another
     * @param array<string, mixed> $body what the key was sent with
     * @param callable(Connection): Reply $work runs in a transaction, so it does nothing that cannot be repeated
     * @throws ApiError 422 coleman_idempotency_key_reused
     */
    public function run(string $caller, string $route, string $key, array $body, callable $work): Reply
    {
        return $this->stored($caller, $route, $key, $body) ?? $this->first($caller, $route, $key, $body, $work);
    }

    /**
     * The same for a caller that has just asked stored() and found nothing: it is not asked again. Whoever came in
     * between is found all the same, by the key that only one can insert.
     *
     * @param array<string, mixed> $body
     * @param callable(Connection): Reply $work
     * @throws ApiError 422 coleman_idempotency_key_reused
     */
    public function first(string $caller, string $route, string $key, array $body, callable $work): Reply
    {
        [$name, $hash] = self::named($caller, $route, $key, $body);
        try {
            return $this->transaction->run(function (Connection $connection) use ($name, $hash, $key, $work): Reply {
                $now = $this->clock->now();
                // First, so that whoever sends the same waits here; and nothing is looked for before it in this transaction:
                // on MariaDB that would lock the gap a new key goes into, and strangers would wait for each other in a ring.
                $connection->insert('idempotency_keys', [
                    'caller_key' => $name,
                    'body_hash' => $hash,
                    'status' => 0,
                    'answer' => '',
                    'expires_at' => $now->modify(sprintf('+%d seconds', '' === $key ? self::UNNAMED_SECONDS : self::LIFE_SECONDS))->format('Y-m-d H:i:s'),
                ]);
                $reply = $work($connection);
                $connection->execute(
                    'UPDATE {idempotency_keys} SET status = %d, answer = %s WHERE caller_key = %s',
                    [$reply->status, Json::encode(['results' => $reply->results, 'siblings' => $reply->siblings]), $name],
                );

                return $reply;
            });
        } catch (DatabaseError $fault) {
            $stored = $fault->duplicate ? $this->read($name, $hash) : null;
            if (null !== $stored) {
                return $stored;
            }
            throw $fault;
        }
    }

    /**
     * The answer that was given already; for what is asked of a first post only, such as a proof that is good for one.
     *
     * @param array<string, mixed> $body
     * @throws ApiError 400 for a key that is none, 422 coleman_idempotency_key_reused
     */
    public function stored(string $caller, string $route, string $key, array $body): ?Reply
    {
        return $this->read(...self::named($caller, $route, $key, $body));
    }

    /**
     * @param array<string, mixed> $body
     * @return array{string, string} the name that a post is kept under, and what its contents come to
     */
    private static function named(string $caller, string $route, string $key, array $body): array
    {
        self::refuseMalformed($key);
        // A submit sent again brings a new proof that a person sends it.
        $body = array_diff_key($body, array_flip(BotCheck::FIELDS));
        ksort($body);
        $hash = hash('sha256', Json::encode($body));

        return [hash('sha256', implode("\n", '' === $key ? [$caller, $route, 'body', $hash] : [$caller, $route, 'key', $key])), $hash];
    }

    /** Drops answers that have had their day. */
    public function purgeExpired(): void
    {
        $this->connection->deleteInPortions('idempotency_keys', 'expires_at <= %s', [$this->clock->now()->format('Y-m-d H:i:s')]);
    }

    private function read(string $name, string $hash): ?Reply
    {
        $row = $this->connection->row('SELECT * FROM {idempotency_keys} WHERE caller_key = %s', [$name]);
        if (null === $row) {
            return null;
        }
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        if ((string) $row['expires_at'] <= $now) {
            // Its day is over, swept or not.
            $this->connection->execute('DELETE FROM {idempotency_keys} WHERE caller_key = %s AND expires_at <= %s', [$name, $now]);

            return null;
        }
        $answer = Json::decode((string) $row['answer']);
        if ($row['body_hash'] !== $hash) {
            /** @var array<string, mixed> $given */
            $given = is_array($answer['results'] ?? null) ? $answer['results'] : [];
            throw new ApiError('coleman_idempotency_key_reused', __('This was already sent with different content. Please send it again.', 'coleman'), 422, data: $given);
        }
        /** @var array<string, mixed> $siblings */
        $siblings = is_array($answer['siblings'] ?? null) ? $answer['siblings'] : [];

        return new Reply($answer['results'] ?? null, $siblings, (int) $row['status'], ['Idempotency-Replayed' => 'true']);
    }
}
