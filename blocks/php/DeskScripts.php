<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Admin\BackOffice;
use Coleman\Api\Support\Translations;

/** Brings the scripts of the back office's screens, built from src/desk/screens, when one of them is opened. */
final readonly class DeskScripts
{
    /** Screens that let staff choose from WordPress's media library. */
    private const WITH_MEDIA = ['inventory', 'part-pictures', 'used-pictures', 'other-pictures'];

    public function __construct(private string $folder, private string $file)
    {
    }

    public function register(): void
    {
        add_action(BackOffice::ENQUEUE, $this->enqueue(...));
    }

    private function enqueue(string $screen): void
    {
        $manifest = $this->folder . '/desk/manifest.php';
        /** @var array<string, array{scripts: list<string>, styles: list<string>}> $built */
        $built = is_file($manifest) ? require $manifest : [];
        if (!isset($built[$screen])) {
            return;
        }
        // Its window is of no use to who may not see the library; the screens ask whether it is there.
        if (in_array($screen, self::WITH_MEDIA, true) && current_user_can('upload_files')) {
            wp_enqueue_media();
        }
        // What screens share comes first, by a handle and a version of its own: a browser fetches it once for all of them.
        $shared = [];
        foreach ($built[$screen]['scripts'] as $script) {
            $about = $this->about($script);
            $handle = $this->handle($script);
            wp_enqueue_script($handle, plugins_url('desk/' . $script, $this->file), [...$about['dependencies'], ...$shared], $about['version'], ['in_footer' => true]);
            wp_set_script_translations($handle, Translations::DOMAIN, $this->folder . '/languages');
            $shared[] = $handle;
        }
        $before = ['wp-components'];
        foreach ($built[$screen]['styles'] as $style) {
            $handle = $this->handle($style);
            wp_enqueue_style($handle, plugins_url('desk/' . $style, $this->file), $before, $this->about($style)['version']);
            $before[] = $handle;
        }
    }

    /** @return non-empty-string */
    private function handle(string $file): string
    {
        return 'coleman-desk-' . pathinfo($file, PATHINFO_FILENAME);
    }

    /**
     * What the build says of a script and the styles of the same name.
     *
     * @return array{dependencies: list<non-empty-string>, version: string}
     */
    private function about(string $file): array
    {
        /** @var array{dependencies: list<non-empty-string>, version: string} $about */
        $about = require $this->folder . '/desk/' . pathinfo($file, PATHINFO_FILENAME) . '.asset.php';

        return $about;
    }
}
