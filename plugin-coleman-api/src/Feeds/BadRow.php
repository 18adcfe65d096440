<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** Values that are each right and do not go together, or not with what the site holds. */
final class BadRow extends \RuntimeException
{
    public function __construct(public readonly string $column, string $reason)
    {
        parent::__construct($reason);
    }
}
