<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * How much a part needs a picture, in one number, so that "what is missing most" is one range of an index: first what has
 * none, then what has a drawing; of these what was seen most in 90 days, then what is in stock.
 */
final readonly class ImageNeed
{
    public const STATE = 10_000_000_000_000;

    private const VIEWS = 1_000_000;
    private const MAX_VIEWS = 9_999_999;
    private const MAX_STOCK = 999_999;

    public static function of(ImageState $state, int $views, int $stock): int
    {
        return self::STATE * $state->need() + self::VIEWS * min(self::MAX_VIEWS, max(0, $views)) + min(self::MAX_STOCK, max(0, $stock));
    }

    /** The same views and stock with another picture. */
    public static function with(int $need, ImageState $state): int
    {
        return self::STATE * $state->need() + $need % self::STATE;
    }

    public static function views(int $need): int
    {
        return intdiv($need % self::STATE, self::VIEWS);
    }

    public static function stock(int $need): int
    {
        return $need % self::VIEWS;
    }
}
