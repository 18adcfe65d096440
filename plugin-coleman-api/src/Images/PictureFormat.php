<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** What a file is by what is in it; its name and what its sender says of it do not count. */
enum PictureFormat: string
{
    case Jpeg = 'jpg';
    case Png = 'png';
    case Gif = 'gif';
    case Webp = 'webp';
    case Avif = 'avif';

    /** @throws PictureRefused with words for what is sent by mistake */
    public static function of(string $bytes): self
    {
        $brand = 'ftyp' === substr($bytes, 4, 4) ? substr($bytes, 8, 4) : '';
        $head = ltrim(substr($bytes, 0, 512), "\xEF\xBB\xBF \t\r\n");

        return match (true) {
            '' === $bytes => throw new PictureRefused(__('This file is empty.', 'coleman')),
            str_starts_with($bytes, "\xFF\xD8\xFF") => self::Jpeg,
            str_starts_with($bytes, "\x89PNG\r\n\x1A\n") => self::Png,
            1 === preg_match('/^GIF8[79]a/', $bytes) => self::Gif,
            str_starts_with($bytes, 'RIFF') && 'WEBP' === substr($bytes, 8, 4) => self::Webp,
            in_array($brand, ['avif', 'avis'], true) || ('' !== $brand && str_contains(substr($bytes, 16, 64), 'avif')) => self::Avif,
            in_array($brand, ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'], true) => throw new PictureRefused(__('This is a HEIC picture from an iPhone. Send it as JPEG: on the phone, open Settings → Camera → Formats and choose "Most Compatible", or export the picture as JPEG.', 'coleman')),
            '' !== $brand => throw new PictureRefused(__('This is a video, not a picture.', 'coleman')),
            str_starts_with($bytes, '%PDF') => throw new PictureRefused(__('This is a PDF file. Save the picture in it as JPEG or PNG first.', 'coleman')),
            str_starts_with($bytes, "PK\x03\x04") || str_starts_with($bytes, 'Rar!') || str_starts_with($bytes, "7z\xBC\xAF") => throw new PictureRefused(__('This is an archive. Unpack it and upload the pictures in it.', 'coleman')),
            1 === preg_match('/^(?:<\?xml|<!DOCTYPE svg|<!--|<svg)/i', $head) && 1 === preg_match('/<svg[\s>]/i', substr($bytes, 0, 4_096)) => throw new PictureRefused(__('SVG files can’t be uploaded, because they can contain scripts. Save the drawing as PNG first.', 'coleman')),
            str_starts_with($bytes, "II*\0") || str_starts_with($bytes, "MM\0*") => throw new PictureRefused(__('TIFF and RAW pictures can’t be uploaded. Save the picture as JPEG first.', 'coleman')),
            str_starts_with($bytes, 'BM') => throw new PictureRefused(__('BMP pictures can’t be uploaded. Save the picture as JPEG or PNG first.', 'coleman')),
            default => throw new PictureRefused(__('This file is not a picture. Upload JPEG, PNG, WebP, GIF or AVIF.', 'coleman')),
        };
    }
}
