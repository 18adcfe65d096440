<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A text that is not what its column holds. Its message says why, and is shown in the report. */
final class InvalidValue extends \RuntimeException
{
}
