<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/** The tables `search_synonyms` and, as searches ask for them, `search_meanings`. */
final readonly class SynonymRepository
{
    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return list<Synonym> the most used first */
    public function all(): array
    {
        return array_map(Synonym::fromRow(...), $this->connection->rows('SELECT * FROM {search_synonyms} ORDER BY uses DESC, id DESC'));
    }

    /**
     * Those in which a text stands, whatever its case and accents.
     *
     * @return list<Synonym> the most used first
     */
    public function with(string $text): array
    {
        $plain = static fn (string $one): string => mb_strtolower(remove_accents(trim($one)));
        $asked = $plain($text);

        return array_values(array_filter($this->all(), static fn (Synonym $rule): bool => array_any([...$rule->typed, $rule->meant], static fn (string $one): bool => str_contains($plain($one), $asked))));
    }

    public function byId(int $id): ?Synonym
    {
        $row = $this->connection->row('SELECT * FROM {search_synonyms} WHERE id = %d', [$id]);

        return null === $row ? null : Synonym::fromRow($row);
    }

    public function count(): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {search_synonyms}');
    }

    /** Inside a transaction. */
    public function add(Synonym $synonym): int
    {
        $id = $this->connection->insert('search_synonyms', self::row($synonym) + ['changed_by' => $synonym->changedBy, 'changed_at' => $this->now()]);
        $this->writeMeanings($id, $synonym);

        return $id;
    }

    /**
     * Inside a transaction.
     *
     * @return bool false when it is no longer the version that was seen
     */
    public function change(Synonym $synonym): bool
    {
        $row = self::row($synonym);
        $isThere = 1 === $this->connection->execute(
            'UPDATE {search_synonyms} SET typed = %s, meant = %s, is_two_way = %d, version = version + 1, changed_by = %d, changed_at = %s WHERE id = %d AND version = %d',
            [$row['typed'], $row['meant'], $row['is_two_way'], $synonym->changedBy, $this->now(), $synonym->id, $synonym->version],
        );
        if ($isThere) {
            $this->connection->execute('DELETE FROM {search_meanings} WHERE synonym_id = %d', [$synonym->id]);
            $this->writeMeanings($synonym->id, $synonym);
        }

        return $isThere;
    }

    /**
     * Inside a transaction.
     *
     * @return bool false when it is no longer the version that was seen
     */
    public function remove(int $id, int $version): bool
    {
        if (1 !== $this->connection->execute('DELETE FROM {search_synonyms} WHERE id = %d AND version = %d', [$id, $version])) {
            return false;
        }
        $this->connection->execute('DELETE FROM {search_meanings} WHERE synonym_id = %d', [$id]);

        return true;
    }

    /** @param non-empty-list<int> $ids of rules that a search was read by */
    public function used(array $ids): void
    {
        $this->connection->execute(
            sprintf('UPDATE {search_synonyms} SET uses = uses + 1, last_used = %%s WHERE id IN (%s)', Connection::placeholders($ids)),
            [$this->now(), ...$ids],
        );
    }

    /** Writes what all rules mean again, for a version that reads words otherwise. Inside a transaction. */
    public function writeAllMeanings(): void
    {
        $this->connection->execute('DELETE FROM {search_meanings}');
        foreach ($this->all() as $synonym) {
            $this->writeMeanings($synonym->id, $synonym);
        }
    }

    private function writeMeanings(int $id, Synonym $synonym): void
    {
        $rows = [];
        foreach ($synonym->meanings() as $number => ['typed' => $typed, 'meant' => $meant]) {
            foreach ($meant as $word) {
                $rows[] = ['typed' => $typed, 'rule' => $id . ':' . $number, 'word' => $word, 'words' => count($meant), 'synonym_id' => $id];
            }
        }
        $this->connection->insertMissing('search_meanings', $rows);
    }

    /** @return array{typed: string, meant: string, is_two_way: int} */
    private static function row(Synonym $synonym): array
    {
        return ['typed' => Json::encode($synonym->typed), 'meant' => $synonym->meant, 'is_two_way' => $synonym->isTwoWay ? 1 : 0];
    }

    private function now(): string
    {
        return $this->clock->now()->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s');
    }
}
