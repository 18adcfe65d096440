<?php

/**
 * Pictures of parts that somebody uploads, and is killed at:
 *
 *     php picture.php send <parts>                   sends files for parts, named by their ids with commas; prints the uploads
 *     php picture.php finish <pairs> [<moment>]      makes pictures of them, `upload:part` with commas; prints their ids. At the
 *                                                    moment it dies: so many files are whole, `row`: before it is written,
 *                                                    `mark`: before the upload says so, `file`: before the sent file goes
 *     php picture.php remove <part>                  takes the pictures of a part off
 *     php picture.php sweep [<moment>]               removes what nobody needs, as if a hundred days had passed; dies at the
 *                                                    second file, if there is a moment
 *     php picture.php look                           prints what is there
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require dirname(__DIR__) . '/planted/plant.php';

[, $what, $which, $moment] = $argv + ['', 'look', '', ''];
$dies = 'posix_kill((int) getmypid(), SIGKILL);';
match ('sweep' === $what && '' !== $which ? 'sweep' : $moment) {
    '' => null,
    'row' => coleman_plant('Coleman\\Api\\Images\\ImageRepository', ['claim' => $dies]),
    'mark' => coleman_plant('Coleman\\Api\\Images\\ImageUploadRepository', ['finish' => $dies]),
    'file' => coleman_plant('Coleman\\Api\\Images\\OriginalStore', ['forget' => $dies]),
    'sweep' => coleman_plant('Coleman\\Api\\Images\\PictureStore', ['remove' => "static \$files = 0; if (\$files++ === 1) { $dies }"]),
    default => coleman_plant('Coleman\\Api\\Support\\WholeFile', ['put' => 'static $files = 0; if ($files++ === ' . (int) $moment . ") { $dies }"]),
};

require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Images\PicturePath;
use Coleman\Api\Plugin;
use Coleman\Api\Support\Json;

$connection = Plugin::modules()->foundation->connection();
$user = username_exists('pictures') ?: wp_insert_user(['user_login' => 'pictures', 'user_email' => 'pictures@example.com', 'user_pass' => 'pictures-password', 'role' => 'coleman_marketing']);
wp_set_current_user((int) $user);
$_SERVER['HTTP_ORIGIN'] = home_url();
$_SERVER['REQUEST_METHOD'] = 'POST';
$results = static function (string $path, array $data, array $query = [], string $body = ''): array {
    $request = new WP_REST_Request('POST', '/coleman/v1/desk/images' . $path);
    $request->set_query_params($query);
    $request->set_header('Content-Type', '' === $body ? 'application/json' : 'application/octet-stream');
    $request->set_body('' === $body ? Json::encode($data) : $body);
    $answer = rest_do_request($request);
    if ($answer->is_error()) {
        throw new RuntimeException(Json::encode($answer->get_data()));
    }

    return $answer->get_data()['results'];
};
$names = array_filter(explode(',', $which));

if ('send' === $what) {
    $uploads = [];
    foreach ($names as $part) {
        $image = imagecreatetruecolor(300, 200);
        // Nobody has sent this one before: files are named by what is in them.
        for ($stripe = 0; $stripe < 30; $stripe++) {
            imagefilledrectangle($image, 10 * $stripe, 0, 10 * $stripe + 9, 199, random_int(0, 0xFFFFFF));
        }
        ob_start();
        imagejpeg($image);
        $bytes = (string) ob_get_clean();
        $id = $results('/uploads', ['name' => "$part.jpg", 'size' => strlen($bytes)])['upload']['id'];
        $results("/uploads/$id", [], ['offset' => 0], $bytes);
        $uploads[] = $id;
    }
    echo Json::encode($uploads);
    exit;
}
if ('finish' === $what) {
    $ids = [];
    foreach ($names as $pair) {
        [$upload, $part] = explode(':', $pair);
        $ids[] = $results("/uploads/$upload/finish", ['kind' => 'part', 'item_id' => (int) $part])['picture']['id'];
    }
    echo Json::encode($ids);
    exit;
}
if ('remove' === $what) {
    $version = (int) $connection->value("SELECT version FROM {image_sets} WHERE kind = 'part' AND item_id = %d", [(int) $which]);
    $results("/part/$which", ['version' => $version, 'pictures' => []]);
    exit;
}

$public = wp_get_upload_dir()['basedir'] . '/coleman/optimized';
$private = WP_CONTENT_DIR . '/coleman-pictures';
$files = static fn (): array => array_values(array_filter([...(glob("$public/*/*/*") ?: []), ...(glob("$private/originals/*/*") ?: []), ...(glob("$private/uploads/*.part") ?: [])], is_file(...)));

if ('sweep' === $what) {
    foreach ($files() as $file) {
        touch($file, time() - 100 * DAY_IN_SECONDS);
    }
    $connection->execute("UPDATE {image_changes} SET happened_at = '2020-01-01 00:00:00'");
    $connection->execute("UPDATE {image_uploads} SET moved_at = '2020-01-01 00:00:00'");
    Plugin::modules()->pictures->sweep()->run();
    exit('done');
}

$rows = $connection->rows('SELECT id, kind, item_id, path FROM {item_images} WHERE is_by_hand = 1 ORDER BY id');
$needed = [];
$bare = [];
foreach ($rows as $row) {
    $path = PicturePath::of((string) $row['path']);
    $isWhole = null !== $path;
    foreach (null === $path ? [] : array_keys(PicturePath::SIZES) as $size) {
        foreach ($path->hasAvif ? [false, true] : [false] as $isAvif) {
            $file = $public . '/' . $path->variant($size, $isAvif);
            $needed[] = $file;
            $isWhole = $isWhole && is_file($file) && false !== getimagesize($file);
        }
    }
    $originals = null === $path ? [] : (glob(sprintf('%s/originals/%s/%s.*', $private, substr($path->name, 0, 2), $path->name)) ?: []);
    array_push($needed, ...$originals);
    if (!$isWhole || [] === $originals) {
        $bare[] = (int) $row['id'];
    }
}
echo Json::encode([
    'ids' => array_map(static fn (array $row): int => (int) $row['id'], $rows),
    'bare' => count($bare),
    'doubles' => count($rows) - count(array_unique(array_map(static fn (array $row): string => "{$row['kind']} {$row['item_id']} {$row['path']}", $rows))),
    'unowned' => count(array_diff($files(), $needed)),
    'uploads' => (int) $connection->value('SELECT COUNT(*) FROM {image_uploads}'),
]);
