<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** Whom an inquiry goes to. */
final readonly class LeadRoute
{
    public const BY_ZIP = 'zip';
    public const BY_PERSON = 'person';
    public const BY_BRANCH = 'branch';
    public const BY_DEPARTMENT = 'department';
    public const BY_DEFAULT = 'default';

    /**
     * @param int $locationId the branch that looks after it; 0 for none
     * @param int $salesmanId 0 where it goes to a desk
     * @param string $email that is written to; '' where the dealer has named none
     */
    public function __construct(public string $by, public int $locationId, public int $salesmanId, public string $email)
    {
    }
}
