<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

enum ChangeType: string
{
    case New = 'new';
    case Changed = 'changed';
    case Same = 'same';
    /** The site does not know what the row speaks of. */
    case Refused = 'refused';
}
