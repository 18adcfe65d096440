<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Support\Text;

/**
 * Pictures as the desk chooses them: those that are there already, by their path, and new ones from WordPress's media
 * library, by their number there. Nobody can name a file of their own.
 *
 * @phpstan-type Picture array{path: string, alt: string, url: string}
 */
final readonly class Pictures
{
    private const MAX = 30;
    private const LONGEST_ALT = 200;
    private const LONGEST_PATH = 200;

    public function __construct(private ImageUrls $images)
    {
    }

    /**
     * @param mixed $typed list of {path or media_id, alt}
     * @param mixed $seen the pictures that are there
     * @return list<Picture>
     * @throws FieldFault
     */
    public function read(mixed $typed, mixed $seen): array
    {
        $known = array_column(is_array($seen) ? $seen : [], 'path');
        if (null === $typed) {
            return [];
        }
        if (!is_array($typed) || count($typed) > self::MAX) {
            /* translators: %d: number of pictures */
            throw new FieldFault(sprintf(__('You can add up to %d pictures.', 'coleman'), self::MAX));
        }
        $pictures = [];
        foreach ($typed as $picture) {
            $picture = is_array($picture) ? $picture : [];
            $path = $this->path($picture, $known);
            $alt = $picture['alt'] ?? '';
            $alt = is_string($alt) ? trim($alt) : '';
            if (mb_strlen($alt) > self::LONGEST_ALT || !Text::isClean($alt)) {
                /* translators: %d: number of characters */
                throw new FieldFault(sprintf(__('Describe the picture in up to %d characters.', 'coleman'), self::LONGEST_ALT));
            }
            $pictures[$path] = $this->picture($path, $alt);
        }

        return array_values($pictures);
    }

    /**
     * A single picture, or none.
     *
     * @throws FieldFault
     */
    public function readOne(mixed $typed, mixed $seen): string
    {
        if (null === $typed || '' === $typed) {
            return '';
        }
        $known = is_string($seen) ? [$seen] : [];

        return $this->path(is_array($typed) ? $typed : ['path' => $typed], $known);
    }

    /** @return Picture */
    public function picture(string $path, string $alt): array
    {
        return ['path' => $path, 'alt' => $alt, 'url' => $this->images->url($path, 'thumbnail')];
    }

    public static function show(mixed $pictures): string
    {
        $names = [];
        foreach (is_array($pictures) ? $pictures : [] as $picture) {
            $picture = is_array($picture) ? $picture : [];
            [$path, $alt] = [$picture['path'] ?? '', $picture['alt'] ?? ''];
            $names[] = basename(is_string($path) ? $path : '') . (is_string($alt) && '' !== $alt ? " ({$alt})" : '');
        }

        return implode(', ', $names);
    }

    /**
     * @param array<mixed> $picture
     * @param array<mixed> $known paths
     * @throws FieldFault
     */
    private function path(array $picture, array $known): string
    {
        $path = $picture['path'] ?? '';
        if (is_string($path) && '' !== $path && in_array($path, $known, true)) {
            return $path;
        }
        $id = $picture['media_id'] ?? 0;
        $path = is_numeric($id) ? self::ofMedia((int) $id) : '';
        if ('' === $path || strlen($path) > self::LONGEST_PATH) {
            throw new FieldFault(__('Choose a picture from the media library.', 'coleman'));
        }

        return $path;
    }

    /** The path of a picture of the library below ImageUrls::UPLOADS; no larger than a page can show. '' where there is none. */
    private static function ofMedia(int $id): string
    {
        $file = $id > 0 && wp_attachment_is_image($id) ? get_post_meta($id, '_wp_attached_file', true) : '';
        if (!is_string($file) || '' === $file) {
            return '';
        }
        $smaller = image_get_intermediate_size($id, 'large');

        return ImageUrls::UPLOADS . (is_array($smaller) ? $smaller['path'] : $file);
    }
}
