<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

/** One thing that a letter tells. */
final readonly class WatchNews
{
    /**
     * @param string $url path of its page
     * @param int|null $priceCents null where it is told on request
     * @param int|null $beforeCents what the price was when it was asked for, or told of last
     * @param int $machineId 0 for a part
     */
    public function __construct(
        public WatchKind $kind,
        public string $title,
        public string $url,
        public ?int $priceCents,
        public ?int $beforeCents,
        public int $machineId = 0,
    ) {
    }
}
