<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** Somebody else is upgrading the tables. */
final class UpgradeBusy extends \RuntimeException
{
    public function __construct()
    {
        // Not translated: it is thrown before WordPress can load translations.
        parent::__construct('Another process is upgrading the tables.');
    }
}
