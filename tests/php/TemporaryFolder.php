<?php

declare(strict_types=1);

namespace Coleman\Tests;

/** An empty folder of its own. A test whose setup failed has none, and so has nothing to delete. */
final class TemporaryFolder
{
    public readonly string $path;

    public function __construct(string $name)
    {
        $this->path = sys_get_temp_dir() . "/coleman-$name-" . bin2hex(random_bytes(4));
        mkdir($this->path);
    }

    /** Deletes the folder and the files in it. */
    public function remove(): void
    {
        array_map(unlink(...), glob($this->path . '/*') ?: []);
        rmdir($this->path);
    }
}
