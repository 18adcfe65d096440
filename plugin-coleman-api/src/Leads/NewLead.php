<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** An inquiry that is about to be kept. */
final readonly class NewLead
{
    /**
     * @param int $machineId 0 where a machine is no longer known
     * @param int $customerId who is signed in; 0 for a guest
     * @param bool $isTest whether the site sends it to itself
     */
    public function __construct(
        public Inquiry $inquiry,
        public int $machineId,
        public string $machineTitle,
        public bool $isMachineSold,
        public LeadRoute $route,
        public int $customerId,
        public bool $isVerified,
        public bool $isTest = false,
    ) {
    }
}
