<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/**
 * The API token header that each request of the site carries.
 *
 * It is public: printed in every page, the same for all. A call without it is taken under the other
 * rules; a wrong one is refused, so that clients of another site find out at once.
 */
final readonly class SiteToken
{
    public const HEADER = 'X-Coleman-Token';

    public function __construct(private string $token)
    {
    }

    public function value(): string
    {
        return $this->token;
    }

    /** @throws ApiError 403 coleman_invalid_token */
    public function check(): void
    {
        $sent = $_SERVER['HTTP_X_COLEMAN_TOKEN'] ?? '';
        if (is_string($sent) && '' !== $sent && !hash_equals($this->token, $sent)) {
            throw new ApiError('coleman_invalid_token', __('This page is out of date. Please reload it.', 'coleman'), 403);
        }
    }
}
