<?php

/**
 * Prints the mutants of a file as JSON: php tests/mutation/mutants.php plugin-coleman-api/src/Orders/Charges.php
 */

declare(strict_types=1);

require dirname(__DIR__, 2) . '/plugin-coleman-api/vendor/autoload.php';
require __DIR__ . '/Mutators.php';

echo json_encode(Coleman\Tests\Mutation\Mutators::of((string) file_get_contents($argv[1])), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
