<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** The styles of all blocks for the editor, in one file: there each of its frames loads the styles of every block. */
final readonly class EditorSheet
{
    private const HANDLE = 'coleman-blocks-editor-sheet';

    public function __construct(private string $folder, private string $file)
    {
    }

    /**
     * Lets the handles of the blocks' styles stand for the one file. They stay handles, as block types name them, and the
     * editor loads the styles of a block by its type.
     *
     * @param iterable<\WP_Block_Type> $types
     */
    public function standsFor(iterable $types): void
    {
        $sheet = $this->folder . '/editor-blocks.css';
        if (!is_file($sheet)) {
            return;
        }
        $styles = wp_styles();
        wp_register_style(self::HANDLE, plugins_url('editor-blocks.css', $this->file), [], (string) filemtime($sheet));
        wp_style_add_data(self::HANDLE, 'rtl', 'replace');
        foreach ($types as $type) {
            foreach (str_starts_with($type->name, 'coleman/') ? [...$type->style_handles, ...$type->editor_style_handles] : [] as $handle) {
                $style = $styles->registered[$handle] ?? null;
                // What several blocks share is a sheet of its own.
                if (null !== $style && is_string($style->src) && str_contains($style->src, '/blocks/')) {
                    $style->src = false;
                    $style->deps = [...$style->deps, self::HANDLE];
                    $style->extra = [];
                }
            }
        }
    }
}
