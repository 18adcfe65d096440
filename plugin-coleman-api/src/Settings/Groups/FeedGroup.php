<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Feeds\FeedSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;
use Coleman\Api\Stock\CountTime;

/** How files of feeds are read. */
final readonly class FeedGroup implements SettingsGroup
{
    private const LONGEST = 1_000;
    private const MAX_FACTOR = 1_000;
    private const MAX_DAYS = 365;
    private const MAX_HOURS = 168;

    public function name(): string
    {
        return 'feeds';
    }

    public function title(): string
    {
        return __('Feeds', 'coleman');
    }

    public function intro(): string
    {
        return __('These apply to the next file of every feed.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field(
                'price_words',
                FieldKind::Text,
                __('Words that mean “price on request”', 'coleman'),
                __('Separate words with commas. Upper or lower case doesn’t matter. Items with one of these words as the price are shown without a price.', 'coleman'),
                FeedSettings::DEFAULTS['price_words'],
                __('Prices', 'coleman'),
                most: self::LONGEST,
            ),
            new Field('factor', FieldKind::Whole, __('Hold prices that change by more than a factor of', 'coleman'), __('Up or down: with 3, a price of $10.00 is held above $30.00 and below $3.34. The other rows are imported.', 'coleman'), FeedSettings::DEFAULTS['factor'], __('Prices', 'coleman'), least: 2, most: self::MAX_FACTOR, isRequired: true),
            new Field('same_days', FieldKind::Whole, __('Days with the same file before an alert', 'coleman'), __('0 for never.', 'coleman'), FeedSettings::DEFAULTS['same_days'], __('Files', 'coleman'), most: self::MAX_DAYS, isRequired: true),
            new Field('stock_hours', FieldKind::Whole, __('Age of a stock file when sent, in hours', 'coleman'), __('For files without a count date. Later orders are subtracted from the counts.', 'coleman'), CountTime::HOURS_BEFORE_UPLOAD, __('Files', 'coleman'), most: self::MAX_HOURS, isRequired: true),
        ];
    }

    public function values(): array
    {
        $settings = FeedSettings::ofSite();

        return ['price_words' => implode(', ', $settings->priceWords), 'factor' => $settings->factor, 'same_days' => $settings->sameDays, 'stock_hours' => CountTime::hoursBeforeUpload()];
    }

    public function faults(array $values): array
    {
        $words = is_string($values['price_words'] ?? null) ? $values['price_words'] : '';
        $number = array_find(explode(',', $words), static fn (string $word): bool => 1 === preg_match('/^[\s$]*[\d.]+\s*$/D', $word));

        /* translators: %s: what somebody typed */
        return null === $number ? [] : ['price_words' => sprintf(__('“%s” is a number. Enter words only.', 'coleman'), trim($number))];
    }

    public function save(array $values): void
    {
        update_option(FeedSettings::OPTION, array_intersect_key($values, FeedSettings::DEFAULTS));
        update_option(CountTime::HOURS_OPTION, is_int($values['stock_hours'] ?? null) ? $values['stock_hours'] : CountTime::HOURS_BEFORE_UPLOAD);
    }

    public function options(): array
    {
        return [CountTime::HOURS_OPTION => [
            'type' => 'integer',
            'minimum' => 0,
            'maximum' => self::MAX_HOURS,
            'default' => CountTime::HOURS_BEFORE_UPLOAD,
            'description' => 'How many hours old a stock file is when it is sent, where it does not say so.',
        ], FeedSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'price_words' => ['type' => 'string', 'maxLength' => self::LONGEST],
                'factor' => ['type' => 'integer', 'minimum' => 2, 'maximum' => self::MAX_FACTOR],
                'same_days' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_DAYS],
            ],
            'additionalProperties' => false,
            'default' => FeedSettings::DEFAULTS,
            'description' => 'How files of feeds are read: words in price columns that mean price on request, from which factor on a price is held, after how many days of the same file somebody is told.',
        ]];
    }
}
