<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Catalogue\AttachmentPages;
use Coleman\Api\Catalogue\AttachmentPresenter;
use Coleman\Api\Catalogue\AttachmentRepository;
use Coleman\Api\Catalogue\AttachmentRoutes;
use Coleman\Api\Catalogue\CatalogueRoutes;
use Coleman\Api\Catalogue\ComparisonPages;
use Coleman\Api\Catalogue\ComparisonPresenter;
use Coleman\Api\Catalogue\ComparisonRoutes;
use Coleman\Api\Catalogue\EquipmentCategoryRepository;
use Coleman\Api\Catalogue\EquipmentOverview;
use Coleman\Api\Catalogue\EquipmentPages;
use Coleman\Api\Catalogue\MachineBranch;
use Coleman\Api\Catalogue\MachineDetails;
use Coleman\Api\Catalogue\MachineFacets;
use Coleman\Api\Catalogue\MachineList;
use Coleman\Api\Catalogue\MachinePages;
use Coleman\Api\Catalogue\MachinePresenter;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Catalogue\MachineRoutes;
use Coleman\Api\Catalogue\MachineSheetRoutes;
use Coleman\Api\Catalogue\MachineViewModel;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Routing\PageGroup;

/** Machines and attachments. */
final class CatalogueModule
{
    private ?EquipmentOverview $equipmentOverview = null;
    private ?EquipmentCategoryRepository $equipmentCategories = null;
    private ?MachineRepository $machines = null;
    private ?MachinePresenter $machinePresenter = null;
    private ?MachineList $machineList = null;
    private ?MachineFacets $machineFacets = null;
    private ?MachineViewModel $machineViewModel = null;
    private ?ComparisonPresenter $comparisonPresenter = null;
    private ?AttachmentRepository $attachments = null;
    private ?AttachmentPresenter $attachmentPresenter = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly PartModule $parts,
    ) {
    }

    public function equipmentOverview(): EquipmentOverview
    {
        return $this->equipmentOverview ??= new EquipmentOverview($this->foundation->connection(), $this->branches->locations(), $this->branches->locationPresenter(), $this->foundation->images());
    }

    public function equipmentCategories(): EquipmentCategoryRepository
    {
        return $this->equipmentCategories ??= new EquipmentCategoryRepository($this->foundation->connection());
    }

    public function machines(): MachineRepository
    {
        return $this->machines ??= new MachineRepository($this->foundation->connection());
    }

    public function machinePresenter(): MachinePresenter
    {
        return $this->machinePresenter ??= new MachinePresenter($this->foundation->images(), $this->branches->locations(), $this->branches->locationPresenter());
    }

    public function machineList(): MachineList
    {
        return $this->machineList ??= new MachineList($this->foundation->connection(), $this->machines(), $this->machineFacets(), $this->foundation->clock);
    }

    public function machineFacets(): MachineFacets
    {
        return $this->machineFacets ??= new MachineFacets($this->foundation->connection(), $this->branches->locations(), $this->foundation->clock);
    }

    public function machineViewModel(): MachineViewModel
    {
        return $this->machineViewModel ??= new MachineViewModel(
            $this->machines(),
            new MachineDetails($this->foundation->connection()),
            $this->machinePresenter(),
            $this->foundation->images(),
            $this->foundation->photos(),
            new MachineBranch($this->branches->locations(), $this->branches->locationPresenter(), $this->branches->salesmen(), $this->foundation->clock),
            $this->parts->models(),
            $this->foundation->clock,
        );
    }

    public function comparisonPresenter(): ComparisonPresenter
    {
        return $this->comparisonPresenter ??= new ComparisonPresenter($this->foundation->images(), $this->branches->locations());
    }

    public function attachments(): AttachmentRepository
    {
        return $this->attachments ??= new AttachmentRepository($this->foundation->connection());
    }

    public function attachmentPresenter(): AttachmentPresenter
    {
        return $this->attachmentPresenter ??= new AttachmentPresenter($this->foundation->images(), $this->branches->locations(), $this->branches->locationPresenter());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('equipment-categories', fn () => (new CatalogueRoutes($this->equipmentOverview()))->routes()),
            new RouteGroup('machine-sheet', fn () => (new MachineSheetRoutes($this->machineViewModel()))->routes()),
            new RouteGroup('comparison|machines', fn () => (new ComparisonRoutes($this->machines(), $this->comparisonPresenter(), $this->machinePresenter(), $this->foundation->clock))->routes()),
            new RouteGroup('attachments', fn () => (new AttachmentRoutes($this->attachments(), $this->attachmentPresenter()))->routes()),
            new RouteGroup('equipment|used', fn () => (new MachineRoutes($this->machineList(), $this->machines(), $this->machinePresenter(), $this->equipmentCategories()))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [
            new PageGroup(['equipment'], fn () => (new MachinePages($this->machines(), $this->foundation->images(), $this->foundation->clock))->routes()),
            new PageGroup(['equipment'], fn () => (new EquipmentPages($this->equipmentCategories(), $this->foundation->images()))->routes()),
            new PageGroup(['equipment'], fn () => (new ComparisonPages($this->machines(), $this->foundation->clock))->routes()),
            new PageGroup(['equipment'], fn () => (new AttachmentPages($this->attachments(), $this->attachmentPresenter()))->routes()),
        ];
    }
}
