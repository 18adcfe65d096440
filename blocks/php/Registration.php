<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Http\RestRequestDetector;
use Coleman\Api\Support\Translations;

/** Hangs the built blocks into WordPress. */
final class Registration
{
    /** The handle that each block.json gives as its editorScript. */
    private const EDITOR_SCRIPT = 'coleman-blocks-editor';

    /** The sheet that makes a block's wrapper the container of its styles; bin/webpack/blocks-manifest-plugin.js names it. */
    private const CONTAINER = 'coleman-blocks-container';

    /**
     * WordPress renders the blocks in a block before the block itself: those behind the gate would run for a guest too,
     * only to be thrown away, and those of the menu would bring WordPress's sheet and script for menus.
     */
    private const RENDER_THEIR_OWN = ['coleman/gate', 'coleman/mega-menu', 'coleman/menu-panel'];

    private bool $areRegistered = false;

    /** Whether a page for visitors is made: not wp-admin, a call or a command. */
    private bool $isPage = false;

    public function __construct(private readonly string $folder, private readonly string $file, private readonly Sheets $sheets)
    {
    }

    public function register(): void
    {
        Translations::register($this->folder);
        add_action('init', $this->registerWhenNeeded(...));
        add_filter('block_categories_all', self::withCategories(...));
        add_action('enqueue_block_editor_assets', $this->printEditorFacts(...));
        add_filter('load_script_translation_file', $this->translationFile(...), 10, 3);
    }

    /**
     * To register all blocks is a tenth of a small request's time. A REST call hardly ever shows a block: there they wait
     * for the first that is rendered, or for WordPress's own routes, which list blocks and render them. On pages of
     * another theme they wait for the first of ours.
     */
    private function registerWhenNeeded(): void
    {
        $isOfRest = RestRequestDetector::isAsked();
        $this->isPage = wp_using_themes() && !is_admin() && !$isOfRest;
        if (!$isOfRest && (!$this->isPage || 'coleman' === get_template())) {
            $this->registerBlocks();

            return;
        }
        add_filter('pre_render_block', function (mixed $html, array $block, ?\WP_Block $parent) use ($isOfRest): mixed {
            // Those in another were looked at with it.
            if ($isOfRest || (null === $parent && self::holdsOurs($block))) {
                $this->registerBlocks();
            }

            return $html;
        }, 0, 3);
        add_filter('rest_pre_dispatch', function (mixed $result, \WP_REST_Server $server, \WP_REST_Request $request): mixed {
            if (1 === preg_match('@^/wp(-block-editor)?/@i', $request->get_route())) {
                $this->registerBlocks();
            }

            return $result;
        }, 0, 3);
    }

    /** @param array<mixed> $block parsed */
    private static function holdsOurs(array $block): bool
    {
        ['blockName' => $name, 'innerBlocks' => $inner] = $block + ['blockName' => '', 'innerBlocks' => []];

        return (is_string($name) && str_starts_with($name, 'coleman/'))
            || (is_array($inner) && array_any($inner, static fn (mixed $one): bool => is_array($one) && self::holdsOurs($one)));
    }

    private function registerBlocks(): void
    {
        if ($this->areRegistered) {
            return;
        }
        $this->areRegistered = true;
        $this->registerEditorScript();
        $this->sheets->register(self::CONTAINER, 'container.css');
        $manifest = $this->folder . '/blocks-manifest.php';
        if (!is_file($manifest)) {
            return;
        }
        /** @var array<string, array{name: non-falsy-string, style?: string|list<string>}> $blocks */
        $blocks = require $manifest;
        $sheets = (new BlockSheets($this->folder, $this->file))->register($blocks);
        $adapt = 'en_US' === determine_locale() ? self::adapt(...) : self::translate(...);
        if (null !== $sheets && $this->isPage && PageBlockTypes::areEnough()) {
            (new PageBlockTypes($this->folder . '/blocks'))->register($blocks, $adapt, $sheets);
        } else {
            add_filter('block_type_metadata_settings', $adapt, 10, 2);
            wp_register_block_types_from_metadata_collection($this->folder . '/blocks', $manifest);
            remove_filter('block_type_metadata_settings', $adapt);
        }
        $types = \WP_Block_Type_Registry::get_instance();
        if (is_admin()) {
            (new EditorSheet($this->folder, $this->file))->standsFor($types->get_all_registered());
        } elseif ('coleman' === get_template()) {
            (new FrameSheet($this->folder, $this->file))->standsFor($types);
        }
    }

