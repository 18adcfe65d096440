<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Sources;

use Coleman\Api\Database\Connection;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Document;
use Coleman\Api\Search\DocumentSource;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\Words;

/** The families of machines, parts and attachments, by name. */
final readonly class CategoryDocuments implements DocumentSource
{
    public function __construct(private Connection $connection)
    {
    }

    public function kind(): Kind
    {
        return Kind::Category;
    }

    public function ids(int $after, int $limit): array
    {
        $ids = [];
        foreach (CompositeId::CATEGORIES as $type => $table) {
            foreach ($this->connection->rows(sprintf('SELECT id FROM {%s} ORDER BY id', $table)) as $row) {
                $ids[] = CompositeId::encode($type, (int) $row['id']);
            }
        }

        return array_slice(array_values(array_filter($ids, static fn (int $id): bool => $id > $after)), 0, $limit);
    }

    /**
     * @param non-empty-list<int> $ids
     * @return list<Document>
     */
    public function documents(array $ids): array
    {
        $documents = [];
        foreach (CompositeId::byType($ids) as $type => $ofType) {
            $rows = $this->connection->rows(sprintf('SELECT id, name FROM {%s} WHERE id IN (%s)', CompositeId::CATEGORIES[$type], Connection::placeholders($ofType)), $ofType);
            foreach ($rows as $row) {
                $id = CompositeId::encode($type, (int) $row['id']);
                $documents[] = Document::create($id, RankedId::encode($id), [Document::TITLE => Words::indexed((string) $row['name'])]);
            }
        }

        return $documents;
    }
}
