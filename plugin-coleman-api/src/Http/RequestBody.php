<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/**
 * The body of a call that takes fields. WordPress hands over whatever JSON holds, `null` and `true` included; here it
 * becomes an object, or the call is refused before any handler sees it.
 */
final class RequestBody
{
    /** No call has fields within so many others. */
    private const MAX_DEPTH = 32;

    private const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

    /**
     * No body at all is an object without fields, and so is `[]`, which is how PHP clients write one.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @throws ApiError 400 rest_invalid_json, 415 coleman_unsupported_media_type
     */
    public static function demandObject(\WP_REST_Request $request): void
    {
        // A request inside another one (batch/v1) has fields, and a body of null.
        $body = trim((string) $request->get_body());
        if ('' === $body) {
            return;
        }
        if ($request->is_json_content_type()) {
            $value = json_decode($body, false, self::MAX_DEPTH);
            if (!$value instanceof \stdClass && [] !== $value) {
                throw new ApiError('rest_invalid_json', __('The body must be a JSON object without deep nesting.', 'coleman'));
            }

            return;
        }
        $type = $request->get_content_type()['value'] ?? '';
        if ('' !== $type && !in_array($type, self::FORM_TYPES, true)) {
            throw new ApiError('coleman_unsupported_media_type', __('Send the fields as JSON or form data.', 'coleman'), 415);
        }
    }

    /**
     * The fields of the body alone, without what the path or the query says.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array<string, mixed>
     */
    public static function fields(\WP_REST_Request $request): array
    {
        $form = $request->get_body_params();
        /** @var mixed $fields WordPress promises an array, and keeps whatever the JSON was */
        $fields = [] !== $form ? $form : $request->get_json_params();

        // PHP turns a field called "7" into the number: no call has one.
        /** @var array<string, mixed> */
        return is_array($fields) ? array_filter($fields, is_string(...), ARRAY_FILTER_USE_KEY) : [];
    }
}
