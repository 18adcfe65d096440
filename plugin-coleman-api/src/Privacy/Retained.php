<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** Records whose persons are taken out when they have had their day. */
interface Retained
{
    /** @return int how many older than so many days were emptied */
    public function eraseOlderThan(int $days): int;
}
