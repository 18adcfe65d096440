<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

/** How busy PHP-FPM's workers on this web server are. */
final class PhpWorkers
{
    /**
     * FPM counts its workers anew each second. It would also tell what each of them does; addresses have the keys of
     * orders, so only the numbers leave here.
     *
     * @return array{}|array{busy: int, idle: int} empty without PHP-FPM
     */
    public static function counts(): array
    {
        $status = function_exists('fpm_get_status') ? fpm_get_status() : false;

        return false === $status ? [] : ['busy' => $status['active-processes'], 'idle' => $status['idle-processes']];
    }
}
