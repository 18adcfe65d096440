<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/**
 * The demo's parts by name: what demos and tests may rely on.
 *
 * Ids run from 1 to COUNT. The first parts are written by hand in parts-first.json, each for one
 * thing that the constants name; DemoPartTables draws the others from the words of part-families.json.
 *
 * A family's `names` take one of its `details`, its `plain_names` stand alone; both give the least and
 * the highest price in cents.
 *
 * @phpstan-type Family array{id: int, slug: string, name: string, case: list<int>, vendors: non-empty-list<string>, fits: list<string>, names: non-empty-array<string, array{int, int}>, details: non-empty-list<string>, plain_names: array<string, array{int, int}>, pickup: list<string>, long: non-empty-list<string>, parcel: array{weight_class: string, core_cents: int, oversize_cents: int}, parcels: list<array{starts: list<string>, weight_class: string, core_cents: int, oversize_cents: int}>}
 * @phpstan-type Vendor array{id: int, name: string, url: string, numbers: non-empty-list<string>}
 * @phpstan-type FirstPart array{id: int, vendor: string, number: string, family: string, description: string, price: int|null, list: int|null, lead: string, stock: array<int, int>, popularity: int, discontinued?: bool, pickup_only?: bool, case_qty?: int, case_qty_required?: bool, long?: string}
 */
final class DemoParts
{
    public const COUNT = 3000;

    /** In stock at every branch, with a parts URL description. */
    public const IN_STOCK = 1;
    /** In stock, without a parts URL description: its address ends in the id. */
    public const WITHOUT_URL_DESCRIPTION = 2;
    public const UNKNOWN_PRICE = 3;
    /** Discontinued, nothing left. */
    public const DISCONTINUED = 4;
    /** Discontinued, two left at branch 3. */
    public const LAST_UNITS = 5;
    public const PICKUP_ONLY = 6;
    /** Sold by twelves only. */
    public const CASE_OF_12 = 7;
    /** 3/8-16X1 */
    public const SLASH_IN_NUMBER = 8;
    /** "F 00M.145 274" */
    public const SPACES_AND_DOTS = 9;
    /** Replaced by IN_STOCK. */
    public const SUPERSEDED = 10;
    /** Replaced by CHAIN_MIDDLE, which is replaced by CHAIN_END. */
    public const CHAIN_START = 11;
    public const CHAIN_MIDDLE = 12;
    public const CHAIN_END = 13;
    /** Vendor 620, out of stock, "3-7 day lead time". */
    public const VENDOR_620 = 14;
    /** Markup, quotes and an ampersand in both descriptions. */
    public const HOSTILE_TEXT = 15;
    /** Out of stock, "2-5 day lead time", with stock rows that say 0. */
    public const OUT_OF_STOCK = 16;
    /** "...", so that its key is empty and its address ends in the id. */
    public const NUMBER_OF_DOTS = 17;
    /** "10643-8/" */
    public const ENDS_WITH_SLASH = 18;
    /** "ELC50%" */
    public const PERCENT_SIGN = 19;
    /** "4+1-BX" */
    public const PLUS_SIGN = 20;
    /** "7/ 12 /B" */
    public const SPACES_AT_PIECES = 21;
    /** "O4001-45", the letter O. */
    public const LETTER_O = 22;
    /** "04001-45", the digit. */
    public const DIGIT_ZERO = 23;
    /** "0012034" */
    public const LEADING_ZEROS = 24;
    /** "32/925994", whose key is also SAME_KEY_OTHER's. */
    public const SAME_KEY = 25;
    public const SAME_KEY_OTHER = 26;
    /** Replaced by either of the next two. */
    public const FORK = 27;
    /** Replaced by one of 31 together with two of 32. */
    public const KIT = 30;
    /** Replaced by three of 34 together with three of 35. */
    public const SECOND_KIT = 33;
    /** Replaced by CYCLE_OTHER, which is replaced by this. */
    public const CYCLE = 36;
    public const CYCLE_OTHER = 37;
    /** "Lee's Summit" in its description. */
    public const APOSTROPHE = 38;
    /** "4x4" in its description. */
    public const FOUR_BY_FOUR = 39;
    /** `3/8"` in its description. */
    public const INCHES = 40;
    /** "12//34": a piece is empty. */
    public const EMPTY_PIECE = 41;
    /** "7/../9": a piece is made of dots. */
    public const DOTS_PIECE = 42;
    /** "D1490?#4" */
    public const URL_CHARACTERS = 43;
    /** "0 986 Ø20", with more of such letters in its description. */
    public const BEYOND_ASCII = 44;

    /** @return array<string, Family> by slug */
    public static function families(): array
    {
        /** @var list<Family> $families */
        $families = DemoFile::json('part-families.json');

        return array_column($families, null, 'slug');
    }

    /**
     * The parts written by hand. Prices are cents, stock is by branch.
     *
     * @return list<FirstPart>
     */
    public static function first(): array
    {
        /** @var list<FirstPart> $first */
        $first = DemoFile::json('parts-first.json');

        return $first;
    }

    /** @return array<string, Vendor> by slug */
    public static function vendors(): array
    {
        /** @var array<string, Vendor> $vendors */
        $vendors = DemoFile::json('vendors.json');

        return $vendors;
    }
}
