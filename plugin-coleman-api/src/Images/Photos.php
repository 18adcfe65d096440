<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** The pictures of one thing as its page, its structured data and the API show them: one query, however many ask. */
final class Photos
{
    /** @var array<string, array<int, list<Image>>> by kind and thing */
    private array $read = [];

    public function __construct(private readonly ImageRepository $images, private readonly ImageUrls $urls)
    {
    }

    /**
     * All photos of a thing that visitors see.
     *
     * @param string $image of the thing's own row: where that is a drawing or nothing, there are none
     * @return list<Image>
     */
    public function of(ImageKind $kind, int $id, string $image): array
    {
        return $this->many($kind, [$id => $image])[$id];
    }

    /**
     * @param array<int, string> $images of the things' own rows, by thing
     * @return array<int, list<Image>>
     */
    public function many(ImageKind $kind, array $images): array
    {
        $photos = array_filter($images, static fn (string $image): bool => ImageState::Picture === ImageState::of($image));

        return $this->read($kind, $photos) + array_fill_keys(array_keys($images), []);
    }

    /**
     * All that there is to see of a thing, such as a machine drawn from several sides.
     *
     * @return list<Image>
     */
    public function all(ImageKind $kind, int $id, string $image): array
    {
        return '' === $image ? [] : $this->read($kind, [$id => $image])[$id];
    }

    /**
     * @param array<int, string> $images
     * @return array<int, list<Image>>
     */
    private function read(ImageKind $kind, array $images): array
    {
        $read = $this->read[$kind->value] ?? [];
        $new = array_diff_key($images, $read);
        $found = [] === $new ? [] : $this->images->of($kind, array_keys($new));
        foreach ($new as $id => $image) {
            $read[$id] = $found[$id] ?? [new Image(0, $kind, $id, 1, $image)];
        }
        $this->read[$kind->value] = $read;

        return array_intersect_key($read, $images);
    }

    /**
     * What a gallery shows.
     *
     * @param list<Image> $images
     * @param string $title of the thing
     * @return list<array{full: string, thumbnail: string, alt: string, focus?: string}>
     */
    public function gallery(array $images, string $title): array
    {
        return array_map(fn (Image $image): array => [
            'full' => $this->urls->url($image->path, 'full'),
            'thumbnail' => $this->urls->url($image->path, 'thumbnail'),
            'alt' => self::alt($image, $title),
            ...(Image::MIDDLE === $image->focusX && Image::MIDDLE === $image->focusY ? [] : ['focus' => sprintf('%s%% %s%%', self::percent($image->focusX), self::percent($image->focusY))]),
        ], $images);
    }

    /**
     * The specification's `Photos[]`.
     *
     * @param list<Image> $images
     * @return list<array{MediumImagePath: string, ThumbnailImagePath: string, FullImagePath: string, alt: string}>
     */
    public function present(array $images, string $title): array
    {
        return array_map(fn (Image $image): array => [
            'MediumImagePath' => $this->urls->url($image->path, 'medium'),
            'ThumbnailImagePath' => $this->urls->url($image->path, 'thumbnail'),
            'FullImagePath' => $this->urls->url($image->path, 'full'),
            'alt' => self::alt($image, $title),
        ], $images);
    }

    /** What a picture shows, beginning with whose it is, as staff may have written already. */
    private static function alt(Image $image, string $title): string
    {
        return match (true) {
            '' === $image->alt => $title,
            false !== mb_stripos($image->alt, $title) => $image->alt,
            default => sprintf('%s: %s', $title, $image->alt),
        };
    }

    private static function percent(float $part): string
    {
        return rtrim(rtrim(sprintf('%.1F', 100 * $part), '0'), '.');
    }
}
