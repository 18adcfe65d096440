<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Api\Customers\AccountForms;
use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Http\ApiError;
use Coleman\Tests\Integration\TestCase;

/** What the forms of an account do and where they lead; that they post, refuse and keep what was typed is tests/contract. */
final class AccountFormsTest extends TestCase
{
    private const ADDRESS = ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020'];

    private int $ann = 0;

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        foreach (['customer_addresses', 'customer_accounts', 'outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $made = wp_insert_user(['user_login' => 'forms-ann', 'user_pass' => 'password of ann', 'user_email' => 'forms-ann@example.com', 'role' => 'customer', 'first_name' => 'Ann', 'last_name' => 'Farmer']);
        self::assertIsInt($made);
        $this->ann = $made;
        wp_set_current_user($made);
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->ann);
        remove_filter('send_auth_cookies', '__return_false');
        wp_set_current_user(0);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, array<string, string>}> */
    public static function personal(): iterable
    {
        yield 'profile' => ['profile_save', ['FirstName' => 'Eve', 'LastName' => 'E', 'Email' => 'forms-ann@example.com']];
        yield 'address' => ['address_save', self::ADDRESS];
        yield 'deletion' => ['address_delete', ['CustomerAddressId' => '1']];
    }

    /**
     * @dataProvider personal
     * @param array<string, string> $fields
     */
    public function testAGuestIsRefusedAndNothingIsChanged(string $action, array $fields): void
    {
        wp_set_current_user(0);
        self::assertSame(401, $this->refusal($action, $fields)->status);
        self::assertSame([], $this->modules()->customers->addresses()->list($this->ann));
        self::assertSame('Ann', (new \WP_User($this->ann))->first_name);
    }

    public function testAnAddressIsSavedChangedAndDeleted(): void
    {
        self::assertSame('/customer/addresses?done=address-saved', $this->do('address_save', self::ADDRESS + ['CustomerAddressId' => '0']));
        $kept = $this->modules()->customers->addresses()->list($this->ann);
        self::assertCount(1, $kept);
        $id = is_int($kept[0]['CustomerAddressId']) ? (string) $kept[0]['CustomerAddressId'] : '';
        $this->do('address_save', ['CustomerAddressId' => $id, 'city' => 'Smithville', 'state' => 'MO', 'zip' => '64089'] + self::ADDRESS);
        self::assertSame(['Smithville'], array_column($this->modules()->customers->addresses()->list($this->ann), 'city'));
        self::assertSame(['CustomerAddressId'], array_keys($this->refusal('address_save', ['CustomerAddressId' => '7x'] + self::ADDRESS)->params));
        self::assertSame('/customer/addresses?done=address-deleted', $this->do('address_delete', ['CustomerAddressId' => $id]));
        self::assertSame(404, $this->refusal('address_delete', ['CustomerAddressId' => $id])->status);
    }

    public function testAProfileIsSavedAndAnotherEmailIsToldOf(): void
    {
        $fields = ['FirstName' => 'Anna', 'LastName' => 'Farmer', 'Email' => 'forms-ann@example.com', 'Phone' => '', 'Company' => 'Farms', 'PreferredLocationId' => '4'];
        self::assertSame('/customer/edit?done=profile-saved', $this->do('profile_save', $fields + ['TaxExempt' => '1', 'AccountNumber' => 'C-1']));
        $account = $this->modules()->customers->accounts()->byUser($this->ann);
        self::assertSame(['Farms', 4, false, ''], [$account->company, $account->locationId, $account->isTaxExempt, $account->number]);

        $other = ['Email' => 'forms-other@example.com'] + $fields;
        self::assertSame(['password.current'], array_keys($this->refusal('profile_save', $other)->params));
        self::assertSame('/customer/edit?done=confirm-email', $this->do('profile_save', $other + ['password_current' => 'password of ann']));
        self::assertSame('forms-ann@example.com', (new \WP_User($this->ann))->user_email);
        $mail = $this->modules()->mail->outbox()->list()[0];
        parse_str((string) wp_parse_url(is_string($mail['payload']['url']) ? $mail['payload']['url'] : '', PHP_URL_QUERY), $query);
        $link = array_filter($query, is_string(...));
        self::assertSame('forms-other@example.com', $this->modules()->customers->profiles()->emailToConfirm($this->ann, $link['key'] ?? ''));
        self::assertNull($this->modules()->customers->profiles()->emailToConfirm($this->ann, str_repeat('0', 32)));
        self::assertNull($this->modules()->customers->profiles()->emailToConfirm(0, ''));
        self::assertSame(403, $this->refusal('email_confirm', ['user' => (string) $this->ann, 'key' => 'wrong'])->status);
        wp_set_current_user(0);
        self::assertSame('/customer?done=email-confirmed', $this->do('email_confirm', ['user' => (string) ($link['user'] ?? ''), 'key' => $link['key'] ?? '']));
        clean_user_cache($this->ann);
        self::assertSame('forms-other@example.com', (new \WP_User($this->ann))->user_email);
    }

