<?php

declare(strict_types=1);

namespace Coleman\Api;

use Coleman\Api\Support\Clock;

/**
 * Every object of the dealership, composed by hand: the only place that knows how they fit together, told area by area
 * in Composition.
 *
 * Each is made when first asked for, and once, so that a page costs what it shows and no more.
 */
final class Services
{
    use Composition\Foundation;
    use Composition\CatalogueServices;
    use Composition\PartServices;
    use Composition\FeedServices;
    use Composition\RentalServices;
    use Composition\CustomerServices;
    use Composition\OrderServices;
    use Composition\LeadServices;
    use Composition\SiteServices;
    use Composition\StockServices;
    use Composition\InventoryServices;
    use Composition\CallServices;

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
