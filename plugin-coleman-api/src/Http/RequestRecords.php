<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\Erasure;
use Coleman\Api\Privacy\Page;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalRecords;

/**
 * Counters of tries and answers kept for repeated requests: hours and a day old at most, named by hashes. Nothing can
 * be told from them, so nothing is exported; what can be found of a person is taken out.
 */
final readonly class RequestRecords implements PersonalRecords
{
    public function __construct(private Connection $connection)
    {
    }

    public function name(): string
    {
        return 'coleman-requests';
    }

    public function label(): string
    {
        return __('Counters and repeated requests', 'coleman');
    }

    public function tables(): array
    {
        return ['rate_limits', 'idempotency_keys'];
    }

    public function export(Person $person, int $page): Page
    {
        return new Page([]);
    }

    public function erase(Person $person): Erasure
    {
        // As the counters of sign-in and of forgotten passwords name an account.
        $account = substr(hash('sha256', strtolower($person->email)), 0, 32);
        $removed = $this->connection->execute(
            'DELETE FROM {rate_limits} WHERE bucket LIKE %s OR bucket IN (%s, %s) OR (bucket = %s AND %d > 0)',
            ['login:' . $account . '%', 'forgot:' . $account, 'order_link:' . $account, sprintf('mail:%d', $person->userId), $person->userId],
        );
        $removed += $this->connection->execute('DELETE FROM {idempotency_keys} WHERE answer LIKE %s', ['%' . addcslashes($person->email, '%_\\') . '%']);

        return new Erasure($removed > 0);
    }
}
