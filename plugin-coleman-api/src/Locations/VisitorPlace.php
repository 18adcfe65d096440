<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/**
 * Where a visitor is, as far as this browser has been told: the chosen branch and the ZIP code that parts go to.
 *
 * Both are readable cookies and hold nothing else. Pages that caches keep must not ask here; scripts paint the branch
 * there (src/behaviours/my-branch).
 */
final readonly class VisitorPlace
{
    public const BRANCH = 'coleman_branch';

    public const ZIP = 'coleman_zip';

    private const BRANCH_DAYS = 365;

    private const ZIP_DAYS = 30;

    public function __construct(private LocationRepository $locations)
    {
    }

    /** The chosen branch; 0 for none, and for one that there is not. */
    public function branchId(): int
    {
        $chosen = $_COOKIE[self::BRANCH] ?? '';

        return is_string($chosen) && 1 === preg_match('/^[1-9]\d{0,8}$/D', $chosen) ? ($this->locations->byId((int) $chosen)->id ?? 0) : 0;
    }

    /** @param int $branch 0 for none */
    public function chooseBranch(int $branch): void
    {
        self::remember(self::BRANCH, 0 === $branch ? '' : (string) $branch, self::BRANCH_DAYS);
    }

    /** Five digits; '' while nobody has said where to. */
    public function zip(): string
    {
        $zip = $_COOKIE[self::ZIP] ?? '';

        return is_string($zip) && 1 === preg_match('/^\d{5}$/D', $zip) ? $zip : '';
    }

    /** @param string $zip five digits; '' for none */
    public function chooseZip(string $zip): void
    {
        self::remember(self::ZIP, $zip, self::ZIP_DAYS);
    }

    private static function remember(string $name, string $value, int $days): void
    {
        if ($value === ($_COOKIE[$name] ?? '') && '' === $value) {
            return;
        }
        $_COOKIE[$name] = $value;
        if (!headers_sent()) {
            setcookie($name, $value, [
                'expires' => '' === $value ? 1 : time() + $days * DAY_IN_SECONDS,
                'path' => '/',
                'secure' => is_ssl(),
                'httponly' => false,
                'samesite' => 'Lax',
            ]);
        }
    }
}
