<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * What the build wrote of the islands: their files, and those of the behaviors.
 *
 * @phpstan-type Manifest array{
 *     loader: string,
 *     behaviours: string,
 *     conditional: array<string, string>,
 *     impressions: string,
 *     dataLayer: string,
 *     promise: string,
 *     maps: array<string, string>,
 *     runtime: string,
 *     islands: array<string, string>,
 *     strings: array<string, array<string, string>>,
 * }
 */
final class IslandFiles
{
    /** @var Manifest|null */
    private ?array $manifest = null;

    public function __construct(private readonly string $folder, private readonly string $file)
    {
    }

    public function loader(): string
    {
        return $this->manifest()['loader'];
    }

    public function behaviours(): string
    {
        return $this->manifest()['behaviours'];
    }

    /** The file of a behavior of few pages. */
    public function conditional(string $name): string
    {
        return $this->manifest()['conditional'][$name] ?? '';
    }

    public function impressions(): string
    {
        return $this->manifest()['impressions'];
    }

    /** What tells a tag manager; '' before the first build. */
    public function dataLayer(): string
    {
        return $this->manifest()['dataLayer'];
    }

    /** What says when a part is ready. */
    public function promise(): string
    {
        return $this->manifest()['promise'];
    }

    public function map(string $name): string
    {
        return $this->manifest()['maps'][$name] ?? '';
    }

    /** What all islands share. */
    public function runtime(): string
    {
        return $this->manifest()['runtime'];
    }

    public function island(string $name): string
    {
        return $this->manifest()['islands'][$name] ?? '';
    }

    /** @return array<string, string> by island, the file of its strings; none where they are in the code */
    public function strings(string $locale): array
    {
        return $this->manifest()['strings'][$locale] ?? [];
    }

    public function url(string $file): string
    {
        return plugins_url('islands/' . $file, $this->file);
    }

    /** What a file says, to be printed into the page. */
    public function code(string $file): string
    {
        return '' === $file ? '' : trim((string) file_get_contents($this->folder . '/islands/' . $file));
    }

    public function enqueue(string $file, string $id): void
    {
        if ('' !== $file) {
            // Behind the styles and the pictures that are seen first: a page works without them.
            wp_enqueue_script_module($id, $this->url($file), [], null, ['in_footer' => true]);
        }
    }

    /** @return Manifest */
    private function manifest(): array
    {
        if (null === $this->manifest) {
            $file = $this->folder . '/islands/manifest.php';
            /** @var Manifest $read */
            $read = is_file($file) ? require $file : ['loader' => '', 'behaviours' => '', 'conditional' => [], 'impressions' => '', 'dataLayer' => '', 'promise' => '', 'maps' => [], 'runtime' => '', 'islands' => [], 'strings' => []];
            $this->manifest = $read;
        }

        return $this->manifest;
    }
}
