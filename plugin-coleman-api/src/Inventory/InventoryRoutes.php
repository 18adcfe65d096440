<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** The calls of the inventory desk: the same few for each kind. */
final readonly class InventoryRoutes
{
    private const A_PAGE = 50;

    /** Beneath desk/inventory; branches are changed, never added or removed. */
    public const PATHS = [
        'machines' => [ItemKind::Machine, Permission::Inventory, true],
        'classes' => [ItemKind::RentalClass, Permission::Inventory, true],
        'units' => [ItemKind::RentalUnit, Permission::Inventory, true],
        'branches' => [ItemKind::Branch, Permission::Branches, false],
        'salesmen' => [ItemKind::Salesman, Permission::Branches, true],
    ];

    /** @param \Closure(ItemKind): ItemType $type */
    public function __construct(private \Closure $type, private InventoryQuery $inventory, private InventoryDeskService $desk, private Choices $choices)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $personal = Caching::Personal;
        $routes = [
            new Route('GET', '/desk/inventory/choices', Permission::Branches, $personal, '', 'desk-inventory-choices', $this->choices(...), 'What the lists of the forms offer.'),
        ];
        foreach (self::PATHS as $name => [$kind, $may, $isOpen]) {
            $all = '/desk/inventory/' . $name;
            $one = $all . '/(?P<id>\d+)';
            $type = fn (): ItemType => ($this->type)($kind);
            array_push(
                $routes,
                new Route('GET', $all, $may, $personal, 'desk-inventory', 'desk-inventory-item[]', fn (\WP_REST_Request $request): Reply => $this->list($type(), $request), sprintf('The %s, as the desk keeps them.', $name)),
                new Route('GET', $one, $may, $personal, 'desk-inventory-one', 'desk-inventory-item', fn (\WP_REST_Request $request): Reply => $this->full($type(), Input::integer($request, 'id')), sprintf('One of the %s, with its history.', $name)),
                new Route('POST', $one, $may, $personal, 'desk-inventory-change', 'desk-inventory-item', fn (\WP_REST_Request $request): Reply => $this->change($type(), $request), sprintf('Changes one of the %s by hand.', $name)),
            );
            if ($isOpen) {
                array_push(
                    $routes,
                    new Route('POST', $all, $may, $personal, 'desk-inventory-add', 'desk-inventory-item', fn (\WP_REST_Request $request): Reply => $this->add($type(), $request), sprintf('Adds one to the %s.', $name)),
                    new Route('POST', $one . '/remove', $may, $personal, 'desk-inventory-remove', '', fn (\WP_REST_Request $request): Reply => $this->remove($type(), $request), sprintf('Removes one of the %s.', $name)),
                );
            }
        }

        return $routes;
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(ItemType $type, \WP_REST_Request $request): Reply
    {
        $found = $this->inventory->list($type, InventoryFilter::fromRequest($request), self::A_PAGE + 1);
        $hasMore = $type->isPaged() && count($found) > self::A_PAGE;
        $shown = $hasMore ? array_slice($found, 0, self::A_PAGE) : $found;

        return new Reply(array_map(static fn (Item $item): array => $item->present(), $shown), [
            'has_more' => $hasMore,
            'after' => $hasMore ? (string) $shown[count($shown) - 1]->id : '',
        ]);
    }

    private function full(ItemType $type, int $id, int $status = 200): Reply
    {
        return new Reply($this->inventory->full($type, $id), status: $status);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function add(ItemType $type, \WP_REST_Request $request): Reply
    {
        return $this->full($type, $this->desk->add($type, Input::fields($request, 'values'), get_current_user_id()), 201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function change(ItemType $type, \WP_REST_Request $request): Reply
    {
        $id = Input::integer($request, 'id');
        $kept = null === $request->get_param('kept') ? null : array_values(array_filter(Input::fields($request, 'kept'), is_string(...)));
        $this->desk->change($type, $id, Input::fields($request, 'values'), Input::integer($request, 'version'), $kept, get_current_user_id());

        return $this->full($type, $id);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(ItemType $type, \WP_REST_Request $request): Reply
    {
        $this->desk->remove($type, Input::integer($request, 'id'), Input::integer($request, 'version'), get_current_user_id());

        return new Reply(null, status: 204);
    }

    private function choices(): Reply
    {
        return new Reply([
            'branches' => self::listed($this->choices->branches()),
            'brands' => self::listed($this->choices->brands()),
            'categories' => self::listed($this->choices->categories()),
            'classes' => self::listed($this->choices->classes()),
        ]);
    }

    /**
     * @param array<int, string> $names by id
     * @return list<array{id: int, name: string}>
     */
    private static function listed(array $names): array
    {
        $list = [];
        foreach ($names as $id => $name) {
            $list[] = ['id' => $id, 'name' => $name];
        }

        return $list;
    }
}
