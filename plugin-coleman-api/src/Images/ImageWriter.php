<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Support\Clock;

/** Writes what staff make of the pictures of a thing, with its history. In the transaction of whoever has claimed the thing. */
final readonly class ImageWriter
{
    public function __construct(private ImageRepository $images, private ImageChangeRepository $changes, private Clock $clock)
    {
    }

    /**
     * @param list<Image> $wanted in order; new ones have the id 0. One by hand that is not among them is removed, one of a
     *     feed stays as it is.
     * @param bool $isCounted see ImageRepository::refresh()
     * @param list<string>|null $sentences what was done; null tells it from what is different
     */
    public function put(ImageKind $kind, int $id, array $wanted, int $actorId, bool $isCounted = true, ?array $sentences = null, bool $canUndo = true): void
    {
        $before = $this->images->all($kind, [$id])[$id] ?? [];
        $known = array_column(array_map(static fn (Image $image): array => ['id' => $image->id, 'image' => $image], $before), 'image', 'id');
        $kept = array_fill_keys(array_map(static fn (Image $image): int => $image->id, $wanted), true);
        $position = 0;
        $changed = [];
        foreach ($wanted as $image) {
            $image = $image->placed(++$position, $image->alt, $image->focusX, $image->focusY, $image->isHidden, $image->isEdited);
            if (!isset($known[$image->id])) {
                $this->images->add($image);
            } elseif ($image !== $known[$image->id]) {
                $changed[] = $image;
            }
        }
        $this->images->change($changed);
        $this->images->remove(array_values(array_map(
            static fn (Image $image): int => $image->id,
            array_filter($before, static fn (Image $image): bool => $image->isByHand && !isset($kept[$image->id])),
        )));
        $after = $this->images->all($kind, [$id])[$id] ?? [];
        $sentences ??= self::sentences($before, $after);
        if ([] !== $sentences) {
            $this->changes->add($kind, $id, $actorId, $sentences, $canUndo ? $before : null);
        }
        $this->images->refresh($kind, [$id], $this->clock->now()->format('Y-m-d H:i:s'), $isCounted);
    }

    /**
     * Pictures by their paths, all by hand; those of feeds step back.
     *
     * @param list<array{path: string, alt: string|null}> $wanted in order; alt null: as it is
     */
    public function choose(ImageKind $kind, int $id, array $wanted, int $actorId): void
    {
        $there = $this->images->all($kind, [$id])[$id] ?? [];
        $chosen = [];
        foreach ($wanted as ['path' => $path, 'alt' => $alt]) {
            $known = array_find($there, static fn (Image $image): bool => $image->path === $path);
            $own = array_find($there, static fn (Image $image): bool => $image->isByHand && $image->path === $path);
            $alt ??= $known->alt ?? '';
            $chosen[] = null !== $own
                ? $own->placed(0, $alt, $own->focusX, $own->focusY, false, $own->isEdited)
                : new Image(0, $kind, $id, 0, $path, $alt, $known->focusX ?? Image::MIDDLE, $known->focusY ?? Image::MIDDLE, true);
        }
        foreach ($there as $image) {
            if (!$image->isByHand) {
                $chosen[] = $image->placed(0, $image->alt, $image->focusX, $image->focusY, true, $image->isEdited);
            }
        }
        $this->put($kind, $id, $chosen, $actorId, false);
    }

    /**
     * @param list<Image> $before
     * @param list<Image> $after
     * @return list<string> a sentence for each kind of difference
     */
    private static function sentences(array $before, array $after): array
    {
        $old = array_column(array_map(static fn (Image $image): array => ['id' => $image->id, 'image' => $image], $before), 'image', 'id');
        $new = array_column(array_map(static fn (Image $image): array => ['id' => $image->id, 'image' => $image], $after), 'image', 'id');
        $both = array_intersect_key($new, $old);
        /** @param \Closure(Image, Image): bool $is */
        $count = static fn (\Closure $is): int => count(array_filter($both, static fn (Image $image): bool => true === $is($image, $old[$image->id])));
        $added = count(array_diff_key($new, $old));
        $removed = count(array_diff_key($old, $new));
        $hidden = $count(static fn (Image $now, Image $then): bool => $now->isHidden && !$then->isHidden);
        $shown = $count(static fn (Image $now, Image $then): bool => !$now->isHidden && $then->isHidden);
        $described = $count(static fn (Image $now, Image $then): bool => $now->alt !== $then->alt);
        $moved = $count(static fn (Image $now, Image $then): bool => [$now->focusX, $now->focusY] !== [$then->focusX, $then->focusY]);

        return array_values(array_filter([
            /* translators: %d: number of pictures */
            $added > 0 ? sprintf(_n('%d picture added.', '%d pictures added.', $added, 'coleman'), $added) : '',
            /* translators: %d: number of pictures */
            $removed > 0 ? sprintf(_n('%d picture removed.', '%d pictures removed.', $removed, 'coleman'), $removed) : '',
            /* translators: %d: number of pictures */
            $hidden > 0 ? sprintf(_n('%d picture hidden.', '%d pictures hidden.', $hidden, 'coleman'), $hidden) : '',
            /* translators: %d: number of pictures */
            $shown > 0 ? sprintf(_n('%d picture shown again.', '%d pictures shown again.', $shown, 'coleman'), $shown) : '',
            /* translators: %d: number of pictures */
            $described > 0 ? sprintf(_n('Description of %d picture changed.', 'Descriptions of %d pictures changed.', $described, 'coleman'), $described) : '',
            /* translators: %d: number of pictures */
            $moved > 0 ? sprintf(_n('Focus of %d picture changed.', 'Focus of %d pictures changed.', $moved, 'coleman'), $moved) : '',
            array_keys(array_intersect_key($old, $both)) !== array_keys($both) ? __('Order changed.', 'coleman') : '',
        ]));
    }
}
