<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Admin\BackOffice;
use Coleman\Api\Support\Translations;

/** Brings the scripts of the back office's screens, built from src/desk/screens, when one of them is opened. */
final readonly class DeskScripts
{
    /** Screens that let staff choose from WordPress's media library. */
    private const WITH_MEDIA = ['inventory'];

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
        $asset = $this->folder . '/desk/' . $screen . '.asset.php';
        if (!isset($built[$screen]) || !is_file($asset)) {
            return;
        }
        if (in_array($screen, self::WITH_MEDIA, true)) {
            wp_enqueue_media();
        }
        /** @var array{dependencies: list<non-empty-string>, version: string} $about */
        $about = require $asset;
        $before = $about['dependencies'];
        foreach ($built[$screen]['scripts'] as $script) {
            $handle = 'coleman-desk-' . basename($script, '.js');
            wp_enqueue_script($handle, plugins_url('desk/' . $script, $this->file), $before, $about['version'], ['in_footer' => true]);
            wp_set_script_translations($handle, Translations::DOMAIN, $this->folder . '/languages');
            $before = [$handle];
        }
        foreach ($built[$screen]['styles'] as $style) {
            wp_enqueue_style('coleman-desk-' . basename($style, '.css'), plugins_url('desk/' . $style, $this->file), ['wp-components'], $about['version']);
        }
    }
}
