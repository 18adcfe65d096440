<?php

/**
 * Which site a command line tool works on, and the request WordPress believes to answer.
 *
 * COLEMAN_SITE names the folder of a WordPress; without it, it is the development site.
 * To be followed by `require COLEMAN_WORDPRESS . '/wp-load.php'` in the outermost scope,
 * where WordPress expects to be.
 */

declare(strict_types=1);

(static function (): void {
    $root = dirname(__DIR__, 2);
    $site = getenv('COLEMAN_SITE') ?: (getenv('SITE_DIR') ?: $root . '/.site') . '/wordpress';
    if (!is_file($site . '/wp-config.php')) {
        fwrite(STDERR, "There is no site in $site. `npm start` makes one.\n");
        exit(1);
    }
    define('COLEMAN_WORDPRESS', $site);

    preg_match("~'WP_HOME', 'http://([^']+)'~", (string) file_get_contents($site . '/wp-config.php'), $host);
    $_SERVER['HTTP_HOST'] = $host[1] ?? '127.0.0.1';
    $_SERVER['SERVER_NAME'] = '127.0.0.1';
    $_SERVER['SERVER_SOFTWARE'] = 'PHP';
    $_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
    $_SERVER['REQUEST_METHOD'] = 'GET';
    $_SERVER['REQUEST_URI'] = '/';
    $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
})();
