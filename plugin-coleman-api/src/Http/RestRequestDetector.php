<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** Whether a REST call is under way: WordPress itself knows only after it has loaded everything that a page needs. */
final class RestRequestDetector
{
    public static function isAsked(): bool
    {
        if ('' !== ($_GET['rest_route'] ?? '')) {
            return true;
        }
        $uri = $_SERVER['REQUEST_URI'] ?? '';
        $home = rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');

        return is_string($uri) && str_starts_with($uri, sprintf('%s/%s/', $home, rest_get_url_prefix()));
    }
}
