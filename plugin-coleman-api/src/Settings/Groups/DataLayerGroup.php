<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Whether pages tell a tag manager what happens on them (docs/analytics.md). */
final readonly class DataLayerGroup implements SettingsGroup
{
    public const OPTION = 'coleman_data_layer';

    public const OFF = 'off';
    public const CONSENT = 'consent';
    private const ON = 'on';

    /** @return self::OFF|self::CONSENT|self::ON */
    public static function mode(): string
    {
        // It is loaded with WordPress's other options; to ask for one that was never saved is a query on every page.
        $mode = wp_load_alloptions()[self::OPTION] ?? self::OFF;

        return in_array($mode, [self::ON, self::CONSENT], true) ? $mode : self::OFF;
    }

    public function name(): string
    {
        return 'data-layer';
    }

    public function title(): string
    {
        return __('Analytics', 'coleman');
    }

    public function intro(): string
    {
        return __('The site loads no analytics of its own. If you add a tag manager, it can read what happens on a page from window.dataLayer. No names, addresses or phone numbers are in it.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field('data_layer', FieldKind::Choice, __('Events for a tag manager', 'coleman'), __('With consent, nothing is written before the visitor has agreed in your consent tool.', 'coleman'), self::OFF, choices: [
                self::OFF => __('Off', 'coleman'),
                self::CONSENT => __('After the visitor has agreed', 'coleman'),
                self::ON => __('Always', 'coleman'),
            ]),
        ];
    }

    public function values(): array
    {
        return ['data_layer' => self::mode()];
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(self::OPTION, $values['data_layer'] ?? self::OFF);
    }

    public function options(): array
    {
        return [self::OPTION => [
            'type' => 'string',
            'enum' => [self::OFF, self::CONSENT, self::ON],
            'default' => self::OFF,
            'description' => 'Whether pages push events to window.dataLayer: off, after consent, or always.',
        ]];
    }
}
