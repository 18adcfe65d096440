<?php

declare(strict_types=1);

/**
 * Prints, as JSON, the HTML that PHP makes of the given states, or why it makes none.
 *
 *   COLEMAN_SITE=<WordPress with the plugins> php tests/markup/render-props.php <file>
 *
 * The file is JSON: a list of { folder, props }, where the folder is a component's.
 */

$site = getenv('COLEMAN_SITE');
if (!is_string($site) || !is_file($site . '/wp-load.php')) {
    fwrite(STDERR, "COLEMAN_SITE names no WordPress. Run: npm run test:markup\n");
    exit(1);
}
$_SERVER += ['HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
ini_set('display_errors', 'stderr');
require $site . '/wp-load.php';
require __DIR__ . '/printer.php';

// A notice is a fault: what it warns of is not what JavaScript does.
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

/** @var list<array{folder: string, props: array<string, mixed>}> $states */
$states = json_decode((string) file_get_contents($argv[1]), true, 512, JSON_THROW_ON_ERROR);
$printed = [];
foreach ($states as ['folder' => $folder, 'props' => $props]) {
    try {
        $printed[] = ['html' => (string) printerOf($folder)($props)];
    } catch (Throwable $fault) {
        $printed[] = ['fault' => $fault->getMessage() . ' in ' . basename($fault->getFile()) . ':' . $fault->getLine()];
    }
}

echo json_encode($printed, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
