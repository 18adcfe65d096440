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
use Coleman\Api\Images\ImageFiles;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Parts\PartKey;

/**
 * Pictures: the one of a part, and those of a machine, a row for each. Where a picture vanishes the drawing stands in
 * again. Pictures that staff keep by hand (`Inventory\FieldLockRepository`) stay as they are.
 *
 * A machine's picture is known by its place, so the file may put another there; where the file has no places, by its
 * path, and it comes after those that are there.
 *
 * @phpstan-type Picture array{path: string, alt: string}
 */
final readonly class ImageFeed implements FullListFeed, ReversibleFeed
{
    private const LAST_PLACE = 999;

    private NameLookup $names;

    public function __construct(private Connection $connection, private PartFinder $finder, private FieldLockRepository $locks, private ImageFiles $files)
    {
        $this->names = new NameLookup($connection);
    }

    public function name(): string
    {
        return 'images';
    }

    public function columns(): array
    {
        return [
            ...PartColumns::all(false),
            new Column('stock_number', ColumnKind::Text, __('Stock number of a machine', 'coleman'), ['stock', 'StockNo', 'unit', 'UnitNumber'], false, 40),
            new Column('image', ColumnKind::Text, __('Picture path in the pictures folder', 'coleman'), ['picture', 'photo', 'path', 'file', 'FileName', 'ImagePath', 'PicturePath', 'ImageFile', 'url'], true),
            new Column('position', ColumnKind::WholeNumber, __('Order of the machine’s pictures; the lowest number comes first', 'coleman'), ['order', 'SortOrder', 'sort', 'sequence', 'SeqNo', 'PictureNumber', 'ImageNumber']),
            new Column('alt', ColumnKind::Text, __('What the machine’s picture shows, without the machine’s name', 'coleman'), ['AltText', 'AlternativeText', 'caption', 'view']),
        ];
    }

    public function key(array $values): string
    {
        $stock = PartColumns::text($values, 'stock_number');
        $isPart = isset($values[PartColumns::ID]) || '' !== PartKey::normalize(PartColumns::text($values, PartColumns::NUMBER));
        if (('' !== $stock) === $isPart) {
            throw new InvalidRow('stock_number', $isPart ? __('Enter either a part or a machine, not both.', 'coleman') : __('Enter a part number or a machine’s stock number.', 'coleman'), true);
        }
        // A part has one picture, so a second row is about the same thing.
        return PartColumns::hash($isPart
            ? "part\n" . PartColumns::key($values)
            : "machine\n" . PartColumns::name($stock) . "\n" . ($values['position'] ?? PartColumns::text($values, 'image')));
    }

    public function checked(array $values): array
    {
        RowChecks::picture($values);
        if ($this->files->isMissing(PartColumns::text($values, 'image'))) {
            throw new InvalidRow('image', __('This picture isn’t in the pictures folder yet. Add it, then upload the file again.', 'coleman'));
        }
        RowChecks::ranges($values, ['position' => [0, self::LAST_PLACE]]);
        if ('' === PartColumns::text($values, 'stock_number') && ($values['position'] ?? 1) > 1) {
            throw new InvalidRow('position', __('A part has one picture. The first one is used.', 'coleman'), true);
        }

        return $values;
    }

    public function compare(array $rows): array
    {
        $asked = array_filter($rows, static fn (FeedRow $row): bool => '' === PartColumns::text($row->values, 'stock_number'));
        $parts = array_combine(array_keys($asked), $this->finder->find(array_map(PartFinder::asked(...), array_values($asked)), 'id, part_number, vendor_name, image'));
        $machines = $this->machines($rows);
        $ids = array_values($machines);
        $pictures = $this->pictures($ids);
        $kept = $this->locks->lockedFields(ItemKind::Machine, $ids);

        return array_map(static function (FeedRow $row, int $index) use ($parts, $machines, $pictures, $kept): Change {
            $path = PartColumns::text($row->values, 'image');
            $part = $parts[$index] ?? null;
            if (null !== $part) {
                return is_string($part)
                    ? Change::refuses($row, ltrim(PartColumns::text($row->values, PartColumns::NUMBER) . ": $part", ': '))
                    : Change::between($row, 'p' . $part['id'], (string) $part['part_number'], ['image' => $path], ['image' => $part['image']]);
            }
            $stock = PartColumns::text($row->values, 'stock_number');
            $id = $machines[PartColumns::name($stock)] ?? null;
            if (null === $id) {
                /* translators: %s: stock number of a machine */
                return Change::refuses($row, sprintf(__('Stock number %s not found.', 'coleman'), $stock));
            }
            $place = self::place($row, $pictures[$id] ?? []);
            if (!FieldLockRepository::mayOverwrite($kept[$id] ?? [], 'pictures')) {
                return Change::between($row, self::ref($id, $place ?? -1), $stock, [], []);
            }
            $wanted = ['path' => $path] + (array_key_exists('alt', $row->values) ? ['alt' => $row->values['alt']] : []);

            return null !== $place && isset($pictures[$id][$place])
                ? Change::between($row, self::ref($id, $place), "$stock, $place", $wanted, $pictures[$id][$place])
                : Change::makes($row, "$stock, $path", ['machine_id' => $id, 'position' => $place] + $wanted + ['alt' => ''], self::ref($id, -1));
        }, $rows, array_keys($rows));
    }

    public function apply(array $changes, string $now): array
    {
        $parts = [];
        $machines = [];
        foreach ($changes as $change) {
            if (str_starts_with($change->ref, 'p')) {
                $parts[(int) substr($change->ref, 1)] = $change->values + ['updated_at' => $now];
            } else {
                $machines[] = '' === $change->ref ? (int) $change->values['machine_id'] : self::slot($change->ref)[0];
            }
        }
        $this->connection->updateMany('parts', $parts);
        $machines = array_values(array_unique($machines));
        $pictures = array_fill_keys($machines, []);
        foreach ($this->pictures($machines) as $machine => $there) {
            $pictures[$machine] = $there;
        }
        $made = [];
        foreach ($changes as $change) {
            if (str_starts_with($change->ref, 'p')) {
                continue;
            }
            $values = $change->values;
            if ('' === $change->ref) {
                $machine = (int) $values['machine_id'];
                $place = is_int($values['position'] ?? null) ? $values['position'] : 1 + max([0, ...array_keys($pictures[$machine])]);
                $made[$change->row->key] = self::ref($machine, $place);
            } else {
                [$machine, $place] = self::slot($change->ref);
            }
            $pictures[$machine][$place] = [
                'path' => (string) ($values['path'] ?? $pictures[$machine][$place]['path'] ?? ''),
                'alt' => (string) ($values['alt'] ?? $pictures[$machine][$place]['alt'] ?? ''),
            ];
        }
        $this->write($pictures, $now);

        return $made;
    }

    public function removeMissing(array $refs, string $now): int
    {
        $parts = [];
        $slots = [];
        foreach ($refs as $ref) {
            if (str_starts_with($ref, 'p')) {
                $parts[] = (int) substr($ref, 1);
            } else {
                [$machine, $place] = self::slot($ref);
                $slots[$machine][] = $place;
            }
        }
        $gone = [] === $parts ? 0 : $this->connection->execute(
            sprintf("UPDATE {parts} SET image = '', updated_at = %%s WHERE image <> '' AND id IN (%s)", Connection::placeholders($parts)),
            [$now, ...$parts],
        );
        $kept = $this->locks->lockedFields(ItemKind::Machine, array_keys($slots));
        $slots = array_filter($slots, static fn (int $machine): bool => FieldLockRepository::mayOverwrite($kept[$machine] ?? [], 'pictures'), ARRAY_FILTER_USE_KEY);
        $pictures = $this->pictures(array_keys($slots));
        foreach ($pictures as $machine => $there) {
            $pictures[$machine] = array_diff_key($there, array_flip($slots[$machine]));
            $gone += count($there) - count($pictures[$machine]);
        }
        $this->write($pictures, $now);

        return $gone;
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function removalNames(array $refs): array
    {
        $parts = array_values(array_filter($refs, static fn (string $ref): bool => str_starts_with($ref, 'p')));
        $names = [];
        foreach (RemovalNames::find($this->connection, 'parts', 'part_number', array_map(static fn (string $ref): string => substr($ref, 1), $parts), "image <> ''") as $id => $number) {
            $names["p$id"] = $number;
        }
        $machines = [];
        foreach (array_diff($refs, $parts) as $ref) {
            [$machine, $place] = self::slot($ref);
            $machines[$machine][] = $place;
        }
        $kept = $this->locks->lockedFields(ItemKind::Machine, array_keys($machines));
        $machines = array_filter($machines, static fn (int $machine): bool => FieldLockRepository::mayOverwrite($kept[$machine] ?? [], 'pictures'), ARRAY_FILTER_USE_KEY);
        $numbers = RemovalNames::find($this->connection, 'machines', 'stock_number', array_map(strval(...), array_keys($machines)), '1 = 1');
        foreach ($this->pictures(array_keys($machines)) as $machine => $pictures) {
            foreach (array_intersect(array_keys($pictures), $machines[$machine]) as $place) {
                $names[self::ref($machine, $place)] = sprintf('%s, %s', $numbers[$machine] ?? $machine, $pictures[$place]['path']);
            }
        }

        return $names;
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $parts = [];
        $machines = [];
        foreach ($refs as $ref) {
            if (str_starts_with($ref, 'p')) {
                $parts[] = (int) substr($ref, 1);
            } else {
                $machines[] = self::slot($ref)[0];
            }
        }

        return [
            new Holding('parts', 'id', $parts, columns: 'id, part_number, image, updated_at', name: 'part_number'),
            new Holding('machines', 'id', $machines, columns: 'id, stock_number, image, updated_at, version', name: 'stock_number'),
            new Holding('machine_images', 'machine_id', $machines, ['machine_id', 'position'], name: 'path'),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /**
     * @param list<FeedRow> $rows
     * @return array<string, int> ids of the machines that rows name, by plain stock number
     */
    private function machines(array $rows): array
    {
        $numbers = array_values(array_unique(array_filter(array_map(static fn (FeedRow $row): string => PartColumns::text($row->values, 'stock_number'), $rows), static fn (string $number): bool => '' !== $number)));
        $ids = [];
        foreach ([] === $numbers ? [] : $this->connection->rows(sprintf('SELECT id, stock_number FROM {machines} WHERE stock_number IN (%s)', Connection::placeholders($numbers, '%s')), $numbers) as $machine) {
            $ids[PartColumns::name((string) $machine['stock_number'])] = (int) $machine['id'];
        }

        return $ids;
    }

    /**
     * @param list<int> $machines
     * @return array<int, array<int, Picture>> pictures by place, by machine; machines without any are absent
     */
    private function pictures(array $machines): array
    {
        $pictures = [];
        foreach ([] === $machines ? [] : $this->connection->rows(sprintf('SELECT machine_id, position, path, alt FROM {machine_images} WHERE machine_id IN (%s) ORDER BY machine_id, position', Connection::placeholders($machines)), $machines) as $row) {
            $pictures[(int) $row['machine_id']][(int) $row['position']] = ['path' => (string) $row['path'], 'alt' => (string) $row['alt']];
        }

        return $pictures;
    }

    /**
     * All pictures of machines anew; the first is what lists show.
     *
     * @param array<int, array<int, Picture>> $pictures by place, by machine
     */
    private function write(array $pictures, string $now): void
    {
        $ids = array_keys($pictures);
        if ([] === $ids) {
            return;
        }
        $this->connection->execute(sprintf('DELETE FROM {machine_images} WHERE machine_id IN (%s)', Connection::placeholders($ids)), $ids);
        $rows = [];
        $first = [];
        foreach ($pictures as $machine => $places) {
            ksort($places);
            foreach ($places as $place => $picture) {
                $rows[] = ['machine_id' => $machine, 'position' => $place] + $picture;
                $first[$machine] ??= $picture['path'];
            }
        }
        $this->connection->insertMany('machine_images', $rows);
        // Counted up for those who have one of the machines open on the desk.
        $this->connection->execute(sprintf('UPDATE {machines} SET version = version + 1, updated_at = %%s WHERE id IN (%s)', Connection::placeholders($ids)), [$now, ...$ids]);
        $machines = [];
        foreach ($this->connection->rows(sprintf('SELECT id, category_id FROM {machines} WHERE id IN (%s)', Connection::placeholders($ids)), $ids) as $machine) {
            $id = (int) $machine['id'];
            $machines[$id] = ['image' => $first[$id] ?? $this->names->drawing((int) $machine['category_id'])];
        }
        $this->connection->updateMany('machines', $machines);
    }

    /**
     * @param array<int, Picture> $pictures of the machine
     * @return int|null which of them the row is about; null for a further one
     */
    private static function place(FeedRow $row, array $pictures): ?int
    {
        $position = $row->values['position'] ?? null;
        $path = PartColumns::text($row->values, 'image');

        return is_int($position) ? $position : array_find_key($pictures, static fn (array $picture): bool => $picture['path'] === $path);
    }

    private static function ref(int $machine, int $place): string
    {
        return "m$machine:$place";
    }

    /** @return array{int, int} machine and place */
    private static function slot(string $ref): array
    {
        $pieces = array_map(intval(...), explode(':', substr($ref, 1)));

        return [$pieces[0], $pieces[1] ?? -1];
    }
}
