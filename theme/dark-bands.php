<?php

declare(strict_types=1);

/**
 * Blocks of ours in a dark group, column or cover: they stand on a light ground of their own there. Their cards are light
 * wherever they stand, so the band's light words could not be read in them, nor the blocks' dark words on the band.
 *
 * Few pages have one, so the styles are added to those alone. Header and footer have their own colors.
 */

namespace Coleman\Theme;

/** Colors of the palette on which dark words cannot be read. */
const DARK_GROUNDS = ['ink', 'muted', 'steel', 'on-signal', 'signal-strong', 'pine', 'amber', 'red'];

final class DarkBands
{
    /** Whether what was rendered since the last template part has one. */
    private bool $isThere = false;

    public function register(): void
    {
        foreach (['group', 'column', 'columns', 'cover'] as $name) {
            add_filter('render_block_core/' . $name, $this->notice(...), 10, 2);
        }
        add_filter('render_block_core/template-part', $this->forget(...));
    }

    /** @param array{blockName?: string|null, attrs?: array<string, mixed>} $block */
    private function notice(string $html, array $block): string
    {
        $attributes = $block['attrs'] ?? [];
        // WordPress writes white on a cover that is not light.
        $isDark = in_array($attributes['backgroundColor'] ?? '', DARK_GROUNDS, true) || ('core/cover' === ($block['blockName'] ?? '') && false !== ($attributes['isDark'] ?? true));
        $this->isThere = $this->isThere || ($isDark && 1 === preg_match('/\bwp-block-coleman-(?!site-search\b)/', $html));
        if ($this->isThere && 'main' === ($attributes['tagName'] ?? '')) {
            wp_register_style('coleman-dark-bands', false, [], null);
            wp_add_inline_style('coleman-dark-bands', (string) file_get_contents(get_theme_file_path('assets/dark-bands.css')));
            wp_enqueue_style('coleman-dark-bands');
            $this->isThere = false;
        }

        return $html;
    }

    private function forget(string $html): string
    {
        $this->isThere = false;

        return $html;
    }
}

(new DarkBands())->register();
