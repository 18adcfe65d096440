<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** The keys of the card gateway: with both of them customers may pay by card. */
final readonly class PaymentGroup implements SettingsGroup
{
    private const CONSTANTS = ['secret' => 'COLEMAN_STRIPE_SECRET_KEY', 'webhook' => 'COLEMAN_STRIPE_WEBHOOK_SECRET'];

    public function name(): string
    {
        return 'cards';
    }

    public function title(): string
    {
        return __('Cards', 'coleman');
    }

    public function intro(): string
    {
        return __('Customers pay on a Stripe page, so this site never sees card numbers. Without both keys, "Card" isn’t offered at checkout.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field(
                'secret',
                FieldKind::Secret,
                __('Secret key', 'coleman'),
                __('In Stripe, go to Developers > API keys. It starts with sk_live_, or sk_test_ for testing. Encrypted and never shown again.', 'coleman'),
                most: 300,
                fixed: self::fixed('secret'),
            ),
            new Field(
                'webhook',
                FieldKind::Secret,
                __('Signing secret', 'coleman'),
                /* translators: %s: address */
                sprintf(__('In Stripe, go to Developers > Webhooks. It starts with whsec_. Set the webhook’s URL to %s.', 'coleman'), rest_url('coleman/v1/payments/webhook')),
                most: 300,
                fixed: self::fixed('webhook'),
            ),
        ];
    }

    public function values(): array
    {
        $option = get_option(StripeKeys::OPTION, []);
        $sealed = static fn (string $name): string => is_array($option) && is_string($option[$name] ?? null) && '' !== (Secrets::unseal($option[$name]) ?? '') ? $option[$name] : '';

        return ['secret' => $sealed('sealed_secret'), 'webhook' => $sealed('sealed_webhook')];
    }

    public function faults(array $values): array
    {
        $faults = [];
        foreach (['secret' => ['sk_', 'rk_'], 'webhook' => ['whsec_']] as $name => $beginnings) {
            $typed = is_string($values[$name] ?? null) ? $values[$name] : '';
            $isKnown = '' === $typed || $typed === $this->values()[$name];
            if (!$isKnown && !array_any($beginnings, static fn (string $beginning): bool => str_starts_with($typed, $beginning))) {
                /* translators: %s: beginning of a key */
                $faults[$name] = sprintf(__('Enter the key that starts with %s.', 'coleman'), $beginnings[0]);
            }
        }

        return $faults;
    }

    public function save(array $values): void
    {
        $stored = $this->values();
        $key = static function (string $name) use ($values, $stored): string {
            $value = is_string($values[$name] ?? null) ? $values[$name] : '';

            return '' !== $value && $value === $stored[$name] ? Secrets::unseal($value) ?? '' : $value;
        };
        StripeKeys::save($key('secret'), $key('webhook'));
    }

    public function options(): array
    {
        $sealed = ['type' => 'string', 'maxLength' => 2_000];

        return [StripeKeys::OPTION => [
            'type' => 'object',
            'properties' => ['sealed_secret' => $sealed, 'sealed_webhook' => $sealed],
            'additionalProperties' => false,
            'default' => [],
            'description' => 'Keys of the card gateway, sealed.',
            'is_hidden' => true,
        ]];
    }

    private static function fixed(string $name): string
    {
        $constant = self::CONSTANTS[$name];

        return defined($constant) && '' !== constant($constant)
            /* translators: %s: name of a constant */
            ? sprintf(__('Set in wp-config.php as %s.', 'coleman'), $constant)
            : '';
    }
}
