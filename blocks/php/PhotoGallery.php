<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Images\ImageKind;
use Coleman\Api\Plugin;

/** The gallery of a thing that has several photos, in a block that is no island itself. */
final class PhotoGallery
{
    /**
     * @param string $image of the thing's own row
     * @param string $title of the thing
     * @return array{gallery?: Markup} a prop of the block's view; none where there is one picture or none
     */
    public static function slot(ImageKind $kind, int $id, string $image, string $title): array
    {
        $services = Plugin::services();
        $photos = $services->photos()->of($kind, $id, $image);
        if (count($photos) < 2) {
            return [];
        }
        wp_enqueue_style(generate_block_asset_handle('coleman/machine-gallery', 'style'));

        return ['gallery' => Html::trusted(Island::part('machine-gallery', [
            'title' => $title,
            'images' => $services->photos()->gallery($photos, $title),
            'placeholder' => '',
        ]))];
    }
}
