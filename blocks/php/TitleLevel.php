<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Plugin;

/** The level of a block's title, so that a page has one h1. */
final class TitleLevel
{
    /**
     * What the editor chose. Otherwise the title is the page's on the block's own page, and stands below it elsewhere.
     *
     * @param ''|'h1'|'h2' $chosen
     * @param string ...$pages names of the pages that the block is for
     * @return 'h1'|'h2'
     */
    public static function of(string $chosen, string ...$pages): string
    {
        if ('' !== $chosen) {
            return $chosen;
        }

        return in_array(Plugin::services()->router()->current()?->name, $pages, true) ? 'h1' : 'h2';
    }
}
