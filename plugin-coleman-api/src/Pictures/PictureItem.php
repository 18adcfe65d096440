<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageState;

/** A thing that has pictures, or should have. */
final readonly class PictureItem
{
    public function __construct(
        public ImageKind $kind,
        public int $id,
        public string $name,
        public string $number,
        public string $detail,
        public string $url,
        public string $image,
        public int $views = 0,
        public int $stock = 0,
    ) {
    }

    public function state(): ImageState
    {
        return ImageState::of($this->image);
    }
}
