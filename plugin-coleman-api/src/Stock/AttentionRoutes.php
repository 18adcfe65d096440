<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** What waits for somebody, for the desk's first screen. */
final readonly class AttentionRoutes
{
    /** @param \Closure(): array{held_prices: int, held_runs: int, silent: list<string>, same: list<string>, frozen: list<string>} $feeds what waits in them */
    public function __construct(private StockAttention $stock, private \Closure $feeds)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/attention', Permission::PartsDesk, Caching::Personal, '', 'desk-attention', $this->get(...), 'Short shelves, backorders that stock has come for, held prices and silent feeds.'),
        ];
    }

    private function get(): Reply
    {
        return new Reply(['short' => $this->stock->short(), 'arrived' => $this->stock->arrivals()] + ($this->feeds)());
    }
}
