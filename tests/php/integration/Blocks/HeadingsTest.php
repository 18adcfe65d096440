<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Demo\DemoRentals;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\TestCase;

/** A page has one h1: on a page that editors write it is the page's own title, whatever blocks stand below it. */
final class HeadingsTest extends TestCase
{
    use AtTheDesk;

    /** What gives a block that is about one thing something to show. */
    private const SUBJECTS = ['rental' => DemoRentals::ROUND_RATES, 'machine' => 'U-2061'];

    public function testNoBlockPrintsThePagesTitleOnAnOrdinaryPage(): void
    {
        foreach (['', 'customer', 'administrator'] as $role) {
            '' === $role ? wp_set_current_user(0) : $this->as($role);
            foreach (self::blocks() as $name => $type) {
                self::assertStringNotContainsString('<h1', self::printed($name, []), "{$name}: {$role}");
            }
        }
    }

    public function testTheEditorChooses(): void
    {
        $this->as('administrator');
        $some = array_filter(self::blocks(), static fn (\WP_Block_Type $type): bool => isset($type->attributes['level']['enum']) && in_array('h1', $type->attributes['level']['enum'], true));
        self::assertGreaterThan(12, count($some));
        foreach (array_keys($some) as $name) {
            foreach (['h1' => 1, 'h2' => 0] as $level => $titles) {
                self::assertSame($titles, substr_count(self::printed($name, ['level' => $level]), '<h1'), "{$name}: {$level}");
            }
        }
    }

    /** @return array<string, \WP_Block_Type> */
    private static function blocks(): array
    {
        return array_filter(
            \WP_Block_Type_Registry::get_instance()->get_all_registered(),
            static fn (\WP_Block_Type $type): bool => str_starts_with($type->name, 'coleman/'),
        );
    }

    /** @param array<string, mixed> $attributes */
    private static function printed(string $name, array $attributes): string
    {
        $type = \WP_Block_Type_Registry::get_instance()->get_registered($name);
        $subjects = array_intersect_key(self::SUBJECTS, $type->attributes ?? []);

        return render_block(['blockName' => $name, 'attrs' => $attributes + $subjects, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
    }
}
