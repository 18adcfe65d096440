<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** Another run is at work: one at a time changes the site. */
final class FeedBusy extends \RuntimeException
{
}
