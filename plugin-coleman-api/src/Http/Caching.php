<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** What shared caches may do with an answer. */
enum Caching: string
{
    /** The catalogue: the same for everyone for a minute, revalidated by ETag. */
    case Catalogue = 'public, max-age=60';

    /** Anything of a person. */
    case Personal = 'private, no-store';
}
