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

    /**
     * @param array<string, array{name: non-falsy-string, style?: string|list<string>}> $blocks metadata by folder
     * @return array<string, list<string>>|null the handles of each block's sheets, as WordPress names them, by folder; null
     *                                          where WordPress has to: it looks for another file, or at its time
     */
    public function register(array $blocks): ?array
    {
        if (is_rtl() || (defined('SCRIPT_DEBUG') && true === constant('SCRIPT_DEBUG'))) {
            return null;
        }
        $folder = wp_normalize_path((string) realpath($this->folder . '/blocks'));
        $address = plugins_url('blocks', $this->file);
        $handles = [];
        foreach ($blocks as $name => $metadata) {
            $handles[$name] = [];
            foreach ((array) ($metadata['style'] ?? []) as $index => $style) {
                // Others are handles of sheets that several blocks share.
                $isFile = str_starts_with($style, 'file:');
                $handle = $isFile ? generate_block_asset_handle($metadata['name'], 'style', $index) : $style;
                $handles[$name][] = $handle;
                if ($isFile) {
                    $file = "/{$name}/" . remove_block_asset_path_prefix($style);
                    wp_register_style($handle, $address . $file);
                    wp_style_add_data($handle, 'path', $folder . $file);
                }
            }
        }

        return $handles;
    }
}
