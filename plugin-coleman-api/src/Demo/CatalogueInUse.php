<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/** The site holds a catalog that is not the demo's, and nobody said that it may go. */
final class CatalogueInUse extends \RuntimeException
{
    public function __construct()
    {
        parent::__construct('This site already has catalog data. To replace it with the demo, use --force.');
    }
}
