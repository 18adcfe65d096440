<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Transaction;

/**
 * Writes what search finds by. Whoever changes what is searched names it in `SearchQueue`.
 *
 * Only what differs from the index is written. Searches meet the old entries or the new ones, never half of them.
 */
final class SearchIndex
{
    /** So many entities a transaction; memory does not grow beyond what these need. */
    private const CHUNK = 2000;

    /** So many of them are looked at before they are written: on MariaDB the next are looked at meanwhile. */
    private const SLICE = 250;

    /**
     * Nanoseconds after which a transaction ends with the slice that it is at, as staff who save meanwhile wait for it: a
     * chunk of new parts is done sooner, one of parts that move in every list is not.
     */
    private const LONG = 300_000_000;

    /** So many words are remembered with their ids while a chunk follows another. */
    private const REMEMBERED = 100_000;

    /** So many words are counted by one statement, which looks for each word among all of them. */
    private const COUNTED = 200;

    /** @var array<string, int> id by kind and word */
    private array $wordIds = [];

    /** @var array<int, DocumentSource> by kind */
    private readonly array $sources;

    /**
     * @param list<DocumentSource> $sources
     * @param int $longest nanoseconds of a transaction, see LONG
     */
    public function __construct(private readonly Connection $connection, private readonly Transaction $transaction, array $sources, private readonly int $longest = self::LONG)
    {
        $this->sources = array_combine(array_map(static fn (DocumentSource $source): int => $source->kind()->value, $sources), $sources);
    }

    /**
     * Brings the entries of entities up to date, and drops those of entities that are gone.
     *
     * @param list<int> $ids
     * @throws DatabaseError when it could not be written; what was written before it remains
     */
    public function put(array $ids, Kind $kind = Kind::Part): void
    {
        $source = $this->sources[$kind->value] ?? null;
        foreach (array_chunk(array_values(array_unique($ids)), self::CHUNK) as $chunk) {
            while ([] !== $chunk) {
                $chunk = $this->replace($kind, $chunk, static fn (): iterable => $source?->documents($chunk) ?? []);
            }
        }
    }

    /**
     * @param list<int> $ids
     * @throws DatabaseError
     */
    public function remove(array $ids, Kind $kind = Kind::Part): void
    {
        foreach (array_chunk(array_values(array_unique($ids)), self::CHUNK) as $chunk) {
            $this->replace($kind, $chunk, static fn (): array => []);
        }
    }

