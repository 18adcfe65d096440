<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/**
 * Takes lists away where WordPress wants one value and would end in a type error: `?year[]=1`, or a cookie `name[]`.
 */
final class RequestSanitizer
{
    private const NAMES = ['_method', 'attachment', 'author_name', 'category_name', 'customize_changeset_uuid', 'feed', 'post_format', 'post_type', 'tag', 'year'];

    /** Before anything of WordPress reads the request. */
    public static function keep(): void
    {
        foreach (self::NAMES as $name) {
            if (is_array($_GET[$name] ?? null)) {
                unset($_GET[$name], $_REQUEST[$name]);
            }
            if (is_array($_POST[$name] ?? null)) {
                unset($_POST[$name], $_REQUEST[$name]);
            }
        }
        $_COOKIE = array_filter($_COOKIE, is_string(...));
        add_filter('rest_pre_dispatch', self::nameRoute(...), 0, 3);
    }

    /**
     * A request inside batch/v1 whose path is a query alone has null for its route; whoever reads it wants a text.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private static function nameRoute(mixed $result, \WP_REST_Server $server, \WP_REST_Request $request): mixed
    {
        $request->set_route((string) $request->get_route());

        return $result;
    }
}
