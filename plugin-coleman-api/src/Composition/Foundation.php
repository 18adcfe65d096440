<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migrations;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Database\UpgradeLock;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Forms\PublicFormGuard;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\ProofOfWork;
use Coleman\Api\Http\Bots\Service;
use Coleman\Api\Http\Bots\TokenService;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Rest\RequestGuard;
use Coleman\Api\Rest\UpgradeGate;
use Coleman\Api\Security\Secrets;

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
            Migrations\Baseline::VERSION => Migrations\Baseline::class,
            34 => Migrations\GuardFeeds::class,
            35 => Migrations\AddStockCounts::class,
            36 => Migrations\KeepPromises::class,
            37 => Migrations\AddAccountConfirmation::class,
            38 => Migrations\ReadFeeds::class,
            39 => Migrations\PrefixStaffRoles::class,
        ], $this->upgradeLock()));
    }

    public function upgradeLock(): UpgradeLock
    {
        $seconds = defined('COLEMAN_UPGRADE_LEASE') ? constant('COLEMAN_UPGRADE_LEASE') : null;

        return $this->one(UpgradeLock::class, fn () => new UpgradeLock($this->connection(), $this->clock, is_int($seconds) && $seconds > 0 ? $seconds : MINUTE_IN_SECONDS));
    }

    public function upgradeGate(): UpgradeGate
    {
        return new UpgradeGate($this->upgrader(), $this->folder);
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
    public function publicFormGuard(): PublicFormGuard
    {
        return $this->one(PublicFormGuard::class, fn () => new PublicFormGuard($this->idempotency(), $this->botCheck(), $this->rateLimiter()));
    }

    public function siteToken(): SiteToken
    {
        return $this->one(SiteToken::class, static fn () => new SiteToken(Secrets::siteToken()));
    }

    public function requestGuard(): RequestGuard
    {
        return $this->one(RequestGuard::class, fn () => new RequestGuard($this->siteToken(), $this->cartSession(), $this->rateLimiter()));
    }
}
