<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migrations;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Forms\Intake;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\ProofOfWork;
use Coleman\Api\Http\Bots\Service;
use Coleman\Api\Http\Bots\TokenService;
use Coleman\Api\Http\Guard;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Secrets;

/** The database, settings that are kept secret, what limits and repeats are counted by. */
trait Foundation
{
    public function connection(): Connection
    {
        return $this->one(Connection::class, fn () => new Connection($this->database));
    }

    public function transaction(): Transaction
    {
        return $this->one(Transaction::class, fn () => new Transaction($this->connection()));
    }

    public function upgrader(): Upgrader
    {
        return $this->one(Upgrader::class, fn () => new Upgrader($this->connection(), [
            1 => Migrations\CreateDealership::class,
            2 => Migrations\CreateParts::class,
            3 => Migrations\CreateCarts::class,
            4 => Migrations\CreateSettings::class,
            5 => Migrations\CreateImpressions::class,
            6 => Migrations\CreateSearch::class,
            7 => Migrations\CreateModels::class,
            8 => Migrations\AddUpdateTimes::class,
            9 => Migrations\IndexMachines::class,
            10 => Migrations\CreateMachineDetails::class,
            11 => Migrations\CreateOutbox::class,
            12 => Migrations\CreateOrders::class,
            13 => Migrations\CreateSavedItems::class,
            14 => Migrations\IndexOrders::class,
            15 => Migrations\CreateCustomerEvents::class,
            16 => Migrations\CreateRentals::class,
            17 => Migrations\CreateRentalRequests::class,
            18 => Migrations\CreateLeads::class,
            19 => Migrations\CreateInventoryDesk::class,
            21 => Migrations\CreateRentalDesk::class,
            22 => Migrations\CreateFeeds::class,
            23 => Migrations\CreateFeedIds::class,
            24 => Migrations\AddBookKeys::class,
            26 => Migrations\WatchFeeds::class,
            27 => Migrations\CreatePartTallies::class,
            29 => Migrations\KeyFeedItems::class,
            30 => Migrations\CoverPartKeys::class,
            31 => Migrations\KeyFeedItemsByRef::class,
            32 => Migrations\RankByDemand::class,
            33 => Migrations\CoverShelves::class,
            34 => Migrations\GuardFeeds::class,
        ]));
    }

    public function rateLimiter(): RateLimiter
    {
        return $this->one(RateLimiter::class, fn () => new RateLimiter($this->connection(), $this->clock));
    }

    public function idempotency(): Idempotency
    {
        return $this->one(Idempotency::class, fn () => new Idempotency($this->connection(), $this->transaction(), $this->clock));
    }

    public function botCheck(): BotCheck
    {
        return $this->one(BotCheck::class, function (): BotCheck {
            $settings = BotSettings::ofSite();
            $secret = Secrets::formKey();
            $verifier = Service::Altcha === $settings->service
                ? new ProofOfWork($secret, $this->clock, $this->rateLimiter(), $settings->hardest)
                : new TokenService($settings->service, $settings->siteKey, $settings->secret);

            return new BotCheck($secret, $this->clock, $this->rateLimiter(), $verifier, $settings->leastSeconds);
        });
    }

    /** What stands around the forms that write to a desk. */
    public function intake(): Intake
    {
        return $this->one(Intake::class, fn () => new Intake($this->idempotency(), $this->botCheck(), $this->rateLimiter()));
    }

    public function siteToken(): SiteToken
    {
        return $this->one(SiteToken::class, static fn () => new SiteToken(Secrets::siteToken()));
    }

    public function guard(): Guard
    {
        return $this->one(Guard::class, fn () => new Guard($this->siteToken(), $this->cartSession(), $this->rateLimiter()));
    }
}