    /** Else who once knew the password would take the account after it was changed. */
    public function testAnotherPasswordMakesTheLinkToAnotherEmailWorthless(): void
    {
        $ask = ['FirstName' => 'Ann', 'LastName' => 'Farmer', 'Email' => 'forms-eve@example.com', 'password_current' => 'password of ann'];
        $this->do('profile_save', $ask);
        $profiles = $this->modules()->customers->profiles();
        self::assertSame('forms-eve@example.com', $profiles->emailToConfirm($this->ann, $this->keyOfLastMail()));
        wp_set_password('password of ann 2', $this->ann);
        self::assertNull($profiles->emailToConfirm($this->ann, $this->keyOfLastMail()));
        self::assertSame('', $profiles->byUser($this->ann)['pending_email']);

        // Both at once: the link goes with the new one.
        $this->do('profile_save', ['password_current' => 'password of ann 2', 'password_new' => 'password of ann 3'] + $ask);
        self::assertSame('forms-eve@example.com', $profiles->emailToConfirm($this->ann, $this->keyOfLastMail()));
    }

    private function keyOfLastMail(): string
    {
        $mails = array_filter($this->modules()->mail->outbox()->list(), static fn (array $mail): bool => 'confirm-email' === $mail['kind']);
        $mail = array_values($mails)[0] ?? self::fail('There is no mail.');
        parse_str((string) wp_parse_url(is_string($mail['payload']['url']) ? $mail['payload']['url'] : '', PHP_URL_QUERY), $query);

        return is_string($query['key'] ?? null) ? $query['key'] : '';
    }

    public function testAForgottenPasswordLeadsToTheSamePageForEverybody(): void
    {
        wp_set_current_user(0);
        foreach (['forms-ann@example.com', 'nobody@example.com'] as $email) {
            self::assertSame('/customer/forgot-password?sent=1', $this->do('password_forgot', ['email' => $email]));
        }
        self::assertSame(['email'], array_keys($this->refusal('password_forgot', ['email' => 'nobody'])->params));
        $key = get_password_reset_key(new \WP_User($this->ann));
        self::assertIsString($key);
        self::assertSame(['password'], array_keys($this->refusal('password_reset', ['login' => 'forms-ann', 'key' => $key, 'password' => ''])->params));
        self::assertSame('/customer/login?done=password-changed', $this->do('password_reset', ['login' => 'forms-ann', 'key' => $key, 'password' => 'chosen anew']));
        self::assertSame(403, $this->refusal('password_reset', ['login' => 'forms-ann', 'key' => $key, 'password' => 'chosen anew'])->status);
    }

    public function testAWordOfSuccessIsOneOfTheTable(): void
    {
        self::assertSame('/customer/orders?page=2&done=profile-saved', FlashMessages::at('/customer/orders?page=2', 'profile-saved'));
        self::assertSame('', FlashMessages::sentence('<b>'));
        $this->expectException(\LogicException::class);
        FlashMessages::at('/customer', 'no such thing');
    }

    /** @param array<string, string> $fields */
    private function do(string $action, array $fields): string
    {
        $modules = $this->modules();
        $forms = new AccountForms($modules->customers->signUp(), $modules->customers->passwords(), $modules->customers->profiles(), $modules->customers->addresses());

        return $forms->all()[$action]($fields);
    }

    /** @param array<string, string> $fields */
    private function refusal(string $action, array $fields): ApiError
    {
        try {
            $this->do($action, $fields);
        } catch (ApiError $refusal) {
            return $refusal;
        }
        self::fail('Nothing was refused.');
    }
}
