<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Settings;

use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Security\Secrets;
use Coleman\Tests\Integration\TestCase;

/** Changing the key of sealed values: nothing is lost on the way, and the old key is not needed afterwards. */
final class ResealTest extends TestCase
{
    protected function tearDown(): void
    {
        array_map(putenv(...), ['COLEMAN_SEAL_KEY', 'COLEMAN_SEAL_KEY_OLD', MailSettings::PASSWORD_CONSTANT]);
        array_map(delete_option(...), [MailSettings::OPTION, StripeKeys::OPTION, BotSettings::SECRET_OPTION]);
        $this->modules()->foundation->connection()->execute('DELETE FROM {webhooks}');
        $this->modules()->foundation->connection()->execute('DELETE FROM {second_factors}');
        parent::tearDown();
    }

    public function testEverySealedValueMovesToTheNewKey(): void
    {
        $this->store('first');
        putenv('COLEMAN_SEAL_KEY=second');
        self::assertNull(MailSettings::ofSite()->password, 'the new key alone reads nothing old');
        putenv('COLEMAN_SEAL_KEY_OLD=zeroth first');
        self::assertSame('of-mail', MailSettings::ofSite()->password);

        self::assertSame(0, $this->reseal());
        putenv('COLEMAN_SEAL_KEY_OLD');
        self::assertSame(['of-mail', 'sk_test_1', 'whsec_1', 'of-bots', 'of-webhook', 'of-phone'], $this->stored());
    }

    public function testWhatNoKeyReadsIsToldAndStays(): void
    {
        $this->store('first');
        $before = $this->sealed();
        putenv('COLEMAN_SEAL_KEY=second');
        self::assertSame(1, $this->reseal());
        self::assertSame($before, $this->sealed());
    }

    public function testWordPressKeysReadWhatWasSealedBeforeThereWasAnother(): void
    {
        $sealed = Secrets::seal('from before');
        putenv('COLEMAN_SEAL_KEY=first');
        self::assertSame('from before', Secrets::unseal($sealed));
        self::assertNotSame('from before', Secrets::unseal(substr($sealed, 0, -4) . 'AAA='));
    }

    public function testTheServersSecretWins(): void
    {
        $this->store('first');
        putenv(MailSettings::PASSWORD_CONSTANT . '=of-the-server');
        self::assertSame('of-the-server', MailSettings::ofSite()->password);
        self::assertTrue(MailSettings::isPasswordFixed());
    }

    private function store(string $key): void
    {
        putenv('COLEMAN_SEAL_KEY=' . $key);
        update_option(MailSettings::OPTION, ['sealed_password' => Secrets::seal('of-mail')]);
        StripeKeys::save('sk_test_1', 'whsec_1');
        update_option(BotSettings::SECRET_OPTION, Secrets::seal('of-bots'), false);
        $this->modules()->integrations->webhooks()->add('https://dealer.example/hook', ['order.placed'], false, Secrets::seal('of-webhook'), 1);
        $this->modules()->foundation->transaction()->run(fn (): bool => $this->modules()->foundation->factors()->enroll(1, 'of-phone', 1));
    }

    /** @return list<string> */
    private function sealed(): array
    {
        $connection = $this->modules()->foundation->connection();
        $payment = get_option(StripeKeys::OPTION);

        return [
            MailSettings::stored()['sealed_password'],
            is_array($payment) && is_string($payment['sealed_secret']) ? $payment['sealed_secret'] : '',
            is_array($payment) && is_string($payment['sealed_webhook']) ? $payment['sealed_webhook'] : '',
            BotSettings::sealedSecret(),
            (string) $connection->value('SELECT secret FROM {webhooks}'),
            (string) $connection->value('SELECT secret FROM {second_factors} WHERE user_id = 1'),
        ];
    }

    /** @return list<string|null> */
    private function stored(): array
    {
        return array_map(Secrets::unseal(...), $this->sealed());
    }

    private function reseal(): int
    {
        ob_start();
        try {
            return ($this->modules()->maintenance->reseal()->command()->run)([]);
        } finally {
            ob_end_clean();
        }
    }
}
