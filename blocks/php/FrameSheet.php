<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * The styles of the blocks in the theme's header and footer, in one file that browsers keep from page to page.
 *
 * Its name has the hash of its content. In another theme, which may have one of these blocks, each keeps its own styles.
 */
final readonly class FrameSheet
{
    private const HANDLE = 'coleman-blocks-frame';

    /**
     * The smallest sheets of a page are printed in it, WordPress's own among them, up to so many bytes; the others are
     * fetched beside the frame's, and kept. WordPress's limit of 40,000 is for pages that fetch none.
     */
    private const INLINE_BYTES = 7_000;

    public function __construct(private string $folder, private string $file)
    {
    }

    /** Lets the handles of these blocks' styles stand for the one file. */
    public function standsFor(\WP_Block_Type_Registry $types): void
    {
        $built = $this->folder . '/frame.php';
        if (!is_file($built)) {
            return;
        }
        /** @var array{file: string, blocks: list<string>} $frame */
        $frame = require $built;
        wp_register_style(self::HANDLE, plugins_url($frame['file'], $this->file), [], null);
        wp_style_add_data(self::HANDLE, 'rtl', 'replace');
        add_filter('styles_inline_size_limit', static fn (): int => self::INLINE_BYTES);
        $styles = wp_styles();
        foreach ($frame['blocks'] as $name) {
            foreach ($types->get_registered('coleman/' . $name)->style_handles ?? [] as $handle) {
                $style = $styles->registered[$handle] ?? null;
                // What other blocks share is a sheet of its own.
                if (null !== $style && is_string($style->src) && str_contains($style->src, '/blocks/' . $name . '/')) {
                    $style->src = false;
                    $style->deps = [...$style->deps, self::HANDLE];
                    $style->extra = [];
                }
            }
        }
    }
}
