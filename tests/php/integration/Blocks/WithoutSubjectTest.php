<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\TestCase;

/** A block about the page's part, machine or order prints nothing on a page that is about none: to editors, too. */
final class WithoutSubjectTest extends TestCase
{
    use AtTheDesk;

    /**
     * @testWith ["attachment"]
     *           ["branch-lot"]
     *           ["machine"]
     *           ["order"]
     *           ["part"]
     *           ["part-list"]
     *           ["parts-viewer"]
     *           ["rental"]
     *           ["rental-calendar"]
     *           ["rental-confirmation"]
     *           ["rental-form"]
     *           ["salesman"]
     *           ["search-results"]
     *           ["used-inquiry"]
     *           ["where-used"]
     */
    public function testItPrintsNothing(string $block): void
    {
        foreach (['', 'administrator'] as $role) {
            '' === $role ? wp_set_current_user(0) : $this->as($role);
            self::assertSame('', trim(do_blocks(sprintf('<!-- wp:coleman/%s /-->', $block))), $role);
        }
    }
}
