<?php

declare(strict_types=1);

namespace Coleman\Api;

use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Catalogue\EquipmentGrid;
use Coleman\Api\Cli\Commands;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Forms\FormHandler;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\RestServer;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Routing\CacheHeaders;
use Coleman\Api\Routing\Router;
use Coleman\Api\Sales\SalesTeam;

/** What the dealership offers to the blocks, the commands and the tests. */
final readonly class Services
{
    public function __construct(
        public Clock $clock,
        public Connection $connection,
        public Transaction $transaction,
        public Upgrader $upgrader,
        public ImageUrls $images,
        public LocationRepository $locations,
        public LocationPresenter $locationPresenter,
        public EquipmentGrid $equipmentGrid,
        public SalesTeam $salesTeam,
        public PartRepository $parts,
        public PartPresenter $partPresenter,
        public CartRepository $cartRepository,
        public CartService $carts,
        public CartSession $cartSession,
        public RateLimiter $rateLimiter,
        public SiteToken $siteToken,
        public Router $router,
        public CacheHeaders $cacheHeaders,
        public FormHandler $forms,
        public RestServer $rest,
        public Commands $commands,
    ) {
    }
}
