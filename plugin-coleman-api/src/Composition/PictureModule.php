<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Images\ImageUploadRepository;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureMaker;
use Coleman\Api\Images\PictureStore;
use Coleman\Api\Images\PictureSweep;
use Coleman\Api\Pictures\PartPictureQuery;
use Coleman\Api\Pictures\PictureItemQuery;
use Coleman\Api\Pictures\PictureMatcher;
use Coleman\Api\Pictures\PicturePresenter;
use Coleman\Api\Pictures\PictureRoutes;
use Coleman\Api\Pictures\PictureService;
use Coleman\Api\Pictures\PictureUploads;
use Coleman\Api\Security\Secrets;

/** Pictures that staff upload and order. */
final class PictureModule
{
    private ?OriginalStore $originals = null;
    private ?PictureStore $store = null;
    private ?ImageUploadRepository $uploads = null;

    public function __construct(private readonly FoundationModule $foundation, private readonly SearchModule $search)
    {
    }

    public function sweep(): PictureSweep
    {
        return new PictureSweep($this->store(), $this->originals(), $this->foundation->itemImages(), $this->foundation->imageChanges(), $this->uploads(), $this->foundation->clock);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/images', fn () => $this->deskRoutes()->routes()),
        ];
    }

    public function originals(): OriginalStore
    {
        return $this->originals ??= OriginalStore::ofSite(Secrets::feedKey());
    }

    private function store(): PictureStore
    {
        return $this->store ??= PictureStore::ofSite($this->originals());
    }

    private function uploads(): ImageUploadRepository
    {
        return $this->uploads ??= new ImageUploadRepository($this->foundation->connection(), $this->foundation->clock);
    }

    private function deskRoutes(): PictureRoutes
    {
        $find = fn (string $text, int $limit): array => $this->search->service()->partIds($text, $limit);
        $images = $this->foundation->itemImages();
        $parts = new PartPictureQuery($this->foundation->connection(), $find);
        $items = new PictureItemQuery($this->foundation->connection(), $parts);
        $presenter = new PicturePresenter($images, $this->foundation->imageChanges(), $this->foundation->images());
        $pictures = new PictureService($this->foundation->transaction(), $items, $images, $this->foundation->imageWriter(), $this->foundation->imageChanges(), $presenter);

        return new PictureRoutes(
            $items,
            $pictures,
            new PictureUploads($this->uploads(), $this->originals(), new PictureMaker($this->store(), new PictureDecoder()), $pictures, $images, $items),
            new PictureMatcher($parts, $items, $find),
            $presenter,
        );
    }
}
