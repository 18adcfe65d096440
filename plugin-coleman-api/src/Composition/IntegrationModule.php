<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Audit\AuditRoutes;
use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Integrations\CurlCarrier;
use Coleman\Api\Integrations\DeliveryRepository;
use Coleman\Api\Integrations\ExportRoutes;
use Coleman\Api\Integrations\ListExports;
use Coleman\Api\Integrations\OrderFeedQuery;
use Coleman\Api\Integrations\OrderFeedRoutes;
use Coleman\Api\Integrations\OrderFiles;
use Coleman\Api\Integrations\SentOrders;
use Coleman\Api\Integrations\WebhookPersonalData;
use Coleman\Api\Integrations\WebhookQueue;
use Coleman\Api\Integrations\WebhookRepository;
use Coleman\Api\Integrations\WebhookRoutes;
use Coleman\Api\Integrations\WebhookService;
use Coleman\Api\Integrations\WebhookWorker;
use Coleman\Api\Leads\Desk\LeadQuery;
use Coleman\Api\Orders\Desk\OrderQuery;
use Coleman\Api\Rentals\Desk\RentalQuery;

/** Other systems of the dealer: what they are told. */
final class IntegrationModule
{
    private ?WebhookRepository $webhooks = null;
    private ?DeliveryRepository $deliveries = null;
    private ?WebhookQueue $queue = null;
    private ?WebhookWorker $worker = null;
    private ?Pauses $pauses = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly CustomerModule $customers,
        private readonly OrderRecordModule $orderRecords,
        private readonly StockModule $stock,
    ) {
    }

    public function deliveries(): DeliveryRepository
    {
        return $this->deliveries ??= new DeliveryRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function queue(): WebhookQueue
    {
        return $this->queue ??= new WebhookQueue($this->webhooks(), $this->deliveries(), $this->foundation->clock);
    }

    public function worker(): WebhookWorker
    {
        return $this->worker ??= new WebhookWorker($this->webhooks(), $this->deliveries(), CurlCarrier::ofSite(), $this->pauses(), function (int $orderId): void {
            $this->sentOrders()->mark($orderId);
        }, $this->foundation->clock);
    }

    public function orderFiles(): OrderFiles
    {
        return new OrderFiles($this->orderFeed(), $this->sentOrders());
    }

    public function personalData(): WebhookPersonalData
    {
        return new WebhookPersonalData($this->deliveries());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/webhooks', fn () => (new WebhookRoutes(
                new WebhookService($this->foundation->transaction(), $this->webhooks(), $this->deliveries(), $this->queue(), $this->worker(), $this->pauses(), $this->foundation->audit()),
                $this->deliveries(),
            ))->routes()),
            new RouteGroup('desk/exports', fn () => (new ExportRoutes($this->exports(), $this->foundation->audit(), $this->foundation->clock))->routes()),
            new RouteGroup('integration', fn () => (new OrderFeedRoutes($this->orderFeed(), $this->sentOrders(), $this->foundation->rateLimiter()))->routes()),
            new RouteGroup('desk/audit', fn () => (new AuditRoutes($this->foundation->audit()))->routes()),
        ];
    }

    private function orderFeed(): OrderFeedQuery
    {
        return new OrderFeedQuery($this->foundation->connection(), $this->orderRecords->repository(), $this->foundation->clock);
    }

    private function exports(): ListExports
    {
        $connection = $this->foundation->connection();

        return new ListExports(
            new OrderQuery($connection, $this->branches->locations(), $this->foundation->clock),
            new RentalQuery($connection, $this->branches->locations(), $this->foundation->clock),
            new LeadQuery($connection),
            $this->customers->query(),
            $this->branches->locations(),
        );
    }

    public function webhooks(): WebhookRepository
    {
        return $this->webhooks ??= new WebhookRepository($this->foundation->connection(), $this->foundation->clock);
    }

    private function pauses(): Pauses
    {
        return $this->pauses ??= new Pauses(new GuardedOption($this->foundation->connection(), WebhookWorker::PAUSES, isOnEveryPage: false), $this->foundation->clock);
    }

    private function sentOrders(): SentOrders
    {
        return new SentOrders($this->foundation->transaction(), $this->orderRecords->repository(), $this->stock->orderHolds(), $this->foundation->clock);
    }
}
