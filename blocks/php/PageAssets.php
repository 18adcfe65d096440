<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Locations\MapSettings;
use Coleman\Api\Parts\ImpressionRepository;
use Coleman\Api\Plugin;
use Coleman\Api\Settings\Groups\DataLayerGroup;

/**
 * Scripts, styles and facts that a page gets for the blocks on it: the loader of islands, the behaviors, and what these
 * have to know of the site.
 *
 * @phpstan-type Block array{blockName?: string|null, innerBlocks?: list<mixed>, innerContent?: list<string|null>}
 */
final class PageAssets
{
    /** What opens modals. Its sheet comes with the page, its script with the first click. */
    private const MODAL = 'modal';

    /** A link that is no link or button: its script gives it to keyboards, and so comes with the page. */
    private const MODAL_LINK_OF_SCRIPT = '/<(?!a\b|button\b)\w+(?=[^>]*\bmodal-link\b)[^>]*\bmodal-target=/';

    /** What a behavior of few pages (src/behaviours/conditional) looks for, an attribute or a class. */
    private const BEHAVIOURS = [
        ' data-announcement' => 'announcements',
        ' data-compare-list' => 'compare',
        ' data-contact-bar' => 'contact-bar',
        ' data-smooth-scroll' => self::SMOOTH_SCROLL,
        ' data-wake-on' => 'wake-on',
        ' data-print' => 'print',
        ' data-bot-check' => 'bot-check',
        'g-recaptcha' => 'bot-check',
        ' data-form-content' => 'form-sent',
        ' data-open-now' => 'branch-plates',
        ' data-show-map' => 'branch-plates',
        ' data-modal' => self::MODAL,
        'modal-link' => self::MODAL,
        'close-modal' => self::MODAL,
    ];

    /** So small that they are printed in the page: a file each would be one request more. */
    private const PRINTED = ['compare', 'contact-bar'];

    /** It answers clicks alone, and comes once the page is used. An earlier click waits for it (src/behaviours/first-click). */
    private const SMOOTH_SCROLL = 'smooth-scroll';

    private bool $hasBlock = false;

    private bool $hasModalScript = false;

    /** Whether a part can be seen on this page. */
    private bool $hasPart = false;
    private bool $hasRecentlyViewed = false;

    /** @var array<string, true> behaviours of few pages that this page needs */
    private array $occasions = [];

    /** @var array<string, string> the islands of this page and their files */
    private array $islands = [];

    public function __construct(private readonly IslandFiles $files, private readonly Sheets $sheets)
    {
    }

    public function register(): void
    {
        add_filter('render_block', $this->notice(...), 10, 3);
        add_action('coleman/kept_markup', $this->noticeOccasions(...));
        add_action('wp_footer', $this->printModalFrame(...), 5);
        add_action('wp_footer', $this->printPageFacts(...), 5);
        add_action('wp_footer', $this->printPictureHost(...), 5);
        add_action('wp_footer', $this->printImpressions(...), 5);
        add_action('wp_footer', $this->printRecentlyViewed(...), 5);
        add_action('wp_footer', $this->printDataLayer(...), 5);
        add_action('wp_footer', $this->printMap(...), 5);
        add_action('wp_footer', $this->printSmallBehaviours(...), 5);
        add_action('wp_footer', $this->printSmoothScroll(...), 5);
        // Before WordPress's own, which are at 7 and at 10.
        add_action('wp_head', $this->leaveOutEmoji(...), 6);
        add_action('wp_enqueue_scripts', $this->leaveOutEmoji(...), 0);
    }

    /**
     * A page with a block of ours gets the behaviors (docs/behaviours.md), one with an island the loader, any other nothing.
     *
     * The behaviors of few pages come where any block, of whomever, has their markup.
     *
     * @param Block $block
     */
    private function notice(string $html, array $block, ?\WP_Block $instance = null): string
    {
        $this->noticeOccasions(self::ownMarkup($html, $block, $instance));
        // What a block enqueues that prints nothing, WordPress takes back.
        if (!str_starts_with($block['blockName'] ?? '', 'coleman/') || '' === trim($html)) {
            return $html;
        }
        if (!$this->hasBlock) {
            $this->hasBlock = true;
            $this->keepMarkupAsPrinted();
            $this->files->enqueue($this->files->behaviours(), 'coleman-behaviours');
            if ([] !== Plugin::services()->images()->local()) {
                $this->files->enqueue($this->files->conditional('picture-host'), 'coleman-picture-host');
            }
        }
        $this->hasRecentlyViewed = $this->hasRecentlyViewed || str_contains($html, ' data-recently-viewed="');
        $this->hasPart = $this->hasPart || str_contains($html, ' data-impression="');
        preg_match_all('/ data-coleman-island="([a-z0-9-]+)"/', $html, $found);
        foreach ($found[1] as $name) {
            if ([] === $this->islands) {
                $this->files->enqueue($this->files->loader(), 'coleman-islands');
                $this->islands[''] = $this->files->runtime();
            }
            $this->islands[$name] ??= $this->files->island($name);
        }

        return $html;
    }

    private function noticeOccasions(string $markup): void
    {
        // At once, as a page is made of many blocks.
        if (!preg_match_all('/(?:' . implode('|', array_keys(self::BEHAVIOURS)) . ')\b/', $markup, $found)) {
            return;
        }
        foreach (array_unique($found[0]) as $sign) {
            $name = self::BEHAVIOURS[$sign];
            if (!isset($this->occasions[$name])) {
                $this->occasions[$name] = true;
                if (self::MODAL === $name) {
                    $this->sheets->enqueue('coleman-modal', 'modal.css');
                } elseif (!in_array($name, [self::SMOOTH_SCROLL, ...self::PRINTED], true)) {
                    $this->files->enqueue($this->files->conditional($name), 'coleman-' . $name);
                }
            }
        }
        if (isset($this->occasions[self::MODAL]) && !$this->hasModalScript && 1 === preg_match(self::MODAL_LINK_OF_SCRIPT, $markup)) {
            $this->hasModalScript = true;
            $this->files->enqueue($this->files->conditional(self::MODAL), 'coleman-modal');
        }
    }

