<?php

/**
 * Router of PHP's web server: files as they are, everything else to WordPress.
 *
 * REQUEST_URI is left raw, so that WordPress sees dots, %2F and other encoded characters
 * as they came. SCRIPT_NAME and PHP_SELF are set because PHP's server, seeing a dot in a
 * path, takes it for the name of a script.
 */

declare(strict_types=1);

/** What the web server tells of the request. */
$colemanServer = static function (string $name): string {
    $value = $_SERVER[$name] ?? '';

    return is_string($value) ? $value : '';
};

/**
 * @return string|null The script that answers; null when PHP's server shall send the file itself.
 */
$colemanScript = (static function () use ($colemanServer): ?string {
    $root = $colemanServer('DOCUMENT_ROOT');
    // parse_url() takes a leading `//` for a host.
    $path = rawurldecode(strtok('/' . ltrim($colemanServer('REQUEST_URI'), '/'), '?#') ?: '/');

    // As deploy/single has it: what is read by PHP alone, or tells of versions.
    $isClosed = static fn (string $pattern): bool => 1 === preg_match('@^/' . $pattern . '@iD', $path);
    if ($isClosed('(?:readme\.html|license\.txt|wp-config-sample\.php)$')
        || $isClosed('wp-content/(?:plugins/coleman-[^/]+|themes/coleman)/(?:(?:src|schema|vendor|demo|data|templates|drop-ins|php)/|.+\.php$)')
        || $isClosed('wp-content/coleman-(?:feeds|pictures)/.*')
        || $isClosed('wp-content/(?:plugins|themes)/(?!coleman-blocks/islands/languages/).+\.(?:md|json|lock|pot|po|mo|txt|xml|neon|ya?ml|dist|map|sql|log)$')
    ) {
        http_response_code(404);
        exit;
    }
    $hidden = str_contains($path, '/.') || str_contains($path, "\0");
    $file = $root . $path;
    if (!$hidden && is_file($file)) {
        if (!str_ends_with($path, '.php')) {
            // Browsers of tests keep files that have a version in their address. Without this each page compiles them anew.
            $type = ['css' => 'text/css', 'js' => 'text/javascript'][pathinfo($path, PATHINFO_EXTENSION)] ?? '';
            if ('' !== $type && false !== getenv('COLEMAN_KEEP_FILES') && str_contains($colemanServer('QUERY_STRING'), 'ver=')) {
                header("Content-Type: $type; charset=UTF-8");
                header('Content-Length: ' . filesize($file));
                header('Cache-Control: public, max-age=86400, immutable');
                readfile($file);
                exit;
            }

            return null;
        }

        return $path;
    }
    if (!$hidden && '/' !== $path && is_dir($file) && is_file(rtrim($file, '/') . '/index.php')) {
        if (!str_ends_with($path, '/')) {
            $query = $colemanServer('QUERY_STRING');
            header('Location: ' . $path . '/' . ('' === $query ? '' : '?' . $query), true, 301);
            exit;
        }

        return $path . 'index.php';
    }

    return '/index.php';
})();

if (null === $colemanScript) {
    return false;
}

$_SERVER['SCRIPT_NAME'] = $colemanScript;
$_SERVER['PHP_SELF'] = $colemanScript;
$_SERVER['SCRIPT_FILENAME'] = $colemanServer('DOCUMENT_ROOT') . $colemanScript;
unset($_SERVER['PATH_INFO']);
chdir(dirname($_SERVER['SCRIPT_FILENAME']));
unset($colemanScript, $colemanServer);

// Here and not in a function: WordPress expects to be the outermost scope.
require $_SERVER['SCRIPT_FILENAME'];
