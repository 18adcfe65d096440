<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Support\Clock;

/**
 * Every object of the dealership, composed by hand: the only place that knows how they fit together, told area by area
 * in the traits beside it.
 *
 * Each is made when first asked for, and once, so that a page costs what it shows and no more.
 */
final class Services
{
    use Foundation;
    use CatalogueServices;
    use PartServices;
    use FeedServices;
    use RentalServices;
    use CustomerServices;
    use OrderServices;
    use LeadServices;
    use SiteServices;
    use StockServices;
    use InventoryServices;
    use CallServices;

    /** @var array<class-string, object> */
    private array $made = [];

    /** @param string $folder of the plugin */
    public function __construct(private readonly Clock $clock, private readonly \wpdb $database, private readonly string $folder)
    {
    }

    public function clock(): Clock
    {
        return $this->clock;
    }

    /**
     * @template T of object
     * @param class-string<T> $class
     * @param \Closure(): T $make
     * @return T
     */
    private function one(string $class, \Closure $make): object
    {
        /** @var T $object */
        $object = $this->made[$class] ??= $make();

        return $object;
    }
}
