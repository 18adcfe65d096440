<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Api\Customers\TrustedDevice;
use Coleman\Api\Http\Limits;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Clock;
use Coleman\Tests\FixedClock;
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
        $connection = $this->modules()->foundation->connection();
        $made = (string) $connection->rows('SHOW CREATE TABLE {rate_limits}')[0]['Create Table'];
        $connection->execute('DROP TABLE {rate_limits}');
        try {
            self::assertSame('coleman_try_again', $this->codeOf($this->try('customer@example.com', 'password')));
        } finally {
            $connection->execute($made);
        }
        self::assertSame(0, $this->hashes);
    }

    public function testADeviceThatSignedInBeforeIsNotLockedOutByGuessingElsewhere(): void
    {
        $this->signIn();
        for ($i = 0; $i < 60; $i++) {
            $_SERVER['REMOTE_ADDR'] = '192.0.2.' . $i;
            $this->withoutCookies(fn (): \WP_User|\WP_Error => $this->try('customer@example.com', 'wrong'));
        }
        $_SERVER['REMOTE_ADDR'] = '192.0.2.200';

        self::assertSame(50, $this->hashes);
        self::assertSame('coleman_rate_limited', $this->codeOf($this->withoutCookies(fn () => $this->try('customer@example.com', 'password'))));
        self::assertInstanceOf(\WP_User::class, $this->try('customer@example.com', 'password'));
    }

    public function testAKnownDeviceIsLimitedToo(): void
    {
        $this->signIn();
        for ($i = 0; $i < 20; $i++) {
            // Moving to another network gives no further tries.
            $_SERVER['REMOTE_ADDR'] = '192.0.2.' . $i;
            $this->try('customer@example.com', 'wrong');
        }

        self::assertSame(5, $this->hashes);
        self::assertSame('coleman_rate_limited', $this->codeOf($this->try('customer@example.com', 'password')));
    }

    public function testADeviceIsKnownToTheAccountThatSignedInAlone(): void
    {
        $this->signIn();
        [$name] = $this->deviceCookies();
        $admin = get_user_by('login', 'admin');
        self::assertInstanceOf(\WP_User::class, $admin);
        $devices = $this->devices();
        self::assertNotNull($devices->idFor((int) get_user_by('email', 'customer@example.com')->ID));
        self::assertNull($devices->idFor($admin->ID));

        // Under the name for the other account its value says nothing either.
        $value = $_COOKIE[$name];
        $this->devices()->remember($admin->ID);
        $other = array_values(array_diff($this->deviceCookies(), [$name]))[0];
        $_COOKIE[$other] = $value;
        self::assertNull($devices->idFor($admin->ID));
    }

    /** @testWith ["id"]
     *            ["until"]
     *            ["signature"]
     *            ["array"]
     *            ["empty"]
     */
    public function testAForgedDeviceIsAStranger(string $piece): void
    {
        $this->signIn();
        [$name] = $this->deviceCookies();
        [$id, $until, $signature] = explode('.', (string) $_COOKIE[$name]);
        $_COOKIE[$name] = match ($piece) {
            'id' => str_repeat('0', 32) . ".$until.$signature",
            'until' => "$id." . ((int) $until + 1) . ".$signature",
            'signature' => "$id.$until." . strrev($signature),
            'array' => [$id],
            default => '',
        };

        self::assertNull($this->devices()->idFor((int) get_user_by('email', 'customer@example.com')->ID));
    }

    public function testADeviceIsForgottenAfterAYear(): void
    {
        $user = (int) get_user_by('email', 'customer@example.com')->ID;
        $this->devices(new FixedClock('2026-01-01 12:00'))->remember($user);

        self::assertNotNull($this->devices(new FixedClock('2026-12-31 12:00'))->idFor($user));
        self::assertNull($this->devices(new FixedClock('2027-01-02 12:00'))->idFor($user));
    }

    public function testWhatWasRightIsNotCounted(): void
    {
        for ($i = 0; $i < 60; $i++) {
            self::assertInstanceOf(\WP_User::class, $this->try('customer@example.com', 'password'));
        }
        self::assertSame('0', (string) $this->modules()->foundation->connection()->value('SELECT SUM(hits) FROM {rate_limits}'));
    }

    public function testAnApplicationPasswordInTheHeaderCountsInTheSameBuckets(): void
    {
        $this->withApplicationPassword(function (): void {
            for ($i = 0; $i < 3; $i++) {
                $this->try('customer@example.com', 'wrong');
            }
            $checked = 0;
            $count = static function () use (&$checked): void {
                $checked++;
            };
            add_action('application_password_failed_authentication', static function (\WP_Error $error) use ($count): void {
                'incorrect_password' === $error->get_error_code() && $count();
            });
            for ($i = 0; $i < 10; $i++) {
                self::assertSame(0, $this->userOfHeader('customer@example.com', 'wrong'));
            }

            self::assertSame(2, $checked);
            self::assertSame('coleman_rate_limited', $this->codeOf($this->try('customer@example.com', 'password')));
        });
    }

    public function testARefusedHeaderIsAnsweredAsTooMany(): void
    {
        $this->withApplicationPassword(function (string $secret): void {
            for ($i = 0; $i < 5; $i++) {
                $this->userOfHeader('customer@example.com', 'wrong');
            }

            self::assertSame(0, $this->userOfHeader('customer@example.com', $secret));
            $error = apply_filters('rest_authentication_errors', null);
            self::assertInstanceOf(\WP_Error::class, $error);
            self::assertSame('coleman_rate_limited', $error->get_error_code());
            self::assertSame(429, $error->get_error_data()['status'] ?? 0);
        });
    }

    public function testAMachineMayCallAsOftenAsItNeeds(): void
    {
        $this->withApplicationPassword(function (string $secret, int $user): void {
            for ($i = 0; $i < 60; $i++) {
                self::assertSame($user, $this->userOfHeader('customer@example.com', $secret));
            }
        });
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

    private function signIn(): void
    {
        // PHPUnit has printed before: WordPress keeps its own cookies to itself.
        add_filter('send_auth_cookies', '__return_false');
        $signedIn = wp_signon(['user_login' => 'customer@example.com', 'user_password' => 'password'], false);
        remove_filter('send_auth_cookies', '__return_false');
        self::assertInstanceOf(\WP_User::class, $signedIn);
    }

    private function devices(?Clock $clock = null): TrustedDevice
    {
        return new TrustedDevice(Secrets::deviceKey(), $clock ?? $this->modules()->foundation->clock);
    }

    /** @return list<string> their names */
    private function deviceCookies(): array
    {
        return array_values(array_filter(array_keys($_COOKIE), static fn (string|int $name): bool => str_starts_with((string) $name, 'coleman_device_')));
    }

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     */
    private function withoutCookies(callable $work): mixed
    {
        $kept = $_COOKIE;
        $_COOKIE = [];
        try {
            return $work();
        } finally {
            $_COOKIE = $kept;
        }
    }

    /** @param callable(string, int): void $work gets the password, and whose it is */
    private function withApplicationPassword(callable $work): void
    {
        $user = (int) get_user_by('email', 'customer@example.com')->ID;
        $made = \WP_Application_Passwords::create_new_application_password($user, ['name' => 'Feed']);
        self::assertIsArray($made);
        // Customers have none (CoreAccountsTest); whose it is makes no difference to how it is counted.
        add_filter('wp_is_application_passwords_available_for_user', '__return_true', 20);
        try {
            $work($made[0], $user);
        } finally {
            remove_filter('wp_is_application_passwords_available_for_user', '__return_true', 20);
            \WP_Application_Passwords::delete_all_application_passwords($user);
            $GLOBALS['wp_rest_application_password_status'] = null;
        }
    }

    /** Whom WordPress takes the sender of an Authorization header for, in a REST call; 0 for nobody. */
    private function userOfHeader(string $login, string $password): int
    {
        $GLOBALS['wp_rest_application_password_status'] = null;
        [$_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW']] = [$login, $password];
        add_filter('application_password_is_api_request', '__return_true');
        try {
            return (int) apply_filters('determine_current_user', false);
        } finally {
            remove_filter('application_password_is_api_request', '__return_true');
            unset($_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW']);
        }
    }

    private function codeOf(\WP_User|\WP_Error $answer): string
    {
        return $answer instanceof \WP_Error ? (string) $answer->get_error_code() : '';
    }

    protected function tearDown(): void
    {
        $_COOKIE = [];
        parent::tearDown();
    }

    protected function setUp(): void
    {
        parent::setUp();
        $_COOKIE = [];
        $this->hashes = 0;
        // sixty bcrypt runs would only heat the room
        add_filter('wp_hash_password_options', static fn (array $options): array => ['cost' => 4] + $options);
    }
}
