<?php

/**
 * Plugin Name: Coleman development: language
 * Description: Shows a development site in the language that the cookie coleman_language names, as a site in it would be. No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' !== wp_get_environment_type()) {
    return;
}

$language = $_COOKIE['coleman_language'] ?? '';
if (!is_string($language) || 1 !== preg_match('/^[a-z]{2}(_[A-Z]{2})?$/', $language)) {
    return;
}

add_filter('locale', static fn (): string => $language);
// WordPress reads the direction in a language pack; there is none here.
if (in_array($language, ['ar', 'fa_IR', 'he_IL', 'ur'], true)) {
    $GLOBALS['text_direction'] = 'rtl';
}