    /**
     * What a block prints around the blocks in it, which have been looked at before it: without this, a page would be
     * searched once for each block that holds a part of it.
     *
     * @param Block $block
     */
    private static function ownMarkup(string $html, array $block, ?\WP_Block $instance): string
    {
        if ([] === ($block['innerBlocks'] ?? []) || null === $instance?->block_type || $instance->block_type->is_dynamic()) {
            return $html;
        }

        return implode('', array_filter($block['innerContent'] ?? [], is_string(...)));
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

    /**
     * What an element is shown in that is no dialog itself. It names the file that opens modals, which comes with the first
     * click on a link to one, of this page or of a script.
     */
    private function printModalFrame(): void
    {
        $file = $this->hasModalScript ? '' : $this->files->conditional(self::MODAL);
        if (isset($this->occasions[self::MODAL]) || ($this->hasBlock && '' !== $file)) {
            printf(
                '<template id="coleman-modal"%s><dialog class="modal-dialog"><button type="button" class="modal-dialog__close close-modal" aria-label="%s">×</button></dialog></template>' . "\n",
                '' === $file ? '' : sprintf(' data-on-click=".modal-link, .close-modal" data-module="%s"', esc_url($this->files->url($file))),
                esc_attr__('Close', 'coleman'),
            );
        }
    }

    /** What every island may need to know of the site: nothing of a person, so that the page can be cached. */
    private function printPageFacts(): void
    {
        if ([] !== $this->islands) {
            $strings = array_intersect_key($this->files->strings(determine_locale()), $this->islands);
            $facts = self::facts() + [
                'offline' => __('We couldn’t reach the server. Please check your connection and try again.', 'coleman'),
                'islands' => $this->islands,
            ] + ([] === $strings ? [] : ['strings' => $strings]);
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

    /** What counts the parts seen is fetched by the behaviors when the browser is idle, and on pages with parts alone. */
    private function printImpressions(): void
    {
        $oneIn = ImpressionRepository::oneIn();
        $file = $this->hasPart && $oneIn > 0 ? $this->files->impressions() : '';
        if ('' !== $file) {
            printf(
                '<script type="application/json" id="coleman-impressions" data-when-idle="%s">%s</script>' . "\n",
                esc_url($this->files->url($file)),
                wp_json_encode(['to' => (string) wp_parse_url(rest_url('coleman/v1/impressions'), PHP_URL_PATH), 'oneIn' => $oneIn, 'token' => self::facts()['token']], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES),
            );
        }
    }

    /** What shows the things a visitor looked at last is fetched once the visitor does something. It makes no request. */
    private function printRecentlyViewed(): void
    {
        $file = $this->hasRecentlyViewed ? $this->files->conditional('recently-viewed') : '';
        if ('' !== $file) {
            printf('<script type="application/json" data-when-used="%s">{}</script>' . "\n", esc_url($this->files->url($file)));
        }
    }

    /** What happens on the page, for a tag manager: only where the dealer has asked for it. */
    private function printDataLayer(): void
    {
        $mode = DataLayerGroup::mode();
        $file = DataLayerGroup::OFF === $mode ? '' : $this->files->dataLayer();
        if ('' !== $file) {
            printf(
                '<script type="application/json" id="coleman-data-layer">%s</script><script type="module" src="%s"></script>' . "\n",
                wp_json_encode(['api' => (string) wp_parse_url(rest_url('coleman/v1/'), PHP_URL_PATH), 'needsConsent' => DataLayerGroup::CONSENT === $mode], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES),
                esc_url($this->files->url($file)),
            );
        }
    }

    private function printSmallBehaviours(): void
    {
        foreach (array_intersect(self::PRINTED, array_keys($this->occasions)) as $name) {
            $code = $this->files->code($this->files->conditional($name));
            if ('' !== $code) {
                wp_print_inline_script_tag($code, ['type' => 'module']);
            }
        }
    }

    private function printSmoothScroll(): void
    {
        $file = isset($this->occasions[self::SMOOTH_SCROLL]) ? $this->files->conditional(self::SMOOTH_SCROLL) : '';
        if ('' !== $file) {
            printf('<template data-on-click="a[data-smooth-scroll]" data-module="%1$s" data-when-used="%1$s"></template>' . "\n", esc_url($this->files->url($file)));
        }
    }

    /** Where a live map would come from: fetched at a click alone (src/behaviours/live-map). */
    private function printMap(): void
    {
        if (!isset($this->occasions['branch-plates'])) {
            return;
        }
        $settings = MapSettings::ofSite();
        $file = $this->files->map('' === $settings->googleKey ? 'leaflet-map' : 'google-map');
        printf(
            '<script type="application/json" id="coleman-map">%s</script>' . "\n",
            wp_json_encode([
                'script' => $this->files->url($file),
                'tiles' => $settings->tileUrl,
                'attribution' => $settings->attribution,
                'key' => $settings->googleKey,
                'wait' => __('Loading map…', 'coleman'),
                'fault' => __('The live map isn’t available. This is a static map.', 'coleman'),
            ], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
        );
    }

    /**
     * What islands need to know of the site, in a page and in the editor: nothing of a person.
     *
     * @return array{api: string, ajax: string, token: string, urls: array<string, string>}
     */
    public static function facts(): array
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
