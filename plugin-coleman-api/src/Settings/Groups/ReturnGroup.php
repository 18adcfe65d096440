<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Orders\Returns\ReturnSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** How long customers may ask to return parts, and what it costs them. */
final readonly class ReturnGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'returns';
    }

    public function title(): string
    {
        return __('Returns', 'coleman');
    }

    public function intro(): string
    {
        return __('Customers ask for a return on the page of their order. The parts desk can take parts back at any time.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field(
                'days',
                FieldKind::Whole,
                __('Days to ask for a return', 'coleman'),
                __('Counted from the day the parts were delivered or picked up. 0: customers can’t ask online.', 'coleman'),
                ReturnSettings::DEFAULTS['days'],
                most: ReturnSettings::MOST_DAYS,
                isRequired: true,
            ),
            new Field(
                'fee',
                FieldKind::Percent,
                __('Restocking fee (percent)', 'coleman'),
                __('Of the price of the returned parts. It isn’t taken for parts that were wrong, damaged or defective. Staff can change the amount of each return.', 'coleman'),
                ReturnSettings::DEFAULTS['fee'],
                most: ReturnSettings::MOST_FEE,
                isRequired: true,
            ),
        ];
    }

    public function values(): array
    {
        return ['days' => ReturnSettings::days(), 'fee' => ReturnSettings::fee()];
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(ReturnSettings::OPTION, array_intersect_key($values, ReturnSettings::DEFAULTS));
    }

    public function options(): array
    {
        return [ReturnSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'days' => ['type' => 'integer', 'minimum' => 0, 'maximum' => ReturnSettings::MOST_DAYS],
                'fee' => ['type' => 'integer', 'minimum' => 0, 'maximum' => ReturnSettings::MOST_FEE],
            ],
            'additionalProperties' => false,
            'default' => ReturnSettings::DEFAULTS,
            'description' => 'Days in which customers may ask for a return, and the restocking fee in thousandths of a percent of the price.',
        ]];
    }
}
