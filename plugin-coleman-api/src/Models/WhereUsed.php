<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/** A diagram that a part is in. */
final readonly class WhereUsed
{
    /** @param list<string> $refs the numbers that the part has in the picture */
    public function __construct(public Model $model, public Assembly $assembly, public array $refs)
    {
    }
}
