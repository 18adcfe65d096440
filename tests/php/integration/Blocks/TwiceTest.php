<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Demo\DemoParts;
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

    /** @param array<string, int|string> $attributes */
    private static function render(string $block, array $attributes): string
    {
        return sprintf('<!-- wp:coleman/%s %s /-->', $block, (string) json_encode($attributes));
    }
}
