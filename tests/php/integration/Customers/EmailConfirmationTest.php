<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Api\Mail\EmailText;
use Coleman\Tests\Integration\TestCase;

/** An account is unconfirmed until somebody has read the mail that was sent to its address. */
final class EmailConfirmationTest extends TestCase
{
    private const EMAIL = 'confirm-me@example.com';

    private const FIELDS = ['email' => self::EMAIL, 'password' => 'long enough', 'first_name' => 'Click http://evil.example', 'last_name' => 'Customer', 'company' => 'Evil'];

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        foreach (['customer_addresses', 'customer_accounts', 'customer_events', 'outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        foreach ([self::EMAIL, 'other-one@example.com', 'staff-made@example.com'] as $email) {
            $user = get_user_by('email', $email);
            false === $user ? null : wp_delete_user($user->ID);
        }
        remove_filter('send_auth_cookies', '__return_false');
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        wp_set_current_user(0);
        parent::tearDown();
    }

    public function testARegistrationIsUnconfirmedUntilItsLinkIsOpenedAndItsButtonPressed(): void
    {
        $user = $this->register();
        self::assertFalse($this->modules()->customers->accounts()->isConfirmed($user));
        self::assertFalse($this->profile()['is_confirmed']);
        self::assertSame('', $this->profile()['pending_email']);
        $mails = $this->modules()->mail->outbox()->list();
        self::assertSame([['welcome', self::EMAIL]], array_map(static fn (array $mail): array => [$mail['kind'], $mail['recipient']], $mails));

        // A mail program that follows the link changes nothing.
        $key = $this->keyOf($mails[0]['payload']);
        self::assertSame(self::EMAIL, $this->modules()->customers->profiles()->emailToConfirm($user, $key));
        self::assertFalse($this->modules()->customers->accounts()->isConfirmed($user));

        $this->modules()->customers->profiles()->confirmEmail($user, $key);
        self::assertTrue($this->modules()->customers->accounts()->isConfirmed($user));
        self::assertTrue($this->modules()->customers->accounts()->owns($user, strtoupper(self::EMAIL)));
        self::assertFalse($this->modules()->customers->accounts()->owns($user, 'somebody@example.com'));
        self::assertTrue($this->profile()['is_confirmed']);
        self::assertNull($this->modules()->customers->profiles()->emailToConfirm($user, $key), 'a link is good once');
    }

    public function testTheFirstMailHoldsNothingThatWasTyped(): void
    {
        $this->register();
        $mail = $this->modules()->mail->outbox()->list()[0];
        $letter = $this->modules()->mail->templates()->write('welcome', $mail['payload']);
        self::assertNotNull($letter);
        self::assertStringNotContainsString('evil', strtolower($letter->subject . EmailText::render($letter, '') . wp_json_encode($mail['payload'])));
    }

