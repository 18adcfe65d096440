<?php

/**
 * Plugin Name: Coleman planted fault: stock
 * Description: Looks how many there are, and then writes down how many are left. No part of the product; the checker must find it.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Orders\\StockLedger', [
    'lock' => 'return;',
    'take' => <<<'PHP'
        foreach ($takings as $taking) {
            $there = (int) $this->connection->value('SELECT quantity FROM {part_stock} WHERE part_id = %d AND location_id = %d', [$taking['part_id'], $taking['location_id']]);
            $this->connection->execute(
                'UPDATE {part_stock} SET quantity = %d, version = version + 1 WHERE part_id = %d AND location_id = %d',
                [max(0, $there - $taking['quantity']), $taking['part_id'], $taking['location_id']],
            );
        }
        return;
    PHP,
]);
