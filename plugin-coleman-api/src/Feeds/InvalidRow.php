<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** Values that are each right and do not go together, or not with what the site holds. */
final class InvalidRow extends \RuntimeException
{
    /** @param bool $isWholeRow the value is at odds with others of the row, and nobody knows which of them is wrong */
    public function __construct(public readonly string $column, string $reason, public readonly bool $isWholeRow = false)
    {
        parent::__construct($reason);
    }
}
