<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Http\RestRequestDetector;
use Coleman\Api\Locations\MapSettings;
use Coleman\Api\Parts\ImpressionRepository;
use Coleman\Api\Plugin;
use Coleman\Api\Support\Translations;

/**
 * Hangs the built blocks into WordPress, and the loader into pages that hold an island.
 *
 * @phpstan-type Manifest array{
 *     loader: string,
 *     behaviours: string,
 *     conditional: array<string, string>,
 *     impressions: string,
 *     maps: array<string, string>,
 *     runtime: string,
 *     islands: array<string, string>,
 *     strings: array<string, array<string, string>>,
 * }
 */
final class Registration
{
    /** The handle that each block.json gives as its editorScript. */
    private const EDITOR_SCRIPT = 'coleman-blocks-editor';

    /** The sheet that makes a block's wrapper the container of its styles. */
    private const CONTAINER = 'coleman-blocks-container';

    /** The sheet of modals that editors make, and what a page with a link to one has in a block. */
    private const MODAL = 'coleman-modal';
    private const MODAL_LINK = '/\bmodal-link\b|\bclose-modal\b| data-modal\b/';

    /** A link that is no link or button: its script gives it to keyboards, and so comes with the page. */
    private const MODAL_LINK_OF_SCRIPT = '/<(?!a\b|button\b)\w+(?=[^>]*\bmodal-link\b)[^>]*\bmodal-target=/';

    /** What each behaviour of src/behaviours/conditional looks for. */
    private const CONDITIONAL = [
        'announcements' => '/ data-announcement\b/',
        'compare' => '/ data-compare-list\b/',
        'smooth-scroll' => '/ data-smooth-scroll\b/',
        'wake-on' => '/ data-wake-on\b/',
        'print' => '/ data-print\b/',
        'bot-check' => '/ data-bot-check\b|\bg-recaptcha\b/',
        'form-sent' => '/ data-form-content\b/',
        'branch-plates' => '/ data-open-now\b| data-show-map\b/',
    ];

    private bool $areRegistered = false;

    private bool $hasBlock = false;

    /** Whether something on this page opens a modal. */
    private bool $hasModal = false;

    private bool $hasModalScript = false;

    /** Whether a part can be seen on this page. */
    private bool $hasPart = false;

    /** @var array<string, true> behaviours of few pages that this page needs */
    private array $occasions = [];

    /** @var array<string, string> the islands of this page and their files */
    private array $islands = [];

    /** @var Manifest|null */
    private ?array $built = null;

    public function __construct(private readonly string $folder, private readonly string $file)
    {
    }

    public function register(): void
    {
        Translations::register($this->folder);
        add_action('init', $this->registerWhenNeeded(...));
        add_filter('block_type_metadata_settings', $this->letBlocksRenderTheirOwn(...), 10, 2);
        add_filter('block_type_metadata_settings', self::withWords(...), 10, 2);
        add_filter('block_categories_all', self::withCategories(...));
        add_filter('render_block', $this->noticeBlock(...), 10, 2);
        add_action('wp_footer', $this->printModalFrame(...), 5);
        add_action('wp_footer', $this->printPageFacts(...), 5);
        add_action('wp_footer', $this->printPictureHost(...), 5);
        add_action('wp_footer', $this->printImpressions(...), 5);
        add_action('wp_footer', $this->printMap(...), 5);
        add_action('enqueue_block_editor_assets', $this->printEditorFacts(...));
        // Before WordPress's own, which are at 7 and at 10.
        add_action('wp_head', $this->leaveOutEmoji(...), 6);
        add_action('wp_enqueue_scripts', $this->leaveOutEmoji(...), 0);
        add_filter('load_script_translation_file', $this->translationFile(...), 10, 3);
    }

