<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** A file that staff or a program send in pieces; after a break they go on where it ended. */
final readonly class PartialUpload
{
    /** The longest piece that is taken at once, in bytes. */
    private const PIECE_BYTES = 4_194_304;

    /** @param string $path in a folder that is there */
    public function __construct(private string $path)
    {
    }

    /** @return int the longest piece in bytes; what PHP is set to take of a request is a limit too */
    public static function pieceBytes(): int
    {
        $php = wp_convert_hr_to_bytes((string) ini_get('post_max_size'));

        return $php > 0 ? min(self::PIECE_BYTES, $php) : self::PIECE_BYTES;
    }

    /** Bytes that have arrived. */
    public function length(): int
    {
        clearstatcache(true, $this->path);

        return is_file($this->path) ? (int) filesize($this->path) : 0;
    }

    /**
     * Puts a piece behind what has arrived: whole, or not at all.
     *
     * @param int $offset must be the length so far: what came twice, or out of turn, is not mixed in
     * @return int the length now
     * @throws ApiError 409 coleman_wrong_offset with the right one in data.offset, 507 coleman_disk_full
     */
    public function append(int $offset, string $bytes): int
    {
        $file = @fopen($this->path, 'ab') ?: throw self::diskFull();
        try {
            flock($file, LOCK_EX);
            $length = max(0, (int) (fstat($file)['size'] ?? 0));
            if ($length !== $offset) {
                /* translators: 1: number of bytes, 2: number of bytes */
                throw new ApiError('coleman_wrong_offset', sprintf(__('This part starts at byte %1$d, but the file is %2$d bytes long so far.', 'coleman'), $offset, $length), 409, data: ['offset' => $length]);
            }
            if (@fwrite($file, $bytes) !== strlen($bytes) || !@fflush($file)) {
                ftruncate($file, $length);
                throw self::diskFull();
            }
        } finally {
            fclose($file);
        }

        return $offset + strlen($bytes);
    }

    /** 507 coleman_disk_full */
    public static function diskFull(): ApiError
    {
        return new ApiError('coleman_disk_full', __('The file can’t be saved. The server’s disk may be full.', 'coleman'), 507);
    }
}
