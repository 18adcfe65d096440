<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Origin;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Support\Log;

/** The ajax endpoint's two actions, customer_login and check_authentication, for guests and customers alike. */
final readonly class AjaxActions
{
    public function __construct(
        private SignIn $signIn,
        private CartService $carts,
        private CartSession $session,
        private SiteToken $siteToken,
    ) {
    }

    public function register(): void
    {
        foreach (['customer_login' => $this->login(...), 'check_authentication' => $this->check(...)] as $action => $handler) {
            add_action('wp_ajax_' . $action, $handler);
            add_action('wp_ajax_nopriv_' . $action, $handler);
        }
    }

    private function login(): void
    {
        try {
            $this->siteToken->check();
            if (Origin::Foreign === Origin::ofRequest() || 'POST' !== ($_SERVER['REQUEST_METHOD'] ?? '')) {
                throw new ApiError('coleman_forbidden_origin', __('This form was sent from another site. Please reload the page and try again.', 'coleman'), 403);
            }
            $redirect = SafeRedirect::path(self::field('redirect'));
            $this->signIn->signIn(self::field('email'), self::field('password'), $redirect);
            $this->answer(['response' => true, 'nonce' => wp_create_nonce('wp_rest'), 'redirect' => $redirect]);
        } catch (ApiError | DatabaseError $fault) {
            $error = $fault instanceof ApiError ? $fault : self::unavailable($fault);
            if (null !== $error->retryAfter) {
                header('Retry-After: ' . $error->retryAfter);
            }
            $body = ['code' => $error->errorCode, 'message' => $error->getMessage(), 'data' => ['status' => $error->status]];
            if ([] !== $error->params) {
                $body['data']['params'] = $error->params;
            }
            $this->answer($body, $error->status);
        }
    }

    private static function unavailable(DatabaseError $fault): ApiError
    {
        Log::error($fault->getMessage());

        return new ApiError('coleman_try_again', __('We couldn’t save that. Please try again in a moment.', 'coleman'), 503, retryAfter: 5);
    }

    private function check(): void
    {
        $signedIn = is_user_logged_in();
        $count = $this->carts->count($this->session->owner());
        $this->session->repaint($count, $signedIn);
        $this->answer([
            'results' => $signedIn,
            'nonce' => $signedIn ? wp_create_nonce('wp_rest') : '',
            'cart_count' => $count,
        ]);
    }

    private static function field(string $name): string
    {
        $value = $_POST[$name] ?? '';

        return is_string($value) ? wp_unslash($value) : '';
    }

    /** @param array<string, mixed> $body */
    private function answer(array $body, int $status = 200): never
    {
        nocache_headers();
        header('Cache-Control: private, no-store');
        wp_send_json($body, $status);
    }
}
