<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Search\PartNumberVariants;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\SearchText;
use Coleman\Api\Search\Words;

/** How texts and numbers are read, before any table is asked. */
final class ReadingTest extends \PHPUnit\Framework\TestCase
{
    /** @testWith ["Oil FILTERS", ["oil", "filter"]]
     *            ["batteries, bushes and boxes", ["battery", "bush", "box"]]
     *            ["glass bus axis", ["glass", "bus", "axis"]]
     *            ["Joint à rotule Ø 20", ["joint", "rotule", "o", "20"]]
     *            ["the and of", ["the", "and", "of"]]
     *            ["Lee's oil oil", ["lee", "oil"]]
     *            ["10W-30", ["10w", "30"]]
     *            ["масло", ["xd0bcd0b0d181d0bbd0be"]]
     *            ["  \t ", []]
     *            ["🚜", []]
     *
     * @param list<string> $words
     */
    public function testFoldsWords(string $text, array $words): void
    {
        self::assertSame($words, Words::tokenize($text));
    }

    public function testIndexesWhatIsWrittenTogetherAndApart(): void
    {
        self::assertSame(['oil', '10w', '30', '10w30'], Words::indexed('Oil, 10W-30'));
        self::assertSame(['svl75', '3', 'svl753', 'svl', '75'], Words::ofModel('SVL75-3'));
        self::assertSame([], Words::ofModel(''));
    }

    /** @testWith ["HH164-32430", ["HH16432430"]]
     *            ["hh 164 32430", ["HH16432430", "16432430"]]
     *            ["kubota HH164-32430", ["KUBOTAHH16432430", "HH16432430"]]
     *            ["filter F 00M.145 274", ["FILTERF00M145274", "F00M145274", "00M145274"]]
     *            ["HH164-32430 oil filter", ["HH16432430OILFILTER", "HH16432430"]]
     *            ["oil filter", []]
     *            ["a1", []]
     *            ["ABC", []]
     *            ["123", ["123"]]
     *
     * @param list<string> $keys
     */
    public function testReadsNumbersWithWordsAroundThem(string $text, array $keys): void
    {
        self::assertSame($keys, array_column(SearchText::parse($text)->numbers, 'key'));
    }

    public function testCutsWhatIsTooLongAndDropsWhatNobodyTypes(): void
    {
        self::assertSame(200, mb_strlen(SearchText::parse(str_repeat('é', 5000))->text));
        self::assertSame('a b', SearchText::parse("\u{202e}a\u{0}\n\tb\u{feff}")->text);
        self::assertSame('Lees 3/8', SearchText::parse('Lee\'s 3/8"')->text);
        self::assertSame('??', SearchText::parse("\xff\xfe")->text);
        self::assertLessThanOrEqual(SearchText::MAX_WORDS, count(SearchText::parse(implode(' ', range('a', 'z')))->words));
    }

    public function testKnowsTheNearestNumbers(): void
    {
        self::assertSame('011581', PartNumberVariants::loose('OILSBI'));
        $near = PartNumberVariants::oneEdit('A234');
        foreach (['A2345', '1A234', 'A23', '234', 'A2Z4', 'AZ34', '2A34', 'A243'] as $typed) {
            self::assertContains($typed, $near);
        }
        self::assertNotContains('A234', $near);
        self::assertSame($near, array_values(array_unique($near)));
        self::assertSame([], PartNumberVariants::oneEdit('123'));
        self::assertSame([], PartNumberVariants::oneEdit(str_repeat('1', 17)));
        self::assertLessThan(1100, count(PartNumberVariants::oneEdit(str_repeat('1A', 8))));
    }

    public function testKnowsTheEndsOfANumber(): void
    {
        self::assertSame(['H16432430', '16432430', '6432430', '432430', '32430', '2430'], PartNumberVariants::suffixes('HH16432430'));
        self::assertSame([], PartNumberVariants::suffixes('ABCD'));
        self::assertSame(['1111'], PartNumberVariants::suffixes('11111'));
    }

    public function testRanksInOneNumber(): void
    {
        $docs = [RankedId::encode(7, 50), RankedId::encode(8, 50), RankedId::encode(9, 3), RankedId::encode(4, 99, true), RankedId::encode(3, 98, true)];
        $sorted = $docs;
        sort($sorted);
        self::assertSame($docs, $sorted);
        self::assertSame([7, 8, 9, 4, 3], array_map(RankedId::id(...), $docs));
        self::assertSame([false, false, false, true, true], array_map(RankedId::isDiscontinued(...), $docs));
        self::assertSame(RankedId::encode(1, 9_999_999), RankedId::encode(1, 4_000_000_000));
    }
}
