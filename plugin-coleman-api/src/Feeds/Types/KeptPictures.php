<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\ChangeType;
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
            static fn (Change $change): Change => ChangeType::Changed === $change->type && isset($kept[(int) $change->ref]) ? $change->without(['image']) : $change,
            $changes,
        );
    }
}
