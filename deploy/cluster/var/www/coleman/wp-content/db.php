<?php

/**
 * WordPress's connection to a cluster. A node that has lost its cluster refuses every statement (1047), and a node that was
 * killed answers none (2006, 2013). WordPress takes that for an empty answer and may keep it in the object cache: options
 * without plugins, pages that are not there. Here another node is asked, and if there is none, db-error.php says so.
 */

declare(strict_types=1);

final class Coleman_Cluster_Database extends wpdb
{
    private const UNREADY = 1047;
    private const LOST = [2002, 2006, 2013];

    /** Tries, a quarter of a second apart: until HAProxy has found another node. */
    private const TRIES = 16;

    /**
     * @param string $query
     * @return int|bool
     */
    public function query($query)
    {
        for ($try = 1; ; $try++) {
            $result = parent::query($query);
            $code = $this->dbh instanceof mysqli ? mysqli_errno($this->dbh) : self::LOST[0];
            $isLost = in_array($code, self::LOST, true);
            if (false !== $result || ('' === $this->last_error && !$isLost) || (self::UNREADY !== $code && !$isLost)) {
                return $result;
            }
            // A write whose answer was lost may have happened: whoever sent it says so.
            $isRead = 1 === preg_match('/^\s*(?:SELECT|SHOW|DESCRIBE|SET)\b/i', (string) $query);
            if (self::UNREADY !== $code && !$isRead && $this->dbh instanceof mysqli) {
                return $result;
            }
            if ($try >= self::TRIES) {
                dead_db();
            }
            usleep(250_000);
            $this->close();
            $this->db_connect(false);
        }
    }
}

$wpdb = new Coleman_Cluster_Database((string) DB_USER, (string) DB_PASSWORD, (string) DB_NAME, (string) DB_HOST);
