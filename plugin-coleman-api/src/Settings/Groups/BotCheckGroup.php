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
        return __('For those who are not signed in, when they create an account, order as a guest or write to a desk. Nobody solves a puzzle: the browser does a little arithmetic while the form is filled in.', 'coleman');
    }

    public function fields(): array
    {
        $service = __('Service', 'coleman');
        $services = array_column(array_map(static fn (Service $one): array => [$one->value, $one->label()], Service::cases()), 1, 0);

        return [
            new Field(
                'least_seconds',
                FieldKind::Whole,
                __('Seconds that filling in a form takes at least', 'coleman'),
                __('A form that comes back faster was sent by a program. Browsers that fill in forms by themselves need 2.', 'coleman'),
                BotSettings::DEFAULTS['least_seconds'],
                most: self::MAX_SECONDS,
                isRequired: true,
            ),
            new Field(
                'hardest',
                FieldKind::Whole,
                __('Work of the browser', 'coleman'),
                __('The most tries its arithmetic may need (ALTCHA). 100,000 take a phone a fraction of a second; ten times that makes programs ten times slower, and old phones too.', 'coleman'),
                BotSettings::DEFAULTS['hardest'],
                least: 1_000,
                most: self::MAX_WORK,
                isRequired: true,
            ),
            new Field(
                'service',
                FieldKind::Choice,
                __('Who is asked', 'coleman'),
                __('Another service needs both of its keys; without them this site asks itself. Its script is loaded only when a visitor begins to fill in a form, and then it learns the visitor\'s address: say so in your privacy policy. While it cannot be reached, forms are taken without proof.', 'coleman'),
                BotSettings::DEFAULTS['service'],
                $service,
                $services,
            ),
            new Field(
                'site_key',
                FieldKind::Text,
                __('Site key', 'coleman'),
                __('From the service\'s console, for the name of this website. For reCAPTCHA a key of version 3.', 'coleman'),
                BotSettings::DEFAULTS['site_key'],
                $service,
                most: 200,
            ),
            new Field(
                'secret',
                FieldKind::Secret,
                __('Secret key', 'coleman'),
                __('Kept encrypted with the keys of wp-config.php and never shown again.', 'coleman'),
                '',
                $service,
                most: 300,
                fixed: BotSettings::isSecretFixed()
                    /* translators: %s: name of a constant */
                    ? sprintf(__('It stands in wp-config.php as %s.', 'coleman'), BotSettings::SECRET_CONSTANT)
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
            $faults['site_key'] = __('A key has letters, digits, hyphens and underscores.', 'coleman');
        } elseif ($isOther && '' === ($values['site_key'] ?? '')) {
            $faults['site_key'] = __('Without its site key the service cannot be asked.', 'coleman');
        }
        if ($isOther && '' === ($values['secret'] ?? '') && !BotSettings::isSecretFixed()) {
            $faults['secret'] = __('Without its secret key the service cannot be asked.', 'coleman');
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
