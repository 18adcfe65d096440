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
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\CustomerEventRepository;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Customers\Passwords;
use Coleman\Api\Customers\Profiles;
use Coleman\Api\Customers\SignIn;
use Coleman\Api\Customers\SignInCounter;
use Coleman\Api\Customers\SignInLimit;
use Coleman\Api\Customers\SignUp;
use Coleman\Api\Customers\TrustedDevice;
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
            $this->transaction(),
            $this->cartRepository(),
            $this->parts(),
        ));
    }

    /** The cart in the shape of REST. */
    public function cartPresenter(): CartPresenter
    {
        return $this->one(CartPresenter::class, fn () => new CartPresenter($this->images(), $this->availability(), $this->partPresenter()));
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
        return $this->one(SignInCounter::class, fn () => new SignInCounter($this->rateLimiter(), new TrustedDevice(Secrets::deviceKey(), $this->clock)));
    }

    public function signInLimit(): SignInLimit
    {
        return $this->one(SignInLimit::class, fn () => new SignInLimit($this->signInCounter(...)));
    }

    public function signIn(): SignIn
    {
        return $this->one(SignIn::class, fn () => new SignIn($this->carts(), new CartMerge($this->transaction(), $this->cartRepository()), $this->cartSession()));
    }

    public function accounts(): AccountRepository
    {
        return $this->one(AccountRepository::class, fn () => new AccountRepository($this->connection(), $this->clock));
    }

    public function customerEvents(): CustomerEventRepository
    {
        return $this->one(CustomerEventRepository::class, fn () => new CustomerEventRepository($this->connection(), $this->clock));
    }

    public function customerQuery(): CustomerQuery
    {
        return $this->one(CustomerQuery::class, fn () => new CustomerQuery($this->connection(), $this->accounts()));
    }

    public function addresses(): AddressRepository
    {
        return $this->one(AddressRepository::class, fn () => new AddressRepository($this->connection(), $this->transaction(), $this->clock));
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
