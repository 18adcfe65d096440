<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cart\BulkAdd;
use Coleman\Api\Cart\CartForms;
use Coleman\Api\Cart\CartPresenter;
use Coleman\Api\Cart\CartQuote;
use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\CartRoutes;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Cart\CartToken;
use Coleman\Api\Cart\QuickOrder;
use Coleman\Api\Cart\QuickOrderForms;
use Coleman\Api\Cart\SavedItems;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Security\Secrets;

/** Carts, and what fills them. */
final class CartModule
{
    private ?CartRepository $repository = null;
    private ?CartService $service = null;
    private ?CartPresenter $presenter = null;
    private ?CartSession $session = null;
    private ?SavedItems $savedItems = null;
    private ?BulkAdd $bulkAdd = null;
    private ?QuickOrder $quickOrder = null;
    private ?CartQuote $quote = null;

    public function __construct(private readonly FoundationModule $foundation, private readonly PartModule $parts)
    {
    }

    public function repository(): CartRepository
    {
        return $this->repository ??= new CartRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function service(): CartService
    {
        return $this->service ??= new CartService(
            $this->foundation->transaction(),
            $this->repository(),
            $this->parts->repository(),
        );
    }

    /** The cart in the shape of REST. */
    public function presenter(): CartPresenter
    {
        return $this->presenter ??= new CartPresenter($this->foundation->images(), $this->parts->availability(), $this->parts->presenter());
    }

    public function session(): CartSession
    {
        return $this->session ??= new CartSession(new CartToken(Secrets::cartKey()));
    }

    public function savedItems(): SavedItems
    {
        return $this->savedItems ??= new SavedItems($this->foundation->transaction(), $this->repository(), $this->service(), $this->parts->repository());
    }

    public function bulkAdd(): BulkAdd
    {
        return $this->bulkAdd ??= new BulkAdd($this->foundation->transaction(), $this->repository(), $this->service(), $this->parts->repository());
    }

    /** The lines of a cart as a link, and of a link as a cart. */
    public function quote(): CartQuote
    {
        return $this->quote ??= new CartQuote($this->parts->repository());
    }

    public function quickOrder(): QuickOrder
    {
        return $this->quickOrder ??= new QuickOrder($this->parts->repository(), $this->parts->supersessions(), $this->parts->presenter(), $this->parts->availability());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('cart', fn () => (new CartRoutes($this->service(), $this->savedItems(...), $this->quickOrder(...), $this->bulkAdd(...), $this->session(), $this->presenter()))->routes()),
        ];
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [
            new CartForms($this->service(), $this->savedItems(), $this->session(), $this->bulkAdd()),
            new QuickOrderForms($this->quickOrder(), $this->bulkAdd(), $this->session()),
        ];
    }
}
