<?php

declare(strict_types=1);

/**
 * The sheets of WordPress's own blocks: it registers three hundred on each request, of which a page prints a few. Which
 * there are is kept; they are registered as WordPress does it, without looking through its files and blocks again.
 */

namespace Coleman\Theme;

final class KeptSheets
{
    private const TRANSIENT = 'coleman_sheets';

    /** Raised when what is kept gets another form. */
    private const FORM = 1;

    /** WordPress's function, and when it is called. */
    private const CORE = 'register_core_block_style_handles';

    private const PRIORITY = 9;

    public static function register(): void
    {
        add_action('init', self::begin(...), self::PRIORITY - 1);
    }

    public static function begin(): void
    {
        // WordPress itself has one hook on what blocks say. Right-to-left pages have other files.
        $mayKeep = 1 === count(hooked_on('block_type_metadata')) && !is_rtl() && !wp_is_development_mode('core')
            && wp_should_load_separate_core_block_assets() && function_exists('gzinflate');
        if (!$mayKeep || self::PRIORITY !== has_action('init', self::CORE)) {
            return;
        }
        remove_action('init', self::CORE, self::PRIORITY);
        $data = new KeptData(self::TRANSIENT);
        $key = implode(' ', [self::FORM, wp_get_wp_version(), wp_scripts_get_suffix()]);
        /** @var array{files: array<string, string>}|null $kept what is kept below under the same key */
        $kept = $data->take($key);
        if (null === $kept) {
            $data->keep($key, ['files' => self::found()]);
        } else {
            self::put($kept['files']);
        }
    }

    /** @return array<string, string> of those that WordPress registers now, by handle: the file, '' for none */
    private static function found(): array
    {
        $before = wp_styles()->registered;
        call_user_func(self::CORE);
        $blocks = strlen(includes_url('blocks/'));

        $files = [];
        foreach (array_diff_key(wp_styles()->registered, $before) as $handle => $sheet) {
            $files[(string) $handle] = is_string($sheet->src) ? substr($sheet->src, $blocks) : '';
        }

        return $files;
    }

    /** @param array<string, string> $files by handle */
    private static function put(array $files): void
    {
        $styles = wp_styles();
        $address = includes_url('blocks/');
        $folder = wp_normalize_path(ABSPATH . WPINC . '/blocks/');
        foreach ($files as $handle => $file) {
            $styles->add($handle, '' === $file ? false : $address . $file);
            if ('' !== $file) {
                $styles->add_data($handle, 'path', $folder . $file);
            }
        }
    }
}

KeptSheets::register();
