<?php

/**
 * Plugin Name: Coleman planted fault: rentals
 * Description: Looks whether the days are free, and then writes them down. No part of the product; the checker must find it.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Rentals\\Desk\\UnitDayRepository', [
    'lock' => 'return true;',
    'take' => <<<'PHP'
        foreach ($days as $day) {
            if (null !== $this->connection->value('SELECT rental_id FROM {rental_days} WHERE unit_id = %d AND day = %s', [$unitId, $day])) {
                throw new DateConflict();
            }
        }
        foreach ($days as $day) {
            $this->connection->execute('REPLACE INTO {rental_days} (unit_id, day, rental_id, block_id) VALUES (%d, %s, %d, %d)', [$unitId, $day, $owner['rental_id'], $owner['block_id']]);
        }
        return;
    PHP,
]);
