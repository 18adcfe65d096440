<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** Somebody else is upgrading the tables. */
final class UpgradeBusy extends \RuntimeException
{
    public function __construct()
    {
        parent::__construct(__('Another process is upgrading the tables.', 'coleman'));
    }
}
