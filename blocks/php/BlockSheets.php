<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * The style sheet of each block. WordPress registers them with the blocks, but works out folder and address of each anew:
 * a third of the time that the blocks take. It leaves those that are registered as they are.
 */
final readonly class BlockSheets
{
    /**
     * @param string $folder of the built plugin
     * @param string $file   its main file
     */
    public function __construct(private string $folder, private string $file)
    {
    }

    /** @param array<string, array{name: non-falsy-string, style?: string|list<string>}> $blocks metadata by folder */
    public function register(array $blocks): void
    {
        // WordPress then looks for another file, or at its time.
        if (is_rtl() || (defined('SCRIPT_DEBUG') && true === constant('SCRIPT_DEBUG'))) {
            return;
        }
        $folder = wp_normalize_path((string) realpath($this->folder . '/blocks'));
        $address = plugins_url('blocks', $this->file);
        foreach ($blocks as $name => $metadata) {
            foreach ((array) ($metadata['style'] ?? []) as $index => $style) {
                // Others are handles of sheets that several blocks share.
                if (str_starts_with($style, 'file:')) {
                    $file = "/{$name}/" . remove_block_asset_path_prefix($style);
                    $handle = generate_block_asset_handle($metadata['name'], 'style', $index);
                    wp_register_style($handle, $address . $file);
                    wp_style_add_data($handle, 'path', $folder . $file);
                }
            }
        }
    }
}
