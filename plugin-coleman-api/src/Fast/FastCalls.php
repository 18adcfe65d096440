<?php

declare(strict_types=1);

namespace Coleman\Api\Fast;

use Coleman\Api\Database\Upgrader;
use Coleman\Api\Http\RequestSanitizer;
use Coleman\Api\Http\Route;
use Coleman\Api\Http\Schemas;
use Coleman\Api\Rest\RestServer;
use Coleman\Api\Support\Translations;

/**
 * Answers guests' most frequent calls as soon as all plugins are loaded: before the theme, `init`, and the routes of
 * everybody else. It is WordPress's own REST server with our own routes and guards in it, so an answer is the same to
 * the byte; what it leaves out is what these answers have no use for (docs/fast-calls.md).
 */
final readonly class FastCalls
{
    /**
     * @param \Closure(): RestServer $server
     * @param string $folder of the plugin
     */
    public function __construct(
        private FastNote $note,
        private Upgrader $upgrader,
        private \Closure $server,
        private Schemas $schemas,
        private string $folder,
    ) {
    }

    /** Answers and ends the process, or does nothing: WordPress then goes on as always. */
    public function tryToAnswer(FastRequest $request): void
    {
        $switch = FastSwitch::ofSite();
        if ($switch->isOff || $this->upgrader->pending() || !self::isOrdinarySite()) {
            return;
        }
        if (!$switch->isForced && !$this->note->isFree()) {
            $key = $this->note->key();
            add_action('shutdown', function () use ($key, $switch): void {
                // Whoever ended the request before that has not let everybody speak.
                if (0 < did_action('rest_api_init')) {
                    $this->note->take($key, $switch->harmless);
                }
            });

            return;
        }
        $server = ($this->server)();
        $route = array_find($server->routesAt($request->route()), static fn (Route $route): bool => $route->takes($request->method));
        if (null !== $route && $request->hasOnlyFieldsOf($route, $this->schemas)) {
            $this->answer($server, $request->route());
        }
    }

    /** Whether the site answers as it always does: in its own language, and not as one that its network has closed. */
    private static function isOrdinarySite(): bool
    {
        $locale = get_locale();
        $languages = defined('WP_LANG_DIR') ? constant('WP_LANG_DIR') : '';
        // WordPress notes what the settings say, and then asks its filters.
        if (($GLOBALS['locale'] ?? '') !== $locale || false !== has_filter('pre_determine_locale') || false !== has_filter('determine_locale')) {
            return false;
        }
        // Code of a language, which WordPress runs between the plugins and the theme.
        if (!is_string($languages) || is_readable("$languages/$locale.php")) {
            return false;
        }
        $site = is_multisite() ? get_site() : null;

        return null === $site || [0, 0, 0] === [(int) $site->archived, (int) $site->spam, (int) $site->deleted];
    }

    /** What wp-settings.php and rest_api_loaded() do from here on, as far as a call of ours needs it. */
    private function answer(RestServer $ours, string $route): never
    {
        RequestSanitizer::keep();
        Translations::complete($this->folder);
        wp_functionality_constants();
        wp_magic_quotes();
        $GLOBALS['wp_the_query'] = new \WP_Query();
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'];
        $GLOBALS['wp_rewrite'] = new \WP_Rewrite();
        $GLOBALS['wp'] = new \WP();
        // From here on WordPress lets plugins load their translations. Whoever waits for that would build the theme.
        remove_all_actions('after_setup_theme');
        do_action('after_setup_theme');
        load_default_textdomain();
        $GLOBALS['wp_locale'] = new \WP_Locale();
        Translations::load($this->folder);
        define('REST_REQUEST', true);
        // The routes of WordPress, which take half of the time, and of others.
        remove_all_actions('rest_api_init');
        add_action('rest_api_init', 'rest_api_default_filters');
        $server = rest_get_server();
        $ours->register();
        $server->serve_request($route);
        exit;
    }
}
