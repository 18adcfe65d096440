<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/**
 * That somebody shares an account or is invited to one. Who is erased leaves it; its orders stay with the others. Erase
 * this before the account's own data: an owner's terms go to the next owner first.
 */
final readonly class PeoplePersonalData implements PersonalDataProvider
{
    public function __construct(private People $people, private InvitationRepository $invitations)
    {
    }

    public function name(): string
    {
        return 'coleman-people';
    }

    public function label(): string
    {
        return __('Shared account', 'coleman');
    }

    public function tables(): array
    {
        return ['shared_accounts', 'account_people', 'account_invitations'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        $items = [];
        $member = $this->people->of($person->userId);
        if (null !== $member) {
            $items[] = new ExportItem('person', [
                __('Role', 'coleman') => $member->isOwner() ? PeoplePresenter::ownerLabel() : $member->role->label(),
                __('Since', 'coleman') => $member->joinedAt . ' UTC',
            ]);
        }
        foreach ($person->userId > 0 ? $this->invitations->ofOwner($person->userId) : [] as $invitation) {
            $items[] = new ExportItem('invited-' . $invitation->id, [__('Invited', 'coleman') => $invitation->email, __('Role', 'coleman') => $invitation->role->label()]);
        }
        foreach ($this->invitations->to($person->email) as $invitation) {
            $items[] = new ExportItem('invitation-' . $invitation->id, [__('Invited as', 'coleman') => $invitation->role->label(), __('Expires', 'coleman') => $invitation->expiresAt . ' UTC']);
        }

        return new ExportPage($items);
    }

    public function erase(Person $person): ErasureResult
    {
        $removed = $this->invitations->forgetTo($person->email);
        if ($person->userId > 0) {
            $removed += $this->people->erase($person->userId) ? 1 : 0;
            $removed += $this->invitations->forgetOf($person->userId);
        }

        return new ErasureResult($removed > 0);
    }
}
