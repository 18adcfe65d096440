<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Search\InterchangeRepository;
use Coleman\Api\Search\SearchText;

/** Other makers' numbers, and the parts of ours that stand in for them. What staff have entered stays. */
final readonly class InterchangeFeed implements FullListFeed, ReversibleFeed
{
    public function __construct(private Connection $connection, private PartFinder $finder)
    {
    }

    public function name(): string
    {
        return 'interchanges';
    }

    public function columns(): array
    {
        return [
            new Column('other_number', ColumnKind::Text, __('The other maker’s number', 'coleman'), ['interchange', 'competitor number', 'cross reference', 'equal to', 'number'], true, 60, isCode: true),
            new Column('other_maker', ColumnKind::Text, __('The other maker', 'coleman'), ['competitor', 'competitor maker', 'maker', 'manufacturer'], true, 100),
            new Column('part_number', ColumnKind::Text, __('Our part number', 'coleman'), ['our number', 'part', 'part no'], true, 60, isCode: true),
            new Column('vendor', ColumnKind::Text, __('Maker of our part', 'coleman'), ['vendor_name', 'our maker', 'part maker', 'brand'], false, 100),
            new Column('note', ColumnKind::Text, __('Note for staff', 'coleman'), ['remark', 'comment'], false, 200),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(implode("\n", array_map(static fn (string $column): string => PartColumns::name(PartColumns::text($values, $column)), ['other_number', 'other_maker', 'part_number', 'vendor'])));
    }

    public function checked(array $values): array
    {
        $number = PartKey::normalize(PartColumns::text($values, 'other_number'));
        if (strlen($number) < SearchText::MIN_NUMBER || 1 !== preg_match('/\d/', $number)) {
            throw new InvalidRow('other_number', __('A number needs a digit, and at least three letters and digits.', 'coleman'));
        }
        foreach (['other_maker', 'part_number'] as $column) {
            if ('' === PartKey::normalize(PartColumns::text($values, $column))) {
                throw new InvalidRow($column, __('It needs at least one letter or digit.', 'coleman'));
            }
        }

        return $values;
    }

    public function compare(array $rows): array
    {
        $parts = $this->finder->find(array_map(static fn (FeedRow $row): array => [
            'id' => null,
            'number' => PartColumns::text($row->values, 'part_number'),
            'vendor' => PartColumns::text($row->values, 'vendor'),
        ], $rows), 'id, part_number, vendor_name');
        $there = $this->there(array_map(static fn (array $part): int => (int) $part['id'], array_values(array_filter($parts, is_array(...)))));

        return array_map(static function (FeedRow $row, array|string $part) use ($there): Change {
            if (!is_array($part)) {
                return Change::refuses($row, sprintf('%s: %s', PartColumns::text($row->values, 'part_number'), $part));
            }
            [$number, $maker] = [PartColumns::text($row->values, 'other_number'), PartColumns::text($row->values, 'other_maker')];
            $ref = sprintf('%d:%s:%s', (int) $part['id'], PartKey::normalize($number), InterchangeRepository::makerKey($maker));
            $name = sprintf('%s %s = %s', $maker, $number, $part['part_number']);

            return isset($there[$ref])
                ? Change::between($row, $ref, $name, array_intersect_key(['note' => PartColumns::text($row->values, 'note')], $row->values), $there[$ref])
                : Change::makes($row, $name, ['part_id' => (int) $part['id'], 'number' => $number, 'maker' => $maker, 'note' => PartColumns::text($row->values, 'note')]);
        }, $rows, $parts);
    }

    public function apply(array $changes, string $now): array
    {
        $made = [];
        $new = [];
        foreach ($changes as $change) {
            if ('' !== $change->ref) {
                [$part, $number, $maker] = self::keys($change->ref);
                $this->connection->execute('UPDATE {part_interchanges} SET note = %s WHERE number_key = %s AND maker_key = %s AND part_id = %d', [$change->values['note'] ?? '', $number, $maker, $part]);
                continue;
            }
            [$number, $maker] = [(string) $change->values['number'], (string) $change->values['maker']];
            $row = ['number_key' => PartKey::normalize($number), 'maker_key' => InterchangeRepository::makerKey($maker), 'part_id' => (int) $change->values['part_id']];
            $ref = sprintf('%d:%s:%s', $row['part_id'], $row['number_key'], $row['maker_key']);
            // The same two, with the number written in two ways.
            if (!isset($new[$ref])) {
                $new[$ref] = $row + ['number' => $number, 'maker' => $maker, 'note' => (string) $change->values['note'], 'is_by_hand' => 0];
                $made[$change->row->key] = $ref;
            }
        }
        $this->connection->insertMany('part_interchanges', array_values($new));

        return $made;
    }

    public function removeMissing(array $refs, string $now): int
    {
        $gone = 0;
        foreach ($refs as $ref) {
            [$part, $number, $maker] = self::keys($ref);
            $gone += $this->connection->execute('DELETE FROM {part_interchanges} WHERE number_key = %s AND maker_key = %s AND part_id = %d AND is_by_hand = 0', [$number, $maker, $part]);
        }

        return $gone;
    }

    public function searched(array $refs): array
    {
        // Searches ask the table itself.
        return [];
    }

    public function removalNames(array $refs): array
    {
        $parts = array_map(intval(...), $refs);
        $numbers = RemovalNames::find($this->connection, 'parts', 'part_number', array_map(strval(...), array_values(array_unique($parts))), '1 = 1');
        $there = $this->there($parts);
        $names = [];
        foreach ($refs as $ref) {
            if (isset($there[$ref]) && 0 === $there[$ref]['is_by_hand']) {
                $part = self::keys($ref)[0];
                $names[$ref] = sprintf('%s %s = %s', $there[$ref]['maker'], $there[$ref]['number'], $numbers[$part] ?? $part);
            }
        }

        return $names;
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [new Holding('part_interchanges', 'part_id', array_map(intval(...), $refs), ['part_id', 'number_key', 'maker_key'], isThing: true, name: 'number')];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /** @return array{int, string, string} part, number and maker */
    private static function keys(string $ref): array
    {
        $pieces = explode(':', $ref);

        return [(int) $pieces[0], $pieces[1] ?? '', $pieces[2] ?? ''];
    }

    /**
     * @param list<int> $parts
     * @return array<string, array{number: string, maker: string, note: string, is_by_hand: int}> by ref
     */
    private function there(array $parts): array
    {
        $ids = array_values(array_unique($parts));
        $there = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT * FROM {part_interchanges} WHERE part_id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $there[sprintf('%d:%s:%s', (int) $row['part_id'], $row['number_key'], $row['maker_key'])] = [
                'number' => (string) $row['number'],
                'maker' => (string) $row['maker'],
                'note' => (string) $row['note'],
                'is_by_hand' => (int) $row['is_by_hand'],
            ];
        }

        return $there;
    }
}
