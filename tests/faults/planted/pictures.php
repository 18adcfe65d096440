<?php

/**
 * Plugin Name: Coleman planted fault: pictures
 * Description: Writes the files of a picture when its row is there already. No part of the product; the checker must find it.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Images\\PictureStore', [
    'write' => <<<'PHP'
        $file = $this->published . '/' . $variant;
        register_shutdown_function(static fn (): bool => WholeFile::putText($file, $bytes));

        return;
    PHP,
]);
