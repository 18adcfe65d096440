<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Parts\PartKey;

/** The table `part_interchanges`. */
final readonly class InterchangeRepository
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * By another maker's number, or the beginning of one, or the beginning of a part number of ours; without a text the
     * first by number.
     *
     * @param string $after name of the last of the page before; '' begins
     * @return list<array{name: string, number: string, maker: string, note: string, is_by_hand: bool, part_id: int, part_number: string, vendor: string, description: string}>
     */
    public function list(string $search, string $after, int $limit): array
    {
        $key = PartKey::normalize($search);
        $conditions = ['' === $key ? '1 = 1' : '((i.number_key >= %s AND i.number_key < %s) OR (p.part_key >= %s AND p.part_key < %s))'];
        $values = '' === $key ? [] : [$key, $key . '~', $key, $key . '~'];
        $last = explode(':', $after);
        if (3 === count($last)) {
            $conditions[] = '(i.number_key > %s OR (i.number_key = %s AND (i.maker_key > %s OR (i.maker_key = %s AND i.part_id > %d))))';
            array_push($values, $last[0], $last[0], $last[1], $last[1], (int) $last[2]);
        }

        return array_map(static fn (array $row): array => [
            'name' => implode(':', [$row['number_key'], $row['maker_key'], $row['part_id']]),
            'number' => (string) $row['number'],
            'maker' => (string) $row['maker'],
            'note' => (string) $row['note'],
            'is_by_hand' => '1' === (string) $row['is_by_hand'],
            'part_id' => (int) $row['part_id'],
            'part_number' => (string) $row['part_number'],
            'vendor' => (string) $row['vendor_name'],
            'description' => (string) $row['description'],
        ], $this->connection->rows(
            'SELECT i.*, p.part_number, p.vendor_name, p.description FROM {part_interchanges} i JOIN {parts} p ON p.id = i.part_id WHERE '
            . implode(' AND ', $conditions) . ' ORDER BY i.number_key, i.maker_key, i.part_id LIMIT %d',
            [...$values, $limit],
        ));
    }

    /** Adds it, or changes its note where it is there. */
    public function put(Interchange $interchange): void
    {
        $this->connection->upsertMany('part_interchanges', [[
            'number_key' => PartKey::normalize($interchange->number),
            'maker_key' => self::makerKey($interchange->maker),
            'part_id' => $interchange->partId,
            'number' => $interchange->number,
            'maker' => $interchange->maker,
            'note' => $interchange->note,
            'is_by_hand' => $interchange->isByHand ? 1 : 0,
        ]], ['number_key', 'maker_key', 'part_id']);
    }

    /** @param string $name of list() */
    public function remove(string $name): bool
    {
        [$number, $maker, $part] = [...explode(':', $name), '', '', ''];

        return 1 === $this->connection->execute('DELETE FROM {part_interchanges} WHERE number_key = %s AND maker_key = %s AND part_id = %d', [$number, $maker, (int) $part]);
    }

    /** A maker's name in capital letters and digits, as it is compared. */
    public static function makerKey(string $maker): string
    {
        return substr(PartKey::normalize($maker), 0, 60);
    }
}
