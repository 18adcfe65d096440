<?php

declare(strict_types=1);

/**
 * Options that pages ask for one by one, as WordPress does not load them with the others: the list of the theme's patterns,
 * and a logo that may never have been chosen. Here they are kept in a transient, which is loaded with the others.
 */

namespace Coleman\Theme;

final class KeptOptions
{
    /** Changes with each edit of one of them. */
    private const TURN = 'coleman_options_turn';

    private const TRANSIENT = 'coleman_options';

    private const LOGO = 'site_logo';

    private const PATTERNS = 'wp_theme_files_patterns-';

    /** As long as WordPress keeps the patterns: an edit past WordPress shows by then. */
    private const SECONDS = 30 * MINUTE_IN_SECONDS;

    public static function register(): void
    {
        add_action('after_setup_theme', self::prime(...));
        foreach (['added_option', 'updated_option', 'deleted_option'] as $hook) {
            add_action($hook, static function (string $name): void {
                if (self::LOGO === $name || 1 === preg_match('/^_site_transient_(timeout_)?' . self::PATTERNS . '/', $name)) {
                    next_turn(self::TURN);
                }
            });
        }
    }

    public static function prime(): void
    {
        // There, transients are no options.
        if (is_multisite() || wp_using_ext_object_cache()) {
            return;
        }
        $theme = wp_get_theme();
        $patterns = self::PATTERNS . md5($theme->get_theme_root() . '/' . $theme->get_stylesheet());
        $names = [self::LOGO, '_site_transient_' . $patterns, '_site_transient_timeout_' . $patterns];
        $turn = turn_of(self::TURN);
        /** @var array{turn: string, until: int, values: array<string, mixed>}|false $kept what was set below */
        $kept = get_transient(self::TRANSIENT);
        if (false !== $kept && $turn === $kept['turn'] && time() < $kept['until'] && $names === array_keys($kept['values'])) {
            self::put($kept['values']);

            return;
        }
        wp_prime_option_caches($names);
        $values = array_map(static fn (string $name): mixed => wp_cache_get($name, 'options'), array_combine($names, $names));
        set_transient(self::TRANSIENT, ['turn' => $turn, 'until' => time() + self::SECONDS, 'values' => $values]);
    }

    /** @param array<string, mixed> $values as the database has them, false for an option that is not there */
    private static function put(array $values): void
    {
        wp_cache_set_multiple(array_filter($values, static fn (mixed $value): bool => false !== $value), 'options');
        $absent = wp_cache_get('notoptions', 'options');
        wp_cache_set('notoptions', array_fill_keys(array_keys($values, false, true), true) + (is_array($absent) ? $absent : []), 'options');
    }
}

KeptOptions::register();
