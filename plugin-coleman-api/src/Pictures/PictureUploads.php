<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageRepository;
use Coleman\Api\Images\ImageUploadRepository;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureMaker;
use Coleman\Api\Images\PictureRefused;
use Coleman\Api\Images\PictureStore;

/**
 * Files of pictures as they arrive: piece by piece, gone on with after a break, and in the end a picture of a thing.
 *
 * @phpstan-import-type Upload from ImageUploadRepository
 */
final readonly class PictureUploads
{
    public function __construct(private ImageUploadRepository $uploads, private OriginalStore $files, private PictureMaker $maker, private PictureService $pictures, private ImageRepository $images, private PictureItemQuery $items)
    {
    }

    /**
     * @param string $name as the sender calls it; only shown
     * @return int its id
     * @throws ApiError 413 coleman_too_large, 422 coleman_picture_refused
     */
    public function start(string $name, int $size, int $userId): int
    {
        if ($size > PictureStore::MOST_BYTES) {
            /* translators: %s: a size such as "20 MB" */
            throw new ApiError('coleman_too_large', sprintf(__('Pictures can be up to %s. Save this one smaller, or with stronger compression.', 'coleman'), size_format(PictureStore::MOST_BYTES)), 413);
        }
        if (0 === $size) {
            throw new PictureRefused(__('This file is empty.', 'coleman'));
        }

        return $this->uploads->start($userId, basename(str_replace('\\', '/', $name)), $size);
    }

    /**
     * @return int the bytes that have arrived
     * @throws ApiError 404 coleman_upload_not_found
     */
    public function length(int $id, int $userId): int
    {
        $upload = $this->upload($id, $userId);

        return $upload['image_id'] > 0 ? $upload['size'] : $this->files->length($id);
    }

    /**
     * @return int the bytes that have arrived now
     * @throws ApiError 404 coleman_upload_not_found, 400 coleman_empty_piece, 409 coleman_wrong_offset, 413 coleman_too_large, 507 coleman_disk_full
     */
    public function append(int $id, int $userId, int $offset, string $bytes): int
    {
        $upload = $this->upload($id, $userId);
        if ($upload['image_id'] > 0) {
            throw new ApiError('coleman_wrong_offset', __('This file is already uploaded.', 'coleman'), 409, data: ['offset' => $upload['size']]);
        }
        if ('' === $bytes) {
            throw new ApiError('coleman_empty_piece', __('This part of the file is empty.', 'coleman'));
        }
        if ($offset + strlen($bytes) > $upload['size']) {
            /* translators: %s: number of bytes */
            throw new ApiError('coleman_too_large', sprintf(__('The file should have %s bytes, but this is more.', 'coleman'), number_format($upload['size'])), 413);
        }
        $length = $this->files->append($id, $offset, $bytes);
        $this->uploads->moved($id);

        return $length;
    }

    /**
     * Makes a picture of the file. Called again it answers the same one.
     *
     * The files are there before the row is, and what arrived goes last: whatever breaks off, the call can be made again.
     *
     * @throws ApiError 404 coleman_upload_not_found or coleman_item_not_found, 409 coleman_upload_incomplete, 422 coleman_picture_refused
     */
    public function finish(int $id, int $userId, ImageKind $kind, int $itemId): Image
    {
        $upload = $this->upload($id, $userId);
        if ($upload['image_id'] > 0) {
            $image = array_find($this->images->all(ImageKind::from($upload['kind']), [$upload['item_id']])[$upload['item_id']] ?? [], static fn (Image $image): bool => $image->id === $upload['image_id']);

            return $image ?? throw new ApiError('coleman_upload_not_found', __('This upload no longer exists. Please upload the file again.', 'coleman'), 404);
        }
        if ($this->files->length($id) !== $upload['size']) {
            throw new ApiError('coleman_upload_incomplete', __('The file isn’t fully uploaded yet.', 'coleman'), 409, data: ['offset' => $this->files->length($id)]);
        }
        $this->items->one($kind, $itemId);
        try {
            $image = $this->pictures->add($kind, $itemId, $this->maker->make($this->files->upload($id)), $userId);
        } catch (PictureRefused $refusal) {
            $this->uploads->remove($id);
            $this->files->forget($id);
            throw $refusal;
        }
        $this->uploads->finish($id, $kind, $itemId, $image->id);
        $this->files->forget($id);

        return $image;
    }

    /**
     * A picture of WordPress's media library, made anew like one that was uploaded.
     *
     * @throws ApiError 404, 409 coleman_item_changed, 422 coleman_picture_refused
     */
    public function addMedia(ImageKind $kind, int $itemId, int $version, int $mediaId, int $userId): Image
    {
        $this->items->one($kind, $itemId);
        $file = wp_attachment_is_image($mediaId) ? wp_get_original_image_path($mediaId) : false;
        if (!is_string($file) || !is_file($file)) {
            throw new PictureRefused(__('Choose a picture from the media library.', 'coleman'));
        }

        return $this->pictures->add($kind, $itemId, $this->maker->make($file), $userId, $version);
    }

    /**
     * @return Upload
     * @throws ApiError 404 coleman_upload_not_found
     */
    private function upload(int $id, int $userId): array
    {
        return $this->uploads->find($id, $userId) ?? throw new ApiError('coleman_upload_not_found', __('This upload no longer exists. Please upload the file again.', 'coleman'), 404);
    }
}
