<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Plugin;

/** The machine that a block is about. */
final class PageMachine
{
    /** @param string $text id or stock number of the block's own machine; empty for that of the page */
    public static function find(string $text): ?Machine
    {
        if ('' !== trim($text)) {
            return Plugin::services()->machineViewModel()->find($text);
        }
        $entity = Plugin::services()->router()->current()?->entity;

        return $entity instanceof Machine ? $entity : null;
    }
}
