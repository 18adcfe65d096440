<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Customers\People\InvitationRepository;
use Coleman\Api\Customers\People\Invitations;
use Coleman\Api\Customers\People\People;
use Coleman\Api\Customers\People\PeopleForms;
use Coleman\Api\Customers\People\PeoplePages;
use Coleman\Api\Customers\People\PeoplePersonalData;
use Coleman\Api\Customers\People\PeoplePresenter;
use Coleman\Api\Customers\People\PeopleRepository;
use Coleman\Api\Customers\People\PeopleRoutes;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Routing\PageRoute;

/** Several people under one account. */
final class PeopleModule
{
    private ?PeopleRepository $repository = null;
    private ?InvitationRepository $invitationRepository = null;
    private ?People $people = null;
    private ?Invitations $invitations = null;
    private ?PeoplePresenter $presenter = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly MailModule $mail,
        private readonly CustomerModule $customers,
        private readonly OrderRecordModule $orderRecords,
    ) {
    }

    public function people(): People
    {
        return $this->people ??= new People(
            $this->foundation->transaction(),
            $this->repository(),
            $this->invitationRepository(),
            $this->customers->accounts(),
            $this->customers->addresses(),
            $this->customers->events(),
            $this->mail->outbox(),
        );
    }

    public function invitations(): Invitations
    {
        return $this->invitations ??= new Invitations(
            $this->foundation->transaction(),
            $this->repository(),
            $this->invitationRepository(),
            $this->customers->accounts(),
            $this->customers->events(),
            $this->mail->outbox(),
            $this->foundation->rateLimiter(),
            $this->share(...),
        );
    }

    public function presenter(): PeoplePresenter
    {
        return $this->presenter ??= new PeoplePresenter($this->repository(), $this->invitationRepository());
    }

    public function personalData(): PeoplePersonalData
    {
        return new PeoplePersonalData($this->people(), $this->invitationRepository());
    }

    /** @return int how many invitations were too old */
    public function purgeInvitations(): int
    {
        return $this->invitationRepository()->purgeExpired();
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('customer', fn () => (new PeopleRoutes($this->people(), $this->invitations(), $this->presenter()))->routes()),
        ];
    }

    /** @return list<PageRoute> in the order they are tried */
    public function pages(): array
    {
        return (new PeoplePages())->routes();
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [new PeopleForms($this->people(), $this->invitations())];
    }

    /** What an owner has becomes the shared account's. */
    private function share(int $ownerId, int $accountId): void
    {
        $this->orderRecords->repository()->share($ownerId, $accountId);
        $this->customers->addresses()->share($ownerId, $accountId);
    }

    private function repository(): PeopleRepository
    {
        return $this->repository ??= new PeopleRepository($this->foundation->connection(), $this->foundation->clock);
    }

    private function invitationRepository(): InvitationRepository
    {
        return $this->invitationRepository ??= new InvitationRepository($this->foundation->connection(), $this->foundation->clock);
    }
}
