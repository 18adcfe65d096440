<?php

declare(strict_types=1);

namespace Coleman\Api\Rest;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\SchemaTooOld;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\Log;

/**
 * What a request meets while the tables are older than the code.
 *
 * Administrators' pages, cron and the command line upgrade, and then go on as usual. Visitors never wait for an upgrade:
 * calls and pages of ours answer 503 with Retry-After, and only when the answer is out does the visitor's process see to
 * it that somebody upgrades. Everything else of WordPress goes on.
 */
final readonly class UpgradeGate
{
    private const RETRY_AFTER = 5;

    private const SHIELDED_ACTIONS = ['customer_login', 'check_authentication'];

    /** @param string $folder of the plugin */
    public function __construct(private Upgrader $upgrader, private string $folder)
    {
    }

    /** @return bool whether the dealership may start in this request */
    public function isOpen(): bool
    {
        // On the command line each command sees to it itself, and scheduled work does.
        if ('cli' === PHP_SAPI || !$this->upgrader->pending()) {
            return true;
        }
        try {
            $this->upgrader->refuseOld();
            if (self::isTaker() && $this->upgrader->tryToUpgrade()) {
                return true;
            }
            $this->notify(static fn (): string => __('The Coleman tables are being upgraded. Visitors see a short notice until it’s done.', 'coleman'), 'info');
            add_action('shutdown', $this->afterTheAnswer(...), PHP_INT_MAX);
        } catch (SchemaTooOld | DatabaseError $fault) {
            Log::error($fault->getMessage());
            $this->notify($fault->getMessage(...), 'error');
        }
        $this->answerVisitors();

        return false;
    }

    /** Whoever may wait: an administrator's page, and WordPress's cron. */
    private static function isTaker(): bool
    {
        return wp_doing_cron() || (is_admin() && !wp_doing_ajax() && current_user_can('manage_options'));
    }

    /** @param \Closure(): string $text called when translations are loaded, which they are not yet */
    private function notify(\Closure $text, string $type): void
    {
        add_action('admin_notices', static function () use ($text, $type): void {
            if (current_user_can('manage_options')) {
                wp_admin_notice(esc_html($text()), ['type' => $type]);
            }
        });
    }

    private function answerVisitors(): void
    {
        add_filter('rest_pre_dispatch', function (mixed $result, \WP_REST_Server $server, \WP_REST_Request $request): mixed {
            // Nobody is to restart a server that upgrades.
            if ('/' . Route::NAMESPACE . '/health/live' === rtrim(strtolower($request->get_route()), '/')) {
                return new \WP_REST_Response(['results' => ['status' => 'live', 'checks' => (object) []]], 200, ['Cache-Control' => 'private, no-store']);
            }
            // The editor's preview of one of our blocks asks the tables as our own calls do.
            $isOurs = RestServer::concerns($request) || str_contains($request->get_route(), '/block-renderer/coleman/');

            return $isOurs ? new \WP_REST_Response(self::refusal(), 503, self::headers()) : $result;
        }, 0, 3);
        // Calls end before this; wp-admin, wp-login.php and cron never come here.
        add_action('parse_request', function (\WP $wp): void {
            if (!isset($wp->query_vars['robots']) && !isset($wp->query_vars['favicon'])) {
                self::sendHeaders('text/html');
                require $this->folder . '/templates/upgrade.php';
                exit;
            }
        }, PHP_INT_MAX);
        foreach (self::SHIELDED_ACTIONS as $action) {
            foreach (['wp_ajax_', 'wp_ajax_nopriv_'] as $hook) {
                add_action($hook . $action, static function (): void {
                    self::sendHeaders('application/json');
                    echo wp_json_encode(self::refusal());
                    exit;
                });
            }
        }
    }

    /** @return array{code: string, message: string, data: array{status: int, retry_after: int}} */
    private static function refusal(): array
    {
        return [
            'code' => 'coleman_upgrading',
            'message' => __('We’re updating the site. Please try again in a few seconds. Nothing was changed.', 'coleman'),
            'data' => ['status' => 503, 'retry_after' => self::RETRY_AFTER],
        ];
    }

    /** @return array<string, string> */
    private static function headers(): array
    {
        return ['Retry-After' => (string) self::RETRY_AFTER, 'Cache-Control' => 'private, no-store', 'X-Content-Type-Options' => 'nosniff'];
    }

    private static function sendHeaders(string $type): void
    {
        status_header(503);
        foreach (self::headers() + ['Content-Type' => $type . '; charset=UTF-8'] as $name => $value) {
            header("$name: $value");
        }
    }

    /** The visitor is answered; this process is free. */
    private function afterTheAnswer(): void
    {
        $isFree = function_exists('fastcgi_finish_request') && fastcgi_finish_request();
        try {
            $mustWork = $this->upgrader->askFor();
            if ($isFree || $mustWork) {
                ignore_user_abort(true);
                $this->upgrader->tryToUpgrade();
            } else {
                // Whoever answers it is a taker, and nobody waits for it.
                wp_remote_post(site_url('wp-cron.php?doing_wp_cron'), ['timeout' => 0.01, 'blocking' => false]);
            }
        } catch (\Throwable $fault) {
            Log::error($fault->getMessage());
        }
    }
}
