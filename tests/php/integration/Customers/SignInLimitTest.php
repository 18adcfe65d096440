<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Tests\Integration\TestCase;

/** Guessing is stopped before a hash is computed, whichever name of the account is typed. */
final class SignInLimitTest extends TestCase
{
    private int $hashes = 0;

    private function try(string $login, string $password): \WP_User|\WP_Error
    {
        $count = function (bool $check): bool {
            $this->hashes++;

            return $check;
        };
        add_filter('check_password', $count);
        $user = wp_authenticate($login, $password);
        remove_filter('check_password', $count);

        return $user;
    }

    public function testNoHashIsComputedBeyondTheLimit(): void
    {
        $user = get_user_by('email', 'customer@example.com');
        self::assertInstanceOf(\WP_User::class, $user);
        for ($i = 0; $i < 20; $i++) {
            $this->try(0 === $i % 2 ? $user->user_email : $user->user_login, 'wrong' . $i);
        }

        self::assertSame(5, $this->hashes);
        self::assertInstanceOf(\WP_Error::class, $this->try('customer@example.com', 'password'));
    }

    public function testAnotherNetworkIsNotLockedOut(): void
    {
        for ($i = 0; $i < 6; $i++) {
            $this->try('customer@example.com', 'wrong');
        }
        $_SERVER['REMOTE_ADDR'] = '192.0.2.7';

        self::assertInstanceOf(\WP_User::class, $this->try('customer@example.com', 'password'));
    }

    public function testAForgedProxyHeaderChangesNothing(): void
    {
        for ($i = 0; $i < 12; $i++) {
            $_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.' . $i;
            $this->try('customer@example.com', 'wrong');
        }
        unset($_SERVER['HTTP_X_FORWARDED_FOR']);

        self::assertSame(5, $this->hashes);
    }

    public function testAllNetworksTogetherGetFiftyTries(): void
    {
        for ($i = 0; $i < 60; $i++) {
            $_SERVER['REMOTE_ADDR'] = '192.0.2.' . $i;
            $this->try('customer@example.com', 'wrong');
        }

        self::assertSame(50, $this->hashes);
    }

    protected function setUp(): void
    {
        parent::setUp();
        $this->hashes = 0;
        // sixty bcrypt runs would only heat the room
        add_filter('wp_hash_password_options', static fn (array $options): array => ['cost' => 4] + $options);
    }
}
