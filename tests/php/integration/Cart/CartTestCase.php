<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Tests\Integration\TestCase;

/** A test that fills carts over the API, as guests and as customers do. */
abstract class CartTestCase extends TestCase
{
    /** @var list<int> */
    private array $users = [];

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_set_current_user(0);
        foreach ($this->users as $user) {
            wp_delete_user($user);
        }
        parent::tearDown();
    }

    /** @return array<string, mixed> status and body; the guest's token is kept */
    protected function add(int $partId, int|string $quantity = 1, array $more = []): array
    {
        return $this->write('/cart/add', ['partId' => $partId, 'quantity' => $quantity] + $more);
    }

    /** @return array<string, mixed> status and body */
    protected function save(int $itemId): array
    {
        return $this->write('/cart/save-for-later', ['cartItemId' => $itemId]);
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<string, mixed> status and body; the guest's token is kept
     */
    protected function write(string $path, array $fields): array
    {
        $response = $this->call('POST', $path, $fields);
        $token = $response->get_headers()['X-Coleman-Cart'] ?? null;
        if (is_string($token)) {
            $_COOKIE['coleman_cart'] = $token;
        }

        return ['status' => $response->get_status()] + $this->body($response);
    }

    /** @return array<string, mixed> */
    protected function cart(): array
    {
        return $this->body($this->call('GET', '/cart'))['results'];
    }

    protected function signInAs(string $name, string $role): int
    {
        $user = wp_insert_user(['user_login' => $name, 'user_email' => $name . '@example.com', 'user_pass' => 'a long enough password', 'role' => $role]);
        self::assertIsInt($user);
        $this->users[] = $user;
        wp_set_current_user($user);

        return $user;
    }
}
