<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Database\Upgrader;

/** Whether a load balancer may send visitors to this web server. */
final readonly class Readiness
{
    public const DRAIN_CONSTANT = 'COLEMAN_DRAIN_FILE';

    private const DRAIN_FILE = '/run/coleman/drain';

    /**
     * @param string $uploads folder that every web server writes to
     * @param string $drain while this file exists the server takes no new visitors
     */
    public function __construct(private DatabaseStatusQuery $database, private Upgrader $upgrader, private string $uploads, private string $drain)
    {
    }

    public static function ofSite(DatabaseStatusQuery $database, Upgrader $upgrader): self
    {
        $file = defined(self::DRAIN_CONSTANT) ? constant(self::DRAIN_CONSTANT) : self::DRAIN_FILE;

        return new self($database, $upgrader, wp_upload_dir(null, false)['basedir'], is_string($file) ? $file : self::DRAIN_FILE);
    }

    /** @return array<string, bool> whether each thing that visitors need is there */
    public function checks(): array
    {
        return [
            'database' => $this->database->isWritable(),
            'tables' => !$this->upgrader->pending(),
            'uploads' => self::isWritable($this->uploads),
            'open' => '' === $this->drain || !is_file($this->drain),
        ];
    }

    /** WordPress makes the folder with the first upload. */
    private static function isWritable(string $folder): bool
    {
        return is_dir($folder) ? is_writable($folder) : is_writable(dirname($folder));
    }
}
