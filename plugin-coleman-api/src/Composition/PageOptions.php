<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Locations\MapSettings;
use Coleman\Api\Routing\ScriptPolicy;

/**
 * The settings that every page of the site asks for, those of other themes and plugins too.
 *
 * WordPress looks for an option that nobody has saved with a statement of its own at each request. One that is there is
 * loaded with all others.
 */
final class PageOptions
{
    private const NAMES = [BotSettings::OPTION, MapSettings::OPTION, ScriptPolicy::OPTION];

    /** Makes those that nobody has saved yet. Nothing is in them, so the defaults hold, also later ones. */
    public static function make(): void
    {
        foreach (self::NAMES as $name) {
            add_option($name, [], '', true);
        }
        if (self::isEnglishByDefault()) {
            // As when its general settings are saved.
            add_option('WPLANG', '', '', true);
        }
    }

    /** Whether the site is in English because nobody has chosen another language, here or where the option would hide it. */
    private static function isEnglishByDefault(): bool
    {
        return !is_multisite() && !defined('WPLANG') && !isset($GLOBALS['wp_local_package']);
    }
}
