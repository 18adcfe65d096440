<?php

/**
 * Puts a part on one shelf: `php shelve.php <part> <pieces> last|more`. Of the last pieces there will be no more.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Plugin;

[, $part, $pieces, $kind] = $argv + ['', '0', '0', 'more'];
$connection = Plugin::modules()->foundation->connection();
Plugin::modules()->foundation->transaction()->run(static fn () => Plugin::modules()->parts->counts()->onShelves([(int) $part], static function () use ($connection, $part, $pieces): void {
    $connection->execute('UPDATE {part_stock} SET quantity = 0, counted = NULL, outstanding = 0, version = version + 1 WHERE part_id = %d', [(int) $part]);
    $shelf = (int) $connection->value('SELECT MIN(location_id) FROM {part_stock} WHERE part_id = %d', [(int) $part]);
    $connection->execute('UPDATE {part_stock} SET quantity = %d, counted = NULL, outstanding = 0, version = version + 1 WHERE part_id = %d AND location_id = %d', [(int) $pieces, (int) $part, $shelf]);
}));
$connection->execute('UPDATE {parts} SET discontinued = %d WHERE id = %d', [(int) ('last' === $kind), (int) $part]);
