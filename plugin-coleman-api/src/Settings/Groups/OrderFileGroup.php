<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Integrations\OrderFiles;
use Coleman\Api\Integrations\OrderFileSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Orders as files for the dealer's own system (docs/integrations.md). */
final readonly class OrderFileGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'order-files';
    }

    public function title(): string
    {
        return __('Order files', 'coleman');
    }

    public function intro(): string
    {
        $fault = get_option(OrderFiles::FAULT, '');
        $text = __('Each hour, a file with the orders that are new or changed is written to a folder of this server, for your dealer system to pick up.', 'coleman');

        return is_string($fault) && '' !== $fault
            /* translators: 1: what it does, 2: what went wrong */
            ? sprintf(__('%1$s The last time it failed: %2$s', 'coleman'), $text, $fault)
            : $text;
    }

    public function fields(): array
    {
        return [
            new Field('format', FieldKind::Choice, __('Format', 'coleman'), __('CSV has a line for each line of an order. JSON Lines has an order on each line.', 'coleman'), OrderFileSettings::OFF, choices: [
                OrderFileSettings::OFF => __('Off', 'coleman'),
                'csv' => __('CSV', 'coleman'),
                'jsonl' => __('JSON Lines', 'coleman'),
            ]),
            new Field('folder', FieldKind::Text, __('Folder', 'coleman'), __('Outside of the website, such as /var/spool/orders.', 'coleman'), most: 500, fixed: '' === OrderFileSettings::fixedFolder() ? '' : sprintf(
                /* translators: %s: name of a constant */
                __('Set in wp-config.php as %s.', 'coleman'),
                OrderFileSettings::CONSTANT,
            )),
            new Field('marks_sent', FieldKind::Toggle, __('Orders in a file are in the dealer’s system', 'coleman'), __('They are marked as sent. Where stock files say what is available, the site stops subtracting their pieces.', 'coleman'), false),
        ];
    }

    public function values(): array
    {
        $settings = OrderFileSettings::get();

        return ['format' => $settings->format, 'folder' => $settings->folder, 'marks_sent' => $settings->marksSent];
    }

    public function faults(array $values): array
    {
        $folder = is_string($values['folder'] ?? null) ? $values['folder'] : '';
        $fault = OrderFileSettings::OFF === ($values['format'] ?? OrderFileSettings::OFF) && '' === $folder ? '' : OrderFileSettings::faultOf($folder);

        return '' === $fault ? [] : ['folder' => $fault];
    }

    public function save(array $values): void
    {
        update_option(OrderFileSettings::OPTION, ['format' => $values['format'] ?? OrderFileSettings::OFF, 'folder' => $values['folder'] ?? '', 'marks_sent' => true === ($values['marks_sent'] ?? false)], false);
    }

    public function options(): array
    {
        return [OrderFileSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'format' => ['type' => 'string', 'enum' => OrderFileSettings::FORMATS],
                'folder' => ['type' => 'string', 'maxLength' => 500],
                'marks_sent' => ['type' => 'boolean'],
            ],
            'additionalProperties' => false,
            'default' => [],
            'description' => 'Orders as files for the dealer’s own system.',
        ]];
    }
}
