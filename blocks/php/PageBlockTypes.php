<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * The block types of a page that a visitor sees. WordPress looks up the files of each block, and translates what only
 * editors read: a twentieth of a page's time. Here a type gets what pages need, from the same metadata.
 */
final readonly class PageBlockTypes
{
    /** The properties of a type that take part in rendering, by their names in block.json. */
    private const PROPERTIES = [
        'apiVersion' => 'api_version',
        'attributes' => 'attributes',
        'providesContext' => 'provides_context',
        'usesContext' => 'uses_context',
        'selectors' => 'selectors',
        'supports' => 'supports',
        'styles' => 'styles',
    ];

    /** WordPress's own hooks on what a block says, for ways of writing that ours do not use. */
    private const HOOKS = ['block_type_metadata' => 1, 'block_type_metadata_settings' => 1];

    /** @param string $folder of the blocks, built */
    public function __construct(private string $folder)
    {
    }

    /** Whether nobody else wants to change what blocks say. */
    public static function areEnough(): bool
    {
        global $wp_filter;

        return array_all(self::HOOKS, static function (int $count, string $name) use ($wp_filter): bool {
            $hook = is_array($wp_filter) ? $wp_filter[$name] ?? null : null;

            return $count === ($hook instanceof \WP_Hook ? array_sum(array_map('count', $hook->callbacks)) : 0);
        });
    }

    /**
     * @param array<string, array{name: non-falsy-string, render?: string, style?: string|list<string>, ...<string, mixed>}> $blocks metadata by folder
     * @param \Closure(array<string, mixed>, array<string, mixed>): array<string, mixed>                                     $adapt
     * @param array<string, list<string>>                                                                                    $sheets by folder
     */
    public function register(array $blocks, \Closure $adapt, array $sheets): void
    {
        foreach ($blocks as $name => $metadata) {
            $settings = [];
            foreach (self::PROPERTIES as $key => $property) {
                if (isset($metadata[$key])) {
                    $settings[$property] = $metadata[$key];
                }
            }
            $file = "{$this->folder}/{$name}/" . remove_block_asset_path_prefix($metadata['render'] ?? '');
            $settings['render_callback'] = static function (array $attributes, string $content, \WP_Block $block) use ($file): string {
                ob_start();
                require $file;

                return (string) ob_get_clean();
            };
            $settings['style_handles'] = $sheets[$name] ?? [];
            /** @phpstan-ignore argument.type (what block.json may say) */
            \WP_Block_Type_Registry::get_instance()->register($metadata['name'], $adapt($settings, $metadata));
        }
    }
}
