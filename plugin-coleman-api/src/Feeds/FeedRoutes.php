<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\File;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/**
 * Feeds by REST: for the screen Dealership > Feeds, and for programs with an Application Password.
 *
 * A call takes a few seconds at most; a run that takes longer is gone on with by the next call of `go`, or by the site
 * itself. Reading never writes.
 */
final readonly class FeedRoutes
{
    /** How long a call brings a run along. */
    private const SECONDS = 3.0;

    private const A_PAGE = 20;
    private const FAULTS = 100;

    /** What may be sent as fields in the place of a file. */
    private const FIELDS = ['name', 'file_name', 'size', 'rows', 'dry_run', 'force', 'counted_at'];

    public function __construct(
        private FeedService $feeds,
        private FeedUploads $uploads,
        private FeedRepository $repository,
        private FeedStore $store,
        private FeedPresenter $presenter,
        private Idempotency $idempotency,
        private Transaction $transaction,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $feed = '/feeds/(?P<name>[A-Za-z0-9._-]{1,60})/runs';
        $run = '/feed-runs/(?P<id>\d{1,9})';
        $bytes = PartialUpload::pieceBytes();

        return [
            self::route('GET', '/feed-kinds', '', 'feed-kind[]', $this->kinds(...), 'What feeds may bring, and in which columns.'),
            self::route('GET', '/feeds', '', 'feed[]', $this->list(...), 'The feeds, each with its last run.'),
            self::route('POST', '/feeds', 'feed-put', 'feed', $this->put(...), 'Makes a feed, or changes what is named of one.'),
            self::route('GET', $feed, 'feed-runs', 'feed-run-row[]', $this->runs(...), 'The runs of a feed, newest first.'),
            self::route('POST', $feed, 'feed-bring', 'feed-run', $this->import(...), 'Brings a file: as the body, or piece by piece by the calls below.', $bytes),
            self::route('GET', $run, 'feed-run', 'feed-run', $this->show(...), 'How a run stands.'),
            self::route('POST', "$run/file", 'feed-run-file', 'feed-run', $this->append(...), 'A piece of the file, as it is.', $bytes),
            self::route('PUT', "$run/file", 'feed-run-file', 'feed-run', $this->append(...), 'A piece of the file, as it is.', $bytes),
            self::route('GET', "$run/preview", 'feed-run', 'feed-preview', $this->preview(...), 'The first rows of the file, and which column seems to be which.'),
            self::route('POST', "$run/start", 'feed-run-start', 'feed-run', $this->start(...), 'Begins with a file that has arrived.'),
            self::route('POST', "$run/go", 'feed-run', 'feed-run', $this->resume(...), 'Brings a run along for a few seconds.'),
            self::route('GET', "$run/faults", 'feed-faults', 'feed-fault[]', $this->faults(...), 'Rows that were left out: pages, or all of them as CSV.'),
            self::route('POST', "$run/apply", 'feed-run', 'feed-run', $this->apply(...), 'Takes in what was held or tried; what was taken in before, once more.'),
            self::route('POST', "$run/discard", 'feed-run', 'feed-run', $this->discard(...), 'Throws away what was held, tried or not sent to its end.'),
            self::route('GET', "$run/changes", 'feed-changes', 'feed-change[]', $this->changes(...), 'What a run changes: pages, or all of it as CSV.'),
            self::route('GET', "$run/missing", 'feed-changes', 'feed-missing[]', $this->missing(...), 'What the file of a run lacks: pages, or all of it as CSV.'),
            self::route('POST', "$run/remove", 'feed-run', 'feed-run', $this->remove(...), 'Removes what the file lacked and what was kept so far.'),
            self::route('POST', "$run/undo", 'feed-run', 'feed-run', $this->undo(...), 'Puts back what the run has changed.'),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function route(string $method, string $path, string $request, string $answer, \Closure $handler, string $summary, int $fileBytes = 0): Route
    {
        return new Route($method, $path, Permission::Feeds, Caching::Personal, $request, $answer, $handler, $summary, 'feeds', fileBytes: $fileBytes);
    }

    private function kinds(): Reply
    {
        return new Reply(array_map($this->presenter->kind(...), array_values($this->feeds->kinds())));
    }

    private function list(): Reply
    {
        return new Reply($this->presenter->all());
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function put(\WP_REST_Request $request): Reply
    {
        $texts = static fn (string $name): ?array => null === $request->get_param($name) ? null : array_map(static fn (mixed $text): string => is_scalar($text) ? (string) $text : '', Input::fields($request, $name));
        $name = Input::text($request, 'name');
        $isNew = null === $this->repository->named($name);
        $feed = $this->uploads->configure(
            $name,
            Input::text($request, 'kind'),
            null === $request->get_param('is_full') ? null : Input::isSet($request, 'is_full'),
            self::named($texts('mapping')),
            self::named($texts('constants')),
            Input::fields($request, 'options'),
        );
        $feed = $this->uploads->watch(
            $feed,
            Removal::tryFrom(Input::text($request, 'removal')),
            null === $request->get_param('expected_hours') ? null : Input::integer($request, 'expected_hours'),
            null === $request->get_param('is_frozen') ? null : Input::isSet($request, 'is_frozen'),
        );

        return new Reply(FeedPresenter::feed($feed), status: $isNew ? 201 : 200);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function runs(\WP_REST_Request $request): Reply
    {
        $runs = $this->repository->runs(self::A_PAGE + 1, $this->feed($request)->id, Input::integer($request, 'after'));
        $hasMore = count($runs) > self::A_PAGE;
        $shown = array_slice($runs, 0, self::A_PAGE);

        return new Reply($this->presenter->rows($shown), ['has_more' => $hasMore, 'after' => $hasMore ? (string) $shown[self::A_PAGE - 1]->id : '']);
    }

    /**
     * With a body it is the file, and the run begins; without one the file comes in pieces.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private function import(\WP_REST_Request $request): Reply
    {
        $feed = $this->feed($request);
        $bytes = self::file($request);
        $isDry = Input::isSet($request, 'dry_run');
        $isForced = Input::isSet($request, 'force');
        $name = Input::text($request, 'file_name');
        $size = '' === $bytes ? Input::integer($request, 'size') : strlen($bytes);
        $rows = Input::integer($request, 'rows');
        [$run, $headers] = $this->received(
            $request->get_header('idempotency_key') ?? '',
            ['feed' => $feed->name, 'file' => hash('sha256', $bytes), 'name' => $name, 'size' => $size, 'dry' => $isDry, 'forced' => $isForced] + ($rows > 0 ? ['rows' => $rows] : []),
            fn (): FeedRun => $this->uploads->receive($feed, '' === $name ? $feed->name : $name, $size, get_current_user_id(), $rows),
        );
        if ('' !== $bytes) {
            $run = $this->begun($run, $bytes, $isDry, $isForced, Input::text($request, 'counted_at'));
        }

        return new Reply($this->presenter->run($run), status: 201, headers: $headers);
    }

    /**
     * Makes the run, once for a key. Its file comes after: what was interrupted between is gone on with when the same is
     * sent again.
     *
     * @param array<string, mixed> $said
     * @param \Closure(): FeedRun $make
     * @return array{FeedRun, array<string, string>} and headers of the answer
     */
    private function received(string $key, array $said, \Closure $make): array
    {
        $reply = '' === $key
            ? $this->transaction->run(static fn (): Reply => new Reply(['id' => $make()->id]))
            : $this->idempotency->run(sprintf('staff:%d', get_current_user_id()), 'feeds/runs', $key, $said, static fn (): Reply => new Reply(['id' => $make()->id], status: 201));
        $id = is_array($reply->results) && is_int($reply->results['id'] ?? null) ? $reply->results['id'] : 0;
        if (!isset($reply->headers['Idempotency-Replayed'])) {
            // Of a run that was rolled back, and whose number is given again.
            $this->store->forgetSource($id);
        }

        return [$this->byId($id), $reply->headers];
    }

    private function begun(FeedRun $run, string $bytes, bool $isDry, bool $isForced, string $countedAt): FeedRun
    {
        if (RunState::Receiving === $run->state) {
            try {
                $arrived = $this->store->length($run->id);
                if ($arrived < strlen($bytes)) {
                    $this->uploads->append($run, $arrived, substr($bytes, $arrived));
                }
                $run = $this->uploads->start($run, $isDry, $isForced, $countedAt);
            } catch (ApiError $refusal) {
                if (400 === $refusal->status) {
                    $this->feeds->refuse($run, $refusal->getMessage());
                }
                throw $refusal;
            }
        }
        $run = $this->along($run);
        if (RunState::Failed === $run->state) {
            throw new ApiError('coleman_unreadable_file', $run->message, data: ['run' => $run->id]);
        }

        return $run;
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function show(\WP_REST_Request $request): Reply
    {
        return $this->answer($this->run($request));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function append(\WP_REST_Request $request): Reply
    {
        $run = $this->run($request);
        $this->uploads->append($run, Input::integer($request, 'offset'), self::file($request));

        return $this->answer($run);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function preview(\WP_REST_Request $request): Reply
    {
        $run = $this->run($request);
        $preview = $this->uploads->preview($run);

        return new Reply([
            'format' => $preview->format,
            'columns' => $preview->columns,
            'rows' => $preview->rows,
            'missing' => $preview->missing,
            'kind' => $this->presenter->kind($this->feeds->kinds()[$run->feed->kind]),
            'constants' => (object) $run->feed->constants,
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function start(\WP_REST_Request $request): Reply
    {
        return $this->answer($this->along($this->uploads->start($this->run($request), Input::isSet($request, 'dry_run'), Input::isSet($request, 'force'), Input::text($request, 'counted_at'))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function resume(\WP_REST_Request $request): Reply
    {
        return $this->answer($this->along($this->run($request)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function faults(\WP_REST_Request $request): Reply
    {
        $run = $this->run($request);
        if ('csv' === Input::text($request, 'format')) {
            if (!is_file($this->store->faults($run->id))) {
                throw new ApiError('coleman_not_found', __('This run has no report, or the report was deleted.', 'coleman'), 404);
            }

            return new Reply(new File($this->store->faults($run->id), 'text/csv; charset=utf-8', sprintf('faults-%s-%d.csv', $run->feed->kind, $run->id)));
        }
        $page = $this->store->faultsFrom($run->id, Input::integer($request, 'after'), self::FAULTS);

        return new Reply($page['faults'], ['has_more' => null !== $page['next'], 'after' => (string) $page['next']]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function apply(\WP_REST_Request $request): Reply
    {
        $run = $this->run($request);
        $applied = $this->feeds->apply($run, get_current_user_id());

        return $this->answer($this->along($applied), $applied->id === $run->id ? 200 : 201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function discard(\WP_REST_Request $request): Reply
    {
        return $this->answer($this->feeds->discard($this->run($request)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function changes(\WP_REST_Request $request): Reply
    {
        $run = $this->run($request);

        return $this->report($request, $this->store->changes($run->id), sprintf('changes-%s-%d.csv', $run->feed->kind, $run->id));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function missing(\WP_REST_Request $request): Reply
    {
        $run = $this->run($request);

        return $this->report($request, $this->store->missing($run->id), sprintf('missing-%s-%d.csv', $run->feed->kind, $run->id));
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @throws ApiError 404 coleman_not_found
     */
    private function report(\WP_REST_Request $request, CsvReport $report, string $name): Reply
    {
        if ('csv' === Input::text($request, 'format')) {
            if (!$report->exists()) {
                throw new ApiError('coleman_not_found', __('This run doesn’t have this list, or the list was deleted.', 'coleman'), 404);
            }

            return new Reply(new File($report->path(), 'text/csv; charset=utf-8', $name));
        }
        ['lines' => $lines, 'next' => $next] = $report->page(Input::integer($request, 'after'), self::FAULTS);

        return new Reply($lines, ['has_more' => null !== $next, 'after' => null === $next ? '' : (string) $next]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(\WP_REST_Request $request): Reply
    {
        return $this->answer($this->along($this->feeds->remove($this->run($request))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function undo(\WP_REST_Request $request): Reply
    {
        return $this->answer($this->along($this->feeds->undo($this->run($request), get_current_user_id())), 201);
    }

    private function answer(FeedRun $run, int $status = 200): Reply
    {
        return new Reply($this->presenter->run($run), status: $status);
    }

    /** A few seconds of work, if it is there to be done and nobody else is at it. */
    private function along(FeedRun $run): FeedRun
    {
        if (!$run->state->isUnderWay()) {
            return $run;
        }
        try {
            $this->feeds->resume($run, self::SECONDS);
        } catch (FeedBusy) {
            // It goes on without us.
        }

        return $this->byId($run->id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function feed(\WP_REST_Request $request): Feed
    {
        return $this->repository->named(Input::text($request, 'name')) ?? throw new ApiError('coleman_feed_not_found', __('Feed not found.', 'coleman'), 404);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function run(\WP_REST_Request $request): FeedRun
    {
        return $this->byId(Input::integer($request, 'id'));
    }

    private function byId(int $id): FeedRun
    {
        return $this->repository->run($id) ?? throw new ApiError('coleman_feed_run_not_found', __('Feed run not found.', 'coleman'), 404);
    }

    /**
     * The body as it was sent; '' where there are fields in its place.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @throws ApiError 413 coleman_too_large, 415 coleman_not_a_file
     */
    private static function file(\WP_REST_Request $request): string
    {
        $body = (string) $request->get_body();
        $type = $request->get_content_type()['value'] ?? '';
        if (in_array($type, ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'], true)) {
            $fields = array_keys((array) $request->get_json_params() + $request->get_body_params());
            if ([] !== $request->get_file_params() || [] !== array_diff($fields, self::FIELDS) || ('' !== $body && [] === $fields)) {
                throw new ApiError('coleman_not_a_file', __('Send the file as the request body with Content-Type: application/octet-stream.', 'coleman'), 415);
            }

            return '';
        }
        $announced = $_SERVER['CONTENT_LENGTH'] ?? '';
        if ('' === $body && is_numeric($announced) && (int) $announced > 0) {
            /* translators: %s: a size such as "8 MB" */
            throw new ApiError('coleman_too_large', sprintf(__('This server accepts up to %s at a time. Send the file in parts.', 'coleman'), size_format(PartialUpload::pieceBytes())), 413);
        }

        return $body;
    }

    /**
     * @param array<mixed>|null $texts
     * @return array<string, string>|null
     */
    private static function named(?array $texts): ?array
    {
        $named = [];
        foreach ($texts ?? [] as $name => $text) {
            $named[(string) $name] = is_string($text) ? $text : '';
        }

        return null === $texts ? null : $named;
    }
}
