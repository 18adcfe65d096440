<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** What an inquiry is about, as it is offered now: a thing, or the branch or salesperson that is written to. */
final readonly class LeadSubject
{
    public const MACHINE = 'machine';
    public const ATTACHMENT = 'attachment';
    public const PART = 'part';
    public const RENTAL = 'rental';
    public const BRANCH = 'branch';
    public const PERSON = 'person';

    public const KINDS = [self::MACHINE, self::ATTACHMENT, self::PART, self::RENTAL, self::BRANCH, self::PERSON];

    /**
     * @param string $kind of KINDS
     * @param string $url path; '' where it has no page
     * @param string $image as the catalog keeps it
     * @param string $number stock or part number; '' for none
     * @param int $locationId the branch that has it, or that the person works at; 0 for none or several
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

    /** Whether it is a branch or a person who is written to, and nothing that is for sale or for rent. */
    public function isRecipient(): bool
    {
        return in_array($this->kind, [self::BRANCH, self::PERSON], true);
    }
}
