<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Security\Secrets;
use Coleman\Api\Security\ServerSecret;
use Coleman\Api\Security\StagingGuard;

/**
 * The keys of the gateway: COLEMAN_STRIPE_SECRET_KEY and COLEMAN_STRIPE_WEBHOOK_SECRET of the server (ServerSecret), else the option `coleman_payment`, sealed. Without both there is no card.
 */
final readonly class StripeKeys
{
    public const OPTION = 'coleman_payment';

    private function __construct(public string $secret, public string $webhook)
    {
    }

    public static function ofSite(): ?self
    {
        $option = get_option(self::OPTION, []);
        $stored = static fn (string $name): string => is_array($option) && is_string($option[$name] ?? null) ? Secrets::unseal($option[$name]) ?? '' : '';
        $secret = ServerSecret::get('COLEMAN_STRIPE_SECRET_KEY') ?: $stored('sealed_secret');
        $webhook = ServerSecret::get('COLEMAN_STRIPE_WEBHOOK_SECRET') ?: $stored('sealed_webhook');
        if (1 === preg_match('/^[rs]k_live_/', $secret) && StagingGuard::ofSite()->isOn()) {
            // A copy takes nobody's money, and gives none back.
            return null;
        }

        return '' === $secret || '' === $webhook ? null : new self($secret, $webhook);
    }

    /** Keeps keys that wp-config.php does not name; empty ones turn cards off. */
    public static function save(string $secret, string $webhook): void
    {
        update_option(self::OPTION, ['sealed_secret' => Secrets::seal($secret), 'sealed_webhook' => Secrets::seal($webhook)], false);
    }
}
