<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

/** Whether the disks that the site writes to have room: on a full one no order, picture or feed can be kept. */
final readonly class DiskChecks
{
    /** Bytes left. A night's backup or feed is larger than the second. */
    private const FULL = 50 * MB_IN_BYTES;
    private const LOW = 500 * MB_IN_BYTES;

    /**
     * @param list<string> $folders that the site writes to
     * @param \Closure(string): (float|false) $left bytes left on the disk of a folder; false where nobody can say
     */
    public function __construct(private array $folders, private \Closure $left)
    {
    }

    public static function ofSite(): self
    {
        $database = defined('FQDBDIR') ? constant('FQDBDIR') : null;

        return new self(
            array_values(array_unique([wp_upload_dir(null, false)['basedir'], sys_get_temp_dir(), ...(is_string($database) ? [rtrim($database, '/')] : [])])),
            static function (string $folder): float|false {
                // WordPress makes the folder of uploads with the first one.
                $place = is_dir($folder) ? $folder : dirname($folder);

                return function_exists('disk_free_space') && is_dir($place) ? @disk_free_space($place) : false;
            },
        );
    }

    public function room(): Finding
    {
        $low = [];
        $least = INF;
        foreach ($this->folders as $folder) {
            $left = ($this->left)($folder);
            if (false !== $left && $left < self::LOW) {
                /* translators: 1: folder, 2: size such as 12 MB */
                $low[] = sprintf(__('%1$s: %2$s left', 'coleman'), $folder, (string) size_format((int) $left));
                $least = min($least, $left);
            }
        }
        if ([] === $low) {
            return Finding::good(__('There is room on the disks', 'coleman'), __('Database, uploads and temporary files have room.', 'coleman'));
        }
        $text = implode("\n", $low) . "\n" . __('On a full disk orders, pictures and feeds are refused with a message to try again; what was confirmed is kept. Delete old backups and logs, or get a larger disk.', 'coleman');

        return $least < self::FULL
            ? Finding::critical(__('A disk is full', 'coleman'), $text)
            : Finding::recommended(__('A disk is nearly full', 'coleman'), $text);
    }
}
