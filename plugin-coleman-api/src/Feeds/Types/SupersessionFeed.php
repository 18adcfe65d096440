<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\FeedStore;
use Coleman\Api\Feeds\FeedType;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\PerRunFeed;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Search\Kind;

/**
 * Which part replaces which. Chains and forks are the catalog's to resolve (`Parts\Supersessions`). A row that closes a
 * cycle with earlier rows of its file is refused: the part to order would be the one that was replaced.
 */
final class SupersessionFeed implements FullListFeed, PerRunFeed, ReversibleFeed
{
    private const KINDS = ['straight', 'alternate', 'kit'];

    private ?FeedRun $run = null;

    /** @var array<int, int>|null see SupersessionCycles::in(); null while it is not known */
    private ?array $closing = null;

    public function __construct(private readonly Connection $connection, private readonly PartFinder $finder, private readonly FeedStore $store)
    {
    }

    public function forRun(FeedRun $run): FeedType
    {
        if ($this->run?->id !== $run->id || $this->run->snapshotBytes !== $run->snapshotBytes) {
            [$this->run, $this->closing] = [$run, null];
        }

        // The same one for all chunks, so that the file is looked through once.
        return $this;
    }

    public function name(): string
    {
        return 'supersessions';
    }

    public function columns(): array
    {
        return [
            new Column('from_number', ColumnKind::Text, __('The old part number', 'coleman'), ['from', 'old', 'old number', 'replaced', 'superseded'], true, 60, isCode: true),
            new Column('to_number', ColumnKind::Text, __('The number to order instead', 'coleman'), ['to', 'new', 'new number', 'replacement', 'superseded by'], true, 60, isCode: true),
            new Column('vendor', ColumnKind::Text, __('Maker', 'coleman'), ['vendor_name', 'brand', 'make', 'maker', 'manufacturer'], false, 100),
            new Column('kind', ColumnKind::Text, __('straight, alternate or kit', 'coleman'), ['type'], false, 10),
            new Column('factor', ColumnKind::WholeNumber, __('How many new parts replace one old part', 'coleman'), ['quantity', 'qty']),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(implode("\n", array_map(static fn (string $column): string => PartColumns::name(PartColumns::text($values, $column)), ['from_number', 'to_number', 'vendor'])));
    }

    public function checked(array $values): array
    {
        foreach (['from_number', 'to_number'] as $column) {
            if ('' === PartKey::normalize(PartColumns::text($values, $column))) {
                throw new InvalidRow($column, __('It needs at least one letter or digit.', 'coleman'));
            }
        }
        $kind = PartColumns::text($values, 'kind');
        if ('' !== $kind && !in_array($kind, self::KINDS, true)) {
            throw new InvalidRow('kind', __('Enter one of these: straight, alternate, kit.', 'coleman'));
        }
        if (isset($values['factor']) && ($values['factor'] < 1 || $values['factor'] > 999)) {
            throw new InvalidRow('factor', __('Enter a replacement quantity from 1 to 999.', 'coleman'));
        }

        return $values;
    }

    public function compare(array $rows): array
    {
        $of = static fn (string $column): array => array_map(static fn (FeedRow $row): array => [
            'id' => null,
            'number' => PartColumns::text($row->values, $column),
            'vendor' => PartColumns::text($row->values, 'vendor'),
        ], $rows);
        $parts = $this->finder->find([...$of('from_number'), ...$of('to_number')], 'id, part_number, vendor_name');
        [$from, $to] = [array_slice($parts, 0, count($rows)), array_slice($parts, count($rows))];
        $there = $this->links(array_values(array_filter($from, is_array(...))));

        $this->closing ??= null === $this->run ? [] : SupersessionCycles::in($this->store->snapshot($this->run->id), $this->run->snapshotBytes);
        $closing = $this->closing;

        return array_map(static function (FeedRow $row, array|string $old, array|string $new) use ($there, $closing): Change {
            if (!is_array($old) || !is_array($new)) {
                return Change::refuses($row, sprintf('%s: %s', PartColumns::text($row->values, is_array($old) ? 'to_number' : 'from_number'), is_array($old) ? $new : $old));
            }
            if ($old['id'] === $new['id']) {
                return Change::refuses($row, __('A part can’t replace itself.', 'coleman'));
            }
            if (isset($closing[$row->line])) {
                /* translators: %d: number of a line */
                return Change::refuses($row, sprintf(__('This makes a loop with line %d: these parts would replace each other.', 'coleman'), $closing[$row->line]));
            }
            $ref = $old['id'] . ':' . $new['id'];
            $name = sprintf('%s → %s', $old['part_number'], $new['part_number']);
            $kind = PartColumns::text($row->values, 'kind');
            $factor = $row->values['factor'] ?? null;
            $said = ['kind' => '' === $kind ? self::KINDS[0] : $kind, 'factor' => is_int($factor) ? $factor : 1];

            // A cell that is empty or cannot be read changes nothing of what is there.
            return isset($there[$ref])
                ? Change::between($row, $ref, $name, array_intersect_key($said, $row->values), $there[$ref])
                : Change::makes($row, $name, ['from_part_id' => (int) $old['id'], 'to_part_id' => (int) $new['id']] + $said);
        }, $rows, $from, $to);
    }

    public function apply(array $changes, string $now): array
    {
        $made = [];
        $new = [];
        $touched = [];
        foreach ($changes as $change) {
            $ref = '' === $change->ref ? $change->values['from_part_id'] . ':' . $change->values['to_part_id'] : $change->ref;
            array_push($touched, ...self::parts($ref));
            // The same two, named once with the maker and once without.
            if ('' === $change->ref && !isset($new[$ref])) {
                $new[$ref] = $change->values;
                $made[$change->row->key] = $ref;
            } elseif ('' !== $change->ref) {
                [$from, $to] = self::parts($ref);
                foreach ($change->values as $column => $value) {
                    $this->connection->execute(sprintf('UPDATE {part_supersessions} SET %s = %%s WHERE from_part_id = %%d AND to_part_id = %%d', 'kind' === $column ? 'kind' : 'factor'), [$value, $from, $to]);
                }
            }
        }
        $this->connection->insertMany('part_supersessions', array_values($new));
        $this->touch($touched, $now);

        return $made;
    }

    public function removeMissing(array $refs, string $now): int
    {
        $gone = 0;
        foreach ($refs as $ref) {
            $gone += $this->connection->execute('DELETE FROM {part_supersessions} WHERE from_part_id = %d AND to_part_id = %d', self::parts($ref));
            $this->touch(self::parts($ref), $now);
        }

        return $gone;
    }

    public function searched(array $refs): array
    {
        return [Kind::Part->value => array_map(intval(...), $refs)];
    }

    public function removalNames(array $refs): array
    {
        $pairs = array_map(self::parts(...), $refs);
        $numbers = RemovalNames::find($this->connection, 'parts', 'part_number', array_map(strval(...), array_values(array_unique(array_merge(...$pairs)))), '1 = 1');
        $links = $this->links(array_map(static fn (array $pair): array => ['id' => (string) $pair[0]], $pairs));
        $names = [];
        foreach ($refs as $index => $ref) {
            if (isset($links[$ref])) {
                [$from, $to] = $pairs[$index];
                $names[$ref] = sprintf('%s → %s', $numbers[$from] ?? $from, $numbers[$to] ?? $to);
            }
        }

        return $names;
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [new Holding('part_supersessions', 'from_part_id', array_map(intval(...), $refs), ['from_part_id', 'to_part_id'], isThing: true)];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
        $this->touch($ids, $now);
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /** @return array{int, int} */
    private static function parts(string $ref): array
    {
        $parts = array_map(intval(...), explode(':', $ref));

        return [$parts[0], $parts[1] ?? 0];
    }

    /**
     * Their pages tell what replaces them, and what they replace.
     *
     * @param list<int> $ids
     */
    private function touch(array $ids, string $now): void
    {
        $this->connection->updateMany('parts', array_fill_keys($ids, ['updated_at' => $now]));
    }

    /**
     * @param list<array<string, string|null>> $parts
     * @return array<string, array{kind: string, factor: int}> by both ids
     */
    private function links(array $parts): array
    {
        $ids = array_values(array_unique(array_map(static fn (array $part): int => (int) $part['id'], $parts)));
        $links = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT from_part_id, to_part_id, kind, factor FROM {part_supersessions} WHERE from_part_id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $links[$row['from_part_id'] . ':' . $row['to_part_id']] = ['kind' => (string) $row['kind'], 'factor' => (int) $row['factor']];
        }

        return $links;
    }
}
