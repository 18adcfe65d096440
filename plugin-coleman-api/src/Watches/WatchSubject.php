<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

/** What can be watched, as it is offered now. */
final readonly class WatchSubject
{
    public const PART = 'part';
    public const MACHINE = 'machine';
    /** All used machines that fit a filter. */
    public const USED = 'used';

    /**
     * @param string $thing PART, MACHINE or USED
     * @param int $id 0 for USED
     * @param string $filter of UsedFilter; '' for a single thing, and for all used machines
     * @param string $title what people call it, in the language of this request
     * @param string $url path of its page
     * @param int|null $priceCents null where it has none, or is no single thing
     * @param bool $isTrue whether what is asked for is so already: the part is in stock
     */
    public function __construct(
        public WatchKind $kind,
        public string $thing,
        public int $id,
        public string $filter,
        public string $title,
        public string $url,
        public ?int $priceCents = null,
        public bool $isTrue = false,
    ) {
    }

    /** Tells subjects apart. */
    public function key(): string
    {
        return md5(implode('|', [$this->kind->value, $this->thing, $this->id, $this->filter]));
    }

    /** Path of the page that asks for an address. */
    public function askUrl(): string
    {
        return WatchPages::askUrl($this->kind, $this->thing, $this->id, $this->filter);
    }
}
