<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\VisitorPlace;

/** The visitor's own branch: what this browser was told last, else what the account says. */
final readonly class PreferredBranch
{
    public function __construct(private VisitorPlace $place, private AccountRepository $accounts, private LocationRepository $locations)
    {
    }

    /** 0 for none, and for one that there is not. */
    public function id(): int
    {
        $chosen = $this->place->branchId();
        $user = get_current_user_id();
        if (0 !== $chosen || 0 === $user) {
            return $chosen;
        }

        return $this->locations->byId($this->accounts->byUser($user)->locationId)->id ?? 0;
    }

    /**
     * Keeps a choice in this browser and in the account of who has signed in.
     *
     * @param int $branch 0 for none
     * @throws ApiError 400 naming the field `branch`
     */
    public function choose(int $branch): void
    {
        if (0 !== $branch && null === $this->locations->byId($branch)) {
            throw ApiError::invalid(['branch' => __('Choose one of our branches.', 'coleman')]);
        }
        $this->place->chooseBranch($branch);
        $user = get_current_user_id();
        if (0 !== $user) {
            $account = $this->accounts->byUser($user);
            $this->accounts->saveContact($user, $account->phone, $account->company, $branch);
        }
    }

    /** At sign-in the account wins; one without a branch leaves what was chosen here. */
    public function adopt(int $userId): void
    {
        $branch = $this->locations->byId($this->accounts->byUser($userId)->locationId);
        if (null !== $branch) {
            $this->place->chooseBranch($branch->id);
        }
    }
}
