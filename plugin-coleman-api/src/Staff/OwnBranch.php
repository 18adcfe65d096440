<?php

declare(strict_types=1);

namespace Coleman\Api\Staff;

/** The branch that somebody of the staff works at: what their lists begin with. Kept with the user. */
final class OwnBranch
{
    private const META = 'coleman_desk_branch';

    /** @return int 0 for all branches */
    public static function of(int $userId): int
    {
        $branch = get_user_meta($userId, self::META, true);

        return is_numeric($branch) ? (int) $branch : 0;
    }

    public static function save(int $userId, int $branch): void
    {
        0 === $branch ? delete_user_meta($userId, self::META) : update_user_meta($userId, self::META, $branch);
    }
}
