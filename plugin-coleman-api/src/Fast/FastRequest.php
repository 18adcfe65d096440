<?php

declare(strict_types=1);

namespace Coleman\Api\Fast;

use Coleman\Api\Http\Route;
use Coleman\Api\Http\Schemas;

/**
 * Whether a request asks for what a fast call answers, in the plain way that a guest's browser does. What is written in
 * another way than that is WordPress's to understand.
 *
 * It reads the superglobals while WordPress has not slashed them yet.
 */
final readonly class FastRequest
{
    /** Paths after the namespace, by method. The routes of these paths are the same for each guest and need no theme. */
    public const PATHS = [
        'GET' => ['/cart', '/search', '/search/suggest', '/products', '/equipment-categories', '/rentals/\d+/availability'],
        'POST' => ['/cart/add', '/cart/update', '/cart/remove', '/cart/bulk', '/cart/save-for-later', '/cart/saved/take-back', '/cart/saved/remove', '/impressions'],
    ];

    /** Fields that every call may bring: the client's time, twice, and that the language is the visitor's own. */
    private const OF_ALL = ['t', '_', '_locale'];

    /** Who signs in, or wants another method than the one that was sent. */
    private const HEADERS = ['HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION', 'PHP_AUTH_USER', 'PHP_AUTH_PW', 'PHP_AUTH_DIGEST', 'HTTP_X_WP_NONCE'];

    /** Cookies of WordPress whose names may be set in wp-config.php. */
    private const COOKIES = ['AUTH_COOKIE', 'SECURE_AUTH_COOKIE', 'LOGGED_IN_COOKIE'];

    private const OVERRIDE = 'HTTP_X_HTTP_METHOD_OVERRIDE';

    private function __construct(public string $method, public string $path)
    {
    }

    /** The request being served; null for one that goes the long way, which most are. */
    public static function ofServer(): ?self
    {
        $uri = $_SERVER['REQUEST_URI'] ?? '';
        $method = $_SERVER['REQUEST_METHOD'] ?? '';
        // wp-admin, wp-login.php, cron and the command line do not load templates.
        if (!is_string($uri) || !is_string($method) || !str_contains($uri, '/' . Route::NAMESPACE . '/') || !defined('WP_USE_THEMES')) {
            return null;
        }
        $path = self::path(strtok($uri, '?') ?: '');

        return null !== $path && self::isFast($method, $path) && self::isGuest() && self::isTakenAtItsWord($method) ? new self($method, $path) : null;
    }

    /** As WordPress names the route. */
    public function route(): string
    {
        return '/' . Route::NAMESPACE . $this->path;
    }

    /**
     * Whether it brings fields that the call itself has, and no other: WordPress and other plugins listen to many names.
     */
    public function hasOnlyFieldsOf(Route $route, Schemas $schemas): bool
    {
        $known = array_fill_keys([...self::OF_ALL, ...array_keys($schemas->arguments($route->request))], true);

        return [] === array_diff_key($_GET + $_POST, $known)
            && [] === array_intersect_key($_GET, $_POST)
            && !isset($_POST['_locale'])
            && in_array($_GET['_locale'] ?? 'user', ['user'], true);
    }

    /** @return string|null after the namespace; null for an address that is not spelled as we print it */
    private static function path(string $uri): ?string
    {
        $structure = get_option('permalink_structure');
        // Without permalinks there are no such addresses; with index.php in them they have another root.
        if (!is_string($structure) || '' === $structure || str_contains($structure, 'index.php')) {
            return null;
        }
        $home = rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
        $root = sprintf('%s/%s/%s', $home, rest_get_url_prefix(), Route::NAMESPACE);

        return str_starts_with($uri, $root . '/') ? substr($uri, strlen($root)) : null;
    }

    private static function isFast(string $method, string $path): bool
    {
        return array_any(self::PATHS[$method] ?? [], static fn (string $pattern): bool => 1 === preg_match('@^' . $pattern . '$@D', $path));
    }

    /** Whether nothing says that the visitor is, or was, somebody to WordPress. */
    private static function isGuest(): bool
    {
        $cookies = array_map(static fn (string $name): mixed => defined($name) ? constant($name) : null, self::COOKIES);

        return !array_any(self::HEADERS, static fn (string $name): bool => isset($_SERVER[$name]))
            && !array_any(array_keys($_COOKIE), static fn (int|string $name): bool => str_starts_with((string) $name, 'wordpress_') || in_array($name, $cookies, true));
    }

    private static function isTakenAtItsWord(string $method): bool
    {
        return !isset($_SERVER[self::OVERRIDE]) || ('POST' === $method && 'POST' === $_SERVER[self::OVERRIDE]);
    }
}
