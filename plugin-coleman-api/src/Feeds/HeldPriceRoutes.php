<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** Prices that wait for an answer, by REST. */
final readonly class HeldPriceRoutes
{
    private const A_PAGE = 100;

    public function __construct(private HeldPriceRepository $heldPrices, private HeldPriceService $service, private FeedRepository $feeds)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/feed-held', Permission::Feeds, Caching::Personal, 'feed-held', 'feed-held-price[]', $this->list(...), 'Prices to approve, oldest first.', 'feeds'),
            new Route('POST', '/feed-held', Permission::Feeds, Caching::Personal, 'feed-held-answer', 'feed-held-answered', $this->answer(...), 'Approves or rejects prices that wait.', 'feeds'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $name = Input::text($request, 'feed');
        $prices = $this->heldPrices->waiting(self::A_PAGE + 1, Input::integer($request, 'after'), $this->feedId($name));
        $hasMore = count($prices) > self::A_PAGE;
        $shown = array_slice($prices, 0, self::A_PAGE);

        return new Reply(array_map(FeedPresenter::held(...), $shown), ['has_more' => $hasMore, 'after' => $hasMore ? (string) $shown[self::A_PAGE - 1]->id : '']);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function answer(\WP_REST_Request $request): Reply
    {
        $isApproved = 'approve' === Input::text($request, 'answer');
        $ids = $request->get_param('ids');
        $name = Input::text($request, 'feed');
        $user = get_current_user_id();
        if (is_array($ids) && [] !== $ids) {
            return new Reply($this->service->answer(array_values(array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, $ids)), $isApproved, $user));
        }
        if (!Input::isSet($request, 'all')) {
            throw ApiError::invalid(['ids' => __('Choose the prices to answer, or all of them.', 'coleman')]);
        }

        return new Reply($this->service->answerAll($this->feedId($name), $isApproved, $user));
    }

    /** @return int 0 for all feeds */
    private function feedId(string $name): int
    {
        return '' === $name ? 0 : ($this->feeds->named($name)->id ?? throw new ApiError('coleman_feed_not_found', __('Feed not found.', 'coleman'), 404));
    }
}
