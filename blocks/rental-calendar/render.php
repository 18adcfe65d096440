<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Blocks\Ids;
use Coleman\Blocks\Island;
use Coleman\Blocks\Months;
use Coleman\Blocks\OwnQuery;
use Coleman\Blocks\PageRental;

/** @var array{rental: int, heading: 'h2'|'h3'} $attributes */

/** So many months beside this one can be looked at. */
$mostMonths = 11;

$services = Plugin::services();
$class = PageRental::find($attributes['rental']);
if (null === $class) {
    return;
}

$today = $services->rentalCalendar()->today();
$first = substr($today, 0, 7);
$last = Months::after($first, $mostMonths);
$id = Ids::take('rental-calendar');
$query = OwnQuery::of($id);
$asked = $query->text('month', 8);
$month = 1 === preg_match('/^\d{4}-(0[1-9]|1[0-2])$/D', $asked) && $asked > $first && $asked <= $last ? $asked : $first;
$locationId = $query->id('location_id');
$locationId = isset($class->units[$locationId]) ? $locationId : 0;
$branches = array_values(array_filter($services->locations()->all(), static fn (Location $branch): bool => isset($class->units[$branch->id])));
[$start, $end] = Months::bounds($month);
$from = max($start, $today);

echo Island::render('rental-calendar', [
    'id' => $id,
    'queryName' => $query->name,
    'heading' => $attributes['heading'],
    'rentalId' => $class->id,
    'today' => $today,
    'first' => $first,
    'last' => $last,
    'branches' => array_map(static fn (Location $branch): array => ['id' => $branch->id, 'city' => $branch->city, 'units' => $class->units[$branch->id]], $branches),
    'choice' => ['month' => $month, 'locationId' => $locationId],
    'days' => $services->rentalCalendar()->days($class, $locationId, $from, RentalDates::days($from, $end) + 1),
    'requestUrl' => $class->requestUrl(),
    'modal' => PageRental::modal($class),
], attributes: ['data-history' => 'true']);
