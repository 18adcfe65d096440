<?php

/**
 * Boots the real WordPress of the test site, when COLEMAN_SITE names one (the unit suite
 * runs without). Nothing of WordPress is faked.
 */

declare(strict_types=1);

/** @var \Composer\Autoload\ClassLoader $loader */
$loader = require dirname(__DIR__, 2) . '/plugin-coleman-api/vendor/autoload.php';

// WordPress looks at it on its way out, on the command line too.
$_SERVER['REQUEST_URI'] ??= '/';

// A mutation run (tests/mutation) puts a changed copy of one class in place of the product's, before anybody asks for it.
$mutant = explode('=', (string) getenv('COLEMAN_MUTANT'), 2);
if (isset($mutant[1])) {
    require $mutant[1];
}

if (false !== getenv('COLEMAN_SITE')) {
    // The site has the blocks as they were built, with the views that were made of them.
    $loader->setPsr4('Coleman\\Blocks\\', []);

    // PHPUnit includes this file in a function, where WordPress expects the outermost scope:
    // what core assigns there has to be declared global first.
    global $shortcode_tags, $_wp_sidebars_widgets,
    $wp_registered_sidebars, $wp_registered_widgets, $wp_registered_widget_controls, $wp_registered_widget_updates,
    $is_lynx, $is_gecko, $is_opera, $is_safari, $is_chrome, $is_iphone, $is_edge, $is_apache, $is_nginx, $is_caddy;

    require dirname(__DIR__, 2) . '/bin/php/site.php';
    require COLEMAN_WORDPRESS . '/wp-load.php';
}
