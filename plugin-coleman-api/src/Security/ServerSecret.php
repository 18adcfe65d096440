<?php

declare(strict_types=1);

namespace Coleman\Api\Security;

/** A secret that who runs the server has set: a constant of wp-config.php, else an environment variable of that name. */
final class ServerSecret
{
    /** @return string '' where neither is set */
    public static function get(string $name): string
    {
        $value = defined($name) ? constant($name) : getenv($name);

        return is_string($value) ? $value : '';
    }
}
