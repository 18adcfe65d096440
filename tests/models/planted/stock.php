<?php

/** A count writes its number as what may be sold, whatever orders hold: what StockFeed once did. The model must find it. */

declare(strict_types=1);

require_once dirname(__DIR__, 2) . '/faults/planted/plant.php';

coleman_plant('Coleman\\Api\\Stock\\StockWriter', ['settled' => 'return array_map(static fn (Shelf $shelf): Shelf => $shelf->holding(0), $shelves);']);
