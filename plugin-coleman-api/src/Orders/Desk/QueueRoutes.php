<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\OwnBranch;

/** What is done with several orders of the list, and which branch's orders somebody's list begins with. */
final readonly class QueueRoutes
{
    public function __construct(private BulkSteps $steps, private LocationRepository $locations)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('POST', '/desk/orders/bulk', Permission::PartsDesk, Caching::Personal, 'desk-bulk', 'desk-verdict[]', $this->take(...), 'Moves several orders, each by itself; `step` beside the results can be undone.'),
            new Route('POST', '/desk/orders/bulk/undo', Permission::PartsDesk, Caching::Personal, 'desk-bulk-undo', 'desk-verdict[]', $this->undo(...), 'Takes back what was done with several orders, within a minute.'),
            new Route('POST', '/desk/orders/own-branch', Permission::Orders, Caching::Personal, 'desk-own-branch', 'done', $this->saveBranch(...), 'The branch that the list of whoever asks begins with; 0 for all.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function take(\WP_REST_Request $request): Reply
    {
        ['verdicts' => $verdicts, 'step' => $step] = $this->steps->take(self::versions($request), Input::text($request, 'state'), self::actor());

        return new Reply($verdicts, ['step' => $step, 'undo_seconds' => '' === $step ? 0 : BulkSteps::SECONDS]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function undo(\WP_REST_Request $request): Reply
    {
        return new Reply($this->steps->undo(Input::text($request, 'step'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function saveBranch(\WP_REST_Request $request): Reply
    {
        $branch = Input::integer($request, 'location_id');
        if (0 !== $branch && null === $this->locations->byId($branch)) {
            throw ApiError::invalid(['location_id' => __('Choose a branch.', 'coleman')]);
        }
        OwnBranch::save(get_current_user_id(), $branch);

        return new Reply(['done' => true, 'message' => '']);
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array<int, int> by order
     */
    private static function versions(\WP_REST_Request $request): array
    {
        $versions = [];
        foreach (Input::fields($request, 'orders') as $seen) {
            if (is_array($seen) && is_numeric($seen['id'] ?? null) && is_numeric($seen['version'] ?? null)) {
                $versions[(int) $seen['id']] = (int) $seen['version'];
            }
        }

        return $versions;
    }

    private static function actor(): Actor
    {
        return Actor::staff(get_current_user_id());
    }
}
