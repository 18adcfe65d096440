<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Customers\People\Invitations;
use Coleman\Api\Customers\People\PeopleForms;
use Coleman\Api\Customers\People\PeoplePages;
use Coleman\Api\Customers\People\PeoplePresenter;
use Coleman\Api\Customers\People\PeopleRoutes;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Routing\PageGroup;

/** Several people under one account: who is invited, and what they see and do about it. */
final class PeopleModule
{
    private ?Invitations $invitations = null;
    private ?PeoplePresenter $presenter = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly MailModule $mail,
        private readonly CustomerModule $customers,
        private readonly OrderRecordModule $orderRecords,
    ) {
    }

    public function invitations(): Invitations
    {
        return $this->invitations ??= new Invitations(
            $this->foundation->transaction(),
            $this->customers->peopleRepository(),
            $this->customers->invitations(),
            $this->customers->accounts(),
            $this->customers->events(),
            $this->mail->outbox(),
            $this->foundation->rateLimiter(),
            $this->share(...),
        );
    }

    public function presenter(): PeoplePresenter
    {
        return $this->presenter ??= new PeoplePresenter($this->customers->peopleRepository(), $this->customers->invitations());
    }

    /** @return int how many invitations were too old */
    public function purgeInvitations(): int
    {
        return $this->customers->invitations()->purgeExpired();
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('customer', fn () => (new PeopleRoutes($this->customers->people(), $this->invitations(), $this->presenter()))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [new PageGroup(['customer'], static fn () => (new PeoplePages())->routes())];
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [new PeopleForms($this->customers->people(), $this->invitations())];
    }

    /** What an owner has becomes the shared account's. */
    private function share(int $ownerId, int $accountId): void
    {
        $this->orderRecords->repository()->share($ownerId, $accountId);
        $this->customers->addresses()->share($ownerId, $accountId);
    }
}
