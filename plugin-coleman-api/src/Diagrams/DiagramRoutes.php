<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Inventory\Choices;

/** The calls of the diagram workshop. */
final readonly class DiagramRoutes
{
    private const A_PAGE = 50;

    /** Room for a draft with all the rows and places that one may have. */
    private const DRAFT_BYTES = 1_000_000;

    public function __construct(
        private DiagramQuery $query,
        private DiagramPresenter $presenter,
        private BookService $books,
        private DiagramService $diagrams,
        private DiagramCheck $check,
        private DrawingStore $drawings,
        private Choices $choices,
        private ImageUrls $images,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $model = '/desk/diagrams/models/(?P<id>\d{1,9})';
        $assembly = '/desk/diagrams/assemblies/(?P<id>\d{1,9})';

        return [
            self::route('GET', '/desk/diagrams/choices', '', 'diagram-choices', $this->choices(...), 'What the workshop’s forms offer.'),
            self::route('GET', '/desk/diagrams/models', 'desk-diagram-models', 'diagram-model[]', $this->models(...), 'Models with their parts books, drafts too, the latest first.'),
            self::route('POST', '/desk/diagrams/models', 'desk-diagram-model-add', 'diagram-model', $this->add(...), 'Begins the parts book of a model.'),
            self::route('GET', $model, 'desk-diagram-one', 'diagram-model', fn (\WP_REST_Request $request): Reply => $this->book(Input::integer($request, 'id')), 'A parts book with its diagrams.'),
            self::route('POST', $model, 'desk-diagram-model', 'diagram-model', $this->change(...), 'Changes what is told of a model.'),
            self::route('POST', $model . '/remove', 'desk-diagram-remove', '', $this->remove(...), 'Removes a parts book without diagrams.'),
            self::route('POST', $model . '/order', 'desk-diagram-order', 'diagram-model', $this->order(...), 'Puts the diagrams of a book in order.'),
            self::route('POST', $model . '/assemblies', 'desk-diagram-assembly-add', 'diagram-work', $this->addAssembly(...), 'Adds a diagram to a book.'),
            self::route('GET', $assembly, 'desk-diagram-one', 'diagram-work', fn (\WP_REST_Request $request): Reply => $this->work(Input::integer($request, 'id')), 'A diagram: its draft, and what is published.'),
            self::route('POST', $assembly . '/draft', 'desk-diagram-draft', 'diagram-work', $this->save(...), 'Keeps the draft of a diagram.', self::DRAFT_BYTES),
            self::route('POST', $assembly . '/publish', 'desk-diagram-publish', 'diagram-work', $this->publish(...), 'Publishes the draft.'),
            self::route('POST', $assembly . '/revert', 'desk-diagram-revert', 'diagram-work', $this->revert(...), 'Drops the draft.'),
            self::route('POST', $assembly . '/undo', 'desk-diagram-remove', 'diagram-work', $this->undo(...), 'Undoes the last publishing.'),
            self::route('POST', $assembly . '/feed', 'desk-diagram-feed', 'diagram-work', $this->answerFeed(...), 'Takes what a feed brings, or keeps ours.'),
            self::route('POST', $assembly . '/remove', 'desk-diagram-remove', '', $this->removeAssembly(...), 'Removes a diagram that no feed has.'),
            self::route('POST', '/desk/diagrams/parts', 'desk-diagram-parts', 'diagram-part[]', $this->parts(...), 'Finds parts by their numbers in any spelling.'),
            self::route('POST', '/desk/diagrams/drawings', '', 'diagram-drawing', $this->drawing(...), 'Takes a drawing: PNG, JPEG or WebP, the body is the file.', DrawingStore::MAX_BYTES),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function route(string $method, string $path, string $request, string $answer, \Closure $handler, string $summary, int $bytes = 0): Route
    {
        return new Route($method, $path, Permission::Images, Caching::Personal, $request, $answer, $handler, $summary, fileBytes: $bytes);
    }

    private function choices(): Reply
    {
        return new Reply(['brands' => self::listed($this->choices->brands()), 'categories' => self::listed($this->choices->categories())]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function models(\WP_REST_Request $request): Reply
    {
        $found = $this->query->models([
            'search' => Input::text($request, 'search'),
            'brand_id' => Input::integer($request, 'brand_id'),
            'category_id' => Input::integer($request, 'category_id'),
            'show' => Input::text($request, 'show'),
            'after' => Input::integer($request, 'after'),
        ], self::A_PAGE + 1);
        $hasMore = count($found) > self::A_PAGE;
        $page = array_slice($found, 0, self::A_PAGE);

        return new Reply($this->presenter->models($page), ['has_more' => $hasMore, 'after' => $hasMore ? (string) $page[self::A_PAGE - 1]['id'] : '']);
    }

    private function book(int $id, int $status = 200): Reply
    {
        return new Reply($this->presenter->book($id), status: $status);
    }

    private function work(int $id, int $status = 200): Reply
    {
        return new Reply($this->presenter->work($id), status: $status);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function add(\WP_REST_Request $request): Reply
    {
        return $this->book($this->books->add(self::facts($request)), 201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function change(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->books->change($id, Input::integer($request, 'version'), self::facts($request));

        return $this->book($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(\WP_REST_Request $request): Reply
    {
        $this->books->remove(Input::integer($request, 'id'), Input::integer($request, 'version'));

        return new Reply(null, status: 204);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function order(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->books->order($id, Input::integer($request, 'version'), array_values(array_filter(Input::fields($request, 'ids'), is_int(...))));

        return $this->book($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function addAssembly(\WP_REST_Request $request): Reply
    {
        return $this->work($this->books->addAssembly(Input::integer($request, 'id'), Input::text($request, 'name'), Input::text($request, 'category')), 201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function removeAssembly(\WP_REST_Request $request): Reply
    {
        $this->books->removeAssembly(Input::integer($request, 'id'), Input::integer($request, 'version'));

        return new Reply(null, status: 204);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function save(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->diagrams->save($id, Input::integer($request, 'draft_version'), DiagramContent::from(Input::fields($request, 'content')), get_current_user_id());

        return $this->work($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function publish(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->diagrams->publish($id, Input::integer($request, 'version'), Input::integer($request, 'draft_version'), Input::isSet($request, 'is_confirmed'), get_current_user_id());

        return $this->work($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function revert(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->diagrams->revert($id, Input::integer($request, 'draft_version'));

        return $this->work($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function undo(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->diagrams->undo($id, Input::integer($request, 'version'), get_current_user_id());

        return $this->work($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function answerFeed(\WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $this->diagrams->answerFeed($id, Input::integer($request, 'version'), 'take' === Input::text($request, 'answer'), get_current_user_id());

        return $this->work($id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function parts(\WP_REST_Request $request): Reply
    {
        return new Reply($this->check->parts(array_values(array_filter(Input::fields($request, 'numbers'), is_string(...))), Input::text($request, 'brand')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function drawing(\WP_REST_Request $request): Reply
    {
        $drawing = $this->drawings->put($request->get_body());

        return new Reply($drawing + ['url' => $this->images->url($drawing['figure'], 'full')], status: 201);
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array<string, mixed>
     */
    private static function facts(\WP_REST_Request $request): array
    {
        $facts = [];
        foreach (['brand_id', 'category_id', 'year_from', 'year_to'] as $name) {
            $facts[$name] = Input::integer($request, $name);
        }
        foreach (['name', 'serial_prefix', 'serial_plate'] as $name) {
            $facts[$name] = Input::text($request, $name);
        }

        return $facts;
    }

    /**
     * @param array<int, string> $names by id
     * @return list<array{id: int, name: string}>
     */
    private static function listed(array $names): array
    {
        return array_map(static fn (int $id, string $name): array => ['id' => $id, 'name' => $name], array_keys($names), array_values($names));
    }
}
