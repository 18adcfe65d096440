<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** What cells mean that hold no plain value. */
final readonly class CellRules
{
    /** @var array<string, true> */
    private array $priceWords;

    /**
     * @param bool $zeroIsPrice 0 is a price; otherwise it means price on request
     * @param list<string> $priceWords what stands in the place of a price that is on request
     */
    public function __construct(public bool $zeroIsPrice = false, array $priceWords = [])
    {
        $this->priceWords = array_fill_keys(array_map(self::plain(...), $priceWords), true);
    }

    public static function ofFeed(Feed $feed): self
    {
        return new self($feed->options->zeroIsPrice, FeedSettings::ofSite()->priceWords);
    }

    public function isOnRequest(string $text): bool
    {
        return isset($this->priceWords[self::plain($text)]);
    }

    private static function plain(string $text): string
    {
        $text = trim($text);

        return is_numeric($text) ? strtolower(rtrim($text, '.')) : mb_strtolower(rtrim((string) preg_replace('/\s+/u', ' ', $text), '.!*'));
    }
}
