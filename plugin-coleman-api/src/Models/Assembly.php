<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/** A diagram of a model: a picture with numbers, and the rows they stand for. */
final readonly class Assembly
{
    /**
     * @param string $slug how the address names it, unique within the model
     * @param string $figure path of the picture, `$width` by `$height` as it was drawn
     * @param int $callouts how many rows it has
     */
    public function __construct(
        public int $id,
        public int $modelId,
        public string $categorySlug,
        public string $categoryName,
        public string $slug,
        public string $name,
        public string $figure,
        public int $width,
        public int $height,
        public int $callouts,
    ) {
    }
}
