<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageChangeRepository;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageRepository;
use Coleman\Api\Images\ImageWriter;
use Coleman\Api\Images\PicturePath;
use Coleman\Api\Images\PictureRefused;
use Coleman\Api\Support\Text;

/** What staff do with the pictures of a thing: each change one transaction, under the version that was seen. */
final readonly class PictureService
{
    private const LONGEST_ALT = 200;

    public function __construct(
        private Transaction $transaction,
        private PictureItemQuery $items,
        private ImageRepository $images,
        private ImageWriter $writer,
        private ImageChangeRepository $changes,
        private PicturePresenter $presenter,
    ) {
    }

    /**
     * Sets order, words, focus and what is hidden. A picture by hand that is left out is removed.
     *
     * @param array<mixed> $typed list of {id, alt?, focus_x?, focus_y?, is_hidden?}
     * @throws ApiError 404 coleman_item_not_found, 400 with fields, 409 coleman_item_changed
     */
    public function save(ImageKind $kind, int $id, int $version, array $typed, int $actorId): void
    {
        $this->items->one($kind, $id);
        $this->change($kind, $id, $version, function () use ($kind, $id, $typed, $actorId): bool {
            $there = $this->byId($kind, $id);
            $wanted = [];
            foreach ($typed as $fields) {
                $fields = is_array($fields) ? $fields : [];
                $image = $there[is_int($fields['id'] ?? null) ? $fields['id'] : 0] ?? null;
                if (null === $image) {
                    // A feed has taken it away meanwhile.
                    return false;
                }
                $alt = is_string($fields['alt'] ?? null) ? trim($fields['alt']) : $image->alt;
                if (mb_strlen($alt) > self::LONGEST_ALT || !Text::isClean($alt)) {
                    /* translators: %d: number of characters */
                    throw ApiError::invalid(['pictures' => sprintf(__('Describe the picture in up to %d characters.', 'coleman'), self::LONGEST_ALT)]);
                }
                $x = self::focus($fields['focus_x'] ?? null, $image->focusX);
                $y = self::focus($fields['focus_y'] ?? null, $image->focusY);
                $isOther = [$alt, $x, $y] !== [$image->alt, $image->focusX, $image->focusY];
                $wanted[$image->id] = $image->placed(0, $alt, $x, $y, is_bool($fields['is_hidden'] ?? null) ? $fields['is_hidden'] : $image->isHidden, $image->isEdited || $isOther);
            }
            $this->writer->put($kind, $id, array_values($wanted), $actorId);

            return true;
        });
    }

    /**
     * Brings back the pictures as they were before the last change; called again, before the one before.
     *
     * @throws ApiError 404 coleman_item_not_found, 409 coleman_item_changed or coleman_nothing_to_undo
     */
    public function undo(ImageKind $kind, int $id, int $version, int $actorId): void
    {
        $this->items->one($kind, $id);
        $this->change($kind, $id, $version, function () use ($kind, $id, $actorId): bool {
            $last = $this->changes->last($kind, $id);
            if (null === $last) {
                throw new ApiError('coleman_nothing_to_undo', __('There is nothing to undo.', 'coleman'), 409);
            }
            $there = $this->byId($kind, $id);
            // What a feed has taken away since does not come back, and what it brought stays.
            $wanted = array_values(array_filter($last['images'], static fn (Image $image): bool => $image->isByHand || isset($there[$image->id])));
            $wanted = array_map(static fn (Image $image): Image => $image->isByHand || !isset($there[$image->id])
                ? $image
                : $there[$image->id]->placed($image->position, $image->alt, $image->focusX, $image->focusY, $image->isHidden, $image->isEdited), $wanted);
            $this->changes->undone($last['id']);
            $this->writer->put($kind, $id, $wanted, $actorId, sentences: [__('Last change undone.', 'coleman')], canUndo: false);

            return true;
        });
    }

    /**
     * Adds a picture behind the others by hand. What has its bytes already is left as it is.
     *
     * @param int|null $version as it was seen; null where nothing was seen: adding takes nothing away
     * @return Image the picture, or the one that was there
     * @throws ApiError 404 coleman_item_not_found, 409 coleman_item_changed, 422 coleman_picture_refused
     */
    public function add(ImageKind $kind, int $id, PicturePath $path, int $actorId, ?int $version = null): Image
    {
        $this->items->one($kind, $id);
        $add = function () use ($kind, $id, $path, $actorId): bool {
            $there = array_values($this->byId($kind, $id));
            if (null !== self::same($there, $path)) {
                return true;
            }
            $own = array_values(array_filter($there, static fn (Image $image): bool => $image->isByHand));
            if (count($there) >= ImageRepository::MOST) {
                /* translators: %d: number of pictures */
                throw new PictureRefused(sprintf(__('You can add up to %d pictures. Remove one first.', 'coleman'), ImageRepository::MOST));
            }
            $this->writer->put($kind, $id, [...$own, new Image(0, $kind, $id, 0, $path->path, isByHand: true)], $actorId);

            return true;
        };
        if (null === $version) {
            $this->transaction->run(function () use ($kind, $id, $path, $add): void {
                if (null === self::same(array_values($this->byId($kind, $id)), $path)) {
                    $this->images->claim($kind, [$id]);
                    $add();
                }
            });
        } else {
            $this->change($kind, $id, $version, $add);
        }

        return self::same(array_values($this->byId($kind, $id)), $path) ?? throw $this->overtaken($kind, $id);
    }

    /** @param \Closure(): bool $work false when the thing is not as it was seen */
    private function change(ImageKind $kind, int $id, int $version, \Closure $work): void
    {
        try {
            $this->transaction->run(function () use ($kind, $id, $version, $work): void {
                if (!$this->images->claimVersion($kind, $id, $version) || !$work()) {
                    throw new Overtaken();
                }
            });
        } catch (Overtaken) {
            throw $this->overtaken($kind, $id);
        }
    }

    /** The refusal with what is there now, so that the desk can show it beside what was done. */
    private function overtaken(ImageKind $kind, int $id): ApiError
    {
        return new ApiError(
            'coleman_item_changed',
            __('Someone else changed this item. Reload to see the latest version.', 'coleman'),
            409,
            data: ['item' => $this->presenter->set($this->items->one($kind, $id))],
        );
    }

    /** @return array<int, Image> */
    private function byId(ImageKind $kind, int $id): array
    {
        $images = [];
        foreach ($this->images->all($kind, [$id])[$id] ?? [] as $image) {
            $images[$image->id] = $image;
        }

        return $images;
    }

    /** @param list<Image> $images */
    private static function same(array $images, PicturePath $path): ?Image
    {
        return array_find($images, static fn (Image $image): bool => PicturePath::of($image->path)?->name === $path->name);
    }

    private static function focus(mixed $typed, float $was): float
    {
        return is_int($typed) || is_float($typed) ? round(min(1.0, max(0.0, (float) $typed)), 3) : $was;
    }
}
