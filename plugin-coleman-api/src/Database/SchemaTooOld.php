<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** The database was made by code that was never released. It cannot be upgraded, and nothing of it was changed. */
final class SchemaTooOld extends \RuntimeException
{
    public function __construct(int $installed, int $oldest)
    {
        parent::__construct(sprintf(
            // Not translated: it is thrown before WordPress can load translations.
            'The Coleman tables are at version %1$d, from before the first release. Only version %2$d and later can be upgraded. Nothing was changed. Restore a backup of version %2$d or later, or delete the tables and install the plugin again.',
            $installed,
            $oldest,
        ));
    }
}
