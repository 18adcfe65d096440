<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Sources;

use Coleman\Api\Database\Connection;
use Coleman\Api\Parts\Part;
use Coleman\Api\Search\Document;
use Coleman\Api\Search\DocumentSource;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\Words;

/** Parts by the words of their descriptions, their maker and their family; by number through their key. */
final readonly class PartDocuments implements DocumentSource
{
    /** So many words of a long description. */
    private const LONG = 24;

    public function __construct(private Connection $connection)
    {
    }

    public function kind(): Kind
    {
        return Kind::Part;
    }

    public function ids(int $after, int $limit): array
    {
        return array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            'SELECT id FROM {parts} WHERE id > %d AND id <> %d ORDER BY id LIMIT %d',
            [$after, Part::PLACEHOLDER_ID, $limit],
        ));
    }

    /**
     * @param non-empty-list<int> $ids
     * @return \Generator<int, Document>
     */
    public function documents(array $ids): \Generator
    {
        $rows = $this->connection->rows(
            sprintf(
                'SELECT p.id, p.part_key, p.vendor_name, p.description, p.long_description, p.popularity, p.discontinued, c.name AS family
                FROM {parts} p LEFT JOIN {part_categories} c ON c.id = p.category_id WHERE p.id IN (%s) AND p.id <> %d',
                Connection::placeholders($ids),
                Part::PLACEHOLDER_ID,
            ),
            $ids,
        );

        // Many parts have the same maker and family.
        $places = [];
        foreach ($rows as $row) {
            $place = $row['vendor_name'] . ' ' . $row['family'];
            $places[$place] ??= Words::indexed($place);
            yield Document::create(
                (int) $row['id'],
                RankedId::encode((int) $row['id'], (int) $row['popularity'], '1' === (string) $row['discontinued']),
                [
                    Document::TITLE => Words::indexed((string) $row['description']),
                    Document::FAMILY => $places[$place],
                    Document::TEXT => array_slice(Words::indexed((string) $row['long_description']), 0, self::LONG),
                ],
                (string) $row['part_key'],
            );
        }
    }
}
