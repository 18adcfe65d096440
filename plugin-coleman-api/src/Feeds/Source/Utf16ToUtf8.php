<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/**
 * A stream filter, as PHP's own stops at the first byte that fits nothing, and says nothing of it. What fits nothing
 * becomes U+FFFD here.
 */
final class Utf16ToUtf8 extends \php_user_filter
{
    private const NAME = 'coleman.utf16';

    private const REPLACEMENT = 0xFFFD;

    private string $rest = '';

    /** @param resource $stream */
    public static function append($stream, Encoding $encoding): void
    {
        if (!in_array(self::NAME, stream_get_filters(), true)) {
            stream_filter_register(self::NAME, self::class);
        }
        stream_filter_append($stream, self::NAME, STREAM_FILTER_READ, $encoding->value);
    }

    /**
     * @param resource $in
     * @param resource $out
     * @param int $consumed
     */
    public function filter($in, $out, &$consumed, bool $closing): int
    {
        $bytes = $this->rest;
        while (null !== ($bucket = stream_bucket_make_writeable($in))) {
            $data = is_string($bucket->data) ? $bucket->data : '';
            $bytes .= $data;
            $consumed += strlen($data);
        }
        $encoding = is_string($this->params) ? $this->params : Encoding::Utf16Little->value;
        $whole = strlen($bytes) - strlen($bytes) % 2;
        if (!$closing && $whole >= 2) {
            // A character may be of two units, and the second is still to come.
            $high = ord($bytes[Encoding::Utf16Big->value === $encoding ? $whole - 2 : $whole - 1]);
            $whole -= $high >= 0xD8 && $high <= 0xDB ? 2 : 0;
        }
        $this->rest = substr($bytes, $whole);
        $before = mb_substitute_character();
        mb_substitute_character(self::REPLACEMENT);
        $text = (string) mb_convert_encoding(substr($bytes, 0, $whole), 'UTF-8', $encoding);
        mb_substitute_character($before);
        if ($closing && '' !== $this->rest) {
            $text .= "\u{FFFD}";
            $this->rest = '';
        }
        if ('' === $text || !is_resource($this->stream)) {
            return PSFS_FEED_ME;
        }
        stream_bucket_append($out, stream_bucket_new($this->stream, $text));

        return PSFS_PASS_ON;
    }
}
