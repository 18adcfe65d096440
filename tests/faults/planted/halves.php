<?php

/**
 * Plugin Name: Coleman planted fault: halves
 * Description: Lets each statement of a transaction stand for itself. No part of the product; the checker must find it.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Database\\Transaction', ['run' => 'return $work($this->connection);']);
