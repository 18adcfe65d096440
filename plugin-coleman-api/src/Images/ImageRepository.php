<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Database\Connection;

/**
 * The pictures of things. Whoever writes them does so in a transaction: claim(), then what changes, then refresh(), which
 * keeps the column `image` of the thing true.
 */
final readonly class ImageRepository
{
    /** Pictures of one thing. */
    public const MOST = 30;

    /** Shown first to last. */
    private const ORDER = 'item_id, is_by_hand DESC, position, id';

    public function __construct(private Connection $connection)
    {
    }

    /**
     * What visitors see.
     *
     * @param list<int> $ids
     * @return array<int, list<Image>> by thing, in order; things without pictures are absent
     */
    public function of(ImageKind $kind, array $ids): array
    {
        return $this->read($kind, $ids, ' AND is_hidden = 0');
    }

    /**
     * What staff see, hidden ones too.
     *
     * @param list<int> $ids
     * @return array<int, list<Image>> by thing, in order; things without pictures are absent
     */
    public function all(ImageKind $kind, array $ids): array
    {
        return $this->read($kind, $ids, '');
    }

    public function version(ImageKind $kind, int $id): int
    {
        return (int) $this->connection->value('SELECT version FROM {image_sets} WHERE kind = %s AND item_id = %d', [$kind->value, $id]);
    }

    /**
     * @param list<int> $ids
     * @return array<int, int> by thing; 0 of what never had a picture is absent
     */
    public function versions(ImageKind $kind, array $ids): array
    {
        $versions = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT item_id, version FROM {image_sets} WHERE kind = %%s AND item_id IN (%s)', Connection::placeholders($ids)), [$kind->value, ...$ids]) as $row) {
            $versions[(int) $row['item_id']] = (int) $row['version'];
        }

        return $versions;
    }

    /**
     * Takes things to write their pictures: counts their versions up, and adopts what they showed before they had any.
     *
     * @param list<int> $ids
     */
    public function claim(ImageKind $kind, array $ids): void
    {
        if ([] === $ids) {
            return;
        }
        $ids = array_values(array_unique($ids));
        sort($ids);
        $this->connection->upsertMany(
            'image_sets',
            array_map(static fn (int $id): array => ['kind' => $kind->value, 'item_id' => $id, 'version' => 1], $ids),
            ['kind', 'item_id'],
            ['version' => 'version + 1'],
        );
        $this->adopt($kind, $ids);
    }

    /**
     * The same for one thing, as it was seen.
     *
     * @return bool false when somebody was there before
     */
    public function claimVersion(ImageKind $kind, int $id, int $version): bool
    {
        $isMine = 0 === $version
            ? 1 === $this->connection->insertMissing('image_sets', [['kind' => $kind->value, 'item_id' => $id, 'version' => 1]])
            : 1 === $this->connection->execute('UPDATE {image_sets} SET version = version + 1 WHERE kind = %s AND item_id = %d AND version = %d', [$kind->value, $id, $version]);
        if ($isMine) {
            $this->adopt($kind, [$id]);
        }

        return $isMine;
    }

    /** @return int the id of the new picture */
    public function add(Image $image): int
    {
        return $this->connection->insert('item_images', ($image->id > 0 ? ['id' => $image->id] : []) + $image->row());
    }

    /** @param list<Image> $images */
    public function addMany(array $images): void
    {
        $this->connection->insertMany('item_images', array_map(static fn (Image $image): array => $image->row(), $images));
    }

    /** @param list<Image> $images as they are to be, by their ids */
    public function change(array $images): void
    {
        $rows = [];
        foreach ($images as $image) {
            $rows[$image->id] = array_diff_key($image->row(), ['kind' => 1, 'item_id' => 1]);
        }
        $this->connection->updateMany('item_images', $rows);
    }

    /** @param list<int> $ids of pictures */
    public function remove(array $ids): void
    {
        foreach (array_chunk($ids, 500) as $chunk) {
            $this->connection->execute(sprintf('DELETE FROM {item_images} WHERE id IN (%s)', Connection::placeholders($chunk)), $chunk);
        }
    }

    /** Of a thing that is gone. */
    public function clear(ImageKind $kind, int $id): void
    {
        foreach (['item_images', 'image_sets'] as $table) {
            $this->connection->execute("DELETE FROM {{$table}} WHERE kind = %s AND item_id = %d", [$kind->value, $id]);
        }
    }

    /**
     * Sets what lists show of things: the first picture that is not hidden, else the drawing.
     *
     * @param list<int> $ids
     * @param bool $isCounted the version of the thing itself goes up too, for those who have it open on the desk
     */
    public function refresh(ImageKind $kind, array $ids, string $now, bool $isCounted = true): void
    {
        $ids = array_values(array_unique($ids));
        $table = $kind->table();
        foreach (array_chunk($ids, 500) as $chunk) {
            $drawings = $this->drawings($kind, $chunk);
            $shown = $this->of($kind, $chunk);
            $needs = ImageKind::Part === $kind ? array_column($this->connection->rows(sprintf('SELECT id, image_need FROM {parts} WHERE id IN (%s)', Connection::placeholders($chunk)), $chunk), 'image_need', 'id') : [];
            $rows = [];
            foreach ($chunk as $id) {
                $path = isset($shown[$id]) ? $shown[$id][0]->path : ($drawings[$id] ?? '');
                $rows[$id] = ['image' => $path]
                    + (isset($needs[$id]) ? ['image_need' => ImageNeed::with((int) $needs[$id], ImageState::of($path))] : [])
                    + ($kind->hasDate() ? ['updated_at' => $now] : []);
            }
            $this->connection->updateMany($table, $rows);
            if ($isCounted && $kind->hasVersion()) {
                $this->connection->execute(sprintf("UPDATE {{$table}} SET version = version + 1 WHERE id IN (%s)", Connection::placeholders($chunk)), $chunk);
            }
        }
    }

    /**
     * What things show that have no picture.
     *
     * @param non-empty-list<int> $ids
     * @return array<int, string> paths; things without a drawing are absent
     */
    public function drawings(ImageKind $kind, array $ids): array
    {
        $marks = Connection::placeholders($ids);
        $rows = [];
        if ($kind->hasCategoryDrawing()) {
            // Of a category that has a photo, the drawing that it had before.
            $rows = $this->connection->rows(
                "SELECT t.id, CASE WHEN COALESCE(s.drawing, '') = '' THEN c.image ELSE s.drawing END AS drawing FROM {{$kind->table()}} t"
                . ' JOIN {equipment_categories} c ON c.id = t.category_id LEFT JOIN {image_sets} s ON s.kind = %s AND s.item_id = c.id'
                . " WHERE t.id IN ($marks)",
                [ImageKind::EquipmentCategory->value, ...$ids],
            );
        }
        array_push($rows, ...$this->connection->rows("SELECT item_id AS id, drawing FROM {image_sets} WHERE kind = %s AND drawing <> '' AND item_id IN ($marks)", [$kind->value, ...$ids]));
        $drawings = [];
        foreach ($rows as $row) {
            $drawings[(int) $row['id']] = (string) $row['drawing'];
        }

        return $drawings;
    }

    /**
     * Which of these paths some thing shows, or may show.
     *
     * @param list<string> $paths
     * @return array<string, true>
     */
    public function used(array $paths): array
    {
        $used = [];
        foreach (array_chunk($paths, 500) as $chunk) {
            foreach ($this->connection->rows(sprintf('SELECT DISTINCT path FROM {item_images} WHERE path IN (%s)', Connection::placeholders($chunk, '%s')), $chunk) as $row) {
                $used[(string) $row['path']] = true;
            }
        }

        return $used;
    }

    /**
     * What things showed before this table had any picture of theirs: a drawing stands in again where all pictures go; a
     * picture is the feed's, or one of the media library by hand.
     *
     * @param list<int> $ids
     */
    private function adopt(ImageKind $kind, array $ids): void
    {
        if ([] === $ids) {
            return;
        }
        $there = $this->all($kind, $ids);
        $drawings = $this->drawings($kind, $ids);
        foreach ($this->connection->rows(sprintf("SELECT id, image FROM {{$kind->table()}} WHERE image <> '' AND id IN (%s)", Connection::placeholders($ids)), $ids) as $row) {
            [$id, $path] = [(int) $row['id'], (string) $row['image']];
            if (in_array($path, array_map(static fn (Image $image): string => $image->path, $there[$id] ?? []), true)) {
                continue;
            }
            if (ImageState::Drawing === ImageState::of($path)) {
                // That of its category is not its own: it may get another category.
                ($drawings[$id] ?? '') === $path || $this->connection->execute('UPDATE {image_sets} SET drawing = %s WHERE kind = %s AND item_id = %d', [$path, $kind->value, $id]);
            } elseif (!isset($there[$id])) {
                $isByHand = str_starts_with($path, ImageUrls::UPLOADS);
                $this->add(new Image(0, $kind, $id, 1, $path, isByHand: $isByHand, feedPosition: $isByHand ? null : 1));
            }
        }
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<Image>>
     */
    private function read(ImageKind $kind, array $ids, string $condition): array
    {
        $images = [];
        foreach (array_chunk(array_values(array_unique($ids)), 1000) as $chunk) {
            foreach ($this->connection->rows(
                sprintf('SELECT * FROM {item_images} WHERE item_id IN (%s) AND kind = %%s%s ORDER BY %s', Connection::placeholders($chunk), $condition, self::ORDER),
                [...$chunk, $kind->value],
            ) as $row) {
                $images[(int) $row['item_id']][] = Image::fromRow($row);
            }
        }

        return $images;
    }
}
