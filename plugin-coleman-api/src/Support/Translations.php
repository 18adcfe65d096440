<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/**
 * The text domain `coleman` has two homes: this plugin's sentences and the blocks'. WordPress keeps
 * one folder for a domain, so each home loads its own file, `languages/coleman-<locale>.mo`.
 */
final class Translations
{
    public const DOMAIN = 'coleman';

    /** @param string $folder the plugin's folder */
    public static function register(string $folder): void
    {
        add_action('init', static fn () => self::load($folder), 1);
    }

    /** Adds the sentences of one home in the language of this request, when it has them. */
    public static function load(string $folder): void
    {
        $locale = determine_locale();
        $file = sprintf('%s/languages/%s-%s.mo', $folder, self::DOMAIN, $locale);
        if ('en_US' !== $locale && is_readable($file)) {
            load_textdomain(self::DOMAIN, $file, $locale);
        }
    }
}
