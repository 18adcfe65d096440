<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Api\Http\Limits;
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

    public function testOneNetworkCannotGoThroughTheAccounts(): void
    {
        update_option(Limits::OPTION, ['login_network' => [3, 900]]);
        try {
            for ($i = 0; $i < 3; $i++) {
                $this->try("nobody{$i}@example.com", 'wrong');
            }

            self::assertSame('coleman_rate_limited', $this->codeOf($this->try('customer@example.com', 'password')));
            self::assertSame(0, $this->hashes);
        } finally {
            delete_option(Limits::OPTION);
        }
    }

    public function testVisitorsOfAnOldNetworkAreToldApartByANewServer(): void
    {
        for ($i = 0; $i < 6; $i++) {
            $_SERVER['REMOTE_ADDR'] = '::ffff:192.0.2.1';
            $this->try('customer@example.com', 'wrong');
        }
        $_SERVER['REMOTE_ADDR'] = '::ffff:192.0.2.2';

        self::assertInstanceOf(\WP_User::class, $this->try('customer@example.com', 'password'));
    }

    public function testWhoCannotBeCountedDoesNotComeIn(): void
    {
        $breakCounter = static fn (string $sql): string => str_replace('coleman_rate_limits', 'coleman_no_such_table', $sql);
        add_filter('query', $breakCounter);
        try {
            self::assertSame('coleman_try_again', $this->codeOf($this->try('customer@example.com', 'password')));
        } finally {
            remove_filter('query', $breakCounter);
        }
        self::assertSame(0, $this->hashes);
    }

    /** @testWith ["customer@example.com"]
     *            ["nobody@example.com"]
     *            ["nobody"]
     */
    public function testAKnownAndAnUnknownNameCostAndSayTheSame(string $login): void
    {
        $unknown = 0;
        $count = static function (array $options) use (&$unknown): array {
            $unknown++;

            return $options;
        };
        add_filter('wp_hash_password_options', $count);
        $answer = $this->try($login, 'wrong');
        remove_filter('wp_hash_password_options', $count);

        self::assertSame('coleman_invalid_login', $this->codeOf($answer));
        self::assertSame(1, $this->hashes + $unknown);
    }

    private function codeOf(\WP_User|\WP_Error $answer): string
    {
        return $answer instanceof \WP_Error ? (string) $answer->get_error_code() : '';
    }

    protected function setUp(): void
    {
        parent::setUp();
        $this->hashes = 0;
        // sixty bcrypt runs would only heat the room
        add_filter('wp_hash_password_options', static fn (array $options): array => ['cost' => 4] + $options);
    }
}
