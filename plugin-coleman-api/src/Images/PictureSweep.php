<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Support\Clock;

/** Removes files of pictures that nothing shows and no undo brings back, and uploads that nobody has gone on with. */
final readonly class PictureSweep
{
    /** A file this young may be of a picture that is being added. */
    private const YOUNG = DAY_IN_SECONDS;

    private const UPLOADS = 500;

    public function __construct(private PictureStore $store, private OriginalStore $originals, private ImageRepository $images, private ImageChangeRepository $changes, private ImageUploadRepository $uploads, private Clock $clock)
    {
    }

    public function run(): void
    {
        foreach ($this->uploads->expired(self::UPLOADS) as $id) {
            $this->originals->forget($id);
            $this->uploads->remove($id);
        }
        $this->changes->purgeExpired();
        $before = $this->clock->now()->getTimestamp() - self::YOUNG;
        for ($folder = 0; $folder < 256; $folder++) {
            $paths = $this->store->older(sprintf('%02x', $folder), $before);
            if ([] === $paths || [] === array_diff($paths, array_keys($this->images->used($paths)))) {
                continue;
            }
            // Nobody adds one of them meanwhile; whoever has just added one has touched its files.
            $this->store->alone(function () use ($folder, $before): void {
                $paths = $this->store->older(sprintf('%02x', $folder), $before);
                $unused = array_values(array_diff($paths, array_keys($this->images->used($paths))));
                array_map($this->store->delete(...), array_diff($unused, array_keys($this->changes->used($unused))));
            });
        }
        $this->store->sweepHalves($before);
        $this->originals->sweepUploads($before - DAY_IN_SECONDS);
    }
}