    /** The blocks' scripts for the editor are one file, which each block.json names. Visitors never get it. */
    private function registerEditorScript(): void
    {
        $built = $this->folder . '/editor.asset.php';
        if (is_admin() && is_file($built)) {
            /** @var array{dependencies: list<non-empty-string>, version: string} $asset */
            $asset = require $built;
            wp_register_script(self::EDITOR_SCRIPT, plugins_url('editor.js', $this->file) ?: false, $asset['dependencies'], $asset['version']);
            wp_set_script_translations(self::EDITOR_SCRIPT, Translations::DOMAIN);
        }
    }

    /**
     * What block.json cannot say.
     *
     * @param array<string, mixed> $settings
     * @param array<string, mixed> $metadata
     * @return array<string, mixed>
     */
    private static function adapt(array $settings, array $metadata): array
    {
        if (in_array($metadata['name'] ?? '', self::RENDER_THEIR_OWN, true)) {
            $settings['skip_inner_blocks'] = true;
        }

        return $settings;
    }

    /**
     * The same, and what a block says until an editor writes something else, in the language of the site.
     *
     * @param array<string, mixed> $settings
     * @param array<string, mixed> $metadata
     * @return array<string, mixed>
     */
    private static function translate(array $settings, array $metadata): array
    {
        $settings = self::adapt($settings, $metadata);
        if (!is_array($settings['attributes'] ?? null)) {
            return $settings;
        }
        foreach ($settings['attributes'] as &$attribute) {
            if (is_array($attribute) && 'content' === ($attribute['role'] ?? '') && is_string($attribute['default'] ?? null) && '' !== $attribute['default']) {
                $attribute['default'] = translate_with_gettext_context($attribute['default'], 'block text', Translations::DOMAIN);
            }
        }

        return $settings;
    }

    /**
     * Ours stand after WordPress's own.
     *
     * @param list<array{slug: string, title: string}> $categories
     * @return list<array{slug: string, title: string}>
     */
    private static function withCategories(array $categories): array
    {
        return [
            ...$categories,
            ['slug' => 'coleman-machines', 'title' => __('Machines', 'coleman')],
            ['slug' => 'coleman-parts', 'title' => __('Parts', 'coleman')],
            ['slug' => 'coleman-rental', 'title' => __('Rental', 'coleman')],
            ['slug' => 'coleman-customer', 'title' => __('Customer', 'coleman')],
            ['slug' => 'coleman-pages', 'title' => __('Store pages', 'coleman')],
            ['slug' => 'coleman-site', 'title' => __('Site', 'coleman')],
        ];
    }

    /** WordPress looks for the translations of a script among its own; ours lie beside the blocks, in one file a language. */
    private function translationFile(string|false $file, string $handle, string $domain): string|false
    {
        if (Translations::DOMAIN !== $domain || !str_starts_with($handle, 'coleman-') || (is_string($file) && is_readable($file))) {
            return $file;
        }

        return sprintf('%s/languages/%s-%s.json', $this->folder, $domain, determine_locale());
    }

    private function printEditorFacts(): void
    {
        wp_add_inline_script('wp-blocks', 'window.colemanPage = ' . wp_json_encode(PageAssets::facts(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES) . ';', 'before');
        $editor = ['hasContentGroup' => version_compare(wp_get_wp_version(), '7.1', '>=')];
        wp_add_inline_script('wp-blocks', 'window.colemanEditor = ' . wp_json_encode($editor) . ';', 'before');
    }
}
