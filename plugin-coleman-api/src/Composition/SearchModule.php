<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Search\Candidates;
use Coleman\Api\Search\EquipmentResults;
use Coleman\Api\Search\Finder;
use Coleman\Api\Search\PartNumbers;
use Coleman\Api\Search\PublicPosts;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\SearchPages;
use Coleman\Api\Search\SearchPresenter;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Search\SearchRoutes;
use Coleman\Api\Search\SearchService;
use Coleman\Api\Search\Sources;
use Coleman\Api\Search\Suggestions;
use Coleman\Api\Search\UnitModels;
use Coleman\Api\Search\Vocabulary;

/** Finding parts, machines and pages, and the index that they are found by. */
final class SearchModule
{
    private ?SearchService $service = null;
    private ?SearchIndex $index = null;
    private ?SearchQueue $queue = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly PartModule $parts,
        private readonly CatalogueModule $catalogue,
    ) {
    }

    public function service(): SearchService
    {
        return $this->service ??= $this->compose();
    }

    public function index(): SearchIndex
    {
        return $this->index ??= new SearchIndex($this->foundation->connection(), $this->foundation->transaction(), [
            new Sources\PartDocuments($this->foundation->connection()),
            new Sources\EquipmentDocuments($this->foundation->connection()),
            new Sources\ModelDocuments($this->parts->models()),
            new Sources\PageDocuments(new PublicPosts()),
            new Sources\CategoryDocuments($this->foundation->connection()),
        ]);
    }

    public function queue(): SearchQueue
    {
        return $this->queue ??= new SearchQueue($this->foundation->connection(), $this->index(...), $this->foundation->clock);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('search|parts', fn () => (new SearchRoutes($this->service(), $this->foundation->rateLimiter(), $this->parts->repository(), $this->parts->presenter()))->routes()),
        ];
    }

    /** @return list<PageRoute> in the order they are tried */
    public function pages(): array
    {
        return [
            ...(new SearchPages($this->service(...)))->routes(),
        ];
    }

    private function compose(): SearchService
    {
        $numbers = new PartNumbers($this->foundation->connection());
        $finder = new Finder(new Vocabulary($this->foundation->connection()), $numbers, new Candidates($this->foundation->connection()), $this->parts->supersessions());
        $equipment = new EquipmentResults($this->foundation->connection(), $this->catalogue->machines(), $this->branches->locations(), $this->foundation->images());
        $models = new UnitModels($this->parts->models(), $this->foundation->images());

        return new SearchService(
            $finder,
            $numbers,
            new SearchPresenter($this->parts->repository(), $this->parts->presenter(), $equipment, $models, new PublicPosts()),
            new Suggestions($this->foundation->connection(), $finder, $equipment, $models, new PublicPosts()),
            $this->parts->repository(),
            $this->parts->presenter(),
        );
    }
}
