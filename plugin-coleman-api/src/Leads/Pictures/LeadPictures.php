<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Pictures;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureFormat;
use Coleman\Api\Images\PictureMaker;
use Coleman\Api\Images\PictureRefused;
use Coleman\Api\Support\Clock;

/**
 * Pictures that customers send with an inquiry. They arrive before it, one by one, and wait for it by a token.
 *
 * Nothing of a customer's file is kept but its pixels, so that places and scripts in it stay behind. The files lie outside
 * of the web root; only the leads desk shows them.
 */
final readonly class LeadPictures
{
    /** With one inquiry. */
    public const MOST = 8;

    /** Of a file, in bytes. */
    public const MOST_BYTES = 10_000_000;

    /** The kinds of files that a browser is to offer. */
    public const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif';

    public const TYPE = 'image/jpeg';

    /** Their folder among the originals. */
    private const FOLDER = 'inquiries';
    private const ENDING = 'jpg';

    /** Pixels of the longer side: enough to read a serial plate. */
    private const LONGEST = 1_600;
    private const QUALITY = 84;

    /** How many may wait for their inquiries at once, of everybody. */
    private const MOST_WAITING = 2_000;

    /** How long one waits for its inquiry, in seconds. */
    private const WAIT = DAY_IN_SECONDS;

    public function __construct(
        private LeadPictureRepository $pictures,
        private OriginalStore $files,
        private PictureDecoder $decoder,
        private RateLimiter $limiter,
        private Clock $clock,
    ) {
    }

    /**
     * Takes a file in.
     *
     * @throws ApiError 413 coleman_too_large, 422 coleman_picture_refused, 429 coleman_rate_limited, 503 coleman_busy, 507 coleman_disk_full
     */
    public function take(string $bytes): LeadPicture
    {
        if (strlen($bytes) > self::MOST_BYTES) {
            throw self::tooLarge();
        }
        $format = PictureFormat::of($bytes);
        $this->limiter->demand('inquiry_pictures:' . Network::ofRequest(), 'inquiry_pictures');
        if ($this->pictures->waiting() >= self::MOST_WAITING) {
            throw new ApiError('coleman_busy', __('We can’t take pictures right now. Send your request without them; we will ask for them.', 'coleman'), 503, retryAfter: HOUR_IN_SECONDS);
        }
        $file = bin2hex(random_bytes(12));
        [$width, $height] = $this->files->alone(function () use ($bytes, $format, $file): array {
            $image = $this->decoder->decode($bytes, $format, self::LONGEST, PictureMaker::MOST_PIXELS);
            $this->files->keep(self::FOLDER, $file, self::ENDING, self::encoded($image));

            return [imagesx($image), imagesy($image)];
        });
        $picture = new LeadPicture(0, bin2hex(random_bytes(16)), substr(hash('sha256', $bytes), 0, 32), 0, $file, $width, $height);
        // The file is there before the row: the sweep removes one that got none.
        $this->pictures->add($picture);

        return $picture;
    }

    /** 413 coleman_too_large */
    public static function tooLarge(): ApiError
    {
        return new ApiError('coleman_too_large', __('A picture can have up to 10 MB. Save this one smaller.', 'coleman'), 413);
    }

    /**
     * @param list<string> $tokens as they were sent
     * @return list<LeadPicture> in this order
     * @throws ApiError 400 naming the field "pictures"
     */
    public function named(array $tokens): array
    {
        $tokens = array_values(array_unique($tokens));
        if (count($tokens) > self::MOST) {
            throw ApiError::invalid(['pictures' => self::tooMany()]);
        }
        $known = $this->pictures->byTokens($tokens);
        if (count($known) < count($tokens)) {
            throw ApiError::invalid(['pictures' => __('A picture is no longer here. Remove it and choose it again.', 'coleman')]);
        }

        return array_map(static fn (string $token): LeadPicture => $known[$token], $tokens);
    }

    public static function tooMany(): string
    {
        /* translators: %d: number of pictures */
        return sprintf(__('Choose up to %d pictures.', 'coleman'), self::MOST);
    }

    /** @return list<LeadPicture> of an inquiry, as they were sent */
    public function ofLead(int $leadId): array
    {
        return $this->pictures->ofLead($leadId);
    }

    /** Where the file of a picture lies. */
    public function path(LeadPicture $picture): string
    {
        return $this->files->path(self::FOLDER, $picture->file, self::ENDING);
    }

    /**
     * Removes the pictures of inquiries; their files once it is committed.
     *
     * @param non-empty-list<int> $leadIds
     */
    public function forget(Connection $connection, array $leadIds): void
    {
        $files = $this->pictures->remove($leadIds);
        $connection->afterCommit('lead_pictures ' . $leadIds[0], function () use ($files): void {
            foreach ($files as $file) {
                $this->files->delete(self::FOLDER, $file);
            }
        });
    }

    /** Removes pictures whose inquiry was never sent, and files that a process that was killed has left behind. */
    public function sweep(): void
    {
        $before = $this->clock->now()->modify(sprintf('-%d seconds', self::WAIT));
        $this->pictures->removeWaiting($before);
        $this->files->sweep(self::FOLDER, $before->getTimestamp(), $this->pictures->has(...));
    }

    private static function encoded(\GdImage $image): string
    {
        // JPEG has no transparency: what shows through is white.
        $flat = imagecreatetruecolor(imagesx($image), imagesy($image)) ?: throw new \RuntimeException('There is no memory for a picture.');
        imagefill($flat, 0, 0, (int) imagecolorallocate($flat, 255, 255, 255));
        imagecopy($flat, $image, 0, 0, 0, 0, imagesx($image), imagesy($image));
        ob_start();
        $isDone = imagejpeg($flat, null, self::QUALITY);
        $bytes = (string) ob_get_clean();

        return $isDone && '' !== $bytes ? $bytes : throw new PictureRefused(__('This picture is damaged or incomplete. Save it again, or send it again.', 'coleman'));
    }
}
