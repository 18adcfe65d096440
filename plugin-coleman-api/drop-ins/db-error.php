<?php

/**
 * Coleman Equipment: what visitors are told while the database is away.
 *
 * WordPress includes this file from wp-content before any plugin runs, so nothing of WordPress may be called here.
 * It is a copy of the plugin's drop-ins/db-error.php, which keeps it up to date.
 */

declare(strict_types=1);

(static function (): void {
    $text = static fn (string $name): string => is_string($_SERVER[$name] ?? null) ? $_SERVER[$name] : '';
    $sentence = 'We can’t reach our records right now. Please try again in a minute. Your orders are safe.';
    if ('cli' === PHP_SAPI) {
        fwrite(STDERR, "The database cannot be reached.\n");

        return;
    }
    $uri = $text('REQUEST_URI');
    // The process lives although the database does not: nobody is to restart it.
    if (1 === preg_match('#/coleman/v1/health/live/?(?:\?|&|$)#', $uri)) {
        header('Cache-Control: private, no-store');
        header('Content-Type: application/json; charset=UTF-8');
        echo json_encode(['results' => ['status' => 'live', 'checks' => (object) []]]);

        return;
    }
    $id = 1 === preg_match('/^[A-Za-z0-9._-]{8,64}$/D', $text('HTTP_X_REQUEST_ID')) ? $text('HTTP_X_REQUEST_ID') : bin2hex(random_bytes(8));
    error_log("coleman: the database cannot be reached [request $id]");
    $isForPeople = str_contains($text('HTTP_ACCEPT'), 'text/html');
    $isForPrograms = 1 === preg_match('#^/wp-json(/|$|\?)|[?&]rest_route=|/admin-ajax\.php#', $uri)
        // Where WordPress lives in a folder; somebody may also search for these letters.
        || (!$isForPeople && (str_contains($uri, '/wp-json') || str_contains($text('HTTP_ACCEPT'), 'application/json')));
    if (!headers_sent()) {
        http_response_code(503);
        header('Retry-After: 10');
        header('Cache-Control: private, no-store');
        // As Routing\SecurityHeaders has them.
        header('X-Content-Type-Options: nosniff');
        header("X-Request-Id: $id");
        header('X-Frame-Options: SAMEORIGIN');
        header('Referrer-Policy: strict-origin-when-cross-origin');
        header('Permissions-Policy: camera=(), microphone=(), geolocation=(self), usb=(), midi=()');
        header("Content-Security-Policy: object-src 'none'; base-uri 'none'; frame-ancestors 'self'");
        header('Content-Type: ' . ($isForPrograms ? 'application/json' : 'text/html') . '; charset=UTF-8');
    }
    if ($isForPrograms) {
        echo json_encode(['code' => 'coleman_try_again', 'message' => $sentence, 'data' => ['status' => 503, 'request_id' => $id]]);

        return;
    }
    ?><!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a minute</title>
<style>
body { margin: 0; display: grid; min-height: 100vh; place-items: center; background: #f7f7f3; color: #13181b; font: 18px/1.5 Barlow, Helvetica, Arial, sans-serif; }
main { max-width: 34rem; margin: 1.5rem; padding: 1.5rem; background: #fff; border: 2px solid #13181b; border-radius: 4px; }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.1; }
p { margin: 0 0 1rem; }
a { display: inline-block; min-height: 48px; padding: 0 1.25rem; background: #f36b16; color: #13181b; border-radius: 4px; font-weight: bold; line-height: 48px; text-decoration: none; }
</style>
</head>
<body>
<main>
<h1>Back in a minute</h1>
<p><?php echo htmlspecialchars($sentence, ENT_QUOTES); ?></p>
<p>If it is urgent, call your branch.</p>
<p><small>Reference: <?php echo htmlspecialchars($id, ENT_QUOTES); ?></small></p>
<a href="">Try again</a>
</main>
</body>
</html>
<?php
})();