    public function testAnUnconfirmedAccountWorks(): void
    {
        $user = $this->register();
        wp_set_current_user($user);
        self::assertSame(200, $this->call('POST', '/cart/add', ['partId' => '1', 'quantity' => '1'])->get_status());
        self::assertSame(200, $this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'Ann', 'LastName' => 'Farmer']])->get_status());
        self::assertSame(200, $this->call('GET', '/customer/orders')->get_status());
    }

    public function testWhoIsMadeByStaffOrWasThereBeforeIsConfirmed(): void
    {
        $made = wp_insert_user(['user_login' => 'staff-made', 'user_pass' => 'x', 'user_email' => 'staff-made@example.com', 'role' => 'customer']);
        self::assertIsInt($made);
        self::assertTrue($this->modules()->customers->accounts()->isConfirmed($made));
    }

    public function testARegistrationThatDiedHalfWayIsNotConfirmedAndIsFinishedByItsRetry(): void
    {
        $half = wp_insert_user(['user_login' => 'half', 'user_pass' => 'long enough', 'user_email' => self::EMAIL, 'role' => '', 'meta_input' => ['coleman_registered_by' => hash('sha256', 'the-key-of-the-form')]]);
        self::assertIsInt($half);
        self::assertFalse($this->modules()->customers->accounts()->isConfirmed($half));
        self::assertSame(201, $this->call('POST', '/customer/register', self::FIELDS, ['Idempotency-Key' => 'the-key-of-the-form'])->get_status());
        clean_user_cache($half);
        self::assertSame(['customer'], (new \WP_User($half))->roles);
        self::assertFalse($this->modules()->customers->accounts()->isConfirmed($half));
        self::assertSame(['welcome'], array_column($this->modules()->mail->outbox()->list(), 'kind'));
    }

    public function testTheLinkIsSentAgainSoManyTimesADay(): void
    {
        $user = $this->register();
        $first = $this->keyOf($this->modules()->mail->outbox()->list()[0]['payload']);
        wp_set_current_user($user);
        // One was the welcome.
        self::assertSame([200, 200, 429], array_map(fn (): int => $this->call('POST', '/customer/email/resend')->get_status(), [1, 2, 3]));
        self::assertNull($this->modules()->customers->profiles()->emailToConfirm($user, $first), 'the newest link counts');
        $mails = $this->modules()->mail->outbox()->list();
        self::assertCount(3, $mails);
        self::assertSame(self::EMAIL, $this->modules()->customers->profiles()->emailToConfirm($user, $this->keyOf($mails[0]['payload'])));
        // The limit is the address's: another account of the same person cannot go around it.
        wp_set_current_user(0);
        self::assertSame(401, $this->call('POST', '/customer/email/resend')->get_status());
    }

    public function testAStrangersAddressIsNotFloodedByTheProfile(): void
    {
        $user = $this->register();
        wp_set_current_user($user);
        $change = fn (): int => $this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'A', 'LastName' => 'B', 'Email' => 'other-one@example.com'], 'password' => ['current' => 'long enough']])->get_status();
        self::assertSame([200, 200, 200, 429], [$change(), $change(), $change(), $change()]);
    }

    public function testAnotherAddressThatIsConfirmedConfirmsTheAccount(): void
    {
        $user = $this->register();
        $this->modules()->customers->profiles()->save($user, ['Email' => 'other-one@example.com'], ['current' => 'long enough']);
        $mail = $this->modules()->mail->outbox()->list()[0];
        self::assertSame(['confirm-email', 'other-one@example.com'], [$mail['kind'], $mail['recipient']]);
        $this->modules()->customers->profiles()->confirmEmail($user, $this->keyOf($mail['payload']));
        clean_user_cache($user);
        self::assertTrue($this->modules()->customers->accounts()->owns($user, 'other-one@example.com'));
        $told = $this->modules()->mail->outbox()->list()[0];
        self::assertSame(['email-changed', self::EMAIL, ''], [$told['kind'], $told['recipient'], $told['payload']['new']]);
    }

    public function testAMailedPasswordKeyShowsThatTheAddressIsTheirs(): void
    {
        $user = $this->register();
        $key = get_password_reset_key(new \WP_User($user));
        self::assertIsString($key);
        $this->modules()->customers->passwords()->reset((new \WP_User($user))->user_login, $key, 'another password');
        self::assertTrue($this->modules()->customers->accounts()->isConfirmed($user));
    }

    public function testTheDeskSeesConfirmsAndSendsTheLinkAgain(): void
    {
        $user = $this->register();
        $staff = get_users(['role' => 'administrator', 'number' => 1])[0];
        self::assertInstanceOf(\WP_User::class, $staff);
        wp_set_current_user($staff->ID);
        $path = '/desk/customers/' . $user;
        $listed = $this->body($this->call('GET', '/desk/customers', ['filter' => 'unconfirmed']))['results'];
        self::assertIsArray($listed);
        self::assertSame([$user], array_column($listed, 'id'));
        self::assertSame(200, $this->call('POST', $path . '/email/resend')->get_status());
        $confirmed = $this->body($this->call('POST', $path . '/email/confirm'))['results'];
        self::assertIsArray($confirmed);
        self::assertTrue($confirmed['is_confirmed']);
        self::assertSame(['Email address confirmed by staff.', 'Confirmation link sent again.'], array_column(is_array($confirmed['history']) ? $confirmed['history'] : [], 'text'));
        foreach (['confirm', 'resend'] as $again) {
            $refused = $this->call('POST', "$path/email/$again");
            self::assertSame([409, 'coleman_already_confirmed'], [$refused->get_status(), $this->body($refused)['code']]);
        }
        self::assertSame(404, $this->call('POST', '/desk/customers/999999/email/confirm')->get_status());
    }

    public function testErasingAnUnconfirmedAccountDoesNotConfirmIt(): void
    {
        $user = $this->register();
        $this->modules()->privacy->tools()->register();
        foreach (apply_filters('wp_privacy_personal_data_erasers', []) as $name => $eraser) {
            'coleman-customer' === $name ? $eraser['callback'](self::EMAIL, 1) : null;
        }
        self::assertFalse($this->modules()->customers->accounts()->isConfirmed($user));
        self::assertSame('', $this->modules()->customers->accounts()->byUser($user)->company);
    }

    private function register(): int
    {
        $made = $this->call('POST', '/customer/register', self::FIELDS);
        self::assertSame(201, $made->get_status(), (string) wp_json_encode($this->body($made)));
        $user = get_user_by('email', self::EMAIL);
        self::assertInstanceOf(\WP_User::class, $user);

        return $user->ID;
    }

    /** @return array<string, mixed> */
    private function profile(): array
    {
        return $this->modules()->customers->profiles()->byUser((int) get_user_by('email', self::EMAIL)->ID);
    }

    /** @param array<string, mixed> $payload */
    private function keyOf(array $payload): string
    {
        parse_str((string) wp_parse_url(is_string($payload['url'] ?? null) ? $payload['url'] : '', PHP_URL_QUERY), $query);

        return is_string($query['key'] ?? null) ? $query['key'] : '';
    }
}
