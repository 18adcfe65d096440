<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentRepository;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderFulfilment;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Staff\Roles;

/**
 * Paper for the warehouse: pick lists of what is still to be picked, packing slips that go into a parcel and say no
 * prices, and address labels. admin-post.php?action=coleman_print&what=pick-list&orders=12,13; of one parcel alone with
 * &parcel=7.
 *
 * @phpstan-type Pick array{number: string, description: string, bin: string, pieces: int, how: string, pickup: int}
 * @phpstan-type Packed array{number: string, description: string, pieces: int}
 * @phpstan-type Sheet array{order: Order, branch: Location|null, parcel: OrderFulfilment|null, place: int, isPickup: bool, rows: list<Packed>, later: list<string>}
 */
final readonly class OrderPrintout
{
    public const ACTION = 'coleman_print';

    public const MAX = 50;

    private const PAPERS = ['pick-list', 'packing-slip', 'label'];

    /**
     * @param \Closure(): OrderRepository $orders
     * @param \Closure(): FulfilmentRepository $fulfilments
     */
    public function __construct(
        private OrderStockQuery $stock,
        private \Closure $orders,
        private \Closure $fulfilments,
        private LocationRepository $locations,
        private string $folder,
    ) {
    }

    public function register(): void
    {
        add_action('admin_post_' . self::ACTION, function (): never {
            if (!current_user_can(Roles::ORDERS) && !current_user_can(Roles::FULFIL)) {
                wp_die(esc_html__('Sorry, you aren’t allowed to view this page.', 'coleman'), '', ['response' => 403]);
            }
            $what = is_string($_GET['what'] ?? null) ? $_GET['what'] : '';
            $asked = is_string($_GET['orders'] ?? null) ? $_GET['orders'] : '';
            $parcel = is_numeric($_GET['parcel'] ?? null) ? (int) $_GET['parcel'] : 0;
            nocache_headers();
            header('Cache-Control: private, no-store');
            header('Content-Type: text/html; charset=utf-8');
            echo $this->html($what, array_map('intval', explode(',', $asked)), $parcel);
            exit;
        });
    }

    /**
     * @param string $what of PAPERS; anything else is a pick list
     * @param list<int> $ids
     * @param int $parcel prints the paper of this parcel alone; 0 for all
     * @return string a whole page; of lists and slips one to a sheet
     */
    public function html(string $what, array $ids, int $parcel = 0): string
    {
        $what = in_array($what, self::PAPERS, true) ? $what : self::PAPERS[0];
        $ids = array_slice(array_values(array_unique(array_filter($ids, static fn (int $id): bool => $id > 0))), 0, self::MAX);
        $orders = ($this->orders)()->byIds($ids);
        $picks = $this->picks($orders);
        $sheets = 'pick-list' === $what
            ? array_map(fn (Order $order): array => [
                'order' => $order,
                'branch' => $this->city($order->locationId),
                'picks' => $picks[$order->id],
                'missing' => self::backordered($order),
            ], $orders)
            : $this->sheets($orders, $picks, $parcel, 'label' === $what);
        ob_start();
        (static function (string $file, array $sheets): void {
            require $file;
        })(sprintf('%s/templates/print/%s.php', $this->folder, $what), $sheets);

        return (string) ob_get_clean();
    }

    /**
     * What is to be picked, shelf by shelf: by bin where the dealer's feed brings one, else by number.
     *
     * @param list<Order> $orders
     * @return array<int, array<string, list<Pick>>> by order and city
     */
    private function picks(array $orders): array
    {
        $held = $this->stock->toPick(array_map(static fn (Order $order): int => $order->id, $orders));
        $picks = [];
        foreach ($orders as $order) {
            $byBranch = [];
            foreach ($held[$order->id] ?? [] as $pick) {
                $line = array_find($order->lines, static fn (OrderLine $line): bool => 0 === $pick['line'] ? $line->partId === $pick['part'] : $line->id === $pick['line']);
                if (null !== $line) {
                    $byBranch[$pick['branch']][] = self::named($line) + [
                        'bin' => $pick['bin'],
                        'pieces' => $pick['pieces'],
                        'how' => $this->how($line),
                        'pickup' => Fulfilment::Ship === $line->fulfilment ? 0 : $line->locationId,
                    ];
                }
            }
            $picks[$order->id] = [];
            foreach ($this->locations->all() as $branch) {
                if (isset($byBranch[$branch->id])) {
                    usort($byBranch[$branch->id], static fn (array $a, array $b): int => ['' === $a['bin'] ? 1 : 0, 0] <=> ['' === $b['bin'] ? 1 : 0, 0] ?: strnatcasecmp($a['bin'], $b['bin']) ?: strnatcasecmp($a['number'], $b['number']));
                    $picks[$order->id][$branch->city] = $byBranch[$branch->id];
                }
            }
        }

        return $picks;
    }

    /**
     * A sheet for each parcel and pickup in turn. What nobody has packed yet has one after them, for
     * whoever packs before entering it: one for what is shipped, and one for each branch where some is picked up.
     *
     * @param list<Order> $orders
     * @param array<int, array<string, list<Pick>>> $picks by order and city
     * @param int $only a parcel, 0 for all
     * @param bool $isWhole whether an order without anything in the house has a sheet too
     * @return list<Sheet>
     */
    private function sheets(array $orders, array $picks, int $only, bool $isWhole): array
    {
        $parcels = ($this->fulfilments)()->ofOrders(array_map(static fn (Order $order): int => $order->id, $orders));
        $from = $this->stock->sentFrom(array_map(static fn (OrderFulfilment $one): int => $one->id, array_merge(...array_values($parcels))));
        $sheets = [];
        foreach ($orders as $order) {
            $lines = array_column($order->lines, null, 'id');
            foreach ($parcels[$order->id] ?? [] as $index => $parcel) {
                if (0 !== $only && $only !== $parcel->id) {
                    continue;
                }
                $rows = [];
                foreach ($parcel->lines as $id => $pieces) {
                    if (isset($lines[$id])) {
                        $rows[] = self::named($lines[$id]) + ['pieces' => $pieces];
                    }
                }
                $sheets[] = self::sheet($order, $this->locations->byId(0 === $parcel->locationId ? ($from[$parcel->id] ?? 0) : $parcel->locationId) ?? $this->branch($order->locationId, []), $parcel, $index + 1, Fulfilment::Ship !== $parcel->kind, $rows);
            }
            $place = count($parcels[$order->id] ?? []);
            $ways = 0 === $only ? self::byWay($picks[$order->id]) : [];
            foreach ($ways as $pickup => $left) {
                $place++;
                $sheets[] = self::sheet($order, $this->branch($pickup, $left), null, $place, $pickup > 0, self::joined(array_merge(...array_values($left))));
            }
            if (0 === $only && $isWhole && 0 === $place) {
                $sheets[] = self::sheet($order, $this->branch($order->locationId, []), null, 1, !$order->ships(), []);
            }
        }

        return $sheets;
    }

    /**
     * What is shipped goes into no bag that is picked up, and no branch has what another hands out.
     *
     * @param array<string, list<Pick>> $picks by city
     * @return array<int, array<string, list<Pick>>> by branch of the pickup, 0 for what is shipped, and city
     */
    private static function byWay(array $picks): array
    {
        $ways = [];
        foreach ($picks as $city => $rows) {
            foreach ($rows as $row) {
                $ways[$row['pickup']][$city][] = $row;
            }
        }
        ksort($ways);

        return $ways;
    }

    /**
     * @param list<Packed> $rows
     * @return Sheet
     */
    private static function sheet(Order $order, ?Location $branch, ?OrderFulfilment $parcel, int $place, bool $isPickup, array $rows): array
    {
        return ['order' => $order, 'branch' => $branch, 'parcel' => $parcel, 'place' => $place, 'isPickup' => $isPickup, 'rows' => $rows, 'later' => self::backordered($order)];
    }

    /** @return list<string> such as "2 × 600-211-2110" */
    private static function backordered(Order $order): array
    {
        return array_values(array_map(
            static fn (OrderLine $line): string => sprintf('%d × %s', $line->backordered, $line->partNumber),
            array_filter($order->lines, static fn (OrderLine $line): bool => $line->backordered > 0 && LineState::Cancelled !== $line->state),
        ));
    }

    /**
     * The same part from two shelves is one row in a parcel.
     *
     * @param list<Pick> $picks
     * @return list<Packed>
     */
    private static function joined(array $picks): array
    {
        $rows = [];
        foreach ($picks as $pick) {
            // Two makers may give the same number.
            $part = $pick['number'] . "\n" . $pick['description'];
            $rows[$part] = ['number' => $pick['number'], 'description' => $pick['description'], 'pieces' => ($rows[$part]['pieces'] ?? 0) + $pick['pieces']];
        }

        return array_values($rows);
    }

    /** @return array{number: string, description: string} */
    private static function named(OrderLine $line): array
    {
        return ['number' => $line->partNumber, 'description' => trim($line->vendorName . ' ' . $line->description)];
    }

    private function how(OrderLine $line): string
    {
        /* translators: %s: city */
        return Fulfilment::Ship === $line->fulfilment ? __('Ship', 'coleman') : sprintf(__('Pickup %s', 'coleman'), $this->city($line->locationId));
    }

    /**
     * Who sends it: the branch of the pickup, else the one with the pieces, else the first.
     *
     * @param array<string, list<Pick>> $picks by city
     */
    private function branch(int $pickup, array $picks): ?Location
    {
        $city = array_key_first($picks);

        return $this->locations->byId($pickup) ?? array_find($this->locations->all(), static fn (Location $one): bool => null === $city || $one->city === $city);
    }

    private function city(int $locationId): string
    {
        return 0 === $locationId ? '' : ($this->locations->byId($locationId)->city ?? '');
    }
}
