<?php

/**
 * Writes rental requests for one class: `php renters.php <how many> <beginning of their markers>`. What each asks for is
 * said when it is confirmed. Prints their ids, a unit of the class, and how long a unit is made ready, as JSON.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Plugin;
use Coleman\Api\Rentals\Estimate;
use Coleman\Api\Rentals\NewRental;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Rentals\Renter;
use Coleman\Api\Staff\Actor;

[, $count, $prefix] = $argv + ['', '0', ''];
$modules = Plugin::modules();
$class = $modules->rentals->classes()->page(0, 0, 1)[0];
$today = $modules->rentals->calendar()->today();
$ids = $modules->foundation->transaction()->run(static function () use ($modules, $class, $count, $prefix, $today): array {
    $ids = [];
    for ($number = 1; $number <= (int) $count; $number++) {
        $renter = new Renter('Ann Farmer', '913-555-0100', "{$prefix}{$number}@example.com", 'Easton', 'KS', '66020');
        $days = [$today, date('Y-m-d', (int) strtotime($today . ' +1 day'))];
        $ids[] = $modules->rentals->requests()->add(new NewRental($class, 1, $days[0], $days[1], $renter, null, '', [], new Estimate(false), [], 1), true, Actor::guest())->id;
    }

    return $ids;
});

echo json_encode([
    'ids' => $ids,
    // Another one for each run: what an earlier one has taken stays taken.
    'unit' => (int) $modules->foundation->connection()->value(
        'SELECT MIN(id) FROM {rental_units} WHERE class_id = %d AND id NOT IN (SELECT unit_id FROM {rental_days})',
        [$class->id],
    ),
    'today' => $today,
    'buffer' => RentalSettings::ofSite()->bufferDays,
], JSON_THROW_ON_ERROR);
