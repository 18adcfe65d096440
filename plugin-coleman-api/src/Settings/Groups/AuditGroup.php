<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** How long the log of the staff is kept. */
final readonly class AuditGroup implements SettingsGroup
{
    private const LEAST = 30;
    private const MOST = 3_650;

    public function name(): string
    {
        return 'staff-log';
    }

    public function title(): string
    {
        return __('Staff log', 'coleman');
    }

    public function intro(): string
    {
        return __('The log says who changed settings, rights, prices and refunds, and who exported a list.', 'coleman');
    }

    public function fields(): array
    {
        return [new Field('days', FieldKind::Whole, __('Days to keep entries', 'coleman'), __('Older entries are deleted.', 'coleman'), AuditRepository::DAYS, least: self::LEAST, most: self::MOST)];
    }

    public function values(): array
    {
        return ['days' => AuditRepository::days()];
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(AuditRepository::DAYS_OPTION, $values['days'] ?? AuditRepository::DAYS, false);
    }

    public function options(): array
    {
        return [AuditRepository::DAYS_OPTION => [
            'type' => 'integer',
            'minimum' => self::LEAST,
            'maximum' => self::MOST,
            'default' => AuditRepository::DAYS,
            'description' => 'Days that entries of the staff log are kept.',
        ]];
    }
}
