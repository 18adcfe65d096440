<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Support\WholeFile;

/**
 * Pictures and drawings as staff sent them, pictures of customers' inquiries, and files on their way, in a folder that no
 * web server is to show. Names of what staff sent are made from what is in a file, so the same file is kept once.
 */
final readonly class OriginalStore
{
    /** A constant of this name in wp-config.php says where else the folder is to lie. */
    public const CONSTANT = 'COLEMAN_PICTURES_DIR';

    private const UPLOADS = 'uploads';
    private const WAIT = 20;

    public function __construct(private string $folder, private string $secret)
    {
    }

    public static function ofSite(string $secret): self
    {
        $own = defined(self::CONSTANT) ? constant(self::CONSTANT) : null;

        return new self(is_string($own) && '' !== $own ? $own : WP_CONTENT_DIR . '/coleman-pictures', $secret);
    }

    /** Where a file on its way lies; its name cannot be guessed where a web server shows the folder all the same. */
    public function upload(int $id): string
    {
        return sprintf('%s/%s/%d-%s.part', $this->folder, self::UPLOADS, $id, substr(hash_hmac('sha256', "picture $id", $this->secret), 0, 20));
    }

    /** Bytes that have arrived. */
    public function length(int $id): int
    {
        return (new PartialUpload($this->upload($id)))->length();
    }

    /**
     * Puts a piece behind what has arrived: see PartialUpload.
     *
     * @return int the length now
     * @throws ApiError 409 coleman_wrong_offset, 507 coleman_disk_full
     */
    public function append(int $id, int $offset, string $bytes): int
    {
        $this->make($this->folder . '/' . self::UPLOADS);

        return (new PartialUpload($this->upload($id)))->append($offset, $bytes);
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
        $lock = fopen($this->folder . '/lock', 'ce') ?: throw PartialUpload::diskFull();
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

    /** Where a file lies that was kept. */
    public function path(string $of, string $name, string $ending): string
    {
        return sprintf('%s/%s/%s/%s.%s', $this->folder, $of, substr($name, 0, 2), $name, $ending);
    }

    /**
     * Keeps a file.
     *
     * @param string $of `originals` of pictures, `drawings` of parts books, `inquiries` of customers
     * @param string $name hexadecimal digits
     * @throws ApiError 507 coleman_disk_full
     */
    public function keep(string $of, string $name, string $ending, string $bytes): void
    {
        $to = $this->path($of, $name, $ending);
        if (is_file($to)) {
            touch($to);

            return;
        }
        $this->make(dirname($to));
        if (!WholeFile::putText($to, $bytes)) {
            throw PartialUpload::diskFull();
        }
    }

    public function delete(string $of, string $name): void
    {
        array_map(self::remove(...), glob(sprintf('%s/%s/%s/%s.*', $this->folder, $of, substr($name, 0, 2), $name)) ?: []);
    }

    /**
     * Removes files that a killed process has left behind: halves, and originals of what is not published.
     *
     * @param \Closure(string): bool $isPublished whether there is what was made of an original of this name
     * @param int $before a file written later may be of a picture that is being made
     */
    public function sweep(string $of, int $before, \Closure $isPublished): void
    {
        foreach (glob("{$this->folder}/$of/*/*") ?: [] as $file) {
            if ((int) filemtime($file) < $before && (WholeFile::isUnfinished($file) || !$isPublished(pathinfo($file, PATHINFO_FILENAME)))) {
                self::remove($file);
            }
        }
    }

    /** Removes files on their way that nobody has gone on with. */
    public function sweepUploads(int $before): void
    {
        foreach (glob(sprintf('%s/%s/*.part', $this->folder, self::UPLOADS)) ?: [] as $file) {
            if ((int) filemtime($file) < $before) {
                self::remove($file);
            }
        }
    }

    /** Removes everything. */
    public function destroy(): void
    {
        foreach ([self::UPLOADS . '/*', '*/??/*', 'lock', '.htaccess', 'index.php'] as $pattern) {
            array_map(self::remove(...), glob("{$this->folder}/$pattern") ?: []);
        }
        foreach ([...(glob("{$this->folder}/*/??", GLOB_ONLYDIR) ?: []), ...(glob("{$this->folder}/*", GLOB_ONLYDIR) ?: []), $this->folder] as $folder) {
            if (is_dir($folder) && [] === array_diff(scandir($folder) ?: [], ['.', '..'])) {
                rmdir($folder);
            }
        }
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

    private static function remove(string $path): void
    {
        if (is_file($path)) {
            unlink($path);
        }
    }
}
