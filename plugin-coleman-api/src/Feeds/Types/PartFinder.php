<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;

/**
 * Finds the parts that rows speak of, a chunk with one or two queries.
 *
 * @phpstan-type PartRow array<string, string|null>
 */
final readonly class PartFinder
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param list<array{id: int|null, number: string, vendor: string}> $asked
     * @param string $columns of {parts} that are wanted, id, part_number and vendor_name among them
     * @return list<PartRow|string> in the order asked: the part, or why it is not known
     */
    public function find(array $asked, string $columns): array
    {
        $ids = [];
        $keys = [];
        foreach ($asked as $one) {
            null === $one['id'] ? $keys[PartKey::normalize($one['number'])] = true : $ids[$one['id']] = $one['id'];
        }
        $byId = [] === $ids ? [] : array_column($this->rows($columns, sprintf('id IN (%s)', Connection::placeholders($ids)), array_values($ids)), null, 'id');
        $byNumber = [];
        $keys = array_map(strval(...), array_keys($keys));
        foreach ([] === $keys ? [] : $this->rows($columns, sprintf('part_key IN (%s)', Connection::placeholders($keys, '%s')), $keys) as $part) {
            if (Part::PLACEHOLDER_ID !== (int) $part['id']) {
                $byNumber[PartColumns::name((string) $part['part_number'])][] = $part;
            }
        }

        return array_map(static fn (array $one): array|string => null === $one['id']
            ? self::choose($byNumber[PartColumns::name($one['number'])] ?? [], PartColumns::name($one['vendor']))
            : $byId[$one['id']] ?? __('Part ID not found.', 'coleman'), $asked);
    }

    /** @return array{id: int|null, number: string, vendor: string} the part that a row speaks of */
    public static function asked(FeedRow $row): array
    {
        $id = $row->values[PartColumns::ID] ?? null;

        return [
            'id' => is_int($id) ? $id : null,
            'number' => PartColumns::text($row->values, PartColumns::NUMBER),
            'vendor' => PartColumns::text($row->values, PartColumns::VENDOR),
        ];
    }

    /** The column of a row that says which part it speaks of. */
    public static function column(FeedRow $row): string
    {
        return is_int($row->values[PartColumns::ID] ?? null) ? PartColumns::ID : PartColumns::NUMBER;
    }

    /**
     * @param list<PartRow> $parts with the number
     * @return PartRow|string
     */
    private static function choose(array $parts, string $vendor): array|string
    {
        if ('' !== $vendor) {
            $parts = array_values(array_filter($parts, static fn (array $part): bool => PartColumns::name((string) $part['vendor_name']) === $vendor));
        }

        return match (count($parts)) {
            0 => __('Part not found.', 'coleman'),
            1 => $parts[0],
            default => __('Several makers use this number. Enter the maker.', 'coleman'),
        };
    }

    /**
     * @param list<string|int> $values
     * @return list<PartRow>
     */
    private function rows(string $columns, string $where, array $values): array
    {
        return $this->connection->rows("SELECT $columns FROM {parts} WHERE $where", $values);
    }
}
