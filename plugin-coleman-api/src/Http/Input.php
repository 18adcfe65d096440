<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** Reads arguments that the route's schema has already checked. */
final class Input
{
    /** @param \WP_REST_Request<array<string, mixed>> $request */
    public static function integer(\WP_REST_Request $request, string $name): int
    {
        $value = $request->get_param($name);

        return is_numeric($value) ? (int) $value : 0;
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    public static function text(\WP_REST_Request $request, string $name): string
    {
        $value = $request->get_param($name);

        return is_string($value) ? $value : '';
    }

    /**
     * A group of fields, `account[FirstName]`.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array<mixed>
     */
    public static function fields(\WP_REST_Request $request, string $name): array
    {
        $value = $request->get_param($name);

        return is_array($value) ? $value : [];
    }

    /**
     * Whether a box is ticked: JSON's true, or what a form sends.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    public static function isSet(\WP_REST_Request $request, string $name): bool
    {
        return in_array($request->get_param($name), [true, 1, '1', 'true'], true);
    }
}