    /** Forgets everything, for tables that were damaged or filled by hand: nothing is found until all is rebuilt. */
    public function clear(): void
    {
        foreach (['search_documents', 'search_postings', 'search_suffixes', 'search_words'] as $table) {
            $this->connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->wordIds = [];
    }

    /**
     * Everything of a kind: what there is, and what only the index knows any more.
     *
     * @return \Generator<int, non-empty-list<int>> ids, a chunk at a time
     */
    public function everything(Kind $kind): \Generator
    {
        $source = $this->sources[$kind->value] ?? null;
        $after = 0;
        do {
            $ids = $source?->ids($after, self::CHUNK) ?? [];
            $isLast = count($ids) < self::CHUNK;
            $until = $isLast ? RankedId::IDS : $ids[count($ids) - 1];
            $indexed = array_map(
                static fn (array $row): int => (int) $row['entity_id'],
                $this->connection->rows('SELECT entity_id FROM {search_documents} WHERE kind = %d AND entity_id > %d AND entity_id <= %d', [$kind->value, $after, $until]),
            );
            $all = array_values(array_unique([...$ids, ...$indexed]));
            if ([] !== $all) {
                yield $all;
            }
            $after = $until;
        } while (!$isLast);
    }

    /**
     * @param non-empty-list<int> $ids whose entries are replaced
     * @param callable(): iterable<Document> $documents what they are now
     * @return list<int> those that are left, as it took long
     */
    private function replace(Kind $kind, array $ids, callable $documents): array
    {
        $known = $this->wordIds;
        try {
            return $this->transaction->run(function (Connection $connection) use ($kind, $ids, $documents, $known): array {
                $this->wordIds = $known;
                $connection->goAhead();
                // Those who write take turns, or one of two who read an entity would write what it was before.
                $connection->execute('UPDATE {search_state} SET version = version + 1 WHERE id = 1');
                $until = hrtime(true) + $this->longest;
                $indexed = $this->indexed($kind, $ids);
                $left = array_fill_keys($ids, null);
                $slice = [];
                $uses = [];
                foreach ($documents() as $document) {
                    unset($left[$document->id]);
                    $slice[$document->id] = $document;
                    if (self::SLICE === count($slice)) {
                        $uses = $this->write($kind, $slice, $indexed, $uses);
                        $slice = [];
                        if (hrtime(true) >= $until) {
                            $this->count($uses);

                            return array_keys($left);
                        }
                    }
                }
                // Those without a document are gone.
                $this->count($this->write($kind, $slice + $left, $indexed, $uses));

                return [];
            });
        } catch (DatabaseError $error) {
            // Words that were learned in what was undone have no ids.
            $this->wordIds = $known;
            throw $error;
        }
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, array{doc: int, key: string, words: array<int, int>}> by entity
     */
    private function indexed(Kind $kind, array $ids): array
    {
        $indexed = [];
        $rows = $this->connection->rows(
            sprintf('SELECT entity_id, doc, number_key, words FROM {search_documents} WHERE kind = %%d AND entity_id IN (%s)', Connection::placeholders($ids)),
            [$kind->value, ...$ids],
        );
        foreach ($rows as $row) {
            /** @var array<int, int> $words */
            $words = json_decode((string) $row['words'], true);
            $indexed[(int) $row['entity_id']] = ['doc' => (int) $row['doc'], 'key' => (string) $row['number_key'], 'words' => $words];
        }

        return $indexed;
    }

    /**
     * @param array<int, Document|null> $documents by entity, null for one that is gone
     * @param array<int, array{doc: int, key: string, words: array<int, int>}> $indexed by entity
     * @param array<int, int> $uses how many more entities have a word, by its id
     * @return array<int, int> the same with these
     */
    private function write(Kind $kind, array $documents, array $indexed, array $uses): array
    {
        $this->learn($kind, array_values(array_filter($documents)));
        $changed = [];
        $entries = [];
        [$oldPostings, $postings] = [[], []];
        [$oldSuffixes, $suffixes] = [[], []];
        foreach ($documents as $id => $document) {
            $old = $indexed[$id] ?? ['doc' => 0, 'key' => '', 'words' => []];
            $new = ['doc' => $document->doc ?? 0, 'key' => $document->key ?? '', 'words' => null === $document ? [] : $this->wordIds($kind, $document)];
            if ($old === $new) {
                continue;
            }
            $changed[] = $id;
            foreach (array_keys($old['words'] + $new['words']) as $word) {
                $uses[$word] = ($uses[$word] ?? 0) + (isset($new['words'][$word]) ? 1 : 0) - (isset($old['words'][$word]) ? 1 : 0);
            }
            $isMoved = $old['doc'] !== $new['doc'];
            foreach ($isMoved ? $old['words'] : array_diff_assoc($old['words'], $new['words']) as $word => $place) {
                $oldPostings[$word][] = ['word_id' => $word, 'doc' => $old['doc']];
            }
            foreach ($isMoved ? $new['words'] : array_diff_assoc($new['words'], $old['words']) as $word => $place) {
                $postings[$word][$new['doc']] = $place;
            }
            if ($isMoved || $old['key'] !== $new['key']) {
                foreach (PartNumberVariants::suffixes($old['key']) as $suffix) {
                    $oldSuffixes[$suffix][] = ['suffix' => $suffix, 'doc' => $old['doc']];
                }
                foreach (PartNumberVariants::suffixes($new['key']) as $suffix) {
                    $suffixes[$suffix][] = ['suffix' => $suffix, 'doc' => $new['doc']];
                }
            }
            if (null !== $document) {
                $entries[] = [
                    'kind' => $kind->value,
                    'entity_id' => $id,
                    'doc' => $new['doc'],
                    'number_key' => $new['key'],
                    'loose_key' => PartNumberVariants::loose($new['key']),
                    'words' => (string) json_encode((object) $new['words']),
                ];
            }
        }
        if ([] === $changed) {
            return $uses;
        }
        $replaced = array_values(array_filter($changed, static fn (int $id): bool => isset($indexed[$id])));
        if ([] !== $replaced) {
            $this->connection->execute(
                sprintf('DELETE FROM {search_documents} WHERE kind = %%d AND entity_id IN (%s)', Connection::placeholders($replaced)),
                [$kind->value, ...$replaced],
            );
        }
        $this->connection->insertMany('search_documents', $entries);
        // Each list is gone to once.
        ksort($oldSuffixes, SORT_STRING);
        $this->connection->deleteMany('search_suffixes', array_merge(...array_values($oldSuffixes)));
        ksort($suffixes, SORT_STRING);
        $this->connection->insertMany('search_suffixes', array_merge(...array_values($suffixes)));
        ksort($oldPostings);
        $this->connection->deleteMany('search_postings', array_merge(...array_values($oldPostings)));
        ksort($postings);
        $rows = [];
        foreach ($postings as $word => $places) {
            foreach ($places as $doc => $place) {
                $rows[] = ['word_id' => $word, 'doc' => $doc, 'place' => $place];
            }
        }
        $this->connection->insertMany('search_postings', $rows);

        return $uses;
    }

    /** @param array<int, int> $uses how many more entities have a word, by its id */
    private function count(array $uses): void
    {
        $uses = array_filter($uses);
        ksort($uses);
        foreach (array_chunk($uses, self::COUNTED, true) as $some) {
            $cases = array_merge(...array_map(static fn (int $id, int $more): array => [$id, $more], array_keys($some), $some));
            $this->connection->execute(
                sprintf('UPDATE {search_words} SET uses = uses + CASE id %sEND WHERE id IN (%s)', str_repeat('WHEN %d THEN %d ', count($some)), Connection::placeholders($some)),
                [...$cases, ...array_keys($some)],
            );
        }
    }

    /** @return array<int, int> place by the word's id */
    private function wordIds(Kind $kind, Document $document): array
    {
        $ids = [];
        foreach ($document->words as $word => $place) {
            $ids[$this->wordIds[$kind->value . ' ' . $word]] = $place;
        }
        ksort($ids);

        return $ids;
    }

    /**
     * Sees to it that all the words have ids. They stay when the last entity with one is gone.
     *
     * @param list<Document> $documents
     */
    private function learn(Kind $kind, array $documents): void
    {
        if (count($this->wordIds) > self::REMEMBERED) {
            $this->wordIds = [];
        }
        $new = [];
        foreach ($documents as $document) {
            foreach (array_keys($document->words) as $word) {
                if (!isset($this->wordIds[$kind->value . ' ' . $word])) {
                    $new[$word] = (string) $word;
                }
            }
        }
        foreach (array_chunk(array_values($new), self::CHUNK) as $words) {
            $this->recall($kind, $words);
            $unknown = array_values(array_filter($words, fn (string $word): bool => !isset($this->wordIds[$kind->value . ' ' . $word])));
            if ([] !== $unknown) {
                $this->connection->insertMissing('search_words', array_map(static fn (string $word): array => ['kind' => $kind->value, 'word' => $word, 'uses' => 0], $unknown));
                $this->recall($kind, $unknown);
            }
        }
    }

    /** @param non-empty-list<string> $words */
    private function recall(Kind $kind, array $words): void
    {
        $rows = $this->connection->rows(
            sprintf('SELECT id, word FROM {search_words} WHERE word IN (%s) AND kind = %%d', Connection::placeholders($words, '%s')),
            [...$words, $kind->value],
        );
        foreach ($rows as $row) {
            $this->wordIds[$kind->value . ' ' . $row['word']] = (int) $row['id'];
        }
    }
}
