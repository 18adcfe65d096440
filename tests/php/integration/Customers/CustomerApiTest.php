<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Api\Customers\Address;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Bots\ProofOfWork;
use Coleman\Api\Http\Limit;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** Accounts over the API: profile, addresses, registration, passwords. */
final class CustomerApiTest extends TestCase
{
    private const ADDRESS = ['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'ks', 'zip' => '66020'];

    /** @var list<int> */
    private array $users = [];

    protected function setUp(): void
    {
        parent::setUp();
        // PHPUnit has printed by now: no cookie could leave.
        add_filter('send_auth_cookies', '__return_false');
        foreach (['customer_addresses', 'customer_accounts', 'outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        foreach ($this->users as $user) {
            wp_delete_user($user);
        }
        remove_filter('send_auth_cookies', '__return_false');
        wp_set_current_user(0);
        parent::tearDown();
    }

    public function testEveryCallOfAnAccountIsClosedToVisitors(): void
    {
        foreach ([['GET', '/customer/profile'], ['POST', '/customer/profile'], ['GET', '/customer/addresses'], ['POST', '/customer/address'], ['POST', '/customer/address/delete'], ['GET', '/customer/paymethods'], ['DELETE', '/session']] as [$method, $path]) {
            self::assertSame(401, $this->call($method, $path, ['account' => ['FirstName' => 'Eve'], 'address' => self::ADDRESS])->get_status(), $path);
        }
        self::assertSame(0, $this->rows('customer_addresses') + $this->rows('customer_accounts'));
    }

    public function testAddressesAreCheckedKeptAndTheirOwnersAlone(): void
    {
        $this->signInAs('ann-a');
        $bad = $this->call('POST', '/customer/address', ['address' => ['state' => 'XX', 'zip' => '660'] + self::ADDRESS]);
        self::assertSame(400, $bad->get_status());
        self::assertSame(['state', 'zip'], array_keys($this->params($bad)));
        self::assertSame(0, $this->rows('customer_addresses'));

        $made = $this->call('POST', '/customer/address', ['address' => self::ADDRESS]);
        self::assertSame(201, $made->get_status());
        $address = $this->results($made);
        self::assertSame('KS', $address['state']);
        self::assertTrue($address['is_default']);

        $changed = $this->call('POST', '/customer/address', ['address' => ['CustomerAddressId' => $address['CustomerAddressId'], 'city' => 'Smithville', 'state' => 'MO', 'zip' => '64089'] + self::ADDRESS]);
        self::assertSame(200, $changed->get_status());
        self::assertSame('Smithville', $this->results($changed)['city']);

        $this->signInAs('eve-a');
        foreach (['/customer/address', '/customer/address/delete'] as $path) {
            $refused = $this->call('POST', $path, ['address' => ['CustomerAddressId' => $address['CustomerAddressId']] + self::ADDRESS]);
            self::assertSame(404, $refused->get_status(), $path);
            self::assertSame('coleman_address_not_found', $this->body($refused)['code']);
        }
        self::assertSame(1, $this->rows('customer_addresses'));
    }

    public function testAPhoneNumberKeepsItsExtension(): void
    {
        $this->signInAs('ann-p');
        $phone = '+1 (913) 555.0177 ext. 4, after 5 pm';
        $made = $this->results($this->call('POST', '/customer/address', ['address' => ['phone' => $phone] + self::ADDRESS]));
        self::assertSame($phone, $made['phone']);
        $saved = $this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'Ann', 'LastName' => 'Farmer', 'Phone' => $phone]]);
        self::assertSame(200, $saved->get_status());
        self::assertSame($phone, $this->results($this->call('GET', '/customer/profile'))['Phone']);
        $tooLong = $this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'Ann', 'LastName' => 'Farmer', 'Phone' => str_repeat('5', 41)]]);
        self::assertSame(['Phone'], array_keys($this->params($tooLong)));
    }

    public function testAWholePhoneNumberIsKeptAsEveryOtherIsWritten(): void
    {
        $this->signInAs('ann-p');
        foreach (['(913) 555-0177', '913.555.0177', '+1 913 555 0177', '9135550177'] as $typed) {
            $made = $this->results($this->call('POST', '/customer/address', ['address' => ['phone' => $typed] + self::ADDRESS]));
            self::assertSame('913-555-0177', $made['phone'], $typed);
            $this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'Ann', 'LastName' => 'Farmer', 'Phone' => $typed]]);
            self::assertSame('913-555-0177', $this->results($this->call('GET', '/customer/profile'))['Phone'], $typed);
            self::assertSame('913-555-0177', Address::contact(['name' => 'Ann Farmer', 'phone' => $typed])->phone, $typed);
        }
    }

    public function testTheFirstAddressIsTheUsualOneAndAnotherFollowsItWhenItGoes(): void
    {
        $this->signInAs('ann-f');
        $ids = [];
        foreach (['Easton', 'Smithville', 'Lee\'s Summit'] as $city) {
            $address = $this->results($this->call('POST', '/customer/address', ['address' => ['city' => $city] + self::ADDRESS]));
            $ids[] = is_int($address['CustomerAddressId']) ? $address['CustomerAddressId'] : 0;
        }
        self::assertSame([true, false, false], $this->defaults());
        $remaining = $this->call('POST', '/customer/address/delete', ['address' => ['CustomerAddressId' => $ids[0]]]);
        self::assertSame([$ids[1], $ids[2]], array_column($this->results($remaining), 'CustomerAddressId'));
        self::assertSame([true, false], $this->defaults());
        $this->call('POST', '/customer/address/delete', ['address' => ['CustomerAddressId' => $ids[2]]]);
        self::assertSame([true], $this->defaults());
    }

    /** @return list<bool> of the address book, in its order */
    private function defaults(): array
    {
        return array_column($this->modules()->customers->addresses()->list(get_current_user_id()), 'is_default');
    }

    public function testAPasswordIsAskedForBeforeEmailOrPasswordChange(): void
    {
        $ann = $this->signInAs('ann-b');
        $refused = $this->call('POST', '/customer/profile', ['account' => ['Email' => 'other@example.com'], 'password' => ['current' => 'wrong']]);
        self::assertSame(403, $refused->get_status());
        self::assertSame('coleman_wrong_password', $this->body($refused)['code']);
        self::assertSame('ann-b@example.com', (new \WP_User($ann))->user_email);

        $asked = $this->results($this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'Anna', 'LastName' => 'Farmer', 'Email' => 'other@example.com'], 'password' => ['current' => 'password of ann-b']]));
        self::assertSame('ann-b@example.com', $asked['Email']);
        self::assertSame('other@example.com', $asked['pending_email']);
        self::assertSame('Anna', $asked['FirstName']);

        $mail = $this->modules()->mail->outbox()->list()[0];
        self::assertSame(['confirm-email', 'other@example.com'], [$mail['kind'], $mail['recipient']]);
        parse_str((string) wp_parse_url(is_string($mail['payload']['url']) ? $mail['payload']['url'] : '', PHP_URL_QUERY), $query);
        $key = is_string($query['key'] ?? null) ? $query['key'] : '';
        try {
            $this->modules()->customers->profiles()->confirmEmail($ann, str_repeat('0', 32));
            self::fail('Took a wrong key.');
        } catch (\Coleman\Api\Http\ApiError $refusal) {
            self::assertSame(403, $refusal->status);
        }
        $this->modules()->customers->profiles()->confirmEmail($ann, $key);
        clean_user_cache($ann);
        self::assertSame('other@example.com', (new \WP_User($ann))->user_email);
    }

    public function testTheRightPasswordIsNotCalledWrongAfterTooManyWrongOnes(): void
    {
        $this->signInAs('ann-h');
        $try = fn (string $current): \WP_REST_Response => $this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'Ann'], 'password' => ['current' => $current, 'new' => 'another one']]);
        for ($wrong = 0; $wrong < 5; $wrong++) {
            self::assertSame(403, $try('wrong')->get_status());
        }
        $answer = $try('password of ann-h');
        self::assertSame([429, 'coleman_rate_limited'], [$answer->get_status(), $this->body($answer)['code']]);
        self::assertSame('900', (string) ($answer->get_headers()['Retry-After'] ?? ''));
        self::assertSame(['password.current' => 'Too many attempts. Please wait a few minutes and try again.'], $this->params($answer));
    }

    public function testTheAnswerThatChangesThePasswordCarriesANonceThatWorks(): void
    {
        $ann = $this->signInAs('ann-i');
        $_COOKIE[LOGGED_IN_COOKIE] = wp_generate_auth_cookie($ann, time() + 3600, 'logged_in', \WP_Session_Tokens::get_instance($ann)->create(time() + 3600));
        try {
            $stale = wp_create_nonce('wp_rest');
            $answer = $this->call('POST', '/customer/profile', ['account' => ['FirstName' => 'Ann'], 'password' => ['current' => 'password of ann-i', 'new' => 'another one']]);
            self::assertSame(200, $answer->get_status());
            $nonce = $answer->get_headers()['X-WP-Nonce'] ?? '';
            self::assertIsString($nonce);
            // As the next request reads it: the user of the cookie that was just set.
            wp_set_current_user((int) wp_validate_auth_cookie($_COOKIE[LOGGED_IN_COOKIE], 'logged_in'));
            self::assertSame($ann, get_current_user_id());
            self::assertSame([1, false], [wp_verify_nonce($nonce, 'wp_rest'), wp_verify_nonce($stale, 'wp_rest')]);
        } finally {
            unset($_COOKIE[LOGGED_IN_COOKIE]);
        }
    }

    public function testRegisteringSignsInOnceAndSaysWhatIsWrong(): void
    {
        $fields = ['email' => 'new-c@example.com', 'password' => 'long enough', 'first_name' => 'New', 'last_name' => 'Customer', 'redirect' => '//evil.example'];
        $bad = $this->call('POST', '/customer/register', ['email' => 'no', 'password' => 'short'] + $fields);
        self::assertSame(400, $bad->get_status());
        self::assertSame(['email', 'password'], array_keys($this->params($bad)));

        $made = $this->call('POST', '/customer/register', $fields);
        self::assertSame(201, $made->get_status());
        self::assertSame('/customer', $this->results($made)['redirect']);
        $user = get_user_by('email', 'new-c@example.com');
        self::assertInstanceOf(\WP_User::class, $user);
        $this->users[] = $user->ID;
        self::assertSame(['customer'], $user->roles);
        self::assertSame(['welcome'], array_column($this->modules()->mail->outbox()->list(), 'kind'));

        wp_set_current_user(0);
        $again = $this->call('POST', '/customer/register', $fields);
        self::assertSame(409, $again->get_status());
        self::assertSame('coleman_email_exists', $this->body($again)['code']);
    }

    public function testARegistrationSentAgainWithItsKeyIsAnsweredAsTheFirstTime(): void
    {
        $fields = ['email' => 'again-c@example.com', 'password' => 'long enough', 'first_name' => 'New', 'last_name' => 'Customer'];
        $send = function (array $changes, string $key) use ($fields): int {
            wp_set_current_user(0);
            $status = $this->call('POST', '/customer/register', $changes + $fields, ['Idempotency-Key' => $key])->get_status();

            return $status;
        };
        update_option('coleman_limits', ['register' => [0, 1]]);
        try {
            self::assertSame(400, $send([], 'short'));
            self::assertSame(201, $send([], 'the-key-of-one-form'));
            $user = get_user_by('email', 'again-c@example.com');
            self::assertInstanceOf(\WP_User::class, $user);
            $this->users[] = $user->ID;
            self::assertSame(201, $send([], 'the-key-of-one-form'));
            self::assertSame($user->ID, get_current_user_id());
            self::assertSame(401, $send(['password' => 'not the one'], 'the-key-of-one-form'), 'the key is no password');
            self::assertSame(409, $send([], 'the-key-of-another'));
            self::assertSame(409, $send([], ''));
            self::assertSame(['welcome'], array_column($this->modules()->mail->outbox()->list(), 'kind'));
        } finally {
            update_option('coleman_limits', []);
        }
    }

    public function testWhoMistypesIsNotCountedAndOnlyOneAtATimeIsRegistered(): void
    {
        $fields = ['email' => 'turn-c@example.com', 'password' => 'long enough', 'first_name' => 'New', 'last_name' => 'Customer'];
        update_option('coleman_limits', ['register' => [1, 3600]]);
        try {
            for ($try = 0; $try < 3; $try++) {
                self::assertSame(400, $this->call('POST', '/customer/register', ['password' => 'short'] + $fields)->get_status());
            }
            // Another request is between its look and its write.
            $turn = 'registering:' . substr(hash('sha256', 'turn-c@example.com'), 0, 32);
            self::assertTrue($this->modules()->foundation->rateLimiter()->take($turn, new Limit(1, 10)));
            $held = $this->call('POST', '/customer/register', $fields);
            self::assertSame([409, 'coleman_in_progress'], [$held->get_status(), $this->body($held)['code']]);
            self::assertFalse(email_exists('turn-c@example.com'));
            $this->modules()->foundation->rateLimiter()->reset($turn);
            self::assertSame(429, $this->call('POST', '/customer/register', $fields)->get_status());
        } finally {
            update_option('coleman_limits', []);
        }
    }

    public function testABranchThatIsNoneIsRefusedAndNothingIsChanged(): void
    {
        $ann = $this->signInAs('ann-g');
        foreach (['99', '-1', '1 OR 1=1', '2.0'] as $branch) {
            $refused = $this->call('POST', '/customer/profile', ['account' => ['PreferredLocationId' => $branch]]);
            self::assertSame(['PreferredLocationId'], array_keys($this->params($refused)), $branch);
        }
        self::assertSame(0, $this->modules()->customers->accounts()->byUser($ann)->locationId);
        self::assertSame(200, $this->call('POST', '/customer/profile', ['account' => ['PreferredLocationId' => '4']])->get_status());
        self::assertSame(4, $this->modules()->customers->accounts()->byUser($ann)->locationId);
    }

    public function testAFilledHoneypotAndAForgedStampAreRefused(): void
    {
        $fields = ['email' => 'bot@example.com', 'password' => 'long enough', 'first_name' => 'Bot', 'last_name' => 'Bot'];
        foreach ([['website' => 'https://spam.example'], ['form_stamp' => '1.' . str_repeat('0', 64)], ['altcha' => base64_encode('{"number":1}')]] as $trap) {
            $refused = $this->call('POST', '/customer/register', $fields + $trap);
            self::assertSame(403, $refused->get_status());
            self::assertSame('coleman_bot_check_failed', $this->body($refused)['code']);
        }
        self::assertFalse(email_exists('bot@example.com'));
    }

    public function testAStampAndAProofOfWorkVerifyOnce(): void
    {
        $clock = new FixedClock('2026-03-01 12:00:00');
        $limiter = $this->modules()->foundation->rateLimiter();
        $check = new BotCheck('secret', $clock, $limiter, new ProofOfWork('secret', $clock, $limiter, 1_000));
        ['form_stamp' => $stamp, 'challenge' => $challenge] = $check->begin();
        self::assertNotNull($challenge);
        $number = 0;
        while (hash('sha256', $challenge['salt'] . $number) !== $challenge['challenge']) {
            $number++;
        }
        $proof = base64_encode((string) wp_json_encode(['algorithm' => 'SHA-256', 'challenge' => $challenge['challenge'], 'number' => $number, 'salt' => $challenge['salt'], 'signature' => $challenge['signature']]));
        try {
            $check->check(['form_stamp' => $stamp]);
            self::fail('Filled in within no time.');
        } catch (\Coleman\Api\Http\ApiError $refusal) {
            self::assertSame(403, $refusal->status);
        }
        $clock->advance(5);
        self::assertTrue($check->check(['form_stamp' => $stamp, 'altcha' => $proof]));
        self::assertFalse($check->check(['form_stamp' => $stamp, 'altcha' => $proof]), 'a proof is good for one form');
        self::assertFalse($check->check([]), 'without JavaScript');
    }

    public function testAForgottenPasswordIsAnsweredAlikeAndWritesOnlyToWhoIsThere(): void
    {
        $this->signInAs('ann-d');
        wp_set_current_user(0);
        $queries = [];
        $bodies = [];
        // The first call of a network makes its counter.
        $this->call('POST', '/customer/password/forgot', ['email' => 'first@example.com']);
        foreach (['ann-d@example.com', 'nobody@example.com'] as $email) {
            $before = $this->modules()->foundation->connection()->queries();
            $answer = $this->call('POST', '/customer/password/forgot', ['email' => $email]);
            $queries[] = $this->modules()->foundation->connection()->queries() - $before;
            $bodies[] = $this->body($answer);
            self::assertSame(200, $answer->get_status());
        }
        self::assertSame($bodies[0], $bodies[1]);
        self::assertSame($queries[0], $queries[1]);
        $letters = $this->modules()->mail->templates();
        self::assertNotNull($letters->write('password-reset', ['email' => 'ann-d@example.com']));
        self::assertNull($letters->write('password-reset', ['email' => 'nobody@example.com']));
    }

    public function testAPasswordIsResetByItsKeyOnce(): void
    {
        $ann = $this->signInAs('ann-e');
        wp_set_current_user(0);
        $user = new \WP_User($ann);
        $key = get_password_reset_key($user);
        self::assertIsString($key);
        self::assertSame(400, $this->call('POST', '/customer/password/reset', ['login' => $user->user_login, 'key' => $key, 'password' => 'short'])->get_status());
        self::assertSame(200, $this->call('POST', '/customer/password/reset', ['login' => $user->user_login, 'key' => $key, 'password' => 'another one'])->get_status());
        self::assertSame(403, $this->call('POST', '/customer/password/reset', ['login' => $user->user_login, 'key' => $key, 'password' => 'a third one'])->get_status());
        self::assertInstanceOf(\WP_User::class, wp_authenticate('ann-e@example.com', 'another one'));
    }

    private function signInAs(string $name): int
    {
        $id = wp_insert_user(['user_login' => $name, 'user_pass' => 'password of ' . $name, 'user_email' => $name . '@example.com', 'role' => 'customer', 'first_name' => 'Ann', 'last_name' => 'Farmer']);
        self::assertIsInt($id);
        $this->users[] = $id;
        wp_set_current_user($id);

        return $id;
    }

    /** @return array<mixed> */
    private function results(\WP_REST_Response $response): array
    {
        $body = $this->body($response);
        self::assertIsArray($body['results'] ?? null, (string) wp_json_encode($body));

        return $body['results'];
    }

    /** @return array<mixed> */
    private function params(\WP_REST_Response $response): array
    {
        $data = $this->body($response)['data'] ?? null;
        self::assertIsArray($data);
        self::assertIsArray($data['params'] ?? null);
        $params = $data['params'];
        ksort($params);

        return $params;
    }
}
