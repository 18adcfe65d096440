<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** When a thing that a full file lacks is removed. */
enum Removal: string
{
    /** With the first file that lacks it. */
    case AtOnce = 'at_once';
    /** When a later full file lacks it too, or when somebody approves it. */
    case SecondTime = 'second_time';

    /** An empty shelf fills again with the next count; a discontinued part or a sold machine is seen by customers. */
    public static function ofKind(string $kind): self
    {
        return 'stock' === $kind ? self::AtOnce : self::SecondTime;
    }
}
