<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/** A file of which nothing can be read. Its message says why, to whoever brought it. */
final class UnreadableFile extends \RuntimeException
{
}
