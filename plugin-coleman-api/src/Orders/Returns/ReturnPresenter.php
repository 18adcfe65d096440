<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Support\Instant;

/** Returns in the API's shape. */
final readonly class ReturnPresenter
{
    public function __construct(private ReturnRepository $returns, private ReturnableParts $returnable, private ReturnValue $value)
    {
    }

    /** @return array<string, mixed> schema/order-returns.json */
    public function forCustomer(Order $order): array
    {
        $lines = [];
        foreach ($this->returnable->ofOrder($order) as $line => ['asked' => $pieces, 'until' => $until]) {
            if ($pieces > 0) {
                $lines[] = ['line' => $line, 'quantity' => $pieces, 'until' => $until];
            }
        }

        return [
            'returnable' => $lines,
            'returns' => array_map(fn (OrderReturn $return): array => $this->present($order, $return), $this->returns->ofOrder($order->id)),
        ];
    }

    /**
     * @param list<Booking> $bookings of the order
     * @return array{returnable: list<array{line: int, quantity: int}>, unpaid_cents: int, list: list<array<string, mixed>>} of schema/desk-order.json
     */
    public function forDesk(Order $order, array $bookings): array
    {
        $all = $this->returns->ofOrder($order->id);
        $lines = [];
        foreach ($this->returnable->ofOrder($order) as $line => ['pieces' => $pieces]) {
            $lines[] = ['line' => $line, 'quantity' => $pieces];
        }

        return [
            'returnable' => $lines,
            'unpaid_cents' => $order->unpaidCents(),
            'list' => array_map(fn (OrderReturn $return): array => $this->present($order, $return) + [
                'location_id' => $return->locationId,
                'by_customer' => in_array($return->askedBy->kind, ['customer', 'guest'], true),
                'proposed_cents' => in_array($return->state, ReturnState::open(), true) ? $this->value->propose($order, $return, $all) : 0,
                'refund_state' => array_find($bookings, static fn (Booking $one): bool => $one->id === $return->refundId)->state->value ?? '',
            ], $all),
        ];
    }

    /** @return array<string, mixed> schema/order-return.json */
    private function present(Order $order, OrderReturn $return): array
    {
        return [
            'id' => $return->id,
            'number' => $return->number(),
            'state' => $return->state->value,
            'state_label' => $return->state->label(),
            'asked_at' => Instant::text($return->askedAt),
            'note' => $return->note,
            'answer' => $return->answer,
            'credit_cents' => $return->creditCents,
            'lines' => array_map(static fn (ReturnLine $part): array => [
                'line' => $part->lineId,
                'part_number' => array_find($order->lines, static fn (OrderLine $one): bool => $one->id === $part->lineId)->partNumber ?? '',
                'quantity' => $part->quantity,
                'received' => $part->received,
                'restocked' => $part->restocked,
                'reason' => $part->reason->value,
                'reason_label' => $part->reason->label(),
            ], $return->lines),
        ];
    }
}
