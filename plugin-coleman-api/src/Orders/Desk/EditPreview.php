<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Edit\EditPlan;
use Coleman\Api\Orders\Edit\Rehearsed;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;

/** Shows the desk what a change of an order would do, before it is saved. */
final readonly class EditPreview
{
    public function __construct(private LocationRepository $locations)
    {
    }

    /** @return array<string, mixed> schema/desk-edit-preview.json */
    public function present(Order $order, EditPlan $plan, Rehearsed $rehearsed): array
    {
        $after = $rehearsed->order;
        $were = array_column($order->lines, null, 'id');

        return [
            'changes' => $plan->texts(),
            'totals' => [
                'subtotal_cents' => $after->subtotalCents,
                'charges_cents' => $after->chargesCents,
                'shipping_cents' => $after->shippingCents,
                'tax_cents' => $after->taxCents,
                'total_cents' => $after->totalCents,
            ],
            'from_cents' => $plan->fromCents,
            'has_unknown_price' => $plan->hasUnknownPrice,
            'needs_yes' => $plan->needsYes,
            'needs_quote' => $plan->isPriced && OrderState::AwaitingPrice === $after->state,
            'refund_due_cents' => $after->refundDueCents(),
            'is_complete' => OrderState::Completed === $after->state && OrderState::Completed !== $order->state,
            'stock' => array_values(array_filter(
                array_map(fn (OrderLine $line): array => [
                    'part_number' => $line->partNumber,
                    'taken' => $this->more($rehearsed->before[$line->id] ?? [], $rehearsed->after[$line->id] ?? []),
                    'released' => $this->more($rehearsed->after[$line->id] ?? [], $rehearsed->before[$line->id] ?? []),
                    'backordered' => $line->backordered,
                    'backordered_before' => $were[$line->id]->backordered ?? 0,
                ], $after->lines),
                static fn (array $line): bool => [] !== $line['taken'] || [] !== $line['released'] || $line['backordered'] !== $line['backordered_before'],
            )),
        ];
    }

    /**
     * @param array<int, int> $before pieces by branch
     * @param array<int, int> $after
     * @return list<array{location_id: int, city: string, quantity: int}> what is there more than before, in the dealer's order
     */
    private function more(array $before, array $after): array
    {
        $rows = [];
        foreach ($this->locations->all() as $location) {
            $more = ($after[$location->id] ?? 0) - ($before[$location->id] ?? 0);
            if ($more > 0) {
                $rows[] = ['location_id' => $location->id, 'city' => $location->city, 'quantity' => $more];
            }
        }

        return $rows;
    }
}
