<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** How the site looks, beyond what the Site Editor changes. The theme reads it. */
final readonly class AppearanceGroup implements SettingsGroup
{
    public const OPTION = 'coleman_color_scheme';

    private const LIGHT = 'light';

    public function name(): string
    {
        return 'appearance';
    }

    public function title(): string
    {
        return __('Appearance', 'coleman');
    }

    public function intro(): string
    {
        return __('Fonts, colors and templates are under Appearance → Editor.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field('color_scheme', FieldKind::Choice, __('Color scheme', 'coleman'), __('The dark colors are those of the style Night shift. Printed pages are always light.', 'coleman'), self::LIGHT, choices: [
                self::LIGHT => __('Light', 'coleman'),
                'dark' => __('Dark', 'coleman'),
                'system' => __('As the visitor’s device is set', 'coleman'),
            ]),
        ];
    }

    public function values(): array
    {
        return ['color_scheme' => get_option(self::OPTION, self::LIGHT)];
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(self::OPTION, $values['color_scheme'] ?? self::LIGHT);
    }

    public function options(): array
    {
        return [self::OPTION => [
            'type' => 'string',
            'enum' => ['light', 'dark', 'system'],
            'default' => self::LIGHT,
            'description' => 'Colors of the site: light, dark, or as the visitor’s device is set.',
        ]];
    }
}
