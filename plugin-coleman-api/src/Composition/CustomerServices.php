<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cart\BulkAdd;
use Coleman\Api\Cart\CartMerge;
use Coleman\Api\Cart\CartPresenter;
use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Cart\CartToken;
use Coleman\Api\Cart\SavedItems;
use Coleman\Api\Customers\AccountRegistration;
use Coleman\Api\Customers\Accounts;
use Coleman\Api\Customers\Addresses;
use Coleman\Api\Customers\CustomerDirectory;
use Coleman\Api\Customers\CustomerEvents;
use Coleman\Api\Customers\KnownDevice;
use Coleman\Api\Customers\Passwords;
use Coleman\Api\Customers\Profiles;
use Coleman\Api\Customers\SignIn;
use Coleman\Api\Customers\SignInCounter;
use Coleman\Api\Customers\SignInLimit;
use Coleman\Api\Customers\SignUp;
use Coleman\Api\Orders\PayMethods;
use Coleman\Api\Security\Secrets;

/** Customers, their sign-in and their carts. */
trait CustomerServices
{
    public function cartRepository(): CartRepository
    {
        return $this->one(CartRepository::class, fn () => new CartRepository($this->connection(), $this->clock));
    }

    public function carts(): CartService
    {
        return $this->one(CartService::class, fn () => new CartService(
            $this->connection(),
            $this->transaction(),
            $this->cartRepository(),
            $this->parts(),
            new CartPresenter($this->images(), $this->availability(), $this->partPresenter()),
        ));
    }

    public function savedItems(): SavedItems
    {
        return $this->one(SavedItems::class, fn () => new SavedItems($this->transaction(), $this->cartRepository(), $this->carts(), $this->parts()));
    }

    public function bulkAdd(): BulkAdd
    {
        return $this->one(BulkAdd::class, fn () => new BulkAdd($this->transaction(), $this->cartRepository(), $this->carts(), $this->parts()));
    }

    public function cartSession(): CartSession
    {
        return $this->one(CartSession::class, static fn () => new CartSession(new CartToken(Secrets::cartKey())));
    }

    public function signInCounter(): SignInCounter
    {
        return $this->one(SignInCounter::class, fn () => new SignInCounter($this->rateLimiter(), new KnownDevice(Secrets::deviceKey(), $this->clock)));
    }

    public function signInLimit(): SignInLimit
    {
        return $this->one(SignInLimit::class, fn () => new SignInLimit($this->signInCounter(...)));
    }

    public function signIn(): SignIn
    {
        return $this->one(SignIn::class, fn () => new SignIn($this->carts(), new CartMerge($this->transaction(), $this->cartRepository()), $this->cartSession()));
    }

    public function accounts(): Accounts
    {
        return $this->one(Accounts::class, fn () => new Accounts($this->connection(), $this->clock));
    }

    public function customerEvents(): CustomerEvents
    {
        return $this->one(CustomerEvents::class, fn () => new CustomerEvents($this->connection(), $this->clock));
    }

    public function customerDirectory(): CustomerDirectory
    {
        return $this->one(CustomerDirectory::class, fn () => new CustomerDirectory($this->connection(), $this->accounts()));
    }

    public function addresses(): Addresses
    {
        return $this->one(Addresses::class, fn () => new Addresses($this->connection(), $this->transaction(), $this->clock));
    }

    public function profiles(): Profiles
    {
        return $this->one(Profiles::class, fn () => new Profiles($this->accounts(), $this->locations(), $this->outbox(), $this->rateLimiter(), $this->clock));
    }

    public function registration(): AccountRegistration
    {
        return $this->one(AccountRegistration::class, fn () => new AccountRegistration($this->accounts(), $this->profiles(), $this->rateLimiter()));
    }

    public function signUp(): SignUp
    {
        return $this->one(SignUp::class, fn () => new SignUp($this->registration(), $this->signIn(), $this->botCheck(), $this->rateLimiter()));
    }

    public function payMethods(): PayMethods
    {
        return $this->one(PayMethods::class, fn () => new PayMethods($this->accounts()));
    }

    public function passwords(): Passwords
    {
        return $this->one(Passwords::class, fn () => new Passwords($this->outbox(), $this->rateLimiter(), $this->accounts()));
    }
}
