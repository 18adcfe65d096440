<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** The machine that this process runs on, among those that serve one site. */
final class Node
{
    /** A constant of this name in wp-config.php names the machine where its host name is not its own. */
    public const CONSTANT = 'COLEMAN_NODE';

    private const MAX_LENGTH = 64;

    /** @return string without signs that a file name may not have */
    public static function name(): string
    {
        $own = defined(self::CONSTANT) ? constant(self::CONSTANT) : null;
        $name = is_string($own) && '' !== $own ? $own : (string) gethostname();

        return substr((string) preg_replace('/[^A-Za-z0-9.-]/', '-', $name), 0, self::MAX_LENGTH);
    }
}
