<?php

/**
 * Plugin Name: Coleman planted fault: keys
 * Description: Forgets keys four minutes after they came, by the clock of whoever asks. No part of the product; the checker must find it.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Http\\Idempotency', [
    'stored' => <<<'PHP'
        $this->connection->execute('DELETE FROM {idempotency_keys} WHERE expires_at < %s', [$this->clock->now()->modify('+23 hours 56 minutes')->format('Y-m-d H:i:s')]);
    PHP,
]);
