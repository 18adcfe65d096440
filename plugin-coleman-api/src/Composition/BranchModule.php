<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Locations\BranchInventory;
use Coleman\Api\Locations\BranchPages;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\LocationRoutes;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\VisitorPlace;
use Coleman\Api\Locations\ZipCodes;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Sales\SalesmanRepository;
use Coleman\Api\Sales\SalesPages;
use Coleman\Api\Sales\SalesRoutes;
use Coleman\Api\Sales\TeamFinder;

/** Branches and the people who work there. */
final class BranchModule
{
    private ?LocationRepository $locations = null;
    private ?LocationPresenter $locationPresenter = null;
    private ?NearestBranch $nearestBranch = null;
    private ?VisitorPlace $visitorPlace = null;
    private ?BranchInventory $branchInventory = null;
    private ?SalesmanRepository $salesmen = null;
    private ?TeamFinder $teamFinder = null;

    public function __construct(private readonly FoundationModule $foundation)
    {
    }

    public function locations(): LocationRepository
    {
        return $this->locations ??= new LocationRepository($this->foundation->connection());
    }

    public function locationPresenter(): LocationPresenter
    {
        return $this->locationPresenter ??= new LocationPresenter($this->foundation->images());
    }

    public function nearestBranch(): NearestBranch
    {
        return $this->nearestBranch ??= new NearestBranch($this->locations(), new ZipCodes($this->foundation->folder . '/data/zip-codes.txt'));
    }

    /** The branch and the ZIP code that this browser was told. */
    public function visitorPlace(): VisitorPlace
    {
        return $this->visitorPlace ??= new VisitorPlace($this->locations());
    }

    public function branchInventory(): BranchInventory
    {
        return $this->branchInventory ??= new BranchInventory($this->foundation->connection());
    }

    public function salesmen(): SalesmanRepository
    {
        return $this->salesmen ??= new SalesmanRepository($this->foundation->connection(), $this->foundation->images());
    }

    public function teamFinder(): TeamFinder
    {
        return $this->teamFinder ??= new TeamFinder($this->salesmen(), $this->nearestBranch());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('locations-extra|locations', fn () => (new LocationRoutes($this->locations(), $this->locationPresenter(), $this->nearestBranch()))->routes()),
            new RouteGroup('salesmen', fn () => (new SalesRoutes($this->salesmen(), $this->teamFinder()))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [
            new PageGroup(['locations'], fn () => (new BranchPages($this->locations(), $this->locationPresenter()))->routes()),
            new PageGroup(['sales-team'], fn () => (new SalesPages($this->salesmen(...), $this->locations()))->routes()),
        ];
    }
}
