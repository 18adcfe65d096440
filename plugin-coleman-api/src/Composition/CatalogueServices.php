<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Catalogue\AttachmentPresenter;
use Coleman\Api\Catalogue\AttachmentRepository;
use Coleman\Api\Catalogue\ComparisonPresenter;
use Coleman\Api\Catalogue\EquipmentCategoryRepository;
use Coleman\Api\Catalogue\EquipmentOverview;
use Coleman\Api\Catalogue\MachineBranch;
use Coleman\Api\Catalogue\MachineDetails;
use Coleman\Api\Catalogue\MachineFacets;
use Coleman\Api\Catalogue\MachineList;
use Coleman\Api\Catalogue\MachinePresenter;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Catalogue\MachineViewModel;
use Coleman\Api\Images\ImageFiles;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\BranchInventory;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\ZipCodes;
use Coleman\Api\Models\ModelPresenter;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Sales\SalesmanRepository;
use Coleman\Api\Sales\TeamFinder;

/** Branches and people, machines, attachments, and the books of their models. */
trait CatalogueServices
{
    public function images(): ImageUrls
    {
        return $this->one(ImageUrls::class, fn () => ImageUrls::fromSettings(plugins_url('images', $this->folder . '/coleman-api.php')));
    }

    public function imageFiles(): ImageFiles
    {
        return ImageFiles::ofSite($this->folder . '/images', $this->images());
    }

    public function locations(): LocationRepository
    {
        return $this->one(LocationRepository::class, fn () => new LocationRepository($this->connection()));
    }

    public function locationPresenter(): LocationPresenter
    {
        return $this->one(LocationPresenter::class, fn () => new LocationPresenter($this->images()));
    }

    public function nearestBranch(): NearestBranch
    {
        return $this->one(NearestBranch::class, fn () => new NearestBranch($this->locations(), new ZipCodes($this->folder . '/data/zip-codes.txt')));
    }

    public function salesmen(): SalesmanRepository
    {
        return $this->one(SalesmanRepository::class, fn () => new SalesmanRepository($this->connection(), $this->images()));
    }

    public function teamFinder(): TeamFinder
    {
        return $this->one(TeamFinder::class, fn () => new TeamFinder($this->salesmen(), $this->nearestBranch()));
    }

    public function branchInventory(): BranchInventory
    {
        return $this->one(BranchInventory::class, fn () => new BranchInventory($this->connection()));
    }

    public function equipmentOverview(): EquipmentOverview
    {
        return $this->one(EquipmentOverview::class, fn () => new EquipmentOverview($this->connection(), $this->locations(), $this->locationPresenter(), $this->images()));
    }

    public function equipmentCategories(): EquipmentCategoryRepository
    {
        return $this->one(EquipmentCategoryRepository::class, fn () => new EquipmentCategoryRepository($this->connection()));
    }

    public function machines(): MachineRepository
    {
        return $this->one(MachineRepository::class, fn () => new MachineRepository($this->connection()));
    }

    public function machinePresenter(): MachinePresenter
    {
        return $this->one(MachinePresenter::class, fn () => new MachinePresenter($this->images(), $this->locations(), $this->locationPresenter()));
    }

    public function machineList(): MachineList
    {
        return $this->one(MachineList::class, fn () => new MachineList($this->connection(), $this->machines(), new MachineFacets($this->connection(), $this->locations(), $this->clock), $this->clock));
    }

    public function machineViewModel(): MachineViewModel
    {
        return $this->one(MachineViewModel::class, fn () => new MachineViewModel(
            $this->machines(),
            new MachineDetails($this->connection()),
            $this->machinePresenter(),
            $this->images(),
            new MachineBranch($this->locations(), $this->locationPresenter(), $this->salesmen(), $this->clock),
            $this->models(),
            $this->clock,
        ));
    }

    public function comparisonPresenter(): ComparisonPresenter
    {
        return $this->one(ComparisonPresenter::class, fn () => new ComparisonPresenter($this->images(), $this->locations()));
    }

    public function attachments(): AttachmentRepository
    {
        return $this->one(AttachmentRepository::class, fn () => new AttachmentRepository($this->connection()));
    }

    public function attachmentPresenter(): AttachmentPresenter
    {
        return $this->one(AttachmentPresenter::class, fn () => new AttachmentPresenter($this->images(), $this->locations(), $this->locationPresenter()));
    }

    public function models(): ModelRepository
    {
        return $this->one(ModelRepository::class, fn () => new ModelRepository($this->connection()));
    }

    public function modelPresenter(): ModelPresenter
    {
        return $this->one(ModelPresenter::class, fn () => new ModelPresenter($this->images(), $this->parts(), $this->partPresenter(), $this->supersessions()));
    }
}
