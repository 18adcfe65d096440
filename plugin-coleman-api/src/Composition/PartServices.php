<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cart\QuickOrder;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\ImpressionRepository;
use Coleman\Api\Parts\PartCounts;
use Coleman\Api\Parts\PartListing;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\Supersessions;
use Coleman\Api\Search\Candidates;
use Coleman\Api\Search\EquipmentResults;
use Coleman\Api\Search\Finder;
use Coleman\Api\Search\PartNumbers;
use Coleman\Api\Search\PublicPosts;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\SearchPresenter;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Search\SearchService;
use Coleman\Api\Search\Sources;
use Coleman\Api\Search\Suggestions;
use Coleman\Api\Search\UnitModels;
use Coleman\Api\Search\Vocabulary;

/** Parts, and finding them and everything else. */
trait PartServices
{
    public function parts(): PartRepository
    {
        return $this->one(PartRepository::class, fn () => new PartRepository($this->connection()));
    }

    public function availability(): Availability
    {
        return $this->one(Availability::class, fn () => new Availability($this->clock, $this->folder . '/data/availability-notices.json'));
    }

    public function partPresenter(): PartPresenter
    {
        return $this->one(PartPresenter::class, fn () => new PartPresenter($this->images(), $this->availability(), $this->locations()));
    }

    public function partListing(): PartListing
    {
        return $this->one(PartListing::class, fn () => new PartListing($this->connection(), $this->parts(), $this->partCounts()));
    }

    public function partCounts(): PartCounts
    {
        return $this->one(PartCounts::class, fn () => new PartCounts($this->connection()));
    }

    public function impressions(): ImpressionRepository
    {
        return $this->one(ImpressionRepository::class, fn () => new ImpressionRepository($this->connection(), $this->clock));
    }

    public function supersessions(): Supersessions
    {
        return $this->one(Supersessions::class, fn () => new Supersessions($this->connection()));
    }

    public function quickOrder(): QuickOrder
    {
        return $this->one(QuickOrder::class, fn () => new QuickOrder($this->parts(), $this->supersessions(), $this->partPresenter(), $this->availability()));
    }

    public function search(): SearchService
    {
        return $this->one(SearchService::class, function (): SearchService {
            $numbers = new PartNumbers($this->connection());
            $finder = new Finder(new Vocabulary($this->connection()), $numbers, new Candidates($this->connection()), $this->supersessions());
            $equipment = new EquipmentResults($this->connection(), $this->machines(), $this->locations(), $this->images());
            $models = new UnitModels($this->models(), $this->images());

            return new SearchService(
                $finder,
                $numbers,
                new SearchPresenter($this->parts(), $this->partPresenter(), $equipment, $models, new PublicPosts()),
                new Suggestions($this->connection(), $finder, $equipment, $models, new PublicPosts()),
                $this->parts(),
                $this->partPresenter(),
            );
        });
    }

    public function searchIndex(): SearchIndex
    {
        return $this->one(SearchIndex::class, fn () => new SearchIndex($this->connection(), $this->transaction(), [
            new Sources\PartDocuments($this->connection()),
            new Sources\EquipmentDocuments($this->connection()),
            new Sources\ModelDocuments($this->models()),
            new Sources\PageDocuments(new PublicPosts()),
            new Sources\CategoryDocuments($this->connection()),
        ]));
    }

    public function searchQueue(): SearchQueue
    {
        return $this->one(SearchQueue::class, fn () => new SearchQueue($this->connection(), $this->searchIndex(...), $this->clock));
    }
}
