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
use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageFiles;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageRepository;
use Coleman\Api\Images\ImageState;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Parts\PartKey;

/**
 * Pictures of parts and machines, a row for each. They come after those that staff have set by hand, and where the last
 * one vanishes the drawing stands in again. A picture that staff hid stays hidden. Machines whose pictures staff keep as a
 * whole (`Inventory\FieldLockRepository`) stay as they are.
 *
 * A picture is known by its place, so the file may put another there. Where the file has no places, a part has one
 * picture; that of a machine is known by its path, and comes after those that are there.
 *
 * @phpstan-type Slot array{ImageKind, int, int}
 */
final readonly class ImageFeed implements FullListFeed, ReversibleFeed
{
    private const LAST_PLACE = 999;

    /** Of a picture that comes after those that are there. */
    private const NEXT = -1;

    public function __construct(private Connection $connection, private PartFinder $finder, private FieldLockRepository $locks, private ImageFiles $files, private ImageRepository $images)
    {
    }

    public function name(): string
    {
        return 'images';
    }

    public function columns(): array
    {
        return [
            ...PartColumns::all(false),
            new Column('stock_number', ColumnKind::Text, __('Stock number of a machine', 'coleman'), ['stock', 'StockNo', 'unit', 'UnitNumber'], false, 40, isCode: true),
            new Column('image', ColumnKind::Text, __('Picture path in the pictures folder', 'coleman'), ['picture', 'photo', 'path', 'file', 'FileName', 'ImagePath', 'PicturePath', 'ImageFile', 'url'], true),
            new Column('position', ColumnKind::WholeNumber, __('Order of the pictures; the lowest number comes first', 'coleman'), ['order', 'SortOrder', 'sort', 'sequence', 'SeqNo', 'PictureNumber', 'ImageNumber']),
            new Column('alt', ColumnKind::Text, __('What the picture shows, without the name of the part or machine', 'coleman'), ['AltText', 'AlternativeText', 'caption', 'view']),
        ];
    }

    public function key(array $values): string
    {
        $stock = PartColumns::text($values, 'stock_number');
        $isPart = isset($values[PartColumns::ID]) || '' !== PartKey::normalize(PartColumns::text($values, PartColumns::NUMBER));
        if (('' !== $stock) === $isPart) {
            throw new InvalidRow('stock_number', $isPart ? __('Enter either a part or a machine, not both.', 'coleman') : __('Enter a part number or a machine’s stock number.', 'coleman'), true);
        }
        $position = $values['position'] ?? null;

        // The first picture of a part has the key that it had when parts had one picture.
        return PartColumns::hash($isPart
            ? "part\n" . PartColumns::key($values) . (null === $position || 1 === $position ? '' : "\n$position")
            : "machine\n" . PartColumns::name($stock) . "\n" . ($position ?? PartColumns::text($values, 'image')));
    }

    public function checked(array $values): array
    {
        RowChecks::picture($values);
        if ($this->files->isMissing(PartColumns::text($values, 'image'))) {
            throw new InvalidRow('image', __('This picture isn’t in the pictures folder yet. Add it, then upload the file again.', 'coleman'));
        }
        RowChecks::ranges($values, ['position' => [0, self::LAST_PLACE]]);

        return $values;
    }

    public function compare(array $rows): array
    {
        $asked = array_filter($rows, static fn (FeedRow $row): bool => '' === PartColumns::text($row->values, 'stock_number'));
        $parts = array_combine(array_keys($asked), $this->finder->find(array_map(PartFinder::asked(...), array_values($asked)), 'id, part_number, vendor_name, image'));
        $found = array_filter($parts, is_array(...));
        $machines = $this->machines($rows);
        $ids = array_values($machines);
        $there = [
            ImageKind::Part->value => $this->withLegacy($this->pictures(ImageKind::Part, array_map(static fn (array $part): int => (int) $part['id'], array_values($found))), $found),
            ImageKind::Machine->value => $this->pictures(ImageKind::Machine, $ids),
        ];
        $kept = $this->locks->lockedFields(ItemKind::Machine, $ids);
        $changes = [];
        foreach ($rows as $index => $row) {
            $part = $parts[$index] ?? null;
            $stock = PartColumns::text($row->values, 'stock_number');
            $number = PartColumns::text($row->values, PartColumns::NUMBER);
            $isPart = isset($asked[$index]);
            $id = is_array($part) ? (int) $part['id'] : ($machines[PartColumns::name($stock)] ?? null);
            if (null === $id || is_string($part)) {
                /* translators: %s: stock number of a machine */
                $changes[] = Change::refuses($row, is_string($part) ? ltrim("$number: $part", ': ') : sprintf(__('Stock number %s not found.', 'coleman'), $stock));
                continue;
            }
            $kind = $isPart ? ImageKind::Part : ImageKind::Machine;
            $name = is_array($part) ? (string) $part['part_number'] : $stock;
            $changes[] = $this->change($row, $kind, $id, $name, $there[$kind->value][$id] ?? [], $isPart || FieldLockRepository::mayOverwrite($kept[$id] ?? [], 'pictures'));
        }

        return $changes;
    }

    public function apply(array $changes, string $now): array
    {
        $ids = [];
        foreach ($changes as $change) {
            [$kind, $id] = '' === $change->ref ? [ImageKind::from((string) $change->values['kind']), (int) $change->values['item_id']] : self::slot($change->ref);
            $ids[$kind->value][] = $id;
        }
        $made = [];
        foreach ($ids as $name => $things) {
            $kind = ImageKind::from($name);
            $this->images->claim($kind, $things);
            $made += $this->write($kind, $this->images->all($kind, $things), $changes);
            $this->images->refresh($kind, $things, $now);
        }

        return $made;
    }

    public function removeMissing(array $refs, string $now): int
    {
        $gone = 0;
        foreach ($this->found($refs) as $name => $images) {
            $kind = ImageKind::from($name);
            $ids = array_map(static fn (Image $image): int => $image->itemId, $images);
            $this->images->claim($kind, $ids);
            // A picture that staff hid would come back to be seen: its path is remembered.
            $hidden = array_values(array_filter($images, static fn (Image $image): bool => $image->isHidden));
            // What was adopted just now has an id now.
            $this->images->remove(array_map(static fn (Image $image): int => $image->id, $images));
            $this->images->addMany(array_map(static fn (Image $image): Image => new Image(0, $kind, $image->itemId, $image->position, $image->path, $image->alt, isHidden: true), $hidden));
            $this->images->refresh($kind, $ids, $now);
            $gone += count($images);
        }

        return $gone;
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function removalNames(array $refs): array
    {
        $names = [];
        foreach ($this->found($refs) as $kind => $images) {
            $isPart = ImageKind::Part->value === $kind;
            $ids = array_map(static fn (Image $image): string => (string) $image->itemId, $images);
            $numbers = RemovalNames::find($this->connection, $isPart ? 'parts' : 'machines', $isPart ? 'part_number' : 'stock_number', $ids, '1 = 1');
            foreach ($images as $image) {
                $number = $numbers[$image->itemId] ?? $image->itemId;
                $names[self::ref($image->kind, $image->itemId, $image->feedPosition ?? 0)] = $isPart && 1 === $image->feedPosition ? (string) $number : sprintf('%s, %s', $number, $image->path);
            }
        }

        return $names;
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $ids = [ImageKind::Part->value => [], ImageKind::Machine->value => []];
        foreach ($refs as $ref) {
            [$kind, $id] = self::slot($ref);
            $ids[$kind->value][] = $id;
        }
        $all = array_values(array_unique(array_merge(...array_values($ids))));

        return [
            new Holding('parts', 'id', $ids[ImageKind::Part->value], columns: 'id, part_number, image, updated_at', name: 'part_number'),
            new Holding('machines', 'id', $ids[ImageKind::Machine->value], columns: 'id, stock_number, image, updated_at, version', name: 'stock_number'),
            new Holding('item_images', 'item_id', $all, ['kind', 'item_id', 'feed_position'], name: 'path', condition: "feed_position IS NOT NULL AND kind IN ('part', 'machine')"),
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

    /** @param array<int, Image> $there pictures of the thing by place */
    private function change(FeedRow $row, ImageKind $kind, int $id, string $name, array $there, bool $isFree): Change
    {
        $path = PartColumns::text($row->values, 'image');
        $place = self::place($row, $kind, $there);
        $image = null === $place ? null : $there[$place] ?? null;
        if (!$isFree) {
            return Change::between($row, self::ref($kind, $id, $place ?? self::NEXT), $name, [], [])->keeping(['image' => $path], ['image' => $image?->path]);
        }
        $alt = array_key_exists('alt', $row->values) ? ['alt' => PartColumns::text($row->values, 'alt')] : [];
        if (null === $image) {
            return Change::makes($row, "$name, $path", ['kind' => $kind->value, 'item_id' => $id, 'position' => $place, 'path' => $path] + $alt + ['alt' => ''], self::ref($kind, $id, self::NEXT));
        }
        // What staff have written about a picture stays while it is the same one.
        $wanted = ['path' => $path] + ($image->isEdited && $image->path === $path ? [] : $alt);

        $old = ['path' => $image->path, 'alt' => $image->alt];

        return Change::between($row, self::ref($kind, $id, (int) $place), ImageKind::Part === $kind && 1 === $place ? $name : "$name, $place", $wanted, $old)->keeping(array_diff_key($alt, $wanted), $old);
    }

    /**
     * @param array<int, list<Image>> $images of the things, hidden ones too
     * @param array<array-key, Change> $changes
     * @return array<string, string> refs of new pictures by the row's key
     */
    private function write(ImageKind $kind, array $images, array $changes): array
    {
        $made = [];
        $added = [];
        $changed = [];
        $gone = [];
        $places = array_map(self::byPlace(...), $images);
        foreach ($changes as $change) {
            $isNew = '' === $change->ref;
            [$of, $id, $place] = $isNew ? [ImageKind::from((string) $change->values['kind']), (int) $change->values['item_id'], $change->values['position'] ?? null] : self::slot($change->ref);
            if ($of !== $kind) {
                continue;
            }
            $place = is_int($place) ? $place : 1 + max([0, ...array_keys($places[$id] ?? [])]);
            $old = $places[$id][$place] ?? null;
            $path = (string) ($change->values['path'] ?? $old->path ?? '');
            $alt = (string) ($change->values['alt'] ?? $old->alt ?? '');
            if ($isNew) {
                $made[$change->row->key] = self::ref($kind, $id, $place);
            }
            $isSame = null !== $old && $old->path === $path;
            $known = array_find($images[$id] ?? [], static fn (Image $image): bool => null === $image->feedPosition && !$image->isByHand && $image->path === $path);
            if (null !== $known) {
                $gone[] = $known->id;
            }
            $image = new Image(
                $old->id ?? 0,
                $kind,
                $id,
                $old->position ?? $place,
                $path,
                $alt,
                $isSame ? $old->focusX : Image::MIDDLE,
                $isSame ? $old->focusY : Image::MIDDLE,
                false,
                $isSame ? $old->isHidden : null !== $known,
                $place,
                $isSame && $old->isEdited,
            );
            $places[$id][$place] = $image;
            if (null === $old || 0 === $old->id) {
                $added["$id:$place"] = $image;
            } else {
                $changed[$old->id] = $image;
            }
        }
        $this->images->remove($gone);
        $this->images->change(array_values($changed));
        $this->images->addMany(array_values($added));

        return $made;
    }

    /**
     * What of these is still there and may go.
     *
     * @param list<string> $refs
     * @return array<string, non-empty-list<Image>> by kind
     */
    private function found(array $refs): array
    {
        $places = [];
        foreach ($refs as $ref) {
            [$kind, $id, $place] = self::slot($ref);
            $places[$kind->value][$id][$place] = true;
        }
        $kept = $this->locks->lockedFields(ItemKind::Machine, array_keys($places[ImageKind::Machine->value] ?? []));
        $found = [];
        foreach ($places as $name => $things) {
            $kind = ImageKind::from($name);
            foreach ($this->pictures($kind, array_keys($things)) as $id => $images) {
                if (ImageKind::Machine !== $kind || FieldLockRepository::mayOverwrite($kept[$id] ?? [], 'pictures')) {
                    foreach (array_intersect_key($images, $things[$id]) as $image) {
                        $found[$name][] = $image;
                    }
                }
            }
        }

        return $found;
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
     * @param list<int> $ids
     * @return array<int, array<int, Image>> pictures of feeds by place, by thing
     */
    private function pictures(ImageKind $kind, array $ids): array
    {
        return array_filter(array_map(self::byPlace(...), $this->images->all($kind, $ids)));
    }

    /**
     * Parts whose picture came before parts had pictures in a table: it has the first place.
     *
     * @param array<int, array<int, Image>> $pictures
     * @param array<int, array<string, string|null>> $parts
     * @return array<int, array<int, Image>>
     */
    private function withLegacy(array $pictures, array $parts): array
    {
        $known = $this->images->versions(ImageKind::Part, array_map(static fn (array $part): int => (int) $part['id'], array_values($parts)));
        foreach ($parts as $part) {
            [$id, $path] = [(int) $part['id'], (string) $part['image']];
            if (!isset($known[$id]) && ImageState::Picture === ImageState::of($path)) {
                $pictures[$id] ??= [1 => new Image(0, ImageKind::Part, $id, 1, $path, feedPosition: 1)];
            }
        }

        return $pictures;
    }

    /**
     * @param list<Image> $images
     * @return array<int, Image> those of feeds by place
     */
    private static function byPlace(array $images): array
    {
        $places = [];
        foreach ($images as $image) {
            if (null !== $image->feedPosition) {
                $places[$image->feedPosition] = $image;
            }
        }
        ksort($places);

        return $places;
    }

    /**
     * @param array<int, Image> $there pictures of the thing by place
     * @return int|null which of them the row is about; null for a further one
     */
    private static function place(FeedRow $row, ImageKind $kind, array $there): ?int
    {
        $position = $row->values['position'] ?? null;
        $path = PartColumns::text($row->values, 'image');

        return is_int($position) ? $position : (ImageKind::Part === $kind ? 1 : array_find_key($there, static fn (Image $image): bool => $image->path === $path));
    }

    /** The first picture of a part is called by the part alone, as when parts had one picture. */
    private static function ref(ImageKind $kind, int $id, int $place): string
    {
        return ImageKind::Part === $kind ? "p$id" . (1 === $place ? '' : ":$place") : "m$id:$place";
    }

    /** @return Slot */
    private static function slot(string $ref): array
    {
        $kind = str_starts_with($ref, 'p') ? ImageKind::Part : ImageKind::Machine;
        $pieces = array_map(intval(...), explode(':', substr($ref, 1)));

        return [$kind, $pieces[0], $pieces[1] ?? (ImageKind::Part === $kind ? 1 : self::NEXT)];
    }
}
