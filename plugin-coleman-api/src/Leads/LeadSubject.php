<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** What an inquiry is about, as it is offered now. */
final readonly class LeadSubject
{
    public const MACHINE = 'machine';
    public const ATTACHMENT = 'attachment';
    public const PART = 'part';
    public const RENTAL = 'rental';

    public const KINDS = [self::MACHINE, self::ATTACHMENT, self::PART, self::RENTAL];

    /**
     * @param string $kind of KINDS
     * @param string $url path; '' where it has no page
     * @param string $image as the catalog keeps it
     * @param string $number stock or part number; '' for none
     * @param int $locationId the branch that has it; 0 for none or several
     */
    public function __construct(
        public string $kind,
        public int $id,
        public string $title,
        public string $url,
        public string $image,
        public string $number = '',
        public ?int $priceCents = null,
        public int $locationId = 0,
        public bool $isUsed = false,
        public bool $isSold = false,
    ) {
    }
}
