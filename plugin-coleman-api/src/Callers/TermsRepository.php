<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Json;

/** Adds search terms to orders and rentals that were written by the rules of before. */
final readonly class TermsRepository
{
    /** Rows of one transaction. */
    private const CHUNK = 200;

    public function __construct(private Connection $connection)
    {
    }

    /** @return int as rentals() */
    public function orders(int $below): int
    {
        return $this->addPhones('orders', 'billing, shipping', 'order_words', 'order_id', static function (array $row): array {
            $phone = static function (?string $address): string {
                $fields = Json::decode((string) $address);

                return is_string($fields['phone'] ?? null) ? $fields['phone'] : '';
            };

            return [$phone($row['billing']), $phone($row['shipping'])];
        }, $below);
    }

    /**
     * Goes through some of them, newest first. In a transaction.
     *
     * @param int $below ids
     * @return int the lowest id that was gone through; 0 when there are no more
     */
    public function rentals(int $below): int
    {
        return $this->addPhones('rental_requests', 'phone', 'rental_words', 'rental_id', static fn (array $row): array => [(string) $row['phone']], $below);
    }

    /**
     * @param string $table of the rows, with an `id` and a `version`: `orders`
     * @param string $columns that say their phone numbers: `billing, shipping`
     * @param string $terms table of their terms: `order_words`
     * @param string $owner column of it that names the row
     * @param \Closure(array<string, string|null>): list<string> $phones of a row
     * @return int as rentals()
     */
    private function addPhones(string $table, string $columns, string $terms, string $owner, \Closure $phones, int $below): int
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows("SELECT id FROM {{$table}} WHERE id < %d ORDER BY id DESC LIMIT %d", [$below, self::CHUNK]));
        if ([] === $ids) {
            return 0;
        }
        $marks = Connection::placeholders($ids);
        // Whoever changes one of them meanwhile waits.
        $this->connection->execute("UPDATE {{$table}} SET version = version WHERE id IN ($marks)", $ids);
        $there = array_fill_keys($ids, []);
        foreach ($this->connection->rows("SELECT $owner, word FROM {{$terms}} WHERE $owner IN ($marks)", $ids) as $row) {
            $there[(int) $row[$owner]][] = (string) $row['word'];
        }
        $lacking = [];
        foreach ($this->connection->rows("SELECT id, $columns FROM {{$table}} WHERE id IN ($marks)", $ids) as $row) {
            foreach (SearchTerms::lacking($there[(int) $row['id']] ?? [], $phones($row)) as $word) {
                $lacking[] = ['word' => $word, $owner => (int) $row['id']];
            }
        }
        $this->connection->insertMany($terms, $lacking);

        return min($ids);
    }
}
