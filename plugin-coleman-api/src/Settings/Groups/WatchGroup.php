<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;
use Coleman\Api\Watches\WatchSettings;

/** When customers who asked for it are told of a lower price. */
final readonly class WatchGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'watches';
    }

    public function title(): string
    {
        return __('Tell me when', 'coleman');
    }

    public function intro(): string
    {
        return __('Customers can ask to be told when a part is in stock, a price drops or a used machine comes in. They get one email a day at most.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field('price_drop', FieldKind::Percent, __('Price drop (percent)', 'coleman'), __('Smaller drops are not told.', 'coleman'), WatchSettings::DEFAULTS['price_drop'], least: 1, most: WatchSettings::MOST_DROP, isRequired: true),
        ];
    }

    public function values(): array
    {
        return ['price_drop' => WatchSettings::priceDrop()];
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(WatchSettings::OPTION, array_intersect_key($values, WatchSettings::DEFAULTS));
    }

    public function options(): array
    {
        return [WatchSettings::OPTION => [
            'type' => 'object',
            'properties' => ['price_drop' => ['type' => 'integer', 'minimum' => 1, 'maximum' => WatchSettings::MOST_DROP]],
            'additionalProperties' => false,
            'default' => WatchSettings::DEFAULTS,
            'description' => 'From which drop customers are told of a lower price, in thousandths of a percent.',
        ]];
    }
}
