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
        return __('Inquiries go to the salesperson for the ZIP code first, then to the addresses under Recipients.', 'coleman');
    }

    public function fields(): array
    {
        $waiting = __('Unanswered', 'coleman');
        $test = __('Daily test lead', 'coleman');

        return [
            new Field(
                'unanswered_hours',
                FieldKind::Whole,
                __('Hours until an alert', 'coleman'),
                __('How many open hours an inquiry or rental request can wait for an answer. Nights, Sundays and holidays don’t count. Enter 0 for no alerts.', 'coleman'),
                LeadSettings::DEFAULTS['unanswered_hours'],
                $waiting,
                most: self::MAX_HOURS,
                isRequired: true,
            ),
            new Field(
                'escalate_to',
                FieldKind::Email,
                __('Alert recipients', 'coleman'),
                /* translators: %s: email address */
                sprintf(__('Gets one email for each inquiry that has waited too long. If empty: the administrator, %s.', 'coleman'), self::administrator()),
                LeadSettings::DEFAULTS['escalate_to'],
                $waiting,
            ),
            new Field(
                'test_lead',
                FieldKind::Toggle,
                __('Send a test lead every day', 'coleman'),
                __('It takes the same route as a customer’s inquiry, up to the mail server. If it fails, the administrator gets an email. It isn’t counted and is deleted after a week.', 'coleman'),
                LeadSettings::DEFAULTS['test_lead'],
                $test,
            ),
            new Field(
                'test_lead_hour',
                FieldKind::Whole,
                __('Hour of the day', 'coleman'),
                __('0 to 23, in branch time. Before opening hours is best.', 'coleman'),
                LeadSettings::DEFAULTS['test_lead_hour'],
                $test,
                most: 23,
                isRequired: true,
            ),
            new Field(
                'test_lead_to',
                FieldKind::Email,
                __('Send to', 'coleman'),
                /* translators: %s: email address */
                sprintf(__('A mailbox for one test email a day. If empty: the administrator, %s.', 'coleman'), self::administrator()),
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
