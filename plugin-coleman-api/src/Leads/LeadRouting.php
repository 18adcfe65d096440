<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Sales\SalesmanRepository;
use Coleman\Api\Support\ZipCode;

/**
 * Who answers an inquiry. Two queries at most.
 */
final readonly class LeadRouting
{
    public function __construct(private SalesmanRepository $salesmen, private NearestBranch $nearest, private RecipientSettings $recipients)
    {
    }

    /**
     * Of a used machine: the salesman of the ZIP code, else the branch that has the machine (its sales desk, or the first
     * of its salesmen), else the dealer's own address.
     *
     * @param string $zip as it was typed
     * @param int $locationId the branch that has the machine; 0 where none has
     */
    public function route(string $zip, int $locationId): LeadRoute
    {
        $branch = $locationId > 0 ? $locationId : $this->nearest->toZip($zip)->id ?? 0;
        $salesman = '' !== ZipCode::five($zip) ? self::reachable($this->salesmen->contactsOfZip(ZipCode::five($zip), $branch)) : null;
        if (null !== $salesman) {
            return new LeadRoute(LeadRoute::BY_ZIP, $branch > 0 ? $branch : $salesman['location_id'], $salesman['id'], $salesman['email']);
        }
        $desk = $this->recipients->salesOf($branch);
        if ('' !== $desk) {
            return new LeadRoute(LeadRoute::BY_BRANCH, $branch, 0, $desk);
        }
        $salesman = self::reachable($this->salesmen->contactsAt($branch));

        return null === $salesman
            ? new LeadRoute(LeadRoute::BY_DEFAULT, $branch, 0, $this->recipients->sales(0))
            : new LeadRoute(LeadRoute::BY_BRANCH, $branch, $salesman['id'], $salesman['email']);
    }

    /**
     * Of any kind: the branch that was chosen, else the salesman of the ZIP code, else the mailbox of the department, else
     * the dealer's own address.
     *
     * @param int $branch that was chosen; 0 for none
     * @param string $zip as it was typed
     * @param int $having the branch that has the thing; 0 for none
     */
    public function byDepartment(LeadKind $kind, int $branch, string $zip, int $having): LeadRoute
    {
        $desk = $kind->desk();
        if ($branch > 0) {
            $mailbox = $this->recipients->ownOf($desk, $branch);
            $salesman = '' === $mailbox && RecipientSettings::SALES === $desk ? self::reachable($this->salesmen->contactsAt($branch)) : null;

            return new LeadRoute(LeadRoute::BY_BRANCH, $branch, $salesman['id'] ?? 0, $salesman['email'] ?? ('' === $mailbox ? $this->recipients->desk($desk, $branch) : $mailbox));
        }
        if ($having > 0 && RecipientSettings::SALES === $desk) {
            return $this->route($zip, $having);
        }
        $nearest = $having > 0 ? $having : $this->nearest->toZip($zip)->id ?? 0;
        $salesman = '' !== ZipCode::five($zip) ? self::reachable($this->salesmen->contactsOfZip(ZipCode::five($zip), $nearest)) : null;
        if (null !== $salesman) {
            return new LeadRoute(LeadRoute::BY_ZIP, $nearest > 0 ? $nearest : $salesman['location_id'], $salesman['id'], $salesman['email']);
        }

        return $this->recipients->has($desk, $nearest)
            ? new LeadRoute(LeadRoute::BY_DEPARTMENT, $nearest, 0, $this->recipients->desk($desk, $nearest))
            : new LeadRoute(LeadRoute::BY_DEFAULT, $nearest, 0, $this->recipients->sales(0));
    }

    /**
     * To the branch or the salesperson that was written to. Who has left or has no email address is answered for by the
     * branch.
     *
     * @param LeadSubject $recipient a branch or a person
     */
    public function toRecipient(LeadKind $kind, LeadSubject $recipient, string $zip): LeadRoute
    {
        $person = LeadSubject::PERSON === $recipient->kind ? $this->salesmen->contact($recipient->id) : null;
        if (null !== $person && false !== is_email($person['email'])) {
            return new LeadRoute(LeadRoute::BY_PERSON, $recipient->locationId, $recipient->id, $person['email']);
        }

        return $this->byDepartment($kind, $recipient->locationId, $zip, 0);
    }

    /**
     * @param list<array{id: int, email: string, location_id: int}> $salesmen
     * @return array{id: int, email: string, location_id: int}|null the first who can be written to
     */
    private static function reachable(array $salesmen): ?array
    {
        return array_find($salesmen, static fn (array $one): bool => false !== is_email($one['email']));
    }
}
