<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

/** What somebody wants to be told. */
enum WatchKind: string
{
    /** A part is on a shelf; told once. */
    case InStock = 'in_stock';
    /** A part or a used machine costs less than when it was asked about, or last told of. */
    case LowerPrice = 'lower_price';
    /** A used machine that fits a choice has come in. */
    case Listed = 'listed';

    /** As a page of ours asks: "Tell me when it is in stock". */
    public function question(): string
    {
        return match ($this) {
            self::InStock => __('Tell me when it is in stock', 'coleman'),
            self::LowerPrice => __('Tell me when the price drops', 'coleman'),
            self::Listed => __('Tell me when new ones come in', 'coleman'),
        };
    }

    /** In a list: "In stock". */
    public function label(): string
    {
        return match ($this) {
            self::InStock => __('In stock', 'coleman'),
            self::LowerPrice => __('Lower price', 'coleman'),
            self::Listed => __('New arrivals', 'coleman'),
        };
    }

    /** In addresses: `/tell-me/stock-part-12`. */
    public function slug(): string
    {
        return match ($this) {
            self::InStock => 'stock',
            self::LowerPrice => 'price',
            self::Listed => 'like',
        };
    }

    public static function ofSlug(string $slug): ?self
    {
        return array_find(self::cases(), static fn (self $kind): bool => $kind->slug() === $slug);
    }
}
