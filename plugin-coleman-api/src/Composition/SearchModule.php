<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Search\Candidates;
use Coleman\Api\Search\Desk\InterchangeService;
use Coleman\Api\Search\Desk\SearchWordRoutes;
use Coleman\Api\Search\Desk\SynonymService;
use Coleman\Api\Search\EquipmentResults;
use Coleman\Api\Search\Finder;
use Coleman\Api\Search\InterchangeRepository;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\ModelParts;
use Coleman\Api\Search\MostWords;
use Coleman\Api\Search\PageResults;
use Coleman\Api\Search\PartNumbers;
use Coleman\Api\Search\PublicPosts;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\SearchLog;
use Coleman\Api\Search\SearchMisses;
use Coleman\Api\Search\SearchPages;
use Coleman\Api\Search\SearchPresenter;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Search\SearchRoutes;
use Coleman\Api\Search\SearchService;
use Coleman\Api\Search\SeveralNumbers;
use Coleman\Api\Search\SitePlaces;
use Coleman\Api\Search\Sources;
use Coleman\Api\Search\Suggestions;
use Coleman\Api\Search\SynonymRepository;
use Coleman\Api\Search\UnitModels;
use Coleman\Api\Search\Vocabulary;

/** Finding parts, machines and pages, and the index that they are found by. */
final class SearchModule
{
    private ?SearchService $service = null;
    private ?SearchIndex $index = null;
    private ?SearchQueue $queue = null;
    private ?SitePlaces $places = null;
    private ?SearchMisses $misses = null;
    private ?SynonymService $synonyms = null;
    private ?SynonymRepository $synonymRepository = null;

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
            new Sources\PageDocuments(new PublicPosts(), new SitePlaces(fn (): LocationRepository => new LocationRepository($this->foundation->connection()), $this->branches->salesmen(...))),
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
            new RouteGroup('desk/search-words|desk/search-misses|desk/interchanges', fn () => $this->wordRoutes()->routes()),
            new RouteGroup('search|parts', fn () => (new SearchRoutes($this->service(), $this->foundation->rateLimiter(), $this->parts->repository(), $this->parts->presenter()))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [
            new PageGroup(['search'], fn () => (new SearchPages($this->service(...)))->routes()),
        ];
    }

    public function misses(): SearchMisses
    {
        return $this->misses ??= new SearchMisses($this->foundation->connection(), $this->foundation->clock);
    }

    /** What a new version brings: what staff's rules mean in its words, and the site's own pages in the index. */
    public function upgrade(): void
    {
        $this->foundation->transaction()->run(fn () => $this->synonymRepository()->writeAllMeanings());
        $this->queue()->add(Kind::Page, $this->places()->ids());
    }

    private function synonyms(): SynonymService
    {
        return $this->synonyms ??= new SynonymService($this->synonymRepository(), $this->foundation->transaction());
    }

    private function synonymRepository(): SynonymRepository
    {
        return $this->synonymRepository ??= new SynonymRepository($this->foundation->connection(), $this->foundation->clock);
    }

    private function wordRoutes(): SearchWordRoutes
    {
        $interchanges = new InterchangeRepository($this->foundation->connection());

        return new SearchWordRoutes($this->synonymRepository(), $this->synonyms(), $this->misses(), $interchanges, new InterchangeService($interchanges, $this->parts->repository()));
    }

    private function places(): SitePlaces
    {
        return $this->places ??= new SitePlaces($this->branches->locations(...), $this->branches->salesmen(...));
    }

    private function compose(): SearchService
    {
        $vocabulary = new Vocabulary($this->foundation->connection());
        $pages = new PageResults(new PublicPosts(), $this->places());
        $numbers = new PartNumbers($this->foundation->connection());
        $candidates = new Candidates($this->foundation->connection());
        $finder = new Finder($vocabulary, $numbers, new SeveralNumbers($this->foundation->connection()), $candidates, $this->parts->supersessions(), new ModelParts($this->foundation->connection(), $vocabulary), new MostWords($vocabulary, $candidates));
        $equipment = new EquipmentResults($this->foundation->connection(), $this->catalogue->machines(), $this->branches->locations(), $this->foundation->images());
        $models = new UnitModels($this->parts->models(), $this->foundation->images());

        return new SearchService(
            $finder,
            $numbers,
            new SearchPresenter($this->parts->repository(), $this->parts->presenter(), $equipment, $models, $pages),
            new Suggestions($this->foundation->connection(), $finder, $this->parts->repository(), $this->foundation->images(), $equipment, $models, $pages),
            $this->parts->repository(),
            $this->parts->presenter(),
            new SearchLog($this->misses(), $this->synonymRepository(), $this->foundation->rateLimiter()),
        );
    }
}
