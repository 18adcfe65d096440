<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\Origin;
use Coleman\Api\Routing\Router;

/**
 * /customer/logout signs out at once when the request comes from a page of ours; from anywhere else
 * (a link in a mail, a picture's address) the page asks with one button, so that nobody is signed
 * out behind their back.
 */
final readonly class SignOutPage
{
    /** @param \Closure(): SignIn $signIn made when someone signs out */
    public function __construct(private Router $router, private \Closure $signIn)
    {
    }

    public function register(): void
    {
        add_action('template_redirect', $this->signOut(...), 2);
    }

    private function signOut(): void
    {
        if ('logout' !== $this->router->current()?->name || !is_user_logged_in()) {
            return;
        }
        $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
        $mode = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? '';
        if ('same-origin' === $site && 'navigate' === $mode && Origin::Same === Origin::ofRequest()) {
            ($this->signIn)()->signOut();
            nocache_headers();
            wp_safe_redirect(home_url('/'), 303);
            exit;
        }
    }
}
