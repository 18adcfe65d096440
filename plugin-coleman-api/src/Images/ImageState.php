<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** What lists show of a thing. */
enum ImageState: string
{
    case None = 'none';
    case Drawing = 'drawing';
    case Picture = 'picture';

    /** @param string $path of the column `image` */
    public static function of(string $path): self
    {
        return match (true) {
            '' === $path => self::None,
            str_ends_with(strtolower($path), '.svg') => self::Drawing,
            default => self::Picture,
        };
    }

    /** The more the sooner it needs a picture. */
    public function need(): int
    {
        return match ($this) {
            self::None => 2,
            self::Drawing => 1,
            self::Picture => 0,
        };
    }
}
