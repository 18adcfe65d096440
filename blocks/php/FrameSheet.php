<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * The style sheets that blocks have in our theme: those in header and footer and the theme's own share one file that browsers
 * keep from page to page, others are linked without what that file has.
 *
 * Files have the hash of their content in their name. In another theme, which may have one of these blocks, each keeps its
 * own styles.
 */
final readonly class FrameSheet
{
    /** The plates, the map and the people of branches: beside the frame's sheet, for blocks that show them. */
    public const BRANCHES = 'coleman-blocks-branches';

    private const HANDLE = 'coleman-blocks-frame';

    /** The theme's own sheet. */
    private const SITE = 'coleman-site';

    /**
     * The smallest sheets of a page are printed in it, WordPress's own among them, up to so many bytes; the others are
     * fetched beside the frame's, and kept. WordPress's limit of 40,000 is for pages that fetch none.
     */
    private const INLINE_BYTES = 7_000;

    public function __construct(private string $folder, private string $file)
    {
    }

    public function standsFor(\WP_Block_Type_Registry $types): void
    {
        $built = $this->folder . '/frame.php';
        if (!is_file($built)) {
            return;
        }
        /** @var array{file: string, blocks: list<string>, branches: string, rest: array<string, bool>, tools: list<string>, site: array{file: string, of: string}} $frame */
        $frame = require $built;
        foreach ([self::HANDLE => $frame['file'], self::BRANCHES => $frame['branches']] as $handle => $name) {
            wp_register_style($handle, plugins_url($name, $this->file), [], null);
            wp_style_add_data($handle, 'rtl', 'replace');
        }
        add_filter('styles_inline_size_limit', static fn (): int => self::INLINE_BYTES);
        foreach ($frame['blocks'] as $name) {
            foreach (self::ownStyles($types, $name) as $style) {
                $style->src = false;
                $style->deps = [...$style->deps, self::HANDLE];
                $style->extra = [];
            }
        }
        foreach ($frame['rest'] as $name => $needsBranches) {
            foreach (self::ownStyles($types, $name) as $style) {
                $style->src = self::rest((string) $style->src);
                $style->deps = [...$style->deps, self::HANDLE, ...($needsBranches && FirstPaint::EQUIPMENT !== $name ? [self::BRANCHES] : [])];
                if (is_string($style->extra['path'] ?? null)) {
                    $style->extra['path'] = self::rest($style->extra['path']);
                }
            }
        }
        foreach ($frame['tools'] as $name) {
            foreach (self::ownStyles($types, $name) as $style) {
                $this->partTools($name, $style);
            }
        }
        $small = $frame['site'];
        // After the theme has named its sheet.
        add_action('wp_enqueue_scripts', fn () => $this->joinSite($small['file'], $small['of']), 11);
    }

    /**
     * What other blocks share is a sheet of its own. The sheet of a block's tools is among them once it was asked for.
     *
     * @param string $name of a block of ours, without its namespace
     * @return array<string, \_WP_Dependency> the styles that are one block's alone, by handle
     */
    public static function ownStyles(\WP_Block_Type_Registry $types, string $name): array
    {
        $own = [];
        $tools = wp_style_is(self::toolsOf($name)) ? [self::toolsOf($name)] : [];
        foreach ([...$types->get_registered('coleman/' . $name)->style_handles ?? [], ...$tools] as $handle) {
            $style = wp_styles()->registered[$handle] ?? null;
            if (null !== $style && is_string($style->src) && str_contains($style->src, '/blocks/' . $name . '/')) {
                $own[$handle] = $style;
            }
        }

        return $own;
    }

    /**
     * Asks for the sheet of what visitors filter, sort and load more with. In another theme it is in the block's own.
     *
     * @param string $name of a block of ours, without its namespace
     */
    public static function showTools(string $name): void
    {
        if (wp_style_is(self::toolsOf($name), 'registered')) {
            wp_enqueue_style(self::toolsOf($name));
        }
    }

    private static function toolsOf(string $name): string
    {
        return "coleman-{$name}-tools";
    }

    /** Leaves the block's own sheet without its tools, which get one of their own after it. */
    private function partTools(string $name, \_WP_Dependency $style): void
    {
        $part = static fn (string $file, string $kind): string => str_replace('/style-index', '/style-' . $kind, $file);
        $path = $style->extra['path'] ?? '';
        $tools = self::toolsOf($name);
        wp_register_style($tools, $part((string) $style->src, 'tools'), [$style->handle], $style->ver);
        wp_style_add_data($tools, 'path', $part(is_string($path) ? $path : '', 'tools'));
        wp_style_add_data($tools, 'rtl', $style->extra['rtl'] ?? false);
        $style->src = $part((string) $style->src, 'plain');
        $style->extra['path'] = $part(is_string($path) ? $path : '', 'plain');
    }

    private static function rest(string $file): string
    {
        return str_replace('/style-index', '/style-rest', $file);
    }

    /**
     * One file less to wait for: browsers fetch six at a time over HTTP/1.1, and the first picture and the fonts are among
     * them. A sheet that was changed since the build, or is a child theme's, stays as it is.
     */
    private function joinSite(string $name, string $of): void
    {
        $site = wp_styles()->registered[self::SITE] ?? null;
        $frame = wp_styles()->registered[self::HANDLE] ?? null;
        $source = get_theme_file_path('assets/site.css');
        if (null !== $site && null !== $frame && is_file($source) && substr(hash_file('sha256', $source) ?: '', 0, 8) === $of) {
            // Where the theme's sheet stands: its rules outweigh WordPress's of the same specificity by coming later.
            $site->src = plugins_url($name, $this->file);
            $site->ver = null;
            $site->extra = ['rtl' => 'replace'] + array_diff_key($site->extra, ['path' => true]);
            $frame->src = false;
        }
    }
}
