<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Leads\Pictures\LeadPicture;

/** An inquiry that is about to be kept. */
final readonly class NewLead
{
    /**
     * @param LeadSubject|null $subject what it is about; null for nothing, or what is no longer known
     * @param int $customerId who is signed in; 0 for a guest
     * @param bool $isTest whether the site sends it to itself
     * @param string $note of the site, for staff; '' for none
     * @param list<LeadPicture> $pictures that were sent with it
     */
    public function __construct(
        public LeadKind $kind,
        public Inquiry $inquiry,
        public ?LeadSubject $subject,
        public LeadRoute $route,
        public int $customerId,
        public bool $isVerified,
        public bool $isTest = false,
        public string $note = '',
        public array $pictures = [],
    ) {
    }
}
