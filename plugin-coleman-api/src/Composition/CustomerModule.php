<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cart\CartMerge;
use Coleman\Api\Customers\AccountForms;
use Coleman\Api\Customers\AccountPages;
use Coleman\Api\Customers\AccountRegistration;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\BranchForms;
use Coleman\Api\Customers\CustomerEventRepository;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Customers\CustomerRoutes;
use Coleman\Api\Customers\Passwords;
use Coleman\Api\Customers\People\InvitationRepository;
use Coleman\Api\Customers\People\People;
use Coleman\Api\Customers\People\PeopleRepository;
use Coleman\Api\Customers\PreferredBranch;
use Coleman\Api\Customers\Profiles;
use Coleman\Api\Customers\SignIn;
use Coleman\Api\Customers\SignInCounter;
use Coleman\Api\Customers\SignInForms;
use Coleman\Api\Customers\SignInLimit;
use Coleman\Api\Customers\SignUp;
use Coleman\Api\Customers\StateQuestion;
use Coleman\Api\Customers\TrustedDevice;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Security\Secrets;

/** Customers and their sign-in. */
final class CustomerModule
{
    private ?AccountRepository $accounts = null;
    private ?AddressRepository $addresses = null;
    private ?PreferredBranch $preferredBranch = null;
    private ?Profiles $profiles = null;
    private ?CustomerEventRepository $events = null;
    private ?CustomerQuery $query = null;
    private ?AccountRegistration $registration = null;
    private ?SignUp $signUp = null;
    private ?SignIn $signIn = null;
    private ?SignInLimit $signInLimit = null;
    private ?Passwords $passwords = null;
    private ?SignInCounter $signInCounter = null;
    private ?TrustedDevice $devices = null;
    private ?PeopleRepository $peopleRepository = null;
    private ?InvitationRepository $invitations = null;
    private ?People $people = null;

    /** @param \Closure(int, string): void $onConfirmed gets the id of a customer and the email address that is confirmed */
    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly CartModule $carts,
        private readonly \Closure $onConfirmed,
    ) {
    }

    public function accounts(): AccountRepository
    {
        return $this->accounts ??= new AccountRepository($this->foundation->connection(), $this->foundation->clock, $this->onConfirmed);
    }

    public function addresses(): AddressRepository
    {
        return $this->addresses ??= new AddressRepository($this->foundation->connection(), $this->foundation->transaction(), $this->foundation->clock, new StateQuestion($this->foundation->rateLimiter()));
    }

    public function preferredBranch(): PreferredBranch
    {
        return $this->preferredBranch ??= new PreferredBranch($this->branches->visitorPlace(), $this->accounts(), $this->branches->locations());
    }

    public function profiles(): Profiles
    {
        return $this->profiles ??= new Profiles($this->accounts(), $this->branches->locations(), $this->branches->visitorPlace(), $this->mail->outbox(), $this->foundation->rateLimiter(), $this->foundation->clock);
    }

    public function events(): CustomerEventRepository
    {
        return $this->events ??= new CustomerEventRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function query(): CustomerQuery
    {
        return $this->query ??= new CustomerQuery($this->foundation->connection(), $this->accounts());
    }

    /** Who shares an account with whom. */
    public function people(): People
    {
        return $this->people ??= new People(
            $this->foundation->transaction(),
            $this->peopleRepository(),
            $this->invitations(),
            $this->accounts(),
            $this->addresses(),
            $this->events(),
            $this->mail->outbox(),
        );
    }

    public function peopleRepository(): PeopleRepository
    {
        return $this->peopleRepository ??= new PeopleRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function invitations(): InvitationRepository
    {
        return $this->invitations ??= new InvitationRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function registration(): AccountRegistration
    {
        return $this->registration ??= new AccountRegistration($this->accounts(), $this->profiles(), $this->branches->visitorPlace(), $this->foundation->rateLimiter());
    }

    public function signUp(): SignUp
    {
        return $this->signUp ??= new SignUp($this->registration(), $this->signIn(), $this->foundation->botCheck(), $this->foundation->rateLimiter());
    }

    public function signIn(): SignIn
    {
        return $this->signIn ??= new SignIn($this->carts->service(), new CartMerge($this->foundation->transaction(), $this->carts->repository()), $this->carts->session(), $this->preferredBranch(), $this->branches->visitorPlace());
    }

    public function signInLimit(): SignInLimit
    {
        return $this->signInLimit ??= new SignInLimit($this->signInCounter(...));
    }

    public function passwords(): Passwords
    {
        return $this->passwords ??= new Passwords($this->mail->outbox(), $this->foundation->rateLimiter(), $this->accounts());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('customer|session|form-stamp', fn () => (new CustomerRoutes(
                $this->profiles(),
                $this->addresses(),
                $this->signUp(),
                $this->passwords(),
                $this->signIn(),
                $this->foundation->botCheck(),
            ))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [
            new PageGroup(['customer'], fn () => (new AccountPages($this->addresses(...)))->routes()),
        ];
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [
            new SignInForms($this->signIn()),
            new BranchForms($this->preferredBranch()),
            new AccountForms($this->signUp(), $this->passwords(), $this->profiles(), $this->addresses()),
        ];
    }

    public function devices(): TrustedDevice
    {
        return $this->devices ??= new TrustedDevice(Secrets::deviceKey(), $this->foundation->clock);
    }

    private function signInCounter(): SignInCounter
    {
        return $this->signInCounter ??= new SignInCounter($this->foundation->rateLimiter(), $this->devices());
    }
}
