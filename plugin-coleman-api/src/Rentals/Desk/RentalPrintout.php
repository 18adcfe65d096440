<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Staff\Roles;

/** The sheet that lies on the counter when a machine goes out: admin-post.php?action=coleman_print_rental&rentals=12,13 */
final readonly class RentalPrintout
{
    public const ACTION = 'coleman_print_rental';

    public const MAX = 50;

    /** @param \Closure(): RentalRequestRepository $requests */
    public function __construct(private \Closure $requests, private RentalUnitRepository $units, private LocationRepository $locations, private string $folder)
    {
    }

    public function register(): void
    {
        add_action('admin_post_' . self::ACTION, function (): never {
            if (!current_user_can(Roles::RENTALS)) {
                wp_die(esc_html__('Sorry, you aren’t allowed to view this page.', 'coleman'), '', ['response' => 403]);
            }
            $asked = is_string($_GET['rentals'] ?? null) ? $_GET['rentals'] : '';
            nocache_headers();
            header('Cache-Control: private, no-store');
            header('Content-Type: text/html; charset=utf-8');
            echo $this->html(array_map('intval', explode(',', $asked)));
            exit;
        });
    }

    /**
     * @param list<int> $ids
     * @return string a whole page, one rental to a sheet
     */
    public function html(array $ids): string
    {
        $ids = array_slice(array_values(array_unique(array_filter($ids, static fn (int $id): bool => $id > 0))), 0, self::MAX);
        $rentals = ($this->requests)()->byIds($ids);
        $units = $this->units->byIds(array_values(array_filter(array_map(static fn (RentalRequest $rental): int => $rental->unitId ?? 0, $rentals))));
        $sheets = array_map(fn (RentalRequest $rental): array => [
            'rental' => $rental,
            'unit' => $units[$rental->unitId ?? 0] ?? null,
            'branch' => $this->branch($rental, $units[$rental->unitId ?? 0] ?? null),
        ], $rentals);
        ob_start();
        (static function (string $file, array $sheets): void {
            require $file;
        })($this->folder . '/templates/print/rentals.php', $sheets);

        return (string) ob_get_clean();
    }

    /** Whom the customer calls about it: the branch that was chosen, else the one with the unit, else the first. */
    private function branch(RentalRequest $rental, ?RentalUnit $unit): ?Location
    {
        return $this->locations->byId($rental->locationId) ?? $this->locations->byId($unit->locationId ?? 0) ?? $this->locations->all()[0] ?? null;
    }
}
