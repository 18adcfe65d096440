<?php

/**
 * Somebody makes a picture of an uploaded file, and is killed at a chosen moment:
 * `php killed-upload.php <upload> <user> <part> <moment>`. The moment is the number of files that are whole by then, or `row`:
 * all files are there, or `mark`: the row is there too, and the upload does not say so yet.
 */

declare(strict_types=1);

require dirname(__DIR__, 2) . '/bin/php/site.php';
require dirname(__DIR__) . '/faults/planted/plant.php';

[, $upload, $user, $part, $moment] = $argv;
$dies = 'posix_kill((int) getmypid(), SIGKILL);';
match ($moment) {
    'row' => coleman_plant('Coleman\\Api\\Images\\ImageRepository', ['claim' => $dies]),
    'mark' => coleman_plant('Coleman\\Api\\Images\\ImageUploadRepository', ['finish' => $dies]),
    default => coleman_plant('Coleman\\Api\\Support\\WholeFile', ['put' => 'static $files = 0; if ($files++ === ' . (int) $moment . ") { $dies }"]),
};

require COLEMAN_WORDPRESS . '/wp-load.php';

wp_set_current_user((int) $user);
$_SERVER['HTTP_ORIGIN'] = home_url();
$request = new WP_REST_Request('POST', "/coleman/v1/desk/images/uploads/$upload/finish");
$request->set_body_params(['kind' => 'part', 'item_id' => (int) $part]);
echo wp_json_encode(rest_do_request($request)->get_data());
