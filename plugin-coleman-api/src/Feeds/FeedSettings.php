<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** What holds for the files of all feeds: the option `coleman_feeds`. */
final readonly class FeedSettings
{
    public const OPTION = 'coleman_feeds';

    public const DEFAULTS = [
        'price_words' => 'Call, Call us, Call for price, Call for pricing, Call for quote, Please call, POA, P.O.A., Price on request, Price on application, Request a quote, Quote, Inquire, Contact us, TBD, TBA, N/A',
        'factor' => 3,
        'same_days' => 7,
    ];

    /**
     * @param list<string> $priceWords what stands in the place of a price that is on request
     * @param int $factor a price that moves by more than this, up or down, waits for somebody's answer
     * @param int $sameDays after so many days of the same file somebody is told; 0 for never
     */
    private function __construct(public array $priceWords, public int $factor, public int $sameDays)
    {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        $words = is_array($stored) && is_string($stored['price_words'] ?? null) ? $stored['price_words'] : self::DEFAULTS['price_words'];

        $factor = is_array($stored) ? $stored['factor'] ?? null : null;
        $sameDays = is_array($stored) ? $stored['same_days'] ?? null : null;

        return new self(
            array_values(array_filter(array_map(trim(...), explode(',', $words)), static fn (string $word): bool => '' !== $word)),
            is_int($factor) && $factor >= 2 ? $factor : self::DEFAULTS['factor'],
            is_int($sameDays) && $sameDays >= 0 ? $sameDays : self::DEFAULTS['same_days'],
        );
    }
}
