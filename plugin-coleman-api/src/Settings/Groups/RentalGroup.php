<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;
use Coleman\Api\Staff\Roles;

/** The terms of rental. */
final readonly class RentalGroup implements SettingsGroup
{
    private const MAX_PERCENT = 100_000;
    private const MAX_CENTS = 10_000_000;
    private const MAX_BUFFER = 30;
    private const MAX_DAYS = 1_000;

    /** The unit in which the settings keep a percent: thousandths. */
    private const THOUSANDTHS = 1_000;

    public function name(): string
    {
        return 'rentals';
    }

    public function title(): string
    {
        return __('Rentals', 'coleman');
    }

    public function intro(): string
    {
        return __('Changes apply to new requests. Existing quotes don’t change.', 'coleman');
    }

    public function fields(): array
    {
        $price = __('Price', 'coleman');
        $calendar = __('Calendar', 'coleman');
        $form = __('Request form', 'coleman');
        $default = RentalSettings::DEFAULTS;

        return [
            new Field('insurance_percent', FieldKind::Percent, __('Theft and damage waiver (percent)', 'coleman'), __('Percent of the rental cost, added to it.', 'coleman'), (int) round($default['insurance_percent'] * self::THOUSANDTHS), $price, most: self::MAX_PERCENT, isRequired: true, right: Roles::RATES),
            new Field('deposit_cents', FieldKind::Money, __('Deposit', 'coleman'), __('Collected at pickup and refunded at return. 0.00 for none.', 'coleman'), $default['deposit_cents'], $price, most: self::MAX_CENTS, isRequired: true, right: Roles::RATES),
            new Field('buffer_days', FieldKind::Whole, __('Days between two rentals', 'coleman'), __('Days to clean and inspect a machine after its return. It can’t be booked on these days.', 'coleman'), $default['buffer_days'], $calendar, most: self::MAX_BUFFER, isRequired: true),
            new Field('longest_days', FieldKind::Whole, __('Longest rental, in days', 'coleman'), __('Customers who need a machine longer are asked to call.', 'coleman'), $default['longest_days'], $calendar, least: 1, most: self::MAX_DAYS, isRequired: true),
            new Field('form_action', FieldKind::Text, __('Post requests to another address', 'coleman'), __('To use Contact Form 7 or another form plugin, enter its URL, starting with https://. Requests then don’t reach this site’s rental desk. Leave empty to use the rental desk.', 'coleman'), $default['form_action'], $form, most: 300),
        ];
    }

    public function values(): array
    {
        $settings = RentalSettings::ofSite();

        return [
            'insurance_percent' => (int) round($settings->insurancePercent * self::THOUSANDTHS),
            'deposit_cents' => $settings->depositCents,
            'buffer_days' => $settings->bufferDays,
            'longest_days' => $settings->longestDays,
            'form_action' => $settings->formAction,
        ];
    }

    public function faults(array $values): array
    {
        $action = is_string($values['form_action'] ?? null) ? $values['form_action'] : '';

        return '' === $action || (str_starts_with($action, 'https://') && false !== filter_var($action, FILTER_VALIDATE_URL))
            ? []
            : ['form_action' => __('Enter a full URL that starts with https://.', 'coleman')];
    }

    public function save(array $values): void
    {
        $percent = is_int($values['insurance_percent'] ?? null) ? $values['insurance_percent'] / self::THOUSANDTHS : RentalSettings::DEFAULTS['insurance_percent'];
        update_option(RentalSettings::OPTION, ['insurance_percent' => $percent] + array_intersect_key($values, RentalSettings::DEFAULTS));
    }

    public function options(): array
    {
        return [RentalSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'insurance_percent' => ['type' => 'number', 'minimum' => 0, 'maximum' => self::MAX_PERCENT / self::THOUSANDTHS],
                'deposit_cents' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_CENTS],
                'buffer_days' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_BUFFER],
                'longest_days' => ['type' => 'integer', 'minimum' => 1, 'maximum' => self::MAX_DAYS],
                'form_action' => ['type' => 'string', 'maxLength' => 300],
            ],
            'additionalProperties' => false,
            'default' => RentalSettings::DEFAULTS,
            'description' => 'Terms of rental: waiver, deposit, days between two rentals.',
        ]];
    }
}
