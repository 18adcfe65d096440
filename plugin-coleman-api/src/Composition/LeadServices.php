<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Leads\LeadRecords;
use Coleman\Api\Leads\LeadRepository;

/** Inquiries about used machines, from the form to who answers them. */
trait LeadServices
{
    public function leads(): LeadRepository
    {
        return $this->one(LeadRepository::class, fn () => new LeadRepository($this->connection(), $this->clock));
    }

    public function leadRecords(): LeadRecords
    {
        return $this->one(LeadRecords::class, fn () => new LeadRecords($this->connection(), $this->transaction(), $this->leads(), $this->clock));
    }
}