    /**
     * A REST call hardly ever shows a block, and to register all is a tenth of a small one's time. There they wait for
     * the first block that is rendered, or for WordPress's own routes, which list blocks and render them.
     */
    private function registerWhenNeeded(): void
    {
        if (!RestRequestDetector::isAsked()) {
            $this->registerBlocks();

            return;
        }
        add_filter('pre_render_block', function (mixed $html): mixed {
            $this->registerBlocks();

            return $html;
        }, 0);
        add_filter('rest_pre_dispatch', function (mixed $result, \WP_REST_Server $server, \WP_REST_Request $request): mixed {
            if (1 === preg_match('@^/wp(-block-editor)?/@i', $request->get_route())) {
                $this->registerBlocks();
            }

            return $result;
        }, 0, 3);
    }

    private function registerBlocks(): void
    {
        if ($this->areRegistered) {
            return;
        }
        $this->areRegistered = true;
        $this->registerEditorScript();
        $this->registerContainer();
        $manifest = $this->folder . '/blocks-manifest.php';
        if (is_file($manifest)) {
            wp_register_block_types_from_metadata_collection($this->folder . '/blocks', $manifest);
        }
        if (is_admin()) {
            (new EditorSheet($this->folder, $this->file))->standsFor(\WP_Block_Type_Registry::get_instance()->get_all_registered());
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
     * What a block says until an editor writes something else, in the language of the site.
     *
     * @param array<string, mixed> $settings
     * @param array<string, mixed> $metadata
     * @return array<string, mixed>
     */
    private static function withWords(array $settings, array $metadata): array
    {
        if (Translations::DOMAIN !== ($metadata['textdomain'] ?? '') || !is_array($settings['attributes'] ?? null)) {
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

    /** A block that can be wide or full can stand anywhere: it is laid out by the room it is given. */
    private function registerContainer(): void
    {
        $this->registerSheet(self::CONTAINER, 'container.css');
        add_filter('block_type_metadata', self::withContainer(...));
    }

    /** Small as it is, WordPress prints it in the page. */
    private function registerSheet(string $handle, string $name): void
    {
        $file = $this->folder . '/' . $name;
        wp_register_style($handle, plugins_url($name, $this->file), [], (string) filemtime($file));
        wp_style_add_data($handle, 'path', $file);
    }

    private function enqueueSheet(string $handle, string $name): void
    {
        $this->registerSheet($handle, $name);
        wp_enqueue_style($handle);
    }

    /**
     * @param array<string, mixed> $metadata of a block.json
     * @return array<string, mixed>
     */
    private static function withContainer(array $metadata): array
    {
        ['name' => $name, 'supports' => $supports, 'style' => $style] = $metadata + ['name' => '', 'supports' => [], 'style' => []];
        $isOurs = is_string($name) && str_starts_with($name, 'coleman/');

        return $isOurs && is_array($supports) && isset($supports['align'])
            ? ['style' => [self::CONTAINER, ...(array) $style]] + $metadata
            : $metadata;
    }

    /**
     * WordPress renders the blocks in a block before the block itself: those behind the gate would run for a guest too,
     * only to be thrown away, and those of the menu would bring WordPress's sheet and script for menus.
     *
     * @param array<string, mixed> $settings
     * @param array<string, mixed> $metadata
     * @return array<string, mixed>
     */
    private function letBlocksRenderTheirOwn(array $settings, array $metadata): array
    {
        return in_array($metadata['name'] ?? '', ['coleman/gate', 'coleman/mega-menu', 'coleman/menu-panel'], true) ? ['skip_inner_blocks' => true] + $settings : $settings;
    }

    /**
     * After rendering, core turns `Lee's` into a typographic quote and `4x4` into `4×4`. React
     * would find another text than it renders, and part numbers would be wrong for everyone. What has no block of
     * ours (feeds, the administration, another theme) stays as WordPress has it.
     */
    private function keepMarkupAsPrinted(): void
    {
        add_filter('run_wptexturize', '__return_false');
        // Core asks the filter once a request, and again when it is told to begin anew.
        wptexturize('.', true);
        add_filter('pre_option_use_smilies', static fn (): string => '0');
    }

    /** The picture-font script is a request and a listener, for nothing we print. */
    private function leaveOutEmoji(): void
    {
        if ($this->hasBlock) {
            remove_action('wp_head', 'print_emoji_detection_script', 7);
            remove_action('wp_print_styles', 'print_emoji_styles');
            remove_action('wp_enqueue_scripts', 'wp_enqueue_emoji_styles');
        }
    }

    /** WordPress looks for the translations of a script among its own; ours lie beside the blocks, in one file a language. */
    private function translationFile(string|false $file, string $handle, string $domain): string|false
    {
        if (Translations::DOMAIN !== $domain || !str_starts_with($handle, 'coleman-') || (is_string($file) && is_readable($file))) {
            return $file;
        }

        return sprintf('%s/languages/%s-%s.json', $this->folder, $domain, determine_locale());
    }

    /**
     * A page with a block of ours gets the behaviours (docs/behaviours.md), one with an island the loader, any other nothing.
     *
     * The behaviours of few pages come where any block, of whomever, has their markup.
     *
     * @param array{blockName?: string|null} $block
     */
    private function noticeBlock(string $html, array $block): string
    {
        foreach (array_diff_key(self::CONDITIONAL, $this->occasions) as $name => $markup) {
            if (1 === preg_match($markup, $html)) {
                $this->occasions[$name] = true;
                $this->enqueueModule($this->built()['conditional'][$name] ?? '', 'coleman-' . $name);
            }
        }
        if (!$this->hasModal && 1 === preg_match(self::MODAL_LINK, $html)) {
            $this->hasModal = true;
            $this->enqueueSheet(self::MODAL, 'modal.css');
        }
        if (!$this->hasModalScript && 1 === preg_match(self::MODAL_LINK_OF_SCRIPT, $html)) {
            $this->hasModalScript = true;
            $this->enqueueModule($this->built()['conditional']['modal'] ?? '', 'coleman-modal');
        }
        // What a block enqueues that prints nothing, WordPress takes back.
        if (!str_starts_with($block['blockName'] ?? '', 'coleman/') || '' === trim($html)) {
            return $html;
        }
        if (!$this->hasBlock) {
            $this->hasBlock = true;
            $this->keepMarkupAsPrinted();
            $this->enqueueModule($this->built()['behaviours'], 'coleman-behaviours');
            if ([] !== Plugin::services()->images()->local()) {
                $this->enqueueModule($this->built()['conditional']['picture-host'] ?? '', 'coleman-picture-host');
            }
        }
        $this->hasPart = $this->hasPart || str_contains($html, ' data-impression="');
        preg_match_all('/ data-coleman-island="([a-z0-9-]+)"/', $html, $found);
        foreach ($found[1] as $name) {
            if ([] === $this->islands) {
                $this->enqueueModule($this->built()['loader'], 'coleman-islands');
                $this->islands[''] = $this->built()['runtime'];
            }
            $this->islands[$name] ??= $this->built()['islands'][$name] ?? '';
        }

        return $html;
    }

    private function enqueueModule(string $file, string $id): void
    {
        if ('' !== $file) {
            wp_enqueue_script_module($id, plugins_url('islands/' . $file, $this->file), [], null);
        }
    }

    /**
     * What the build wrote of the islands.
     *
     * @return Manifest
     */
    private function built(): array
    {
        $manifest = $this->folder . '/islands/manifest.php';
        if (null === $this->built) {
            /** @var Manifest $read */
            $read = is_file($manifest) ? require $manifest : ['loader' => '', 'behaviours' => '', 'conditional' => [], 'impressions' => '', 'maps' => [], 'runtime' => '', 'islands' => [], 'strings' => []];
            $this->built = $read;
        }

        return $this->built;
    }

    /**
     * What an element is shown in that is no dialog itself. It names the file that opens modals, which comes with the first
     * click on a link to one, of this page or of a script.
     */
    private function printModalFrame(): void
    {
        $file = $this->hasModalScript ? '' : $this->built()['conditional']['modal'] ?? '';
        if ($this->hasModal || ($this->hasBlock && '' !== $file)) {
            printf(
                '<template id="coleman-modal"%s><dialog class="modal-dialog"><button type="button" class="modal-dialog__close close-modal" aria-label="%s">×</button></dialog></template>' . "\n",
                '' === $file ? '' : sprintf(' data-module="%s"', esc_url(plugins_url('islands/' . $file, $this->file))),
                esc_attr__('Close', 'coleman'),
            );
        }
    }

    /** What every island may need to know of the site: nothing of a person, so that the page can be cached. */
    private function printPageFacts(): void
    {
        if ([] !== $this->islands) {
            $strings = array_intersect_key($this->built()['strings'][determine_locale()] ?? [], $this->islands);
            $facts = self::pageFacts() + ['islands' => $this->islands] + ([] === $strings ? [] : ['strings' => $strings]);
            printf('<script type="application/json" id="coleman-page">%s</script>' . "\n", wp_json_encode($facts, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES));
        }
    }

    /** Where pictures are on the site itself, if another host gives them. */
    private function printPictureHost(): void
    {
        $rules = $this->hasBlock ? Plugin::services()->images()->local() : [];
        if ([] !== $rules) {
            printf('<script type="application/json" id="coleman-picture-host">%s</script>' . "\n", wp_json_encode($rules, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES));
        }
    }

    /** What counts the parts seen is fetched by the behaviours when the browser is idle, and on pages with parts alone. */
    private function printImpressions(): void
    {
        $oneIn = ImpressionRepository::oneIn();
        $file = $this->hasPart && $oneIn > 0 ? $this->built()['impressions'] : '';
        if ('' !== $file) {
            printf(
                '<script type="application/json" id="coleman-impressions" data-when-idle="%s">%s</script>' . "\n",
                esc_url(plugins_url('islands/' . $file, $this->file)),
                wp_json_encode(['to' => (string) wp_parse_url(rest_url('coleman/v1/impressions'), PHP_URL_PATH), 'oneIn' => $oneIn, 'token' => self::pageFacts()['token']], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES),
            );
        }
    }

    /** Where a live map would come from: fetched at a click alone (src/behaviours/live-map). */
    private function printMap(): void
    {
        if (!isset($this->occasions['branch-plates'])) {
            return;
        }
        $settings = MapSettings::ofSite();
        $file = $this->built()['maps']['' === $settings->googleKey ? 'leaflet-map' : 'google-map'] ?? '';
        printf(
            '<script type="application/json" id="coleman-map">%s</script>' . "\n",
            wp_json_encode([
                'script' => plugins_url('islands/' . $file, $this->file),
                'tiles' => $settings->tileUrl,
                'attribution' => $settings->attribution,
                'key' => $settings->googleKey,
                'wait' => __('Loading map…', 'coleman'),
                'fault' => __('The live map isn’t available. This is a static map.', 'coleman'),
            ], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
        );
    }

    private function printEditorFacts(): void
    {
        wp_add_inline_script('wp-blocks', 'window.colemanPage = ' . wp_json_encode(self::pageFacts(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES) . ';', 'before');
        $editor = ['hasContentGroup' => version_compare(wp_get_wp_version(), '7.1', '>=')];
        wp_add_inline_script('wp-blocks', 'window.colemanEditor = ' . wp_json_encode($editor) . ';', 'before');
    }

    /** @return array{api: string, ajax: string, token: string, urls: array<string, string>} */
    private static function pageFacts(): array
    {
        $path = static fn (string $url): string => (string) wp_parse_url($url, PHP_URL_PATH);
        $home = rtrim($path(home_url('/')), '/');

        return [
            'api' => $path(rest_url('coleman/v1/')),
            'ajax' => $path(admin_url('admin-ajax.php')),
            'token' => Plugin::services()->siteToken()->value(),
            'urls' => array_map(static fn (string $page): string => $home . $page, [
                'cart' => '/cart',
                'login' => '/customer/login',
                'account' => '/customer',
                'logout' => '/customer/logout',
                'register' => '/customer/create',
                'forgot' => '/customer/forgot-password',
            ]),
        ];
    }
}
