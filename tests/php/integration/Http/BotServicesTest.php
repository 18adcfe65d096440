<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Http;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\Service;
use Coleman\Api\Http\Bots\TokenService;
use Coleman\Api\Security\Secrets;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** reCAPTCHA and Turnstile, of which only the service itself is played. */
final class BotServicesTest extends TestCase
{
    /** @var array<string, mixed>|\WP_Error what the service answers */
    private array|\WP_Error $answer = [];

    /** @var list<array{string, array<string, string>}> what it was asked: address and body */
    private array $asked = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->asked = [];
        add_filter('pre_http_request', $this->play(...), 10, 3);
        $this->forget();
    }

    protected function tearDown(): void
    {
        remove_all_filters('pre_http_request');
        $this->forget();
        parent::tearDown();
    }

    public function testATokenIsAskedAboutAndARightOneIsAPerson(): void
    {
        $this->answer = ['success' => true];
        self::assertTrue($this->check(Service::Turnstile));
        $this->answer = ['success' => true, 'score' => 0.9];
        self::assertTrue($this->check(Service::Recaptcha));
        self::assertSame([
            ['https://challenges.cloudflare.com/turnstile/v0/siteverify', ['secret' => 'hush', 'response' => 'token']],
            ['https://www.google.com/recaptcha/api/siteverify', ['secret' => 'hush', 'response' => 'token']],
        ], $this->asked);
    }

    public function testAWrongTokenIsRefusedAndADoubtfulOneIsUnverified(): void
    {
        foreach (['invalid-input-response', 'timeout-or-duplicate'] as $reason) {
            $this->answer = ['success' => false, 'error-codes' => [$reason]];
            try {
                $this->check(Service::Recaptcha);
                self::fail($reason);
            } catch (ApiError $refusal) {
                self::assertSame(['coleman_bot_check_failed', 403], [$refusal->errorCode, $refusal->status]);
            }
        }
        self::assertSame('', TokenService::trouble(), 'that is the visitor\'s');
        $this->answer = ['success' => true, 'score' => 0.1];
        self::assertFalse($this->check(Service::Recaptcha));
    }

    public function testAServiceThatCannotBeReachedLosesNoFormAndHoldsUpOnlyOne(): void
    {
        $this->answer = new \WP_Error('http_request_failed', 'cURL error 28: timed out');
        self::assertFalse($this->check(Service::Turnstile));
        self::assertFalse($this->check(Service::Turnstile));
        self::assertCount(1, $this->asked, 'the second did not wait');
        self::assertSame('cURL error 28: timed out', TokenService::trouble());
        TokenService::forgetTrouble();

        $this->answer = ['success' => false, 'error-codes' => ['invalid-input-secret']];
        self::assertFalse($this->check(Service::Turnstile), 'a slip in our settings is no fault of the visitor');
        self::assertSame('invalid-input-secret', TokenService::trouble());
        $this->answer = ['nonsense' => true];
        self::assertFalse($this->check(Service::Turnstile));
        self::assertSame('HTTP 200', TokenService::trouble());
    }

    public function testTheStampNamesTheServiceOnlyWhenBothKeysAreThere(): void
    {
        $begin = fn (): array => $this->freshModules()->foundation->botCheck()->begin();
        self::assertSame('altcha', $begin()['service']);
        update_option(BotSettings::OPTION, ['least_seconds' => 5, 'hardest' => 1_000, 'service' => 'turnstile', 'site_key' => 'site-1']);
        self::assertSame(['altcha', 5], [$begin()['service'], $begin()['least_seconds']], 'its secret is missing');
        update_option(BotSettings::SECRET_OPTION, Secrets::seal('hush'));
        $stamp = $begin();
        self::assertSame(['turnstile', 'site-1', null], [$stamp['service'], $stamp['site_key'], $stamp['challenge']]);
        self::assertStringNotContainsString('hush', (string) wp_json_encode($stamp));
    }

    public function testTheSecretIsSealedAndNeverShown(): void
    {
        wp_set_current_user(1);
        $save = fn (array $values): \WP_REST_Response => $this->call('POST', '/desk/settings/bot-check', ['values' => $values]);
        self::assertSame(400, $save(['service' => 'recaptcha'])->get_status());
        $refused = $this->body($save(['service' => 'recaptcha', 'site_key' => '<b>', 'secret' => 'x']));
        self::assertSame(['site_key'], array_keys($refused['data']['params']));
        $saved = $save(['service' => 'recaptcha', 'site_key' => 'site_2', 'secret' => 'hush-4711']);
        self::assertSame(200, $saved->get_status());
        self::assertStringNotContainsString('hush-4711', (string) wp_json_encode([$saved->get_data(), get_option(BotSettings::SECRET_OPTION)]));
        self::assertEquals(new BotSettings(2, 100_000, Service::Recaptcha, 'site_2', 'hush-4711'), BotSettings::ofSite());
        $save(['least_seconds' => '3']);
        self::assertSame('hush-4711', BotSettings::ofSite()->secret, 'it stays when it is not sent');
        self::assertArrayNotHasKey(BotSettings::SECRET_OPTION, (array) rest_do_request(new \WP_REST_Request('GET', '/wp/v2/settings'))->get_data());

        update_option(BotSettings::SECRET_OPTION, base64_encode(random_bytes(60)));
        self::assertSame(Service::Altcha, BotSettings::ofSite()->service, 'sealed with other keys: this site asks itself');
    }

    /** @return bool whether a form with a stamp and a token counts as a person's */
    private function check(Service $service): bool
    {
        $clock = new FixedClock('2026-03-01 12:00:00');
        $check = new BotCheck('secret', $clock, $this->modules()->foundation->rateLimiter(), new TokenService($service, 'site', 'hush'));
        $stamp = $check->begin()['form_stamp'];
        $clock->advance(5);

        return $check->check(['form_stamp' => $stamp, 'altcha' => 'token']);
    }

    /** Settings are read when the bot check is made, once a request. */
    private function freshModules(): Modules
    {
        /** @var \wpdb $wpdb */
        global $wpdb;

        return new Modules(new FixedClock('2026-03-01 12:00:00'), $wpdb, '');
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>|\WP_Error
     */
    private function play(mixed $early, array $arguments, string $url): array|\WP_Error
    {
        /** @var array<string, string> $body */
        $body = $arguments['body'];
        self::assertLessThanOrEqual(5, $arguments['timeout']);
        $this->asked[] = [$url, $body];

        return $this->answer instanceof \WP_Error
            ? $this->answer
            : ['headers' => [], 'body' => (string) wp_json_encode($this->answer), 'response' => ['code' => 200, 'message' => 'OK'], 'cookies' => [], 'filename' => null];
    }

    private function forget(): void
    {
        TokenService::forgetTrouble();
        delete_option(BotSettings::OPTION);
        delete_option(BotSettings::SECRET_OPTION);
    }
}
