<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\ChangeType;
use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageRepository;

/**
 * The column `image` of things that have pictures of their own, by hand or by the feed of pictures, follows these: no
 * other feed writes it.
 */
final readonly class KeptPictures
{
    public function __construct(private ImageRepository $images)
    {
    }

    /**
     * @param list<Change> $changes whose refs are ids
     * @return list<Change>
     */
    public function in(ImageKind $kind, array $changes): array
    {
        $ids = [];
        foreach ($changes as $change) {
            if (ChangeType::Changed === $change->type && isset($change->values['image'])) {
                $ids[] = (int) $change->ref;
            }
        }
        $kept = $this->images->all($kind, $ids);

        return [] === $kept ? $changes : array_map(
            static fn (Change $change): Change => ChangeType::Changed === $change->type && isset($kept[(int) $change->ref]) ? self::keeping($change, $kept[(int) $change->ref]) : $change,
            $changes,
        );
    }

    /** @param list<Image> $images of the thing */
    private static function keeping(Change $change, array $images): Change
    {
        if (!isset($change->values['image'])) {
            return $change;
        }
        $byHand = array_find($images, static fn (Image $image): bool => $image->isByHand && !$image->isHidden);
        $rest = $change->without(['image']);

        // What another feed brings is nothing that staff keep.
        return null === $byHand ? $rest : $rest->keeping(['image' => $change->values['image']], ['image' => $byHand->path]);
    }
}
