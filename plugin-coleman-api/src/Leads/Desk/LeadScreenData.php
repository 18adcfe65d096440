<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Sales\SalesmanRepository;
use Coleman\Api\Staff\Roles;

/** What the leads screen is given at once: what may be chosen. */
final readonly class LeadScreenData
{
    public function __construct(private LocationRepository $locations, private SalesmanRepository $salesmen)
    {
    }

    /** @return array<string, mixed> type LeadsBoot in src/desk/screens/leads/types.ts */
    public function leads(): array
    {
        return [
            'views' => array_map(static fn (LeadView $view): array => ['value' => $view->value, 'label' => $view->label()], LeadView::cases()),
            'kinds' => array_map(static fn (LeadKind $kind): array => ['value' => $kind->value, 'label' => $kind->label()], LeadKind::cases()),
            'marks' => array_map(static fn (LeadMark $mark): array => ['value' => $mark->value, 'label' => $mark->label()], LeadMark::cases()),
            'branches' => array_map(static fn ($branch): array => ['value' => (string) $branch->id, 'label' => $branch->city], $this->locations->all()),
            'salesmen' => self::choices($this->salesmen->names()),
            'staff' => self::staff(),
            'me' => get_current_user_id(),
            'mayCustomers' => current_user_can(Roles::CUSTOMERS),
        ];
    }

    /** @return list<array{id: int, name: string}> who works with leads */
    private static function staff(): array
    {
        $staff = [];
        foreach (get_users(['capability' => Roles::LEADS, 'fields' => ['ID', 'display_name'], 'orderby' => 'display_name']) as $user) {
            if ($user instanceof \stdClass && is_numeric($user->ID) && is_string($user->display_name)) {
                $staff[] = ['id' => (int) $user->ID, 'name' => $user->display_name];
            }
        }

        return $staff;
    }

    /**
     * @param array<int, string> $names
     * @return list<array{value: string, label: string}>
     */
    private static function choices(array $names): array
    {
        return array_map(static fn (int $id, string $name): array => ['value' => (string) $id, 'label' => $name], array_keys($names), array_values($names));
    }
}
