<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/**
 * The text domain `coleman` has several homes: this plugin's sentences, the blocks', the theme's. WordPress keeps one
 * folder for a domain, so each home loads its own file, `languages/coleman-<locale>.l10n.php`. The theme does so itself.
 */
final class Translations
{
    public const DOMAIN = 'coleman';

    /** Languages in which visitors read every sentence, beside English. */
    public const LANGUAGES = ['es_US'];

    /** @param string $folder the plugin's folder */
    public static function register(string $folder): void
    {
        add_action('init', static fn () => self::load($folder), 1);
        // At a change of language WordPress forgets the files, and would find one of the homes again.
        add_action('change_locale', static fn () => self::load($folder));
    }

    /** Adds the sentences of one home in the language of this request, when it has them. */
    public static function load(string $folder): void
    {
        $locale = determine_locale();
        if ('en_US' !== $locale) {
            load_textdomain(self::DOMAIN, sprintf('%s/languages/%s-%s.mo', $folder, self::DOMAIN, $locale), $locale);
        }
    }

    /**
     * WordPress itself may have no language pack for one of our languages. It is offered all the same, and the names of
     * months and days and what else visitors read of WordPress's words come from a file of ours. A pack adds the rest.
     *
     * @param string $folder the plugin's folder
     */
    public static function complete(string $folder): void
    {
        add_filter('get_available_languages', self::withOurs(...));
        add_action('load_textdomain', static function (string $domain, string $file) use ($folder): void {
            $locale = basename($file, '.mo');
            if ('default' === $domain && in_array($locale, self::LANGUAGES, true)) {
                load_textdomain($domain, sprintf('%s/languages/wordpress-%s.mo', $folder, $locale), $locale);
            }
        }, 10, 2);
    }

    /**
     * @param list<string> $languages
     * @return list<string>
     */
    private static function withOurs(array $languages): array
    {
        // There it would ask WordPress.org what each language is called, at each sign-in where that cannot be reached.
        if (did_action('login_init') > 0) {
            return $languages;
        }

        return array_values(array_unique([...$languages, ...self::LANGUAGES]));
    }
}
