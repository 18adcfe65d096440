<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** What happens to inquiries that nobody answers, and the daily proof that they arrive. */
final readonly class LeadGroup implements SettingsGroup
{
    private const MAX_HOURS = 200;

    public function name(): string
    {
        return 'leads';
    }

    public function title(): string
    {
        return __('Leads', 'coleman');
    }

    public function intro(): string
    {
        return __('Whom an inquiry is mailed to is decided by the salesmen\'s ZIP Codes first, then by the addresses under Desks.', 'coleman');
    }

    public function fields(): array
    {
        $waiting = __('Unanswered', 'coleman');
        $test = __('Daily test lead', 'coleman');

        return [
            new Field(
                'unanswered_hours',
                FieldKind::Whole,
                __('Hours until it is told', 'coleman'),
                __('So many hours, while the branch is open, an inquiry or a rental request may wait for an answer. Nights, Sundays and holidays do not count. 0 for never.', 'coleman'),
                LeadSettings::DEFAULTS['unanswered_hours'],
                $waiting,
                most: self::MAX_HOURS,
                isRequired: true,
            ),
            new Field(
                'escalate_to',
                FieldKind::Email,
                __('Who is told', 'coleman'),
                /* translators: %s: email address */
                sprintf(__('Gets one mail for each that has waited too long. Empty: the administrator, %s.', 'coleman'), self::administrator()),
                LeadSettings::DEFAULTS['escalate_to'],
                $waiting,
            ),
            new Field(
                'test_lead',
                FieldKind::Toggle,
                __('Send a test lead each day', 'coleman'),
                __('It goes the whole way of a customer\'s inquiry, to the mail server. When it does not get through, the administrator is told. It is not counted, and deleted after a week.', 'coleman'),
                LeadSettings::DEFAULTS['test_lead'],
                $test,
            ),
            new Field(
                'test_lead_hour',
                FieldKind::Whole,
                __('Hour of the day', 'coleman'),
                __('From 0 to 23, by the clock of the branches. Before the desks open is best.', 'coleman'),
                LeadSettings::DEFAULTS['test_lead_hour'],
                $test,
                most: 23,
                isRequired: true,
            ),
            new Field(
                'test_lead_to',
                FieldKind::Email,
                __('Where it goes', 'coleman'),
                /* translators: %s: email address */
                sprintf(__('A mailbox in which one more mail a day disturbs nobody. Empty: the administrator, %s.', 'coleman'), self::administrator()),
                LeadSettings::DEFAULTS['test_lead_to'],
                $test,
            ),
        ];
    }

    public function values(): array
    {
        return LeadSettings::stored();
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(LeadSettings::OPTION, array_intersect_key($values, LeadSettings::DEFAULTS));
    }

    public function options(): array
    {
        return [LeadSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'unanswered_hours' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_HOURS],
                'escalate_to' => ['type' => 'string', 'maxLength' => 190],
                'test_lead' => ['type' => 'boolean'],
                'test_lead_hour' => ['type' => 'integer', 'minimum' => 0, 'maximum' => 23],
                'test_lead_to' => ['type' => 'string', 'maxLength' => 190],
            ],
            'additionalProperties' => false,
            'default' => LeadSettings::DEFAULTS,
            'description' => 'When inquiries count as unanswered, whom that is told, and the daily test lead.',
        ]];
    }

    private static function administrator(): string
    {
        $address = get_option('admin_email');

        return is_string($address) ? $address : '';
    }
}
