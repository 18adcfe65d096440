<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageUploadRepository;
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
use Coleman\Api\Support\Log;

/** Pictures that staff upload and order. */
final class PictureModule
{
    private ?PictureStore $store = null;
    private ?ImageUploadRepository $uploads = null;
    private ?PictureService $service = null;

    public function __construct(private readonly FoundationModule $foundation, private readonly SearchModule $search)
    {
    }

    public function sweep(): PictureSweep
    {
        return new PictureSweep($this->store(), $this->foundation->originals(), $this->foundation->itemImages(), $this->foundation->imageChanges(), $this->uploads(), $this->foundation->clock);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/images', fn () => $this->deskRoutes()->routes()),
        ];
    }

    /**
     * Adds files as pictures of a machine that is there already: one that fails is left out, and the log says why.
     *
     * @param list<string> $files
     */
    public function addToMachine(int $id, array $files, int $actorId): void
    {
        foreach ($files as $file) {
            try {
                $this->service()->add(ImageKind::Machine, $id, $this->maker()->make($file), $actorId);
            } catch (ApiError $refusal) {
                Log::error($refusal->getMessage());
            }
        }
    }

    private function store(): PictureStore
    {
        return $this->store ??= PictureStore::ofSite($this->foundation->originals());
    }

    private function uploads(): ImageUploadRepository
    {
        return $this->uploads ??= new ImageUploadRepository($this->foundation->connection(), $this->foundation->clock);
    }

    private function deskRoutes(): PictureRoutes
    {
        return new PictureRoutes(
            $this->items(),
            $this->service(),
            new PictureUploads($this->uploads(), $this->foundation->originals(), $this->maker(), $this->service(), $this->foundation->itemImages(), $this->items()),
            new PictureMatcher($this->parts(), $this->items(), $this->find(...)),
            $this->presenter(),
        );
    }

    private function maker(): PictureMaker
    {
        return new PictureMaker($this->store(), new PictureDecoder());
    }

    private function service(): PictureService
    {
        return $this->service ??= new PictureService($this->foundation->transaction(), $this->items(), $this->foundation->itemImages(), $this->foundation->imageWriter(), $this->foundation->imageChanges(), $this->presenter());
    }

    private function presenter(): PicturePresenter
    {
        return new PicturePresenter($this->foundation->itemImages(), $this->foundation->imageChanges(), $this->foundation->images());
    }

    private function items(): PictureItemQuery
    {
        return new PictureItemQuery($this->foundation->connection(), $this->parts());
    }

    private function parts(): PartPictureQuery
    {
        return new PartPictureQuery($this->foundation->connection(), $this->find(...));
    }

    /** @return list<int> ids of parts */
    private function find(string $text, int $limit): array
    {
        return $this->search->service()->partIds($text, $limit);
    }
}
