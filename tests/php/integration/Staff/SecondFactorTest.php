<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Staff;

use Coleman\Api\Cli\SecondFactorCommand;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Privacy\Person;
use Coleman\Api\SecondFactor\FactorPage;
use Coleman\Api\SecondFactor\FactorPersonalData;
use Coleman\Api\SecondFactor\FactorRepository;
use Coleman\Api\SecondFactor\ProfileSection;
use Coleman\Api\SecondFactor\SecondFactor;
use Coleman\Api\SecondFactor\Totp;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\TestCase;

/** A staff account's session has no rights until it has shown a code; everything else is as it was. */
final class SecondFactorTest extends TestCase
{
    use AtTheDesk;

    private int $now = 1_900_000_000;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
        update_option(SecondFactor::OPTION, SecondFactor::STAFF);
    }

    protected function tearDown(): void
    {
        $this->clear();
        parent::tearDown();
    }

    public function testASessionOfStaffHasNoRightsUntilItHasShownACode(): void
    {
        $user = $this->signIn('coleman_parts_desk');
        self::assertFalse(current_user_can(Roles::ORDERS));
        self::assertTrue(current_user_can('read'));
        $this->refused(403, 'rest_forbidden', 'GET', '/orders');

        $secret = Totp::newSecret();
        $codes = $this->factor()->enroll($user, $secret, $this->code($secret));
        self::assertCount(10, array_unique($codes));
        self::assertTrue(current_user_can(Roles::ORDERS));
        $this->desk('GET', '/orders');

        // The next session is asked again.
        $this->signIn('coleman_parts_desk');
        self::assertFalse(current_user_can(Roles::ORDERS));
        $this->now += 60;
        $this->factor()->show($user, $this->code($secret));
        self::assertTrue(current_user_can(Roles::ORDERS));
    }

    public function testWithoutTheSettingNobodyIsAsked(): void
    {
        update_option(SecondFactor::OPTION, SecondFactor::OFF);
        $this->signIn('coleman_parts_desk');
        self::assertTrue(current_user_can(Roles::ORDERS));
    }

    public function testCustomersAndApplicationPasswordsAreNotAsked(): void
    {
        $this->signIn('customer');
        self::assertFalse(SecondFactor::isOwed(wp_get_current_user()));
        // A program has no session.
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        $this->as('coleman_parts_desk');
        self::assertTrue(current_user_can(Roles::ORDERS));
        $this->desk('GET', '/orders');
    }

    public function testAPasswordAloneOpensNoDoorWithoutASession(): void
    {
        $staff = get_user_by('id', $this->signIn('coleman_parts_desk'));
        $customer = get_user_by('id', $this->signIn('customer'));
        self::assertInstanceOf(\WP_User::class, $staff);
        self::assertInstanceOf(\WP_User::class, $customer);
        self::assertInstanceOf(\WP_Error::class, SecondFactor::withoutSession($staff));
        self::assertSame($customer, SecondFactor::withoutSession($customer));
        update_option(SecondFactor::OPTION, SecondFactor::OFF);
        self::assertSame($staff, SecondFactor::withoutSession($staff));
    }

    public function testACodeWorksOnceAndAnOlderOneNoMore(): void
    {
        $user = $this->signIn('coleman_sales');
        $secret = Totp::newSecret();
        $this->factor()->enroll($user, $secret, $this->code($secret));
        self::assertSame(400, $this->fails(fn () => $this->factor()->show($user, $this->code($secret))), 'the code of the setup');
        $this->now += 60;
        $code = $this->code($secret);
        $earlier = Totp::code($secret, intdiv($this->now, 30) - 1);
        self::assertTrue($this->factors()->takeCode($user, $code));
        self::assertFalse($this->factors()->takeCode($user, $code));
        self::assertFalse($this->factors()->takeCode($user, $earlier));
        self::assertFalse($this->factors()->takeCode($this->as('coleman_marketing'), $code), 'it is of one account');
    }

    public function testABackupCodeWorksOnceAndNewOnesReplaceAll(): void
    {
        $user = $this->signIn('coleman_sales');
        $secret = Totp::newSecret();
        $codes = $this->factor()->enroll($user, $secret, $this->code($secret));
        $this->signIn('coleman_sales');
        $this->factor()->show($user, strtoupper(str_replace('-', ' ', $codes[3])));
        self::assertTrue(current_user_can(Roles::LEADS));
        self::assertFalse($this->factors()->takeBackupCode($user, $codes[3]));
        self::assertSame(9, $this->factors()->backupCodesLeft($user));
        $new = $this->factor()->newBackupCodes($user);
        self::assertFalse($this->factors()->takeBackupCode($user, $codes[4]));
        self::assertTrue($this->factors()->takeBackupCode($user, $new[0]));
        // Neither codes nor secret lie in the database as they are.
        $stored = (string) wp_json_encode([$this->modules()->foundation->connection()->rows('SELECT * FROM {backup_codes}'), $this->modules()->foundation->connection()->rows('SELECT * FROM {second_factors}')]);
        self::assertStringNotContainsString($secret, $stored);
        self::assertStringNotContainsString(str_replace('-', '', $new[1]), $stored);
    }

    public function testGuessingIsLimited(): void
    {
        $user = $this->signIn('coleman_sales');
        $secret = Totp::newSecret();
        $this->factor()->enroll($user, $secret, $this->code($secret));
        $allowed = Limits::DEFAULTS['second_factor'][0];
        $statuses = [];
        for ($try = 0; $try < $allowed; $try++) {
            $statuses[] = $this->fails(fn () => $this->factor()->show($user, '000000'));
        }
        self::assertSame([400, 429], array_values(array_unique($statuses)));
        $this->now += 60;
        self::assertSame(429, $this->fails(fn () => $this->factor()->show($user, $this->code($secret))), 'the right code waits too');
    }

    public function testAWrongSetupKeepsNothingAndASecondOneIsRefused(): void
    {
        $user = $this->signIn('coleman_sales');
        $secret = Totp::newSecret();
        self::assertSame(400, $this->fails(fn (): array => $this->factor()->enroll($user, $secret, '12')));
        self::assertSame(400, $this->fails(fn (): array => $this->factor()->enroll($user, 'short', '123456')));
        self::assertFalse($this->factors()->isEnrolled($user));
        $this->factor()->enroll($user, $secret, $this->code($secret));
        $other = Totp::newSecret();
        self::assertSame(409, $this->fails(fn (): array => $this->factor()->enroll($user, $other, $this->code($other))));
    }

    public function testAResetSignsOutAndIsLogged(): void
    {
        $user = $this->signIn('coleman_sales');
        $secret = Totp::newSecret();
        $this->factor()->enroll($user, $secret, $this->code($secret));
        self::assertNotSame([], \WP_Session_Tokens::get_instance($user)->get_all());
        ob_start();
        self::assertSame([1, 0, 0], [
            (new SecondFactorCommand($this->factor(...)))->run(['nobody-has-this-name']),
            (new SecondFactorCommand($this->factor(...)))->run(['desk-coleman_sales@example.com']),
            (new SecondFactorCommand($this->factor(...)))->run(['desk-coleman_sales']),
        ]);
        self::assertSame("The second factor is reset.\nThe account had no second factor.\n", ob_get_clean());
        self::assertSame([false, [], 0], [$this->factors()->isEnrolled($user), \WP_Session_Tokens::get_instance($user)->get_all(), $this->factors()->backupCodesLeft($user)]);
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        wp_set_current_user(1);
        self::assertSame(['{"second_factor":"set up"}', '{"second_factor":"reset"}'], [$this->desk('GET', '/audit', ['kind' => 'role'])[0]['before'], $this->desk('GET', '/audit', ['kind' => 'role'])[0]['after']]);
    }

    public function testTheProfileSaysHowItStands(): void
    {
        $user = $this->as('coleman_sales');
        $section = new ProfileSection($this->factor(...), $this->factors(...));
        $account = new \WP_User($user);
        self::assertStringContainsString('No authenticator app is set up.', $section->section($account));
        $this->modules()->foundation->transaction()->run(function () use ($user): void {
            $this->factors()->enroll($user, Totp::newSecret(), 1);
            $this->factors()->newBackupCodes($user);
        });
        self::assertStringContainsString('Backup codes left: 10.', $section->section($account));
        self::assertStringContainsString('New backup codes', $section->section($account));
        wp_set_current_user(1);
        self::assertStringNotContainsString('New backup codes', $section->section($account), 'of others only a reset');
        self::assertStringContainsString('Reset', $section->section($account));
        self::assertSame('', $section->section(new \WP_User($this->as('customer'))));
        remove_all_actions('admin_footer');
    }

    public function testPagesEscapeWhatTheyShow(): void
    {
        require_once ABSPATH . 'wp-admin/includes/misc.php';
        if (!function_exists('login_header')) {
            eval('function login_header($title, $message) { echo "<h1>$title</h1>$message"; } function login_footer($field) { echo "<!-- $field -->"; }');
        }
        $page = FactorPage::enroll('<b>', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 'ann"<x>', 'nonce');
        self::assertStringContainsString('&lt;b&gt;', $page);
        self::assertStringContainsString('ABCD EFGH', $page);
        self::assertStringContainsString('href="otpauth://totp/', $page);
        self::assertStringNotContainsString('<x>', $page);
        self::assertStringContainsString('autocomplete="one-time-code"', FactorPage::ask('', 'nonce'));
        self::assertStringContainsString('aaaa-bbbb', FactorPage::codes(['aaaa-bbbb']));
    }

    public function testPrivacyToolsTellAndErase(): void
    {
        $user = $this->as('coleman_sales');
        $this->modules()->foundation->transaction()->run(fn (): bool => $this->factors()->enroll($user, Totp::newSecret(), 1));
        $data = new FactorPersonalData($this->factors(), $this->modules()->foundation->transaction());
        $person = new Person('desk-coleman_sales@example.com', $user);
        self::assertCount(1, $data->export($person, 1)->items);
        self::assertTrue($data->erase($person)->hasRemoved);
        self::assertFalse($data->erase($person)->hasRemoved);
    }

    /** @return int the user, signed in by a session of their own */
    private function signIn(string $role): int
    {
        $user = $this->as($role);
        $expiration = time() + HOUR_IN_SECONDS;
        $_COOKIE[LOGGED_IN_COOKIE] = wp_generate_auth_cookie($user, $expiration, 'logged_in', \WP_Session_Tokens::get_instance($user)->create($expiration));

        return $user;
    }

    private function code(string $secret): string
    {
        return Totp::code($secret, intdiv($this->now, 30));
    }

    private function factors(): FactorRepository
    {
        return new FactorRepository($this->modules()->foundation->connection(), $this->clock());
    }

    private function factor(): SecondFactor
    {
        $foundation = $this->modules()->foundation;

        return new SecondFactor($foundation->transaction(), $this->factors(), $foundation->rateLimiter(), $foundation->audit(), $this->clock());
    }

    private function clock(): Clock
    {
        return new class (fn (): int => $this->now) implements Clock {
            /** @param \Closure(): int $now */
            public function __construct(private readonly \Closure $now)
            {
            }

            public function now(): \DateTimeImmutable
            {
                return new \DateTimeImmutable('@' . ($this->now)());
            }
        };
    }

    /** @param \Closure(): mixed $work */
    private function fails(\Closure $work): int
    {
        try {
            $work();
        } catch (ApiError $refused) {
            return $refused->status;
        }
        self::fail('It was not refused.');
    }

    private function clear(): void
    {
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        delete_option(SecondFactor::OPTION);
        foreach (['second_factors', 'backup_codes', 'rate_limits', 'audit_log'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
