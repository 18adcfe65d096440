<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

use Coleman\Api\Support\RequestId;

/** WordPress's page of a critical error names the request, so that who calls about it leads to the log. */
final class FatalErrorPage
{
    public static function register(): void
    {
        add_filter('wp_php_error_message', static function (string $message): string {
            if (!headers_sent()) {
                header(sprintf('%s: %s', RequestId::HEADER, RequestId::current()));
            }

            /* translators: %s: id of a request */
            return $message . sprintf('<p>%s</p>', esc_html(sprintf(__('Reference: %s', 'coleman'), RequestId::current())));
        });
    }
}
