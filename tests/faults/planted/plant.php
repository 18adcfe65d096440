<?php

/**
 * Makes one class of the product a faulty copy of itself: what it is given stands at the beginning of its methods.
 * The rest of the class is the product's, so that the copy fits whatever else changes.
 */

declare(strict_types=1);

/** @param array<string, string> $methods PHP by the name of the method it begins */
function coleman_plant(string $class, array $methods): void
{
    spl_autoload_register(static function (string $wanted) use ($class, $methods): void {
        if ($wanted !== $class) {
            return;
        }
        $file = WP_PLUGIN_DIR . '/coleman-api/src/' . strtr(substr($class, strlen('Coleman\\Api\\')), '\\', '/') . '.php';
        $code = substr((string) file_get_contents($file), strlen('<?php'));
        foreach ($methods as $method => $beginning) {
            $code = preg_replace('/(function ' . $method . '\([^{]*\{)/', '$1 ' . strtr($beginning, ['\\' => '\\\\', '$' => '\\$']), $code, 1, $count);
            if (1 !== $count || !is_string($code)) {
                throw new LogicException("There is no method $method to plant a fault in.");
            }
        }
        eval($code);
    }, true, true);
}
