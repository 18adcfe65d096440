<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Pictures;

use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\PicturePath;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\TestCase;

/** Staff at the picture desk. What a test changes of the demo is put back as it was. */
abstract class PictureTestCase extends TestCase
{
    use AtTheDesk;

    private const TABLES = ['item_images', 'image_sets', 'image_changes', 'image_uploads'];

    /** @var array<string, list<array<string, string|null>>> */
    private array $before = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (self::TABLES as $table) {
            $this->before[$table] = $this->connection()->rows(sprintf('SELECT * FROM {%s}', $table));
        }
        foreach (ImageKind::cases() as $kind) {
            $this->before[$kind->table()] = $this->connection()->rows(sprintf('SELECT * FROM {%s}', $kind->table()));
        }
        // What the feeds' tests leave: each thing begins as nobody has touched it.
        foreach (['image_sets', 'image_changes', 'image_uploads'] as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->as('coleman_marketing');
    }

    protected function tearDown(): void
    {
        foreach (self::TABLES as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
            $this->connection()->insertMany($table, $this->before[$table]);
        }
        foreach (ImageKind::cases() as $kind) {
            $columns = array_flip(['image', 'image_need', 'updated_at', 'version']);
            $rows = [];
            foreach ($this->before[$kind->table()] as $row) {
                $rows[(int) $row['id']] = array_intersect_key($row, $columns);
            }
            $this->connection()->updateMany($kind->table(), $rows);
        }
        parent::tearDown();
    }

    protected function connection(): Connection
    {
        return $this->modules()->foundation->connection();
    }

    /**
     * @param int<1, max> $width
     * @param int<1, max> $height
     */
    protected static function photo(string $seed, int $width = 640, int $height = 480): \GdImage
    {
        $image = imagecreatetruecolor($width, $height) ?: self::fail();
        $hash = hash('sha256', $seed, true);
        for ($index = 0; $index < 12; $index++) {
            imagefilledrectangle($image, intdiv($width * (ord($hash[$index]) % 90), 100), intdiv($height * (ord($hash[$index + 1]) % 90), 100), $width, $height, (int) imagecolorallocate($image, ord($hash[$index + 2]), ord($hash[$index + 3]), ord($hash[$index + 4])));
        }

        return $image;
    }

    /** @param \Closure(\GdImage): mixed $encode prints */
    protected static function encoded(\GdImage $image, \Closure $encode): string
    {
        ob_start();
        $encode($image);

        return (string) ob_get_clean();
    }

    protected static function jpeg(string $seed, int $width = 640, int $height = 480): string
    {
        return self::encoded(self::photo($seed, max(1, $width), max(1, $height)), static fn (\GdImage $image) => imagejpeg($image, null, 80));
    }

    /** Begins an upload and sends the file in pieces. */
    protected function send(string $name, string $bytes, int $piece = 1_000_000): int
    {
        $upload = $this->desk('POST', '/images/uploads', ['name' => $name, 'size' => strlen($bytes)], 201)['upload'];
        self::assertIsArray($upload);
        $id = $upload['id'];
        self::assertIsInt($id);
        for ($at = 0; $at < strlen($bytes); $at += $piece) {
            self::assertSame(200, $this->piece($id, $at, substr($bytes, $at, $piece))->get_status());
        }

        return $id;
    }

    protected function piece(int $id, int $offset, string $bytes): \WP_REST_Response
    {
        $_SERVER['HTTP_ORIGIN'] ??= home_url();
        $before = $_SERVER['REQUEST_METHOD'] ?? 'GET';
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $request = new \WP_REST_Request('POST', "/coleman/v1/desk/images/uploads/$id");
        $request->set_query_params(['offset' => $offset]);
        $request->set_body($bytes);
        $request->set_header('Content-Type', 'application/octet-stream');
        try {
            return rest_do_request($request);
        } finally {
            $_SERVER['REQUEST_METHOD'] = $before;
        }
    }

    /** @return array<string, mixed> the answer */
    protected function add(string $bytes, string $kind = 'part', int $item = 1, string $name = 'photo.jpg'): array
    {
        return $this->desk('POST', "/images/uploads/{$this->send($name, $bytes)}/finish", ['kind' => $kind, 'item_id' => $item]);
    }

    /** @return array<string, string> file by `size` or `size.avif` */
    protected static function files(string $path): array
    {
        $picture = PicturePath::of($path) ?? self::fail($path);
        $files = [];
        foreach (array_keys(PicturePath::SIZES) as $size) {
            $files[$size] = wp_get_upload_dir()['basedir'] . '/coleman/optimized/' . $picture->variant($size);
            if ($picture->hasAvif) {
                $files["$size.avif"] = wp_get_upload_dir()['basedir'] . '/coleman/optimized/' . $picture->variant($size, true);
            }
        }

        return $files;
    }

    /** @return list<array<string, mixed>> */
    protected function pictures(string $kind = 'part', int $item = 1): array
    {
        $pictures = $this->desk('GET', "/images/$kind/$item")['pictures'];
        self::assertIsArray($pictures);

        return array_values(array_filter($pictures, is_array(...)));
    }

    protected function column(string $kind = 'part', int $item = 1): string
    {
        return (string) $this->connection()->value(sprintf('SELECT image FROM {%s} WHERE id = %%d', ImageKind::from($kind)->table()), [$item]);
    }
}
