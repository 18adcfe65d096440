<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Catalogue\FinancingSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** With what a machine's payment is estimated on its page. */
final readonly class FinancingGroup implements SettingsGroup
{
    private const MAX_RATE = 40_000;
    private const MAX_DOWN = 90_000;
    private const MAX_CENTS = 100_000_000;

    public function name(): string
    {
        return 'financing';
    }

    public function title(): string
    {
        return __('Financing', 'coleman');
    }

    public function intro(): string
    {
        return __('The pages of machines for sale can show an estimate: amount, rate, months, payment and total together, as no offer. Use a rate that most customers get.', 'coleman');
    }

    public function fields(): array
    {
        $default = FinancingSettings::DEFAULTS;

        return [
            new Field('is_shown', FieldKind::Toggle, __('Show the estimate', 'coleman'), __('On machines with a price.', 'coleman'), $default['is_shown']),
            new Field('rate', FieldKind::Percent, __('Annual percentage rate (APR)', 'coleman'), __('Percent a year, with all fees.', 'coleman'), $default['rate'], most: self::MAX_RATE, isRequired: true),
            new Field('terms', FieldKind::Text, __('Terms, in months', 'coleman'), __('Separated by commas, such as 36, 48, 60. Up to 96 months.', 'coleman'), implode(', ', $default['terms']), most: 60, isRequired: true),
            new Field('down_percent', FieldKind::Percent, __('Down payment (percent)', 'coleman'), __('Of the price. Visitors can change the amount.', 'coleman'), $default['down_percent'], most: self::MAX_DOWN, isRequired: true),
            new Field('minimum_cents', FieldKind::Money, __('Minimum amount', 'coleman'), __('The least that is financed.', 'coleman'), $default['minimum_cents'], least: FinancingSettings::LEAST_CENTS, most: self::MAX_CENTS, isRequired: true),
        ];
    }

    public function values(): array
    {
        $settings = FinancingSettings::ofSite();
        $stored = get_option(FinancingSettings::OPTION, []);

        return [
            'is_shown' => is_array($stored) && true === ($stored['is_shown'] ?? false),
            'rate' => $settings->rate,
            'terms' => implode(', ', $settings->terms),
            'down_percent' => $settings->downPercent,
            'minimum_cents' => $settings->minimumCents,
        ];
    }

    public function faults(array $values): array
    {
        return null === self::terms($values['terms'] ?? '') ? ['terms' => __('Enter numbers of months from 1 to 96, separated by commas.', 'coleman')] : [];
    }

    public function save(array $values): void
    {
        update_option(FinancingSettings::OPTION, ['terms' => self::terms($values['terms'] ?? '') ?? FinancingSettings::DEFAULTS['terms']] + array_intersect_key($values, FinancingSettings::DEFAULTS));
    }

    public function options(): array
    {
        return [FinancingSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'is_shown' => ['type' => 'boolean'],
                'rate' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_RATE],
                'terms' => ['type' => 'array', 'items' => ['type' => 'integer', 'minimum' => 1, 'maximum' => FinancingSettings::MOST_MONTHS]],
                'down_percent' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_DOWN],
                'minimum_cents' => ['type' => 'integer', 'minimum' => FinancingSettings::LEAST_CENTS, 'maximum' => self::MAX_CENTS],
            ],
            'additionalProperties' => false,
            'default' => FinancingSettings::DEFAULTS,
            'description' => 'With what payments are estimated: rate and down payment in thousandths of a percent, terms in months, the least amount in cents.',
        ]];
    }

    /** @return non-empty-list<int>|null null for what is no list of months */
    private static function terms(mixed $text): ?array
    {
        if (!is_string($text) || 1 !== preg_match('/^\s*\d{1,2}(?:\s*,\s*\d{1,2})*\s*$/D', $text)) {
            return null;
        }
        $terms = array_values(array_unique(array_map(intval(...), explode(',', $text))));
        sort($terms);

        return $terms[0] < 1 || $terms[count($terms) - 1] > FinancingSettings::MOST_MONTHS ? null : $terms;
    }
}
