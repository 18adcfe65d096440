<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageChangeRepository;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageRepository;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\PicturePath;
use Coleman\Api\Staff\ActorNames;

/** Things and their pictures as the desk gets them. */
final readonly class PicturePresenter
{
    private const LATEST_CHANGES = 50;

    public function __construct(private ImageRepository $images, private ImageChangeRepository $changes, private ImageUrls $urls)
    {
    }

    /**
     * @param list<PictureItem> $items of one kind
     * @return list<array<string, mixed>> schema/desk-image-item.json
     */
    public function items(ImageKind $kind, array $items): array
    {
        $ids = array_map(static fn (PictureItem $item): int => $item->id, $items);
        $pictures = $this->images->all($kind, $ids);
        $versions = $this->images->versions($kind, $ids);

        return array_map(fn (PictureItem $item): array => $this->item($item, count($pictures[$item->id] ?? []), $versions[$item->id] ?? 0), $items);
    }

    /** @return array<string, mixed> schema/desk-image-set.json */
    public function set(PictureItem $item): array
    {
        $pictures = $this->images->all($item->kind, [$item->id])[$item->id] ?? [];
        $changes = $this->changes->of($item->kind, $item->id, self::LATEST_CHANGES);
        $names = ActorNames::ofUsers(array_column($changes, 'actor_id'));

        return [
            'item' => $this->item($item, count($pictures), $this->images->version($item->kind, $item->id)) + ['proposal' => $item->name],
            'pictures' => array_map($this->picture(...), $pictures),
            'history' => array_map(static fn (array $change): array => ['at' => $change['at'], 'user' => $names->user($change['actor_id']), 'what' => $change['what']], $changes),
            'can_undo' => null !== $this->changes->last($item->kind, $item->id),
        ];
    }

    /** @return array<string, mixed> schema/desk-image-picture.json */
    public function picture(Image $image): array
    {
        [$width, $height] = PicturePath::of($image->path)?->size('full') ?? [0, 0];

        return [
            'id' => $image->id,
            'alt' => $image->alt,
            'focus_x' => $image->focusX,
            'focus_y' => $image->focusY,
            'is_by_hand' => $image->isByHand,
            'is_hidden' => $image->isHidden,
            'width' => $width,
            'height' => $height,
            'thumbnail' => $this->urls->url($image->path, 'thumbnail'),
            'medium' => $this->urls->url($image->path, 'medium'),
            'full' => $this->urls->url($image->path, 'full'),
        ];
    }

    /** @return array<string, mixed> */
    private function item(PictureItem $item, int $pictures, int $version): array
    {
        return [
            'id' => $item->id,
            'kind' => $item->kind->value,
            'name' => $item->name,
            'number' => $item->number,
            'detail' => $item->detail,
            'url' => $item->url,
            'image' => $this->urls->object($item->image, 'thumbnail'),
            'pictures' => $pictures,
            'state' => $item->state()->value,
            'views' => $item->views,
            'stock' => $item->stock,
            'version' => $version,
        ];
    }
}
