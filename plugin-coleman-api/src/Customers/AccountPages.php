<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Router;

/** The pages of an account, and those that lead to one. */
final readonly class AccountPages
{
    /** Of no use to who is signed in. */
    private const STRANGERS = ['register', 'forgot-password'];

    /** @param \Closure(): AddressRepository $addresses */
    public function __construct(private \Closure $addresses)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        $pages = [
            'my-account' => ['/customer', __('My Account', 'coleman')],
            'login' => ['/customer/login', __('Customer Login', 'coleman')],
            'logout' => ['/customer/logout', __('Log Out', 'coleman')],
            'register' => ['/customer/create', __('Create an account', 'coleman')],
            'forgot-password' => ['/customer/forgot-password', __('Forgot your password?', 'coleman')],
            'reset-password' => ['/customer/reset-password', __('Choose a new password', 'coleman')],
            'confirm-email' => ['/customer/confirm-email', __('Confirm your email address', 'coleman')],
            'customer-edit' => ['/customer/edit', __('Your profile', 'coleman')],
            'my-addresses' => ['/customer/addresses', __('Your addresses', 'coleman')],
            'my-orders' => ['/customer/orders', __('Your orders', 'coleman')],
            'pay-methods' => ['/customer/pay-methods', __('Ways to pay', 'coleman')],
        ];

        return [
            ...array_map(
                static fn (string $name, array $page): PageRoute => PageRoute::to(Page::personal($name, $page[0], $page[1])),
                array_keys($pages),
                $pages,
            ),
            PageRoute::to(new Page('customer-address', 'customer-address', '/customer/address/new', __('Add an address', 'coleman'), cacheable: false)),
            new PageRoute('/customer/address/(\d{1,9})', $this->address(...)),
        ];
    }

    /** Sends who is signed in on from pages that are for strangers. */
    public static function register(Router $router): void
    {
        add_action('template_redirect', static function () use ($router): void {
            if (in_array($router->current()?->name, self::STRANGERS, true) && is_user_logged_in()) {
                nocache_headers();
                wp_safe_redirect(home_url(SafeRedirect::FALLBACK), 303);
                exit;
            }
        }, 2);
    }

    /**
     * Whose address it is shows only behind the gate: to a guest every one asks for the sign-in.
     *
     * @param array<string> $groups
     */
    private function address(array $groups): ?Page
    {
        $id = (int) ($groups[1] ?? '');
        if (0 === $id) {
            return null;
        }
        $address = is_user_logged_in() ? ($this->addresses)()->findToChange(get_current_user_id(), $id) : [];

        return null === $address ? null : new Page(
            'customer-address',
            'customer-address',
            sprintf('/customer/address/%d', $id),
            __('Edit an address', 'coleman'),
            cacheable: false,
            entity: (object) $address,
        );
    }
}
