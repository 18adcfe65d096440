<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Staff\Roles;

/**
 * Paper for the warehouse: pick lists, that say which shelf a piece comes from, and packing slips, that go into the
 * parcel and say no prices. admin-post.php?action=coleman_print&what=pick-list&orders=12,13
 */
final readonly class OrderPrintout
{
    public const ACTION = 'coleman_print';

    public const MAX = 50;

    /** @param \Closure(): OrderRepository $orders */
    public function __construct(private OrderStockQuery $stock, private \Closure $orders, private LocationRepository $locations, private string $folder)
    {
    }

    public function register(): void
    {
        add_action('admin_post_' . self::ACTION, function (): never {
            if (!current_user_can(Roles::ORDERS)) {
                wp_die(esc_html__('Sorry, you aren’t allowed to view this page.', 'coleman'), '', ['response' => 403]);
            }
            $what = 'packing-slip' === ($_GET['what'] ?? '') ? 'packing-slip' : 'pick-list';
            $asked = is_string($_GET['orders'] ?? null) ? $_GET['orders'] : '';
            nocache_headers();
            header('Cache-Control: private, no-store');
            header('Content-Type: text/html; charset=utf-8');
            echo $this->html($what, array_map('intval', explode(',', $asked)));
            exit;
        });
    }

    /**
     * @param list<int> $ids
     * @return string a whole page, one order to a sheet
     */
    public function html(string $what, array $ids): string
    {
        $ids = array_slice(array_values(array_unique(array_filter($ids, static fn (int $id): bool => $id > 0))), 0, self::MAX);
        $orders = ($this->orders)()->byIds($ids);
        $taken = $this->taken($ids);
        $isSlip = 'packing-slip' === $what;
        $sheets = array_map(fn (Order $order): array => [
            'order' => $order,
            'branch' => $this->city($order->locationId),
            'rows' => array_map(fn (OrderLine $line): array => [
                'number' => $line->partNumber,
                'description' => trim($line->vendorName . ' ' . $line->description),
                'quantity' => $line->quantity,
                'backordered' => $line->backordered,
                'how' => Fulfilment::Ship === $line->fulfilment ? __('Ship', 'coleman') : sprintf(/* translators: %s: city */ __('Pickup %s', 'coleman'), $this->city($line->locationId)),
                'shelves' => $taken[$order->id][$line->partId] ?? [],
            ], array_values(array_filter($order->lines, static fn (OrderLine $line): bool => LineState::Cancelled !== $line->state))),
        ], $orders);
        ob_start();
        (static function (string $file, array $sheets, bool $isSlip): void {
            require $file;
        })($this->folder . '/templates/print/orders.php', $sheets, $isSlip);

        return (string) ob_get_clean();
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<int, array<string, int>>> pieces by order, part and city
     */
    private function taken(array $ids): array
    {
        $taken = [];
        foreach ($this->stock->toPick($ids) as $order => $parts) {
            foreach ($parts as $part => $branches) {
                foreach ($branches as $branch => $pieces) {
                    $city = $this->city($branch);
                    $taken[$order][$part][$city] = ($taken[$order][$part][$city] ?? 0) + $pieces;
                }
            }
        }

        return $taken;
    }

    private function city(int $locationId): string
    {
        return 0 === $locationId ? '' : ($this->locations->byId($locationId)->city ?? '');
    }
}
