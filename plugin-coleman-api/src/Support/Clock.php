<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** The only source of time, so that tests can set it. */
interface Clock
{
    /** The present instant, in UTC. */
    public function now(): \DateTimeImmutable;
}
