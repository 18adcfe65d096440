<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A feed whose rows may bring makers that the site does not know: a report tells of them, as they may be misspelled. */
interface MakerFeed extends FeedType
{
    /** @return string the maker that the site does not know and the change would add; '' for none */
    public function newMaker(Change $change): string;

    /** @return string a maker that the site knows and that is written nearly as this one; '' for none */
    public function similarMaker(string $name): string;
}
