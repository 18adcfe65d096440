<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cli\Commands;
use Coleman\Api\Cli\DoctorCommand;
use Coleman\Api\Cli\ResealCommand;
use Coleman\Api\Cli\SecondFactorCommand;
use Coleman\Api\Cli\WorkCommand;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Health\CacheProbe;
use Coleman\Api\Health\DatabaseChecks;
use Coleman\Api\Health\DatabaseStatusQuery;
use Coleman\Api\Health\DropIn;
use Coleman\Api\Health\FeedChecks;
use Coleman\Api\Health\HealthRoutes;
use Coleman\Api\Health\MailChecks;
use Coleman\Api\Health\Metrics;
use Coleman\Api\Health\Readiness;
use Coleman\Api\Health\SiteChecks;
use Coleman\Api\Health\SiteHealth;
use Coleman\Api\Health\StockChecks;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Parts\PartRecount;
use Coleman\Api\Security\Secrets;

/** What looks after the site: its health, its commands, and taking it off. */
final class MaintenanceModule
{
    /** Mails and deliveries of one slice of work. */
    private const AT_ONCE = 50;

    private ?SiteHealth $siteHealth = null;
    private ?DropIn $dropIn = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly RestModule $rest,
        private readonly SearchModule $search,
        private readonly StockModule $stock,
        private readonly FeedModule $feeds,
        private readonly IntegrationModule $integrations,
    ) {
    }

    public function siteHealth(): SiteHealth
    {
        return $this->siteHealth ??= new SiteHealth(
            fn (): SiteChecks => $this->siteChecks(),
            CacheProbe::overHttp(...),
        );
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [new RouteGroup('health|metrics', fn () => (new HealthRoutes(
            fn (): Readiness => Readiness::ofSite(new DatabaseStatusQuery($this->foundation->connection()), $this->foundation->upgrader()),
            fn (): Metrics => new Metrics($this->mail->outbox(), $this->search->queue(), $this->feeds->repository(), $this->integrations->deliveries(), $this->stock->reconciliation(), $this->foundation->upgrader(), new DatabaseStatusQuery($this->foundation->connection()), $this->foundation->clock),
        ))->routes())];
    }

    /** What answers while the database is away. */
    public function dropIn(): DropIn
    {
        return $this->dropIn ??= DropIn::ofSite($this->foundation->folder);
    }

    public function commands(): Commands
    {
        return new Commands($this->foundation->upgrader(), new DemoDealership($this->foundation->connection(), $this->foundation->transaction(), $this->foundation->clock), $this->search->index(), $this->search->queue(), new PartRecount($this->foundation->connection()), $this->foundation->transaction(), [...$this->feeds->commands()->all(), (new SecondFactorCommand($this->foundation->secondFactor(...)))->command(), (new DoctorCommand(fn (): array => $this->siteChecks()->all()))->command(), $this->reseal()->command()], $this->work());
    }

    private function work(): WorkCommand
    {
        return new WorkCommand([
            fn (float $seconds): bool => $this->mail->worker()->work(self::AT_ONCE, $seconds) > 0,
            fn (float $seconds): bool => $this->integrations->worker()->work(self::AT_ONCE, $seconds) > 0,
            fn (float $seconds): bool => $this->feeds->worker()->work($seconds),
        ]);
    }

    public function reseal(): ResealCommand
    {
        return new ResealCommand([
            'Mail server' => static fn (): array => Secrets::resealOption(MailSettings::OPTION, ['sealed_password']),
            'Card payments' => static fn (): array => Secrets::resealOption(StripeKeys::OPTION, ['sealed_secret', 'sealed_webhook']),
            'Bot check' => static fn (): array => Secrets::resealOption(BotSettings::SECRET_OPTION, ['']),
            'Webhooks' => fn (): array => $this->integrations->webhooks()->reseal(),
            'Second factors' => fn (): array => $this->foundation->factors()->reseal(),
        ]);
    }

    /** @param DropIn|null $dropIn another than the site's */
    public function siteChecks(?DropIn $dropIn = null): SiteChecks
    {
        return new SiteChecks(new MailChecks($this->mail->outbox(), $this->mail->pause()), $this->foundation->upgrader(), new DatabaseChecks($this->foundation->connection()), $dropIn ?? $this->dropIn(), new FeedChecks($this->feeds->repository(), $this->search->queue()), new StockChecks($this->stock->reconciliation(), $this->branches->locations(), $this->foundation->clock), $this->foundation->clock, $this->rest->fastNote());
    }

    public function uninstall(): Uninstall
    {
        return new Uninstall($this->foundation->connection(), $this->dropIn());
    }
}
