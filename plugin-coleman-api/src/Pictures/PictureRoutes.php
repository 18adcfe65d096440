<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Images\ImageKind;

/** The calls of the picture desk. */
final readonly class PictureRoutes
{
    public function __construct(
        private PictureItemQuery $items,
        private PictureService $pictures,
        private PictureUploads $uploads,
        private PictureMatcher $matcher,
        private PicturePresenter $presenter,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $kind = '/desk/images/(?P<kind>(?!uploads)\w+)';
        $one = $kind . '/(?P<id>\d{1,9})';
        $upload = '/desk/images/uploads/(?P<id>\d{1,9})';

        return [
            self::route('POST', '/desk/images/match', 'desk-image-match', 'desk-image-matches', $this->match(...), 'Which things files are of, by their names.'),
            self::route('POST', '/desk/images/uploads', 'desk-image-upload', 'desk-image-upload', $this->start(...), 'Begins a file that comes in pieces.'),
            self::route('GET', $upload, 'desk-image-upload-one', 'desk-image-upload', $this->offset(...), 'How much of a file has arrived.'),
            self::route('POST', $upload, 'desk-image-piece', 'desk-image-upload', $this->append(...), 'A piece of a file, as it is.', PartialUpload::pieceBytes()),
            self::route('POST', "$upload/finish", 'desk-image-finish', 'desk-image-added', $this->finish(...), 'Makes a picture of a file that has arrived.'),
            self::route('GET', $kind, 'desk-images', 'desk-image-item[]', $this->list(...), 'Things of a kind, those that need a picture most first.'),
            self::route('GET', $one, 'desk-image-set', 'desk-image-set', $this->show(...), 'The pictures of a thing, with their history.'),
            self::route('POST', $one, 'desk-image-save', 'desk-image-set', $this->save(...), 'Sets order, words, focus and what is hidden.'),
            self::route('POST', "$one/undo", 'desk-image-undo', 'desk-image-set', $this->undo(...), 'Brings back the pictures as they were before the last change.'),
            self::route('POST', "$one/media", 'desk-image-media', 'desk-image-set', $this->media(...), 'Adds a picture of the media library.'),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function route(string $method, string $path, string $request, string $answer, \Closure $handler, string $summary, int $fileBytes = 0): Route
    {
        return new Route($method, $path, Permission::Images, Caching::Personal, $request, $answer, $handler, $summary, 'pictures', fileBytes: $fileBytes);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $filter = PictureFilter::fromRequest($request);
        $found = $this->items->list(self::kind($request), $filter);

        return new Reply($this->presenter->items(self::kind($request), array_slice($found, 0, $filter->perPage)), [
            'has_more' => count($found) > $filter->perPage,
            'page' => $filter->page,
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function show(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->set($this->items->one(self::kind($request), Input::integer($request, 'id'))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function save(\WP_REST_Request $request): Reply
    {
        $this->pictures->save(self::kind($request), Input::integer($request, 'id'), Input::integer($request, 'version'), Input::fields($request, 'pictures'), get_current_user_id());

        return $this->show($request);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function undo(\WP_REST_Request $request): Reply
    {
        $this->pictures->undo(self::kind($request), Input::integer($request, 'id'), Input::integer($request, 'version'), get_current_user_id());

        return $this->show($request);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function media(\WP_REST_Request $request): Reply
    {
        $this->uploads->addMedia(self::kind($request), Input::integer($request, 'id'), Input::integer($request, 'version'), Input::integer($request, 'media_id'), get_current_user_id());

        return $this->show($request);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function match(\WP_REST_Request $request): Reply
    {
        $kind = self::kind($request);
        $matches = $this->matcher->match($kind, array_values(array_filter(Input::fields($request, 'names'), is_string(...))));
        $ids = array_merge(...array_map(static fn (array $match): array => [...$match['candidates'], ...(null === $match['item'] ? [] : [$match['item']])], $matches));
        $items = array_column($this->presenter->items($kind, array_values($this->items->byIds($kind, $ids))), null, 'id');

        return new Reply(['matches' => array_map(static fn (array $match): array => [
            'name' => $match['name'],
            'item' => $items[$match['item'] ?? 0] ?? null,
            'candidates' => array_values(array_filter(array_map(static fn (int $id): ?array => $items[$id] ?? null, $match['candidates']))),
            'position' => $match['position'],
        ], $matches)]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function start(\WP_REST_Request $request): Reply
    {
        return self::upload($this->uploads->start(Input::text($request, 'name'), Input::integer($request, 'size'), get_current_user_id()), 0, 201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function offset(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');

        return self::upload($id, $this->uploads->length($id, get_current_user_id()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function append(\WP_REST_Request $request): Reply
    {
        $type = $request->get_content_type()['value'] ?? '';
        if (in_array($type, ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'], true)) {
            throw new ApiError('coleman_not_a_file', __('Send the file as the request body with Content-Type: application/octet-stream.', 'coleman'), 415);
        }
        $id = Input::integer($request, 'id');

        return self::upload($id, $this->uploads->append($id, get_current_user_id(), Input::integer($request, 'offset'), (string) $request->get_body()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function finish(\WP_REST_Request $request): Reply
    {
        $image = $this->uploads->finish(Input::integer($request, 'id'), get_current_user_id(), self::kind($request), Input::integer($request, 'item_id'));

        return new Reply([
            'picture' => $this->presenter->picture($image),
            'item' => $this->presenter->items($image->kind, [$this->items->one($image->kind, $image->itemId)])[0],
        ]);
    }

    private static function upload(int $id, int $offset, int $status = 200): Reply
    {
        return new Reply(['upload' => ['id' => $id, 'offset' => $offset, 'piece_bytes' => PartialUpload::pieceBytes()]], status: $status);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private static function kind(\WP_REST_Request $request): ImageKind
    {
        return ImageKind::from(Input::text($request, 'kind'));
    }
}
