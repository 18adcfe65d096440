<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cli\FeedCommands;
use Coleman\Api\Feeds\FeedApplication;
use Coleman\Api\Feeds\FeedComparison;
use Coleman\Api\Feeds\FeedHousekeeping;
use Coleman\Api\Feeds\FeedMails;
use Coleman\Api\Feeds\FeedPresenter;
use Coleman\Api\Feeds\FeedReading;
use Coleman\Api\Feeds\FeedRepository;
use Coleman\Api\Feeds\FeedRoutes;
use Coleman\Api\Feeds\FeedRunner;
use Coleman\Api\Feeds\FeedSearch;
use Coleman\Api\Feeds\FeedService;
use Coleman\Api\Feeds\FeedTurns;
use Coleman\Api\Feeds\FeedUndo;
use Coleman\Api\Feeds\FeedUploads;
use Coleman\Api\Feeds\FeedWatch;
use Coleman\Api\Feeds\FeedWorker;
use Coleman\Api\Feeds\HeldPriceRepository;
use Coleman\Api\Feeds\HeldPriceRoutes;
use Coleman\Api\Feeds\HeldPriceService;
use Coleman\Api\Feeds\MissingItems;
use Coleman\Api\Feeds\Types\ValueNames;
use Coleman\Api\Feeds\Undo\RowStates;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Stock\AttentionRoutes;

/** What fills the catalog from files. */
final class FeedModule
{
    private ?FeedRepository $repository = null;
    private ?FeedService $service = null;
    private ?FeedRunner $runner = null;
    private ?FeedWorker $worker = null;
    private ?FeedWatch $watch = null;
    private ?FeedMails $mails = null;
    private ?FeedUploads $uploads = null;
    private ?FeedHousekeeping $housekeeping = null;
    private ?HeldPriceRepository $heldPrices = null;
    private ?HeldPriceService $heldPriceService = null;
    private ?FeedSearch $indexing = null;
    private ?FeedUndo $undo = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly MailModule $mail,
        private readonly SearchModule $search,
        private readonly StockModule $stock,
        private readonly FeedTypeModule $feedTypes,
    ) {
    }

    public function repository(): FeedRepository
    {
        return $this->repository ??= new FeedRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function service(): FeedService
    {
        return $this->service ??= new FeedService($this->repository(), $this->runner(), $this->feedTypes->store(), $this->feedTypes->items(), $this->foundation->transaction(), $this->foundation->audit(), $this->feedTypes->all());
    }

    public function worker(): FeedWorker
    {
        return $this->worker ??= new FeedWorker($this->repository(), $this->runner(), $this->search->queue(), $this->watch());
    }

    public function watch(): FeedWatch
    {
        return $this->watch ??= new FeedWatch($this->repository(), $this->heldPrices(), $this->mails(), $this->foundation->clock);
    }

    public function uploads(): FeedUploads
    {
        return $this->uploads ??= new FeedUploads($this->repository(), $this->feedTypes->items(), $this->feedTypes->store(), $this->foundation->transaction(), $this->foundation->clock, $this->feedTypes->all());
    }

    public function housekeeping(): FeedHousekeeping
    {
        return $this->housekeeping ??= new FeedHousekeeping($this->repository(), $this->feedTypes->items(), $this->feedTypes->store(), $this->foundation->clock);
    }

    public function heldPrices(): HeldPriceRepository
    {
        return $this->heldPrices ??= new HeldPriceRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function heldPriceService(): HeldPriceService
    {
        return $this->heldPriceService ??= new HeldPriceService($this->foundation->transaction(), $this->heldPrices(), $this->search->queue(), $this->foundation->audit(), $this->feedTypes->all());
    }

    /** @return array{id: int, feed: string, source_name: string}|null */
    public function runOfCount(int $id): ?array
    {
        $run = $this->repository()->run($id);

        return null === $run ? null : ['id' => $run->id, 'feed' => $run->feed->name, 'source_name' => $run->sourceName];
    }

    public function commands(): FeedCommands
    {
        return new FeedCommands($this->service(), $this->repository(), $this->feedTypes->store());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('feeds|feed-kinds|feed-runs|feed-held', fn () => [...$this->feedRoutes()->routes(), ...(new HeldPriceRoutes($this->heldPrices(), $this->heldPriceService(), $this->repository()))->routes()]),
            new RouteGroup('desk/attention', fn () => (new AttentionRoutes($this->stock->attention(), fn (): array => $this->watch()->waiting()))->routes()),
        ];
    }

    private function runner(): FeedRunner
    {
        return $this->runner ??= $this->composeRunner();
    }

    private function mails(): FeedMails
    {
        return $this->mails ??= new FeedMails($this->mail->outbox(), $this->repository());
    }

    private function indexing(): FeedSearch
    {
        return $this->indexing ??= new FeedSearch($this->search->queue());
    }

    private function undo(): FeedUndo
    {
        return $this->undo ??= new FeedUndo(
            $this->repository(),
            $this->feedTypes->items(),
            $this->feedTypes->store(),
            $this->indexing(),
            $this->heldPrices(),
            new RowStates($this->foundation->connection()),
            $this->foundation->clock,
        );
    }

    private function feedRoutes(): FeedRoutes
    {
        return new FeedRoutes(
            $this->service(),
            $this->uploads(),
            $this->repository(),
            $this->feedTypes->store(),
            new FeedPresenter($this->service(), $this->repository(), $this->feedTypes->store()),
            $this->foundation->idempotency(),
            $this->foundation->transaction(),
        );
    }

    private function composeRunner(): FeedRunner
    {
        $missing = new MissingItems($this->repository(), $this->feedTypes->items(), $this->feedTypes->store());

        return new FeedRunner(
            $this->repository(),
            new FeedTurns($this->foundation->connection(), $this->repository(), $this->feedTypes->store(), $this->foundation->transaction(), $this->mails()),
            new FeedReading($this->feedTypes->items(), $this->feedTypes->store()),
            new FeedComparison($this->repository(), $this->feedTypes->items(), $this->feedTypes->store(), $this->heldPrices(), $missing, (new ValueNames($this->foundation->connection()))->of(...)),
            new FeedApplication($this->feedTypes->items(), $this->feedTypes->store(), $this->heldPrices(), $missing, $this->undo(), $this->indexing(), $this->foundation->clock),
            $this->housekeeping(),
            $this->feedTypes->all(),
        );
    }
}
