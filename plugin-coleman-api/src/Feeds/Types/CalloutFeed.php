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
use Coleman\Api\Feeds\InvalidValue;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Models\BookKeys;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Models\SerialNumber;
use Coleman\Api\Parts\PartKey;

/**
 * The numbered rows of diagrams, and where the numbers stand in the picture.
 *
 * A row is known by its diagram, its number, its part (its text where it has none) and the serial numbers it is for. A
 * part that is not in the catalog is refused: the viewer says "not sold separately" of a row without a part, which
 * would be untrue.
 */
final readonly class CalloutFeed implements FullListFeed, ReversibleFeed
{
    /** Columns of a place, in the order of the table's. */
    private const PLACE = ['x', 'y', 'w', 'h'];

    private const MAX_PLACES = 20;

    /** What makers write for as many as it takes. */
    private const AS_REQUIRED = ['AR', 'A/R', 'ASREQUIRED', 'ASREQ', 'ASREQD'];

    /** What makers write in the place of a number for what is not sold separately. */
    private const NOT_SOLD = ['NSS', 'N/S', 'NOTSOLDSEPARATELY', 'N/A', '-', '–'];

    private BookFinder $books;

    private PartsBookCleanup $cleanup;

    public function __construct(private Connection $connection, private PartFinder $finder)
    {
        $this->books = new BookFinder($connection);
        $this->cleanup = new PartsBookCleanup($connection);
    }

    public function name(): string
    {
        return 'callouts';
    }

    public function columns(): array
    {
        return [
            BookColumns::brand(false),
            BookColumns::model(),
            BookColumns::diagram(true, ['AssemblyName', 'DiagramName', 'FigureName', 'FigureTitle']),
            new Column('ref', ColumnKind::Text, __('Number in the picture; leave empty if it isn’t shown', 'coleman'), ['RefNumber', 'RefNo', 'reference', 'ReferenceNumber', 'ReferenceNo', 'callout', 'CalloutNumber', 'item', 'ItemNo', 'ItemNumber', 'index', 'key', 'KeyNo', 'balloon', 'pos'], false, 12, isCode: true),
            new Column(PartColumns::NUMBER, ColumnKind::Text, __('Part number; empty or NSS if not sold separately', 'coleman'), ['part', 'PartNo', 'number', 'sku'], false, 60, isCode: true),
            new Column(PartColumns::VENDOR, ColumnKind::Text, __('Maker of the part; empty: the machine’s maker', 'coleman'), ['vendor_name', 'PartMaker', 'PartBrand', 'PartManufacturer'], false, 100),
            new Column('quantity', ColumnKind::Text, __('Quantity needed; empty: 1; AR: as required', 'coleman'), ['qty', 'QtyRequired', 'RequiredQty', 'pieces'], false, 12),
            new Column('description', ColumnKind::Text, __('Description; empty: from the catalog', 'coleman'), ['desc', 'name', 'text', 'PartName', 'PartDescription'], false, 250),
            new Column('note', ColumnKind::Text, __('Notes', 'coleman'), ['notes', 'remark', 'remarks', 'comment', 'comments'], false, 250),
            new Column('serial_from', ColumnKind::Text, __('First serial number it fits', 'coleman'), ['FromSerial', 'SerialStart', 'StartSerial', 'SerialBegin', 'BeginSerial', 'SNFrom'], false, 40, isCode: true),
            new Column('serial_to', ColumnKind::Text, __('Last serial number it fits', 'coleman'), ['ToSerial', 'SerialEnd', 'EndSerial', 'SNTo'], false, 40, isCode: true),
            new Column('position', ColumnKind::WholeNumber, __('Position in the list; empty: sorted by number', 'coleman'), ['order', 'SortOrder', 'sort', 'sequence', 'SeqNo']),
            new Column('x', ColumnKind::Text, __('Number position from left, 0 to 1 of the picture’s width', 'coleman'), ['left'], false, 20),
            new Column('y', ColumnKind::Text, __('Number position from top, 0 to 1 of the picture’s height', 'coleman'), ['top'], false, 20),
            new Column('w', ColumnKind::Text, __('Number width, 0 to 1 of the picture’s width', 'coleman'), ['width'], false, 20),
            new Column('h', ColumnKind::Text, __('Number height, 0 to 1 of the picture’s height', 'coleman'), ['height'], false, 20),
            new Column('places', ColumnKind::Text, __('More positions of the number: x y w h, separated by semicolons', 'coleman'), ['hotspots', 'areas'], false, 1_000),
        ];
    }

    public function key(array $values): string
    {
        $part = self::number($values);

        return BookColumns::key($values, [BookColumns::DIAGRAM, 'ref', ...('' === $part ? ['description'] : [PartColumns::NUMBER, PartColumns::VENDOR]), 'serial_from', 'serial_to']);
    }

    public function checked(array $values): array
    {
        $ref = PartColumns::text($values, 'ref');
        // It names the row's anchor in the page's address.
        if ('' !== $ref && 1 !== preg_match('#^[\p{L}\p{N}*][\p{L}\p{N}*./_-]*$#Du', $ref)) {
            throw new InvalidRow('ref', __('Use letters, digits, dots and hyphens for a number.', 'coleman'));
        }
        $part = self::number($values);
        if ('' !== $part && '' === PartKey::normalize($part)) {
            throw new InvalidRow(PartColumns::NUMBER, __('It needs at least one letter or digit.', 'coleman'));
        }
        if ('' === $part && '' === PartColumns::text($values, 'description')) {
            throw new InvalidRow('description', __('The row needs a part number or a description.', 'coleman'), true);
        }
        self::checkSerials($values);
        $places = self::places($values);
        if (null !== $places && '' !== $places && '' === $ref) {
            throw new InvalidRow('ref', __('It has a position in the picture but no number.', 'coleman'), true);
        }

        return [PartColumns::NUMBER => $part] + (null === $places ? [] : ['places' => $places]) + self::quantity($values);
    }

    public function compare(array $rows): array
    {
        $models = $this->books->models($rows);
        $diagrams = $this->books->assemblies($rows, $models, static fn (FeedRow $row): string => PartColumns::text($row->values, BookColumns::DIAGRAM));
        $parts = $this->parts($rows, $models);
        $keys = array_map(static fn (FeedRow $row, array|string $model, array|string|null $diagram): string => is_array($model) && is_array($diagram) ? self::calloutKey($row, (int) $diagram['id'], self::vendor($row, $model)) : '', $rows, $models, $diagrams);
        $there = $this->there($keys);
        $counts = [];
        $taken = [];

        return array_map(static function (FeedRow $row, array|string|null $diagram, array|string|null $part, string $key) use ($there, &$counts, &$taken): Change {
            $code = PartColumns::text($row->values, BookColumns::DIAGRAM);
            if (!is_array($diagram)) {
                /* translators: 1: a machine, such as "Kubota SVL75-3", 2: name of a diagram */
                return Change::refuses($row, $diagram ?? sprintf(__('The parts book of the %1$s has no diagram %2$s.', 'coleman'), BookColumns::title($row), $code));
            }
            if (is_string($part)) {
                return Change::refuses($row, sprintf('%s: %s', PartColumns::text($row->values, PartColumns::NUMBER), $part));
            }
            $id = (int) $diagram['id'];
            $name = sprintf('%s, %s: %s', BookColumns::title($row), $code, trim(PartColumns::text($row->values, 'ref') . ' ' . PartColumns::text($row->values, PartColumns::NUMBER)));
            $wanted = self::wanted($row, null === $part ? null : (int) $part['id']);
            if (isset($there[$key])) {
                return Change::between($row, (string) $there[$key]['id'], $name, $wanted, $there[$key]);
            }
            if (isset($taken[$key])) {
                return Change::refuses($row, EquipmentFinder::isAgain($taken[$key]));
            }
            $counts[$id] = 1 + ($counts[$id] ?? (int) $diagram['callouts']);
            if ($counts[$id] > ModelRepository::MAX_CALLOUTS) {
                /* translators: %d: number of rows */
                return Change::refuses($row, sprintf(__('A diagram can have up to %d rows.', 'coleman'), ModelRepository::MAX_CALLOUTS));
            }
            $taken[$key] = $row->line;

            return Change::makes($row, $name, ['assembly_id' => $id, 'feed_key' => $key, 'is_aside' => (int) $diagram['is_by_hand']] + $wanted + self::defaults($row));
        }, $rows, $diagrams, $parts, $keys);
    }

    public function apply(array $changes, string $now): array
    {
        ['new' => $new, 'updates' => $updates, 'ids' => $ids] = ChangeWriter::sorted(
            $changes,
            $this->cleanup->ids('model_callouts')->each($changes),
            static fn (Change $change): array => array_diff_key($change->values, ['places' => '']),
        );
        $places = [];
        foreach ($changes as $change) {
            if (array_key_exists('places', $change->values)) {
                $places[$ids[$change->row->key]] = (string) $change->values['places'];
            }
        }
        $old = $this->used(array_keys($updates));
        $this->connection->insertMany('model_callouts', $new);
        $this->connection->updateMany('model_callouts', array_filter($updates));
        $this->place($places);
        $this->cleanup->touch(
            [...array_column($old, 'assembly_id'), ...array_map(static fn (array $row): int => (int) ($row['assembly_id'] ?? 0), $new)],
            [...array_column($old, 'part_id'), ...array_map(static fn (array $row): int => (int) ($row['part_id'] ?? 0), [...$new, ...array_values($updates)])],
            $now,
        );

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        return $this->cleanup->callouts(array_map(intval(...), $refs), $now);
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function removalNames(array $refs): array
    {
        return RemovalNames::find($this->connection, 'model_callouts', 'description', $refs, '1 = 1');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $ids = array_map(intval(...), $refs);

        return [
            new Holding('model_callouts', 'id', $ids, isThing: true, name: 'description'),
            new Holding('model_hotspots', 'callout_id', $ids, ['assembly_id', 'position']),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $before = $this->used($ids);
        $write();
        $used = [...$before, ...$this->used($ids)];
        $this->cleanup->touch(array_column($used, 'assembly_id'), array_column($used, 'part_id'), $now);
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /** @param array<string, string|int|bool|null> $values */
    private static function number(array $values): string
    {
        $number = PartColumns::text($values, PartColumns::NUMBER);

        return in_array(PartColumns::name($number), self::NOT_SOLD, true) ? '' : $number;
    }

    /**
     * Both ends must count: a serial break that says nothing would let everything fit.
     *
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    private static function checkSerials(array $values): void
    {
        [$from, $to] = [PartColumns::text($values, 'serial_from'), PartColumns::text($values, 'serial_to')];
        foreach (['serial_from' => $from, 'serial_to' => $to] as $column => $serial) {
            if ('' !== $serial && '' === SerialNumber::sequence($serial)) {
                throw new InvalidRow($column, __('It doesn’t end in a number, so serial numbers can’t be compared with it.', 'coleman'));
            }
        }
        if ('' !== $from && '' !== $to && !SerialNumber::fits($from, '', '', $to)) {
            throw new InvalidRow('serial_to', __('The last serial number is before the first.', 'coleman'), true);
        }
    }

    /**
     * The values with a quantity that counts.
     *
     * @param array<string, string|int|bool|null> $values
     * @return array<string, string|int|bool|null>
     * @throws InvalidRow
     */
    private static function quantity(array $values): array
    {
        $text = PartColumns::text($values, 'quantity');
        if (in_array(PartColumns::name(rtrim($text, '.')), self::AS_REQUIRED, true)) {
            $note = PartColumns::text($values, 'note');

            return ['quantity' => 1, 'note' => '' === $note ? __('As required', 'coleman') : $note] + $values;
        }
        try {
            $quantity = ColumnKind::WholeNumber->read($text, 12) ?? 1;
        } catch (InvalidValue $bad) {
            throw new InvalidRow('quantity', $bad->getMessage());
        }
        if (!is_int($quantity) || $quantity < 1 || $quantity > 9_999) {
            throw new InvalidRow('quantity', __('Enter a quantity from 1 to 9,999.', 'coleman'));
        }

        return ['quantity' => $quantity] + $values;
    }

    /**
     * Where the number stands, in ten-thousandths as the table has it: "1200 3400 250 250; …".
     *
     * @param array<string, string|int|bool|null> $values
     * @return string|null null where the file says nothing of places
     * @throws InvalidRow
     */
    private static function places(array $values): ?string
    {
        $known = array_intersect([...self::PLACE, 'places'], array_keys($values));
        if ([] === $known) {
            return null;
        }
        $sides = array_map(static fn (string $column): string => PartColumns::text($values, $column), self::PLACE);
        $places = '' === implode('', $sides) ? [] : [self::read(array_combine(self::PLACE, $sides))];
        foreach (array_filter(array_map(trim(...), explode(';', PartColumns::text($values, 'places')))) as $text) {
            $sides = preg_split('/[\s,]+/', $text) ?: [];
            if (4 !== count($sides)) {
                throw new InvalidRow('places', __('Enter a position as four numbers: x y w h.', 'coleman'));
            }
            $places[] = self::read($sides, 'places');
        }
        if (count($places) > self::MAX_PLACES) {
            /* translators: %d: number of places */
            throw new InvalidRow('places', sprintf(__('A number can appear in a picture up to %d times.', 'coleman'), self::MAX_PLACES));
        }

        return implode('; ', array_unique($places));
    }

    /**
     * @param array<string> $sides x, y, w and h, by the columns they are of
     * @param string $column of all of them; '' where each has its own
     * @throws InvalidRow
     */
    private static function read(array $sides, string $column = ''): string
    {
        foreach ($sides as $side => $text) {
            // Spreadsheets write .5, and 1E-2.
            if (1 !== preg_match('/^(?:\d+(?:\.\d*)?|\.\d+)(?:e-?\d)?$/Di', $text) || (float) $text > 1) {
                throw new InvalidRow('' === $column ? (string) $side : $column, __('Enter a value from 0 to 1: a share of the picture, not pixels.', 'coleman'), true);
            }
        }
        [$x, $y, $w, $h] = array_map(static fn (string $text): int => (int) round(10_000 * (float) $text), array_values($sides));
        // Two that were each rounded up may be one too far together.
        if ($w < 1 || $h < 1 || $x + $w > 10_001 || $y + $h > 10_001) {
            throw new InvalidRow('' === $column ? 'w' : $column, __('The position is outside the picture or has no size.', 'coleman'), true);
        }

        return implode(' ', [$x, $y, min($w, 10_000 - $x), min($h, 10_000 - $y)]);
    }

    /** @param array<string, string|null> $model */
    private static function vendor(FeedRow $row, array $model): string
    {
        $vendor = PartColumns::text($row->values, PartColumns::VENDOR);

        return '' === $vendor ? (string) $model['brand_name'] : $vendor;
    }

    private static function calloutKey(FeedRow $row, int $assembly, string $vendor): string
    {
        return BookKeys::callout($assembly, ...array_map(
            static fn (string $column): string => PartColumns::VENDOR === $column ? $vendor : PartColumns::text($row->values, $column),
            ['ref', PartColumns::NUMBER, PartColumns::VENDOR, 'description', 'serial_from', 'serial_to'],
        ));
    }

    /**
     * @param list<FeedRow> $rows
     * @param list<array<string, string|null>|string> $models
     * @return list<array<string, string|null>|string|null> the part of each row, null where it has none, or why it is not known
     */
    private function parts(array $rows, array $models): array
    {
        $asked = [];
        foreach ($rows as $index => $row) {
            $number = PartColumns::text($row->values, PartColumns::NUMBER);
            $model = $models[$index];
            if ('' !== $number && is_array($model)) {
                $asked[$index] = ['id' => null, 'number' => $number, 'vendor' => self::vendor($row, $model)];
            }
        }
        $found = array_combine(array_keys($asked), $this->finder->find(array_values($asked), 'id, part_number, vendor_name'));

        return array_map(static fn (int $index): array|string|null => $found[$index] ?? null, array_keys($rows));
    }

    /**
     * @param list<string> $keys
     * @return array<string, array<string, string|int|null>> rows as they stand, by key
     */
    private function there(array $keys): array
    {
        $asked = array_values(array_unique(array_filter($keys, static fn (string $key): bool => '' !== $key)));
        if ([] === $asked) {
            return [];
        }
        $rows = $this->connection->rows(sprintf('SELECT * FROM {model_callouts} WHERE feed_key IN (%s) ORDER BY id DESC', Connection::placeholders($asked, '%s')), $asked);
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        $places = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT callout_id, x, y, w, h FROM {model_hotspots} WHERE callout_id IN (%s) ORDER BY position', Connection::placeholders($ids)), $ids) as $spot) {
            $places[(int) $spot['callout_id']][] = "{$spot['x']} {$spot['y']} {$spot['w']} {$spot['h']}";
        }
        $there = [];
        foreach ($rows as $row) {
            $there[(string) $row['feed_key']] = [
                'part_id' => null === $row['part_id'] ? null : (int) $row['part_id'],
                'quantity' => (int) $row['quantity'],
                'position' => (int) $row['position'],
                'places' => implode('; ', $places[(int) $row['id']] ?? []),
            ] + $row;
        }

        return $there;
    }

    /** @return array<string, string|int|null> what the row says, by column of the table, and `places` */
    private static function wanted(FeedRow $row, ?int $part): array
    {
        $values = $row->values;
        $wanted = ['part_id' => $part];
        foreach (['ref', 'quantity', 'description', 'note', 'serial_from', 'serial_to', 'position', 'places'] as $column) {
            $value = $values[$column] ?? null;
            if (is_string($value) || is_int($value)) {
                $wanted[$column] = $value;
            }
        }

        return $wanted;
    }

    /** @return array<string, string|int> what stands in a new row where the file says nothing */
    private static function defaults(FeedRow $row): array
    {
        return ['ref' => '', 'description' => '', 'note' => '', 'serial_from' => '', 'serial_to' => '', 'position' => self::position(PartColumns::text($row->values, 'ref'))];
    }

    /** Books list rows by their numbers: 2, 2A, 10; then what has letters alone, and last what is not in the picture. */
    private static function position(string $ref): int
    {
        if ('' === $ref) {
            return 2_000_000;
        }
        if (1 !== preg_match('/^(\d{1,6})(?:[^\p{L}\d]*(\p{Lu}|\d))?/u', mb_strtoupper($ref), $found)) {
            return 1_000_000 + mb_ord(mb_strtoupper($ref));
        }

        return min(999_999, (int) $found[1] * 100 + (isset($found[2]) ? min(99, max(1, mb_ord($found[2]) - 47)) : 0));
    }

    /**
     * @param list<int> $ids
     * @return list<array{assembly_id: int, part_id: int}> diagrams and parts of rows as they stand; 0 for no part
     */
    private function used(array $ids): array
    {
        return [] === $ids ? [] : array_map(
            static fn (array $row): array => ['assembly_id' => (int) $row['assembly_id'], 'part_id' => (int) $row['part_id']],
            $this->connection->rows(sprintf('SELECT assembly_id, part_id FROM {model_callouts} WHERE id IN (%s)', Connection::placeholders($ids)), $ids),
        );
    }

    /**
     * Puts the numbers of rows where they say.
     *
     * @param array<int, string> $places by the row's id
     */
    private function place(array $places): void
    {
        $ids = array_keys($places);
        if ([] === $ids) {
            return;
        }
        $this->connection->execute(sprintf('DELETE FROM {model_hotspots} WHERE callout_id IN (%s)', Connection::placeholders($ids)), $ids);
        $rows = $this->connection->rows(sprintf('SELECT id, assembly_id, ref, is_aside FROM {model_callouts} WHERE id IN (%s) ORDER BY assembly_id, position, id', Connection::placeholders($ids)), $ids);
        $diagrams = array_values(array_unique(array_map(static fn (array $row): int => (int) $row['assembly_id'], $rows)));
        $last = [];
        foreach ([] === $diagrams ? [] : $this->connection->rows(sprintf('SELECT assembly_id, MAX(position) AS last FROM {model_hotspots} WHERE assembly_id IN (%s) GROUP BY assembly_id', Connection::placeholders($diagrams)), $diagrams) as $row) {
            $last[(int) $row['assembly_id']] = (int) $row['last'];
        }
        $spots = [];
        foreach ($rows as $row) {
            $diagram = (int) $row['assembly_id'];
            foreach (array_filter(explode('; ', $places[(int) $row['id']])) as $place) {
                $last[$diagram] = 1 + ($last[$diagram] ?? 0);
                $spots[] = ['assembly_id' => $diagram, 'position' => $last[$diagram], 'callout_id' => (int) $row['id'], 'ref' => (string) $row['ref'], 'is_aside' => (int) $row['is_aside']] + array_combine(self::PLACE, array_map(intval(...), explode(' ', $place)));
            }
        }
        $this->connection->insertMany('model_hotspots', $spots);
    }
}
