<?php

declare(strict_types=1);

namespace Coleman\Api\Rest;

use Coleman\Api\Cart\CartSession;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Origin;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\Route;
use Coleman\Api\Http\SiteToken;

/**
 * What stands before every call of coleman/v1, once a request and before anything moves:
 * the site token, where the write comes from, how many there have been.
 */
final readonly class RequestGuard
{
    /** The longest that a visitor may send, in bytes; routes that take files say their own. */
    public const MAX_BYTES = 65_536;

    public function __construct(private SiteToken $siteToken, private CartSession $session, private RateLimiter $limiter)
    {
    }

    /**
     * @param int $bytes length of the body
     * @throws ApiError 403 coleman_invalid_token, coleman_forbidden_origin; 413 coleman_too_large; 429 coleman_rate_limited
     * @throws DatabaseError when the counters cannot be reached
     */
    public function check(Route $route, int $bytes): void
    {
        $this->siteToken->check();
        if (!$route->isWrite()) {
            return;
        }
        if (!$route->isSigned) {
            $this->refuseForeign();
        }
        $this->refuseLarge($bytes, max(self::MAX_BYTES, $route->fileBytes));
        $this->limit($route->limit);
    }

    /**
     * The same for a form posted to a page.
     *
     * @param int $fileBytes of the files that it may bring
     */
    public function checkForm(int $fileBytes = 0): void
    {
        if (Origin::Same !== Origin::ofRequest()) {
            throw self::forbidden();
        }
        $this->refuseLarge(0, self::MAX_BYTES + $fileBytes);
        $this->limit('writes');
    }

    /** @param int $bytes as counted; PHP keeps no body of a form with files, whose length is only announced */
    private function refuseLarge(int $bytes, int $most): void
    {
        $announced = $_SERVER['CONTENT_LENGTH'] ?? 0;
        if (max($bytes, is_numeric($announced) ? (int) $announced : 0) > $most) {
            throw new ApiError('coleman_too_large', __('That’s too much data at once. Please send less.', 'coleman'), 413);
        }
    }

    private function refuseForeign(): void
    {
        $origin = Origin::ofRequest();
        if (Origin::Foreign === $origin) {
            throw self::forbidden();
        }
        // Who is signed in here has shown a nonce or an application password; a guest without a
        // browser shows the cart's own token.
        if (Origin::Unknown === $origin && !is_user_logged_in() && !isset($_SERVER['HTTP_X_COLEMAN_CART'])) {
            throw self::forbidden();
        }
    }

    /** @param string $name of the limit; what falls under one does not use up another */
    private function limit(string $name): void
    {
        $this->limiter->demandOfOwner($this->session->owner()?->key, $name);
    }

    private static function forbidden(): ApiError
    {
        return new ApiError('coleman_forbidden_origin', __('This request didn’t come from our site. Please reload the page and try again.', 'coleman'), 403);
    }
}
