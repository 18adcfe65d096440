<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Another maker's number, and the part of ours that stands in for it. */
final readonly class Interchange
{
    /** @param bool $isByHand entered by staff: no feed takes it away */
    public function __construct(public string $number, public string $maker, public int $partId, public string $note, public bool $isByHand)
    {
    }
}
