<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** One step of the schema. It may be run again after a crash half way, so every statement in it must be idempotent. */
interface Migration
{
    public function up(Connection $connection): void;
}
