<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Lists\ListCart;
use Coleman\Api\Lists\ListForms;
use Coleman\Api\Lists\ListPages;
use Coleman\Api\Lists\ListPersonalData;
use Coleman\Api\Lists\ListRepository;
use Coleman\Api\Lists\ListService;
use Coleman\Api\Lists\ListSources;
use Coleman\Api\Lists\ListViewModel;
use Coleman\Api\Routing\PageGroup;

/** Customers' own lists of parts. */
final class ListModule
{
    private ?ListRepository $repository = null;
    private ?ListService $service = null;
    private ?ListSources $sources = null;
    private ?ListViewModel $viewModel = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly PartModule $parts,
        private readonly CartModule $carts,
        private readonly OrderRecordModule $orderRecords,
    ) {
    }

    public function repository(): ListRepository
    {
        return $this->repository ??= new ListRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function service(): ListService
    {
        return $this->service ??= new ListService($this->foundation->transaction(), $this->repository());
    }

    public function sources(): ListSources
    {
        return $this->sources ??= new ListSources($this->parts->repository(), $this->orderRecords->repository(), $this->carts->service(), $this->carts->session(), $this->repository(), $this->foundation->clock);
    }

    public function viewModel(): ListViewModel
    {
        return $this->viewModel ??= new ListViewModel(
            $this->repository(),
            $this->parts->repository(),
            $this->parts->presenter(),
            $this->parts->availability(),
            $this->foundation->images(),
            $this->carts->service(),
            $this->carts->session(),
        );
    }

    public function personalData(): ListPersonalData
    {
        return new ListPersonalData($this->foundation->connection());
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [new PageGroup(['customer', 'list'], fn () => (new ListPages($this->repository(...)))->routes())];
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [
            new ListForms($this->service(), $this->repository(), $this->sources(), new ListCart($this->carts->service(), $this->carts->bulkAdd(), $this->parts->repository()), $this->carts->session()),
        ];
    }
}
