<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Demo\DemoParts;
use Coleman\Blocks\OwnQuery;
use Coleman\Tests\Integration\TestCase;

/** A block that shows one thing may stand twice on a page: no id is there twice, and what names an id finds it. */
final class TwiceTest extends TestCase
{
    /** Two things of each kind that an attribute of a block can name. */
    private const THINGS = [
        'part' => [1, 2],
        'attachment' => [1, 2],
        'machine' => ['61', '12'],
        'rental' => [1, 2],
        'model' => [1, 2],
        'salesman' => ['dale-hutchins', 'marisol-vega'],
        'branch' => ['easton', 'smithville'],
    ];

    /** Attributes that name another element. */
    private const NAMING = ['for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

    public function testEachOfThemMayBeInsertedTwice(): void
    {
        foreach (self::blocks() as $name => $attribute) {
            $supports = \WP_Block_Type_Registry::get_instance()->get_registered('coleman/' . $name)->supports ?? [];
            self::assertNotSame(false, $supports['multiple'] ?? true, $name);
        }
    }

    public function testNoIdIsDoubled(): void
    {
        $content = '';
        foreach (self::blocks() as $name => $attribute) {
            [$one, $other] = self::THINGS[$attribute];
            foreach ([$one, $other, $one] as $thing) {
                $html = self::render($name, [$attribute => $thing]);
                self::assertNotSame('', trim($html), "{$name} {$thing}");
                $content .= $html;
            }
        }
        // A form in the block of its machine, twice.
        $content .= str_repeat('<!-- wp:coleman/machine {"machine":"64"} --><!-- wp:coleman/used-inquiry /--><!-- /wp:coleman/machine -->', 2);
        // In the header, once; parts lead to it.
        $content .= '<!-- wp:coleman/my-branch /-->';
        $html = do_blocks($content);

        $ids = self::values($html, ['id']);
        self::assertSame([], array_keys(array_filter(array_count_values($ids), static fn (int $times): bool => $times > 1)));
        $links = array_filter(self::values($html, ['href', 'action']), static fn (string $url): bool => str_starts_with($url, '#') && '#' !== $url);
        $named = [
            ...array_merge(...array_map(static fn (string $list): array => explode(' ', $list), self::values($html, self::NAMING))),
            ...array_map(static fn (string $url): string => rawurldecode(substr($url, 1)), $links),
        ];
        self::assertGreaterThan(20, count($named));
        self::assertSame([], array_values(array_unique(array_diff($named, $ids))));
    }

    public function testAListOfAnotherPartGoesOnByItself(): void
    {
        $list = static fn (int $part): string => do_blocks(self::render('where-used', ['part' => $part]));
        $items = static fn (string $html): int => substr_count($html, 'coleman-where-used__use"');
        $all = [$items($list(DemoParts::CASE_OF_12)), $items($list(2))];
        $first = $this->modules()->parts->models()->whereUsed(DemoParts::CASE_OF_12, 0, 1)[0]->assembly->id;
        $_GET['used_after_' . DemoParts::CASE_OF_12] = (string) $first;
        try {
            self::assertSame([$all[0] - 1, $all[1]], [$items($list(DemoParts::CASE_OF_12)), $items($list(2))]);
        } finally {
            $_GET = [];
        }
    }

    /** @return iterable<string, array{string, array<string, int>, array<string, string>}> block, attributes, and a query that shows something else */
    public static function lists(): iterable
    {
        yield 'machines' => ['machine-list', [], ['branch' => '4', 'sort' => 'price']];
        yield 'attachments' => ['attachment-list', [], ['location_id' => '4']];
        yield 'rentals' => ['rental-list', [], ['location_id' => '3']];
        yield 'parts' => ['part-list', ['categoryId' => 1], ['order' => 'price']];
        yield 'calendar' => ['rental-calendar', ['rental' => 2], ['month' => (new \DateTimeImmutable('first day of next month', new \DateTimeZone('America/Chicago')))->format('Y-m')]];
    }

    /**
     * @dataProvider lists
     * @param array<string, int> $attributes
     * @param array<string, string> $query
     */
    public function testTheQueryMovesOneListOfThePage(string $block, array $attributes, array $query): void
    {
        $plain = self::pair($block, $attributes, []);
        self::assertSame(self::choice($plain[0]), self::choice($plain[1]));
        self::assertSame('', $plain[0]['queryName'], 'links from elsewhere name none');

        $first = self::pair($block, $attributes, $query);
        self::assertNotSame(self::choice($plain[0]), self::choice($first[0]));
        self::assertSame(self::choice($plain[1]), self::choice($first[1]));

        self::assertSame(array_map(self::choice(...), $plain), array_map(self::choice(...), self::pair($block, $attributes, $query + ['for' => 'not-here'])));

        // The name is the element's, whose number goes on where one process prints several pages.
        $name = $plain[1]['queryName'];
        self::assertIsString($name);
        self::assertMatchesRegularExpression('/^[a-z]+(-[a-z]+)*-\d+$/D', $name);
        $next = preg_replace_callback('/\d+$/', static fn (array $last): string => (string) ((int) $last[0] + 6), $name);
        $second = self::pair($block, $attributes, $query + ['for' => (string) $next]);
        self::assertSame($next, $second[1]['queryName']);
        self::assertSame([self::choice($plain[0]), self::choice($first[0])], array_map(self::choice(...), $second));
    }

    public function testAFormOfFiltersNamesItsList(): void
    {
        OwnQuery::startPage();
        $list = self::render('machine-list', []);
        $html = do_blocks($list . $list);

        self::assertSame(1, preg_match_all('/<input type="hidden" name="for" value="(machine-list-\d+)"/', $html, $names));
        self::assertStringContainsString("action=\"#{$names[1][0]}\"", $html);
        self::assertMatchesRegularExpression("/for={$names[1][0]}#{$names[1][0]}\"/", $html);
    }

    public function testAListThatFollowsNoQueryTakesItFromNobody(): void
    {
        OwnQuery::startPage();
        $_GET = ['branch' => '4'];
        try {
            $html = do_blocks(self::render('machine-list', ['machineIds' => [61]]) . self::render('rental-list', ['rentalIds' => [2]]) . self::render('machine-list', []));
        } finally {
            $_GET = [];
        }

        self::assertSame(['', 'branch=4'], array_values(array_intersect_key(self::props($html)[1], ['queryName' => 0, 'choice' => 0])));
    }

    /**
     * @param array<string, int> $attributes
     * @param array<string, string> $query
     * @return array{array<string, mixed>, array<string, mixed>} what two of the block in one page are given
     */
    private static function pair(string $block, array $attributes, array $query): array
    {
        OwnQuery::startPage();
        $_GET = $query;
        try {
            $props = self::props(do_blocks(str_repeat(self::render($block, $attributes), 2)));
        } finally {
            $_GET = [];
        }
        self::assertCount(2, $props);

        return [$props[0], $props[1]];
    }

    /**
     * @param array<string, mixed> $props
     * @return array<string, mixed> of what islands are given what a query changes
     */
    private static function choice(array $props): array
    {
        return array_intersect_key($props, ['choice' => 0, 'order' => 0]);
    }

    /** @return list<array<string, mixed>> what each island is given */
    private static function props(string $html): array
    {
        preg_match_all('#<script type="application/json" data-coleman-props>(.*?)</script>#s', $html, $found);
        /** @var list<array<string, mixed>> $props */
        $props = array_map(static fn (string $json): mixed => json_decode($json, true, flags: JSON_THROW_ON_ERROR), $found[1]);

        return $props;
    }

    /**
     * @param list<string> $attributes
     * @return list<string> what they are, anywhere in the page
     */
    private static function values(string $html, array $attributes): array
    {
        $values = [];
        $tags = new \WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            foreach ($attributes as $attribute) {
                $value = $tags->get_attribute($attribute);
                if (is_string($value)) {
                    $values[] = $value;
                }
            }
        }

        return $values;
    }

    /**
     * Every block with an attribute that names one thing, so that a new one is tried, too.
     *
     * @return array<string, string> the attribute by the block's name
     */
    private static function blocks(): array
    {
        $blocks = [];
        foreach (\WP_Block_Type_Registry::get_instance()->get_all_registered() as $type) {
            $own = array_intersect(array_keys(self::THINGS), array_keys($type->attributes ?? []));
            if (str_starts_with($type->name, 'coleman/') && [] !== $own) {
                $blocks[substr($type->name, strlen('coleman/'))] = current($own);
            }
        }
        self::assertGreaterThan(10, count($blocks));

        return $blocks;
    }

    /** @param array<string, int|string|list<int>> $attributes */
    private static function render(string $block, array $attributes): string
    {
        return sprintf('<!-- wp:coleman/%s %s /-->', $block, (string) json_encode((object) $attributes));
    }
}
