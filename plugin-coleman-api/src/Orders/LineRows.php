<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Promises\Promised;

/** Writes what an order keeps of a part that is ordered. */
final readonly class LineRows
{
    public function __construct(private PartPresenter $partPresenter, private Availability $availability)
    {
    }

    /**
     * @param int $backordered pieces that nothing is taken for
     * @param array<int, int> $takes pieces by branch
     * @return array<string, string|int|null> a row of order_lines but for its order
     */
    public function row(PricedLine $line, int $backordered, array $takes, Promised $promise): array
    {
        return [
            'part_id' => $line->part->id,
            'part_number' => $line->partNumber,
            'description' => $line->description,
            'vendor_name' => $line->part->vendorName,
            'url' => $line->part->isPlaceholder() ? '' : $this->partPresenter->url($line->part),
            'image' => $line->part->image,
            'quantity' => $line->quantity,
            'backordered' => $backordered,
            'price_cents' => $line->priceCents,
            'core_cents' => $line->part->coreCents,
            'oversize_cents' => $line->ships() ? $line->part->oversizeCents : 0,
            'weight_class' => $line->part->weightClass,
            'fulfilment' => $line->fulfilment->value,
            'location_id' => $line->locationId,
            'state' => ($backordered > 0 ? LineState::Backordered : LineState::Open)->value,
            'availability_text' => $line->availabilityText($this->availability, array_sum($takes)),
            'promised_on' => $promise->date,
            'promise_reason' => $promise->reason,
            'promise_words' => $promise->words,
        ];
    }
}
