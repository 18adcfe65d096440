<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Support\Clock;

/** How old the last backup by coleman-backup is, which touches a file each time that one went well. */
final readonly class BackupChecks
{
    /** A constant of this name in wp-config.php says which folder the files are in, as STATUS tells coleman-backup. */
    public const CONSTANT = 'COLEMAN_BACKUP_STATUS';

    /** The whole of the site, and the database's binary logs since. */
    private const KINDS = ['full', 'logs'];

    private const FOLDER = '/var/lib/coleman/backup';

    /** A night's backup, and the time that it may take. */
    private const FULL_SECONDS = 30 * HOUR_IN_SECONDS;
    /** Binary logs are copied every five minutes; a copy may take some. */
    private const LOGS_SECONDS = 20 * MINUTE_IN_SECONDS;

    public function __construct(private string $folder, private Clock $clock)
    {
    }

    public static function ofSite(Clock $clock): self
    {
        $own = defined(self::CONSTANT) ? constant(self::CONSTANT) : null;

        return new self(is_string($own) && '' !== $own ? $own : self::FOLDER, $clock);
    }

    public function age(): Finding
    {
        $now = $this->clock->now()->getTimestamp();
        $ages = array_map(static fn (int $at): int => $now - $at, $this->times());
        $full = $ages['full'] ?? null;
        $logs = $ages['logs'] ?? null;
        if (null === $full) {
            return Finding::good(
                __('Backups are not made by coleman-backup', 'coleman'),
                __('It has not run on this machine. Make sure that another program or machine backs up the database, uploads and pictures every night.', 'coleman'),
            );
        }
        if ($full > self::FULL_SECONDS) {
            $hours = intdiv($full, HOUR_IN_SECONDS);

            return Finding::critical(
                /* translators: %d: hours */
                sprintf(_n('The last backup is %d hour old', 'The last backup is %d hours old', $hours, 'coleman'), $hours),
                __('A backup is made every night. "journalctl -u coleman-backup" on the server says why it failed; older backups are kept.', 'coleman'),
            );
        }
        if (null !== $logs && $logs > self::LOGS_SECONDS) {
            $minutes = intdiv($logs, MINUTE_IN_SECONDS);

            return Finding::recommended(
                /* translators: %d: minutes */
                sprintf(_n('The latest orders have not been backed up for %d minute', 'The latest orders have not been backed up for %d minutes', $minutes, 'coleman'), $minutes),
                __('The database’s binary logs are copied every five minutes. "journalctl -u coleman-binlog" on the server says why they are not.', 'coleman'),
            );
        }

        return Finding::good(
            __('Backups are being made', 'coleman'),
            null === $logs
                ? __('The last backup was made in the past night. The database writes no binary log, so what is newer is not backed up.', 'coleman')
                : __('The last backup was made in the past night, and the database’s binary logs have been copied since.', 'coleman'),
        );
    }

    /**
     * When each kind of backup last went well on this machine.
     *
     * @return array<string, int> seconds since 1970 by kind (full, logs), without those that never did
     */
    public function times(): array
    {
        $times = [];
        foreach (self::KINDS as $kind) {
            $file = $this->folder . '/' . $kind;
            clearstatcache(true, $file);
            $at = @filemtime($file);
            if (false !== $at) {
                $times[$kind] = $at;
            }
        }

        return $times;
    }
}
