<?php

/**
 * Empties the outbox, as if the hours until its next tries had passed: `php drain.php`. Prints how many mails left.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Mail\Outbox;
use Coleman\Api\Plugin;

Plugin::modules()->foundation->connection()->execute(
    'UPDATE {outbox} SET next_at = %s, lease_until = NULL WHERE state = %s',
    ['2000-01-01 00:00:00', Outbox::WAITING],
);
echo Plugin::modules()->mail->worker()->work(100_000, 600.0);
