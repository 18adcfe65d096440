<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cli\Commands;
use Coleman\Api\Cli\SecondFactorCommand;
use Coleman\Api\Cli\WorkCommand;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Health\CacheProbe;
use Coleman\Api\Health\DatabaseChecks;
use Coleman\Api\Health\DropIn;
use Coleman\Api\Health\FeedChecks;
use Coleman\Api\Health\SiteChecks;
use Coleman\Api\Health\SiteHealth;
use Coleman\Api\Health\StockChecks;
use Coleman\Api\Parts\PartRecount;

/** What looks after the site: its health, its commands, and taking it off. */
final class MaintenanceModule
{
    private ?SiteHealth $siteHealth = null;
    private ?DropIn $dropIn = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly SearchModule $search,
        private readonly StockModule $stock,
        private readonly FeedModule $feeds,
        private readonly IntegrationModule $integrations,
    ) {
    }

    public function siteHealth(): SiteHealth
    {
        return $this->siteHealth ??= new SiteHealth(
            fn (): SiteChecks => new SiteChecks($this->mail->outbox(), $this->foundation->upgrader(), new DatabaseChecks($this->foundation->connection()), $this->dropIn(), new FeedChecks($this->feeds->repository(), $this->search->queue()), new StockChecks($this->stock->reconciliation(), $this->branches->locations(), $this->foundation->clock), $this->foundation->clock),
            CacheProbe::overHttp(...),
        );
    }

    /** What answers while the database is away. */
    public function dropIn(): DropIn
    {
        return $this->dropIn ??= DropIn::ofSite($this->foundation->folder);
    }

    public function commands(): Commands
    {
        return new Commands($this->foundation->upgrader(), new DemoDealership($this->foundation->connection(), $this->foundation->transaction(), $this->foundation->clock), $this->search->index(), $this->search->queue(), new PartRecount($this->foundation->connection()), $this->foundation->transaction(), [...$this->feeds->commands()->all(), (new SecondFactorCommand($this->foundation->secondFactor(...)))->command()], new WorkCommand($this->mail->worker(), $this->feeds->worker(), $this->integrations->worker()));
    }

    public function uninstall(): Uninstall
    {
        return new Uninstall($this->foundation->connection(), $this->dropIn());
    }
}
