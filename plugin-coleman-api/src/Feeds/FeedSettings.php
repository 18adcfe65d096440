<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** What holds for the files of all feeds: the option `coleman_feeds`. */
final readonly class FeedSettings
{
    public const OPTION = 'coleman_feeds';

    public const DEFAULTS = [
        'price_words' => 'Call, Call us, Call for price, Call for pricing, Call for quote, Please call, POA, P.O.A., Price on request, Price on application, Request a quote, Quote, Inquire, Contact us, TBD, TBA, N/A',
    ];

    /** @param list<string> $priceWords what stands in the place of a price that is on request */
    private function __construct(public array $priceWords)
    {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        $words = is_array($stored) && is_string($stored['price_words'] ?? null) ? $stored['price_words'] : self::DEFAULTS['price_words'];

        return new self(array_values(array_filter(array_map(trim(...), explode(',', $words)), static fn (string $word): bool => '' !== $word)));
    }
}
