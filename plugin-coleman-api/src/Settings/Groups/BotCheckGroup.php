<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\Service;
use Coleman\Api\Http\Bots\TokenService;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** How people are told from programs on forms that strangers fill in. */
final readonly class BotCheckGroup implements SettingsGroup
{
    private const MAX_SECONDS = 30;
    private const MAX_WORK = 2_000_000;

    public function name(): string
    {
        return 'bot-check';
    }

    public function title(): string
    {
        return __('Bot check', 'coleman');
    }

    public function intro(): string
    {
        return __('Checks visitors who are not signed in when they create an account, order as a guest or send a form. There is no puzzle: the browser does a small calculation while the form is filled in.', 'coleman');
    }

    public function fields(): array
    {
        $service = __('Service', 'coleman');
        $services = array_column(array_map(static fn (Service $one): array => [$one->value, $one->label()], Service::cases()), 1, 0);

        return [
            new Field(
                'least_seconds',
                FieldKind::Whole,
                __('Minimum seconds to fill in a form', 'coleman'),
                __('Forms sent faster come from bots. Browsers with autofill need about 2 seconds.', 'coleman'),
                BotSettings::DEFAULTS['least_seconds'],
                most: self::MAX_SECONDS,
                isRequired: true,
            ),
            new Field(
                'hardest',
                FieldKind::Whole,
                __('Browser effort', 'coleman'),
                __('Maximum number of calculations (ALTCHA). 100,000 take a phone a fraction of a second. Ten times more slows bots down ten times, but old phones, too.', 'coleman'),
                BotSettings::DEFAULTS['hardest'],
                least: 1_000,
                most: self::MAX_WORK,
                isRequired: true,
            ),
            new Field(
                'service',
                FieldKind::Choice,
                __('Bot check service', 'coleman'),
                __('An outside service needs both keys. Without them, the site’s own check is used. Its script loads when a visitor starts filling in a form, and the service then sees the visitor’s IP address. Mention this in your privacy policy. If the service is unavailable, forms are accepted as unverified.', 'coleman'),
                BotSettings::DEFAULTS['service'],
                $service,
                $services,
            ),
            new Field(
                'site_key',
                FieldKind::Text,
                __('Site key', 'coleman'),
                __('From the service’s console, for this website’s domain. For reCAPTCHA, use a version 3 key.', 'coleman'),
                BotSettings::DEFAULTS['site_key'],
                $service,
                most: 200,
            ),
            new Field(
                'secret',
                FieldKind::Secret,
                __('Secret key', 'coleman'),
                __('Encrypted with the keys in wp-config.php and never shown again.', 'coleman'),
                '',
                $service,
                most: 300,
                fixed: BotSettings::isSecretFixed()
                    /* translators: %s: name of a constant */
                    ? sprintf(__('Set in wp-config.php as %s.', 'coleman'), BotSettings::SECRET_CONSTANT)
                    : '',
            ),
        ];
    }

    public function values(): array
    {
        return ['secret' => BotSettings::sealedSecret()] + BotSettings::stored();
    }

    public function faults(array $values): array
    {
        $isOther = Service::Altcha->value !== ($values['service'] ?? '');
        $faults = [];
        if (1 !== preg_match('/^[\w-]*$/D', is_string($values['site_key'] ?? null) ? $values['site_key'] : '')) {
            $faults['site_key'] = __('Use only letters, digits, hyphens and underscores in a key.', 'coleman');
        } elseif ($isOther && '' === ($values['site_key'] ?? '')) {
            $faults['site_key'] = __('Enter the site key to use this service.', 'coleman');
        }
        if ($isOther && '' === ($values['secret'] ?? '') && !BotSettings::isSecretFixed()) {
            $faults['secret'] = __('Enter the secret key to use this service.', 'coleman');
        }

        return $faults;
    }

    public function save(array $values): void
    {
        $secret = is_string($values['secret'] ?? null) ? $values['secret'] : '';
        if ($secret !== BotSettings::sealedSecret()) {
            update_option(BotSettings::SECRET_OPTION, '' === $secret ? '' : Secrets::seal($secret), false);
        }
        update_option(BotSettings::OPTION, array_intersect_key($values, BotSettings::DEFAULTS));
        // What went wrong with other keys is over.
        TokenService::forgetTrouble();
    }

    public function options(): array
    {
        return [
            BotSettings::OPTION => [
                'type' => 'object',
                'properties' => [
                    'least_seconds' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_SECONDS],
                    'hardest' => ['type' => 'integer', 'minimum' => 1_000, 'maximum' => self::MAX_WORK],
                    'service' => ['type' => 'string', 'enum' => array_column(Service::cases(), 'value')],
                    'site_key' => ['type' => 'string', 'maxLength' => 200],
                ],
                'additionalProperties' => false,
                'default' => BotSettings::DEFAULTS,
                'description' => 'Least seconds to fill in a form, who is asked for a proof, and how much work it is.',
            ],
            BotSettings::SECRET_OPTION => [
                'type' => 'string',
                'maxLength' => 2_000,
                'default' => '',
                'description' => 'Secret key of the service that is asked, sealed.',
                'is_hidden' => true,
            ],
        ];
    }
}
