<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Models\ModelPages;
use Coleman\Api\Models\ModelPresenter;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Models\ModelRoutes;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\FeaturedParts;
use Coleman\Api\Parts\ImageNeedRepository;
use Coleman\Api\Parts\ImpressionRepository;
use Coleman\Api\Parts\PartCounts;
use Coleman\Api\Parts\PartListing;
use Coleman\Api\Parts\PartPages;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\PartRoutes;
use Coleman\Api\Parts\PartStream;
use Coleman\Api\Parts\Supersessions;
use Coleman\Api\Routing\PageGroup;

/** Parts, and the books of the models that they fit. */
final class PartModule
{
    private ?PartRepository $repository = null;
    private ?PartPresenter $presenter = null;
    private ?PartListing $listing = null;
    private ?PartCounts $counts = null;
    private ?FeaturedParts $featured = null;
    private ?Availability $availability = null;
    private ?Supersessions $supersessions = null;
    private ?ImpressionRepository $impressions = null;
    private ?ModelRepository $models = null;
    private ?ModelPresenter $modelPresenter = null;

    public function __construct(private readonly FoundationModule $foundation, private readonly BranchModule $branches)
    {
    }

    public function repository(): PartRepository
    {
        return $this->repository ??= new PartRepository($this->foundation->connection());
    }

    public function presenter(): PartPresenter
    {
        return $this->presenter ??= new PartPresenter($this->foundation->images(), $this->availability(), $this->branches->locations());
    }

    public function listing(): PartListing
    {
        return $this->listing ??= new PartListing($this->foundation->connection(), $this->repository(), $this->counts());
    }

    public function counts(): PartCounts
    {
        return $this->counts ??= new PartCounts($this->foundation->connection());
    }

    public function featured(): FeaturedParts
    {
        return $this->featured ??= new FeaturedParts($this->repository(), $this->listing());
    }

    public function availability(): Availability
    {
        return $this->availability ??= new Availability($this->foundation->clock, $this->foundation->folder . '/data/availability-notices.json');
    }

    public function supersessions(): Supersessions
    {
        return $this->supersessions ??= new Supersessions($this->foundation->connection());
    }

    public function impressions(): ImpressionRepository
    {
        return $this->impressions ??= new ImpressionRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function imageNeeds(): ImageNeedRepository
    {
        return new ImageNeedRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function models(): ModelRepository
    {
        return $this->models ??= new ModelRepository($this->foundation->connection());
    }

    public function modelPresenter(): ModelPresenter
    {
        return $this->modelPresenter ??= new ModelPresenter($this->foundation->images(), $this->repository(), $this->presenter(), $this->supersessions());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('products|featured-products|part-.*|impressions', fn () => (new PartRoutes(
                $this->repository(),
                $this->presenter(),
                $this->foundation->photos(),
                $this->listing(),
                $this->featured(),
                new PartStream($this->repository(), $this->supersessions()),
                $this->impressions(),
            ))->routes()),
            new RouteGroup('models|assemblies|parts', fn () => (new ModelRoutes($this->models(), $this->modelPresenter(), $this->repository()))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [
            new PageGroup(['parts'], fn () => (new PartPages($this->repository(), $this->presenter()))->routes()),
            new PageGroup(['parts'], fn () => (new ModelPages($this->models(), $this->foundation->images()))->routes()),
        ];
    }
}
