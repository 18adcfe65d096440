<?php

declare(strict_types=1);

use Coleman\Blocks\Markup;

/**
 * What prints the component of a folder: the view that was made of it, or, for planted faults, a closure written by hand.
 *
 * @return Closure(array<string, mixed>): Markup
 */
function printerOf(string $folder): Closure
{
    $name = basename($folder);
    if (is_file("{$folder}/{$name}.php")) {
        return require "{$folder}/{$name}.php";
    }
    $group = ['blocks' => 'Blocks', 'ui' => 'Ui', 'forms' => 'Forms'][basename(dirname($folder))];
    $class = 'Coleman\\Views\\' . $group . '\\' . str_replace(' ', '', ucwords(str_replace('-', ' ', $name)));
    if (!class_exists($class)) {
        throw new LogicException("There is no {$class}: run npm run build.");
    }

    return $class::render(...);
}
