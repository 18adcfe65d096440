<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** What becomes of the data when the plugin is deleted. */
final readonly class UninstallGroup implements SettingsGroup
{
    public const OPTION = 'coleman_remove_data';

    /** Nobody loses their orders by deleting a plugin to install it anew. */
    public static function removesData(): bool
    {
        return '1' === get_option(self::OPTION, '0');
    }

    public function name(): string
    {
        return 'uninstall';
    }

    public function title(): string
    {
        return __('Uninstalling', 'coleman');
    }

    public function intro(): string
    {
        return __('Deactivating the plugin never removes data. This applies when you delete it under Plugins.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field('remove_data', FieldKind::Toggle, __('Remove all data when the plugin is deleted', 'coleman'), __('Catalog, orders, rentals, inquiries, mail, settings and the roles of staff are deleted for good. Accounts and pages stay. Make a backup first.', 'coleman'), false),
        ];
    }

    public function values(): array
    {
        return ['remove_data' => self::removesData()];
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(self::OPTION, true === ($values['remove_data'] ?? null) ? '1' : '0', false);
    }

    public function options(): array
    {
        return [self::OPTION => [
            'type' => 'string',
            'enum' => ['0', '1'],
            'default' => '0',
            'description' => 'Whether all data is removed when the plugin is deleted.',
            'is_hidden' => true,
        ]];
    }
}
