<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Http\ApiError;

/**
 * The files of pictures that staff upload: pieces of files on their way and originals in a folder that no web server is to
 * show, variants in the folder of uploads. Each file is written beside its place and renamed: it is whole, or not there.
 *
 * Names are made from what is in the file, so the same picture has the same files, whoever uploads it.
 */
final readonly class PictureStore
{
    /** A constant of this name in wp-config.php says where else originals are to lie. */
    public const CONSTANT = 'COLEMAN_PICTURES_DIR';

    /** The longest file, in bytes. */
    public const MOST_BYTES = 20_000_000;

    private const PIECE_BYTES = 4_194_304;
    private const WAIT = 20;

    public function __construct(private string $folder, private string $published, private string $secret)
    {
    }

    public static function ofSite(string $secret): self
    {
        $own = defined(self::CONSTANT) ? constant(self::CONSTANT) : null;

        return new self(
            is_string($own) && '' !== $own ? $own : WP_CONTENT_DIR . '/coleman-pictures',
            wp_get_upload_dir()['basedir'] . '/coleman/optimized',
            $secret,
        );
    }

    /** What PHP is set to take of a request is a limit too. */
    public static function pieceBytes(): int
    {
        $php = wp_convert_hr_to_bytes((string) ini_get('post_max_size'));

        return $php > 0 ? min(self::PIECE_BYTES, $php) : self::PIECE_BYTES;
    }

    public function upload(int $id): string
    {
        return sprintf('%s/uploads/%d-%s.part', $this->folder, $id, substr(hash_hmac('sha256', "picture $id", $this->secret), 0, 20));
    }

    /** Bytes that have arrived. */
    public function length(int $id): int
    {
        $path = $this->upload($id);
        clearstatcache(true, $path);

        return is_file($path) ? (int) filesize($path) : 0;
    }

    /**
     * Puts a piece behind what has arrived: whole, or not at all.
     *
     * @return int the length now
     * @throws ApiError 409 coleman_wrong_offset with the right one in data.offset, 507 coleman_disk_full
     */
    public function append(int $id, int $offset, string $bytes): int
    {
        $this->make($this->folder . '/uploads');
        $file = @fopen($this->upload($id), 'ab') ?: throw self::full();
        try {
            flock($file, LOCK_EX);
            $length = max(0, (int) (fstat($file)['size'] ?? 0));
            if ($length !== $offset) {
                /* translators: 1: number of bytes, 2: number of bytes */
                throw new ApiError('coleman_wrong_offset', sprintf(__('This part starts at byte %1$d, but the file is %2$d bytes long so far.', 'coleman'), $offset, $length), 409, data: ['offset' => $length]);
            }
            if (@fwrite($file, $bytes) !== strlen($bytes) || !@fflush($file)) {
                ftruncate($file, $length);
                throw self::full();
            }
        } finally {
            fclose($file);
        }

        return $offset + strlen($bytes);
    }

    public function forget(int $id): void
    {
        self::remove($this->upload($id));
    }

    /**
     * Decoding takes much memory, so one picture is made at a time; and none while old files are swept.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     * @throws ApiError 503 coleman_busy
     */
    public function alone(\Closure $work): mixed
    {
        $this->make($this->folder);
        $lock = fopen($this->folder . '/lock', 'ce') ?: throw self::full();
        try {
            for ($until = microtime(true) + self::WAIT; !flock($lock, LOCK_EX | LOCK_NB); usleep(50_000)) {
                if (microtime(true) > $until) {
                    throw new ApiError('coleman_busy', __('The server is busy with other pictures. Please try again in a minute.', 'coleman'), 503, retryAfter: self::WAIT);
                }
            }

            return $work();
        } finally {
            fclose($lock);
        }
    }

    /** Keeps the file as it was sent. */
    public function keepOriginal(string $from, string $name, string $ending): void
    {
        $to = sprintf('%s/originals/%s/%s.%s', $this->folder, substr($name, 0, 2), $name, $ending);
        if (is_file($to)) {
            touch($to);

            return;
        }
        $this->make(dirname($to));
        $half = $to . '.' . bin2hex(random_bytes(4));
        if (!@copy($from, $half) || !@rename($half, $to)) {
            self::remove($half);
            throw self::full();
        }
    }

    /** The path of a picture whose files are all there; null where one is missing. They are as good as new now. */
    public function find(string $name): ?PicturePath
    {
        foreach (glob(sprintf('%s/full/%s/%s-*.webp', $this->published, substr($name, 0, 2), $name)) ?: [] as $file) {
            $path = PicturePath::of(PicturePath::FOLDER . substr($name, 0, 2) . '/' . basename($file));
            $files = null === $path ? [] : $this->files($path);
            if (null !== $path && !array_any($files, static fn (string $one): bool => !is_file($one))) {
                array_map(touch(...), $files);

                return $path;
            }
        }

        return null;
    }

    /** @param string $variant see PicturePath::variant() */
    public function write(string $variant, string $bytes): void
    {
        $to = $this->published . '/' . $variant;
        wp_mkdir_p(dirname($to));
        $half = $to . '.' . bin2hex(random_bytes(4));
        if (@file_put_contents($half, $bytes) !== strlen($bytes) || !@rename($half, $to)) {
            self::remove($half);
            throw self::full();
        }
    }

    /**
     * Pictures whose files nobody has written for a while, by the first two digits of their names.
     *
     * @return list<string> paths as the catalog stores them
     */
    public function older(string $digits, int $before): array
    {
        $paths = [];
        foreach (glob(sprintf('%s/full/%s/*', $this->published, $digits)) ?: [] as $file) {
            $path = PicturePath::FOLDER . $digits . '/' . basename($file);
            if ((int) filemtime($file) < $before && null !== PicturePath::of($path)) {
                $paths[] = $path;
            }
        }

        return $paths;
    }

    /** Removes the files of a picture, with its original. */
    public function delete(string $path): void
    {
        $picture = PicturePath::of($path);
        if (null !== $picture) {
            array_map(self::remove(...), $this->files($picture));
            array_map(self::remove(...), glob(sprintf('%s/originals/%s/%s.*', $this->folder, substr($picture->name, 0, 2), $picture->name)) ?: []);
        }
    }

    /** Removes what a killed process has left behind: halves, uploads that nobody knows, originals and variants without the rest. */
    public function sweepHalves(int $before): void
    {
        foreach ([$this->folder . '/originals/*/*', $this->published . '/*/*/*'] as $pattern) {
            foreach (glob($pattern) ?: [] as $file) {
                if ((int) filemtime($file) < $before && $this->isHalf($file)) {
                    self::remove($file);
                }
            }
        }
        foreach (glob($this->folder . '/uploads/*.part') ?: [] as $file) {
            if ((int) filemtime($file) < $before - DAY_IN_SECONDS) {
                self::remove($file);
            }
        }
    }

    /** Removes everything. */
    public function destroy(): void
    {
        foreach (array_keys(PicturePath::SIZES) as $size) {
            foreach (glob("{$this->published}/$size/??/*") ?: [] as $file) {
                self::remove($file);
            }
            array_map(rmdir(...), glob("{$this->published}/$size/??", GLOB_ONLYDIR) ?: []);
            is_dir("{$this->published}/$size") && rmdir("{$this->published}/$size");
        }
        foreach (['uploads/*', 'originals/??/*', 'lock', '.htaccess', 'index.php'] as $pattern) {
            array_map(self::remove(...), glob("{$this->folder}/$pattern") ?: []);
        }
        foreach ([...(glob("{$this->folder}/originals/??", GLOB_ONLYDIR) ?: []), "{$this->folder}/originals", "{$this->folder}/uploads", $this->folder, $this->published, dirname($this->published)] as $folder) {
            if (is_dir($folder) && [] === array_diff(scandir($folder) ?: [], ['.', '..'])) {
                rmdir($folder);
            }
        }
    }

    /** @return list<string> files of all variants */
    private function files(PicturePath $path): array
    {
        $files = [];
        foreach (array_keys(PicturePath::SIZES) as $size) {
            $files[] = $this->published . '/' . $path->variant($size);
            if ($path->hasAvif) {
                $files[] = $this->published . '/' . $path->variant($size, true);
            }
        }

        return $files;
    }

    /** A file that was not renamed, or whose largest variant is not there. */
    private function isHalf(string $file): bool
    {
        if (1 !== preg_match('/^([0-9a-f]{24})(?:-\d+x\d+(?:-avif)?)?\.(?:webp|avif|jpg|png|gif)$/D', basename($file), $found)) {
            return true;
        }

        return [] === (glob(sprintf('%s/full/%s/%s-*.webp', $this->published, substr($found[1], 0, 2), $found[1])) ?: []);
    }

    private function make(string $folder): void
    {
        if (!is_dir($folder) && !wp_mkdir_p($folder)) {
            throw new \RuntimeException(__('The pictures folder can’t be created.', 'coleman'));
        }
        if (!is_file($this->folder . '/.htaccess')) {
            file_put_contents($this->folder . '/.htaccess', "Require all denied\n");
            file_put_contents($this->folder . '/index.php', "<?php\n");
        }
    }

    private static function full(): ApiError
    {
        return new ApiError('coleman_disk_full', __('The file can’t be saved. The server’s disk may be full.', 'coleman'), 507);
    }

    private static function remove(string $path): void
    {
        if (is_file($path)) {
            unlink($path);
        }
    }
}
